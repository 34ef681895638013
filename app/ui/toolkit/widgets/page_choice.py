"""The pages of a dialog to choose from: a list beside them, or a box above them where there is little room."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QWidget

from app.ui.toolkit.accessibility import named


class PageChoice(QObject):
    """A list, so many ``figures`` wide, and a box that show the same."""

    chosen = Signal(int)
    """The place of a page, by the person; also of the one that is shown."""

    def __init__(self, titles: Iterable[str], parent: QWidget, *, list_name: str, box_name: str, figures: int) -> None:
        super().__init__(parent)
        self._figures = figures
        self.list = named(QListWidget(), list_name)
        self.list.setObjectName("sideList")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.box = named(QComboBox(), box_name)
        for title in titles:
            self.list.addItem(title)
            self.box.addItem(title)
        self.list.setCurrentRow(0)
        self.list.currentRowChanged.connect(self._follow)
        self.list.itemClicked.connect(lambda item: self._follow(self.list.row(item)))
        self.box.activated.connect(self._follow)

    def fit(self, width: int, least_figures: int) -> bool:
        """Show the list where ``width`` has room for so many figures, else the box; return whether it has."""
        figure = self.list.fontMetrics().horizontalAdvance("0")
        is_wide = width >= figure * least_figures
        had_focus = self.list.hasFocus()
        self.box.setVisible(not is_wide)
        self.list.setVisible(is_wide)
        self.list.setFixedWidth(figure * self._figures)
        if not is_wide and had_focus:
            self.box.setFocus()
        return is_wide

    def show_place(self, row: int) -> None:
        """Show which page one is at."""
        with QSignalBlocker(self.list), QSignalBlocker(self.box):
            self.list.setCurrentRow(row)
            self.box.setCurrentIndex(row)

    def _follow(self, row: int) -> None:
        if row >= 0:
            self.show_place(row)
            self.chosen.emit(row)
