"""The left column: search, new chat, and the conversations, with rename, pin, and delete that can be undone.

Of ten thousand chats the list has the first few hundred, and more as one scrolls on. A search runs beside the window,
through the newest messages first, then through older ones; each further letter puts an end to the one before.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QMenu, QToolButton

from app.chats.folders import ChatFolders, Folder
from app.chats.records import Conversation
from app.chats.searching import ChatSearch
from app.chats.store import ChatStore
from app.language import tr, tr_count
from app.ui.chat_list.chat_actions import ChatActions, UndoStrip
from app.ui.chat_list.chat_list import ChatList
from app.ui.chat_list.chat_list_delegate import TITLE_PX, ChatListDelegate
from app.ui.chat_list.chat_list_model import ARCHIVE, ChatListModel, ChatRole, FolderRows, ReplyMark
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import IconButton, WideButton
from app.ui.toolkit.widgets.labels import note
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of
from app.ui.toolkit.widgets.menu import Menu
from app.ui.toolkit.widgets.search_field import SearchField

FOLDER_PAGE = 100
"""Conversations of a folder that are read at a time: several may be open, and each change reads them all again."""


class OpenFolders:
    """Reads folders and the archive. Which folders are open is kept in the store; the archive is closed at first."""

    def __init__(self, stored: ChatFolders) -> None:
        self._stored = stored
        self._archive_open = False
        self._limits: dict[int, int] = {}
        """Number of chats of a folder that are listed, where that is more than at first."""

    def rows(self) -> list[FolderRows]:
        """Read the folders, and of those that are open, their chats."""
        rows = []
        for folder in self._stored.all():
            chats = self._stored.chats(folder.id, self._limit(folder.id)) if folder.expanded else ()
            rows.append(FolderRows(folder.id, folder.name, folder.chats, folder.expanded, chats))
        archived = self._stored.archived_count()
        if archived:
            chats = self._stored.archived(self._limit(ARCHIVE)) if self._archive_open else ()
            rows.append(FolderRows(ARCHIVE, tr("Archive", meaning="the folder"), archived, self._archive_open, chats))
        return rows

    def expand(self, folder_id: int, expanded: bool) -> None:
        """Show the chats of a folder, or hide them."""
        if folder_id == ARCHIVE:
            self._archive_open = expanded
        else:
            self._stored.expand(folder_id, expanded)

    def show_more(self, folder_id: int) -> None:
        """List twice as many of a folder."""
        self._limits[folder_id] = self._limit(folder_id) * 2

    def _limit(self, folder_id: int) -> int:
        return self._limits.get(folder_id, FOLDER_PAGE)


FORMATS = (
    (tr("Markdown, to read"), ".md"),
    (tr("Web pages, with colours"), ".html"),
    (tr("JSON, all of it, to take in again"), ".json"),
)
"""Formats in which chats are saved, and the ending of each file."""


def add_formats(menu: QMenu, save: Callable[[str], object]) -> None:
    """Offer what chats can be saved as."""
    for words, suffix in FORMATS:
        menu.addAction(words, partial(save, suffix))


def add_places(
    menu: QMenu, chats: Sequence[Conversation], folders: Sequence[Folder], chat_actions: ChatActions
) -> None:
    """Offer where one chat, or several at once, can go."""
    ids = [chat.id for chat in chats]
    pinned = all(chat.pinned for chat in chats)
    menu.addAction(tr("Unpin") if pinned else tr("Pin"), lambda: chat_actions.pin(chats, not pinned))
    where = menu.addMenu(tr("Move to folder"))
    for folder in folders:
        where.addAction(folder.name.replace("&", "&&"), partial(chat_actions.move, ids, folder.id))
    if folders:
        where.addSeparator()
    where.addAction(tr("New folder"), partial(chat_actions.new_folder, ids))
    if any(chat.folder_id is not None for chat in chats):
        menu.addAction(tr("Take out of the folder"), partial(chat_actions.move, ids, None))
    if all(chat.archived for chat in chats):
        menu.addAction(tr("Take out of the archive"), partial(chat_actions.take_out, ids))
    else:
        menu.addAction(tr("Archive", meaning="a verb"), partial(chat_actions.archive, ids))


def add_deletion(menu: QMenu, chats: Sequence[Conversation], chat_actions: ChatActions) -> None:
    """Offer to delete them, last."""
    menu.addSeparator()
    words = tr_count("Delete", "Delete %n chats", len(chats))
    menu.addAction(words, QKeySequence(Qt.Key.Key_Delete), lambda: chat_actions.delete(chats))


PAGE = 300
"""Conversations that are read at a time."""
_SEARCH = "search"
_DELETE = (Qt.Key.Key_Delete, *((Qt.Key.Key_Backspace,) if sys.platform == "darwin" else ()))
"""Keys that delete: "delete" on a Mac's keyboard is Qt's Backspace."""


class Sidebar(QFrame):
    """Shows the store's conversations; the open one is whatever :meth:`show_open` was last told."""

    opened = Signal(int)
    done = Signal()
    """The keyboard was used to open one: it goes on to the message field."""
    export_requested = Signal(int)
    new_chat_requested = Signal(int)
    """A chat is to begin in a folder."""
    folder_settings_requested = Signal(int)
    stop_requested = Signal(int)
    """The reply that is being written in a chat is to end."""
    archive_requested = Signal(str, object)
    """Chats are to be saved in one archive: the ending of each file, and a ``list[int]`` of the chats, or ``None``."""
    all_deleted = Signal()
    """All are gone from the list."""
    all_restored = Signal()
    problem = Signal(object)
    """An :class:`~app.errors.AppError` to show."""

    def __init__(self, store: ChatStore, theme: Theme, background: BackgroundWork) -> None:
        super().__init__()
        self.setObjectName("sidebar")
        self.setAccessibleName(tr("Chats"))
        self._store = store
        self._background = background
        self._limit = PAGE
        self._open_id: int | None = None
        self._folders = OpenFolders(store.folders)
        self._stale = False
        self._searched: ChatSearch | None = None
        """The search that the list shows, once all was looked through."""

        self.search = SearchField(tr("Search chats"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._begin_again)
        self.search.finished.connect(self._enter_list)
        self.new_button = WideButton(theme, "new-chat", tr("New chat"), tr("New chat (Ctrl+N)"))

        self.more_button = IconButton(theme, "more", tr("Folders, importing and saving chats"))
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.setMenu(self._make_menu())

        self._model = ChatListModel(self)
        self._model.more_wanted.connect(self._read_on, Qt.ConnectionType.QueuedConnection)  # later: the view is at work
        self.list = self._make_list(theme)
        self._empty = note()
        set_margins(self._empty, TITLE_PX, 0, 0, 0)
        self._undo = UndoStrip()
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self.list)
        undo.setContext(Qt.ShortcutContext.WidgetShortcut)
        undo.activated.connect(self._undo.undo)
        self.chat_actions = self._make_chat_actions()
        self._lay_out()
        theme.changed.connect(self.list.doItemsLayout)
        self.refresh()

    def _make_menu(self) -> QMenu:
        menu = Menu(parent=self.more_button)
        menu.addAction(tr("New folder"), self.add_folder)
        menu.addSeparator()
        self.import_chats = menu.addAction(tr("Import chats…"))
        add_formats(menu.addMenu(tr("Save all chats as")), lambda suffix: self.archive_requested.emit(suffix, None))
        menu.addSeparator()
        self.show_deleted = menu.addAction(tr("Recently deleted…"))
        self.delete_chats = menu.addAction(tr("Delete all chats…"))
        return menu

    def _make_chat_actions(self) -> ChatActions:
        chat_actions = ChatActions(self._store, self._undo, self._background, self)
        chat_actions.changed.connect(self.refresh)
        chat_actions.brought_back.connect(self.opened)
        chat_actions.all_deleted.connect(self._follow_deletion)
        chat_actions.all_restored.connect(self.all_restored)
        chat_actions.problem.connect(self.problem)
        self._model.renamed.connect(chat_actions.rename)
        self._model.folder_renamed.connect(chat_actions.rename_folder)
        self.list.dropped.connect(chat_actions.move)
        return chat_actions

    def _make_list(self, theme: Theme) -> ChatList:
        view = ChatList()
        view.setModel(self._model)
        view.setItemDelegate(ChatListDelegate(theme, view))
        view.customContextMenuRequested.connect(self._show_menu)
        view.clicked.connect(self._open)
        view.confirmed.connect(self._enter)
        view.folded.connect(self._fold)
        view.focus_lost.connect(lambda: self.show_open(self._open_id))
        view.itemDelegate().closeEditor.connect(self._end_rename)
        for key in _DELETE:
            delete = QShortcut(QKeySequence(key), view, context=Qt.ShortcutContext.WidgetShortcut)
            delete.activated.connect(self._delete_chosen)
        return view

    def _lay_out(self) -> None:
        top = row_of((self.new_button, 1), self.more_button, gap=4)
        parts = (top, self.search, self._empty, (self.list, 1), Stretch(0), self._undo)
        column_of(*parts, on=self, margins=(12, 12, 12, 12))

    def refresh(self) -> None:
        """Read the list again; what is open stays marked."""
        if self.list.editing:  # new rows would close the field in which a title is written
            self._stale = True
            return
        self._stale = False
        words = self.search.text().strip()
        if words:
            self._search(self._store.search(words), words)
        else:
            self._background.recall(self, _SEARCH)
            self._searched = None
            stored = self._store.folders
            self._show(stored.chats(None, self._limit), folders=self._folders.rows())

    def _begin_again(self) -> None:
        """Begin the list at its top: something else is looked for."""
        self._limit = PAGE
        self._searched = None
        self.refresh()

    def _read_on(self) -> None:
        self._limit += PAGE
        if self._searched is None:
            self.refresh()
        else:
            self._show(self._searched.matches(self._limit), self.search.text().strip())

    def _search(self, search: ChatSearch, words: str) -> None:
        """Look through some more beside the window, and show what was found until then.

        Where the same words are looked for again, because something was said or deleted, what was found before stays in
        the list until all was looked through.
        """

        def show(_: None) -> None:
            if search.complete:
                self._searched = search
            if self._searched in (None, search):
                self._show(search.matches(self._limit), words, complete=search.complete)
            if not search.complete:
                self._search(search, words)

        self._background.send(self, _SEARCH, search.go_on, show, self.problem.emit)

    def _show(
        self,
        chats: Sequence[Conversation],
        words: str = "",
        *,
        complete: bool = True,
        folders: Sequence[FolderRows] = (),
    ) -> None:
        """List conversations: all, or what was found for ``words``, perhaps not completely yet."""
        if self.list.editing:
            self._stale = True
            return
        at = self._model.conversation_at(self.list.currentIndex()) if self.list.hasFocus() else None
        at_folder = self._model.folder_at(self.list.currentIndex()) if self.list.hasFocus() else None
        chosen = [chat.id for chat in self._chosen()]
        bar = self.list.verticalScrollBar()
        place, rows = bar.value(), self._model.rowCount()
        today = date.today()  # noqa: DTZ011 - the person's own day
        more = complete and len(chats) == self._limit
        self._model.show_conversations(chats, today, words=words, more=more, folders=folders)
        self._empty.setText(
            _nothing_found(words, complete=complete) if words else tr("Your chats will be listed here.")
        )
        self._empty.setVisible(not chats and not folders)
        self.list.setVisible(bool(chats or folders))
        self.show_open(self._open_id)
        if at is not None and self._model.row_of(at.id) is not None:  # the keyboard stays where it is
            self._go_to(at.id)
        elif at_folder is not None:
            self._go_to_row(self._model.row_of_folder(at_folder.id))
        if len(chosen) > 1:
            self._choose(chosen)
        if rows and folders:
            bar.setValue(place)

    def _choose(self, ids: Sequence[int]) -> None:
        """Choose chats anew whose rows were made anew."""
        for id_ in ids:
            row = self._model.row_of(id_)
            if row is not None:
                select = QItemSelectionModel.SelectionFlag.Select
                self.list.selectionModel().select(self._model.index(row), select)

    def show_open(self, conversation_id: int | None) -> None:
        """Mark the conversation that is shown, and put the keyboard's place there."""
        self._open_id = conversation_id
        self._model.mark_open(conversation_id)
        if not self.list.editing:
            self._go_to(conversation_id)

    def mark_replies(self, writing: frozenset[int], unread: frozenset[int]) -> None:
        """Show in which conversations replies are being written, and in which some came that nobody has read."""
        self._model.mark_replies(writing, unread)
        self.list.viewport().update()

    def _go_to(self, conversation_id: int | None) -> None:
        self._go_to_row(self._model.row_of(conversation_id))

    def _go_to_row(self, row: int | None) -> None:
        if row is None:
            self.list.clearSelection()
            self.list.setCurrentIndex(QModelIndex())
        else:
            self.list.setCurrentIndex(self._model.index(row))

    def _edit(self, conversation_id: int) -> None:
        """Edit a title in place, wherever its row is by now."""
        row = self._model.row_of(conversation_id)
        if row is not None:
            self.list.edit(self._model.index(row))

    def _open(self, index: QModelIndex) -> None:
        conversation, folder = self._model.conversation_at(index), self._model.folder_at(index)
        if folder is not None:
            self._fold(index, not folder.expanded)
        elif (more := self._model.more_at(index)) is not None:
            self._folders.show_more(more)
            self.refresh()
        elif conversation is not None and not self.list.extending:
            self.opened.emit(conversation.id)

    def _fold(self, index: QModelIndex, expanded: bool) -> None:
        folder = self._model.folder_at(index)
        if folder is None or folder.expanded == expanded:
            return
        self._folders.expand(folder.id, expanded)
        self.refresh()

    def _chosen(self) -> list[Conversation]:
        rows = (self._model.conversation_at(index) for index in self.list.chosen)
        return [chat for chat in rows if chat is not None]

    def add_folder(self) -> None:
        """Make a folder, and write its name in place."""
        self.search.clear()
        folder_id = self.chat_actions.new_folder()
        self.list.setFocus()
        self._edit_folder(folder_id)

    def _edit_folder(self, folder_id: int) -> None:
        row = self._model.row_of_folder(folder_id)
        if row is not None:
            self.list.setCurrentIndex(self._model.index(row))
            self.list.edit(self._model.index(row))

    def event(self, event: QEvent) -> bool:
        """Have Esc end a search, from the field and from what it found, before the window has it stop a reply."""
        ends_search = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.search.text()
        if ends_search and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if ends_search and event.type() == QEvent.Type.KeyPress:
            self.search.clear()
            self.search.setFocus()
            return True
        return super().event(event)

    def _enter_list(self) -> None:
        """Go on from the search to the first chat that was found."""
        first = next((row for row in range(self._model.rowCount()) if self._model.flags(self._model.index(row))), None)
        if first is not None:
            self.list.setFocus()
            self._go_to_row(first)

    def _enter(self, index: QModelIndex) -> None:
        self._open(index)
        self.done.emit()

    def _end_rename(self) -> None:
        if self._stale:
            QTimer.singleShot(0, self, self.refresh)  # once the view has let go of the field

    def _delete_chosen(self) -> None:
        chosen, index = self._chosen(), self.list.currentIndex()
        chat, folder = self._model.conversation_at(index), self._model.folder_at(index)
        if chosen:
            self.chat_actions.delete(chosen)
        elif chat is not None:
            self.chat_actions.delete([chat])
        elif folder is not None:
            self._remove_folder(folder.id)

    def _remove_folder(self, folder_id: int) -> None:
        folder = next((one for one in self._store.folders.all() if one.id == folder_id), None)
        if folder is not None:
            self.chat_actions.remove_folder(folder)

    def delete_all(self) -> None:
        """Delete all conversations, those that the list does not reach among them."""
        self.chat_actions.delete_all(self._open_id)

    def _follow_deletion(self) -> None:
        self.all_deleted.emit()
        self.search.clear()
        self.refresh()

    def follow_restoring(self) -> None:
        """Begin anew with other chats, which took the place of all there were."""
        self._undo.forget()
        self._follow_deletion()
        self.all_restored.emit()

    def _show_menu(self, position: QPoint) -> None:
        index = self.list.indexAt(position)
        conversation, folder = self._model.conversation_at(index), self._model.folder_at(index)
        menu = Menu(parent=self)
        if conversation is not None:
            chosen = self._chosen()
            self._add_actions(menu, chosen if conversation in chosen else [conversation])
        elif folder is not None and folder.id != ARCHIVE:
            menu.addAction(tr("New chat here"), lambda: self.new_chat_requested.emit(folder.id))
            menu.addAction(tr("Rename"), QKeySequence(Qt.Key.Key_F2), lambda: self._edit_folder(folder.id))
            menu.addAction(tr("Folder settings…"), lambda: self.folder_settings_requested.emit(folder.id))
            menu.addAction(tr("Remove the folder, keep its chats"), lambda: self._remove_folder(folder.id))
        if menu.isEmpty():
            menu.addAction(tr("New folder"), self.add_folder)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list.point_at(index)
        menu.aboutToHide.connect(lambda: self.list.point_at(QModelIndex()))
        menu.popup(self.list.viewport().mapToGlobal(position))

    def _add_actions(self, menu: QMenu, chats: Sequence[Conversation]) -> None:
        only = chats[0].id if len(chats) == 1 else None
        if only is not None:
            if self._model.index(self._model.row_of(only) or 0).data(ChatRole.REPLY) is ReplyMark.WRITING:
                menu.addAction(tr("Stop the reply"), lambda: self.stop_requested.emit(only))
            menu.addAction(tr("Rename"), QKeySequence(Qt.Key.Key_F2), lambda: self._edit(only))
            menu.addAction(tr("Duplicate"), partial(self.chat_actions.duplicate, chats[0]))
        add_places(menu, chats, self._store.folders.all(), self.chat_actions)
        if only is not None:
            menu.addAction(tr("Save as a file…"), lambda: self.export_requested.emit(only))
        else:
            ids = [chat.id for chat in chats]
            save = menu.addMenu(tr_count("Save %n chat as", "Save %n chats as", len(chats)))
            add_formats(save, lambda suffix: self.archive_requested.emit(suffix, ids))
        add_deletion(menu, chats, self.chat_actions)


def _nothing_found(words: str, *, complete: bool) -> str:
    return tr("No chat contains “{words}”.", words=words) if complete else tr("Looking through older chats…")
