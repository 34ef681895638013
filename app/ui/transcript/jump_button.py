"""The button over a conversation that leads back to its end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from app.language import tr

_ABOVE_EDGE = 12


class JumpButton(QPushButton):
    """Stands over the lower edge of its parent, in the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Jump to newest"), parent)
        self.setProperty("role", "jump")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def place(self, width: int, height: int) -> None:
        """Follow the size of what it stands over."""
        self.adjustSize()
        self.move((width - self.width()) // 2, height - self.height() - _ABOVE_EDGE)
