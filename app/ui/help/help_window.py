"""The window of the manual: pages at the side, search above, and the page that is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QDialog, QSizePolicy, QWidget

from app.language import is_translated, tr
from app.text_folding import SoughtWords
from app.ui.help.help_pages import PROGRAM_LINK, HelpPage, find_matches, results_text
from app.ui.help.help_text import HelpScroll
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton, plain_button
from app.ui.toolkit.widgets.labels import note
from app.ui.toolkit.widgets.layouts import column_of, resize_beside, row_of
from app.ui.toolkit.widgets.page_choice import PageChoice
from app.ui.toolkit.widgets.search_field import SearchField
from app.ui.transcript.text.text_body import open_link
from app.ui.transcript.typography import Typography

FIGURES_WIDE, LIST_FIGURES = 116, 24
_NARROW_FIGURES = 84
"""Below this width the pages fold into a box above the text."""
_SIDES = 20


class HelpWindow(QDialog):
    """Shows one page of the manual at a time, or what a search found; the main window can be used beside it.

    ``read_pages`` returns all pages as they are now: the page of keys follows the settings.
    """

    part_requested = Signal(str)
    """A part of the program, as links name it: ``settings/tools``, ``pairs``, ``explanation``."""

    def __init__(self, read_pages: Callable[[], Sequence[HelpPage]], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Help"))
        self._read_pages, self._theme = read_pages, theme
        self._pages = tuple(read_pages())
        self._shown = self._pages[0]
        self._history: list[tuple[HelpPage, str, int]] = []
        """Places that links led away from: the page, the words searched for there, and how far it was scrolled."""
        self.search = SearchField(tr("Search the help"))
        self.pages = PageChoice(
            (page.title for page in self._pages), self, list_name=tr("Pages"), box_name=tr("Page"), figures=LIST_FIGURES
        )
        self.pages.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.back_button = IconButton(theme, "back", tr("Back to the page before (Alt+Left)"))
        self.page = HelpScroll(self._typography())
        self.close_button = plain_button(tr("Close"), run=self.accept, by_enter=False)
        self.note = note(tr("The manual is in English.") if is_translated() else "")
        top = row_of(self.back_button, (self.search, 1), (self.pages.box, 1), gap=12, margins=(_SIDES, 16, _SIDES, 12))
        side = column_of(self.pages.list, margins=(_SIDES - 4, 8, 8, 0))
        foot = row_of((self.note, 1), self.close_button, gap=0, margins=(_SIDES, 12, _SIDES, 16))
        column_of(top, (row_of(side, (self.page, 1), gap=0), 1), foot, on=self, gap=0)
        self._connect()
        resize_beside(self, FIGURES_WIDE, 900)
        self.show_page(self._shown.name)
        self.search.setFocus()

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._follow_search())
        self.search.finished.connect(self._enter_found)
        self.pages.chosen.connect(self._choose)
        self.back_button.clicked.connect(self.go_back)
        self.page.body.link_followed.connect(self.follow_link)
        QShortcut(QKeySequence("Ctrl+F"), self).activated.connect(self._enter_search)
        QShortcut(QKeySequence("Alt+Left"), self).activated.connect(self.go_back)
        self._theme.changed.connect(self._follow_theme)

    @property
    def shown_page(self) -> HelpPage:
        """The page that is read, or was before the search."""
        return self._shown

    def show_page(self, name: str, anchor: str = "", sought: SoughtWords | None = None) -> None:
        """Show a page, from one of its sections on, with the words that were looked for highlighted."""
        place, page = next((at, one) for at, one in enumerate(self._pages) if one.name == name)
        self._shown = page
        self.pages.show_place(place)
        self.page.show_text(page.text, page.title)
        section = page.section(anchor)
        if section is not None and section.block:
            self.page.scroll_to_block(section.block)
        self.page.mark_words(sought, section.block if section is not None else 0)
        self._show_way_back()

    def follow_link(self, link: str) -> None:
        """Go to another page, to a part of the program, or have the browser open an address."""
        file, _, anchor = link.partition("#")
        name = file.removeprefix(PROGRAM_LINK).removesuffix(".md") or self._shown.name
        if any(page.name == name for page in self._pages):
            self._history.append((self._shown, self.search.text(), self.page.verticalScrollBar().value()))
            self._leave_search_for(name, anchor)
        elif link.startswith(PROGRAM_LINK):
            self.part_requested.emit(name)
        else:
            open_link(link)

    def go_back(self) -> None:
        """Show what was read before the last link was followed."""
        if not self._history:
            return
        page, words, top = self._history.pop()
        with QSignalBlocker(self.search):
            self.search.setText(words)
        self._shown = page
        self._follow_search()
        self.page.verticalScrollBar().setValue(top)

    def event(self, event: QEvent) -> bool:
        """Read the keys anew where they may have been changed in the settings meanwhile."""
        if event.type() == QEvent.Type.WindowActivate:
            pages = tuple(self._read_pages())
            if pages != self._pages:
                self._pages = pages
                self._follow_search()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.pages.fit(self.width(), _NARROW_FIGURES)

    def _leave_search_for(self, name: str, anchor: str = "") -> None:
        """Show a page in place of the results; the words that were looked for stay in their field."""
        sought = SoughtWords(self.search.text())
        self.show_page(name, anchor, None if sought.is_empty else sought)
        self.page.body.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, row: int) -> None:
        if self.search.text():
            with QSignalBlocker(self.search):
                self.search.clear()
        self._history.clear()
        self.show_page(self._pages[row].name)

    def _follow_search(self) -> None:
        words = self.search.text().strip()
        sought = SoughtWords(words)
        if sought.is_empty:
            self.show_page(self._shown.name)
            return
        matches = find_matches(self._pages, sought)
        self.page.show_text(results_text(matches, words), tr("Search results"))
        self.page.mark_words(None)
        self.page.body.matches.show(sought, self._theme.palette)
        self._show_way_back()

    def _enter_found(self) -> None:
        """Go to the first result; where nothing is looked for, to the text."""
        self.page.body.setFocus(Qt.FocusReason.TabFocusReason)
        if self.search.text().strip():
            self.page.body.focusNextPrevChild(True)

    def _enter_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _show_way_back(self) -> None:
        self.back_button.setEnabled(bool(self._history))

    def _typography(self) -> Typography:
        return Typography(self._theme.palette, self._theme.zoom, outcomes_visible=False, look=self._theme.look)

    def _follow_theme(self) -> None:
        self.page.set_typography(self._typography())
