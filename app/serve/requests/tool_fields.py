"""Reads tools and calls out of requests: what is offered, what must be called, and what was called before."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.engine.commands import Message
from app.serve.api_errors import refused
from app.serve.requests.message_content import Content
from app.serve.requests.request_body import MOST_NESTED, Fields, depth_of, whole_text
from app.tools.calls import value_in
from app.tools.definitions import LONGEST_NAME, MOST_CALLS, MOST_TOOLS, NAME, Tool, ToolCall, Toolset
from app.tools.forms import result

_MOST_LETTERS = 1_000_000
"""Characters of all tools together at most."""
_NO_NAME = re.compile(r"[^a-zA-Z0-9_-]")
_SENT_NAME = re.compile(rf"[a-zA-Z0-9_./:-]{{1,{LONGEST_NAME}}}")
"""Programs for Ollama and llama-server put the name of a tool's server before its own, with a dot between."""
_NO_GROUPS = ("", "functions")
"""Namespaces of functions that stand in none."""
_MODES = ("none", "auto", "required", "any")
"""Words for what a reply may or must do; "any" is Anthropic's and Mistral's for "required"."""


def openai_tools(fields: Fields) -> Toolset | None:
    """Read ``tools``, ``tool_choice`` and ``parallel_tool_calls`` of chat; ``None``: the model is to call none.

    Tools that are no functions are left out: those that a server has, and groups of tools. There are none here.
    Raises ``ApiError`` if something in them cannot be done.
    """
    return _offered(fields, [_openai_tool(part) for part in fields.parts("tools", (None, "function"))])


def response_tools(fields: Fields) -> Toolset | None:
    """Read the tools of ``/v1/responses``; otherwise as :func:`openai_tools`.

    Functions may also stand in a namespace: Codex has one for each MCP server, and finds a call by both names. The
    model sees one name made of them. Where there are more than can be offered, those in the last namespaces are left
    out.
    """
    tools: list[Tool] = []
    for part in fields.parts("tools", (None, "function", "namespace")):
        if part.take("type") != "namespace":
            tools.append(_openai_tool(part))
            continue
        group = part.text("name") or ""
        part.take("description")
        for inner in map(_openai_tool, part.parts("tools", (None, "function"))):
            if len(tools) >= MOST_TOOLS:
                part.leave_out(inner.name)
                continue
            own_name = inner.own_name or inner.name
            tools.append(replace(inner, name=name_in_group(group, own_name), own_name=own_name, group=group))
    return _offered(fields, tools)


def name_in_group(group: Any, name: Any) -> Any:
    """Return the one name by which a model knows a function that stands in a namespace."""
    if not isinstance(group, str) or not isinstance(name, str) or group in _NO_GROUPS:
        return name
    return plain_name(f"{group.removesuffix('__')}__{name}")


def _openai_tool(part: Fields) -> Tool:
    return _tool(part.part("function") or part, "parameters")


def _offered(fields: Fields, tools: Sequence[Tool]) -> Toolset | None:
    parallel = fields.flag("parallel_tool_calls") is not False
    return _chosen(fields, _checked(tools, fields), fields.take("tool_choice"), parallel)


def anthropic_tools(fields: Fields) -> Toolset | None:
    """Read ``tools`` and ``tool_choice`` of Anthropic's messages; otherwise as :func:`openai_tools`."""
    tools = [_tool(part, "input_schema") for part in fields.parts("tools", (None, "custom"))]
    choice = fields.part("tool_choice")
    if choice is None:
        return _chosen(fields, _checked(tools, fields), None, True)
    parallel = choice.flag("disable_parallel_tool_use") is not True
    kind, name = choice.take("type"), choice.text("name")
    if kind == "tool":
        return _chosen(fields, _checked(tools, fields), {"type": "function", "name": name}, parallel)
    if kind not in ("auto", "any", "none"):
        raise choice.wrong("type", "must be one of: auto, any, tool, none")
    return _chosen(fields, _checked(tools, fields), kind, parallel)


def _tool(part: Fields, schema_name: str) -> Tool:
    name = part.text("name")
    if name is None or not _SENT_NAME.fullmatch(name):
        raise part.wrong("name", f"must be 1 to {LONGEST_NAME} letters, digits, or signs among “_-./:”")
    schema = part.take(schema_name)
    if schema is None:
        schema = {}
    if not isinstance(schema, dict) or not _of_objects(schema):
        raise part.wrong(schema_name, "must be a JSON schema of an object")
    if not isinstance(schema.get("properties"), dict | None):
        raise part.wrong(schema_name, "must have its arguments under “properties”")
    own_name = "" if NAME.fullmatch(name) else name
    description = part.text("description") or ""
    return Tool(plain_name(name), description, whole_text(json.dumps(schema, ensure_ascii=False)), own_name)


def _of_objects(schema: dict[str, Any]) -> bool:
    kinds = schema.get("type")
    return "object" in (kinds if isinstance(kinds, list) else [kinds or "object"])


def _checked(tools: Sequence[Tool], fields: Fields) -> tuple[Tool, ...]:
    if len(tools) > MOST_TOOLS:
        raise fields.wrong("tools", f"must be at most {MOST_TOOLS} tools")
    if sum(len(tool.name) + len(tool.description) + len(tool.parameters) for tool in tools) > _MOST_LETTERS:
        raise fields.wrong("tools", f"must be at most {_MOST_LETTERS:,} characters")
    names = [tool.name for tool in tools]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise refused(f"Two tools are called {twice}.", "tools")
    return tuple(tools)


def _chosen(fields: Fields, tools: tuple[Tool, ...], choice: Any, parallel: bool) -> Toolset | None:
    if isinstance(choice, dict) and choice.get("type") in _MODES:
        choice = choice["type"]
    if isinstance(choice, dict) and choice.get("type") == "allowed_tools":
        inner = choice.get("allowed_tools", choice)
        named, mode = (inner.get("tools"), inner.get("mode", "auto")) if isinstance(inner, dict) else (None, None)
        if not isinstance(named, list) or not named or mode not in _MODES:
            raise fields.wrong("tool_choice", "must name the tools that are allowed, and a mode")
        allowed = [_called(fields, tools, one) for one in named]
        tools, choice = tuple(tool for tool in tools if tool in allowed), mode
    if isinstance(choice, dict):
        return Toolset((_called(fields, tools, choice),), required=True, parallel=False)
    if choice is not None and choice not in _MODES:
        raise fields.wrong("tool_choice", "must be one of: none, auto, required, or name a function")
    required = choice in ("required", "any")
    if required and not tools:
        raise fields.wrong("tool_choice", "asks for a call, but there are no tools")
    if not tools or choice == "none":
        return None
    return Toolset(tools, required=required, parallel=parallel)


def _called(fields: Fields, tools: tuple[Tool, ...], choice: Any) -> Tool:
    function = (choice.get("function") or choice) if isinstance(choice, dict) else None
    name = function.get("name") if isinstance(function, dict) else None
    if not isinstance(name, str):
        raise fields.wrong("tool_choice", "must be one of: none, auto, required, or name a function")
    for tool in tools:
        if name in {tool.name, tool.own_name}:
            return tool
    raise fields.wrong("tool_choice", "names a tool that is not offered")


class EarlierCalls:
    """The calls in a conversation while it is read, to which its results belong."""

    def __init__(self) -> None:
        self._by_id: dict[str, ToolCall] = {}
        self._open: list[ToolCall] = []

    def call(self, name: Any, arguments: Any, number: Any, where: str) -> ToolCall:
        """Return a call that a message of the assistant has.

        A model wrote it, and its client sends it with every request from then on. So whatever is odd about it is put
        right: a refusal would end the conversation for good.
        Arguments that are neither an object nor its text stand as one argument. Raises ``ApiError`` if it has no name.
        """
        if not isinstance(name, str) or not name:
            raise refused("A call needs the name of a tool.", where)
        if number is None:
            number = ""
        elif not isinstance(number, str):
            number = json.dumps(number)
        text = json.dumps(_object_of(arguments), ensure_ascii=False)
        call = ToolCall(plain_name(name), whole_text(text), whole_text(number))
        self._by_id[call.id] = call
        self._open.append(call)
        return call

    def calls(self, items: Any, where: str) -> tuple[ToolCall, ...]:
        """Return the ``tool_calls`` of a message, as OpenAI and Ollama write them."""
        if items is None:
            return ()
        if not isinstance(items, list) or len(items) > MOST_CALLS:
            raise refused(f"The calls of a message must be a list of at most {MOST_CALLS}.", where)
        calls = []
        for item in items:
            function = (item.get("function") or item.get("custom")) if isinstance(item, dict) else None
            if not isinstance(function, dict):
                raise refused("A call must have a function.", where)
            arguments = function.get("arguments", function.get("input"))
            calls.append(self.call(function.get("name"), arguments, item.get("id"), where))
        return tuple(calls)

    def result(self, number: Any, content: Content, name: Any = None) -> Message:
        """Return the message with what a tool returned.

        It belongs to the call of its id; without one, or with one that no call has, to the next call that has no result
        yet. What belongs to no call, since that was left out of the conversation, is the user's word.
        ``name`` of the tool serves those who write no ids.
        """
        call = self._by_id.get(number) if isinstance(number, str) and number else None
        if call is None:
            named = plain_name(name) if isinstance(name, str) and name else None
            call = next((one for one in self._open if named in {None, one.name}), None)
        if call is None:
            return Message("user", result(content.text), pictures=content.pictures)
        self._open = [one for one in self._open if one is not call]
        return Message("tool", content.text, tool=call.name, call_id=call.id, pictures=content.pictures)


def plain_name(name: str) -> str:
    """Return the name of a tool with nothing in it that no name can have."""
    return _NO_NAME.sub("_", name)[:LONGEST_NAME]


def _object_of(arguments: Any) -> dict[str, Any]:
    """Return a call's arguments as an object; those that are none, or were cut off, stand in one as they are."""
    value = arguments
    for _ in range(2):  # some clients write JSON of JSON
        if isinstance(value, str):
            try:
                value = value_in(value) if value.strip() else {}
            except ValueError:
                break
    if value is None:
        return {}
    return value if isinstance(value, dict) and depth_of(value) <= MOST_NESTED else {"arguments": arguments}


def names_of(call: ToolCall, toolset: Toolset | None) -> dict[str, str]:
    """Return the name of a call as the client wrote it, with its namespace where it stands in one."""
    tool = toolset.named(call.name) if toolset is not None else None
    name = (tool.own_name if tool is not None else "") or call.name
    return {"name": name, "namespace": tool.group} if tool is not None and tool.group else {"name": name}


def tools_told(toolset: Toolset | None) -> list[dict[str, Any]]:
    """Return the tools as a response of ``/v1/responses`` repeats them."""
    tools = toolset.tools if toolset is not None else ()
    return [
        {
            "type": "function",
            "name": tool.own_name or tool.name,
            "description": tool.description,
            "parameters": tool.schema,
            "strict": False,
        }
        for tool in tools
    ]
