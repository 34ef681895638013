"""A reply that calls tools: its words stay in their tokens, its calls are told apart."""

from __future__ import annotations

import pytest

from app.tools.definitions import Tool, ToolCall, Toolset
from app.tools.forms import CallForm
from app.traces.called_tools import CalledTools
from tests.fakes.rounds import rounds_of, split_words, trace_of

_TOOLS = Toolset((Tool("calculator", "", '{"type": "object", "properties": {"expression": {"type": "string"}}}'),))
_CALL = '<tool_call>\n{"name": "calculator", "arguments": {"expression": "2+2"}}\n</tool_call>'


def read(reply: str, form: CallForm = CallForm.HERMES) -> tuple[str, str, list[ToolCall]]:
    """Return what is shown while the reply is written, what is kept of it, and its calls."""
    trace = trace_of(rounds_of(split_words(reply), draft_tokens=3))
    called = CalledTools(form, _TOOLS)
    shown = "".join(called.strip_calls(round_).text for round_ in trace.rounds)
    whole = called.ended(trace)
    assert len(whole.rounds) == len(trace.rounds)
    assert "".join(round_.text for round_ in whole.rounds) == whole.summary.text
    assert whole.summary.generated_tokens == trace.summary.generated_tokens
    return shown, whole.summary.text, called.calls


def test_words_before_a_call_are_shown_and_the_call_is_not() -> None:
    shown, content, calls = read(f"Let me see. {_CALL}")
    assert shown == content == "Let me see."
    assert calls == [ToolCall("calculator", '{"expression": "2+2"}')]


def test_a_reply_that_is_a_call_has_no_words() -> None:
    assert read(f"\n\n{_CALL}\n")[1] == ""


def test_a_thought_is_kept_as_one_and_calls_in_it_are_none() -> None:
    _, content, calls = read(f"<think>\nPerhaps {_CALL} helps.\n</think>\n\n{_CALL}")
    assert content == f"<think>\nPerhaps {_CALL} helps.\n</think>\n\n"
    assert len(calls) == 1


@pytest.mark.parametrize(
    "reply", ["No call.", "One < two", "<tool_call>", '<tool_call>{"name": "other"}</tool_call>', ""]
)
def test_what_is_no_call_stays(reply: str) -> None:
    assert read(reply)[1:] == (reply, [])
