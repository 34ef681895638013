"""The list of chats finds what was said beside the window, and is read as far as one scrolls."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from app.chats.searching import ChatSearch
from app.chats.store import ChatStore
from app.ui.toolkit.scheduling.background_work import StillWantedCheck
from tests.ui.conftest import PATIENCE_MS, WindowHarness
from tests.ui.listed_chats import _fill, _open_titles, _titles


def test_search_finds_words_said_in_a_conversation(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles", "Landlord")
    harness.show()
    harness.bot.keyClicks(harness.parts.sidebar.search, "about land")
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord"])
    harness.parts.sidebar.search.clear()
    assert _titles(harness) == ["Landlord", "Bicycles"]


class SlowSearch:
    """A store's search whose steps wait until they are let go; notes where they ran, and which ended unwanted."""

    def __init__(self, store: ChatStore) -> None:
        self._search = store.search
        self.release = threading.Event()
        self.threads: list[threading.Thread] = []
        self.unwanted: list[str] = []

    def __call__(self, text: str) -> ChatSearch:
        search = self._search(text)
        go_on = search.go_on

        def slowly(wanted: StillWantedCheck) -> None:
            self.threads.append(threading.current_thread())
            assert threading.current_thread() is not threading.main_thread()
            assert self.release.wait(PATIENCE_MS / 1000)
            if not wanted():
                self.unwanted.append(text)
            go_on(wanted)

        search.go_on = slowly  # type: ignore[method-assign]
        return search


def test_a_slow_search_holds_up_nothing_and_an_outdated_one_ends_unseen(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    _fill(harness, "Bicycles", "Landlord")
    harness.show()
    slow = SlowSearch(harness.store)
    monkeypatch.setattr(harness.store, "search", slow)
    shown: list[list[str]] = []
    harness.parts.sidebar.list.model().modelReset.connect(lambda: shown.append(_titles(harness)))
    harness.bot.keyClicks(harness.parts.sidebar.search, "la")
    harness.bot.waitUntil(lambda: len(slow.threads) == 2)
    harness.bot.keyClicks(harness.parts.view.composer.edit, "The window answers.")
    assert harness.parts.view.composer.edit.toPlainText() == "The window answers."
    assert _titles(harness) == ["Landlord", "Bicycles"]
    slow.release.set()
    harness.bot.waitUntil(lambda: _titles(harness) == ["Landlord"])
    assert slow.unwanted == ["l"]
    assert shown == [["Landlord"]]


@pytest.fixture
def stepwise(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], str]]:
    """A search looks through one message first, then five more, then the rest; what the list says after each."""
    monkeypatch.setattr("app.chats.searching.FIRST_STEP_MESSAGES", 1)
    sidebar, said = harness.parts.sidebar, []
    show = sidebar._show

    def note(*given: Any, **more: Any) -> None:
        show(*given, **more)
        said.append((_titles(harness), "" if sidebar._empty.isHidden() else sidebar._empty.text()))

    monkeypatch.setattr(sidebar, "_show", note)
    return said


@pytest.mark.parametrize("words", ["about", "ab", "a"])
def test_what_the_newest_messages_have_is_shown_before_all_are_searched(
    harness: WindowHarness, stepwise: list[tuple[list[str], str]], words: str
) -> None:
    _fill(harness, "Bicycles", "Landlord")
    harness.show()
    stepwise.clear()
    harness.parts.sidebar.search.setText(words)
    harness.bot.waitUntil(lambda: len(stepwise) == 2)
    assert stepwise == [(["Landlord"], ""), (["Landlord", "Bicycles"], "")]


def test_the_list_says_while_only_old_messages_are_left_to_search(
    harness: WindowHarness, stepwise: list[tuple[list[str], str]]
) -> None:
    _fill(harness, *"ABCDEFGHI")
    harness.show()
    stepwise.clear()
    harness.parts.sidebar.search.setText("zzz")
    searching = "Looking through older chats…"
    harness.bot.waitUntil(lambda: len(stepwise) == 3)
    assert stepwise == [([], searching), ([], searching), ([], "No chat contains “zzz”.")]


def test_a_search_that_is_done_again_shows_no_less_meanwhile(
    harness: WindowHarness, stepwise: list[tuple[list[str], str]]
) -> None:
    _fill(harness, "Bicycles", "Landlord")
    harness.show()
    stepwise.clear()
    harness.parts.sidebar.search.setText("about")
    harness.bot.waitUntil(lambda: len(stepwise) == 2)
    stepwise.clear()
    _fill(harness, "Tides")
    harness.parts.sidebar.refresh()
    harness.bot.waitUntil(lambda: bool(stepwise))
    assert stepwise == [(["Tides", "Landlord", "Bicycles"], "")]


def test_more_of_what_was_found_needs_no_other_search(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.chat_list.sidebar.PAGE", 40)
    for number in range(100):
        harness.store.create(f"Chat {number}")
    harness.show()
    sidebar = harness.parts.sidebar
    sidebar.search.setText("cha")
    harness.bot.waitUntil(lambda: len(_titles(harness)) == 40)
    monkeypatch.delattr(harness.store.__class__, "search")
    for reached in (80, 100):
        sidebar.list.scrollToBottom()
        harness.bot.waitUntil(lambda reached=reached: len(_titles(harness)) == reached)


def test_a_long_list_is_read_as_one_scrolls(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.chat_list.sidebar.PAGE", 40)
    for number in range(100):
        harness.store.create(f"Chat {number}")
    oldest = harness.store.latest()[-1]
    harness.parts.sidebar._begin_again()
    harness.show()
    view = harness.parts.sidebar.list
    assert len(_titles(harness)) == 40
    for reached in (80, 100):
        view.scrollToBottom()
        harness.bot.waitUntil(lambda reached=reached: len(_titles(harness)) == reached)
    assert _titles(harness) == [f"Chat {number}" for number in reversed(range(100))]
    harness.parts.sidebar._begin_again()
    harness.actions.open_chat(oldest)
    assert _open_titles(harness) == []


def test_a_search_without_a_find_says_so(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles")
    harness.show()
    harness.parts.sidebar.search.setText("zebra")
    harness.bot.waitUntil(lambda: harness.parts.sidebar._empty.text() == "No chat contains “zebra”.")
