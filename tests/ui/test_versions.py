"""Versions of a message, going on with a reply that was stopped, and saving a chat as a file."""

from __future__ import annotations

import json
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from app.engine.commands import Message
from app.errors import NotEnoughMemory
from app.ui.chat.exporting import file_name
from app.ui.transcript.messages import ReplyMessage, UserMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk

LEFT = Qt.MouseButton.LeftButton


def shown(desk: Desk) -> list[str]:
    return [message.text for message in desk.window.chat.messages]


def messages(desk: Desk) -> list[UserMessage | ReplyMessage]:
    return desk.window.view.transcript._column.messages


def answered_twice(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Which?")
    desk.script.reply = "The second one."
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.regenerate_last()


def stopped(desk: Desk) -> None:
    """A reply that was stopped after three rounds."""
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.escape()
    desk.script.hold_reply_after = None


def test_a_reply_written_again_is_the_second_of_two_and_the_first_is_one_click_away(desk: Desk) -> None:
    answered_twice(desk)
    reply = messages(desk)[-1]
    assert reply.versions.isVisible()
    assert reply.versions.place.text() == "2/2"
    assert not reply.versions.forward.isEnabled()
    desk.bot.mouseClick(reply.versions.back, LEFT)
    assert shown(desk) == ["Which?", REPLY]
    assert messages(desk)[-1].versions.place.accessibleName() == "Version 1 of 2"
    desk.bot.mouseClick(messages(desk)[-1].versions.forward, LEFT)
    assert shown(desk) == ["Which?", "The second one."]


def test_an_edited_question_has_versions_too_each_with_its_own_answer(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("First words")
    assert not messages(desk)[0].versions.isVisible()
    desk.script.reply = "Another answer."
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.chat.resend(desk.window.chat.messages[0].id, "Other words")
    desk.bot.mouseClick(messages(desk)[0].versions.back, LEFT)
    assert shown(desk) == ["First words", REPLY]


def test_versions_stand_still_while_a_reply_is_being_written(desk: Desk) -> None:
    answered_twice(desk)
    desk.script.hold_reply_after = 2
    desk.script.reply = REPLY
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("And then?")
    first_reply = desk.window.chat.messages[1]
    assert desk.window.chat.show_version(first_reply.id, -1) is False
    assert shown(desk)[1] == "The second one."


def test_another_try_that_fails_before_its_first_word_leaves_the_earlier_reply_shown(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Which?")
    desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.regenerate_last()
    assert shown(desk) == ["Which?", REPLY]
    assert not messages(desk)[-1].versions.isVisible()


def test_a_reply_that_was_stopped_goes_on_as_one_reply(desk: Desk) -> None:
    stopped(desk)
    before = desk.window.chat.messages[-1]
    assert before.trace is not None
    button = messages(desk)[-1].continue_button
    assert button.isVisible()
    desk.script.reply = " and so on."
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(button, LEFT)
    assert desk.engine.requests[-1].messages[-1] == Message("assistant", before.text)
    after = desk.window.chat.messages[-1]
    assert (after.id, after.text) == (before.id, f"{before.text} and so on.")
    assert after.trace is not None
    assert after.trace.rounds[: len(before.trace.rounds)] == before.trace.rounds
    assert [round_.index for round_ in after.trace.rounds] == list(range(len(after.trace.rounds)))
    assert after.trace.summary.generated_tokens == sum(len(round_.tokens) for round_ in after.trace.rounds)
    assert messages(desk)[-1].body.ledger.source == after.text
    assert not messages(desk)[-1].continue_button.isVisible()
    assert desk.store.messages(desk.store.conversations()[0].id)[-1].trace == after.trace


def test_a_reply_can_go_on_once_the_one_in_another_chat_has_ended(desk: Desk) -> None:
    stopped(desk)
    first = desk.window.chat.conversation_id
    desk.window.new_chat()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Something else.")
    assert first is not None
    desk.window.open_chat(first)
    assert not messages(desk)[-1].continue_button.isVisible()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    assert messages(desk)[-1].continue_button.isVisible()


def test_only_the_last_reply_can_go_on(desk: Desk) -> None:
    stopped(desk)
    first = desk.window.chat.messages[-1]
    desk.ask("Never mind.")
    assert not messages(desk)[1].continue_button.isVisible()
    assert desk.window.chat.go_on(first.id) is False


def test_going_on_that_fails_keeps_what_was_there(desk: Desk) -> None:
    stopped(desk)
    before = desk.window.chat.messages[-1]
    desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.continue_last()
    assert desk.window.chat.messages[-1].text == before.text
    assert desk.window.chat.messages[-1].trace == before.trace


def test_a_chat_is_saved_as_markdown_or_json(desk: Desk, tmp_path: Path) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Why: a/b?")
    for name in ("chat.md", "chat.json"):
        desk.window.export_open_chat()
        dialog = desk.window.findChild(QFileDialog)
        assert dialog is not None
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.close()
        desk.bot.waitUntil(lambda: desk.window.findChild(QFileDialog) is None)
    assert REPLY in (tmp_path / "chat.md").read_text(encoding="utf-8")
    data = json.loads((tmp_path / "chat.json").read_text(encoding="utf-8"))
    assert data["messages"][1]["trace"]["rounds"]


def test_a_chat_that_cannot_be_saved_says_so(desk: Desk, tmp_path: Path) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    (tmp_path / "file").write_text("in the way")
    desk.window.export_open_chat()
    dialog = desk.window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "file" / "chat.md"))
    dialog.close()
    assert "file" in desk.window.view.banner.sentence


def test_a_title_becomes_a_name_that_any_system_takes() -> None:
    assert file_name("Why: a/b?") == "Why a b"
    assert file_name("???") == "Chat"
    assert len(file_name("x" * 300)) == 60


def test_a_reply_may_go_while_its_menu_is_open(desk: Desk) -> None:
    """The menu has an event loop of its own, in the midst of the button's event: the button is gone when it returns."""
    desk.show()
    desk.load_starter()
    desk.ask()
    reply = messages(desk)[1]
    assert isinstance(reply, ReplyMessage)
    button = reply.more_button
    menu = button.menu()
    assert menu is not None
    menu.aboutToShow.connect(desk.window.new_chat, Qt.ConnectionType.QueuedConnection)
    place = QPointF(button.rect().center())
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress, place, button.mapToGlobal(place), LEFT, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(button, press)
    assert not shiboken6.isValid(button)
    assert QApplication.activePopupWidget() is None
    desk.ask()
    assert [message.text for message in desk.window.chat.messages] == ["Why is the sky blue?", REPLY]
