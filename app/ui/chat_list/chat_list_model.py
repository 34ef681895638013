"""The list of conversations as Qt's views want it: rows grouped under headings of days, newest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, IntEnum, auto
from operator import attrgetter

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter

from app.chats.records import Conversation
from app.language import number, tr
from app.text_folding import SoughtWords
from app.ui.chat_list.chat_actions import UNTITLED
from app.ui.toolkit.language.words import day_words


class ReplyMark(Enum):
    """A state of a chat that is seen in its row."""

    WRITING = auto()
    UNREAD = auto()

    def words_after(self, title: str) -> str:
        """Return a chat's title with its state, for a screen reader."""
        if self is ReplyMark.WRITING:
            return tr("{title}, a reply is being written", title=title)
        return tr("{title}, not read yet", title=title)


def paint_reply_mark(painter: QPainter, spot: QRect, mark: ReplyMark, colour: str) -> None:
    """Paint three small dots for a reply that is being written, one larger dot for one that was not read."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    middle, unit = QPointF(spot.center()) + QPointF(0.5, 0.5), spot.width() / 16
    if mark is ReplyMark.UNREAD:
        painter.drawEllipse(middle, 4 * unit, 4 * unit)
    else:
        for step in (-5, 0, 5):
            painter.drawEllipse(middle + QPointF(step * unit, 0), 1.75 * unit, 1.75 * unit)
    painter.restore()


ARCHIVE = -1
"""The archive, in place of a folder's id."""
CHATS_TYPE = "application/x-draftlight-chats"
"""Of what is dragged: the ids of chats, with commas between them."""
_NOWHERE = QModelIndex()


class ChatRole(IntEnum):
    """Data roles beside Qt's own."""

    PINNED = Qt.ItemDataRole.UserRole + 1
    HEADING = auto()
    OPEN = auto()
    """True if it is the conversation that is shown."""
    FOLDER = auto()
    """The id of the folder that a row is; of a row in one, and of no folder, ``None``."""
    COUNT = auto()
    """Number of chats in that folder."""
    EXPANDED = auto()
    INSIDE = auto()
    """The id of the folder under which a row stands."""
    ARCHIVED = auto()
    """True if a chat that was found is one that was put away."""
    PASSAGE = auto()
    """The line that has the words, of a chat that was found; empty where its title has them."""
    REPLY = auto()
    """The chat's :class:`ReplyMark`; ``None`` where there is none."""


_OF_ROW = {ChatRole.HEADING: attrgetter("is_heading"), ChatRole.INSIDE: attrgetter("inside")}
_OF_CHAT = {
    ChatRole.PINNED: attrgetter("pinned"),
    ChatRole.ARCHIVED: attrgetter("archived"),
    ChatRole.PASSAGE: attrgetter("passage"),
}
_OF_FOLDER = {
    ChatRole.FOLDER: attrgetter("id"),
    ChatRole.COUNT: attrgetter("count"),
    ChatRole.EXPANDED: attrgetter("expanded"),
}


@dataclass(frozen=True, slots=True)
class FolderRows:
    """A folder, and what of it is shown."""

    id: int
    name: str
    count: int
    expanded: bool
    chats: Sequence[Conversation] = ()


@dataclass(frozen=True, slots=True)
class _Row:
    text: str
    conversation: Conversation | None = None
    folder: FolderRows | None = None
    inside: int | None = None
    """The folder under which the row stands. With neither a chat nor a folder, it shows more of that."""

    @property
    def is_heading(self) -> bool:
        return self.conversation is None and self.folder is None and self.inside is None


class ChatListModel(QAbstractListModel):
    """Rows are folders, headings and conversations; conversations can be chosen, and they and folders be renamed."""

    more_wanted = Signal()
    """The end of the list is in sight, and there are more conversations."""
    renamed = Signal(int, str)
    """A title was edited in the view: the conversation's id and its new title."""
    folder_renamed = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._open_id: int | None = None
        self._reply_marks: dict[int, ReplyMark] = {}
        self._more = False
        self.sought = SoughtWords("")
        """The words that the rows were found by."""

    def show_conversations(
        self,
        conversations: Sequence[Conversation],
        today: date,
        *,
        words: str = "",
        more: bool = False,
        folders: Sequence[FolderRows] = (),
    ) -> None:
        """Replace the rows, or add what follows them.

        Args:
            conversations: in order.
            today: the person's own day.
            words: they were found by; search results have no headings.
            more: there may be others after these.
            folders: stand above, with their chats under them.
        """
        self._more = more
        self.sought = SoughtWords(words)
        rows = [row for folder in folders for row in _rows_of(folder)]
        heading = ""
        for item in conversations:
            day = tr("Pinned") if item.pinned else day_words(item.updated_at.astimezone().date(), today)
            if not words and day != heading:
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
        """Ask once for what follows; it comes with :meth:`show_conversations`."""
        if self._more:
            self._more = False
            self.more_wanted.emit()

    def mark_open(self, conversation_id: int | None) -> None:
        """Say which conversation is shown."""
        if conversation_id == self._open_id:
            return  # a view would put the old title into the field in which a new one is written
        before, self._open_id = self._open_id, conversation_id
        for row in (self.row_of(before), self.row_of(conversation_id)):
            if row is not None:
                self.dataChanged.emit(self.index(row), self.index(row), [ChatRole.OPEN])

    def mark_replies(self, writing: frozenset[int], unread: frozenset[int]) -> None:
        """Note in which conversations replies are being written, and in which some came that nobody has read.

        Nobody is told: a view would put the old title into the field in which a new one is written.
        """
        self._reply_marks = dict.fromkeys(unread, ReplyMark.UNREAD) | dict.fromkeys(writing, ReplyMark.WRITING)

    def row_of(self, conversation_id: int | None) -> int | None:
        return next(
            (n for n, row in enumerate(self._rows) if row.conversation and row.conversation.id == conversation_id), None
        )

    def conversation_at(self, index: QModelIndex | QPersistentModelIndex) -> Conversation | None:
        return self._rows[index.row()].conversation if index.isValid() else None

    def folder_at(self, index: QModelIndex | QPersistentModelIndex) -> FolderRows | None:
        return self._rows[index.row()].folder if index.isValid() else None

    def row_of_folder(self, folder_id: int) -> int | None:
        return next((n for n, row in enumerate(self._rows) if row.folder and row.folder.id == folder_id), None)

    def more_at(self, index: QModelIndex | QPersistentModelIndex) -> int | None:
        """Return the folder of which a row shows more; ``None`` for other rows."""
        row = self._rows[index.row()] if index.isValid() else None
        return row.inside if row is not None and row.conversation is None else None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if row.folder is not None:
                return _describe_folder(row.folder)
            passage = row.conversation.passage if row.conversation is not None else ""
            mark, words = self._reply_mark_of(row), f"{row.text}. {passage}" if passage else row.text
            return words if mark is None else mark.words_after(words)
        if role == Qt.ItemDataRole.ToolTipRole:
            return None if row.is_heading else row.text
        return self._own_data(row, role)

    def _own_data(self, row: _Row, role: int) -> object:
        chat = row.conversation
        for thing, getters in ((row, _OF_ROW), (chat, _OF_CHAT), (row.folder, _OF_FOLDER)):
            if thing is not None and role in getters:
                return getters[ChatRole(role)](thing)
        if role == ChatRole.OPEN:
            return chat is not None and chat.id == self._open_id
        return self._reply_mark_of(row) if role == ChatRole.REPLY else None

    def _reply_mark_of(self, row: _Row) -> ReplyMark | None:
        return None if row.conversation is None else self._reply_marks.get(row.conversation.id)

    def setData(  # noqa: N802 - Qt's name
        self, index: QModelIndex | QPersistentModelIndex, value: object, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        conversation, folder = self.conversation_at(index), self.folder_at(index)
        title = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not title:
            return False
        if folder is not None and title != folder.name:
            self.folder_renamed.emit(folder.id, title)
            return True
        if conversation is not None and title != conversation.title:
            self.renamed.emit(conversation.id, title)
            return True
        return False

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        enabled, editable = Qt.ItemFlag.ItemIsEnabled, Qt.ItemFlag.ItemIsEditable
        if self.conversation_at(index) is not None:
            return enabled | editable | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
        folder = self.folder_at(index)
        if folder is not None:
            return enabled if folder.id == ARCHIVE else enabled | editable
        return enabled if self.more_at(index) is not None else Qt.ItemFlag.NoItemFlags

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:  # noqa: N802 - Qt's name
        """Return what is dragged: the ids of the chats."""
        ids = [str(chat.id) for index in indexes if (chat := self.conversation_at(index)) is not None]
        data = QMimeData()
        data.setData(CHATS_TYPE, ",".join(ids).encode())
        return data

    def supportedDragActions(self) -> Qt.DropAction:  # noqa: N802 - Qt's name
        return Qt.DropAction.CopyAction  # the store moves them, so the view must remove nothing itself


def _rows_of(folder: FolderRows) -> Iterator[_Row]:
    yield _Row(folder.name, folder=folder)
    if folder.expanded:
        for chat in folder.chats:
            yield _Row(chat.title or UNTITLED, chat, inside=folder.id)
        if len(folder.chats) < folder.count:
            yield _Row(tr("Show more of {count}", count=number(folder.count)), inside=folder.id)


def _describe_folder(folder: FolderRows) -> str:
    state = tr("open", meaning="a folder's state") if folder.expanded else tr("closed", meaning="a folder's state")
    count = number(folder.count)
    if folder.id == ARCHIVE:
        return f"{folder.name}, {count}, {state}"
    return tr("Folder {name}, {count}, {state}", name=folder.name, count=count, state=state)
