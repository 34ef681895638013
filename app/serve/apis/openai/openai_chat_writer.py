"""Writes replies of ``/v1/chat/completions``, whole and as streams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.api_errors import ApiError, Dialect, body_of
from app.serve.apis.openai.openai_chunks import (
    FINISH,
    RunningTimings,
    chat_logprobs,
    fingerprint,
    is_cut,
    new_id,
    now,
    stats,
    text_of,
    timings,
    tokens_of,
    told_rounds,
    usage,
)
from app.serve.apis.openai.stream_options import StreamOptions
from app.serve.model_registry import ModelChoice
from app.serve.replies.replies import Writer, server_event
from app.serve.requests.tool_fields import names_of
from app.speculation.trace import Round, Trace
from app.tools.definitions import ToolCall, Toolset
from app.tools.parsed import Parsed
from app.tools.reply_reader import ReplyReader


class ChatWriter(Writer):
    """Writes a reply in the words of ``/v1/chat/completions``."""

    def __init__(self, told: StreamOptions, tools: Toolset | None = None) -> None:
        self._told, self._tools = told, tools
        self._new_reader = partial(ReplyReader, tools=tools, tells_thoughts=told.thoughts)
        self._id, self._created = new_id("chatcmpl-"), now()
        self._model = self._fingerprint = ""
        self._index = 0
        self._traces: list[Trace] = []
        self._renew()

    def _renew(self) -> None:
        self._reader = self._new_reader()
        self._calls = 0
        self._running = RunningTimings()
        self._opened = False

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        self._model = choice.name
        self._fingerprint = fingerprint(loaded)
        self._new_reader = partial(self._new_reader, description.call_form)
        self._renew()

    def opening(self) -> bytes:
        return b""

    def progress(self, event: PrefillProgress) -> bytes:
        told = self._running.prompt(event)
        said = self._open()
        return said + self._chunk({}, prompt_progress=told) if self._told.progress else said

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        extra = self._told.with_rounds(self._running, rounds)
        piece = self._reader.add(text_of(rounds))
        delta = _delta(piece)
        logprobs = chat_logprobs(tokens_of(rounds), self._told.top) if self._told.logprobs else None
        said = self._open()
        if delta or extra or logprobs:
            said += self._chunk(delta, logprobs=logprobs, **extra)
        return said + self._called(piece.calls)

    def end(self, trace: Trace) -> bytes:
        self._traces.append(trace)
        piece = self._reader.rest(is_cut=is_cut(trace))
        rest = _delta(piece)
        last = self._open() + (self._chunk(rest) if rest else b"") + self._called(piece.calls)
        extra = self._told.with_end(trace.summary)
        last += self._chunk({}, finish=_finish(trace, called=self._calls > 0), **extra)
        self._index += 1
        self._renew()
        return last

    def closing(self) -> bytes:
        done = b"data: [DONE]\n\n"
        if not self._told.usage:
            return done
        last = {"choices": [], "usage": usage(self._traces), "timings": timings(self._traces[-1].summary)}
        return server_event({**self._head("chat.completion.chunk"), **last}) + done

    def failure(self, error: ApiError) -> bytes:
        return server_event(body_of(error, Dialect.OPENAI))

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        answer = {
            **self._head("chat.completion"),
            "choices": [self._choice(index, trace) for index, trace in enumerate(traces)],
            "usage": usage(traces),
            "timings": timings(traces[-1].summary),
        }
        if self._told.stats:
            answer["stats"] = stats(traces[-1].summary)
        if self._told.rounds:
            answer["draftlight"] = told_rounds(traces[0].rounds)
        return answer

    def _choice(self, index: int, trace: Trace) -> dict[str, Any]:
        piece = self._new_reader().whole(trace.summary.text, is_cut=is_cut(trace))
        message: dict[str, Any] = {"role": "assistant", "content": piece.content}
        if piece.reasoning:
            message["reasoning_content"] = piece.reasoning
        if piece.calls:
            message["content"] = piece.content or None
            message["tool_calls"] = [
                {
                    "id": new_id("call_"),
                    "type": "function",
                    "function": {**names_of(call, self._tools), "arguments": call.arguments},
                }
                for call in piece.calls
            ]
        choice = {
            "index": index,
            "message": message,
            "logprobs": {"content": chat_logprobs(tokens_of(trace.rounds), self._told.top)}
            if self._told.logprobs
            else None,
            "finish_reason": _finish(trace, called=bool(piece.calls)),
        }
        if self._told.rounds and index:
            choice["draftlight"] = told_rounds(trace.rounds)
        return choice

    def _called(self, calls: Sequence[ToolCall]) -> bytes:
        """Tell calls: first whose they are, then their arguments."""
        said = b""
        for call in calls:
            about = {
                "index": self._calls, "id": new_id("call_"), "type": "function",
                "function": {**names_of(call, self._tools), "arguments": ""},
            }  # fmt: skip
            said += self._chunk({"tool_calls": [about]})
            said += self._chunk({"tool_calls": [{"index": self._calls, "function": {"arguments": call.arguments}}]})
            self._calls += 1
        return said

    def _open(self) -> bytes:
        """Say whose message it is, once; not every server tells how far its prompt has been read."""
        if self._opened:
            return b""
        self._opened = True
        return self._chunk({"role": "assistant", "content": None})

    def _head(self, kind: str) -> dict[str, Any]:
        return {
            "id": self._id,
            "object": kind,
            "created": self._created,
            "model": self._model,
            "system_fingerprint": self._fingerprint,
        }

    def _chunk(
        self, delta: dict[str, Any], *, finish: str | None = None, logprobs: list[Any] | None = None, **extra: Any
    ) -> bytes:
        choice: dict[str, Any] = {"index": self._index, "delta": delta, "finish_reason": finish}
        if self._told.logprobs:
            choice["logprobs"] = None if logprobs is None else {"content": logprobs}
        return server_event({**self._head("chat.completion.chunk"), "choices": [choice], **extra})


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
