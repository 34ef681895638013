"""Reads tools and calls out of requests: what is offered, what must be called, and what was called before."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from app.engine.commands import Message
from app.serve.api_errors import refused
from app.serve.requests.fields import Fields, whole_text
from app.tools.definitions import MOST_CALLS, MOST_TOOLS, NAME, Tool, ToolCall, Toolset

_MOST_LETTERS = 1_000_000
"""Characters of all tools together at most."""
_LONGEST_ID = 256
_MODES = ("none", "auto", "required")


def openai_tools(fields: Fields) -> Toolset | None:
    """Read ``tools``, ``tool_choice`` and ``parallel_tool_calls`` of chat; ``None``: the model is to call none.

    Raises:
        ApiError: something in them cannot be done.
    """
    tools = [_function(item, f"tools[{index}]") for index, item in enumerate(fields.items("tools") or [])]
    parallel = fields.flag("parallel_tool_calls") is not False
    return _chosen(fields, _checked(tools, fields), fields.take("tool_choice"), parallel)


def anthropic_tools(fields: Fields) -> Toolset | None:
    """Read ``tools`` and ``tool_choice`` of Anthropic's messages; otherwise as :func:`openai_tools`."""
    tools = []
    for index, item in enumerate(fields.items("tools") or []):
        part = _part(item, f"tools[{index}]")
        part.only("type", ["custom"], "can only be custom here: the server has no tools of its own")
        tools.append(_tool(part, "input_schema"))
        part.only("allowed_callers", [["direct"]], "can only be direct: nothing else calls tools here")
        part.nothing_else(("cache_control", "strict", "eager_input_streaming", "defer_loading", "input_examples"))
    choice = fields.part("tool_choice")
    if choice is None:
        return _chosen(fields, _checked(tools, fields), None, True)
    parallel = choice.flag("disable_parallel_tool_use") is not True
    kind, name = choice.take("type"), choice.text("name")
    choice.nothing_else()
    if kind == "tool":
        return _chosen(fields, _checked(tools, fields), {"type": "function", "name": name}, parallel)
    if kind not in ("auto", "any", "none"):
        raise choice.wrong("type", "must be one of: auto, any, tool, none")
    return _chosen(fields, _checked(tools, fields), "required" if kind == "any" else kind, parallel)


def _part(item: Any, where: str) -> Fields:
    if not isinstance(item, dict):
        raise refused("A tool must be an object.", where)
    return Fields(item, where)


def _function(item: Any, where: str) -> Tool:
    """Read a tool of chat, or of responses, whose members stand one level higher."""
    part = _part(item, where)
    if part.take("type") not in (None, "function"):
        raise part.wrong("type", "can only be function: the server has no tools of its own")
    inner = part.part("function")
    if inner is None:
        inner = part
    else:
        part.nothing_else()
    tool = _tool(inner, "parameters")
    inner.nothing_else(("strict", "defer_loading"))
    return tool


def _tool(part: Fields, schema_name: str) -> Tool:
    name = part.text("name")
    if name is None or not NAME.fullmatch(name):
        raise part.wrong("name", "must be 1 to 64 letters, digits, “_” or “-”")
    schema = part.take(schema_name)
    if schema is None:
        schema = {}
    if not isinstance(schema, dict) or not _of_objects(schema):
        raise part.wrong(schema_name, "must be a JSON schema of an object")
    if not isinstance(schema.get("properties"), dict | None):
        raise part.wrong(schema_name, "must have its arguments under “properties”")
    return Tool(name, part.text("description") or "", whole_text(json.dumps(schema, ensure_ascii=False)))


def _of_objects(schema: dict[str, Any]) -> bool:
    """Return whether the values of a schema may be objects."""
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
    if choice == "required" and not tools:
        raise fields.wrong("tool_choice", "asks for a call, but there are no tools")
    if not tools or choice == "none":
        return None
    return Toolset(tools, required=choice == "required", parallel=parallel)


def _called(fields: Fields, tools: tuple[Tool, ...], choice: Any) -> Tool:
    """Return the tool that a choice names."""
    function = choice.get("function", choice) if isinstance(choice, dict) else None
    name = function.get("name") if isinstance(function, dict) else None
    if not isinstance(name, str):
        raise fields.wrong("tool_choice", "must be one of: none, auto, required, or name a function")
    for tool in tools:
        if tool.name == name:
            return tool
    raise fields.wrong("tool_choice", "names a tool that is not offered")


class EarlierCalls:
    """The calls in a conversation while it is read. Every result must belong to one."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._open: list[ToolCall] = []

    def call(self, name: Any, arguments: Any, number: Any, where: str) -> ToolCall:
        """Return a call that a message of the assistant has.

        Args:
            name: of the tool.
            arguments: an object, or its text.
            number: the call's id, if it has one.
            where: the place in the request.

        Raises:
            ApiError: it is none.
        """
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise refused("A call needs the name of a tool: 1 to 64 letters, digits, “_” or “-”.", where)
        if isinstance(arguments, str):
            arguments = _object_in(arguments)
        if arguments is None:
            arguments = {}
        if not isinstance(arguments, dict):
            raise refused("The arguments of a call must be a JSON object.", where)
        if number is None:
            number = ""
        if not isinstance(number, str) or len(number) > _LONGEST_ID:
            raise refused(f"The id of a call must be text of at most {_LONGEST_ID} characters.", where)
        call = ToolCall(name, whole_text(json.dumps(arguments, ensure_ascii=False)), whole_text(number))
        self._names[call.id] = name
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
            function = item.get("function") if isinstance(item, dict) else None
            if not isinstance(function, dict):
                raise refused("A call must have a function.", where)
            calls.append(self.call(function.get("name"), function.get("arguments"), item.get("id"), where))
        return tuple(calls)

    def result(self, number: Any, text: str, where: str, *, name: Any = None) -> Message:
        """Return the message with what a tool returned.

        Args:
            number: id of the call that it answers.
            text: what was returned.
            where: the place in the request.
            name: of the tool, for those who write no ids; without one, the results come in the calls' order.

        Raises:
            ApiError: there is no such call before it.
        """
        known: str | None
        if isinstance(number, str) and number:
            known = self._names.get(number)
        else:
            number = ""
            waiting = [call for call in self._open if name is None or call.name == name]
            known = waiting[0].name if waiting else None
            if waiting:
                self._open.remove(waiting[0])
        if known is None:
            raise refused("A tool's result needs the call that it answers in a message before it.", where)
        return Message("tool", text, tool=known, call_id=whole_text(number))


def _object_in(text: str) -> Any:
    if not text.strip():
        return {}
    try:
        return json.loads(text, strict=False)
    except (ValueError, RecursionError):
        return text


def tools_told(toolset: Toolset | None) -> list[dict[str, Any]]:
    """Return the tools as a response of ``/v1/responses`` repeats them."""
    tools = toolset.tools if toolset is not None else ()
    return [
        {
            "type": "function",
            "name": tool.name,
            "description": tool.description,
            "parameters": tool.schema,
            "strict": False,
        }
        for tool in tools
    ]
