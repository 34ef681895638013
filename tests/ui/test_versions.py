"""Versions of a message, going on with a reply that was stopped, and saving a chat as a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from app.chats.chat_files import file_name
from app.engine.commands import Message
from app.errors import NotEnoughMemory
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


def test_an_edited_question_has_versions_too_each_with_its_own_answer(harness: WindowHarness) -> None:
    harness.ask("First words")
    assert not messages(harness)[0].versions.isVisible()
    harness.script.reply = "Another answer."
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.parts.chat.resend(harness.parts.chat.messages[0].id, "Other words")
    harness.bot.mouseClick(messages(harness)[0].versions.back, LEFT)
    assert shown(harness) == ["First words", REPLY]


def test_a_reply_that_was_stopped_goes_on_as_one_reply(harness: WindowHarness) -> None:
    stopped(harness)
    before = harness.parts.chat.messages[-1]
    assert before.trace is not None
    button = messages(harness)[-1].line.continue_button
    assert button.isVisible()
    harness.script.reply = " and so on."
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(button, LEFT)
    assert harness.engine.requests[-1].messages[-1] == Message("assistant", before.text)
    after = harness.parts.chat.messages[-1]
    assert (after.id, after.text) == (before.id, f"{before.text} and so on.")
    assert after.trace is not None
    assert after.trace.rounds[: len(before.trace.rounds)] == before.trace.rounds
    assert [round_.index for round_ in after.trace.rounds] == list(range(len(after.trace.rounds)))
    assert after.trace.summary.generated_tokens == sum(len(round_.tokens) for round_ in after.trace.rounds)
    assert messages(harness)[-1].body.spans.source == after.text
    assert not messages(harness)[-1].line.continue_button.isVisible()
    assert harness.store.messages(harness.store.conversations()[0].id)[-1].trace == after.trace


def test_a_reply_can_go_on_while_one_is_written_in_another_chat(harness: WindowHarness) -> None:
    stopped(harness)
    first = harness.parts.chat.conversation_id
    harness.actions.new_chat()
    harness.begin_reply("Something else.")
    assert first is not None
    harness.actions.open_chat(first)
    assert messages(harness)[-1].line.continue_button.isVisible()


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


def test_a_chat_is_saved_as_markdown_or_json(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("Why: a/b?")
    for name in ("chat.md", "chat.json"):
        harness.actions.export_open_chat()
        dialog = harness.window.findChild(QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        harness.bot.waitUntil(lambda: harness.window.findChild(QFileDialog) is None)
    assert REPLY in (tmp_path / "chat.md").read_text(encoding="utf-8")
    data = json.loads((tmp_path / "chat.json").read_text(encoding="utf-8"))
    assert data["messages"][1]["trace"]["rounds"]


def test_a_chat_that_cannot_be_saved_says_so(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask()
    (tmp_path / "file").write_text("in the way")
    harness.actions.export_open_chat()
    dialog = harness.window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "file" / "chat.md"))
    dialog.close()
    assert "file" in harness.parts.view.banner.sentence


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
