"""The list of chats finds what was said beside the window, and is read as far as one scrolls."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from app.chats.searching import ChatSearch
from app.chats.store import ChatStore
from app.ui.chat_list.chat_list_model import ChatRole
from app.ui.toolkit.scheduling.background_work import StillWantedCheck
from tests.ui.conftest import PATIENCE_MS, WindowHarness
from tests.ui.listed_chats import _fill, _open_titles, _titles
from tests.ui.shared_window import is_working

pytestmark = pytest.mark.shared_window


def test_a_found_chat_shows_the_line_with_the_words_and_escape_ends_the_search(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles", "Landlord")
    sidebar = harness.parts.sidebar
    usual = sidebar.list.sizeHintForIndex(sidebar.list.model().index(1, 0)).height()
    sidebar.search.setFocus()
    harness.bot.keyClicks(sidebar.search, "about land")
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord"])
    first = sidebar.list.model().index(0, 0)
    assert first.data(ChatRole.PASSAGE) == "About Landlord"
    assert sidebar.list.sizeHintForIndex(first).height() > usual
    harness.bot.keyClick(sidebar.search, Qt.Key.Key_Down)
    assert sidebar.list.hasFocus()
    harness.bot.keyClick(sidebar.list, Qt.Key.Key_Escape)
    assert sidebar.search.text() == ""
    assert _titles(harness) == ["Landlord", "Bicycles"]


class SlowSearch:
    """A store's search that waits before each step until it is let go; notes which searches ended unwanted."""

    def __init__(self, store: ChatStore) -> None:
        self._search = store.search
        self.steps = threading.Semaphore(0)
        self.begun = 0
        """Steps that were begun: each waits, or was let go."""
        self.unwanted: list[str] = []

    def __call__(self, text: str) -> ChatSearch:
        search = self._search(text)
        go_on = search.go_on

        def slowly(is_wanted: StillWantedCheck) -> None:
            assert threading.current_thread() is not threading.main_thread()
            self.begun += 1
            assert self.steps.acquire(timeout=PATIENCE_MS / 1000)
            if not is_wanted():
                self.unwanted.append(text)
            go_on(is_wanted)

        search.go_on = slowly  # type: ignore[method-assign]
        return search


@pytest.fixture
def slow(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> SlowSearch:
    """A search looks through one message first, then five more, then the rest, each when it is let go."""
    monkeypatch.setattr("app.chats.searching.FIRST_STEP_MESSAGES", 1)
    slow = SlowSearch(harness.store)
    monkeypatch.setattr(harness.store, "search", slow)
    return slow


def _words_in_place_of_a_list(harness: WindowHarness) -> str:
    labels = harness.parts.sidebar.findChildren(QLabel)
    return " ".join(label.text() for label in labels if label.isVisible())


def test_a_slow_search_holds_up_nothing_and_an_outdated_one_ends_unseen(
    harness: WindowHarness, slow: SlowSearch
) -> None:
    _fill(harness, "Bicycles", "Landlord")
    shown: list[list[str]] = []
    harness.parts.sidebar.list.model().modelReset.connect(lambda: shown.append(_titles(harness)))
    harness.bot.keyClicks(harness.parts.sidebar.search, "la")
    harness.bot.waitUntil(lambda: slow.begun == 2)
    harness.bot.keyClicks(harness.parts.view.composer.edit, "The window answers.")
    assert harness.parts.view.composer.edit.toPlainText() == "The window answers."
    assert _titles(harness) == ["Landlord", "Bicycles"]
    slow.steps.release(10)
    harness.bot.waitUntil(lambda: slow.unwanted == ["l"])
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord"])
    assert ["Landlord", "Bicycles"] not in shown


@pytest.mark.parametrize("words", ["about", "a"])
def test_what_the_newest_messages_have_is_shown_before_all_are_searched(
    harness: WindowHarness, slow: SlowSearch, words: str
) -> None:
    _fill(harness, "Bicycles", "Landlord")
    harness.parts.sidebar.search.setText(words)
    slow.steps.release()
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord"])
    slow.steps.release(10)
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord", "Bicycles"])


def test_the_list_says_while_only_old_messages_are_left_to_search(harness: WindowHarness, slow: SlowSearch) -> None:
    _fill(harness, *"ABCDEFGHI")
    harness.parts.sidebar.search.setText("zzz")
    for _ in range(2):
        slow.steps.release()
        harness.bot.waitUntil(lambda: _words_in_place_of_a_list(harness) == "Looking through older chats…")
    slow.steps.release(10)
    harness.bot.waitUntil(lambda: _words_in_place_of_a_list(harness) == "No chat contains “zzz”.")


def test_a_search_that_is_done_again_shows_no_less_meanwhile(harness: WindowHarness, slow: SlowSearch) -> None:
    harness.store.create("Something else")
    _fill(harness, "Bicycles", "Landlord")
    slow.steps.release(10)
    harness.parts.sidebar.search.setText("about")
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord", "Bicycles"] and not is_working())
    QApplication.processEvents()  # that all was looked through
    slow.steps, begun = threading.Semaphore(0), slow.begun
    _fill(harness, "Tides")
    slow.steps.release()
    harness.bot.waitUntil(lambda: slow.begun == begun + 2)
    assert _titles(harness) == ["Landlord", "Bicycles"]
    slow.steps.release(10)
    harness.bot.waitUntil(lambda: _titles(harness) == ["Tides", "Landlord", "Bicycles"])


def test_more_of_what_was_found_needs_no_other_search(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.chat_list.sidebar.PAGE", 40)
    for number in range(100):
        harness.store.create(f"Chat {number}")
    sidebar = harness.parts.sidebar
    sidebar.search.setText("cha")
    harness.bot.waitUntil(lambda: len(_titles(harness)) == 40)
    monkeypatch.delattr(harness.store.__class__, "search")
    for reached in (80, 100):
        sidebar.list.scrollToBottom()
        harness.bot.waitUntil(lambda reached=reached: len(_titles(harness)) == reached)


def test_a_long_list_is_read_as_one_scrolls(own_harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.chat_list.sidebar.PAGE", 40)
    for number in range(100):
        own_harness.store.create(f"Chat {number}")
    oldest = own_harness.store.latest()[-1]
    own_harness.parts.sidebar.search.textChanged.emit("")  # the list begins at its top
    own_harness.show()
    view = own_harness.parts.sidebar.list
    assert len(_titles(own_harness)) == 40
    for reached in (80, 100):
        view.scrollToBottom()
        own_harness.bot.waitUntil(lambda reached=reached: len(_titles(own_harness)) == reached)
    assert _titles(own_harness) == [f"Chat {number}" for number in reversed(range(100))]
    own_harness.parts.sidebar.search.textChanged.emit("")
    own_harness.actions.open_chat(oldest)
    assert _open_titles(own_harness) == []
