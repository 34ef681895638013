"""The left column: search, new chat, and the conversations, with rename, pin, and delete that can be undone.

Of ten thousand chats the list has the first few hundred, and more as one scrolls on. A search runs beside the window,
first through the latest messages, then through all; each further letter puts an end to the one before.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from app.chats.records import Conversation
from app.chats.store import NO_LIMIT, ChatStore
from app.ui.chat_list.chat_list import ChatList
from app.ui.chat_list.delegate import ChatListDelegate
from app.ui.chat_list.model import UNTITLED, ChatListModel
from app.ui.toolkit.background_work import BackgroundWork, StillWantedCheck
from app.ui.toolkit.buttons import IconButton, quiet_button
from app.ui.toolkit.labels import ElidedLabel, muted
from app.ui.toolkit.theme import Theme

UNDO_FOR_MS = 10_000
PAGE = 300
"""Conversations that are read at a time."""
_SEARCH = "search"
_DELETE = (Qt.Key.Key_Delete, *((Qt.Key.Key_Backspace,) if sys.platform == "darwin" else ()))
"""What is called "delete" on a Mac's keyboard is Qt's Backspace."""


class Sidebar(QFrame):
    """Shows the store's conversations; the open one is whatever :meth:`show_open` was last told."""

    new_requested = Signal()
    opened = Signal(int)
    done = Signal()
    """The keyboard was used to open one: it goes on to the message field."""
    export_requested = Signal(int)
    deleted = Signal(int)
    """A conversation is gone from the list; its messages wait until the next start for an undo."""
    problem = Signal(object)
    """An :class:`~app.errors.AppError` to show."""

    def __init__(self, store: ChatStore, theme: Theme, errands: BackgroundWork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAccessibleName("Chats")
        self._store = store
        self._errands = errands
        self._limit = PAGE
        self._open_id: int | None = None
        self._deleted_id: int | None = None
        self._stale = False

        self.search = QLineEdit()
        self.search.setPlaceholderText("Search chats")
        self.search.setAccessibleName("Search chats")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._begin_again)
        self.new_button = IconButton(theme, "new-chat", "New chat (Ctrl+N)")
        self.new_button.clicked.connect(self.new_requested)

        self._model = ChatListModel(self)
        self._model.renamed.connect(self._rename)
        self._model.more_wanted.connect(self._read_on, Qt.ConnectionType.QueuedConnection)  # its view is at work
        self.list = self._make_list(theme)
        self._empty = muted("")
        self._empty.setWordWrap(True)
        self._undo = self._make_undo_strip()
        self._undo_timer = QTimer(self)
        self._undo_timer.setSingleShot(True)
        self._undo_timer.timeout.connect(self._undo.hide)
        self._lay_out()
        theme.palette_changed.connect(self.list.viewport().update)
        theme.zoom_changed.connect(self.list.doItemsLayout)
        self.refresh()

    def _make_list(self, theme: Theme) -> ChatList:
        view = ChatList()
        view.setModel(self._model)
        view.setItemDelegate(ChatListDelegate(theme, view))
        view.customContextMenuRequested.connect(self._show_menu)
        view.clicked.connect(self._open)
        view.entered.connect(self._enter)
        view.left.connect(lambda: self.show_open(self._open_id))
        view.itemDelegate().closeEditor.connect(self._end_rename)
        for key in _DELETE:
            delete = QShortcut(QKeySequence(key), view, context=Qt.ShortcutContext.WidgetShortcut)
            delete.activated.connect(lambda: self._delete(self._model.conversation_at(view.currentIndex())))
        return view

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.search, 1)
        top.addWidget(self.new_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addLayout(top)
        layout.addWidget(self._empty)
        layout.addWidget(self.list, 1)
        layout.addStretch(0)
        layout.addWidget(self._undo)

    def refresh(self) -> None:
        """Read the list again; what is open stays marked."""
        if self.list.editing:  # a title is being written: new rows would take the field away
            self._stale = True
            return
        self._stale = False
        wanted = self.search.text().strip()
        if wanted:
            self._search(wanted, latest=not self._store.searched_at_once)
        else:
            self._errands.recall(self, _SEARCH)
            self._show(self._store.conversations(self._limit), wanted)

    def _begin_again(self) -> None:
        """Something else is looked for: the list begins at its top."""
        self._limit = PAGE
        self.refresh()

    def _read_on(self) -> None:
        self._limit += PAGE
        self.refresh()

    def _search(self, words: str, *, latest: bool) -> None:
        """Look beside the window; after the latest messages, through all."""

        def show(found: tuple[Conversation, ...]) -> None:
            if found or not latest:
                self._show(found, words)
            if latest:
                self._search(words, latest=False)

        def look(wanted: StillWantedCheck) -> tuple[Conversation, ...]:
            return self._store.search(words, limit, latest=latest, wanted=wanted)

        limit = self._limit
        self._errands.send(self, _SEARCH, look, show, self.problem.emit)

    def _show(self, found: Sequence[Conversation], wanted: str) -> None:
        if self.list.editing:
            self._stale = True
            return
        at = self._model.conversation_at(self.list.currentIndex()) if self.list.hasFocus() else None
        today = date.today()  # noqa: DTZ011 - the person's own day
        self._model.show_conversations(found, today, grouped=not wanted, more=len(found) == self._limit)
        self._empty.setText(f"No chat contains “{wanted}”." if wanted else "Your chats will be listed here.")
        self._empty.setVisible(not found)
        self.list.setVisible(bool(found))
        self.show_open(self._open_id)
        if at is not None and self._model.row_of(at.id) is not None:  # the keyboard stays where it is
            self._go_to(at.id)

    def show_open(self, conversation_id: int | None) -> None:
        """Mark the conversation that is shown, and put the keyboard's place there."""
        self._open_id = conversation_id
        self._model.mark_open(conversation_id)
        if not self.list.editing:
            self._go_to(conversation_id)

    def _go_to(self, conversation_id: int | None) -> None:
        row = self._model.row_of(conversation_id)
        if row is None:
            self.list.clearSelection()
            self.list.setCurrentIndex(QModelIndex())
        else:
            self.list.setCurrentIndex(self._model.index(row))

    def rename_open(self) -> None:
        """Edit the open conversation's title in place."""
        row = self._model.row_of(self._open_id)
        if row is None and self._open_id is not None:  # so old that the list does not reach it yet
            self.search.clear()
            self._limit = NO_LIMIT
            self.refresh()
            row = self._model.row_of(self._open_id)
        if row is not None:
            self.list.setFocus()
            self.list.edit(self._model.index(row))

    def _edit(self, conversation_id: int) -> None:
        """Edit a title in place, wherever its row is by now."""
        row = self._model.row_of(conversation_id)
        if row is not None:
            self.list.edit(self._model.index(row))

    def _make_undo_strip(self) -> QFrame:
        strip = QFrame()
        strip.setObjectName("undoStrip")
        self._undo_words = ElidedLabel()
        button = quiet_button("Undo", "Bring the deleted chat back (Ctrl+Z in the list)")
        button.clicked.connect(self.undo_delete)
        layout = QHBoxLayout(strip)
        layout.setContentsMargins(10, 4, 4, 4)
        layout.addWidget(self._undo_words, 1)
        layout.addWidget(button)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self.list)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.undo_delete)
        strip.hide()
        return strip

    def _open(self, index: QModelIndex) -> None:
        conversation = self._model.conversation_at(index)
        if conversation is not None:
            self.opened.emit(conversation.id)

    def _enter(self, index: QModelIndex) -> None:
        self._open(index)
        self.done.emit()

    def _end_rename(self) -> None:
        if self._stale:
            QTimer.singleShot(0, self, self.refresh)  # once the view has let go of the field

    def _rename(self, conversation_id: int, title: str) -> None:
        self._store.rename(conversation_id, title)
        self.refresh()

    def _pin(self, conversation: Conversation) -> None:
        self._store.pin(conversation.id, not conversation.pinned)
        self.refresh()

    def _delete(self, conversation: Conversation | None) -> None:
        if conversation is None:
            return
        self._store.delete(conversation.id)
        self._deleted_id = conversation.id
        self._undo_words.set_full_text(f"Deleted “{conversation.title or UNTITLED}”")
        self._undo.show()
        self._undo_timer.start(UNDO_FOR_MS)
        self.deleted.emit(conversation.id)
        self.refresh()

    def undo_delete(self) -> None:
        """Bring back the conversation deleted last, and open it."""
        if self._deleted_id is None:
            return
        conversation_id, self._deleted_id = self._deleted_id, None
        self._store.restore(conversation_id)
        self._undo_timer.stop()
        self._undo.hide()
        self.refresh()
        self.opened.emit(conversation_id)

    def _show_menu(self, position: QPoint) -> None:
        index = self.list.indexAt(position)
        conversation = self._model.conversation_at(index)
        if conversation is None:
            return
        menu = QMenu(self)
        menu.addAction("Rename", QKeySequence(Qt.Key.Key_F2), lambda: self._edit(conversation.id))
        menu.addAction("Unpin" if conversation.pinned else "Pin", lambda: self._pin(conversation))
        menu.addAction("Save as a file…", lambda: self.export_requested.emit(conversation.id))
        menu.addSeparator()
        menu.addAction("Delete", QKeySequence(Qt.Key.Key_Delete), lambda: self._delete(conversation))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list.point_at(index)
        menu.aboutToHide.connect(lambda: self.list.point_at(QModelIndex()))
        menu.popup(self.list.viewport().mapToGlobal(position))
