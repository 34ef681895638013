"""The list of chats finds what was said, is read as far as one scrolls, and is kept in order by folders and archive."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu

from app.chats.searching import ChatSearch
from app.chats.store import ChatStore
from app.ui.chat_list.chat_list_model import CHATS_TYPE, ChatRole
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


def _rows(harness: WindowHarness) -> list[str]:
    """Return the list's rows: folders in brackets, what is in them after a dash, no headings."""
    model = harness.parts.sidebar.list.model()
    shown = []
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        if index.data(ChatRole.FOLDER) is not None:
            shown.append(f"[{index.data()} {index.data(ChatRole.COUNT)}]")
        elif not index.data(ChatRole.HEADING):
            shown.append(f"- {index.data()}" if index.data(ChatRole.INSIDE) is not None else index.data())
    return shown


def _row(harness: WindowHarness, title: str) -> QModelIndex:
    model = harness.parts.sidebar.list.model()
    return next(model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).data() == title)


def _click(harness: WindowHarness, title: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    view = harness.parts.sidebar.list
    place = view.visualRect(_row(harness, title)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, keys, place)


def _choose(harness: WindowHarness, *titles: str) -> None:
    for number, title in enumerate(titles):
        _click(harness, title, Qt.KeyboardModifier.ControlModifier if number else Qt.KeyboardModifier.NoModifier)


def _menu(harness: WindowHarness, title: str) -> dict[str, QAction]:
    view = harness.parts.sidebar.list
    view.customContextMenuRequested.emit(view.visualRect(_row(harness, title)).center())
    menu = QApplication.activePopupWidget()
    actions = {action.text(): action for action in menu.actions() if action.text()}
    for action in menu.actions():
        inside = action.menu()
        if isinstance(inside, QMenu):
            actions |= {f"{action.text()} > {inner.text()}": inner for inner in inside.actions()}
    menu.close()
    return actions


def _drop(harness: WindowHarness, titles: tuple[str, ...], place: QPoint) -> None:
    view = harness.parts.sidebar.list
    model = view.model()
    data: QMimeData = model.mimeData([_row(harness, title) for title in titles])
    assert data.hasFormat(CHATS_TYPE)
    event = QDropEvent(
        QPointF(place), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    view.dropEvent(event)


def test_a_new_folder_is_named_in_place_and_takes_what_is_dropped(harness: WindowHarness) -> None:
    _fill(harness, "One", "Two", "Three")
    view = harness.parts.sidebar.list
    harness.parts.sidebar.add_folder()
    editor = view.viewport().findChild(QLineEdit)
    editor.setText("Work")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    harness.bot.waitUntil(lambda: _rows(harness) == ["[Work 0]", "Three", "Two", "One"])

    _drop(harness, ("One", "Three"), view.visualRect(_row(harness, "Work")).center())
    assert _rows(harness) == ["[Work 2]", "- Three", "- One", "Two"]
    _drop(harness, ("Two",), view.visualRect(_row(harness, "One")).center())  # onto a chat of the folder
    assert _rows(harness)[0] == "[Work 3]"
    _drop(harness, ("Two",), QPoint(20, view.viewport().height() - 2))  # where there is nothing
    assert _rows(harness) == ["[Work 2]", "- Three", "- One", "Two"]
    harness.undo_strip.undo()
    assert _rows(harness)[0] == "[Work 3]"


def test_a_folder_is_closed_and_opened_by_click_and_keys_and_stays_so(harness: WindowHarness) -> None:
    _fill(harness, "One", "Two")
    folder = harness.store.folders.add_folder("Work")
    harness.store.folders.move([harness.store.latest()[0]], folder)
    harness.parts.sidebar.refresh()
    view = harness.parts.sidebar.list
    _click(harness, "Work")
    assert _rows(harness) == ["[Work 1]", "One"]
    assert not harness.store.folders.all()[0].expanded
    view.setFocus()
    view.setCurrentIndex(_row(harness, "Work"))
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert _rows(harness) == ["[Work 1]", "- Two", "One"]
    assert view.currentIndex().data() == "Work"  # the keyboard stays where it is
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert _rows(harness) == ["[Work 1]", "One"]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert _rows(harness) == ["[Work 1]", "- Two", "One"]


def test_f2_renames_a_folder_and_delete_removes_it_and_keeps_its_chats(harness: WindowHarness) -> None:
    _fill(harness, "One")
    folder = harness.store.folders.add_folder("Work")
    harness.store.folders.move([harness.store.latest()[0]], folder)
    harness.parts.sidebar.refresh()
    view = harness.parts.sidebar.list
    view.setFocus()
    view.setCurrentIndex(_row(harness, "Work"))
    QTest.keyClick(view, Qt.Key.Key_F2)
    editor = view.viewport().findChild(QLineEdit)
    editor.setText("Play")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    harness.bot.waitUntil(lambda: _rows(harness) == ["[Play 1]", "- One"])
    view.setCurrentIndex(_row(harness, "Play"))
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert _rows(harness) == ["One"]
    assert harness.undo_strip.words.full_text == "Removed “Play”"
    harness.undo_strip.undo()
    assert _rows(harness) == ["[Play 1]", "- One"]


def test_several_are_chosen_without_being_opened_and_deleted_with_undo(harness: WindowHarness) -> None:
    _fill(harness, "One", "Two", "Three", "Four")
    _choose(harness, "Four", "Two")
    open_id = harness.parts.chat.conversation_id
    assert harness.store.conversation(open_id).title == "Four"  # type: ignore[union-attr]
    _click(harness, "One", Qt.KeyboardModifier.ShiftModifier)
    assert harness.parts.chat.conversation_id == open_id
    _choose(harness, "Four", "Two")

    actions = _menu(harness, "Two")
    assert {"Pin", "Archive", "Delete 2 chats", "Move to folder > New folder"} <= actions.keys()
    assert "Rename" not in actions
    QTest.keyClick(harness.parts.sidebar.list, Qt.Key.Key_Delete)
    assert _rows(harness) == ["Three", "One"]
    assert harness.undo_strip.words.full_text == "Deleted 2 chats"
    assert harness.parts.chat.conversation_id is None
    harness.undo_strip.undo()
    assert _rows(harness) == ["Four", "Three", "Two", "One"]
    assert harness.parts.chat.conversation_id == open_id


def test_what_is_chosen_stays_chosen_when_the_list_is_read_again(harness: WindowHarness) -> None:
    _fill(harness, "One", "Two", "Three")
    _choose(harness, "Three", "One")
    _fill(harness, "Four")
    assert [index.data() for index in harness.parts.sidebar.list.chosen] == ["Three", "One"]


def test_archived_chats_leave_the_list_are_found_and_come_back(harness: WindowHarness) -> None:
    _fill(harness, "One", "Two")
    _menu(harness, "One")["Archive"].trigger()
    assert _rows(harness) == ["[Archive 1]", "Two"]
    assert harness.undo_strip.words.full_text == "Archived 1 chat"

    harness.bot.keyClicks(harness.parts.sidebar.search, "About One")
    harness.bot.waitUntil(lambda: _rows(harness) == ["One"])
    assert _row(harness, "One").data(ChatRole.ARCHIVED)
    harness.parts.sidebar.search.clear()
    _click(harness, "Archive")
    assert _rows(harness) == ["[Archive 1]", "- One", "Two"]
    _menu(harness, "One")["Take out of the archive"].trigger()
    assert _rows(harness) == ["Two", "One"]


def test_the_menu_moves_chats_into_folders_without_a_mouse_drag(harness: WindowHarness) -> None:
    _fill(harness, "One", "Two")
    harness.store.folders.add_folder("A & B")
    harness.parts.sidebar.refresh()
    _menu(harness, "One")["Move to folder > A && B"].trigger()
    assert _rows(harness) == ["[A & B 1]", "- One", "Two"]
    _menu(harness, "One")["Take out of the folder"].trigger()
    assert _rows(harness) == ["[A & B 0]", "Two", "One"]


def test_a_folder_of_many_shows_some_and_more_when_asked(harness: WindowHarness) -> None:
    folder = harness.store.folders.add_folder("Many")
    harness.store.folders.move([harness.store.create(f"Chat {number}").id for number in range(250)], folder)
    harness.parts.sidebar.refresh()
    for listed in (100, 200, 250):
        rows = _rows(harness)
        assert len([row for row in rows if row.startswith("- Chat")]) == listed
        if listed < 250:
            more = _row(harness, "Show more of 250")
            harness.parts.sidebar.list.clicked.emit(more)
