"""Versions of a message, its menu with a way back, going on with a reply that was stopped, and saving a chat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPlainTextEdit

from app.chats.chat_files import file_name
from app.engine.commands import Message
from app.errors import NotEnoughMemory
from app.ui.dialogs.text_dialogs import ReplyTextDialog
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def shown(harness: WindowHarness) -> list[str]:
    return [message.text for message in harness.parts.chat.messages]


def messages(harness: WindowHarness) -> tuple[UserMessage | ReplyMessage, ...]:
    return harness.parts.view.transcript.messages


@pytest.fixture
def asked_twice(shared_harness: WindowHarness) -> WindowHarness:
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


def answered_twice(harness: WindowHarness) -> None:
    harness.ask("Which?")
    harness.script.reply = "The second one."
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.regenerate_last()


def stopped(harness: WindowHarness) -> None:
    """A reply that was stopped after three rounds."""
    harness.begin_reply("Tell me a long story.")
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.escape()
    harness.script.hold_reply_after = None


def test_a_reply_written_again_is_the_second_of_two_and_the_first_is_one_click_away(harness: WindowHarness) -> None:
    answered_twice(harness)
    reply = messages(harness)[-1]
    assert reply.line.versions.isVisible()
    assert reply.line.versions.place.text() == "2/2"
    assert not reply.line.versions.forward.isEnabled()
    harness.bot.mouseClick(reply.line.versions.back, LEFT)
    assert shown(harness) == ["Which?", REPLY]
    assert messages(harness)[-1].line.versions.place.accessibleName() == "Version 1 of 2"
    harness.bot.mouseClick(messages(harness)[-1].line.versions.forward, LEFT)
    assert shown(harness) == ["Which?", "The second one."]
    assert [request.messages for request in harness.engine.requests] == [(Message("user", "Which?"),)] * 2


def test_an_edited_question_is_asked_again_as_a_branch(harness: WindowHarness) -> None:
    harness.ask("Why is the sky green?")
    assert not messages(harness)[0].versions.isVisible()
    composer = harness.parts.view.composer
    harness.parts.view.message_sending.edit_last()
    assert composer.edit.toPlainText() == "Why is the sky green?"
    composer.edit.setPlainText("Why is the sky blue?")
    harness.script.reply = "Another answer."
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert harness.engine.requests[-1].messages == (Message("user", "Why is the sky blue?"),)
    assert shown(harness) == ["Why is the sky blue?", "Another answer."]
    harness.bot.mouseClick(messages(harness)[0].versions.back, LEFT)
    assert shown(harness) == ["Why is the sky green?", REPLY]


def test_a_reply_that_was_stopped_goes_on_as_one_reply(harness: WindowHarness) -> None:
    stopped(harness)
    before = harness.parts.chat.messages[-1]
    assert before.trace is not None
    stopped_in = harness.parts.chat.conversation_id
    harness.actions.new_chat()
    harness.begin_reply("Something else.")
    harness.actions.open_chat(stopped_in)
    assert messages(harness)[-1].line.continue_button.isVisible(), "also while one is written in another chat"
    harness.end_reply()
    harness.script.hold_reply_after, harness.script.reply = None, " and so on."
    line = messages(harness)[-1].line
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(line.continue_button, LEFT)
    after = harness.parts.chat.messages[-1]
    assert (after.id, after.text) == (before.id, f"{before.text} and so on.")
    assert after.trace is not None
    assert after.trace.rounds[: len(before.trace.rounds)] == before.trace.rounds
    assert [round_.index for round_ in after.trace.rounds] == list(range(len(after.trace.rounds)))
    assert after.trace.summary.generated_tokens == sum(len(round_.tokens) for round_ in after.trace.rounds)
    assert messages(harness)[-1].body.spans.source == after.text
    assert not messages(harness)[-1].line.continue_button.isVisible()


def test_only_the_last_reply_can_go_on(harness: WindowHarness) -> None:
    stopped(harness)
    first = harness.parts.chat.messages[-1]
    harness.ask("Never mind.")
    assert not messages(harness)[1].line.continue_button.isVisible()
    assert harness.parts.chat.go_on(first.id) is False


def test_going_on_that_fails_keeps_what_was_there(harness: WindowHarness) -> None:
    stopped(harness)
    before = harness.parts.chat.messages[-1]
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.continue_last()
    assert harness.parts.chat.messages[-1].text == before.text
    assert harness.parts.chat.messages[-1].trace == before.trace


def test_a_chat_is_saved_as_markdown_or_json_or_it_is_said_why_not(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("Why: a/b?")
    for place in ("chat.md", "chat.json", "chat.md/chat.md"):
        harness.actions.export_open_chat()
        dialog = harness.window.findChild(QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / place))
        dialog.close()
        harness.bot.waitUntil(lambda: harness.window.findChild(QFileDialog) is None)
    assert REPLY in (tmp_path / "chat.md").read_text(encoding="utf-8")
    data = json.loads((tmp_path / "chat.json").read_text(encoding="utf-8"))
    assert data["messages"][1]["trace"]["rounds"]
    assert "chat.md" in harness.parts.view.banner.sentence


def test_a_title_becomes_a_name_that_any_system_takes() -> None:
    assert file_name("Why: a/b?") == "Why a b"
    assert file_name("???") == "Chat"
    assert len(file_name("x" * 300)) == 60


def test_a_reply_may_go_while_its_menu_is_open(harness: WindowHarness) -> None:
    """The menu has an event loop of its own, in the midst of the button's event: the button is gone when it returns."""
    harness.ask()
    reply = messages(harness)[1]
    button = reply.line.more_button
    menu = button.menu()
    menu.aboutToShow.connect(harness.actions.new_chat, Qt.ConnectionType.QueuedConnection)
    place = QPointF(button.rect().center())
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress, place, button.mapToGlobal(place), LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(button, press)
    assert not shiboken6.isValid(button)
    assert QApplication.activePopupWidget() is None
    harness.ask()
    assert [message.text for message in harness.parts.chat.messages] == ["Why is the sky blue?", REPLY]


def test_the_versions_of_a_long_question_are_all_within_reach(harness: WindowHarness) -> None:
    harness.show(1700, 700)
    harness.ask("Why does the sky look blue at noon and red in the evening, on some days more and on others less? " * 2)
    question = messages(harness)[0]
    question.show_version(12, 12)
    for width in (1700, 1366, 1024, 900):
        harness.window.resize(width, 700)
        QApplication.processEvents()
        for part in (question.versions.back, question.versions.forward, question.copy_button, question.edit_button):
            at = part.mapTo(question, QPoint())
            assert 0 <= at.x() <= question.width() - part.width()
            assert not part.visibleRegion().isEmpty()


def test_the_versions_of_a_reply_stand_in_line_with_its_buttons_at_once(harness: WindowHarness) -> None:
    answered_twice(harness)
    harness.window.resize(700, 700)
    QApplication.processEvents()
    for back in (True, False):
        reply = messages(harness)[-1]
        reply.line.versions.stepped.emit(-1 if back else 1)
        reply = messages(harness)[-1]
        parts = reply.line.versions.back, reply.line.versions.place, reply.line.copy_button
        assert len({part.mapTo(reply, part.rect().center()).y() for part in parts}) == 1


def test_an_edited_reply_says_so_has_no_colours_and_what_followed_stays(asked_twice: WindowHarness) -> None:
    edit(asked_twice, 1, "Since it **rolls**.")
    assert texts(asked_twice) == ["Why?", "Since it **rolls**.", "And then?", "It falls."]
    reply = message(asked_twice, 1)
    assert reply.line.figures.accessibleName() == "edited"
    assert "edited" in reply.line.figures.text()
    assert not any(reply.body.page.outcomes)
    assert not reply.menu.colours.isVisible()
    assert shown(asked_twice) == texts(asked_twice), "the next reply knows the edited words"
    asked_twice.parts.view.undo_strip.button.click()
    assert texts(asked_twice)[1] == "Since it leans."
    assert any(reply.body.page.outcomes)
    assert "tok/s" in reply.line.figures.text()


def test_no_figures_of_an_edited_reply_stay_under_the_hood(asked_twice: WindowHarness) -> None:
    follower = asked_twice.parts.metrics_follower
    assert follower.trace_to_replay(None) is not None
    edit(asked_twice, 3, "It rolls on.")
    assert follower.trace_to_replay(None) is None
    assert not asked_twice.parts.metrics_panel.speed_text
    asked_twice.parts.view.undo_strip.button.click()
    assert follower.trace_to_replay(None) is not None


@pytest.mark.parametrize(
    ("place", "remaining", "words"),
    [
        (3, ["Why?", "Since it leans.", "And then?"], "Deleted 1 message"),
        (0, [], "Deleted 4 messages"),
    ],
)
def test_a_deleted_message_takes_along_what_followed_and_can_come_back(
    asked_twice: WindowHarness, place: int, remaining: list[str], words: str
) -> None:
    before, strip = texts(asked_twice), asked_twice.parts.view.undo_strip
    message(asked_twice, place).menu.delete.trigger()
    assert texts(asked_twice) == remaining
    assert (strip.isVisible(), strip.words.toolTip() or strip.words.text()) == (True, words)
    strip.button.click()
    assert texts(asked_twice) == before
    assert not strip.isVisible()


def test_a_new_question_ends_the_offer_to_undo(asked_twice: WindowHarness) -> None:
    message(asked_twice, 2).menu.delete.trigger()
    asked_twice.ask("Something else?")
    assert not asked_twice.parts.view.undo_strip.isVisible()
    assert texts(asked_twice)[2] == "Something else?"


def test_a_chat_is_copied_whole_or_up_to_a_message(asked_twice: WindowHarness) -> None:
    before, original = texts(asked_twice), asked_twice.parts.chat.conversation_id
    assert original is not None
    message(asked_twice, 1).menu.branch.trigger()
    assert (texts(asked_twice), asked_twice.parts.chat.title) == (before[:2], "Why? (copy)")
    asked_twice.actions.open_chat(original)
    assert texts(asked_twice) == before
    message(asked_twice, 3).menu.duplicate.trigger()
    copy = asked_twice.parts.chat.conversation_id
    assert (texts(asked_twice), copy != original) == (before, True)
    asked_twice.parts.sidebar.chat_actions.duplicate(asked_twice.store.conversation(original))
    assert (texts(asked_twice), asked_twice.parts.chat.conversation_id in {copy, original}) == (before, False)


@pytest.mark.parametrize("place", [0, 1])
def test_a_right_click_opens_the_menu_of_a_message(asked_twice: WindowHarness, place: int) -> None:
    target = message(asked_twice, place)
    at = target.body.viewport().mapToGlobal(QPoint(5, 5))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), at, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target.body.viewport(), event)
    [menu] = [one for one in QApplication.topLevelWidgets() if isinstance(one, QMenu) and one.isVisible()]
    words = [action.text() for action in menu.actions() if action.isVisible() and action.text()]
    menu.close()
    QApplication.processEvents()
    assert {"Edit…", "Branch from here", "Duplicate chat", "Delete"} < set(words)
    assert ("Write this reply again" in words) == isinstance(target, ReplyMessage)


def test_nothing_can_be_changed_while_a_reply_is_written(asked_twice: WindowHarness) -> None:
    asked_twice.begin_reply("A long story?", rounds=1)
    before, menu = texts(asked_twice), message(asked_twice, 1).menu
    lines = QMenu()
    menu.fill(lines)
    lines.aboutToShow.emit()
    assert not any(action.isEnabled() for action in (menu.edit, menu.branch, menu.duplicate, menu.delete))
    assert asked_twice.parts.chat.remove(message(asked_twice, 0).message_id) is None
    assert texts(asked_twice) == before
    with asked_twice.bot.waitSignal(asked_twice.program.session.finished):
        asked_twice.actions.escape()
    asked_twice.script.hold_reply_after = None
    lines.aboutToShow.emit()
    assert menu.delete.isEnabled()
