"""The field in which words are looked for in a page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class SearchField(QLineEdit):
    """Takes the words to look for: Esc empties it, Enter and Down go on to what was found."""

    finished = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(placeholderText=name)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}:
            self.finished.emit()
        else:
            super().keyPressEvent(event)
