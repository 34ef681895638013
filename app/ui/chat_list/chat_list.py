"""The list of conversations as one handles it: a click opens, Enter opens and goes on to the message field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QListView

from app.language import tr
from app.ui.chat_list.chat_list_model import CHATS_TYPE, ChatRole
from app.ui.toolkit.keyboard import is_typed

_MOST_CARRIED = 4
"""Rows that are shown at the pointer while many are dragged."""
_BESIDE_POINTER = QPoint(-16, -8)


class ChatList(QListView):
    """The list; the keyboard may stand at another row than the open one, until the list is left."""

    confirmed = Signal(QModelIndex)
    """Enter was pressed on a row."""
    dropped = Signal(list, object)
    """Chats were dropped: their ids, and the id of the folder, or ``None`` outside of any."""
    folded = Signal(QModelIndex, bool)
    """A folder is to be opened (``True``) or closed by a key."""
    focus_lost = Signal()
    """The keyboard has gone elsewhere, not only to a menu."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("chatList")
        self.setAccessibleName(tr("Conversations"))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self._pointed = QPersistentModelIndex()
        self.extending = False
        """True if the last click was to choose several, not to open one."""
        self.drop_folder: int | None = None
        """The folder over which chats are held; ``None`` where there is none."""

    @property
    def editing(self) -> bool:
        """True while a title is being changed in place."""
        return self.state() == QAbstractItemView.State.EditingState

    @property
    def place(self) -> QPersistentModelIndex:
        """The row that a key, or the menu that is open, is about."""
        if self._pointed.isValid():
            return self._pointed
        return QPersistentModelIndex(self.currentIndex() if self.hasFocus() else QModelIndex())

    def has_ring(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Return whether a menu or the keyboard is at a row; where it was just clicked, its background says so."""
        shown = self.property("ring") or self._pointed.isValid() or not index.data(ChatRole.OPEN)
        return self.place == index and bool(shown)

    @property
    def chosen(self) -> list[QModelIndex]:
        """The rows that are chosen, where they are several; in their order."""
        rows = sorted(self.selectedIndexes(), key=lambda index: index.row())
        return rows if len(rows) > 1 else []

    def point_at(self, index: QModelIndex) -> None:
        """Set the row that a menu is about; none for an invalid index."""
        self._pointed = QPersistentModelIndex(index)
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Let the right button open a row's menu without going to the row."""
        if event.button() != Qt.MouseButton.RightButton:
            several = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
            self.extending = bool(event.modifiers() & several)
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave typed words to the window, which passes them on to the message field."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.editing:
            self.confirmed.emit(self.currentIndex())
        elif (
            event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.currentIndex().data(ChatRole.COUNT) is not None
        ):
            self.folded.emit(self.currentIndex(), event.key() == Qt.Key.Key_Right)
        elif is_typed(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def startDrag(self, actions: Qt.DropAction) -> None:  # noqa: N802 - Qt's name
        """Let the pointer carry the rows beside it, to be seen through: Qt's picture of them hides the folder below."""
        rows = sorted(self.selectedIndexes(), key=lambda index: index.row())
        if rows:
            drag = QDrag(self)
            drag.setMimeData(self.model().mimeData(rows))
            drag.setPixmap(self._picture_of(rows[:_MOST_CARRIED]))
            drag.setHotSpot(_BESIDE_POINTER)
            drag.exec(actions, Qt.DropAction.CopyAction)

    def _picture_of(self, rows: Sequence[QModelIndex]) -> QPixmap:
        places = [self.visualRect(row) for row in rows]
        ratio = self.devicePixelRatioF()
        size = QSize(max(place.width() for place in places), sum(place.height() for place in places))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setOpacity(0.7)
        top = 0
        for place in places:
            painter.drawPixmap(0, top, self.viewport().grab(place))
            top += place.height()
        painter.end()
        return picture

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        self._follow_drag(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: N802 - Qt's name
        super().dragMoveEvent(event)  # which scrolls near the edges
        self._follow_drag(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: N802 - Qt's name
        super().dragLeaveEvent(event)
        self._hold_over(None)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Say where chats were dropped; the rows follow from what is in the store then."""
        if not event.mimeData().hasFormat(CHATS_TYPE):
            event.ignore()
            return
        content = bytes(event.mimeData().data(CHATS_TYPE).data()).decode("ascii", "replace")
        ids = [int(part) for part in content.split(",") if part.isdecimal()]
        folder = self._folder_under(event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self._hold_over(None)
        self.dropped.emit(ids, folder)

    def _follow_drag(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(CHATS_TYPE):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._hold_over(self._folder_under(event))
        else:
            event.ignore()  # files are for the window

    def _folder_under(self, event: QDropEvent) -> int | None:
        index = self.indexAt(event.position().toPoint())
        folder = index.data(ChatRole.FOLDER)
        return index.data(ChatRole.INSIDE) if folder is None else int(folder)

    def _hold_over(self, folder_id: int | None) -> None:
        if folder_id != self.drop_folder:
            self.drop_folder = folder_id
            self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        passing = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in passing and not self.editing:
            self.focus_lost.emit()
