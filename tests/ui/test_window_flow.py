"""From a question to a kept reply, also one that goes in circles or fills the context."""

from __future__ import annotations

import threading
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.engine.commands import LoadPair, Message
from app.engine.events import DraftPrefillProgress, Outgrown, Repeating
from app.errors import ModelFileError
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason
from app.traces.readout import NextStep
from app.ui.chat.replying.reply_remark import ReplyRemark
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def test_the_starter_pair_is_loaded_by_one_click_and_named_in_words(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.script.hold_load_at = 0.0
    with own_harness.bot.waitSignal(own_harness.program.session.status_changed):
        own_harness.bot.mouseClick(own_harness.parts.view.welcome.starter_button, Qt.MouseButton.LeftButton)
    picker = own_harness.parts.top_bar.pair
    before = picker.accessibleName(), picker.toolTip()
    with own_harness.bot.waitSignal(own_harness.program.session.loaded):
        own_harness.engine.go_on()
    assert own_harness.engine.commands == [LoadPair("starter:f32", "starter:q4_1")]
    assert (picker.accessibleName(), picker.toolTip()) == before
    assert before == (
        "Models and guessing: Starter pair, Automatic",
        "SmolLM2 135M Instruct: F32 helped by Q4_1\nStarter pair · Automatic (Ctrl+M)",
    )
    assert own_harness.program.session.status.text == "Ready"


def test_a_reply_is_shown_kept_and_titled(harness: WindowHarness) -> None:
    harness.ask("Explain how a bicycle stays upright.")
    (conversation,) = harness.store.conversations()
    question, reply = harness.store.messages(conversation.id)
    assert conversation.title == "Explain how a bicycle stays upright."
    assert (question.text, reply.text, reply.state) == (conversation.title, REPLY, "complete")
    assert reply.trace is not None
    assert harness.parts.metrics_panel.speed_text.endswith(" tokens/s")
    assert harness.parts.slim_bar.speed.text() == harness.parts.metrics_panel.speed_text.removesuffix(" tokens/s")
    assert harness.parts.view.legend.isVisible()


def test_a_question_asked_before_anything_is_loaded_loads_the_remembered_pair_first(harness: WindowHarness) -> None:
    harness.apply(target="starter:f32", draft=None)
    harness.ask()
    assert harness.engine.commands[0] == LoadPair("starter:f32", None)
    assert harness.engine.requests[0].messages == (Message("user", "Why is the sky blue?"),)


@pytest.mark.parametrize(
    ("target", "draft", "mode", "pauses"),
    [
        ("starter:f32", "starter:q4_1", SpeculationMode.AUTOMATIC, False),
        ("starter:f32", "starter:q4_0", SpeculationMode.AUTOMATIC, True),
        ("starter:f32", "starter:q4_0", SpeculationMode.DRAFT, False),
    ],
)
def test_the_starter_pair_and_who_chose_a_way_to_guess_get_guesses_in_every_reply(
    harness: WindowHarness, target: str, draft: str, mode: SpeculationMode, pauses: bool
) -> None:
    harness.settings.mode = mode
    harness.actions.use_pair(target, draft)
    harness.ask()
    drafting = harness.engine.requests[-1].drafting
    assert drafting.pauses == pauses
    assert drafting.draft_min == (4 if draft == "starter:q4_1" else 0), (
        "the starter pair shows several guesses in each round"
    )


def test_reading_a_long_prompt_is_said_in_words(harness: WindowHarness) -> None:
    harness.script.hold_prefill = True
    harness.parts.view.message_sending.ask("A long question.")
    place = harness.parts.view.transcript._waiting
    harness.bot.waitUntil(lambda: place.words == "Reading your message, 120 of 480")
    assert harness.parts.view.status.words.full_text == "", "it is said once"
    (reply,) = harness.parts.view.transcript.findChildren(ReplyMessage)
    assert place.y() == reply.y()
    harness.engine.go_on()
    harness.bot.waitUntil(lambda: not place.isVisible())


def test_while_the_draft_reads_a_long_prompt_after_the_first_word_that_is_said_too(harness: WindowHarness) -> None:
    harness.script.after = {1: DraftPrefillProgress(0, 1024, 4000), 2: DraftPrefillProgress(0, 3584, 4000)}
    harness.script.hold_reply_after = 1
    harness.parts.view.message_sending.ask("A long question.")
    status, place = harness.parts.view.status, harness.parts.view.transcript._waiting
    harness.bot.waitUntil(lambda: place.words == "The draft reads it too, 1,024 of 4,000")
    (reply,) = harness.parts.view.transcript.findChildren(ReplyMessage)
    assert place.y() >= reply.geometry().bottom(), "below the first word"
    harness.script.hold_reply_after = 3
    harness.engine.go_on()
    harness.bot.waitUntil(lambda: status.words.full_text == "Writing…")
    assert not place.isVisible()
    harness.end_reply()


def test_the_settings_reach_the_request(harness: WindowHarness) -> None:
    for name, value in {"temperature": 0.1, "seed": 7, "max_tokens": 5, "system_prompt": "Be brief."}.items():
        harness.settings.set(name, value)
    harness.actions.use_mode(SpeculationMode.LOOKUP)
    harness.ask()
    request = harness.engine.requests[0]
    assert (request.sampling.temperature, request.sampling.seed, request.max_tokens) == (0.1, 7, 5)
    assert request.messages[0] == Message("system", "Be brief.")
    assert request.mode is SpeculationMode.LOOKUP


def test_a_larger_context_reloads_the_pair_with_the_next_question(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    own_harness.apply(context_tokens=8192)
    own_harness.ask()
    loads = [command for command in own_harness.engine.commands if isinstance(command, LoadPair)]
    assert [load.context_tokens for load in loads] == [4096, 8192]


@pytest.mark.parametrize("writes", [False, True], ids=["loading", "writing"])
def test_closing_is_quick_and_ends_the_engine(own_harness: WindowHarness, writes: bool) -> None:
    own_harness.show()
    if writes:
        own_harness.load_starter()
        own_harness.begin_reply("Tell me a long story.")
    else:
        own_harness.script.hold_load_at = 0.5
        own_harness.actions.use_starter()
        own_harness.bot.waitUntil(lambda: own_harness.program.session.status.fraction is not None)
    begun = time.monotonic()
    own_harness.window.close()
    assert time.monotonic() - begun < 20  # a hang, not a speed: the machine may be busy
    assert "scripted-engine" not in {thread.name for thread in threading.enumerate()}
    QApplication.processEvents()


def test_a_token_of_an_older_reply_brings_that_reply_under_the_hood(harness: WindowHarness) -> None:
    harness.ask("First?")
    harness.script.reply = "A short one."
    harness.ask("Second?")
    parts = harness.parts
    strip, replies = parts.metrics_panel.strip, parts.view.transcript.findChildren(ReplyMessage)
    first, second = (message for message in parts.chat.messages if message.role == "assistant")
    assert first.trace is not None
    assert second.trace is not None
    assert strip.accessibleDescription().startswith(f"{len(second.trace.rounds)} rounds")
    parts.view.transcript.round_selected.emit(first.id, 3)
    assert strip.selected_round == 3
    assert [reply.body.tints.selected_round for reply in replies] == [3, None]
    parts.metrics_panel.strip.round_selected.emit(1)
    assert [reply.body.tints.selected_round for reply in replies] == [1, None]
    harness.actions.escape()
    assert strip.selected_round is None
    assert strip.accessibleDescription().startswith(f"{len(first.trace.rounds)} rounds")
    assert [reply.body.tints.selected_round for reply in replies] == [None, None]


def test_a_base_model_is_said_to_be_one_before_the_first_question(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.script.converses = False
    own_harness.load_starter()
    sentence = own_harness.parts.view.banner.sentence
    assert "is a base model: made to go on with a text, not to converse" in sentence
    own_harness.script.converses, own_harness.script.draft_problem = True, "These two do not fit."
    own_harness.use_pair("another.gguf", "draft.gguf")
    assert "base model" not in own_harness.parts.view.banner.sentence


def test_the_context_is_that_of_the_message_being_read_and_gone_with_its_models(harness: WindowHarness) -> None:
    harness.ask()
    figures = harness.parts.view.status.context
    harness.bot.waitUntil(lambda: figures.isVisible() and not figures.words.text().startswith("120 "))
    harness.script.hold_prefill = True
    harness.parts.view.message_sending.ask("And the sea?")
    harness.bot.waitUntil(lambda: figures.words.text().startswith("120 "))
    harness.script.hold_prefill = False
    harness.end_reply()
    harness.script.load_error = ModelFileError("The disk was away.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.use_pair("notes.gguf", None)
    harness.bot.waitUntil(lambda: not figures.isVisible())


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
    harness.script.after = {9: Repeating(0, on=False), 12: Repeating(0, on=True)}
    for place, sentence in ((11, ""), (14, "This reply repeats itself.")):
        harness.script.hold_reply_after = place
        with harness.bot.waitSignal(harness.parts.chat.repeating_changed):
            harness.engine.go_on()
        assert remark_of(harness).sentence == sentence
    with harness.bot.waitSignal(harness.program.session.finished) as ended:
        press(harness, NextStep.STOP)
    assert ended.args[0].summary.finish_reason is FinishReason.CANCELLED
    assert remark_of(harness).sentence == ""
    assert harness.parts.view.composer.edit.hasFocus(), "what is typed next goes into the message"


def test_a_reply_that_was_ended_in_circles_can_be_written_again(harness: WindowHarness) -> None:
    harness.script.reply, harness.script.ending = SENTENCE * 12, FinishReason.LENGTH
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
