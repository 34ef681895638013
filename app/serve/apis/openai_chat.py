"""``/v1/chat/completions``: requests, and replies whole and as streams."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from app.engine.commands import Message
from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.api_errors import refused
from app.serve.apis.openai_chunks import (
    FINISH,
    ChunkWriter,
    StreamOptions,
    chat_logprobs,
    is_cut,
    new_id,
    rounds_data,
    text_of,
    tokens_of,
)
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.requests.message_content import message_of, returned_in, role_in, thought_in
from app.serve.requests.reply_fields import effort_in, most_tokens_in, sampling_in, variables_in
from app.serve.requests.reply_request import (
    ANY_OBJECT,
    MOST_CHOICES,
    MOST_MESSAGES,
    MOST_STOPS,
    ReplyRequest,
    keeps_in,
    own_schema_in,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.request_body import Fields
from app.serve.requests.tool_fields import EarlierCalls, names_of, openai_tools
from app.speculation.trace import Round, Trace
from app.tools.definitions import Parsed, ToolCall, Toolset
from app.tools.reply_reader import ReplyReader
from app.tools.thoughts import thinking_variables, with_thought


def read_chat(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, StreamOptions]:
    """Read a request's body. Raises ``ApiError`` if something in it cannot be done."""
    fields = Fields(values)
    messages = messages_in(fields)
    reply_request = common(fields, usual)
    logprobs = bool(fields.flag("logprobs"))
    top = fields.whole("top_logprobs", 0, 20) or 0
    if top and not logprobs:
        raise fields.wrong("top_logprobs", "needs “logprobs”: true")
    reply_request = replace(
        reply_request,
        messages=messages,
        alternatives=top,
        json_schema=response_format(fields),
        tools=openai_tools(fields),
        variables=_variables(fields),
    )
    if reply_request.tools is not None and reply_request.tools.required and reply_request.grammar is not None:
        raise fields.wrong("grammar", "cannot be used where a tool must be called")
    options = read_stream_options(fields, reply_request)
    _check_beginning(fields, messages)
    form = fields.take("reasoning_format")
    if form not in (None, "auto", "deepseek", "none"):
        raise fields.wrong("reasoning_format", "must be auto, deepseek or none")
    fields.only("modalities", [["text"]], "can only be text")
    fields.only("functions", [[]], "cannot be used here: offer “tools”")
    fields.only("function_call", ["none", "auto"], "cannot be used here: use “tool_choice”")
    return replace(reply_request, ignored=fields.ignored), replace(
        options, logprobs=logprobs, top=top, thoughts=form != "none"
    )


def _variables(fields: Fields) -> dict[str, Any]:
    effort = effort_in(fields, "reasoning_effort")
    switch = fields.flag("enable_thinking")  # some clients write it beside the other fields
    return variables_in(fields, effort if switch is None else {**effort, **thinking_variables(switch)})


def _check_beginning(fields: Fields, messages: Sequence[Message]) -> None:
    """Refuse words about where the reply begins that do not hold: it goes on with a last message of the assistant."""
    adds, continues = fields.flag("add_generation_prompt"), fields.flag("continue_final_message")
    if adds and continues:
        raise fields.wrong("continue_final_message", "contradicts “add_generation_prompt”")
    if messages[-1].role == "assistant" and not messages[-1].calls:
        if adds or continues is False:
            name = "add_generation_prompt" if adds else "continue_final_message"
            raise fields.wrong(name, "cannot be had: a last message of the assistant is gone on with")
    elif continues or adds is False:
        name = "continue_final_message" if continues else "add_generation_prompt"
        raise fields.wrong(name, "cannot be had: the last message is not the assistant's")


def common(fields: Fields, usual: SpeculationOptions) -> ReplyRequest:
    """Read the fields that chat and plain completions have in common."""
    return ReplyRequest(
        model=fields.text("model") or "",
        draft_model=fields.text("draft_model"),
        sampling=sampling_in(fields),
        max_tokens=most_tokens_in(fields),
        stop=fields.texts("stop", MOST_STOPS),
        grammar=fields.text("grammar") or None,
        ignores_end=bool(fields.flag("ignore_eos")),
        speculation=speculation_in(fields, usual),
        choices=fields.whole("n", 1, MOST_CHOICES) or 1,
        stream=bool(fields.flag("stream")),
        keeps=keeps_in(fields),
        rounds=rounds_in(fields),
    )


def read_stream_options(fields: Fields, request: ReplyRequest) -> StreamOptions:
    """Read what the stream tells besides the reply."""
    options = fields.part("stream_options")
    wants_usage = False
    if options is not None:
        wants_usage = bool(options.flag("include_usage"))
        options.flag("include_obfuscation")
    return StreamOptions(
        usage=wants_usage,
        timings=bool(fields.flag("timings_per_token")),
        progress=bool(fields.flag("return_progress")),
        rounds=request.rounds,
        stats=request.draft_model is not None,
    )


def messages_in(fields: Fields) -> tuple[Message, ...]:
    """Read the conversation."""
    items = fields.items("messages")
    if not items:
        raise fields.wrong("messages", "must be a list of at least one message")
    if len(items) > MOST_MESSAGES:
        raise fields.wrong("messages", f"must be at most {MOST_MESSAGES} messages")
    earlier = EarlierCalls()
    return tuple(_message(item, earlier, f"messages[{index}]") for index, item in enumerate(items))


def _message(item: Any, earlier: EarlierCalls, where: str) -> Message:
    if isinstance(item, dict) and item.get("role") == "tool":
        return earlier.result(item.get("tool_call_id"), returned_in(item.get("content"), where), item.get("name"))
    role = role_in(item)
    if role is None:
        raise refused("A message needs a role: system, developer, user, assistant or tool.", where)
    if item.get("function_call"):
        raise refused("A call of a function stands under “tool_calls”.", where)
    message = message_of(role, item.get("content"), where)
    if role != "assistant":
        return message
    thought = thought_in(item.get("reasoning_content"), where)
    calls = earlier.calls(item.get("tool_calls"), where)
    return replace(message, text=with_thought(thought, message.text), calls=calls)


def response_format(fields: Fields) -> str | None:
    """Read the JSON schema that a reply must obey, if one is asked for."""
    own = own_schema_in(fields)
    part = fields.part("response_format")
    kind = part.take("type") if part is not None else None
    if part is None or kind in (None, "", "text"):
        return own
    if kind not in ("json_object", "json_schema"):
        raise part.wrong("type", "must be one of: text, json_object, json_schema")
    named = part.part("json_schema")
    if named is None:
        schema, where = part.take("schema"), "response_format.schema"
    else:
        schema, where = named.take("schema"), "response_format.json_schema.schema"
        for name in ("name", "description", "strict"):
            named.take(name)
    return ANY_OBJECT if schema is None else schema_text(schema, where)


class ChatWriter(ChunkWriter):
    """Writes a reply in the words of ``/v1/chat/completions``."""

    id_prefix, whole_object, chunk_object = "chatcmpl-", "chat.completion", "chat.completion.chunk"

    def __init__(self, options: StreamOptions, tools: Toolset | None = None) -> None:
        super().__init__(options)
        self._tools = tools
        self._new_reader = partial(ReplyReader, tools=tools, tells_thoughts=options.thoughts)
        self._renew()

    def _renew(self) -> None:
        self._reader = self._new_reader()
        self._calls = 0

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        super().begin(choice, loaded, description)
        self._new_reader = partial(self._new_reader, description.call_form)
        self._renew()

    def progress(self, event: PrefillProgress) -> bytes:
        progress = self._running.prompt(event)
        chunk = self._open()
        return chunk + self._chunk({}, prompt_progress=progress) if self._options.progress else chunk

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        extra = self._options.with_rounds(self._running, rounds)
        piece = self._reader.add(text_of(rounds))
        delta = _delta(piece)
        logprobs = chat_logprobs(tokens_of(rounds), self._options.top) if self._options.logprobs else None
        chunk = self._open()
        if delta or extra or logprobs:
            chunk += self._chunk(delta, logprobs=logprobs, **extra)
        return chunk + self._called(piece.calls)

    def end(self, trace: Trace) -> bytes:
        piece = self._reader.rest(is_cut=is_cut(trace))
        rest = _delta(piece)
        last = self._open() + (self._chunk(rest) if rest else b"") + self._called(piece.calls)
        extra = self._options.with_end(trace.summary)
        last += self._chunk({}, finish=_finish(trace, called=self._calls > 0), **extra)
        self._end_reply(trace)
        self._renew()
        return last

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        choices = [self._choice(index, trace) for index, trace in enumerate(traces)]
        return self._whole(traces, choices, traces[0].rounds)

    def _choice(self, index: int, trace: Trace) -> dict[str, Any]:
        piece = self._new_reader().whole(trace.summary.text, is_cut=is_cut(trace))
        message: dict[str, Any] = {"role": "assistant", "content": piece.content}
        if piece.reasoning:
            message["reasoning_content"] = piece.reasoning
        if piece.calls:
            message["content"] = piece.content or None
            message["tool_calls"] = [self._call(call, call.arguments) for call in piece.calls]
        choice = {
            "index": index,
            "message": message,
            "logprobs": None,
            "finish_reason": _finish(trace, called=bool(piece.calls)),
        }
        if self._options.logprobs:
            choice["logprobs"] = {"content": chat_logprobs(tokens_of(trace.rounds), self._options.top)}
        if self._options.rounds and index:
            choice["draftlight"] = rounds_data(trace.rounds)
        return choice

    def _called(self, calls: Sequence[ToolCall]) -> bytes:
        """Tell calls: first whose they are, then their arguments."""
        chunk = b""
        for call in calls:
            chunk += self._chunk({"tool_calls": [{"index": self._calls, **self._call(call, "")}]})
            chunk += self._chunk({"tool_calls": [{"index": self._calls, "function": {"arguments": call.arguments}}]})
            self._calls += 1
        return chunk

    def _call(self, call: ToolCall, arguments: str) -> dict[str, Any]:
        function = {**names_of(call, self._tools), "arguments": arguments}
        return {"id": new_id("call_"), "type": "function", "function": function}

    def _open(self) -> bytes:
        """Say whose message it is, once; not every server tells how far its prompt has been read."""
        if self._opened:
            return b""
        self._opened = True
        return self._chunk({"role": "assistant", "content": None})

    def _chunk(
        self, delta: dict[str, Any], *, finish: str | None = None, logprobs: list[Any] | None = None, **extra: Any
    ) -> bytes:
        choice: dict[str, Any] = {"index": self._index, "delta": delta, "finish_reason": finish}
        if self._options.logprobs:
            choice["logprobs"] = None if logprobs is None else {"content": logprobs}
        return self._event(choices=[choice], **extra)


def _finish(trace: Trace, *, called: bool) -> str:
    if called and not is_cut(trace):  # it waits for its tools
        return "tool_calls"
    return FINISH[trace.summary.finish_reason]


def _delta(piece: Parsed) -> dict[str, Any]:
    delta: dict[str, Any] = {}
    if piece.reasoning:
        delta["reasoning_content"] = piece.reasoning
    if piece.content:
        delta["content"] = piece.content
    return delta
