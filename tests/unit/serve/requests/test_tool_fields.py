"""Tools and calls in requests come from strangers: they are understood, or refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from app.serve.api_errors import ApiError
from app.serve.apis import ollama
from app.serve.model_registry import SpeculationOptions
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.tool_fields import names_of
from app.tools.definitions import MOST_TOOLS, NAME, ToolCall, Toolset
from tests.fakes.api_requests import USER, anthropic, chat, refused, response


def tool(name: Any = "a", **about: Any) -> dict[str, Any]:
    return {"type": "function", "function": {"name": name, **about}}


def offered_by(**values: Any) -> Toolset | None:
    return chat(**values).tools


def nested(depth: int) -> dict[str, Any]:
    schema: dict[str, Any] = {}
    for _ in range(depth):
        schema = {"type": "object", "properties": {"a": schema}}
    return schema


@pytest.mark.parametrize(
    ("tools", "sentence"),
    [
        ([tool("")], "must be 1 to 128 letters"),
        ([tool("a b")], "must be 1 to 128 letters"),
        ([tool("a" * 129)], "must be 1 to 128 letters"),
        ([tool("a\n")], "must be 1 to 128 letters"),
        ([tool(7)], "must be text"),
        ([tool(), tool()], "Two tools are called a."),
        ([tool(f"t{number}") for number in range(MOST_TOOLS + 1)], "at most 128 tools"),
        ([tool(description="x" * 1_000_001)], "at most 1,000,000 characters"),
        ([tool(parameters=[])], "must be a JSON schema of an object"),
        ([tool(parameters={"type": "string"})], "must be a JSON schema of an object"),
        ([tool(parameters={"type": ["string", "null"]})], "must be a JSON schema of an object"),
        ([tool(parameters={"properties": []})], "must have its arguments under “properties”"),
        (["a"], "must be an object"),
        ("a", "must be a list"),
    ],
)
def test_tools_that_make_no_sense_are_refused(tools, sentence):
    assert sentence in refused(chat, tools=tools).sentence


@pytest.mark.parametrize(
    "parameters",
    [
        {"type": "object", "properties": None, "required": None},
        {"type": None},
        {"type": ["object", "null"], "properties": {"a": {}}},
        {"properties": {"a": {"$ref": "#/nowhere"}}},
        {"properties": {"a": {"$ref": "https://example.org/x"}}},
        {"properties": {"a": {"type": "hovercraft", "pattern": "("}}},
        nested(70),
    ],
)
def test_a_tool_is_offered_whatever_its_schema_asks_for_within(parameters):
    offered = offered_by(tools=[tool(), tool("b", parameters=parameters)])
    assert offered is not None
    assert [one.name for one in offered.tools] == ["a", "b"]
    assert isinstance(offered.tools[1].schema["properties"], dict)


@pytest.mark.parametrize(
    ("choice", "tools", "sentence"),
    [
        ("required", [], "there are no tools"),
        ("sometimes", [tool()], "must be one of"),
        ({"type": "function", "function": {"name": "b"}}, [tool()], "not offered"),
        ({"type": "function"}, [tool()], "must be one of"),
        ({"type": "allowed_tools", "allowed_tools": {"tools": []}}, [tool()], "must name the tools"),
        (7, [tool()], "must be one of"),
    ],
)
def test_a_choice_that_names_nobody_is_refused(choice, tools, sentence):
    assert sentence in refused(chat, tools=tools, tool_choice=choice).sentence


def test_a_choice_says_what_may_and_must_be_called():
    both = [tool("a"), tool("b")]
    assert offered_by(tools=both, tool_choice="none") is None
    assert offered_by(tools=[]) is None
    auto = offered_by(tools=both, parallel_tool_calls=False)
    assert auto is not None
    assert (auto.required, auto.parallel) == (False, False)
    required = offered_by(tools=both, tool_choice="required")
    assert required is not None
    assert (required.required, required.parallel) == (True, True)
    named = offered_by(tools=both, tool_choice={"type": "function", "function": {"name": "b"}})
    assert named is not None
    assert ([one.name for one in named.tools], named.required) == (["b"], True)


@pytest.mark.parametrize(
    ("messages", "sentence"),
    [
        ([{"role": "assistant", "tool_calls": "x"}], "must be a list"),
        ([{"role": "assistant", "tool_calls": [{"id": "x"}]}], "must have a function"),
        ([{"role": "assistant", "tool_calls": [{"function": {"name": ""}}]}], "needs the name of a tool"),
        ([{"role": "assistant", "tool_calls": [{"function": {"name": "a"}}] * 200}], "at most 128"),
        ([{"role": "function", "name": "a", "content": "x"}], "needs a role"),
    ],
)
def test_calls_and_results_that_make_no_sense_are_refused(messages, sentence):
    assert sentence in refused(chat, messages=messages).sentence


def test_a_conversation_with_calls_is_read():
    called = {"id": "c1", "type": "function", "function": {"name": "a", "arguments": '{"x": 1}'}}
    empty = {"id": "c2", "type": "function", "function": {"name": "b", "arguments": ""}}
    messages = [
        USER,
        {"role": "assistant", "content": None, "tool_calls": [called, empty]},
        {"role": "tool", "tool_call_id": "c2", "content": "two"},
        {"role": "tool", "tool_call_id": "c1", "content": [{"type": "text", "text": "one"}]},
    ]
    _, calls, two, one = chat(messages=messages).messages
    assert [(call.name, call.arguments, call.id) for call in calls.calls] == [
        ("a", '{"x": 1}', "c1"),
        ("b", "{}", "c2"),
    ]
    assert (two.tool, two.text, two.call_id) == ("b", "two", "c2")
    assert (one.tool, one.text) == ("a", "one")


def test_ollamas_results_come_in_order_or_by_name():
    called = [{"function": {"name": name, "arguments": {}}} for name in ("a", "b", "a")]
    messages = [USER, {"role": "assistant", "content": "", "tool_calls": called}]
    messages += [{"role": "tool", "content": "1"}, {"role": "tool", "tool_name": "a", "content": "3"}]
    reply_request, _ = ollama.read_chat({"messages": messages}, SpeculationOptions())
    assert [message.tool for message in reply_request.messages[2:]] == ["a", "a"]


def test_a_call_among_the_items_of_a_response_belongs_to_the_message_before_it():
    items = [
        USER,
        {"role": "assistant", "content": "I look."},
        {"type": "function_call", "call_id": "c1", "name": "a", "arguments": "{}"},
        {"type": "function_call", "call_id": "c2", "name": "a", "arguments": "{}"},
        {"type": "function_call_output", "call_id": "c1", "output": "x"},
    ]
    messages = response(input=items).messages
    assert [message.role for message in messages] == ["user", "assistant", "tool"]
    assert (messages[1].text, len(messages[1].calls)) == ("I look.", 2)


def test_anthropics_choice_and_blocks_are_read():
    tools = [{"name": "a", "input_schema": {"type": "object"}, "cache_control": {"type": "ephemeral"}}]
    request = {"tools": tools}
    any_of = anthropic(**(request | {"tool_choice": {"type": "any", "disable_parallel_tool_use": True}}))
    assert any_of.tools is not None
    assert (any_of.tools.required, any_of.tools.parallel) == (True, False)
    assert anthropic(**(request | {"tool_choice": {"type": "none"}})).tools is None
    for choice in ({"type": "tool", "name": "b"}, {"type": "required"}, {"type": "tool"}, {"type": []}):
        with pytest.raises(ApiError):
            anthropic(**(request | {"tool_choice": choice}))


def in_groups(*tools: dict[str, Any], **beside: Any) -> ReplyRequest:
    return response(input=[USER], tools=[*tools], **beside)


def group(name: str, *functions: str) -> dict[str, Any]:
    return {"type": "namespace", "name": name, "tools": [{"type": "function", "name": one} for one in functions]}


@pytest.mark.parametrize(
    ("name", "function", "shown"),
    [
        ("mcp__docs", "search", "mcp__docs__search"),
        ("mcp__docs__", "search", "mcp__docs__search"),
        ("docs.v2", "search", "docs_v2__search"),
        ("functions", "search", "search"),
        ("", "search", "search"),
        ("n" * 100, "f" * 60, f"{'n' * 100}__{'f' * 26}"),
    ],
)
def test_functions_in_namespaces_are_offered_by_both_names(name: str, function: str, shown: str) -> None:
    reply_request = in_groups({"type": "function", "name": "shell"}, group(name, function))
    assert reply_request.tools is not None
    assert [tool.name for tool in reply_request.tools.tools] == ["shell", shown]
    assert (reply_request.tools.tools[1].group, reply_request.tools.tools[1].own_name) == (name, function)
    called = {"type": "function_call", "call_id": "c", "name": function, "namespace": name, "arguments": "{}"}
    history = response(input=[USER, called]).messages
    assert [call.name for call in history[1].calls] == [shown]


def test_more_functions_in_namespaces_than_can_be_offered_are_left_out_and_named() -> None:
    names = [f"t{number}" for number in range(MOST_TOOLS)]
    reply_request = in_groups({"type": "function", "name": "shell"}, group("a", *names), group("b", "last"))
    assert reply_request.tools is not None
    assert len(reply_request.tools.tools) == MOST_TOOLS
    assert reply_request.ignored == (f"tools[1].{names[-1]}", "tools[2].last")


def changed(*blocks: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The roles of a conversation in which the system changes the tools a and b, and the tools that are left."""
    messages: list[Any] = [
        USER,
        {"role": "assistant", "content": "Hm."},
        USER,
        {"role": "system", "content": [*blocks]},
    ]
    tools = [{"name": name, "input_schema": {"type": "object"}} for name in ("a", "b")]
    reply_request = anthropic(messages=messages, tools=tools)
    offered = reply_request.tools.tools if reply_request.tools is not None else ()
    return [message.role for message in reply_request.messages[3:]], [tool.name for tool in offered]


def change(kind: str, name: str, *, defined: bool = False) -> dict[str, Any]:
    definition = {"name": name, "input_schema": {"type": "object"}}
    tool = (
        {"type": "tool_definition", "definition": definition} if defined else {"type": "tool_reference", "name": name}
    )
    return {"type": f"tool_{kind}", "tool": tool}


@pytest.mark.parametrize(
    ("blocks", "names_left"),
    [
        ([change("removal", "a")], ["b"]),
        ([change("removal", "a"), change("removal", "b")], []),
        ([change("removal", "a"), change("addition", "a")], ["b", "a"]),
        ([change("addition", "c", defined=True)], ["a", "b", "c"]),
        ([change("addition", "c", defined=True), change("removal", "c"), change("addition", "c")], ["a", "b", "c"]),
        ([change("addition", "unknown")], ["a", "b"]),
        ([{"type": "tool_addition"}, {"type": "tool_removal", "tool": "a"}], ["a", "b"]),
    ],
)
def test_anthropics_tools_change_in_the_middle_of_a_conversation(
    blocks: list[dict[str, Any]], names_left: list[str]
) -> None:
    assert changed(*blocks) == ([], names_left)
    assert changed(*blocks, {"type": "text", "text": "Go on."}) == (["system"], names_left)


@pytest.mark.parametrize("name", ["files.read_file", "a/b", "ns:tool", "v1.2", "-.-"])
def test_a_tool_that_no_model_could_write_has_a_plain_name_and_is_named_back_as_it_was(name: str) -> None:
    offered = offered_by(tools=[tool(name)], tool_choice={"type": "function", "function": {"name": name}})
    assert offered is not None
    (only,) = offered.tools
    assert NAME.fullmatch(only.name)
    assert names_of(ToolCall(only.name, "{}"), offered) == {"name": name}
    assert names_of(ToolCall("other", "{}"), offered) == {"name": "other"} == names_of(ToolCall("other", "{}"), None)
    called = {"role": "assistant", "tool_calls": [{"id": "c", "function": {"name": name, "arguments": "{}"}}]}
    history = chat(messages=[USER, called]).messages
    assert history[1].calls[0].name == only.name
    assert refused(chat, tools=[tool("a.b"), tool("a_b")]).sentence == "Two tools are called a_b."
