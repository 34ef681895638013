"""The page "Models": pairs to download in one click, the Hub, and what is on this computer, each on a tab of its own.

The tabs behind the first are made once that is shown whole, or when they are turned to: all at once would hold the
window up. The search for a draft is shown over the tabs, and ends when it is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QStackedWidget, QTabWidget, QWidget

from app.language import tr
from app.models.hub.draft_search import Candidate, DraftOrigin
from app.models.hub.hub_questions import HubQuestions
from app.models.library.inventory import InventoryItem
from app.settings import Settings
from app.ui.models_page.hub.draft_view import DraftView
from app.ui.models_page.hub.file_row import FileRowView
from app.ui.models_page.hub.search_view import SearchView
from app.ui.models_page.library_view import LibraryView
from app.ui.models_page.model_services import ModelServices
from app.ui.models_page.pairs_view import PairsView
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_drops import FileDrops, local_files
from app.ui.toolkit.widgets.layouts import column_of

USUAL_CONTEXT_TOKENS = 4096
_USUAL_SIZE = QSize(860, 720)
_SMALLEST_SIZE = QSize(480, 480)
_FIGURES_WIDE = 50
_SEARCH, _LIBRARY = 1, 2
"""Places of the tabs."""


class ModelsPage(QDialog):
    """A dialog of tabs; downloads go on when it is closed."""

    picked = Signal(str, object)
    """References of the target and of the draft."""
    lookup_wanted = Signal()
    """Guesses are to come from the conversation itself."""
    library_made = Signal(object)
    """The tab of what is on this computer is there: a :class:`LibraryView`."""

    def __init__(self, services: ModelServices, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Models"))
        self.resize(_size_beside(parent).expandedTo(QSize(wide(self, _FIGURES_WIDE), 0)))
        self._services = services
        self._chosen = lambda: (settings.target, settings.draft)
        self._template_of = lambda reference: settings.chat_templates.get(reference, "")
        context_tokens = settings.context_tokens or USUAL_CONTEXT_TOKENS
        self._questions = HubQuestions(services.paths, services.tokens, context_tokens)
        self._search: SearchView | None = None
        self._library: LibraryView | None = None
        self.tabs = named(QTabWidget(documentMode=True), tr("Models"))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.tabs)
        column_of(self._stack, on=self)
        self.pairs = named(PairsView(services, context_tokens), tr("Pairs"))
        self.tabs.addTab(self.pairs, tr("Pairs"))
        self.tabs.addTab(QWidget(), tr("Search the Hub"))
        self.tabs.addTab(QWidget(), tr("On this computer"))
        self.tabs.currentChanged.connect(self._make_tab)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._make_next_tab)
        self._drops = FileDrops(self, tr("Drop model files or folders to add them to the list"), local_files)
        self._drops.dropped.connect(self._add)
        self.pairs.picked.connect(self._pick)
        self.pairs.complete.connect(self._soon.start)
        services.changed.connect(self.pairs.refresh)

    @property
    def search(self) -> SearchView:
        """The Hub's tab."""
        return self._search or self._make_search()

    @property
    def library(self) -> LibraryView:
        """The tab of what is on this computer."""
        return self._library or self._make_library()

    def _make_search(self) -> SearchView:
        self._search = view = SearchView(self._services, self._questions)
        view.row_made.connect(self._follow_row)
        self._put(_SEARCH, view)
        return view

    def _follow_row(self, row: FileRowView) -> None:
        row.used.connect(lambda target: self._pick(target, None))
        row.draft_wanted.connect(self.find_draft)

    def _make_library(self) -> LibraryView:
        self._library = view = LibraryView(self._services, self._chosen, self._template_of)
        view.picked.connect(self._pick)
        view.details.draft_requested.connect(self._find_draft_here)
        view.empty.pairs_button.clicked.connect(lambda: self.tabs.setCurrentWidget(self.pairs))
        self._services.changed.connect(view.follow_downloads)
        self._put(_LIBRARY, view)
        self.library_made.emit(view)
        return view

    def _put(self, tab: int, view: QWidget) -> None:
        page, current = self.tabs.widget(tab), self.tabs.currentIndex()
        with QSignalBlocker(self.tabs):  # the person turned to no other tab
            self.tabs.insertTab(tab, view, self.tabs.tabText(tab))
            self.tabs.removeTab(tab + 1)
            self.tabs.setCurrentIndex(current)
        if page is not None:
            page.deleteLater()

    def _make_tab(self, tab: int) -> None:
        """Make the tab that is turned to, unless it is there."""
        if tab == _SEARCH and self._search is None:
            self._make_search()
        elif tab == _LIBRARY and self._library is None:
            self._make_library()

    def _make_next_tab(self) -> None:
        """Make one tab that nobody turned to so far."""
        if self._search is None:
            self._make_search()
            self._soon.start()
        elif self._library is None:
            self._make_library()

    def show_library(self) -> None:
        """Turn to what is on this computer."""
        self.tabs.setCurrentWidget(self.library)
        self.library.search.setFocus()

    def _add(self, paths: Sequence[Path]) -> None:
        self.show_library()
        self.library.add(paths)

    @property
    def draft_view(self) -> DraftView | None:
        """The search for a draft, while it is shown."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, DraftView) else None

    def find_draft(self, target: Candidate) -> None:
        """Look for models that can guess for this one."""
        self.leave_draft()
        view = DraftView(self._services, self._questions, target)
        view.back.clicked.connect(self.leave_draft)
        view.used.connect(self._pick)
        view.lookup_wanted.connect(lambda: self._use_lookup(target))
        self._stack.addWidget(view)
        self._stack.setCurrentWidget(view)
        view.back.setFocus()

    def _find_draft_here(self, item: InventoryItem) -> None:
        self.find_draft(Candidate(item.name, item.reference, DraftOrigin.HERE, item.size_bytes))

    def leave_draft(self) -> None:
        """Go back to the tabs; drop what was still being asked."""
        if (view := self.draft_view) is not None:
            view.give_up()
            self._stack.removeWidget(view)
            view.deleteLater()

    def _use_lookup(self, target: Candidate) -> None:
        self.lookup_wanted.emit()
        if target.downloads:
            self.leave_draft()
        else:
            self._pick(target.reference, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Let Escape leave the search for a draft before it closes the page, and Enter in a field press no button."""
        if event.key() == Qt.Key.Key_Escape and self.draft_view is not None:
            self.leave_draft()
        elif event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Close the page and wait for no answer any more."""
        self.leave_draft()
        self._soon.stop()
        if self._search is not None:
            self._search.give_up()
        super().done(result)

    def _pick(self, target: str, draft: str | None) -> None:
        self.picked.emit(target, draft)
        self.accept()


def _size_beside(window: QWidget | None) -> QSize:
    """Take a pleasant size, no larger than the window below."""
    return _USUAL_SIZE if window is None else _USUAL_SIZE.boundedTo(window.size()).expandedTo(_SMALLEST_SIZE)
