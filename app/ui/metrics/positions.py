"""Bars for how often the first, second, third … guess of a round was right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from app.language import number, tr
from app.speculation.trace import Outcome
from app.ui.metrics.card import Card
from app.ui.metrics.figures import PositionRate, in_steps
from app.ui.toolkit.language.mirroring import visual_rect

ROW_HEIGHT = 21.0
LEAST_ROWS = 3
BAR_HEIGHT = 8.0
GAP = 10.0


class PositionBars(Card):
    """Draws a bar for each position; far ones share one, so that a guess of any length has its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Accepted by position"), parent)
        self._rows: list[PositionRate] = []
        self._describe()

    def show_rates(self, rates: Sequence[PositionRate]) -> None:
        """Show the rate of each position, in order."""
        before, self._rows = len(self._rows), in_steps(rates)
        self._describe()
        if len(self._rows) != before:
            self.updateGeometry()
        self.update_if_changed([(row.label, round(row.rate * 100)) for row in self._rows])

    def _describe(self) -> None:
        rates_text = ", ".join(
            tr("guess {place}: {share} %", place=row.label, share=number(row.rate * 100)) for row in self._rows
        )
        self.setAccessibleDescription(rates_text or self.nothing(tr("Nothing has been guessed yet.")))

    def content_height(self) -> float:
        return ROW_HEIGHT * max(LEAST_ROWS, len(self._rows))

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(self.font_of(13))
        if not self._rows:
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.nothing(tr("Nothing guessed yet")))
            return
        centre = Qt.AlignmentFlag.AlignVCenter
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(row.label) for row in self._rows) + GAP
        right = metrics.horizontalAdvance("100 %") + GAP
        for place, rate in enumerate(self._rows):
            row = QRectF(area.left(), area.top() + place * ROW_HEIGHT, area.width(), ROW_HEIGHT)
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(row, centre | Qt.AlignmentFlag.AlignLeft, rate.label)
            painter.setPen(QColor(self.colours.text))
            painter.drawText(row, centre | Qt.AlignmentFlag.AlignRight, tr("{share} %", share=number(rate.rate * 100)))
            track = QRectF(row.left() + left, row.center().y() - BAR_HEIGHT / 2, row.width() - left - right, BAR_HEIGHT)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.raised))
            painter.drawRoundedRect(visual_rect(self, row, track), 4, 4)
            if rate.accepted:
                painter.setBrush(QColor(self.colours.outcomes[Outcome.ACCEPTED].line or ""))
                filled = QRectF(track.left(), track.top(), max(BAR_HEIGHT, track.width() * rate.rate), BAR_HEIGHT)
                painter.drawRoundedRect(visual_rect(self, row, filled), 4, 4)

    def row_at(self, y: float) -> PositionRate | None:
        """Return what the bar at ``y`` (widget pixels) stands for."""
        place = (y / self.zoom - self.content_area().top()) // ROW_HEIGHT
        return self._rows[int(place)] if 0 <= place < len(self._rows) else None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            row = self.row_at(event.pos().y())
            tip = "" if row is None else _sentence(row)
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)


def _sentence(row: PositionRate) -> str:
    right, guessed = number(row.accepted), number(row.guessed)
    if row.last > row.position:
        return tr(
            "Guesses {first} to {last} of a round: {right} of {guessed} right",
            first=row.position,
            last=row.last,
            right=right,
            guessed=guessed,
        )
    return tr("Guess {place} of a round: {right} of {guessed} right", place=row.position, right=right, guessed=guessed)
