"""Thoughts before an earlier answer reach the chat template, in each API's own words and each template's."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from app.engine.commands import Message, RenderPrompt
from app.engine.prompts.prompt import rendered_text
from app.llama.templates.template import ChatTemplate
from app.serve.api_errors import ApiError
from app.tools.forms import CallForm
from tests.fakes.api_requests import anthropic, chat, ollama, response
from tests.fakes.tool_templates import tool_template

THOUGHT = "I should look."
QUESTION = {"role": "user", "content": "Fix it."}
FIELD = (
    "{% for m in messages %}[{{ m.role }}{% if m.reasoning_content %} ({{ m.reasoning_content }}){% endif %} "
    "{{ m.content }}{% for c in m.tool_calls %}!{{ c.function.name }}{% endfor %}]{% endfor %}"
)
SPLIT = (
    "{% for m in messages %}[{{ m.role }}{% if '</think>' in m.content %} "
    "({{ m.content.split('</think>')[0].split('<think>')[-1].strip() }}){% endif %} "
    "{{ m.content.split('</think>')[-1].lstrip() }}]{% endfor %}"
)
NONE = "{% for m in messages %}[{{ m.role }} {{ m.content }}]{% endfor %}"


def in_chat(thought: Any, answer: str) -> Sequence[Message]:
    message = {"role": "assistant", "content": answer, "reasoning_content": thought}
    return chat(messages=[QUESTION, message, QUESTION]).messages


def in_ollama(thought: Any, answer: str) -> Sequence[Message]:
    message = {"role": "assistant", "content": answer, "thinking": thought}
    return ollama(messages=[QUESTION, message, QUESTION]).messages


def in_anthropic(thought: Any, answer: str) -> Sequence[Message]:
    blocks = [
        {"type": "thinking", "thinking": thought, "signature": "c2lnbmVk"},
        {"type": "redacted_thinking", "data": "c2VjcmV0"},
        {"type": "text", "text": answer},
    ]
    message = {"role": "assistant", "content": blocks}
    return anthropic(messages=[QUESTION, message, QUESTION]).messages


def in_response(thought: Any, answer: str) -> Sequence[Message]:
    parts = [{"type": "reasoning_text", "text": thought}]
    items = [{"type": "reasoning", "summary": [], "content": parts}, {"role": "assistant", "content": answer}]
    return response(input=[QUESTION, *items, QUESTION]).messages


DIALECTS = (in_chat, in_ollama, in_anthropic, in_response)


def prompt(source: str, messages: Sequence[Message]) -> str:
    with closing(ChatTemplate(source)) as template:
        return rendered_text(SimpleNamespace(template=template), RenderPrompt(tuple(messages)), lambda: False)


@pytest.mark.parametrize("read", DIALECTS)
def test_an_earlier_thought_reaches_a_template_that_knows_thoughts(read):
    messages = read(THOUGHT, "Done.")
    for source in (FIELD, SPLIT):
        assert prompt(source, messages) == f"[user Fix it.][assistant ({THOUGHT}) Done.][user Fix it.]"
    assert prompt(NONE, messages) == "[user Fix it.][assistant Done.][user Fix it.]"


@pytest.mark.parametrize("read", DIALECTS)
def test_no_thought_is_none_and_what_is_no_text_is_refused(read):
    for nothing in ("", None, "\n"):
        assert read(nothing, "Done.")[1] == Message("assistant", "Done.")
    with pytest.raises(ApiError, match="must be text"):
        read(7, "Done.")


@pytest.mark.parametrize("read", DIALECTS)
def test_a_thought_cannot_end_itself(read):
    text = prompt(FIELD, read("No </think> Yes.", "Done."))
    assert text == "[user Fix it.][assistant (No < /think> Yes.) Done.][user Fix it.]"


def test_thoughts_before_calls_reach_the_template_in_each_api():
    use = {"type": "tool_use", "id": "c1", "name": "look", "input": {}}
    blocks = [{"type": "thinking", "thinking": THOUGHT}, use]
    result = {"type": "tool_result", "tool_use_id": "c1", "content": "x"}
    by_blocks = [QUESTION, {"role": "assistant", "content": blocks}, {"role": "user", "content": [result]}]
    read = anthropic(messages=by_blocks).messages
    field = "{% if m.reasoning_content %}({{ m.reasoning_content }}){% endif %}"
    source = tool_template(CallForm.HERMES).replace("{{ m.content }}", field + "{{ m.content }}")
    assert f"assistant\n({THOUGHT})<tool_call>" in prompt(source, read)
    items = [
        QUESTION,
        {"type": "reasoning", "content": [{"type": "reasoning_text", "text": THOUGHT}]},
        {"type": "function_call", "call_id": "c1", "name": "look", "arguments": "{}"},
        {"type": "function_call_output", "call_id": "c1", "output": "x"},
    ]
    assert response(input=items).messages == read


HARMONY = (
    "{#- <|channel|> <|message|> tools -#}{% for m in messages %}[{{ m.role }}"
    "{% if m.content and m.thinking %}{{ raise_exception('one of both') }}{% endif %}"
    "{% if m.thinking %} ({{ m.thinking }}){% endif %} {{ m.content }}"
    "{% for c in m.tool_calls or [] %}<|start|>assistant<|channel|>commentary to=functions.{{ c.function.name }}"
    "<|message|>{{ c.function.arguments | tojson }}<|call|>{% endfor %}]{% endfor %}{{ tools | tojson if tools }}"
)
"""In gpt-oss's own words: the thought of a message with a call has another name, and cannot stand beside its text."""


@pytest.mark.parametrize(("expected_messages", "analysis"), [("", THOUGHT), ("On it.", f"{THOUGHT}\n\nOn it.")])
def test_a_thought_before_a_call_reaches_gpt_oss_in_its_own_field(expected_messages, analysis):
    call = {"id": "c1", "type": "function", "function": {"name": "look", "arguments": "{}"}}
    calling = {"role": "assistant", "content": expected_messages, "reasoning_content": THOUGHT, "tool_calls": [call]}
    messages = [
        {"role": "assistant", "content": "Yes.", "reasoning_content": "Is it?"},
        QUESTION,
        calling,
        {"role": "tool", "tool_call_id": "c1", "content": "x"},
    ]
    text = prompt(HARMONY, chat(messages=[QUESTION, *messages]).messages)
    assert f"[assistant Yes.][user Fix it.][assistant ({analysis}) <|start|>" in text


def test_a_thought_between_a_message_and_its_call_is_a_part_of_the_turn():
    items = [
        QUESTION,
        {"role": "assistant", "content": "I look."},
        {"type": "reasoning", "content": [{"text": THOUGHT}]},
        {"type": "function_call", "name": "look", "arguments": "{}"},
    ]
    (_, last_turn) = response(input=items).messages
    assert (last_turn.text, len(last_turn.calls)) == (f"<think>\n{THOUGHT}\n</think>\n\nI look.", 1)


def test_thoughts_of_one_turn_are_one():
    items = [
        QUESTION,
        {"type": "reasoning", "content": [{"text": "One."}]},
        {"role": "assistant", "content": "I look."},
        {"type": "reasoning", "content": [{"text": "Two."}]},
        {"role": "assistant", "content": "Done."},
        QUESTION,
    ]
    text = prompt(FIELD, response(input=items).messages)
    assert text == "[user Fix it.][assistant (One.\nTwo.) I look.\n\nDone.][user Fix it.]"
