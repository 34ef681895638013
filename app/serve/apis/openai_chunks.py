"""Parts of OpenAI's replies that all of its paths, and llama-server's chat, have in common."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Container, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.model_registry import ModelChoice
from app.serve.replies import Writer, server_event
from app.speculation.trace import FinishReason, Round, Summary, Token, Trace

_NO_CHANCE = -9999.0
"""OpenAI's logarithm for a token that was not among the likely ones."""

FINISH = {FinishReason.STOP: "stop", FinishReason.LENGTH: "length", FinishReason.CONTEXT: "length"}


def is_cut(trace: Trace) -> bool:
    """Return whether something else than the model, or a stop text, ended a reply."""
    return trace.summary.finish_reason is not FinishReason.STOP


def stop_text(trace: Trace, stops: Sequence[str], ends: Container[int]) -> str | None:
    """Return which of a request's stop texts ended a reply; ``None``: the model did.

    A server elsewhere may not tell: then one did where the last token is none that ends a reply; "": one of several.
    """
    if trace.summary.stopped_by is not None or trace.summary.machine is None or not stops:
        return trace.summary.stopped_by
    tokens = tokens_of(trace.rounds)
    if tokens and tokens[-1].id in ends:
        return None
    return stops[0] if len(stops) == 1 else ""


def new_id(prefix: str) -> str:
    """Return an id that nothing had before, beginning with ``prefix``."""
    return f"{prefix}{secrets.token_hex(16)}"


def now() -> int:
    """Return the time in seconds since 1970."""
    return int(time.time())


def moment(seconds: float | None = None) -> str:
    """Return a time as Ollama and Anthropic write it; ``None``: now."""
    when = datetime.now(UTC) if seconds is None else datetime.fromtimestamp(seconds, UTC)
    return when.isoformat().replace("+00:00", "Z")


def usage(traces: list[Trace], prompts: int = 1) -> dict[str, Any]:
    """Return OpenAI's counts, with its own names for guesses that came true and that did not.

    Args:
        traces: of each reply, those to the first of the prompts first.
        prompts: how many there were; each counts once, however many replies it has.
    """
    summaries = [trace.summary for trace in traces]
    first = summaries[:: max(1, len(summaries) // prompts)]
    prompt = sum(summary.prompt_tokens for summary in first)
    written = sum(summary.generated_tokens for summary in summaries)
    return {
        "prompt_tokens": prompt,
        "completion_tokens": written,
        "total_tokens": prompt + written,
        "prompt_tokens_details": {"cached_tokens": sum(summary.reused_tokens for summary in first)},
        "completion_tokens_details": {
            "accepted_prediction_tokens": sum(summary.accepted_tokens for summary in summaries),
            "rejected_prediction_tokens": sum(summary.rejected_tokens for summary in summaries),
        },
    }


def timings(summary: Summary) -> dict[str, Any]:
    """Return llama-server's times of a reply, and acceptance where anything was guessed."""
    read = summary.prompt_tokens - summary.reused_tokens
    return timings_of(
        cached=summary.reused_tokens, read=read, prompt_ms=summary.prefill_ms, written=summary.generated_tokens,
        written_ms=summary.decode_ms, drafted=summary.drafted_tokens, accepted=summary.accepted_tokens,
    )  # fmt: skip


def timings_of(
    *, cached: int, read: int, prompt_ms: float, written: int, written_ms: float, drafted: int, accepted: int
) -> dict[str, Any]:
    """Return the same from single figures."""
    times = {
        "cache_n": cached,
        "prompt_n": read,
        "prompt_ms": prompt_ms,
        "prompt_per_token_ms": prompt_ms / read if read else 0.0,
        "prompt_per_second": 1000 * read / prompt_ms if prompt_ms > 0 else 0.0,
        "predicted_n": written,
        "predicted_ms": written_ms,
        "predicted_per_token_ms": written_ms / written if written else 0.0,
        "predicted_per_second": 1000 * written / written_ms if written_ms > 0 else 0.0,
    }
    return times | ({"draft_n": drafted, "draft_n_accepted": accepted} if drafted else {})


class RunningTimings:
    """:func:`timings` while a reply is still being written."""

    def __init__(self) -> None:
        self.cached = self.total = self.written = self.drafted = self.accepted = 0
        self._prompt_began = self._prompt_ended = time.perf_counter()
        self._ms = 0.0

    def prompt(self, event: PrefillProgress) -> dict[str, Any]:
        """Note how far the prompt has been read; return it as ``prompt_progress``."""
        if event.done == event.reused:
            self._prompt_began = time.perf_counter()
        self._prompt_ended = time.perf_counter()
        self.cached, self.total = event.reused, event.total
        return self._progress(event.done)

    def prompt_read(self) -> dict[str, Any] | None:
        """Return the last ``prompt_progress``, before the first round is counted: that round read the last token."""
        return None if self.written else self._progress(self.total)

    def _progress(self, done: int) -> dict[str, Any]:
        return {"total": self.total, "cache": self.cached, "processed": done, "time_ms": self.prompt_ms}

    @property
    def prompt_ms(self) -> float:
        """Return the milliseconds that reading the prompt has taken so far."""
        return (self._prompt_ended - self._prompt_began) * 1000

    def add(self, rounds: Sequence[Round]) -> None:
        """Count the next rounds."""
        for round_ in rounds:
            self.written += len(round_.tokens)
            self.drafted += len(round_.drafted)
            self.accepted += round_.accepted
        self._ms = rounds[-1].at_ms

    @property
    def timings(self) -> dict[str, Any]:
        """Return the times after the rounds that were counted."""
        return timings_of(
            cached=self.cached, read=self.total - self.cached, prompt_ms=self.prompt_ms, written=self.written,
            written_ms=self._ms, drafted=self.drafted, accepted=self.accepted,
        )  # fmt: skip


def stats(summary: Summary) -> dict[str, Any]:
    """Return LM Studio's readout."""
    reason = {"stop": "eosFound", "length": "maxPredictedTokensReached", "context": "contextLengthReached"}
    figures: dict[str, Any] = {
        "tokens_per_second": summary.tokens_per_second,
        "time_to_first_token": _seconds(summary.time_to_first_token_ms),
        "generation_time": _seconds(summary.decode_ms),
        "stop_reason": reason.get(summary.finish_reason.value, "userStopped"),
    }
    if not summary.drafted_tokens:
        return figures
    judged = summary.accepted_tokens + summary.rejected_tokens
    return figures | {
        "draft_model": summary.draft,
        "total_draft_tokens_count": summary.drafted_tokens,
        "accepted_draft_tokens_count": summary.accepted_tokens,
        "rejected_draft_tokens_count": summary.rejected_tokens,
        "ignored_draft_tokens_count": summary.drafted_tokens - judged,
    }


def _seconds(ms: float | None) -> float | None:
    return None if ms is None else ms / 1000


def chat_logprobs(tokens: list[Token], top: int) -> list[dict[str, Any]]:
    """Return ``logprobs.content``: an entry for each token that shows. Their bytes together are the reply's."""
    return [
        {
            **_logprob(token.text, token.target_p),
            "top_logprobs": [_logprob(other.text, other.p) for other in token.target_top[:top]],
        }
        for token in tokens
        if token.text
    ]


def _logprob(text: str, p: float | None) -> dict[str, Any]:
    return {"token": text, "logprob": logarithm(p), "bytes": list(text.encode("utf-8", "replace"))}


def logarithm(p: float | None) -> float:
    """Return the natural logarithm of a probability; for none, or 0, that of a token that cannot come."""
    return math.log(p) if p else _NO_CHANCE


def text_logprobs(tokens: list[Token], top: int, offset: int) -> dict[str, Any]:
    """Return the older shape, of ``/v1/completions``; ``offset`` is where the first token begins."""
    shown = [token for token in tokens if token.text]
    offsets = []
    for token in shown:
        offsets.append(offset)
        offset += len(token.text)
    return {
        "tokens": [token.text for token in shown],
        "token_logprobs": [logarithm(token.target_p) for token in shown],
        "top_logprobs": [
            {other.text: logarithm(other.p) for other in reversed(token.target_top[:top])} for token in shown
        ],
        "text_offset": offsets,
    }


def text_of(rounds: Sequence[Round]) -> str:
    """Return what rounds added to a reply, as text."""
    return "".join(round_.text for round_ in rounds)


def tokens_of(rounds: Sequence[Round]) -> list[Token]:
    """Return the tokens that rounds added to a reply."""
    return [token for round_ in rounds for token in round_.tokens]


def rounds_data(rounds: Sequence[Round]) -> dict[str, Any]:
    """Return ``draftlight.rounds``, in the trace's own shape."""
    return {"rounds": [round_.to_json() for round_ in rounds]}


def fingerprint(loaded: Loaded) -> str:
    """Return a mark of the model that writes, which decides a reply together with seed and prompt."""
    return f"draftlight-{loaded.target.parameters:x}-{loaded.target.size_bytes:x}"


@dataclass(frozen=True, slots=True)
class StreamOptions:
    """Options for what a stream tells besides the reply."""

    logprobs: bool = False
    top: int = 0
    usage: bool = False
    timings: bool = False
    progress: bool = False
    rounds: bool = False
    thoughts: bool = True
    """True if what was thought is told apart from the answer."""
    stats: bool = False
    """True to tell LM Studio's readout, for clients that named a draft as LM Studio's do."""

    def with_rounds(self, running: RunningTimings, rounds: Sequence[Round]) -> dict[str, Any]:
        """Count rounds; return what the chunk with their text tells besides."""
        extra: dict[str, Any] = {}
        if self.progress and (read := running.prompt_read()) is not None:
            extra["prompt_progress"] = read
        running.add(rounds)
        if self.timings:
            extra["timings"] = running.timings
        if self.rounds:
            extra["draftlight"] = rounds_data(rounds)
        return extra

    def with_end(self, summary: Summary) -> dict[str, Any]:
        """Return what the last chunk of a reply tells besides."""
        extra: dict[str, Any] = {"timings": timings(summary)}
        if self.stats:
            extra["stats"] = stats(summary)
        return extra


class ChunkWriter(Writer):
    """Writes replies as OpenAI's chunks: what chat and plain completions have in common."""

    id_prefix: str
    whole_object: str
    chunk_object: str

    def __init__(self, options: StreamOptions, prompts: int = 1) -> None:
        self._options, self._prompts = options, prompts
        self._id, self._created = new_id(self.id_prefix), now()
        self._fingerprint = ""
        self._traces: list[Trace] = []
        self._index = 0
        self._running = RunningTimings()
        self._opened = False

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        super().begin(choice, loaded, description)
        self._fingerprint = fingerprint(loaded)

    def _end_reply(self, trace: Trace) -> None:
        self._traces.append(trace)
        self._index += 1
        self._running = RunningTimings()
        self._opened = False

    def closing(self) -> bytes:
        done = b"data: [DONE]\n\n"
        if not self._options.usage:
            return done
        last = {"choices": [], "usage": usage(self._traces, self._prompts)}
        return self._event(**last, timings=timings(self._traces[-1].summary)) + done

    def _whole(self, traces: list[Trace], choices: list[dict[str, Any]], rounds: Sequence[Round]) -> dict[str, Any]:
        answer = {
            **self._head(self.whole_object),
            "choices": choices,
            "usage": usage(traces, self._prompts),
            "timings": timings(traces[-1].summary),
        }
        if self._options.stats:
            answer["stats"] = stats(traces[-1].summary)
        if self._options.rounds:
            answer["draftlight"] = rounds_data(rounds)
        return answer

    def _event(self, **members: Any) -> bytes:
        return server_event({**self._head(self.chunk_object), **members})

    def _head(self, kind: str) -> dict[str, Any]:
        return {
            "id": self._id,
            "object": kind,
            "created": self._created,
            "model": self.model,
            "system_fingerprint": self._fingerprint,
        }
