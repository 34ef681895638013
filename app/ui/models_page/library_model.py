"""The table of models on this computer: one row each, sorted by any column, filtered by words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from app.language import tr
from app.models.library.inventory import InventoryItem
from app.text_folding import fold_text, has_all_words
from app.ui.models_page.library_words import roles_words, size_or_missing, used_words

SORT_ROLE = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class LibraryColumn(IntEnum):
    NAME = 0
    SIZE = 1
    ROLE = 2
    USED = 3
    PLACE = 4


TITLES = {
    LibraryColumn.NAME: tr("Model"),
    LibraryColumn.SIZE: tr("Size"),
    LibraryColumn.ROLE: tr("Used as"),
    LibraryColumn.USED: tr("Last used"),
    LibraryColumn.PLACE: tr("Where"),
}


class LibraryModel(QAbstractTableModel):
    """Holds the rows; read only, replaced as a whole."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[InventoryItem, ...] = ()
        self._today = date.min

    @property
    def items(self) -> tuple[InventoryItem, ...]:
        return self._items

    def replace(self, items: Sequence[InventoryItem], today: date) -> None:
        self.beginResetModel()
        self._items, self._today = tuple(items), today
        self.endResetModel()

    def learn(self, items: Sequence[InventoryItem]) -> bool:
        """Take over what was found out about the files, if they are the same; returns whether they are."""
        unsaid = [replace(item, facts=None) for item in items]
        if unsaid != [replace(item, facts=None) for item in self._items]:
            return False
        self._items = tuple(items)
        self.dataChanged.emit(self.index(0, LibraryColumn.ROLE), self.index(len(items) - 1, LibraryColumn.ROLE))
        return True

    def item(self, row: int) -> InventoryItem:
        return self._items[row]

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(LibraryColumn)

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return TITLES[LibraryColumn(section)]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(LibraryColumn(section))
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item, column = self._items[index.row()], LibraryColumn(index.column())
        answers: dict[int, Callable[[], Any]] = {
            Qt.ItemDataRole.DisplayRole: lambda: self._shown(item, column),
            Qt.ItemDataRole.ToolTipRole: lambda: str(item.path) if column is LibraryColumn.NAME else None,
            Qt.ItemDataRole.TextAlignmentRole: lambda: _alignment(column),
            Qt.ItemDataRole.AccessibleTextRole: lambda: (
                f"{TITLES[column]}: {self._shown(item, column) or tr('not known')}"
            ),
            SORT_ROLE: lambda: self._order(item, column),
        }
        answer = answers.get(role)
        return answer() if answer is not None else None

    def _shown(self, item: InventoryItem, column: LibraryColumn) -> str:
        match column:
            case LibraryColumn.NAME:
                return item.name
            case LibraryColumn.SIZE:
                return size_or_missing(item)
            case LibraryColumn.ROLE:
                return roles_words(item)
            case LibraryColumn.USED:
                return used_words(item, self._today)
            case LibraryColumn.PLACE:
                return item.place.words

    def _order(self, item: InventoryItem, column: LibraryColumn) -> Any:
        match column:
            case LibraryColumn.SIZE:
                return item.size_bytes
            case LibraryColumn.USED:
                return -(item.use.last_s or 0.0)  # the first click shows the latest first
            case LibraryColumn.NAME | LibraryColumn.ROLE | LibraryColumn.PLACE:
                return self._shown(item, column).casefold()


class LibraryFilter(QSortFilterProxyModel):
    """Keeps rows that hold all the words that were typed, anywhere in their name, role, place or path."""

    def __init__(self, model: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._model = model
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)

    def set_words(self, text: str) -> None:
        self._words = fold_text(text).split()
        self.invalidate()  # the narrower calls are new or deprecated, version by version

    def filterAcceptsRow(self, row: int, _parent: _Index) -> bool:  # noqa: N802 - Qt's name
        item = self._model.item(row)
        return has_all_words(f"{item.name} {roles_words(item)} {item.place.words} {item.path}", self._words)

    def item_at(self, index: _Index) -> InventoryItem:
        return self._model.item(self.mapToSource(index).row())


def _alignment(column: LibraryColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column is LibraryColumn.SIZE else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
