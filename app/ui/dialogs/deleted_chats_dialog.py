"""Recently deleted chats: each can be restored for 30 days, or deleted now."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.chats.folders import RETENTION_TIME, ChatFolders
from app.language import tr, tr_count
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button
from app.ui.toolkit.widgets.labels import heading, muted

_FIGURES_WIDE = 62
_ID = Qt.ItemDataRole.UserRole


class DeletedChatsDialog(QDialog):
    """Lists the chats, the latest deleted first; what is chosen there is restored or deleted.

    Args:
        folders: has the chats.
    """

    restore_requested = Signal(list)
    """The numbers of chats that are to be in the list again."""
    removal_requested = Signal(list)
    """The numbers of chats that are to go for good."""

    def __init__(self, folders: ChatFolders, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recently deleted"))
        self._folders = folders
        self.chats = QListWidget()
        self.chats.setAccessibleName(tr("Recently deleted"))
        self.chats.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.chats.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chats.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.chats.itemSelectionChanged.connect(self._follow_selection)
        self._words = muted("")
        self._words.setWordWrap(True)
        self.delete_button = plain_button(tr("Delete now…"))
        self.restore_button = plain_button(tr("Restore"))
        self.close_button = plain_button(tr("Close"))
        for button in (self.delete_button, self.restore_button, self.close_button):
            button.setAutoDefault(False)
        self.delete_button.clicked.connect(self._ask)
        self.restore_button.clicked.connect(self._restore)
        self.chats.itemDoubleClicked.connect(lambda _: self._restore())
        self.close_button.clicked.connect(self.reject)
        buttons = button_row(self.restore_button, self.close_button)
        buttons.insertWidget(0, self.delete_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(tr("Recently deleted")))
        layout.addWidget(self._words)
        layout.addWidget(self.chats, 1)
        layout.addStretch(0)
        layout.addLayout(buttons)
        self._list()
        height = parent.height() if parent is not None else 720
        self.resize(wide(self, _FIGURES_WIDE), min(520, max(360, height - 60)))

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
        gone = tr("This cannot be undone. Backups made earlier keep them.")
        ask = ConfirmDialog(question, (gone,), tr("Delete now"), self)
        ask.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ask.accepted.connect(lambda: self._remove(ids))
        ask.open()

    def _remove(self, ids: list[int]) -> None:
        self.removal_requested.emit(ids)
        self._list()
