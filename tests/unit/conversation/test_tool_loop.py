"""Tools of a conversation: off until they are switched on, asked for, made, kept, and at an end after some rounds."""

from __future__ import annotations

import pytest

from app.engine.commands import Message
from app.requests.reply_tools import MOST_ROUNDS, Decision
from app.speculation.trace import FinishReason
from app.tool_servers.server_settings import BUILT_IN
from tests.fakes.plain_face import PlainFace
from tests.fakes.tool_servers import server

SUM = 'Let me see. <tool_call>\n{"name": "calculator", "arguments": {"expression": "6 * 7"}}\n</tool_call>'
ANSWER = "It is 42."


@pytest.fixture
def face(face: PlainFace) -> PlainFace:
    """A person in whose new chat the built-in tools are on."""
    face.settings.set("tools_on", True)
    face.chat.tools.switch(BUILT_IN, on=True)
    return face


def decide(face: PlainFace, decision: Decision, reply: str = ANSWER) -> None:
    face.script.reply = reply
    face.chat.tool_loop.decide(decision)
    face.follow_reply()


def ask_for_call(face: PlainFace, reply: str = SUM) -> None:
    face.script.reply = reply
    face.ask("What is 6 times 7?")
    assert face.chat.tool_loop.asked_call is not None


def continue_reply(face: PlainFace, first: str, then: str) -> None:
    face.script.reply, face.script.ending = first, FinishReason.LENGTH
    face.ask("What is 6 times 7?")
    face.script.reply, face.script.ending = then, FinishReason.STOP
    assert face.chat.go_on(face.chat.messages[-1].id)
    face.follow_reply()


def test_a_chat_uses_no_tools_until_they_are_switched_on_in_it(face: PlainFace) -> None:
    face.ask("Why?")
    face.chat.new_chat()
    face.ask("Why?")
    face.settings.set("tools_on", False)
    face.chat.open(face.store.latest()[-1])
    face.ask("Why?")
    assert [request.tools is not None for request in face.requests] == [True, False, False]


def test_a_call_that_is_allowed_is_made_and_the_model_goes_on(face: PlainFace) -> None:
    ask_for_call(face)
    assert face.chat.tool_loop.asked_call.arguments == '{"expression": "6 * 7"}'
    decide(face, Decision.ONCE)
    call = face.requests[1].messages[1]
    assert face.requests[1].messages[1:] == (
        Message("assistant", "Let me see.", calls=call.calls),
        Message("tool", "42", tool="calculator", call_id=call.calls[0].id),
    )
    _, first, second = face.stored
    assert (first.text, second.text, second.parent_id) == ("Let me see.", ANSWER, first.id)
    assert [(use.tool, use.outcome, use.result) for use in first.uses] == [("calculator", "done", "42")]
    assert "".join(round_.text for round_ in first.trace.rounds) == "Let me see."


def test_allowed_in_this_chat_is_not_asked_for_again_and_rounds_have_an_end(face: PlainFace) -> None:
    spent: list[bool] = []
    face.chat.tools_spent.connect(lambda: spent.append(True))
    ask_for_call(face)
    decide(face, Decision.THIS_CHAT, SUM)
    assert [request.tools is not None for request in face.requests] == [*[True] * MOST_ROUNDS, False]
    assert spent == [True]


def test_never_is_told_to_the_model_and_the_tool_is_offered_no_more_until_its_server_is_switched_on_anew(
    face: PlainFace,
) -> None:
    ask_for_call(face)
    decide(face, Decision.NEVER)
    assert face.requests[1].messages[-1].text == "Error: the user does not allow this call."
    assert [tool.name for tool in face.requests[1].tools.tools] == ["current_date_and_time"]
    face.chat.tools.switch(BUILT_IN, on=True)
    face.ask("Again?")
    assert len(face.requests[2].tools.tools) == 2


def test_stop_ends_all_calls_and_the_chat_goes_on(face: PlainFace) -> None:
    ask_for_call(face, f"{SUM}\n{SUM}")
    face.chat.stop()
    assert not face.chat.running
    assert [use.outcome for use in face.stored[1].uses] == ["stopped", "stopped"]
    face.script.reply = ANSWER
    face.ask("Then without.")
    assert face.shown[-1] == ANSWER


def test_a_server_that_dies_costs_a_sentence_and_not_the_reply(face: PlainFace) -> None:
    face.servers.keep([server("dies at once", "Lake")])
    face.chat.tools.switch(BUILT_IN, on=False)
    face.chat.tools.switch("Lake", on=True)
    face.script.reply = ANSWER
    face.ask("Why?")
    assert face.problems == ["“Lake” ended by itself: there is no token for the lake."]
    assert face.requests[0].tools is None
    assert face.shown == ["Why?", ANSWER]


@pytest.mark.parametrize("broken_at", [18, 40, 55])  # within the mark of a call, and within the call
def test_a_reply_that_is_continued_has_its_tools_and_may_have_begun_its_call(face: PlainFace, broken_at: int) -> None:
    continue_reply(face, SUM[:broken_at], SUM[broken_at:])
    assert face.requests[1].messages[-1] == Message("assistant", SUM[:broken_at])
    decide(face, Decision.ONCE)
    assert face.shown[1:] == ["Let me see.", ANSWER]
    assert [use.result for use in face.stored[1].uses] == ["42"]
    assert "".join(round_.text for round_ in face.stored[1].trace.rounds) == "Let me see."


def test_a_reply_that_is_continued_counts_what_was_called_before(face: PlainFace) -> None:
    def cut_the_last() -> None:
        if face.chat.tool_loop.working is not None and len(face.chat.messages) == MOST_ROUNDS + 1:
            face.script.reply, face.script.ending = "I will", FinishReason.LENGTH

    face.chat.tool_loop.changed.connect(cut_the_last)
    ask_for_call(face)
    decide(face, Decision.THIS_CHAT, SUM)
    assert face.shown[-1] == "I will"
    face.script.reply, face.script.ending = " do without.", FinishReason.STOP
    assert face.chat.go_on(face.chat.messages[-1].id)
    face.follow_reply()
    assert face.requests[-1].tools is None
    assert face.shown[-1] == "I will do without."


@pytest.mark.parametrize(
    ("first", "then"),
    [("One ", "two."), ("One <tool", " is what I said."), ("<think>\nHm", "m.\n</think>\n\nYes."), ("Yes.\n", "\nNo.")],
)
def test_words_that_go_on_stand_once(face: PlainFace, first: str, then: str) -> None:
    continue_reply(face, first, then)
    assert face.shown[-1] == first + then


def test_words_that_were_no_call_come_with_the_end_of_the_reply(face: PlainFace) -> None:
    late: list[str] = []
    face.chat.reply_ended.connect(lambda reply: late.append(reply.late_text))
    face.script.reply = "One <tool"
    face.ask("Why?")
    assert face.shown[-1] == "One <tool"
    assert late == [" <tool"]


def test_a_chat_that_is_deleted_while_a_call_is_asked_for_asks_no_more(face: PlainFace) -> None:
    ask_for_call(face)
    face.chat.forget(face.chat.conversation_id)
    assert not face.chat.running
    assert face.chat.tool_loop.asked_call is None
