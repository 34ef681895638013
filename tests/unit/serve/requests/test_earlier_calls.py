"""Calls and results of earlier turns: whatever a model or its client made of them, the conversation goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine.commands import Message
from app.serve.model_registry import SpeculationOptions
from app.tools.definitions import LONGEST_NAME, ToolCall
from tests.fakes.api_requests import OF_CHATS, anthropic, chat, ollama, response, with_call

USER = {"role": "user", "content": "Weather?"}
USUAL = SpeculationOptions()


def called(arguments: Any, *, name: str = "look", **about: Any) -> dict[str, Any]:
    return {
        "role": "assistant",
        "content": "",
        "tool_calls": [{"function": {"name": name, "arguments": arguments}, **about}],
    }


@pytest.mark.parametrize("read", OF_CHATS)
@pytest.mark.parametrize(
    ("arguments", "arguments_kept"),
    [
        ({"city": "Rome"}, {"city": "Rome"}),
        ('{"city": "Rome"}', {"city": "Rome"}),
        ('"{\\"city\\": \\"Rome\\"}"', {"city": "Rome"}),
        ('{"city": "Ro\nme"}', {"city": "Ro\nme"}),
        ("", {}),
        (" \n", {}),
        (None, {}),
        ("null", {}),
        ('{"city": "Ro', {"arguments": '{"city": "Ro'}),
        ("{'city': 'Rome'}", {"arguments": "{'city': 'Rome'}"}),
        ('{"city": "Rome"}}', {"arguments": '{"city": "Rome"}}'}),
        ('{"city": NaN}', {"arguments": '{"city": NaN}'}),
        ("Rome", {"arguments": "Rome"}),
        ("[1]", {"arguments": "[1]"}),
        ([1], {"arguments": [1]}),
        (7, {"arguments": 7}),
        ('{"a":' * 5000 + "1" + "}" * 5000, {"arguments": '{"a":' * 5000 + "1" + "}" * 5000}),
        ('{"a":' * 70 + "1" + "}" * 70, {"arguments": '{"a":' * 70 + "1" + "}" * 70}),
    ],
)  # fmt: skip
def test_damaged_arguments_are_kept_as_they_are(read: Any, arguments: Any, arguments_kept: Any) -> None:
    (call,) = with_call(read, arguments)[1].calls
    assert json.loads(call.arguments) == arguments_kept


def test_what_else_is_odd_about_a_call_is_put_right() -> None:
    def call(**about: Any) -> ToolCall:
        return chat(messages=[USER, called("{}", **about)]).messages[1].calls[0]

    assert call(name="functions.look up").name == "functions_look_up"
    assert call(name="a" * 500).name == "a" * LONGEST_NAME
    assert call(id=7).id == "7"
    assert call(id="x" * 5000).id == "x" * 5000
    custom = {"id": "c", "type": "custom", "custom": {"name": "patch", "input": "*** Begin"}}
    messages = [USER, {"role": "assistant", "content": None, "tool_calls": [custom]}]
    (patch,) = chat(messages=messages).messages[1].calls
    assert (patch.name, json.loads(patch.arguments)) == ("patch", {"arguments": "*** Begin"})
    items = [
        USER,
        {"type": "custom_tool_call", "call_id": "c", "name": "patch", "input": "*** Begin"},
        {"type": "custom_tool_call_output", "call_id": "c", "output": "Done"},
    ]
    _, calling, result = response(input=items).messages
    assert calling.calls[0].arguments == json.dumps({"input": "*** Begin"})
    assert (result.tool, result.text) == ("patch", "Done")


def results(*result: dict[str, Any], calls: tuple[tuple[str, str | None], ...]) -> list[tuple[str, str, str]]:
    """Role, tool and id of the results that follow these calls, by their names and ids."""
    calls_made = [{"id": number, "function": {"name": name, "arguments": {}}} for name, number in calls]
    turns_told = [
        USER,
        {"role": "assistant", "content": "", "tool_calls": calls_made},
        *({"role": "tool", "content": "x", **one} for one in result),
    ]
    messages = ollama(messages=turns_told).messages
    return [(message.role, message.tool, message.call_id) for message in messages[2:]]


def test_a_result_whose_id_no_call_has_belongs_to_the_next_open_call() -> None:
    calls = (("a", None), ("b", None))
    assert results({"tool_call_id": "c1"}, {"tool_call_id": "c2"}, calls=calls) == [
        ("tool", "a", ""),
        ("tool", "b", ""),
    ]
    calls = (("a", "1"), ("b", "2"))
    known_last = results({"tool_call_id": "2"}, {"tool_call_id": "zz"}, calls=calls)
    assert known_last == [("tool", "b", "2"), ("tool", "a", "1")]
    assert results({"tool_name": "b"}, {}, calls=calls) == [("tool", "b", "2"), ("tool", "a", "1")]
    assert results({"name": "b"}, {"tool_name": ""}, calls=calls) == [("tool", "b", "2"), ("tool", "a", "1")]


def test_a_result_that_belongs_to_no_call_is_the_users_word() -> None:
    lone = chat(messages=[{"role": "tool", "tool_call_id": "gone", "content": "Sunny."}, USER]).messages
    assert [message.role for message in lone] == ["user", "user"]
    assert "Sunny." in lone[0].text
    assert results({"tool_name": "c"}, calls=(("a", None),)) == [("user", "", "")]
    block = {"type": "tool_result", "tool_use_id": "gone", "content": "Sunny."}
    messages = [{"role": "user", "content": [block, {"type": "text", "text": "And?"}]}]
    assert anthropic(messages=messages).messages == (lone[0], Message("user", "And?"))
    item = {"type": "function_call_output", "call_id": "gone", "output": "Sunny."}
    assert response(input=[item]).messages == lone[:1]
