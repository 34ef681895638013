"""The field in which a setting is looked for."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from app.language import tr


class SearchField(QLineEdit):
    """What is typed into to find a setting: Esc empties it, Enter goes on to what was found."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Search settings"))
        self.setAccessibleName(tr("Search settings"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}:
            self.left.emit()
        else:
            super().keyPressEvent(event)
