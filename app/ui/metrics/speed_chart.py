"""The speed over a reply, by half seconds: it shows how wrong guesses make it rise and fall, which an average hides."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.language import number, tr
from app.speculation.trace import Outcome, Round
from app.traces.readout import figure
from app.ui.metrics.card import Card
from app.ui.metrics.figures import MOST_STEPS, STEP_MS, scale_top, speeds_over_time
from app.ui.toolkit.language.mirroring import visual_rect

PLOT_HEIGHT, LINE_HEIGHT, GAP = 60.0, 17.0, 4.0
WIDEST_STEP = 8.0
MARK = 16.0
"""The sample of the line that stands for the big model alone."""


class SpeedChart(Card):
    """Draws a column for each step of time, and a line for the big model alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Speed over the reply"), parent)
        self._step_ms = STEP_MS
        self._speeds: list[float] = []
        self._plain: float | None = None
        self.setToolTip(
            tr("Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.")
        )
        self._describe()

    def show_rounds(self, rounds: Sequence[Round], plain: float | None) -> None:
        """Show a reply as far as it was written; ``plain`` is the speed without guessing, where that is known."""
        self._step_ms, self._speeds = speeds_over_time(rounds)
        self._plain = plain
        self._describe()
        self.update_if_changed((self._step_ms, [round(speed, 1) for speed in self._speeds], plain))

    @property
    def _words(self) -> tuple[str, str]:
        """The highest speed of a step, and the one without guessing; empty where it is not known."""
        highest = tr("up to {speed} tokens/s", speed=figure(max(self._speeds)))
        return highest, "" if self._plain is None else tr("without {speed}", speed=figure(self._plain))

    def _describe(self) -> None:
        if not self._speeds:
            self.setAccessibleDescription(self.nothing(tr("No rounds yet.")))
            return
        lowest = tr("down to {speed} tokens/s", speed=figure(min(self._speeds)))
        highest, plain = self._words
        self.setAccessibleDescription(", ".join(filter(None, (highest, lowest, plain))))

    def content_height(self) -> float:
        return LINE_HEIGHT + GAP + PLOT_HEIGHT + GAP + LINE_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(QColor(self.colours.muted))
        painter.setFont(self.font_of(12))
        if not self._speeds:
            text = self.nothing(tr("How the speed rises and falls"))
            font, fitting = self.fitting((text,), area.width(), 13)
            painter.setFont(font)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, fitting)
            return
        plot = QRectF(area.left(), area.top() + LINE_HEIGHT + GAP, area.width(), PLOT_HEIGHT)
        step = min(WIDEST_STEP, plot.width() / max(len(self._speeds), MOST_STEPS // 2))
        top = scale_top(0.8 * max(*self._speeds, self._plain or 0.0))
        self._paint_columns(painter, plot, step, top)
        if self._plain is not None:
            level = plot.bottom() - plot.height() * min(1.0, self._plain / top)
            painter.setPen(self._plain_pen)
            painter.drawLine(QLineF(plot.left(), level, plot.right(), level))
        self._paint_words(painter, area, plot, len(self._speeds) * step)

    @property
    def _plain_pen(self) -> QPen:
        pen = QPen(QColor(self.colours.text), 1.5)
        pen.setDashPattern([3.0, 2.5])
        return pen

    def _paint_columns(self, painter: QPainter, plot: QRectF, step: float, top: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.raised))
        painter.drawRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1))
        painter.setBrush(QColor(self.colours.outcomes[Outcome.ACCEPTED].line or ""))
        for place, speed in enumerate(self._speeds):
            height = max(1.0, plot.height() * min(1.0, speed / top))
            column = QRectF(plot.left() + place * step, plot.bottom() - height, step - 1, height)
            painter.drawRect(visual_rect(self, plot, column))

    def _paint_words(self, painter: QPainter, area: QRectF, plot: QRectF, end: float) -> None:
        """Write the highest speed and what the line stands for above the columns, and below their ``end`` the time."""
        painter.setFont(self.font_of(12))
        painter.setPen(QColor(self.colours.muted))
        highest, plain = self._words
        side, middle = Qt.AlignmentFlag, Qt.AlignmentFlag.AlignVCenter
        line = QRectF(area.left(), area.top(), area.width(), LINE_HEIGHT)
        plain_width = QFontMetricsF(painter.font()).horizontalAdvance(plain)
        room = line.width() - (plain_width + MARK + 14 if plain else 0)
        font, fitting = self.fitting((highest, figure(max(self._speeds))), room, 12)
        painter.setFont(font)
        painter.drawText(line, middle | side.AlignLeft, fitting)
        painter.setFont(self.font_of(12))
        painter.drawText(line, middle | side.AlignRight, plain)
        time = tr("{time} s", time=number(len(self._speeds) * self._step_ms / 1000, 1))
        time_width = QFontMetricsF(painter.font()).horizontalAdvance(time)
        baseline = plot.bottom() + GAP + painter.fontMetrics().ascent()
        self.write(painter, area, QPointF(area.left() + max(0.0, end - time_width), baseline), time)
        if plain:
            painter.setPen(self._plain_pen)
            sample = QRectF(line.right() - plain_width - MARK - 6, line.center().y(), MARK, 0)
            place = visual_rect(self, line, sample)
            painter.drawLine(QLineF(QPointF(place.left(), place.top()), QPointF(place.right(), place.top())))
