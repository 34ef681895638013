"""The list of conversations as Qt's views want it: rows grouped under headings of days, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from app.chats.records import Conversation
from app.ui.toolkit.words import day_words

UNTITLED = "New chat"
_NOWHERE = QModelIndex()


class ChatRole(IntEnum):
    """Data roles beside Qt's own."""

    PINNED = Qt.ItemDataRole.UserRole + 1
    HEADING = Qt.ItemDataRole.UserRole + 2
    OPEN = Qt.ItemDataRole.UserRole + 3
    """Whether it is the conversation that is shown."""


@dataclass(frozen=True, slots=True)
class _Row:
    text: str
    conversation: Conversation | None = None
    """``None``: a heading."""


class ChatListModel(QAbstractListModel):
    """Rows are headings and conversations; only conversations can be chosen and renamed."""

    more_wanted = Signal()
    """The end of the list is in sight, and there are more conversations."""
    renamed = Signal(int, str)
    """A title was edited in the view: the conversation's id and its new title."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._open_id: int | None = None
        self._more = False

    def show_conversations(
        self, conversations: Sequence[Conversation], today: date, *, grouped: bool = True, more: bool = False
    ) -> None:
        """Replace the rows, or add what follows them.

        Args:
            conversations: in order.
            today: the person's own day.
            grouped: under headings; search results have none.
            more: there may be others after these.
        """
        self._more = more
        rows: list[_Row] = []
        heading = ""
        for item in conversations:
            day = "Pinned" if item.pinned else day_words(item.updated_at.astimezone().date(), today)
            if grouped and day != heading:
                heading = day
                rows.append(_Row(day))
            rows.append(_Row(item.title or UNTITLED, item))
        before = len(self._rows)
        if rows == self._rows:
            return
        if before and rows[:before] == self._rows:
            self.beginInsertRows(_NOWHERE, before, len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
        else:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> bool:  # noqa: N802 - Qt's name
        return self._more and not parent.isValid()

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> None:  # noqa: ARG002, N802
        """Ask for what follows, once: it comes with :meth:`show_conversations`."""
        if self._more:
            self._more = False
            self.more_wanted.emit()

    def mark_open(self, conversation_id: int | None) -> None:
        """Say which conversation is shown."""
        if conversation_id == self._open_id:
            return  # a view would read a title anew that is just being written
        before, self._open_id = self._open_id, conversation_id
        for row in (self.row_of(before), self.row_of(conversation_id)):
            if row is not None:
                self.dataChanged.emit(self.index(row), self.index(row), [ChatRole.OPEN])

    def row_of(self, conversation_id: int | None) -> int | None:
        return next(
            (n for n, row in enumerate(self._rows) if row.conversation and row.conversation.id == conversation_id), None
        )

    def conversation_at(self, index: QModelIndex | QPersistentModelIndex) -> Conversation | None:
        return self._rows[index.row()].conversation if index.isValid() else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return row.text if row.conversation else None
            case ChatRole.HEADING | ChatRole.OPEN | ChatRole.PINNED:
                return self._has_mark(row.conversation, ChatRole(role))
        return None

    def _has_mark(self, conversation: Conversation | None, role: ChatRole) -> bool:
        if conversation is None:
            return role is ChatRole.HEADING
        return (role is ChatRole.OPEN and conversation.id == self._open_id) or (
            role is ChatRole.PINNED and conversation.pinned
        )

    def setData(  # noqa: N802 - Qt's name
        self, index: QModelIndex | QPersistentModelIndex, value: object, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        conversation = self.conversation_at(index)
        title = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or conversation is None or not title or title == conversation.title:
            return False
        self.renamed.emit(conversation.id, title)
        return True

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        if self.conversation_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
