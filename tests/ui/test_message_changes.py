"""The menu of a message: editing, deleting and branching, each with a way back, and copies of a chat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit

from app.ui.dialogs.text_dialogs import ReplyTextDialog
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from tests.ui.conftest import WindowHarness


@pytest.fixture
def harness(shared_harness: WindowHarness) -> WindowHarness:
    """Two questions with their replies."""
    shared_harness.script.reply = "Since it leans."
    shared_harness.ask("Why?")
    shared_harness.script.reply = "It falls."
    shared_harness.ask("And then?")
    return shared_harness


def texts(harness: WindowHarness) -> list[str]:
    return [message.text for message in harness.parts.view.transcript.messages]


def message(harness: WindowHarness, place: int) -> ReplyMessage | UserMessage:
    return harness.parts.view.transcript.messages[place]


def edit(harness: WindowHarness, place: int, text: str) -> None:
    message(harness, place).menu.edit.trigger()
    [dialog] = harness.window.findChildren(ReplyTextDialog)
    dialog.findChild(QPlainTextEdit).setPlainText(text)
    dialog.save_button.click()
    QApplication.processEvents()


def test_an_edited_reply_says_so_has_no_colours_and_what_followed_stays(harness: WindowHarness) -> None:
    edit(harness, 1, "Since it **rolls**.")
    assert texts(harness) == ["Why?", "Since it **rolls**.", "And then?", "It falls."]
    reply = message(harness, 1)
    assert reply.line.figures.accessibleName() == "edited"
    assert "edited" in reply.line.figures.text()
    assert not any(reply.body.page.outcomes)
    assert not reply.menu.colours.isVisible()
    assert [one.text for one in harness.parts.chat.messages] == texts(harness)
    harness.parts.view.undo_strip.button.click()
    assert texts(harness)[1] == "Since it leans."
    assert any(reply.body.page.outcomes)
    assert "tok/s" in reply.line.figures.text()


def test_no_figures_of_an_edited_reply_stay_under_the_hood(harness: WindowHarness) -> None:
    follower = harness.parts.metrics_follower
    assert follower.trace_to_replay(None) is not None
    edit(harness, 3, "It rolls on.")
    assert follower.trace_to_replay(None) is None
    assert not harness.parts.metrics_panel.speed_text
    harness.parts.view.undo_strip.button.click()
    assert follower.trace_to_replay(None) is not None


def test_the_next_reply_knows_the_edited_words(harness: WindowHarness) -> None:
    edit(harness, 1, "Since it rolls.")
    harness.ask("Really?")
    assert "Since it rolls." in str(harness.engine.commands[-1])


@pytest.mark.parametrize(
    ("place", "remaining", "words"),
    [
        (3, ["Why?", "Since it leans.", "And then?"], "Deleted 1 message"),
        (2, ["Why?", "Since it leans."], "Deleted 2 messages"),
        (1, ["Why?"], "Deleted 3 messages"),
        (0, [], "Deleted 4 messages"),
    ],
)
def test_a_deleted_message_takes_along_what_followed_and_can_come_back(
    harness: WindowHarness, place: int, remaining: list[str], words: str
) -> None:
    before, strip = texts(harness), harness.parts.view.undo_strip
    message(harness, place).menu.delete.trigger()
    assert texts(harness) == remaining
    assert (strip.isVisible(), strip.words.toolTip() or strip.words.text()) == (True, words)
    strip.button.click()
    assert texts(harness) == before
    assert not strip.isVisible()


def test_a_new_question_ends_the_offer_to_undo(harness: WindowHarness) -> None:
    message(harness, 2).menu.delete.trigger()
    harness.ask("Something else?")
    assert not harness.parts.view.undo_strip.isVisible()
    assert texts(harness)[2] == "Something else?"


@pytest.mark.parametrize("place", [0, 1])
def test_a_branch_is_a_new_chat_with_all_up_to_its_message(harness: WindowHarness, place: int) -> None:
    before, original = texts(harness), harness.parts.chat.conversation_id
    message(harness, place).menu.branch.trigger()
    assert texts(harness) == before[: place + 1]
    assert harness.parts.chat.conversation_id != original
    assert harness.parts.chat.title == "Why? (copy)"
    assert original is not None
    assert [one.text for one in harness.store.messages(original)] == before


def test_a_chat_is_duplicated_from_a_message_and_from_the_list(harness: WindowHarness) -> None:
    before, original = texts(harness), harness.parts.chat.conversation_id
    message(harness, 3).menu.duplicate.trigger()
    copy = harness.parts.chat.conversation_id
    assert (texts(harness), copy != original) == (before, True)
    assert original is not None
    chat = harness.store.conversation(original)
    harness.parts.sidebar.chat_actions.duplicate(chat)
    assert (texts(harness), harness.parts.chat.conversation_id in {copy, original}) == (before, False)


@pytest.mark.parametrize("place", [0, 1])
def test_a_right_click_opens_the_menu_of_a_message(harness: WindowHarness, place: int) -> None:
    target = message(harness, place)
    at = target.body.viewport().mapToGlobal(QPoint(5, 5))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), at, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target.body.viewport(), event)
    [menu] = [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()]
    words = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    menu.close()
    QApplication.processEvents()
    assert {"Edit…", "Branch from here", "Duplicate chat", "Delete"} < set(words)
    assert ("Write this reply again" in words) == isinstance(target, ReplyMessage)


def test_nothing_can_be_changed_while_a_reply_is_written(harness: WindowHarness) -> None:
    harness.begin_reply("A long story?", rounds=1)
    before, menu = texts(harness), message(harness, 1).menu
    lines = QMenu()
    menu.fill(lines)
    lines.aboutToShow.emit()
    assert not any(action.isEnabled() for action in (menu.edit, menu.branch, menu.duplicate, menu.delete))
    assert harness.parts.chat.remove(message(harness, 0).message_id) is None
    assert texts(harness) == before
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.escape()
    harness.script.hold_reply_after = None
    lines.aboutToShow.emit()
    assert menu.delete.isEnabled()
