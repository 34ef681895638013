"""``/v1/completions``: continues a text, without a chat template."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.api_errors import ApiError, Dialect, body_of
from app.serve.apis.openai.openai_chat import common, response_format, told_in
from app.serve.apis.openai.openai_chunks import (
    FINISH,
    RunningTimings,
    fingerprint,
    new_id,
    now,
    stats,
    text_logprobs,
    text_of,
    timings,
    tokens_of,
    told_rounds,
    usage,
)
from app.serve.apis.openai.stream_options import StreamOptions
from app.serve.model_registry import ModelChoice
from app.serve.replies.replies import Writer, server_event
from app.serve.requests.fields import Fields
from app.serve.requests.reply_request import MOST_PROMPTS, ReplyRequest, SpeculationOptions, prompts_in
from app.serve.requests.sampling_fields import most_tokens_in
from app.speculation.trace import Round, Trace

_USUAL_LENGTH = 16
"""Tokens of a reply where a request does not say, as with OpenAI."""


def read_text(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, StreamOptions, list[str]]:
    """Read a request's body. The last of the three are the texts to send before the replies, one for each.

    Raises:
        ApiError: something in it cannot be done.
    """
    fields = Fields(values)
    prompts = prompts_in(fields)
    asked = common(fields, usual)
    top = fields.whole("logprobs", 0, 20)
    asked = replace(
        asked,
        prompts=prompts,
        max_tokens=most_tokens_in(fields, _USUAL_LENGTH),
        alternatives=top or 0,
        json_schema=response_format(fields),
    )
    told = told_in(fields, asked)
    echo = bool(fields.flag("echo"))
    texts = [prompt for prompt in prompts if isinstance(prompt, str)] if echo else [""] * len(prompts)
    if len(texts) < len(prompts):
        raise fields.wrong("echo", "needs the prompt as text")
    if len(prompts) * asked.choices > MOST_PROMPTS:
        raise fields.wrong("n", f"asks for more than {MOST_PROMPTS} replies in all")
    fields.only("suffix", [""], "cannot be used here")
    best = fields.whole("best_of", 1, asked.choices)
    if best is not None and best != asked.choices:
        raise fields.wrong("best_of", "must be the same as “n”")
    return (
        replace(asked, ignored=fields.ignored),
        replace(told, logprobs=top is not None, top=top or 0),
        [text for text in texts for _ in range(asked.choices)],
    )


class TextWriter(Writer):
    """Writes a reply in the words of ``/v1/completions``.

    Args:
        told: what is told besides the text.
        before: the texts to send before the replies, one for each.
        prompts: how many prompts the replies are to.
    """

    def __init__(self, told: StreamOptions, before: Sequence[str], prompts: int) -> None:
        self._told = told
        self._all_before = before
        self._before = before[0]
        self._prompts = prompts
        self._id, self._created = new_id("cmpl-"), now()
        self._model = self._fingerprint = ""
        self._index = 0
        self._traces: list[Trace] = []
        self._running = RunningTimings()
        self._offset = len(self._before)
        self._opened = False

    def begin(self, choice: ModelChoice, loaded: Loaded, _description: Description) -> None:
        self._model = choice.name
        self._fingerprint = fingerprint(loaded)

    def opening(self) -> bytes:
        return b""

    def progress(self, event: PrefillProgress) -> bytes:
        told = self._running.prompt(event)
        said = self._open()
        if self._told.progress:
            said += self._chunk("", prompt_progress=told)
        return said

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        extra, text = self._told.with_rounds(self._running, rounds), text_of(rounds)
        said = self._open()
        if text or extra:
            said += self._chunk(text, logprobs=self._logprobs(rounds, self._offset), **extra)
        self._offset += len(text)
        return said

    def end(self, trace: Trace) -> bytes:
        self._traces.append(trace)
        extra = self._told.with_end(trace.summary)
        last = self._open() + self._chunk("", finish=FINISH[trace.summary.finish_reason], **extra)
        self._index += 1
        self._before = self._all_before[self._index] if self._index < len(self._all_before) else ""
        self._running, self._offset, self._opened = RunningTimings(), len(self._before), False
        return last

    def closing(self) -> bytes:
        done = b"data: [DONE]\n\n"
        if not self._told.usage:
            return done
        last = {"choices": [], "usage": usage(self._traces, self._prompts)}
        return server_event({**self._head(), **last, "timings": timings(self._traces[-1].summary)}) + done

    def failure(self, error: ApiError) -> bytes:
        return server_event(body_of(error, Dialect.OPENAI))

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        answer = {
            **self._head(),
            "choices": [
                {
                    "index": index,
                    "text": before + trace.summary.text,
                    "logprobs": (self._logprobs(trace.rounds, len(before))),
                    "finish_reason": FINISH[trace.summary.finish_reason],
                }
                for index, (before, trace) in enumerate(zip(self._all_before, traces, strict=True))
            ],
            "usage": usage(traces, self._prompts),
            "timings": timings(traces[-1].summary),
        }
        if self._told.stats:
            answer["stats"] = stats(traces[-1].summary)
        if self._told.rounds:
            answer["draftlight"] = told_rounds([round_ for trace in traces for round_ in trace.rounds])
        return answer

    def _open(self) -> bytes:
        """Send what stands before the reply, once; not every server tells how far its prompt has been read."""
        said = self._chunk(self._before) if self._before and not self._opened else b""
        self._opened = True
        return said

    def _logprobs(self, rounds: Sequence[Round], offset: int) -> dict[str, Any] | None:
        return text_logprobs(tokens_of(rounds), self._told.top, offset) if self._told.logprobs else None

    def _head(self) -> dict[str, Any]:
        return {
            "id": self._id,
            "object": "text_completion",
            "created": self._created,
            "model": self._model,
            "system_fingerprint": self._fingerprint,
        }

    def _chunk(self, text: str, *, finish: str | None = None, logprobs: Any = None, **extra: Any) -> bytes:
        choice = {"index": self._index, "text": text, "logprobs": logprobs, "finish_reason": finish}
        return server_event({**self._head(), "choices": [choice], **extra})
