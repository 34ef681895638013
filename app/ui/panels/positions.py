"""How often the first, second, third … guess of a round was right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.speculation.trace import Outcome
from app.ui.panels.card import Card
from app.ui.panels.figures import PositionRate

ROW_HEIGHT = 21.0
MOST_ROWS = 8
BAR_HEIGHT = 8.0


class PositionBars(Card):
    """A bar for each position, as many as a short list can hold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Accepted by position in the guess", parent)
        self._rates: Sequence[PositionRate] = ()
        self._describe()

    def show_rates(self, rates: Sequence[PositionRate]) -> None:
        rows = len(self._rates[:MOST_ROWS])
        self._rates = rates
        self._describe()
        if len(rates[:MOST_ROWS]) != rows:
            self.updateGeometry()
        self.update_if_changed([(rate.position, round(rate.rate * 100)) for rate in rates[:MOST_ROWS]])

    def _describe(self) -> None:
        said = ", ".join(f"guess {r.position}: {r.rate * 100:.0f} %" for r in self._rates[:MOST_ROWS])
        self.setAccessibleDescription(said or "Nothing has been guessed yet.")

    def content_height(self) -> float:
        return ROW_HEIGHT * max(3, min(MOST_ROWS, len(self._rates)))

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        if not self._rates:
            painter.setFont(self.font_of(13))
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "Nothing guessed yet")
            return
        painter.setFont(self.font_of(13))
        centre = Qt.AlignmentFlag.AlignVCenter
        for number, rate in enumerate(self._rates[:MOST_ROWS]):
            row = QRectF(area.left(), area.top() + number * ROW_HEIGHT, area.width(), ROW_HEIGHT)
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(row, centre | Qt.AlignmentFlag.AlignLeft, str(rate.position))
            painter.setPen(QColor(self.colours.text))
            painter.drawText(row, centre | Qt.AlignmentFlag.AlignRight, f"{rate.rate * 100:.0f} %")
            track = QRectF(row.left() + 22, row.center().y() - BAR_HEIGHT / 2, row.width() - 22 - 52, BAR_HEIGHT)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.raised))
            painter.drawRoundedRect(track, 4, 4)
            if rate.accepted:
                painter.setBrush(QColor(self.colours.outcomes[Outcome.ACCEPTED].line or ""))
                filled = QRectF(track.left(), track.top(), max(BAR_HEIGHT, track.width() * rate.rate), BAR_HEIGHT)
                painter.drawRoundedRect(filled, 4, 4)
