"""Replies that go in circles or fill the context: what the window says, and what its buttons do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.engine.commands import Message
from app.engine.events import Outgrown, Repeating
from app.speculation.trace import FinishReason
from app.ui.chat.reply_remark import ReplyRemark
from app.ui.transcript.reply_endings import NextStep
from tests.ui.conftest import Desk

SENTENCE = "The sun was low over the sea and all was still. "
LEFT_OUT = "The conversation is longer than the context: its oldest 4 messages were left out."


def remark_of(desk: Desk) -> ReplyRemark:
    return desk.window.view.remark


def offered(desk: Desk) -> list[NextStep]:
    return [step for step, button in remark_of(desk).buttons.items() if button.isVisible()]


def press(desk: Desk, step: NextStep) -> None:
    desk.bot.mouseClick(remark_of(desk).buttons[step], Qt.MouseButton.LeftButton)


def begin_circles(desk: Desk) -> None:
    """A reply goes in circles, and is held there."""
    desk.show()
    desk.load_starter()
    desk.script.reply = SENTENCE * 12
    desk.script.after = {5: Repeating(0, on=True)}
    desk.script.hold_reply_after = 8
    with desk.bot.waitSignal(desk.window.chat.repeating_changed):
        desk.window.view.ask("Tell me a story.")


def test_a_reply_that_repeats_itself_is_said_so_while_it_is_written_and_can_be_stopped_there(desk: Desk) -> None:
    begin_circles(desk)
    assert remark_of(desk).sentence == "This reply repeats itself."
    assert offered(desk) == [NextStep.STOP]
    assert remark_of(desk).accessibleName() == "This reply repeats itself."
    with desk.bot.waitSignal(desk.program.session.finished) as ended:
        press(desk, NextStep.STOP)
    assert ended.args[0].summary.finish_reason is FinishReason.CANCELLED
    assert remark_of(desk).sentence == ""
    assert desk.window.view.composer.edit.hasFocus(), "what is typed next goes into the message"


def test_what_says_something_new_again_is_not_said_to_repeat_itself(desk: Desk) -> None:
    begin_circles(desk)
    desk.script.after = {9: Repeating(0, on=False)}
    desk.script.hold_reply_after = 11
    with desk.bot.waitSignal(desk.window.chat.repeating_changed):
        desk.engine.go_on()
    assert remark_of(desk).sentence == ""
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()


def test_only_the_conversation_that_goes_in_circles_says_so(desk: Desk) -> None:
    begin_circles(desk)
    (conversation,) = desk.store.conversations()
    desk.window.new_chat()
    assert remark_of(desk).sentence == ""
    desk.window.open_chat(conversation.id)
    assert remark_of(desk).sentence == "This reply repeats itself."
    with desk.bot.waitSignal(desk.program.session.finished):
        press(desk, NextStep.STOP)


@pytest.mark.parametrize("reason", [FinishReason.LENGTH, FinishReason.CONTEXT])
def test_a_reply_that_was_ended_in_circles_can_be_written_again(desk: Desk, reason: FinishReason) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply, desk.script.ending = SENTENCE * 12, reason
    desk.ask()
    assert "repeated itself" in remark_of(desk).sentence
    desk.script.reply, desk.script.ending = "Something else.", FinishReason.STOP
    with desk.bot.waitSignal(desk.program.session.finished):
        press(desk, NextStep.AGAIN)
    assert desk.window.chat.messages[-1].text == "Something else."
    assert remark_of(desk).sentence == ""


def test_a_reply_that_filled_the_context_offers_to_go_on_and_a_new_chat(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.ending = FinishReason.CONTEXT
    desk.ask()
    first = desk.window.chat.messages[-1].text
    assert remark_of(desk).sentence.startswith("The context is full")
    assert offered(desk) == [NextStep.GO_ON, NextStep.NEW_CHAT]
    (conversation,) = desk.store.conversations()
    desk.window.new_chat()
    assert remark_of(desk).sentence == ""
    desk.window.open_chat(conversation.id)
    assert offered(desk) == [NextStep.GO_ON, NextStep.NEW_CHAT], "it is said of a stored reply too"
    desk.script.ending = FinishReason.STOP
    with desk.bot.waitSignal(desk.program.session.finished):
        press(desk, NextStep.GO_ON)
    assert desk.engine.requests[-1].messages[-1] == Message("assistant", first)
    assert desk.window.chat.messages[-1].text.startswith(first)
    assert remark_of(desk).sentence == ""


def test_where_the_question_alone_fills_the_context_only_a_new_chat_is_offered(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply, desk.script.ending = "Yes.", FinishReason.CONTEXT
    desk.ask("word " * 4000)
    assert offered(desk) == [NextStep.NEW_CHAT]
    press(desk, NextStep.NEW_CHAT)
    assert desk.window.chat.conversation_id is None
    assert remark_of(desk).sentence == ""


def test_what_was_left_out_is_said_of_that_reply_and_a_new_chat_is_offered(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.extra = [Outgrown(0, LEFT_OUT)]
    desk.ask()
    assert remark_of(desk).sentence == LEFT_OUT
    assert offered(desk) == [NextStep.NEW_CHAT]
    desk.script.extra = []
    desk.ask()
    assert remark_of(desk).sentence == ""
    desk.script.extra = [Outgrown(0, LEFT_OUT)]
    desk.ask()
    press(desk, NextStep.NEW_CHAT)
    assert remark_of(desk).sentence == ""
    assert not desk.window.chat.messages
