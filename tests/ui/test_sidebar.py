"""The list of conversations: groups, search, rename, pin, delete, undo, and titles that the model suggests."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from app.chats.records import Conversation
from app.conversation.title_suggestions import QUIET_S
from app.ui.chat_list.chat_list_model import ChatListModel, ChatRole
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from tests.ui.conftest import WindowHarness
from tests.ui.listed_chats import _fill, _open_titles, _titles
from tests.ui.undoing import undo_strip

pytestmark = pytest.mark.shared_window

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
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    for row, title in ((0, "Other"), (3, "   "), (3, "New")):
        assert not model.setData(model.index(row), title), "a heading, no title, the same title"


def _row(harness: WindowHarness, title: str) -> QModelIndex:
    model = harness.parts.sidebar.list.model()
    return next(model.index(row, 0) for row in range(model.rowCount()) if model.index(row, 0).data() == title)


def _click(harness: WindowHarness, title: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    view = harness.parts.sidebar.list
    harness.bot.mouseClick(view.viewport(), button, pos=view.visualRect(_row(harness, title)).center())


def _in_front(harness: WindowHarness, *titles: str) -> None:
    _fill(harness, *titles)
    harness.show()
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)


def test_del_after_a_click_deletes_the_chat_and_ctrl_z_brings_it_back(harness: WindowHarness) -> None:
    _in_front(harness, "Bicycles", "Landlord")
    _click(harness, "Bicycles")
    at = QApplication.focusWidget()
    assert at is not None
    harness.bot.keyClick(at, Qt.Key.Key_Delete)
    assert _titles(harness) == ["Landlord"]
    assert harness.parts.chat.messages == ()
    assert undo_strip(harness).isVisible()
    at = QApplication.focusWidget()
    assert at is not None
    harness.bot.keyClick(at, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert _titles(harness) == ["Landlord", "Bicycles"]
    assert [message.text for message in harness.parts.chat.messages] == ["About Bicycles"]


def test_words_typed_after_a_click_on_a_chat_are_a_message(harness: WindowHarness) -> None:
    _in_front(harness, "Bicycles", "Landlord")
    _click(harness, "Bicycles")
    at = QApplication.focusWidget()
    assert at is not None
    harness.bot.keyClick(at, Qt.Key.Key_L)  # it would go to "Landlord" in a list of its own
    field = harness.parts.view.composer.edit
    assert field.hasFocus()
    assert field.toPlainText() == "l"
    assert _open_titles(harness) == ["Bicycles"]


def test_a_right_click_and_escape_leave_the_mark_at_the_open_chat(harness: WindowHarness) -> None:
    _in_front(harness, "Bicycles", "Landlord")
    _click(harness, "Bicycles")
    view = harness.parts.sidebar.list
    _click(harness, "Landlord", Qt.MouseButton.RightButton)
    view.customContextMenuRequested.emit(view.visualRect(_row(harness, "Landlord")).center())
    assert view.place == _row(harness, "Landlord")  # outlined: what the menu is about
    menu = harness.parts.sidebar.findChild(QMenu)
    harness.bot.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert _open_titles(harness) == ["Bicycles"]
    assert view.currentIndex() == _row(harness, "Bicycles")
    assert view.selectedIndexes() == [_row(harness, "Bicycles")]
    assert view.place == _row(harness, "Bicycles")


def test_the_pointer_opens_nothing_on_its_way_and_arrows_go_through_the_list_to_what_enter_opens(
    harness: WindowHarness,
) -> None:
    _in_front(harness, "Bicycles", "Landlord")
    _click(harness, "Bicycles")
    view = harness.parts.sidebar.list
    met: list[object] = []
    view.entered.connect(met.append)
    for title in ("Landlord", "Bicycles", "Landlord"):
        harness.bot.mouseMove(view.viewport(), view.visualRect(_row(harness, title)).center())
    harness.bot.waitUntil(lambda: bool(met))
    assert [message.text for message in harness.parts.chat.messages] == ["About Bicycles"]
    harness.bot.keyClick(view, Qt.Key.Key_Up)
    assert view.currentIndex() == _row(harness, "Landlord")
    assert _open_titles(harness) == ["Bicycles"]
    harness.parts.view.composer.setFocus()
    assert view.currentIndex() == _row(harness, "Bicycles")
    harness.bot.keyClick(view, Qt.Key.Key_Up)
    harness.bot.keyClick(view, Qt.Key.Key_Return)
    assert [message.text for message in harness.parts.chat.messages] == ["About Landlord"]
    assert harness.parts.view.composer.edit.hasFocus()


def test_a_reply_that_ends_takes_no_title_away_that_is_being_written(harness: WindowHarness) -> None:
    _in_front(harness, "Bicycles")
    harness.begin_reply("Tell me a long story.", rounds=2)
    view = harness.parts.sidebar.list
    view.edit(view.currentIndex())
    editor = next(field for field in view.findChildren(QLineEdit) if field.isVisible())
    editor.setText("A long story")
    harness.end_reply()
    assert editor.isVisible()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    harness.bot.waitUntil(lambda: _titles(harness) == ["A long story", "Bicycles"])


def _delete_all(harness: WindowHarness) -> ConfirmDialog:
    """Ask for it where a person would, and return the question."""
    harness.parts.sidebar.more_button.menu().actions()[-1].trigger()
    [question] = [one for one in harness.window.findChildren(ConfirmDialog) if one.isVisible()]
    return question


def test_all_chats_go_after_a_question_and_come_back_with_undo(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles", "Landlord")
    harness.parts.sidebar.opened.emit(harness.store.conversations()[0].id)
    composer = harness.parts.view.composer
    composer.edit.setPlainText("A message I have begun")
    _delete_all(harness).cancel_button.click()
    assert len(harness.store.conversations()) == 2
    assert composer.edit.toPlainText()
    _delete_all(harness).yes_button.click()
    assert harness.store.conversations() == ()
    assert harness.parts.chat.conversation_id is None
    assert not composer.edit.toPlainText()
    assert undo_strip(harness).words.full_text == "Deleted 2 chats"
    harness.bot.mouseClick(undo_strip(harness).button, Qt.MouseButton.LeftButton)
    assert _titles(harness) == ["Landlord", "Bicycles"]
    assert [message.text for message in harness.parts.chat.messages] == ["About Landlord"]
    undo_strip(harness).end()
    assert len(harness.store.conversations()) == 2


def test_with_all_chats_goes_what_was_kept_of_them(own_harness: WindowHarness) -> None:
    _fill(own_harness, "Bicycles", "Landlord")
    own_harness.show()
    own_harness.load_starter()
    own_harness.bot.waitUntil(lambda: len(own_harness.engine.remembered) == 2)
    _delete_all(own_harness).yes_button.click()
    assert own_harness.engine.retained[-1] == frozenset()
    assert own_harness.engine.remembered == []


def test_renaming_is_about_the_chat_of_the_menu_wherever_its_row_has_gone(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles", "Landlord")
    view = harness.parts.sidebar.list
    view.customContextMenuRequested.emit(view.visualRect(_row(harness, "Landlord")).center())
    menu = harness.parts.sidebar.findChild(QMenu)
    _fill(harness, "Newer")  # a reply that ends meanwhile puts its chat on top
    menu.actions()[0].trigger()
    menu.close()
    field = view.findChild(QLineEdit)
    assert field.text() == "Landlord"
    harness.bot.keyClick(field, Qt.Key.Key_Escape)


def test_a_while_after_its_reply_a_chat_is_listed_by_the_name_that_the_model_gave_it(
    own_harness: WindowHarness,
) -> None:
    own_harness.script.reply = "Bicycle balance"
    own_harness.show()
    own_harness.load_starter()
    own_harness.parts.titles.active = True
    own_harness.ask("Why does a bicycle stay upright?")
    (quiet,) = [timer for timer in own_harness.parts.view.findChildren(QTimer) if timer.interval() == 1000 * QUIET_S]
    assert quiet.isActive()
    with own_harness.bot.waitSignal(own_harness.parts.titles.titled):
        quiet.start(0)
    assert _titles(own_harness) == ["Bicycle balance"]
    assert not quiet.isActive()
