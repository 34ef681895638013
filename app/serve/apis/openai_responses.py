"""``/v1/responses``: OpenAI's newer shape. ``stored_responses.py`` puts earlier turns before what a request brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from app.engine.commands import Message
from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.api_errors import ApiError, refused
from app.serve.apis.openai_chunks import (
    RunningTimings,
    StreamOptions,
    chat_logprobs,
    is_cut,
    new_id,
    now,
    rounds_data,
    text_of,
    timings,
    tokens_of,
)
from app.serve.apis.stored_responses import Turn
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.replies import Writer, server_event
from app.serve.requests.message_content import message_of, returned_in, role_in, thought_in
from app.serve.requests.reply_fields import MOST_TOKENS, effort_in, sampling_in, variables_in
from app.serve.requests.reply_request import (
    ANY_OBJECT,
    MOST_MESSAGES,
    ReplyRequest,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.request_body import Fields, whole_text
from app.serve.requests.tool_fields import EarlierCalls, name_in_group, names_of, response_tools, tools_told
from app.speculation.trace import Round, Trace
from app.tools.definitions import Parsed, ToolCall
from app.tools.reply_reader import ReplyReader
from app.tools.thoughts import with_thought

_CALLS = ("function_call", "custom_tool_call")
_OUTPUTS = ("function_call_output", "custom_tool_call_output")
_ITEMS = ("message", "reasoning", "item_reference", *_CALLS, *_OUTPUTS)
"""Kinds of items that are read, or that nothing can stand for: others are ignored."""
_LOGPROBS = "message.output_text.logprobs"


def read_response(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, StreamOptions]:
    """Read a request's body. Raises ``ApiError`` if something in it cannot be done."""
    fields = Fields(values)
    messages = _input(fields)
    instructions = fields.text("instructions")
    if instructions:
        messages = (Message("system", instructions), *messages)
    include = fields.items("include") or []
    for index in (index for index, one in enumerate(include) if one != _LOGPROBS):
        fields.leave_out(f"include[{index}]")
    top = fields.whole("top_logprobs", 0, 20) or 0
    truncation = fields.take("truncation")
    if truncation not in (None, "auto", "disabled"):
        raise fields.wrong("truncation", "must be auto or disabled")
    reply_request = ReplyRequest(
        model=fields.text("model") or "",
        draft_model=fields.text("draft_model"),
        messages=messages,
        sampling=sampling_in(fields),
        max_tokens=fields.whole("max_output_tokens", 1, MOST_TOKENS),
        json_schema=_form(fields),
        tools=response_tools(fields),
        variables=_variables(fields),
        speculation=speculation_in(fields, usual),
        alternatives=top,
        wants_logprobs=_LOGPROBS in include,
        stream=bool(fields.flag("stream")),
        forgets=truncation == "auto",
        rounds=rounds_in(fields),
    )
    options = StreamOptions(
        timings=bool(fields.flag("timings_per_token")),
        progress=bool(fields.flag("return_progress")),
        rounds=reply_request.rounds,
    )
    for name in ("previous_response_id", "store", "metadata"):  # read where replies are kept
        fields.take(name)
    for name in ("conversation", "prompt"):
        fields.only(name, [""], "cannot be used here: send the whole conversation, or “previous_response_id”")
    fields.only("background", [False], "cannot be used here")
    if top and not reply_request.wants_logprobs:
        raise fields.wrong("top_logprobs", f"needs “include” to name {_LOGPROBS}")
    return replace(reply_request, ignored=fields.ignored), options


def _variables(fields: Fields) -> dict[str, Any]:
    reasoning = fields.part("reasoning")
    return variables_in(fields, effort_in(reasoning, "effort") if reasoning is not None else {})


def _input(fields: Fields) -> tuple[Message, ...]:
    value = fields.take("input")
    if isinstance(value, str):
        return (Message("user", whole_text(value)),)
    if not isinstance(value, list) or not 0 < len(value) <= MOST_MESSAGES:
        raise fields.wrong("input", "must be text or a list of messages")
    messages: list[Message] = []
    earlier = EarlierCalls()
    thoughts: list[str] = []
    before: dict[int, list[str]] = {}
    """The thought before a message of the assistant, and before its calls."""
    for index, item in enumerate(value):
        where = f"input[{index}]"
        if isinstance(item, dict) and item.get("type") == "reasoning":
            thoughts.append(_thought(item, where))
            continue
        if _is_of_others(item):
            fields.leave_out(where)
            continue
        _add_item(messages, item, earlier, where)
        if messages[-1].role == "assistant":
            before.setdefault(len(messages) - 1, []).extend(filter(None, thoughts))
        thoughts.clear()
    if not messages:
        raise fields.wrong("input", "must have a message")
    for place, call_item in before.items():
        messages[place] = replace(messages[place], text=with_thought("\n".join(call_item), messages[place].text))
    return tuple(messages)


def _thought(item: dict[str, Any], where: str) -> str:
    """Return what an item of reasoning tells; one that is encrypted holds nothing that can be read here."""
    parts = item.get("content") or []
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise refused("What was thought must be a list of parts.", where)
    return "\n".join(thought_in(part.get("text"), where) for part in parts)


def _add_item(messages: list[Message], item: Any, earlier: EarlierCalls, where: str) -> None:
    """Add an item of the input. A call is a part of the assistant's message before it."""
    kind = (item.get("type") or "message") if isinstance(item, dict) else None
    if kind in _CALLS:
        arguments = item.get("arguments") if kind == "function_call" else {"input": item.get("input")}
        name = name_in_group(item.get("namespace"), item.get("name"))
        call = earlier.call(name, arguments, item.get("call_id"), where)
        if not messages or messages[-1].role != "assistant":
            messages.append(Message("assistant", ""))
        messages[-1] = replace(messages[-1], calls=(*messages[-1].calls, call))
    elif kind in _OUTPUTS:
        messages.append(earlier.result(item.get("call_id"), returned_in(item.get("output"), where)))
    else:
        messages.append(_message_in(item, kind, where))


def _message_in(item: Any, kind: Any, where: str) -> Message:
    role = role_in(item)
    if role is None or kind != "message":
        raise refused(
            "An item must be a message with a role (system, developer, user or assistant), a call or its output.", where
        )
    return message_of(role, item.get("content"), where)


def _is_of_others(item: Any) -> bool:
    """Return whether an item says nothing to a model, such as what a server's own tool did."""
    kind = item.get("type") if isinstance(item, dict) and not {"role", "content"} <= item.keys() else None
    return isinstance(kind, str) and kind not in _ITEMS


def _form(fields: Fields) -> str | None:
    text = fields.part("text")
    form = text.part("format") if text is not None else None
    kind = form.take("type") if form is not None else None
    if form is None or kind in (None, "text"):
        return None
    if kind == "json_object":
        return ANY_OBJECT
    if kind == "json_schema":
        return schema_text(form.take("schema"), "text.format.schema")
    raise form.wrong("type", "must be one of: text, json_object, json_schema")


class ResponseWriter(Writer):
    """Writes a response as items: what was thought, then the message. ``keep`` is given the whole response."""

    def __init__(
        self, request: ReplyRequest, options: StreamOptions, turn: Turn, keep: Callable[[dict[str, Any]], None]
    ) -> None:
        self._request, self._options = request, options
        self._turn, self._keep = turn, keep
        self._running = RunningTimings()
        self._id, self._created = new_id("resp_"), now()
        self._events = 0
        self._new_reader = partial(ReplyReader)
        self._reader = self._new_reader()
        self._items: list[dict[str, Any]] = []
        self._open = False
        self._item_text = ""
        self._logprobs: list[dict[str, Any]] = []
        self._untold: list[dict[str, Any]] = []
        """Probabilities of tokens whose text is held back while it may still become a mark."""
        self._rounds: list[Round] = []
        """Rounds that wait for an event to be told with: nobody knows yet what kind of item their text belongs to."""
        self._times: dict[str, Any] | None = None
        self._trace: Trace | None = None

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        super().begin(choice, loaded, description)
        self._new_reader = partial(ReplyReader, description.call_form, self._request.tools)
        self._reader = self._new_reader()

    def opening(self) -> bytes:
        begun = self._response("in_progress", [], None)
        return self._event("response.created", response=begun) + self._event("response.in_progress", response=begun)

    def progress(self, event: PrefillProgress) -> bytes:
        return self._progressed(self._running.prompt(event))

    def _progressed(self, progress: dict[str, Any] | None) -> bytes:
        if progress is None or not self._options.progress:
            return b""
        begun = self._response("in_progress", [], None)
        return self._event("response.in_progress", response=begun, prompt_progress=progress)

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        chunk = self._progressed(self._running.prompt_read())
        self._running.add(rounds)
        return chunk + self._grown(self._reader.add(text_of(rounds)), rounds)

    def end(self, trace: Trace) -> bytes:
        self._trace = trace
        chunk = self._grown(self._reader.rest(is_cut=is_cut(trace)))
        status = "incomplete" if is_cut(trace) else "completed"
        if not self._items or self._items[-1]["type"] == "reasoning":
            chunk += self._end_item("completed") + self._begin_item("message")
        return chunk + self._end_item(status)

    def closing(self) -> bytes:
        assert self._trace is not None
        status = "incomplete" if is_cut(self._trace) else "completed"
        times = timings(self._trace.summary)
        response = self._response(status, self._items, self._trace)
        self._keep(response)
        return self._event(f"response.{status}", response=response, **self._beside() | {"timings": times})

    def failure(self, error: ApiError) -> bytes:
        return self._event("error", code=error.code or "server_error", message=error.sentence, param=error.field)

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        (trace,) = traces
        status = "incomplete" if is_cut(trace) else "completed"
        piece = self._reader.whole(trace.summary.text, is_cut=is_cut(trace))
        items = [_reasoning(new_id("rs_"), piece.reasoning)] if piece.reasoning else []
        answered = tokens_of(trace.rounds)[self._reasoning_tokens(trace) :]
        logprobs = chat_logprobs(answered, self._request.alternatives) if self._request.wants_logprobs else []
        if piece.content or not piece.calls:
            items.append(_message(new_id("msg_"), status, piece.content, logprobs))
        items += [self._call(call) for call in piece.calls]
        answer = self._response(status, items, trace)
        self._keep(answer)
        if self._request.rounds:
            answer["draftlight"] = rounds_data(trace.rounds)
        return answer

    def _grown(self, piece: Parsed, rounds: Sequence[Round] = ()) -> bytes:
        if self._options.rounds:
            self._rounds += rounds
        if self._options.timings:
            self._times = self._running.timings if rounds else None
        if self._request.wants_logprobs:
            self._untold += chat_logprobs(tokens_of(rounds), self._request.alternatives)
        chunk = b""
        if piece.reasoning:
            self._untold = []
            chunk += self._delta("reasoning", piece.reasoning)
        if piece.content:
            chunk += self._delta("message", piece.content)
        for call in piece.calls:
            chunk += self._end_item("completed") + self._call_events(call)
        if self._rounds and self._open:
            chunk += self._delta(self._items[-1]["type"], "")
        return chunk

    def _call_events(self, call: ToolCall) -> bytes:
        item = self._call(call)
        self._items.append(item)
        place = {"item_id": item["id"], "output_index": len(self._items) - 1}
        begun = {**item, "status": "in_progress", "arguments": ""}
        return (
            self._event("response.output_item.added", output_index=place["output_index"], item=begun)
            + self._event("response.function_call_arguments.delta", **place, delta=call.arguments, **self._beside())
            + self._event("response.function_call_arguments.done", **place, name=item["name"], arguments=call.arguments)
            + self._event("response.output_item.done", output_index=place["output_index"], item=item)
        )

    def _call(self, call: ToolCall) -> dict[str, Any]:
        about = {**names_of(call, self._request.tools), "arguments": call.arguments, "status": "completed"}
        return {"id": new_id("fc_"), "type": "function_call", "call_id": new_id("call_"), **about}

    def _delta(self, kind: str, text: str) -> bytes:
        chunk = b""
        if not self._open or self._items[-1]["type"] != kind:
            chunk = self._end_item("completed") + self._begin_item(kind)
        self._item_text += text
        if kind == "reasoning":
            return chunk + self._event("response.reasoning_text.delta", **self._place(), delta=text, **self._beside())
        untold = self._untold if text else []
        if text:
            self._logprobs, self._untold = self._logprobs + self._untold, []
        beside = {"logprobs": untold, **self._beside()}
        return chunk + self._event("response.output_text.delta", **self._place(), delta=text, **beside)

    def _beside(self) -> dict[str, Any]:
        """Return what waits to be told of the guessing, as members of an event."""
        rounds, times, self._rounds, self._times = self._rounds, self._times, [], None
        return ({"draftlight": rounds_data(rounds)} if rounds else {}) | ({"timings": times} if times else {})

    def _begin_item(self, kind: str) -> bytes:
        self._item_text, self._open = "", True
        item = _reasoning(new_id("rs_"), "") if kind == "reasoning" else _message(new_id("msg_"), "in_progress", "", [])
        self._items.append(item)
        empty = {**item, "content": []}
        begun = self._event("response.output_item.added", output_index=len(self._items) - 1, item=empty)
        return begun + self._event("response.content_part.added", **self._place(), part=item["content"][0])

    def _end_item(self, status: str) -> bytes:
        if not self._open:
            return b""
        self._open = False
        item = self._items[-1]
        part = item["content"][0]
        part["text"] = self._item_text
        if item["type"] == "reasoning":
            done = self._event("response.reasoning_text.done", **self._place(), text=self._item_text)
        else:
            item["status"], part["logprobs"] = status, self._logprobs
            done = self._event(
                "response.output_text.done", **self._place(), text=self._item_text, logprobs=self._logprobs
            )
        done += self._event("response.content_part.done", **self._place(), part=part)
        return done + self._event("response.output_item.done", output_index=len(self._items) - 1, item=item)

    def _place(self) -> dict[str, Any]:
        return {"item_id": self._items[-1]["id"], "output_index": len(self._items) - 1, "content_index": 0}

    def _event(self, kind: str, /, **members: Any) -> bytes:
        event = server_event({"type": kind, "sequence_number": self._events, **members}, kind)
        self._events += 1
        return event

    def _response(self, status: str, items: list[dict[str, Any]], trace: Trace | None) -> dict[str, Any]:
        sampling, tools = self._request.sampling, self._request.tools
        tool_choice = "none"
        if tools is not None:
            tool_choice = "required" if tools.required else "auto"
        answer: dict[str, Any] = {
            "id": self._id,
            "object": "response",
            "created_at": self._created,
            "status": status,
            "error": None,
            "incomplete_details": {"reason": "max_output_tokens"} if status == "incomplete" else None,
            "instructions": self._turn.instructions,
            "max_output_tokens": self._request.max_tokens,
            "model": self.model,
            "output": items,
            "parallel_tool_calls": tools is not None and tools.parallel,
            "previous_response_id": self._turn.previous_id,
            "store": self._turn.is_kept,
            "temperature": sampling.get("temperature"),
            "tool_choice": tool_choice,
            "tools": tools_told(tools),
            "top_p": sampling.get("top_p"),
            "metadata": self._turn.metadata,
            "usage": None,
        }
        if trace is not None:
            summary = trace.summary
            answer["usage"] = {
                "input_tokens": summary.prompt_tokens,
                "input_tokens_details": {"cached_tokens": summary.reused_tokens, "cache_write_tokens": 0},
                "output_tokens": summary.generated_tokens,
                "output_tokens_details": {"reasoning_tokens": self._reasoning_tokens(trace)},
                "total_tokens": summary.prompt_tokens + summary.generated_tokens,
            }
            answer["timings"] = timings(summary)
        return answer

    def _reasoning_tokens(self, trace: Trace) -> int:
        """Return how many tokens were thought: those before the token with which the answer begins."""
        if not self._new_reader().whole(trace.summary.text, is_cut=is_cut(trace)).reasoning:
            return 0
        reader, count = self._new_reader(), 0
        for token in tokens_of(trace.rounds):
            piece = reader.add(token.text)
            if piece.content or piece.calls:
                break
            count += 1
        return count


def _reasoning(number: str, text: str) -> dict[str, Any]:
    return {"id": number, "type": "reasoning", "summary": [], "content": [{"type": "reasoning_text", "text": text}]}


def _message(number: str, status: str, text: str, logprobs: list[dict[str, Any]]) -> dict[str, Any]:
    part = {"type": "output_text", "text": text, "annotations": [], "logprobs": logprobs}
    return {"id": number, "type": "message", "status": status, "role": "assistant", "content": [part]}
