"""Tools and calls in requests come from strangers: they are understood, or refused with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from app.serve.api_errors import ApiError
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
        ("sometimes", [tool()], "must be one of"),
        ({"type": "function", "function": {"name": "b"}}, [tool()], "not offered"),
        ({"type": "function"}, [tool()], "must be one of"),
        ({"type": "allowed_tools", "allowed_tools": {"tools": []}}, [tool()], "must name the tools"),
        (7, [tool()], "must be one of"),
    ],
)
def test_a_choice_that_names_nobody_is_refused(choice, tools, sentence):
    assert sentence in refused(chat, tools=tools, tool_choice=choice).sentence


@pytest.mark.parametrize(
    ("choice", "names", "required"),
    [
        (None, ["a", "b"], False),
        ({"type": "auto"}, ["a", "b"], False),
        *((one, ["a", "b"], True) for one in ("required", "any", {"type": "any"}, {"type": "required"})),
        ({"type": "function", "function": {"name": "b"}}, ["b"], True),
    ],
)
def test_a_choice_says_what_may_and_must_be_called(choice: Any, names: list[str], required: bool) -> None:
    offered = offered_by(tools=[tool("a"), tool("b"), {"type": "web_search"}], tool_choice=choice)
    assert offered is not None
    assert ([one.name for one in offered.tools], offered.required) == (names, required)
    assert offered.parallel or len(names) == 1


def test_nothing_is_offered_where_nothing_may_be_called() -> None:
    for choice in ("none", {"type": "none"}):
        assert offered_by(tools=[tool("a")], tool_choice=choice) is None
    for tools in ([], [{"type": "web_search"}]):
        assert offered_by(tools=tools, tool_choice="auto") is None
        assert "there are no tools" in refused(chat, tools=tools, tool_choice="required").sentence
    auto = offered_by(tools=[tool("a")], parallel_tool_calls=False)
    assert auto is not None
    assert not auto.parallel


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
