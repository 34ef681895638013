"""The figures of a race, large enough for a room: at the head of each reply, and at the foot of both."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from app.language import number, tr, tr_count
from app.speculation.trace import Outcome
from app.ui.metrics.card import FigureWidget
from app.ui.overlays.race_result import pass_count
from app.ui.toolkit.language.mirroring import visual_rect

TITLE_PIXELS, FIGURE_PIXELS, CLOCK_PIXELS = 15, 56, 13
BAR_HEIGHT = 10.0
FINISH_WIDTH, FINISH_HEIGHT = 2.0, 20.0
TITLE_BASELINE, FIGURE_BASELINE, BAR_TOP, CLOCK_BASELINE, HEIGHT = 16.0, 72.0, 90.0, 121.0, 132.0
SCORE_PIXELS, SCORE_GAP = 26, 14.0


@dataclass(frozen=True, slots=True)
class LaneFigures:
    """Figures in the head of a lane."""

    titles: tuple[str, ...] = ()
    """The first one that fits is shown."""
    clocks: tuple[str, ...] = ()
    """Likewise."""
    passes: int | None = None
    """Of the big model so far; ``None`` before it begins."""
    tokens: int = 0
    total: int | None = None
    """Tokens that the reply will have, where that is known."""


class LaneHead(FigureWidget):
    """Paints the passes of the big model, a bar with its finish, and the clock."""

    def __init__(self, name: str, *, guesses: bool) -> None:
        super().__init__()
        self._name, self._guesses = name, guesses
        self.figures = LaneFigures()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    @property
    def clock_text(self) -> str:
        """The clock in all its words."""
        return next(iter(self.figures.clocks), "")

    @property
    def count_text(self) -> str:
        """The passes and the tokens that came of them; empty before the first."""
        count = self._counts[0] if self.figures.passes is not None else ""
        return f"{number(self.figures.passes or 0)} {count}" if count else ""

    def show_figures(self, figures: LaneFigures) -> None:
        self.figures = figures
        titles = figures.titles or (self._name,)
        self.setAccessibleDescription(". ".join(filter(None, (titles[0], self.count_text, self.clock_text))))
        self.update_if_changed(figures)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(200 * self.zoom), round(HEIGHT * self.zoom))

    @property
    def _counts(self) -> tuple[str, ...]:
        """Words beside the number of passes."""
        is_one = self.figures.passes == 1
        tokens = tr_count("%n token", "%n tokens", self.figures.tokens)
        of_model = tr("pass of the big model") if is_one else tr("passes of the big model")
        short = tr("pass") if is_one else tr("passes")
        long, medium = (tr("{passes}, {tokens}", passes=passes, tokens=tokens) for passes in (of_model, short))
        return long, medium, short

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        self.prepare(painter)
        area = QRectF(0, 0, self.width() / self.zoom, HEIGHT)
        muted = QColor(self.colours.muted)
        painter.setPen(muted)
        titles = self.figures.titles or (self._name,)
        self._write_fitting(painter, area, QPointF(0, TITLE_BASELINE), titles, TITLE_PIXELS, bold=True)
        self._write_fitting(painter, area, QPointF(0, CLOCK_BASELINE), self.figures.clocks or ("",), CLOCK_PIXELS)
        self._paint_bar(painter, area)
        if self.figures.passes is None:
            return
        painter.setFont(self.font_of(FIGURE_PIXELS, weight=QFont.Weight.Bold))
        painter.setPen(QColor(self.colours.text))
        end = self.write(painter, area, QPointF(0, FIGURE_BASELINE), number(self.figures.passes))
        painter.setPen(muted)
        self._write_fitting(painter, area, QPointF(end + 10, FIGURE_BASELINE), self._counts, TITLE_PIXELS)

    def _write_fitting(
        self, painter: QPainter, area: QRectF, at: QPointF, texts: tuple[str, ...], size: int, *, bold: bool = False
    ) -> None:
        weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        font, text = self.fitting(texts, area.right() - at.x(), size, weight=weight)
        painter.setFont(font)
        self.write(painter, area, at, text)

    def _paint_bar(self, painter: QPainter, area: QRectF) -> None:
        """Paint how much of the reply is written, up to the line at its finish."""
        total = self.figures.total
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(0, BAR_TOP, area.width() - (FINISH_WIDTH if total else 0), BAR_HEIGHT)
        painter.setBrush(QColor(self.colours.raised))
        painter.drawRoundedRect(visual_rect(self, area, track), BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        if not total:
            return
        painter.setBrush(QColor(bar_colour(self, guesses=self._guesses)))
        if self.figures.tokens:
            length = max(BAR_HEIGHT, track.width() * min(1.0, self.figures.tokens / total))
            done = QRectF(0, BAR_TOP, length, BAR_HEIGHT)
            painter.drawRoundedRect(visual_rect(self, area, done), BAR_HEIGHT / 2, BAR_HEIGHT / 2)
        painter.setBrush(QColor(self.colours.text))
        top = BAR_TOP - (FINISH_HEIGHT - BAR_HEIGHT) / 2
        finish = QRectF(area.width() - FINISH_WIDTH, top, FINISH_WIDTH, FINISH_HEIGHT)
        painter.drawRect(visual_rect(self, area, finish))


class RaceScore(FigureWidget):
    """Paints the passes of one reply against those of the other."""

    def __init__(self) -> None:
        super().__init__()
        self._passes = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_passes(self, plain: int, guessed: int) -> None:
        if (plain, guessed) != self._passes:
            self._passes = plain, guessed
            self.setAccessibleName(" ".join(self._words))
            self.updateGeometry()
            self.update()

    @property
    def _words(self) -> tuple[str, str, str]:
        plain, guessed = self._passes
        return pass_count(plain), tr("against", meaning="31 passes against 14 passes"), pass_count(guessed)

    @property
    def _fonts_used(self) -> tuple[QFont, QFont, QFont]:
        big = self.font_of(SCORE_PIXELS, weight=QFont.Weight.Bold)
        return big, self.font_of(CLOCK_PIXELS), big

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        widths = [
            QFontMetricsF(font).horizontalAdvance(text)
            for font, text in zip(self._fonts_used, self._words, strict=True)
        ]
        width = sum(widths) + 2 * SCORE_GAP + 1
        return QSize(round(width * self.zoom), round(34 * self.zoom))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        self.prepare(painter)
        area = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
        colours = (self.colours.text, self.colours.muted, bar_colour(self, guesses=True))
        at = 0.0
        for font, text, colour in zip(self._fonts_used, self._words, colours, strict=True):
            painter.setFont(font)
            painter.setPen(QColor(colour))
            at = self.write(painter, area, QPointF(at, 26), text) + SCORE_GAP


def bar_colour(widget: FigureWidget, *, guesses: bool) -> str:
    """Return the colour of a reply with guesses, or of the big model alone."""
    return widget.colours.outcomes[Outcome.ACCEPTED].line or "" if guesses else widget.colours.plain
