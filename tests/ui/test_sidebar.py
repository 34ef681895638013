"""The list of conversations: groups, search, rename, pin, delete and undo."""

from __future__ import annotations

import threading
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from app.chats.records import Conversation
from app.chats.store import ChatStore
from app.ui.chat_list.model import ChatListModel, ChatRole
from app.ui.toolkit.background_work import StillWantedCheck
from tests.ui.conftest import PATIENCE_MS, Desk

NOW = datetime(2026, 3, 18, 12, tzinfo=UTC)


def _conversation(number: int, title: str, *, days_ago: int = 0, pinned: bool = False) -> Conversation:
    when = NOW - timedelta(days=days_ago)
    return Conversation(number, title, pinned, when, when)


@pytest.fixture
def model(qtmodeltester) -> ChatListModel:
    model = ChatListModel()
    qtmodeltester.check(model)
    return model


def test_conversations_are_grouped_under_their_day(model: ChatListModel) -> None:
    model.show_conversations(
        [
            _conversation(1, "Kept", days_ago=300, pinned=True),
            _conversation(2, "New"),
            _conversation(3, "", days_ago=0),
            _conversation(4, "Old", days_ago=1),
        ],
        date(2026, 3, 18),
    )
    rows = [(model.index(row).data(), model.index(row).data(ChatRole.HEADING)) for row in range(model.rowCount())]
    assert rows == [
        ("Pinned", True),
        ("Kept", False),
        ("Today", True),
        ("New", False),
        ("New chat", False),
        ("Yesterday", True),
        ("Old", False),
    ]


def test_a_heading_can_be_neither_chosen_nor_renamed(model: ChatListModel) -> None:
    model.show_conversations([_conversation(1, "New")], date(2026, 3, 18))
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert not model.setData(model.index(0), "Other")


def test_an_empty_or_unchanged_title_renames_nothing(model: ChatListModel) -> None:
    model.show_conversations([_conversation(1, "New")], date(2026, 3, 18))
    assert not model.setData(model.index(1), "   ")
    assert not model.setData(model.index(1), "New")


def _titles(desk: Desk) -> list[str]:
    model = desk.window.sidebar.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index.data() for index in rows if not index.data(ChatRole.HEADING)]


def _row(desk: Desk, title: str) -> QModelIndex:
    model = desk.window.sidebar.list.model()
    return next(model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).data() == title)


def _fill(desk: Desk, *titles: str) -> None:
    for title in titles:
        conversation = desk.store.create(title)
        desk.store.add_message(conversation.id, None, "user", f"About {title}")
    desk.window.sidebar.refresh()


def test_search_finds_words_said_in_a_conversation(desk: Desk) -> None:
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    desk.bot.keyClicks(desk.window.sidebar.search, "about land")
    desk.bot.waitUntil(lambda: _titles(desk) == ["Landlord"])
    desk.window.sidebar.search.clear()
    assert _titles(desk) == ["Landlord", "Bicycles"]


class SlowSearch:
    """A store's search that waits until it is let go, and notes where it ran and for what."""

    def __init__(self, store: ChatStore) -> None:
        self._search = store.search
        self.release = threading.Event()
        self.threads: list[threading.Thread] = []
        self.unwanted: list[str] = []

    def __call__(self, text: str, *arguments: Any, wanted: StillWantedCheck, **more: Any) -> tuple[Conversation, ...]:
        self.threads.append(threading.current_thread())
        assert threading.current_thread() is not threading.main_thread()
        assert self.release.wait(PATIENCE_MS / 1000)
        if not wanted():
            self.unwanted.append(text)
        return self._search(text, *arguments, wanted=wanted, **more)


def test_a_slow_search_holds_up_nothing_and_an_outdated_one_ends_unseen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    slow = SlowSearch(desk.store)
    monkeypatch.setattr(desk.store, "search", slow)
    shown: list[list[str]] = []
    desk.window.sidebar.list.model().modelReset.connect(lambda: shown.append(_titles(desk)))
    desk.bot.keyClicks(desk.window.sidebar.search, "la")
    desk.bot.waitUntil(lambda: len(slow.threads) == 2)
    desk.bot.keyClicks(desk.window.view.composer.edit, "The window answers.")
    assert desk.window.view.composer.edit.toPlainText() == "The window answers."
    assert _titles(desk) == ["Landlord", "Bicycles"]
    slow.release.set()
    desk.bot.waitUntil(lambda: _titles(desk) == ["Landlord"])
    assert slow.unwanted == ["l"]
    assert shown == [["Landlord"]]


def test_what_the_latest_messages_have_is_shown_before_all_are_searched(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.chats.searching.LATEST_MESSAGES", 1)
    monkeypatch.setattr("app.chats.store.LATEST_MESSAGES", 1)
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    shown: list[list[str]] = []
    model = desk.window.sidebar.list.model()
    model.modelReset.connect(lambda: shown.append(_titles(desk)))
    model.rowsInserted.connect(lambda: shown.append(_titles(desk)))
    desk.window.sidebar.search.setText("about")
    desk.bot.waitUntil(lambda: _titles(desk) == ["Landlord", "Bicycles"] and len(shown) == 2)
    assert shown == [["Landlord"], ["Landlord", "Bicycles"]]


def test_a_long_list_is_read_as_one_scrolls(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.chat_list.sidebar.PAGE", 40)
    for number in range(100):
        desk.store.create(f"Chat {number}")
    oldest = desk.store.latest()[-1]
    desk.window.sidebar._begin_again()
    desk.show()
    view = desk.window.sidebar.list
    assert len(_titles(desk)) == 40
    for reached in (80, 100):
        view.scrollToBottom()
        desk.bot.waitUntil(lambda reached=reached: len(_titles(desk)) == reached)
    assert _titles(desk) == [f"Chat {number}" for number in reversed(range(100))]
    desk.window.sidebar._begin_again()
    desk.window.open_chat(oldest)
    assert _open_titles(desk) == []
    desk.window.sidebar.rename_open()
    assert view.editing
    assert view.currentIndex().data() == "Chat 0"


def test_a_search_without_a_find_says_so(desk: Desk) -> None:
    _fill(desk, "Bicycles")
    desk.show()
    desk.window.sidebar.search.setText("zebra")
    desk.bot.waitUntil(lambda: desk.window.sidebar._empty.text() == "No chat contains “zebra”.")


def test_a_click_opens_the_conversation(desk: Desk) -> None:
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    view = desk.window.sidebar.list
    where = view.visualRect(_row(desk, "Bicycles")).center()
    desk.bot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert [message.text for message in desk.window.chat.messages] == ["About Bicycles"]


def _click(desk: Desk, title: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    view = desk.window.sidebar.list
    desk.bot.mouseClick(view.viewport(), button, pos=view.visualRect(_row(desk, title)).center())


def _open_titles(desk: Desk) -> list[str]:
    model = desk.window.sidebar.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index.data() for index in rows if index.data(ChatRole.OPEN)]


def _in_front(desk: Desk, *titles: str) -> None:
    _fill(desk, *titles)
    desk.show()
    desk.window.activateWindow()
    desk.bot.waitUntil(desk.window.isActiveWindow)


def test_del_after_a_click_deletes_the_chat_and_ctrl_z_brings_it_back(desk: Desk) -> None:
    _in_front(desk, "Bicycles", "Landlord")
    _click(desk, "Bicycles")
    at = QApplication.focusWidget()
    assert at is not None
    desk.bot.keyClick(at, Qt.Key.Key_Delete)
    assert _titles(desk) == ["Landlord"]
    assert desk.window.chat.messages == ()
    assert desk.window.sidebar._undo.isVisible()
    at = QApplication.focusWidget()
    assert at is not None
    desk.bot.keyClick(at, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert _titles(desk) == ["Landlord", "Bicycles"]
    assert [message.text for message in desk.window.chat.messages] == ["About Bicycles"]


def test_words_typed_after_a_click_on_a_chat_are_a_message(desk: Desk) -> None:
    _in_front(desk, "Bicycles", "Landlord")
    _click(desk, "Bicycles")
    at = QApplication.focusWidget()
    assert at is not None
    desk.bot.keyClick(at, Qt.Key.Key_L)  # it would go to "Landlord" in a list of its own
    field = desk.window.view.composer.edit
    assert field.hasFocus()
    assert field.toPlainText() == "l"
    assert _open_titles(desk) == ["Bicycles"]


def test_a_right_click_and_escape_leave_the_mark_at_the_open_chat(desk: Desk) -> None:
    _in_front(desk, "Bicycles", "Landlord")
    _click(desk, "Bicycles")
    view = desk.window.sidebar.list
    _click(desk, "Landlord", Qt.MouseButton.RightButton)
    view.customContextMenuRequested.emit(view.visualRect(_row(desk, "Landlord")).center())
    assert view.place == _row(desk, "Landlord")  # outlined: what the menu is about
    menu = desk.window.sidebar.findChild(QMenu)
    assert isinstance(menu, QMenu)
    desk.bot.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert _open_titles(desk) == ["Bicycles"]
    assert view.currentIndex() == _row(desk, "Bicycles")
    assert view.selectedIndexes() == [_row(desk, "Bicycles")]
    assert view.place == _row(desk, "Bicycles")


def test_arrows_go_through_the_list_and_leaving_it_goes_back_to_the_open_chat(desk: Desk) -> None:
    _in_front(desk, "Bicycles", "Landlord")
    _click(desk, "Bicycles")
    view = desk.window.sidebar.list
    desk.bot.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex() == _row(desk, "Landlord")
    assert _open_titles(desk) == ["Bicycles"]
    desk.window.view.composer.setFocus()
    assert view.currentIndex() == _row(desk, "Bicycles")


def test_enter_opens_the_chat_and_goes_on_to_the_message_field(desk: Desk) -> None:
    _in_front(desk, "Bicycles", "Landlord")
    _click(desk, "Bicycles")
    view = desk.window.sidebar.list
    desk.bot.keyClick(view, Qt.Key.Key_Up)
    desk.bot.keyClick(view, Qt.Key.Key_Return)
    assert [message.text for message in desk.window.chat.messages] == ["About Landlord"]
    assert desk.window.view.composer.edit.hasFocus()


def test_a_reply_that_ends_takes_no_title_away_that_is_being_written(desk: Desk) -> None:
    _in_front(desk, "Bicycles")
    desk.load_starter()
    desk.script.hold_reply_after = 2
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    desk.window.sidebar.rename_open()
    view = desk.window.sidebar.list
    editor = next(field for field in view.findChildren(QLineEdit) if field.isVisible())
    editor.setText("A long story")
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    assert editor.isVisible()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    desk.bot.waitUntil(lambda: _titles(desk) == ["A long story", "Bicycles"])


def test_f2_renames_in_place(desk: Desk) -> None:
    _fill(desk, "Bicycles")
    desk.show()
    view = desk.window.sidebar.list
    view.setFocus()
    view.setCurrentIndex(_row(desk, "Bicycles"))
    view.edit(_row(desk, "Bicycles"))
    editor = next(field for field in view.findChildren(QLineEdit) if field.isVisible())
    editor.setText("Two wheels")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    desk.bot.waitUntil(lambda: _titles(desk) == ["Two wheels"])
    assert [conversation.title for conversation in desk.store.conversations()] == ["Two wheels"]


def test_a_deleted_chat_can_be_brought_back(desk: Desk) -> None:
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    desk.window.activateWindow()
    view = desk.window.sidebar.list
    view.setCurrentIndex(_row(desk, "Bicycles"))
    desk.window.sidebar._delete(desk.window.sidebar._model.conversation_at(view.currentIndex()))
    assert _titles(desk) == ["Landlord"]
    desk.window.sidebar.undo_delete()
    assert _titles(desk) == ["Landlord", "Bicycles"]
    assert [message.text for message in desk.window.chat.messages] == ["About Bicycles"]


def test_deleting_the_chat_that_is_being_answered_stops_the_answer(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 2
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    sidebar = desk.window.sidebar
    with desk.bot.waitSignal(desk.program.session.finished):
        sidebar._delete(desk.store.conversations()[0])
    assert desk.window.chat.conversation_id is None


def test_a_pinned_chat_comes_first(desk: Desk) -> None:
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    desk.window.sidebar._pin(desk.store.conversations()[1])
    assert _titles(desk) == ["Bicycles", "Landlord"]
    assert _row(desk, "Pinned").row() == 0


def test_the_context_menu_offers_rename_pin_and_delete(desk: Desk) -> None:
    _fill(desk, "Bicycles")
    desk.show()
    view = desk.window.sidebar.list
    view.customContextMenuRequested.emit(view.visualRect(_row(desk, "Bicycles")).center())
    menu = desk.window.sidebar.findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions() if action.text()] == [
        "Rename",
        "Pin",
        "Save as a file…",
        "Delete",
    ]
    menu.close()


def test_renaming_is_about_the_chat_of_the_menu_wherever_its_row_has_gone(desk: Desk) -> None:
    _fill(desk, "Bicycles", "Landlord")
    desk.show()
    view = desk.window.sidebar.list
    view.customContextMenuRequested.emit(view.visualRect(_row(desk, "Landlord")).center())
    menu = desk.window.sidebar.findChild(QMenu)
    assert isinstance(menu, QMenu)
    _fill(desk, "Newer")  # a reply that ends meanwhile puts its chat on top
    menu.actions()[0].trigger()
    menu.close()
    field = view.findChild(QLineEdit)
    assert field is not None
    assert field.text() == "Landlord"
    desk.bot.keyClick(field, Qt.Key.Key_Escape)
