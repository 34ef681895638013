"""Describes tools to models whose template knows none, and puts calls and results into plain messages."""

from __future__ import annotations

import json
from collections.abc import Sequence

from app.tools.definitions import Tool, ToolCall
from app.tools.forms import CallForm

_BEFORE = (
    "You can call functions. To call one, write its name and arguments as JSON between these marks, then stop:\n"
    '<tool_call>\n{"name": "function name", "arguments": {"argument": "value"}}\n</tool_call>\n'
    "You are then given what it returned. Where no function helps, answer as usual.\nThe functions:\n"
)


def described(tools: Sequence[Tool], system: str = "") -> str:
    """Return a system prompt that describes tools, after what it says anyway."""
    listed = "\n".join(json.dumps(tool.for_template()["function"], ensure_ascii=False) for tool in tools)
    return (f"{system}\n\n" if system else "") + _BEFORE + listed


def written(calls: Sequence[ToolCall], form: CallForm) -> str:
    """Return calls as a model wrote them, for a template that leaves them out."""
    objects = [f'{{"name": {json.dumps(call.name)}, "arguments": {call.arguments}}}' for call in calls]
    if form is CallForm.GRANITE:
        return f"<|tool_call|>[{', '.join(objects)}]"
    if form is CallForm.LFM:
        return f"<|tool_call_start|>[{', '.join(objects)}]<|tool_call_end|>"
    return "\n".join(f"<tool_call>\n{one}\n</tool_call>" for one in objects)


def result(text: str) -> str:
    """Return what a tool returned as a part of a message."""
    return f"<tool_response>\n{text}\n</tool_response>"
