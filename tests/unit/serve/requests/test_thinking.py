"""Thinking in requests: whether to think, and thoughts before an earlier answer, in each API's and template's words."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from app.engine.commands import Message, RenderPrompt
from app.engine.prompts.prompt import rendered_text
from app.llama.templates.template import ChatTemplate
from app.serve.api_errors import ApiError, Dialect, body_of
from app.tools.forms import CallForm
from app.tools.thoughts import can_switch_thinking
from tests.fakes.api_requests import anthropic, chat, ollama, refused, response
from tests.fakes.templates import tool_template

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
        pair = SimpleNamespace(template=template, pictures=SimpleNamespace(can_see=False))
        return rendered_text(pair, RenderPrompt(tuple(messages)), lambda: False)


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


def test_a_message_a_thought_and_the_calls_after_them_are_one_turn():
    items = [
        QUESTION,
        {"role": "assistant", "content": "I look."},
        {"type": "reasoning", "content": [{"text": THOUGHT}]},
        *({"type": "function_call", "call_id": call, "name": "look", "arguments": "{}"} for call in ("c1", "c2")),
        {"type": "function_call_output", "call_id": "c1", "output": "x"},
    ]
    (_, turn, result) = response(input=items).messages
    assert (turn.text, len(turn.calls)) == (f"<think>\n{THOUGHT}\n</think>\n\nI look.", 2)
    assert (result.role, result.text) == ("tool", "x")


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


ON = {"enable_thinking": True, "thinking": True}
OFF = {"enable_thinking": False, "thinking": False}
LOW = {"reasoning_effort": "low", "reasoning_strength": "low"}
HIGH = {**ON, "reasoning_effort": "high", "reasoning_strength": "high"}


@pytest.mark.parametrize(
    ("read", "options", "variables"),
    [
        (chat, {}, {}),
        (chat, {"chat_template_kwargs": {"enable_thinking": False}}, {"enable_thinking": False}),
        (chat, {"enable_thinking": False}, OFF),
        (chat, {"reasoning_effort": "high"}, HIGH),
        (chat, {"reasoning_effort": "none"}, OFF),
        (
            chat,
            {"reasoning_effort": "high", "chat_template_kwargs": {"reasoning_effort": "low", "style": [1, None]}},
            {**HIGH, "reasoning_effort": "low", "style": [1, None]},
        ),
        (response, {"reasoning": {"effort": "high", "summary": "auto"}}, HIGH),
        (response, {"reasoning": None}, {}),
        (anthropic, {"thinking": {"type": "enabled"}}, ON),
        (anthropic, {"thinking": {"type": "enabled", "budget_tokens": 2048}}, {**ON, "thinking_budget": 2048}),
        (
            anthropic,
            {"thinking": {"type": "enabled", "budget_tokens": 9000}, "tools": [{"name": "a", "input_schema": {}}]},
            {**ON, "thinking_budget": 9000},
        ),
        (anthropic, {"thinking": {"type": "disabled"}}, OFF),
        (anthropic, {"thinking": {"type": "adaptive"}}, {}),
        (anthropic, {"thinking": {"type": "between_tools"}}, {}),
        (anthropic, {"output_config": {"effort": "low"}}, LOW),
        (anthropic, {"output_config": {"effort": "low"}, "thinking": {"type": "disabled"}}, {**LOW, **OFF}),
        (ollama, {"think": True}, ON),
        (ollama, {"think": False}, OFF),
        (ollama, {"think": "high"}, HIGH),
        (ollama, {}, {}),
    ],
)
def test_each_api_says_it_in_its_own_words(read, options, variables):
    assert read(**options).variables == variables


@pytest.mark.parametrize(
    ("read", "options", "named"),
    [
        (chat, {"chat_template_kwargs": [1]}, "chat_template_kwargs"),
        (chat, {"chat_template_kwargs": {"enable_thinking": "false"}}, "chat_template_kwargs.enable_thinking"),
        (chat, {"chat_template_kwargs": {"reasoning_effort": 3}}, "chat_template_kwargs.reasoning_effort"),
        (chat, {"chat_template_kwargs": {"messages": []}}, "chat_template_kwargs.messages"),
        (chat, {"chat_template_kwargs": {"loop_messages": "x"}}, "chat_template_kwargs.loop_messages"),
        (chat, {"chat_template_kwargs": {"a b": 1}}, "chat_template_kwargs.a b"),
        (chat, {"chat_template_kwargs": {"deep": [[[[[[[[[1]]]]]]]]]}}, "chat_template_kwargs.deep"),
        (chat, {"chat_template_kwargs": {"long": "x" * 20_000}}, "chat_template_kwargs"),
        (chat, {"chat_template_kwargs": {f"v{n}": 1 for n in range(65)}}, "chat_template_kwargs"),
        (chat, {"reasoning_effort": "huge"}, "reasoning_effort"),
        (chat, {"reasoning_effort": True}, "reasoning_effort"),
        (chat, {"enable_thinking": 1}, "enable_thinking"),
        (response, {"reasoning": {"effort": 7}}, "reasoning.effort"),
        (anthropic, {"thinking": {"type": "much"}}, "thinking.type"),
        (anthropic, {"thinking": {"type": "enabled", "budget_tokens": 1023}}, "thinking.budget_tokens"),
        (anthropic, {"thinking": {"type": "enabled", "budget_tokens": "2048"}}, "thinking.budget_tokens"),
        (anthropic, {"thinking": {"type": "enabled", "budget_tokens": 4096}}, "thinking.budget_tokens"),
        (anthropic, {"output_config": {"effort": "huge"}}, "output_config.effort"),
        (anthropic, {"output_config": {"format": {"type": "text"}}}, "output_config.format.type"),
        (ollama, {"think": "much"}, "think"),
        (ollama, {"think": 1.5}, "think"),
    ],
)
def test_what_cannot_be_told_is_refused_by_name(read, options, named):
    refusal = refused(read, **options)
    assert refusal.field == named
    for dialect in Dialect:
        assert named.split(".")[0] in str(body_of(refusal, dialect))


@pytest.mark.parametrize(
    ("template", "switch"),
    [
        ("{{ '<think>' }}", False),
        ("{{ message.thinking }}{{ message['thinking'] }}<think>", False),
        ("{% if not enable_thinking %}<think></think>{% endif %}", True),
        ("{% if thinking %}<think>{% endif %}", True),
    ],
)
def test_a_template_has_a_switch_or_none(template, switch):
    assert can_switch_thinking(template) is switch
