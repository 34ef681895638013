"""Up and Down in an empty message field bring back what was asked before, as a terminal does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

_BEFORE_FIRST = -1
"""The place of an empty field among what was asked, the latest of which has place 0."""


class InputHistory(QObject):
    """Watches the keys of a message field.

    Args:
        edit: the field.
        earlier: what was asked before, the latest first; read when somebody begins to look.
    """

    def __init__(self, edit: QPlainTextEdit, earlier: Callable[[], Sequence[str]]) -> None:
        super().__init__(edit)
        self._edit, self._earlier = edit, earlier
        self._texts: Sequence[str] = ()
        self._place = _BEFORE_FIRST
        edit.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        keys = Qt.KeyboardModifier
        plain = event.modifiers() & ~keys.KeypadModifier == keys.NoModifier
        if not plain or event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return super().eventFilter(watched, event)
        return self._step(1 if event.key() == Qt.Key.Key_Up else -1)

    def _step(self, by: int) -> bool:
        """Show the text so many places earlier; false where the key means what it usually does."""
        if self._edit.document().isEmpty():
            if by < 0:
                return False
            self._texts, self._place = self._earlier(), _BEFORE_FIRST
        elif self._place == _BEFORE_FIRST or not self._untouched():
            return False
        place = self._place + by
        if place < len(self._texts):
            self._place = place
            self._edit.setPlainText("" if place == _BEFORE_FIRST else self._texts[place])
            self._edit.moveCursor(QTextCursor.MoveOperation.End)
        return True

    def _untouched(self) -> bool:
        """Return whether the text stands as it was brought back, with the cursor at its end."""
        cursor = self._edit.textCursor()
        return cursor.atEnd() and self._edit.toPlainText() == self._texts[self._place]
