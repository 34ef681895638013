"""Marks of rows of the chat list: a reply is being written there, or one came that nobody has read."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter

from app.language import tr


class ReplyMark(Enum):
    """A state of a chat that is seen in its row."""

    WRITING = auto()
    UNREAD = auto()

    def words_after(self, title: str) -> str:
        """Return a chat's title with its state, for a screen reader."""
        if self is ReplyMark.WRITING:
            return tr("{title}, a reply is being written", title=title)
        return tr("{title}, not read yet", title=title)


def paint_reply_mark(painter: QPainter, spot: QRect, mark: ReplyMark, colour: str) -> None:
    """Paint three small dots for a reply that is being written, one larger dot for one that was not read."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    middle, unit = QPointF(spot.center()) + QPointF(0.5, 0.5), spot.width() / 16
    if mark is ReplyMark.UNREAD:
        painter.drawEllipse(middle, 4 * unit, 4 * unit)
    else:
        for step in (-5, 0, 5):
            painter.drawEllipse(middle + QPointF(step * unit, 0), 1.75 * unit, 1.75 * unit)
    painter.restore()
