"""The list of conversations as one handles it: a click opens, Enter opens and goes on to the message field."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from app.ui.toolkit.typed_keys import is_typed


class ChatList(QListView):
    """The row the keyboard is at may be another than the open one; it is the open one again once the list is left."""

    entered = Signal(QModelIndex)
    """Enter was pressed on a row."""
    left = Signal()
    """The keyboard has gone elsewhere, not only to a menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chatList")
        self.setAccessibleName("Conversations")
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._pointed = QPersistentModelIndex()

    @property
    def editing(self) -> bool:
        """A title is being changed in place."""
        return self.state() == QAbstractItemView.State.EditingState

    @property
    def place(self) -> QPersistentModelIndex:
        """The row that a key, or the menu that is open, is about."""
        if self._pointed.isValid():
            return self._pointed
        return QPersistentModelIndex(self.currentIndex() if self.hasFocus() else QModelIndex())

    def point_at(self, index: QModelIndex) -> None:
        """A menu is about this row; an invalid index: about none any more."""
        self._pointed = QPersistentModelIndex(index)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """The right button asks what can be done with a row, and goes to none."""
        if event.button() != Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Words typed here are meant for the message field: the window passes on what nobody takes."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.editing:
            self.entered.emit(self.currentIndex())
        elif is_typed(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        passing = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in passing and not self.editing:
            self.left.emit()
