"""Requests tell the chat template whether to think and more: each API in its own words, bounded, never ignored."""

from __future__ import annotations

from typing import Any

import pytest

from app.serve.api_errors import ApiError, Dialect, body_of
from app.serve.apis.anthropic import read_messages
from app.serve.apis.ollama import read_chat as read_ollama_chat
from app.serve.apis.openai_chat import read_chat
from app.serve.apis.openai_responses import read_response
from app.serve.requests.reply_request import ReplyRequest, SpeculationOptions
from app.tools.thoughts import can_switch_thinking

SAID = [{"role": "user", "content": "Hi"}]
ON = {"enable_thinking": True, "thinking": True}
OFF = {"enable_thinking": False, "thinking": False}
LOW = {"reasoning_effort": "low", "reasoning_strength": "low"}
HIGH = {**ON, "reasoning_effort": "high", "reasoning_strength": "high"}


def openai(**options: Any) -> ReplyRequest:
    return read_chat({"messages": SAID, **options}, SpeculationOptions())[0]


def responses(**options: Any) -> ReplyRequest:
    return read_response({"input": "Hi", **options}, SpeculationOptions())[0]


def anthropic(**options: Any) -> ReplyRequest:
    return read_messages({"messages": SAID, "max_tokens": 4096, **options}, SpeculationOptions())


def ollama(**options: Any) -> ReplyRequest:
    return read_ollama_chat({"messages": SAID, **options}, SpeculationOptions())[0]


@pytest.mark.parametrize(
    ("read", "options", "variables"),
    [
        (openai, {}, {}),
        (openai, {"chat_template_kwargs": {"enable_thinking": False}}, {"enable_thinking": False}),
        (openai, {"enable_thinking": False}, OFF),
        (openai, {"reasoning_effort": "high"}, HIGH),
        (openai, {"reasoning_effort": "none"}, OFF),
        (
            openai,
            {"reasoning_effort": "high", "chat_template_kwargs": {"reasoning_effort": "low", "style": [1, None]}},
            {**HIGH, "reasoning_effort": "low", "style": [1, None]},
        ),
        (responses, {"reasoning": {"effort": "high", "summary": "auto"}}, HIGH),
        (responses, {"reasoning": None}, {}),
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
        (openai, {"chat_template_kwargs": [1]}, "chat_template_kwargs"),
        (openai, {"chat_template_kwargs": {"enable_thinking": "false"}}, "chat_template_kwargs.enable_thinking"),
        (openai, {"chat_template_kwargs": {"reasoning_effort": 3}}, "chat_template_kwargs.reasoning_effort"),
        (openai, {"chat_template_kwargs": {"messages": []}}, "chat_template_kwargs.messages"),
        (openai, {"chat_template_kwargs": {"loop_messages": "x"}}, "chat_template_kwargs.loop_messages"),
        (openai, {"chat_template_kwargs": {"a b": 1}}, "chat_template_kwargs.a b"),
        (openai, {"chat_template_kwargs": {"deep": [[[[[[[[[1]]]]]]]]]}}, "chat_template_kwargs.deep"),
        (openai, {"chat_template_kwargs": {"long": "x" * 20_000}}, "chat_template_kwargs"),
        (openai, {"chat_template_kwargs": {f"v{n}": 1 for n in range(65)}}, "chat_template_kwargs"),
        (openai, {"reasoning_effort": "huge"}, "reasoning_effort"),
        (openai, {"reasoning_effort": True}, "reasoning_effort"),
        (openai, {"enable_thinking": 1}, "enable_thinking"),
        (responses, {"reasoning": {"effort": 7}}, "reasoning.effort"),
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
    with pytest.raises(ApiError) as refused:
        read(**options)
    assert refused.value.status == 400
    assert refused.value.field == named
    for dialect in Dialect:
        assert named.split(".")[0] in str(body_of(refused.value, dialect))


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
