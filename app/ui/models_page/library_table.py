"""The table itself: rows as high as the text asks for, and only as many columns as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from app.language import tr
from app.ui.models_page.library_model import LibraryColumn, LibraryFilter

_ROOM_IN_CHARACTERS = {LibraryColumn.PLACE: 85, LibraryColumn.USED: 68, LibraryColumn.ROLE: 52}
"""Below this width of the table a column goes; the card of the chosen model says the same."""
_ROW_PADDING = 12


class LibraryTable(QTableView):
    """The table; whole rows are chosen, one at a time."""

    def __init__(self, rows: LibraryFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(rows)
        self.setAccessibleName(tr("Models on this computer"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab goes on to the card
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(LibraryColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setResizeContentsPrecision(50)  # rows looked at; thousands would take long
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # as taken: the latest used first

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW_PADDING)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        room = event.size().width() / max(1, self.fontMetrics().averageCharWidth())
        for column, least in _ROOM_IN_CHARACTERS.items():
            self.setColumnHidden(column, room < least)
        super().resizeEvent(event)
