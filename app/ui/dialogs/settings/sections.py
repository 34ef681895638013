"""The sections of the settings beside them: a list where there is room, else a box to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QWidget

from app.language import tr, tr_count
from app.settings import Section

FIGURES_WIDE = 18


class SectionChoice(QObject):
    """A list and a box that show the same."""

    chosen = Signal(object)
    """A :class:`~app.settings.Section`, by the person."""

    def __init__(self, sections: Sequence[Section], parent: QWidget) -> None:
        super().__init__(parent)
        self._sections = tuple(sections)
        self.list = QListWidget()
        self.list.setObjectName("sideList")
        self.list.setAccessibleName(tr("Sections"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.box = QComboBox()
        self.box.setAccessibleName(tr("Section"))
        for section in self._sections:
            self.list.addItem(section.words)
            self.box.addItem(section.words)
        self.list.setCurrentRow(0)
        self.list.currentRowChanged.connect(self._follow)
        self.box.activated.connect(self._follow)
        self.list.itemClicked.connect(lambda item: self._follow(self.list.row(item)))  # once more to where one is

    def set_narrow(self, *, narrow: bool) -> None:
        """Show the box in the place of the list."""
        at_list = self.list.hasFocus()
        self.box.setVisible(narrow)
        self.list.setVisible(not narrow)
        self.list.setFixedWidth(self.list.fontMetrics().horizontalAdvance("0") * FIGURES_WIDE)
        if narrow and at_list:
            self.box.setFocus()

    def show_place(self, section: Section) -> None:
        """Show where on the page one is."""
        row = self._sections.index(section)
        with QSignalBlocker(self.list), QSignalBlocker(self.box):
            self.list.setCurrentRow(row)
            self.box.setCurrentIndex(row)

    def show_counts(self, changed: Mapping[Section, int], sections: frozenset[Section]) -> None:
        """Say how many settings of each section are changed; those where nothing was found cannot be chosen."""
        for row, section in enumerate(self._sections):
            count = changed.get(section, 0)
            words = f"{section.words} ({count})" if count else section.words
            item = self.list.item(row)
            if item.text() != words:
                item.setText(words)
                self.box.setItemText(row, words)
            item.setToolTip(tr_count("%n changed", "%n changed", count) if count else "")
            enabled = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            flags = enabled if section in sections else Qt.ItemFlag.NoItemFlags
            if item.flags() != flags:
                item.setFlags(flags)

    def _follow(self, row: int) -> None:
        if 0 <= row < len(self._sections):
            self.show_place(self._sections[row])
            self.chosen.emit(self._sections[row])
