"""A switch: on or off, at the end of a row that names it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QCheckBox

from app.ui.toolkit.language.mirroring import visual_rect

_RING = 3
"""Room around the track for the ring of the keyboard."""


class Switch(QCheckBox):
    """A check box that looks like a switch, in the colours of the window; its words stand elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def _high(self) -> int:
        return round(self.fontMetrics().height() * 1.1)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(self._high * 1.8) + 2 * _RING, self._high + 2 * _RING)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:  # noqa: N802 - Qt's name
        return self.rect().contains(position)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        palette, role = QApplication.palette(), QPalette.ColorRole
        on = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        whole = QRectF(self.rect())
        wide, high = self.sizeHint().width() - 2 * _RING, self._high
        track = QRectF(whole.right() - _RING - wide, whole.center().y() - high / 2, wide, high)
        track = visual_rect(self, whole, track)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(role.Highlight if on else role.PlaceholderText))
        painter.drawRoundedRect(track, high / 2, high / 2)
        knob = QRectF(track.right() - high if on else track.left(), track.top(), high, high)
        knob = visual_rect(self, track, knob)
        painter.setBrush(palette.color(role.HighlightedText if on else role.Base))
        painter.drawEllipse(knob.adjusted(2.5, 2.5, -2.5, -2.5))
        if self.property("ring"):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(role.Highlight), 1.5))
            around = track.adjusted(-2, -2, 2, 2)
            painter.drawRoundedRect(around, around.height() / 2, around.height() / 2)
