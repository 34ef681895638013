"""Finds out what a chat template does with tools, and writes conversations with calls the way it wants them.

Templates differ in what they know: tools, calls in earlier messages, results; and in whether arguments are objects or
their text. Their source tells the form of calls, and an example tells the rest.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.llama.child_processes.bounds import TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import ServiceEnded
from app.llama.templates.jinja import FAILURES, Turns
from app.tools.definitions import Tool, ToolCall, Toolset
from app.tools.forms import CallForm, described, form_in, result, written
from app.tools.parsing import parser_for
from app.tools.thoughts import HARMONY_FIELD, split_reply

Escape = Callable[[str], str]
Offered = list[dict[str, Any]]
"""Tools in the shape that templates expect."""

_NINE = re.compile(r"[a-zA-Z0-9]{9}")
"""Id of a call as Mistral's templates take it."""
_AROUND_RESULTS = re.compile(r"<(/?)\s*(tool_)", re.IGNORECASE)
"""In many vocabularies these are plain letters, so that no mark of a token keeps them apart."""
_AROUND_RESPONSES = re.compile(r"<(/?)\s*(response>)", re.IGNORECASE)
"""MiniMax's."""
_TOOL = Tool("probe_tool", "Probes.", json.dumps({"type": "object", "properties": {"probe": {"type": "string"}}}))
_ARGUMENT, _RESULT = "probed argument", "probed result"
_CALL = ToolCall(_TOOL.name, json.dumps({"probe": _ARGUMENT}), "a1B2c3D4e")


class ChatMessage(Protocol):
    """A message as a template sees it."""

    @property
    def role(self) -> str: ...

    @property
    def text(self) -> str: ...

    @property
    def calls(self) -> tuple[ToolCall, ...]: ...

    @property
    def tool(self) -> str: ...

    @property
    def call_id(self) -> str: ...


@dataclass(frozen=True, slots=True)
class ToolSupport:
    """Abilities of a template with tools."""

    form: CallForm
    """Form in which its model writes calls."""
    takes_calls: bool = False
    """True if it writes the calls of earlier messages itself."""
    takes_results: bool = False
    """True if it has a role for what tools return."""
    objects: bool = True
    """True if it wants arguments as objects, and not as their text."""

    def turns(
        self, messages: Sequence[ChatMessage], tools: Toolset | None, escape: Escape, *, thought_field: str = ""
    ) -> tuple[Turns, Offered | None]:
        """Return the conversation and the tools as the template wants them; for thoughts see :func:`plain_turn`."""
        turns: Turns = []
        for message in messages:
            turn = self._turn(message, escape, thought_field)
            if turns and turn["role"] == turns[-1]["role"] == "user":  # templates take no two of one side
                turns[-1]["content"] += "\n" + turn["content"]
            else:
                turns.append(turn)
        if tools is None:
            return turns, None
        if self.form is not CallForm.DESCRIBED:
            return turns, [escaped(tool.for_template(), escape) for tool in tools.tools]
        system = turns.pop(0)["content"] if turns and turns[0]["role"] == "system" else ""
        offered = [_escaped_tool(tool, escape) for tool in tools.tools]
        return [{"role": "system", "content": described(offered, system)}, *turns], None

    def _turn(self, message: ChatMessage, escape: Escape, thought_field: str) -> dict[str, Any]:
        if message.role == "tool":
            content = escape(self._set_apart(message.text))
            if not self.takes_results:
                return {"role": "user", "content": result(content)}
            named = {"name": escape(message.tool)} if message.tool else {}
            return {"role": "tool", "content": content, "tool_call_id": self._id(message.call_id), **named}
        turn = plain_turn(message, escape, thought_field)
        if not message.calls:
            return turn
        if self.takes_calls:
            return {**_analysed(turn), "tool_calls": [self._call(call, escape) for call in message.calls]}
        content = turn["content"]
        calls_text = written([ToolCall(call.name, escape(call.arguments)) for call in message.calls], self.form)
        return {**turn, "content": f"{content}\n{calls_text}" if content else calls_text}

    def _call(self, call: ToolCall, escape: Escape) -> dict[str, Any]:
        arguments: Any = escape(call.arguments)
        if self.objects:
            arguments = escaped(json.loads(call.arguments), escape)
        function = {"name": call.name, "arguments": arguments}
        return {"id": self._id(call.id), "type": "function", "function": function}

    def _set_apart(self, text: str) -> str:
        """Return a tool's result without the marks that templates put around results, which would end it early."""
        text = _AROUND_RESULTS.sub(r"<\1 \2", text)
        return _AROUND_RESPONSES.sub(r"<\1 \2", text) if self.form is CallForm.MINIMAX else text

    def _id(self, known: str) -> str:
        if self.form not in {CallForm.MISTRAL_LIST, CallForm.MISTRAL_NAMED} or _NINE.fullmatch(known):
            return known
        return hashlib.sha256(known.encode("utf-8", "replace")).hexdigest()[:9]


def support_of(source: str, render: Callable[[Turns, Offered | None], str]) -> ToolSupport:
    """Return what a template does with tools. ``render`` writes a conversation, or raises one of :data:`FAILURES`."""

    def tried(support: ToolSupport, messages: Sequence[ChatMessage], tools: Toolset | None) -> str:
        try:
            return render(*support.turns(messages, tools, str))
        except (TooMuchTime, TooMuchMemory, ServiceEnded, *FAILURES):
            return ""

    form = form_in(source)
    if form is CallForm.DESCRIBED:
        return ToolSupport(form)
    offered = Toolset((_TOOL,))
    question, call = _Probe("user", "A question"), _Probe("assistant", "", (_CALL,))
    answered = _Probe("tool", _RESULT, tool=_TOOL.name, call_id=_CALL.id)
    if _TOOL.name not in tried(ToolSupport(form), [question], offered):
        return ToolSupport(CallForm.DESCRIBED)
    for objects in (True, False):
        support = ToolSupport(form, takes_calls=True, takes_results=True, objects=objects)
        text = tried(support, [question, call, answered], offered)
        if _ARGUMENT in text and "{'" not in text:
            if not _is_read_back(text, form, offered):
                return ToolSupport(CallForm.DESCRIBED)
            return ToolSupport(form, takes_calls=True, takes_results=_RESULT in text, objects=objects)
    text = tried(ToolSupport(form, takes_results=True), [question, call, answered], offered)
    return ToolSupport(form, takes_results=_RESULT in text)


def _is_read_back(text: str, form: CallForm, offered: Toolset) -> bool:
    """Return whether the call that a template wrote is one in this form; Llama's have no marks to be found by."""
    parser = parser_for(form, offered)
    assert parser is not None
    calls = (*parser.add(text).calls, *parser.rest().calls)
    return form is CallForm.LLAMA or any(call.arguments == _CALL.arguments for call in calls)


@dataclass(frozen=True, slots=True)
class _Probe:
    role: str
    text: str
    calls: tuple[ToolCall, ...] = ()
    tool: str = ""
    call_id: str = ""


def plain_turn(message: ChatMessage, escape: Escape, thought_field: str) -> dict[str, Any]:
    """Return a message without its calls.

    Args:
        message: what was said; a reply may begin with a thought, as this program writes them.
        escape: applied to all of it.
        thought_field: what the template calls a thought (:func:`app.tools.thoughts.thought_field_in`); empty: it stays
            in the text.
    """
    if not thought_field or message.role != "assistant":
        return {"role": message.role, "content": escape(message.text)}
    halves = split_reply(message.text)
    keeps_thought = halves.thought and (
        message.calls or thought_field != HARMONY_FIELD
    )  # gpt-oss reads no others again
    thought = {thought_field: escape(halves.thought)} if keeps_thought and halves.thought else {}
    return {"role": message.role, "content": escape(halves.answer), **thought}


def _analysed(turn: dict[str, Any]) -> dict[str, Any]:
    """Return a turn with calls as gpt-oss's template takes it: what was thought and what was said are one analysis."""
    if not turn["content"] or HARMONY_FIELD not in turn:
        return turn
    return {**turn, "content": "", HARMONY_FIELD: f"{turn[HARMONY_FIELD]}\n\n{turn['content']}"}


def escaped(value: Any, escape: Escape) -> Any:
    """Return a JSON value in which every text, keys among them, is escaped."""
    if isinstance(value, str):
        return escape(value)
    if isinstance(value, list):
        return [escaped(one, escape) for one in value]
    if isinstance(value, dict):
        return {escape(key): escaped(one, escape) for key, one in value.items()}
    return value


def _escaped_tool(tool: Tool, escape: Escape) -> Tool:
    return Tool(tool.name, escape(tool.description), escape(tool.parameters))
