"""Anthropic's paths: ``/v1/messages`` and ``/v1/messages/count_tokens``."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app.engine.commands import Message, Role
from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.api_errors import ApiError, Dialect, body_of, refused
from app.serve.apis.openai_chunks import is_cut, moment, new_id, rounds_data, stop_text, text_of, timings
from app.serve.apis.request_reading import count_prompt, read_request
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.replies import ReplyAnswer, Services, Writer, server_event
from app.serve.requests.message_content import TOOL_CHANGES, message_of, returned_in, role_in, thought_in
from app.serve.requests.reply_fields import MOST_TOKENS, effort_in, sampling_in, variables_in
from app.serve.requests.reply_request import (
    MOST_MESSAGES,
    MOST_STOPS,
    ReplyRequest,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.request_body import Fields, json_answer, page_limit
from app.serve.requests.tool_fields import EarlierCalls, anthropic_tools, names_of
from app.speculation.trace import Round, Trace
from app.tools.definitions import Parsed
from app.tools.reply_reader import ReplyReader
from app.tools.thoughts import THINKING_BUDGET, THINKING_SWITCHES, thinking_variables, with_thought

_THINKING = ("enabled", "disabled", "adaptive", "between_tools")
_APART: Mapping[Role, str] = {"assistant": "tool_use", "user": "tool_result", "system": ""}
"""Blocks that are no words of a message but calls, and what they returned."""
_BILLING = re.compile(r"\A\s*x-anthropic-billing-header:(?:[ \t]*[\w-]+=[^;\n]*(?:;|(?=\n)|\Z))*\s*", re.ASCII)
"""Beginning of Claude Code's system prompt: data that its own server counts by. It differs from request to request, so
that nothing after it would be the prompt that was read before."""
_LEAST_BUDGET = 1024
"""Tokens to think with, by Anthropic's own rule."""


def anthropic_routes(services: Services) -> list[Route]:
    """Return the routes: ``/v1/messages``, whole and streamed, and the count of a conversation's tokens."""

    async def messages(request: Request) -> ASGIApp:
        read = await read_request(request, read_messages, services)
        return ReplyAnswer(services, read, MessageWriter(read))

    async def count_tokens(request: Request) -> JSONResponse:
        read = await read_request(request, _read_unlimited, services)
        return json_answer({"input_tokens": await count_prompt(services, read, request.receive)}, read.ignored)

    return [
        Route("/v1/messages", messages, methods=["POST"]),
        Route("/v1/messages/count_tokens", count_tokens, methods=["POST"]),
    ]


def read_messages(values: dict[str, Any], usual: SpeculationOptions) -> ReplyRequest:
    """Read a request's body. Raises ``ApiError`` if something in it cannot be done."""
    fields = Fields(values | _changed_tools(values))
    _check_thread(values.get("thread"))
    messages = conversation_in(fields)
    longest = fields.whole("max_tokens", 1, MOST_TOKENS)
    if longest is None:
        raise fields.wrong("max_tokens", "is missing")
    how_much, schema = _output(fields)
    tools = anthropic_tools(fields)
    # Who has tools may think before each call, and the budget is that of all these thoughts.
    most_thought = longest - 1 if tools is None else MOST_TOKENS
    reply_request = ReplyRequest(
        model=fields.text("model") or "",
        messages=messages,
        sampling=sampling_in(fields),
        max_tokens=longest,
        json_schema=schema,
        tools=tools,
        variables=_variables(fields, how_much, most_thought),
        stop=fields.texts("stop_sequences", MOST_STOPS),
        speculation=speculation_in(fields, usual),
        stream=bool(fields.flag("stream")),
        rounds=rounds_in(fields),
    )
    fields.only("mcp_servers", [[]], "cannot be used here")
    return replace(reply_request, ignored=fields.ignored)


def _read_unlimited(values: dict[str, Any], usual: SpeculationOptions) -> ReplyRequest:
    """Read the body of a request for a count: the same without a limit of its reply."""
    return read_messages({**values, "max_tokens": MOST_TOKENS}, usual)


def _check_thread(thread: Any) -> None:
    """Refuse to go on with a conversation of which only the new part was sent: none is kept here.

    Anthropic's library begins each conversation with ``{"type": "create"}``, which asks nothing of the reply. By the
    code of this error it knows that it has to send everything again.
    """
    if isinstance(thread, dict) and thread.get("type") == "continue":
        sentence = "This conversation is not kept here: send the whole of it, without “thread”."
        raise ApiError(404, sentence, field="thread", code="thread_not_found")


def _changed_tools(values: dict[str, Any]) -> dict[str, Any]:
    """Return the tools that are offered after what the conversation added and took away; nothing where none changed."""
    tools, items = values.get("tools") or [], values.get("messages")
    contents = [item.get("content") for item in items if isinstance(item, dict)] if isinstance(items, list) else []
    blocks = [block for content in contents if isinstance(content, list) for block in content]
    changes = [block for block in blocks if isinstance(block, dict) and block.get("type") in TOOL_CHANGES]
    if not changes or not isinstance(tools, list):
        return {}
    known: dict[str, Any] = {_name_of(tool): tool for tool in tools}
    offered = dict(known)
    for change in changes:
        tool = change.get("tool")
        definition = tool.get("definition") if isinstance(tool, dict) else None
        name = _name_of(tool if definition is None else definition)
        if definition is not None:
            known[name] = definition
        if change["type"] == "tool_removal":
            offered.pop(name, None)
        elif name in known:
            offered[name] = known[name]
    return {"tools": [*offered.values()]}


def _name_of(tool: Any) -> str:
    return str(tool.get("name")) if isinstance(tool, dict) else ""


def conversation_in(fields: Fields) -> tuple[Message, ...]:
    """Return the system prompt and the messages."""
    system = _system(fields.take("system"))
    items = fields.items("messages")
    if not items or len(items) > MOST_MESSAGES:
        raise fields.wrong("messages", f"must be a list of 1 to {MOST_MESSAGES} messages")
    earlier = EarlierCalls()
    messages = [
        message for index, item in enumerate(items) for message in _messages(item, earlier, f"messages[{index}]")
    ]
    return (*([system] if system.text else []), *messages)


def _system(value: Any) -> Message:
    blocks = value if isinstance(value, list) else [value]
    texts = [message_of("system", [block] if isinstance(block, dict) else block, "system").text for block in blocks]
    return Message("system", "\n".join(filter(None, (_BILLING.sub("", text) for text in texts))))


def _output(fields: Fields) -> tuple[dict[str, Any], str | None]:
    """Read ``output_config``: how much the model is to think if it does, and the JSON schema of its answer.

    The schema stood in ``output_format`` before, and older libraries still write it there.
    """
    part, form, where = fields.part("output_config"), fields.part("output_format"), "output_format"
    how_much: dict[str, Any] = {}
    if part is not None:
        how_much = {name: word for name, word in effort_in(part, "effort").items() if name not in THINKING_SWITCHES}
        newer = part.part("format")
        if newer is not None:
            form, where = newer, "output_config.format"
    if form is None:
        return how_much, None
    if form.take("type") != "json_schema":
        raise form.wrong("type", "must be json_schema")
    return how_much, schema_text(form.take("schema"), f"{where}.schema")


def _variables(fields: Fields, how_much: dict[str, Any], most_thought: int = MOST_TOKENS) -> dict[str, Any]:
    """Read whether the model is to think, and what else its template is told.

    A budget is told to templates that know one. Nothing else ends a thought: Anthropic calls it a target too.
    """
    part = fields.part("thinking")
    if part is None:
        return variables_in(fields, how_much)
    kind = part.take("type")
    if kind not in _THINKING:
        raise part.wrong("type", f"must be one of: {', '.join(_THINKING)}")
    switch: dict[str, Any] = thinking_variables(on=kind == "enabled") if kind in {"enabled", "disabled"} else {}
    if kind == "enabled":
        budget = part.whole("budget_tokens", _LEAST_BUDGET, MOST_TOKENS)
        if budget is not None:
            switch[THINKING_BUDGET] = budget
        if budget is not None and budget > most_thought:
            raise part.wrong("budget_tokens", "must be less than “max_tokens”")
    return variables_in(fields, {**how_much, **switch})


def _messages(item: Any, earlier: EarlierCalls, where: str) -> list[Message]:
    """Return a message as our own: each result of a tool is one by itself."""
    role = role_in(item)
    if role is None:
        raise refused("A message needs a role: user, assistant or system.", where)
    content = item.get("content")
    blocks = [block for block in content if isinstance(block, dict)] if isinstance(content, list) else []
    apart = [block for block in blocks if block.get("type") == _APART[role]]
    rest = [block for block in content if block not in apart] if apart else content
    if role == "assistant":
        thoughts = [thought_in(block.get("thinking"), where) for block in blocks if block.get("type") == "thinking"]
        calls = [earlier.call(block.get("name"), block.get("input"), block.get("id"), where) for block in apart]
        message = message_of(role, rest, where)
        return [replace(message, text=with_thought("\n".join(thoughts), message.text), calls=tuple(calls))]
    results = [earlier.result(block.get("tool_use_id"), returned_in(block.get("content"), where)) for block in apart]
    if any(block.get("type") in TOOL_CHANGES for block in blocks) and not message_of(role, rest, where).text:
        return results
    return [*results, *([message_of(role, rest, where)] if rest or not results else [])]


class MessageWriter(Writer):
    """Writes a reply as blocks: what was thought, then the answer."""

    def __init__(self, request: ReplyRequest) -> None:
        self._request = request
        self._id = new_id("msg_")
        self._ends: frozenset[int] = frozenset()
        self._reader = ReplyReader()
        self._open: str | None = None
        self._blocks = 0
        self._called = False
        self._started = False
        self._untold: list[Round] = []
        """Rounds that wait for an event to be told with: nobody knows yet what kind of block their text belongs to."""

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        super().begin(choice, loaded, description)
        self._ends = frozenset(description.end_tokens)
        self._reader = ReplyReader(description.call_form, self._request.tools)

    def progress(self, event: PrefillProgress) -> bytes:
        return self._start(event.total, event.reused)

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        return self._start(0, 0) + self._grown(self._reader.add(text_of(rounds)), rounds)

    def end(self, trace: Trace) -> bytes:
        summary = trace.summary
        chunk = self._start(summary.prompt_tokens, summary.reused_tokens) + self._grown(
            self._reader.rest(is_cut=is_cut(trace))
        )
        if not self._blocks:
            chunk += self._begin_block("text")
        chunk += self._end_block()
        reason, word = self._stopped_by(trace)
        usage = _usage(summary.prompt_tokens, summary.reused_tokens, summary.generated_tokens)
        delta = {"stop_reason": reason, "stop_sequence": word}
        return chunk + _event("message_delta", delta=delta, usage=usage, timings=timings(summary), **self._rounds())

    def closing(self) -> bytes:
        return _event("message_stop")

    def failure(self, error: ApiError) -> bytes:
        return server_event(body_of(error, Dialect.ANTHROPIC), "error")

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        (trace,) = traces
        summary = trace.summary
        piece = self._reader.whole(summary.text, is_cut=is_cut(trace))
        content: list[dict[str, Any]] = []
        if piece.reasoning:
            content.append({"type": "thinking", "thinking": piece.reasoning, "signature": ""})
        if piece.content or not (content or piece.calls):
            content.append({"type": "text", "text": piece.content})
        content += [
            {
                "type": "tool_use",
                "id": new_id("toolu_"),
                **names_of(call, self._request.tools),
                "input": json.loads(call.arguments),
            }
            for call in piece.calls
        ]
        self._called = bool(piece.calls)
        reason, word = self._stopped_by(trace)
        usage = _usage(summary.prompt_tokens, summary.reused_tokens, summary.generated_tokens)
        answer = self._message(content, reason, word, usage, timings=timings(summary))
        if self._request.rounds:
            answer["draftlight"] = rounds_data(trace.rounds)
        return answer

    def _start(self, prompt: int, reused: int) -> bytes:
        """Begin the message, once; a server elsewhere may tell how long the prompt is at the end alone."""
        if self._started:
            return b""
        self._started = True
        return _event("message_start", message=self._message([], None, None, _usage(prompt, reused, 0)))

    def _message(
        self, content: list[Any], reason: str | None, word: str | None, usage: dict[str, int], **extra: Any
    ) -> dict[str, Any]:
        return {
            "id": self._id,
            "type": "message",
            "role": "assistant",
            "model": self.model,
            "content": content,
            "stop_reason": reason,
            "stop_sequence": word,
            "usage": usage,
            **extra,
        }

    def _grown(self, piece: Parsed, rounds: Sequence[Round] = ()) -> bytes:
        if self._request.rounds:
            self._untold += rounds
        chunk = b""
        if piece.reasoning:
            chunk += self._words("thinking", piece.reasoning)
        if piece.content:
            chunk += self._words("text", piece.content)
        for call in piece.calls:
            chunk += self._end_block() + self._begin_block(
                "tool_use", id=new_id("toolu_"), **names_of(call, self._request.tools), input={}
            )
            chunk += self._delta({"type": "input_json_delta", "partial_json": call.arguments})
            chunk += self._end_block()
            self._called = True
        if self._untold and self._open is not None:
            chunk += self._words(self._open, "")
        return chunk

    def _words(self, kind: str, words: str) -> bytes:
        chunk = b""
        if self._open != kind:
            chunk = self._end_block() + self._begin_block(kind)
        return chunk + self._delta({"type": f"{kind}_delta", kind: words})

    def _delta(self, delta: dict[str, Any]) -> bytes:
        return _event("content_block_delta", index=self._blocks - 1, delta=delta, **self._rounds())

    def _rounds(self) -> dict[str, Any]:
        untold, self._untold = self._untold, []
        return {"draftlight": rounds_data(untold)} if untold else {}

    def _begin_block(self, kind: str, **members: Any) -> bytes:
        self._open, self._blocks = kind, self._blocks + 1
        if kind != "tool_use":
            members = {kind: ""} | ({"signature": ""} if kind == "thinking" else {})
        block = {"type": kind, **members}
        return _event("content_block_start", index=self._blocks - 1, content_block=block)

    def _end_block(self) -> bytes:
        if self._open is None:
            return b""
        self._open = None
        return _event("content_block_stop", index=self._blocks - 1)

    def _stopped_by(self, trace: Trace) -> tuple[str, str | None]:
        if is_cut(trace):
            return "max_tokens", None
        if self._called:
            return "tool_use", None
        word = stop_text(trace, self._request.stop, self._ends)
        return ("end_turn", None) if word is None else ("stop_sequence", word or None)


def _event(name: str, **members: Any) -> bytes:
    return server_event({"type": name, **members}, name)


def _usage(prompt: int, reused: int, written: int) -> dict[str, int]:
    return {
        "input_tokens": prompt - reused,
        "cache_read_input_tokens": reused,
        "cache_creation_input_tokens": 0,
        "output_tokens": written,
    }


_USUAL_PAGE, _LONGEST_PAGE = 20, 1000


def model_page(services: Services, query: Mapping[str, str]) -> dict[str, Any]:
    """Return a page of the models that write, for clients that send ``anthropic-version``: OpenAI's list has its path.
    Raises ``ApiError`` if there is no such page.
    """
    choices = services.registry.choices()
    names = [choice.name for choice in choices]
    limit = page_limit(query, _USUAL_PAGE, _LONGEST_PAGE)
    ids = {name: query[name] for name in ("after_id", "before_id") if query.get(name)}
    for name, model_id in ids.items():
        if model_id not in names:
            raise refused(f"“{name}” must be the id of a model.", name)
    if len(ids) > 1:
        raise refused("“after_id” cannot stand beside “before_id”.", "after_id")
    first = names.index(ids["after_id"]) + 1 if "after_id" in ids else 0
    last = names.index(ids["before_id"]) if "before_id" in ids else len(choices)
    page = choices[max(first, last - limit) : last] if "before_id" in ids else choices[first : first + limit]
    return {
        "data": [model_object(services, choice) for choice in page],
        "has_more": len(page) < last - first,
        "first_id": page[0].name if page else None,
        "last_id": page[-1].name if page else None,
    }


def model_object(services: Services, choice: ModelChoice) -> dict[str, Any]:
    """Return one model; its time is that of its file, and its size the context that it is loaded with."""
    registry = services.registry
    held = services.engine_queue.loaded
    is_loaded = held is not None and held[0].target == choice.target
    room = held[1].context_tokens if held is not None and is_loaded else registry.options.context_tokens
    return {
        "type": "model",
        "id": choice.name,
        "display_name": choice.name,
        "created_at": moment(int(registry.size_and_time(choice)[1])),
        "lifecycle": "active",
        "line": None,
        "deprecated_at": None,
        "retires_at": None,
        "max_input_tokens": room,
        "max_tokens": room,
        "capabilities": None,
    }
