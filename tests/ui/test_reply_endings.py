"""Replies that go in circles or fill the context: what the window says, and what its buttons do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.engine.commands import Message
from app.engine.events import Outgrown, Repeating
from app.speculation.trace import FinishReason
from app.traces.readout import NextStep
from app.ui.chat.replying.reply_remark import ReplyRemark
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

SENTENCE = "The sun was low over the sea and all was still. "
LEFT_OUT = "The conversation is longer than the context: its oldest 4 messages were left out."


def remark_of(harness: WindowHarness) -> ReplyRemark:
    return harness.parts.view.remark


def offered(harness: WindowHarness) -> list[NextStep]:
    return [step for step, button in remark_of(harness).buttons.items() if button.isVisible()]


def press(harness: WindowHarness, step: NextStep) -> None:
    harness.bot.mouseClick(remark_of(harness).buttons[step], Qt.MouseButton.LeftButton)


def begin_circles(harness: WindowHarness) -> None:
    """A reply goes in circles, and is held there."""
    harness.show()
    harness.load_starter()
    harness.script.reply = SENTENCE * 12
    harness.script.after = {5: Repeating(0, on=True)}
    harness.script.hold_reply_after = 8
    with harness.bot.waitSignal(harness.parts.chat.repeating_changed):
        harness.parts.view.message_sending.ask("Tell me a story.")


def test_a_reply_that_repeats_itself_is_said_so_while_it_is_written_and_can_be_stopped_there(
    harness: WindowHarness,
) -> None:
    begin_circles(harness)
    assert remark_of(harness).sentence == "This reply repeats itself."
    assert offered(harness) == [NextStep.STOP]
    assert remark_of(harness).accessibleName() == "This reply repeats itself."
    with harness.bot.waitSignal(harness.program.session.finished) as ended:
        press(harness, NextStep.STOP)
    assert ended.args[0].summary.finish_reason is FinishReason.CANCELLED
    assert remark_of(harness).sentence == ""
    assert harness.parts.view.composer.edit.hasFocus(), "what is typed next goes into the message"


def test_what_says_something_new_again_is_not_said_to_repeat_itself(harness: WindowHarness) -> None:
    begin_circles(harness)
    harness.script.after = {9: Repeating(0, on=False)}
    harness.script.hold_reply_after = 11
    with harness.bot.waitSignal(harness.parts.chat.repeating_changed):
        harness.engine.go_on()
    assert remark_of(harness).sentence == ""
    harness.end_reply()


def test_only_the_conversation_that_goes_in_circles_says_so(harness: WindowHarness) -> None:
    begin_circles(harness)
    (conversation,) = harness.store.conversations()
    harness.actions.new_chat()
    assert remark_of(harness).sentence == ""
    harness.actions.open_chat(conversation.id)
    assert remark_of(harness).sentence == "This reply repeats itself."
    with harness.bot.waitSignal(harness.program.session.finished):
        press(harness, NextStep.STOP)


@pytest.mark.parametrize("reason", [FinishReason.LENGTH, FinishReason.CONTEXT])
def test_a_reply_that_was_ended_in_circles_can_be_written_again(harness: WindowHarness, reason: FinishReason) -> None:
    harness.script.reply, harness.script.ending = SENTENCE * 12, reason
    harness.ask()
    assert "repeated itself" in remark_of(harness).sentence
    harness.script.reply, harness.script.ending = "Something else.", FinishReason.STOP
    with harness.bot.waitSignal(harness.program.session.finished):
        press(harness, NextStep.AGAIN)
    assert harness.parts.chat.messages[-1].text == "Something else."
    assert remark_of(harness).sentence == ""


def test_a_reply_that_filled_the_context_offers_to_go_on_and_a_new_chat(harness: WindowHarness) -> None:
    harness.script.ending = FinishReason.CONTEXT
    harness.ask()
    first = harness.parts.chat.messages[-1].text
    assert remark_of(harness).sentence.startswith("The context is full")
    assert offered(harness) == [NextStep.GO_ON, NextStep.NEW_CHAT]
    (conversation,) = harness.store.conversations()
    harness.actions.new_chat()
    assert remark_of(harness).sentence == ""
    harness.actions.open_chat(conversation.id)
    assert offered(harness) == [NextStep.GO_ON, NextStep.NEW_CHAT], "it is said of a stored reply too"
    harness.script.ending = FinishReason.STOP
    with harness.bot.waitSignal(harness.program.session.finished):
        press(harness, NextStep.GO_ON)
    assert harness.engine.requests[-1].messages[-1] == Message("assistant", first)
    assert harness.parts.chat.messages[-1].text.startswith(first)
    assert remark_of(harness).sentence == ""


def test_where_the_question_alone_fills_the_context_only_a_new_chat_is_offered(harness: WindowHarness) -> None:
    harness.script.reply, harness.script.ending = "Yes.", FinishReason.CONTEXT
    harness.ask("word " * 4000)
    assert offered(harness) == [NextStep.NEW_CHAT]
    press(harness, NextStep.NEW_CHAT)
    assert harness.parts.chat.conversation_id is None
    assert remark_of(harness).sentence == ""


def test_what_was_left_out_is_said_of_that_reply_and_a_new_chat_is_offered(harness: WindowHarness) -> None:
    harness.script.extra = [Outgrown(0, LEFT_OUT)]
    harness.ask()
    assert remark_of(harness).sentence == LEFT_OUT
    assert offered(harness) == [NextStep.NEW_CHAT]
    harness.script.extra = []
    harness.ask()
    assert remark_of(harness).sentence == ""
    harness.script.extra = [Outgrown(0, LEFT_OUT)]
    harness.ask()
    press(harness, NextStep.NEW_CHAT)
    assert remark_of(harness).sentence == ""
    assert not harness.parts.chat.messages
