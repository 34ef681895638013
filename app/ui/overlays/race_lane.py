"""One of the two replies of a race: its figures, and its text as it is written or was written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.language import number, tr, tr_count
from app.speculation.trace import Outcome, Round, Trace
from app.ui.metrics.card import FigureWidget
from app.ui.overlays.race_runner import duration_ms, pass_count, rounds_until
from app.ui.overlays.reply_pane import ReplyPane
from app.ui.toolkit.widgets.layouts import fill
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography

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
        track = QRectF(0, BAR_TOP, area.width() - (FINISH_WIDTH if total else 0), BAR_HEIGHT)
        self.paint_bar(painter, area, track, self.colours.raised, BAR_HEIGHT / 2)
        if not total:
            return
        if self.figures.tokens:
            length = max(BAR_HEIGHT, track.width() * min(1.0, self.figures.tokens / total))
            done = QRectF(0, BAR_TOP, length, BAR_HEIGHT)
            self.paint_bar(painter, area, done, bar_colour(self, guesses=self._guesses), BAR_HEIGHT / 2)
        top = BAR_TOP - (FINISH_HEIGHT - BAR_HEIGHT) / 2
        finish = QRectF(area.width() - FINISH_WIDTH, top, FINISH_WIDTH, FINISH_HEIGHT)
        self.paint_bar(painter, area, finish, self.colours.text, 0)


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


class RaceLane(QWidget):
    """Shows a reply that is being written, or one that was, at its own pace."""

    def __init__(self, name: str, typography: Typography, *, guesses: bool) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._name = name
        self._titles: tuple[str, ...] = (name,)
        self._kind = ""
        self._rounds: list[Round] = []
        self._trace: Trace | None = None
        self.is_live = False
        """True if a reply is followed, to its end or not."""
        self._total: int | None = None
        self._shown = self._tokens = 0
        self._is_settled = False
        """True if the text stands as it does in the end, where a stop text may have cut it."""
        self.head = LaneHead(name, guesses=guesses)
        self.page = ReplyPane(typography, name)
        self.body = self.page.body
        self._column = fill(QVBoxLayout(self), self.head, (self.page, 1))

    @property
    def rounds(self) -> Sequence[Round]:
        """The rounds that are shown."""
        return self._rounds[: self._shown]

    @property
    def is_idle(self) -> bool:
        """True if there is no reply to show."""
        return not self.is_live and self._trace is None

    @property
    def is_over(self) -> bool:
        """True if the whole reply is shown."""
        return self._trace is not None and self._shown == len(self._trace.rounds)

    def set_room(self, around: int, between: int) -> None:
        self._column.setContentsMargins(around, around, around, 0)
        self._column.setSpacing(between)

    def set_total(self, tokens: int | None) -> None:
        """Say how many tokens the reply will have, if that is known: its bar is drawn by that."""
        self._total = tokens

    def wait(self, words: str) -> None:
        """Show no reply yet, and in place of the clock what it waits for."""
        self._begin(None, (self._name,), live=False)
        self.head.show_figures(LaneFigures((self._name,), (words,) if words else ()))

    def follow(self, waits_for: str) -> None:
        """Follow a reply that is being written now; until it begins, say what it waits for."""
        writing = tr("{name} · writing now", name=self._name)
        self._begin(None, (writing, self._name), live=True)
        self._kind = tr("live")
        self.head.show_figures(LaneFigures((writing, self._name), (waits_for,), 0, total=self._total))

    def replay(self, trace: Trace, titles: tuple[str, ...], kind: str) -> None:
        """Replay a reply at its own pace, under the first of the titles that fits; ``kind`` stands beside the clock."""
        self._begin(trace, titles, live=False)
        self._rounds, self._kind = list(trace.rounds), kind
        self.body.model_names = ModelNames.of(trace.summary)
        self.show_time(0.0)

    def add_rounds(self, rounds: Sequence[Round]) -> None:
        """Take up what was written; :meth:`show_time` shows it."""
        if self.is_live:
            self._rounds.extend(rounds)

    def end(self, trace: Trace) -> None:
        """Take up that the reply that was followed is whole."""
        self._trace, self._rounds, self._titles = trace, list(trace.rounds), (self._name,)
        self.body.model_names = ModelNames.of(trace.summary)

    def show_time(self, clock_ms: float) -> None:
        """Show how the reply stood at ``clock_ms``; one that is being written as it stands."""
        self._show_rounds(len(self._rounds) if self.is_live else rounds_until(self._rounds, clock_ms))
        end_ms = duration_ms(self._trace) if self._trace is not None else None
        is_done = end_ms is not None and (self.is_live or clock_ms >= end_ms)
        time = tr("{time} s", time=number((end_ms if is_done and end_ms is not None else clock_ms) / 1000, 1))
        if is_done:
            clocks = (tr("Done in {time}", time=time), time)
        else:
            clocks = (f"{time} · {self._kind}" if self._kind else time, time)
        self.head.show_figures(LaneFigures(self._titles, clocks, self._shown, self._tokens, self._total))

    def _begin(self, trace: Trace | None, titles: tuple[str, ...], *, live: bool) -> None:
        self._trace, self._titles, self.is_live = trace, titles, live
        self._rounds, self._shown, self._tokens, self._is_settled = [], 0, 0, False
        self.body.show_spans(TokenSpans())

    def _show_rounds(self, count: int) -> None:
        """Show the first rounds: what is new of them is set, what was there stays."""
        if count != self._shown:
            if count < self._shown:
                self.body.show_spans(TokenSpans())
                self._shown, self._tokens, self._is_settled = 0, 0, False
            new = self._rounds[self._shown : count]
            self._tokens += sum(len(round_.tokens) for round_ in new)
            self.body.spans.add_rounds(new)
            self._shown = count
            self.body.refresh()
            self.page.show_newest()
            self.body.announce_again()
        if self._trace is not None and self.is_over and not self._is_settled:
            self._is_settled = True
            self.body.spans.show_as(self._trace.summary.text)
            self.body.show_spans(self.body.spans)
            self.page.show_newest()
