"""Recently deleted chats: each can be restored for 30 days, or deleted now."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListWidget, QListWidgetItem, QWidget

from app.chats.folders import RETENTION_TIME, ChatFolders
from app.language import tr, tr_count
from app.ui.dialogs.confirm_dialog import confirm
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.labels import heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, resize_beside, row_of

_FIGURES_WIDE = 62
_ID = Qt.ItemDataRole.UserRole


class DeletedChatsDialog(QDialog):
    """Lists the chats, the latest deleted first; what is chosen there is restored or deleted."""

    restore_requested = Signal(list)
    """The numbers of chats that are to be in the list again."""
    removal_requested = Signal(list)
    """The numbers of chats that are to go for good."""

    def __init__(self, folders: ChatFolders, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recently deleted"))
        self._folders = folders
        self.chats = named(QListWidget(), tr("Recently deleted"))
        self.chats.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.chats.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chats.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.chats.itemSelectionChanged.connect(self._follow_selection)
        self.chats.itemDoubleClicked.connect(lambda _: self._restore())
        self._words = note()
        self.delete_button = plain_button(tr("Delete now…"), run=self._ask, by_enter=False)
        self.restore_button = plain_button(tr("Restore"), run=self._restore, by_enter=False)
        self.close_button = plain_button(tr("Close"), run=self.reject, by_enter=False)
        column_of(
            heading(tr("Recently deleted")),
            self._words,
            (self.chats, 1),
            Stretch(0),
            row_of(self.delete_button, Stretch(), self.restore_button, self.close_button),
            on=self,
            gap=12,
            margins=DIALOG,
        )
        self._list()
        resize_beside(self, _FIGURES_WIDE, 520)

    @property
    def _chosen(self) -> list[int]:
        return [int(item.data(_ID)) for item in self.chats.selectedItems()]

    def _list(self) -> None:
        self.chats.clear()
        now = datetime.now(UTC)
        for chat, deleted_at in self._folders.recently_deleted():
            days = max(1, (deleted_at + RETENTION_TIME - now).days + 1)
            days_left = tr_count("%n day left", "%n days left", days)
            item = QListWidgetItem(f"{chat.title or tr('New chat')} · {days_left}")
            item.setData(_ID, chat.id)
            self.chats.addItem(item)
        there = self.chats.count() > 0
        self._words.setText(
            tr("Deleted chats stay here for 30 days. Searching does not find them.")
            if there
            else tr("No chat was deleted in the last 30 days.")
        )
        for part in (self.chats, self.delete_button, self.restore_button):
            part.setVisible(there)
        if there:
            self.chats.setCurrentRow(0)
        else:
            self.close_button.setFocus()
        self._follow_selection()

    def _follow_selection(self) -> None:
        for button in (self.delete_button, self.restore_button):
            button.setEnabled(bool(self._chosen))

    def _restore(self) -> None:
        self.restore_requested.emit(self._chosen)
        self._list()

    def _ask(self) -> None:
        ids = self._chosen
        question = tr_count("Delete this chat now?", "Delete %n chats now?", len(ids))
        consequence = tr("This cannot be undone. Backups made earlier keep them.")
        confirm(question, (consequence,), tr("Delete now"), self, lambda: self._remove(ids))

    def _remove(self, ids: list[int]) -> None:
        self.removal_requested.emit(ids)
        self._list()
