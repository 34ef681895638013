"""llama-server's ``/completion``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.engine.events import Description, Loaded, PrefillProgress
from app.serve.api_errors import ApiError, Dialect, body_of
from app.serve.apis.openai.openai_chunks import (
    RunningTimings,
    is_cut,
    logarithm,
    stop_text,
    text_of,
    timings,
    tokens_of,
    told_rounds,
)
from app.serve.model_registry import ModelChoice
from app.serve.replies.replies import Writer, server_event
from app.serve.requests.fields import Fields
from app.serve.requests.reply_request import (
    MOST_STOPS,
    ReplyRequest,
    SpeculationOptions,
    TextOrTokens,
    keeps_in,
    prompts_in,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.sampling_fields import most_tokens_in, sampling_in
from app.speculation.settings import SamplingSettings
from app.speculation.trace import FinishReason, Round, Token, Trace

_SWITCHED_OFF = {
    "mirostat": 0, "dynatemp_range": 0, "xtc_probability": 0, "dry_multiplier": 0, "top_n_sigma": -1, "min_keep": 0,
    "adaptive_target": -1, "post_sampling_probs": False, "lora": [],
}  # fmt: skip
"""Features that are not there and that clients look for in the settings of a reply."""
_MOST_PATHS = 100
_ABSENT = object()


@dataclass(frozen=True, slots=True)
class CompletionOptions:
    """Options for what the answer tells besides the text."""

    prompts: tuple[TextOrTokens, ...]
    top: int
    tokens: bool
    timings: bool
    progress: bool
    paths: tuple[str, ...]
    """The only parts of an answer that are wanted, each as a path; none: all of it."""


def read_completion(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, CompletionOptions]:
    """Read a request's body.

    Raises:
        ApiError: something in it cannot be done.
    """
    fields = Fields(values)
    prompts = prompts_in(fields)
    asked = ReplyRequest(
        model=fields.text("model") or "",
        prompts=prompts,
        sampling=sampling_in(fields),
        max_tokens=most_tokens_in(fields),
        stop=fields.texts("stop", MOST_STOPS),
        grammar=fields.text("grammar") or None,
        json_schema=_schema(fields),
        ignores_end=ignores_end_in(fields),
        speculation=speculation_in(fields, usual),
        alternatives=fields.whole("n_probs", 0, 50) or 0,
        stream=bool(fields.flag("stream")),
        keeps=keeps_in(fields),
        rounds=rounds_in(fields),
    )
    told = CompletionOptions(
        prompts=prompts,
        top=asked.alternatives,
        tokens=bool(fields.flag("return_tokens")),
        timings=bool(fields.flag("timings_per_token")),
        progress=bool(fields.flag("return_progress")),
        paths=fields.texts("response_fields", _MOST_PATHS),
    )
    for name in ("n", "n_cmpl"):
        fields.only(name, [1], "can only be 1 here")
    if asked.ignores_end and (asked.grammar is not None or asked.json_schema is not None):
        raise fields.wrong("ignore_eos", "cannot be used with a grammar, which says where the text ends")
    return replace(asked, ignored=fields.ignored), told


def ignores_end_in(fields: Fields) -> bool:
    """Return ``ignore_eos``: whether the model is kept from ending its reply."""
    return bool(fields.flag("ignore_eos"))


def _schema(fields: Fields) -> str | None:
    schema = fields.take("json_schema")
    return None if schema is None else schema_text(schema, "json_schema")


class CompletionWriter(Writer):
    """Writes a reply in the words of llama-server's ``/completion``."""

    def __init__(self, asked: ReplyRequest, told: CompletionOptions) -> None:
        self._asked = asked
        self._told = told
        self._running = RunningTimings()
        self._index = 0
        self._model = ""
        self._ends: frozenset[int] = frozenset()

    def begin(self, choice: ModelChoice, _loaded: Loaded, description: Description) -> None:
        self._model = choice.name
        self._ends = frozenset(description.end_tokens)

    def opening(self) -> bytes:
        return b""

    def progress(self, event: PrefillProgress) -> bytes:
        told = self._running.prompt(event)
        if not self._told.progress:
            return b""
        return server_event({**self._part("", []), "prompt_progress": told})

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        read, tokens = self._running.prompt_read(), tokens_of(rounds)
        self._running.add(rounds)
        part = self._part(text_of(rounds), [token.id for token in tokens])
        if self._told.progress and read is not None:
            part["prompt_progress"] = read
        if self._told.timings:
            part["timings"] = self._running.timings
        if self._told.top:
            part["completion_probabilities"] = self._probabilities(tokens)
        if self._asked.rounds:
            part["draftlight"] = told_rounds(rounds)
        return server_event(part)

    def end(self, trace: Trace) -> bytes:
        last = {**self._last(trace, self._index), "content": "", "tokens": []}
        self._index += 1
        self._running = RunningTimings()
        return server_event(self._wanted(last))

    def closing(self) -> bytes:
        return b""

    def failure(self, error: ApiError) -> bytes:
        return server_event(body_of(error, Dialect.OPENAI))

    def whole(self, traces: list[Trace]) -> dict[str, Any] | list[dict[str, Any]]:
        answers = [self._wanted(self._answer(trace, index)) for index, trace in enumerate(traces)]
        return answers if len(answers) > 1 else answers[0]

    def _wanted(self, answer: dict[str, Any]) -> dict[str, Any]:
        return parts_at(answer, self._told.paths) if self._told.paths else answer

    def _answer(self, trace: Trace, index: int) -> dict[str, Any]:
        answer = self._last(trace, index)
        if self._told.tokens:
            answer["tokens"] = [token.id for token in tokens_of(trace.rounds)]
        if self._told.top:
            answer["completion_probabilities"] = self._probabilities(tokens_of(trace.rounds))
        if self._asked.rounds:
            answer["draftlight"] = told_rounds(trace.rounds)
        return answer

    def _part(self, content: str, tokens: list[int]) -> dict[str, Any]:
        return {
            "index": self._index,
            "content": content,
            "tokens": tokens,
            "stop": False,
            "id_slot": 0,
            "tokens_predicted": self._running.written,
            "tokens_evaluated": self._running.total,
        }

    def _last(self, trace: Trace, index: int) -> dict[str, Any]:
        summary, prompt = trace.summary, self._told.prompts[index]
        kind, word = self._stopped_by(trace)
        return {
            "index": index,
            "content": summary.text,
            "tokens": [],
            "id_slot": 0,
            "stop": True,
            "model": self._model,
            "tokens_predicted": summary.generated_tokens,
            "tokens_evaluated": summary.prompt_tokens,
            "generation_settings": generation_settings(self._asked, summary.seed, self._ends),
            "prompt": list(prompt) if isinstance(prompt, tuple) else prompt,
            "has_new_line": "\n" in summary.text,
            "truncated": summary.finish_reason is FinishReason.CONTEXT,
            "stop_type": kind,
            "stopping_word": word,
            "tokens_cached": summary.prompt_tokens + max(0, summary.generated_tokens - 1),
            "timings": timings(summary),
        }

    def _stopped_by(self, trace: Trace) -> tuple[str, str]:
        """Return what ended the reply; and the stop text, where one did."""
        if is_cut(trace):
            return "limit", ""
        word = stop_text(trace, self._asked.stop, self._ends)
        return ("eos", "") if word is None else ("word", word)

    def _probabilities(self, tokens: list[Token]) -> list[dict[str, Any]]:
        return [
            {
                **_likely(token.id, token.text, token.target_p),
                "top_logprobs": [
                    _likely(other.id, other.text, other.p) for other in token.target_top[: self._told.top]
                ],
            }
            for token in tokens
        ]


def _likely(number: int | None, text: str, p: float | None) -> dict[str, Any]:
    told = {"token": text, "bytes": list(text.encode("utf-8", "replace")), "logprob": logarithm(p)}
    return told if number is None else {"id": number, **told}


def parts_at(answer: dict[str, Any], paths: Iterable[str]) -> dict[str, Any]:
    """Return the parts of an answer at paths such as ``timings/draft_n``, by those paths; some may not be there."""
    found: dict[str, Any] = {}
    for path in paths:
        value: Any = answer
        for name in path.split("/"):
            value = value.get(name, _ABSENT) if isinstance(value, dict) else _ABSENT
        if value is not _ABSENT:
            found[path] = value
    return found


def generation_settings(asked: ReplyRequest, seed: int, ends: Iterable[int] = ()) -> dict[str, Any]:
    """Return the settings a reply was written with, by llama-server's names.

    Args:
        asked: the request.
        seed: of the reply.
        ends: the model's tokens that end a reply; where it was kept from ending, they have a bias of minus infinity,
            for which JSON has null.
    """
    never = [{"token": token, "bias": None} for token in sorted(ends)] if asked.ignores_end else []
    sampling = replace(SamplingSettings(), **{name: v for name, v in asked.sampling.items() if name != "seed"})
    return {
        "seed": seed,
        "temperature": sampling.temperature,
        "top_k": sampling.top_k,
        "top_p": sampling.top_p,
        "min_p": sampling.min_p,
        "typical_p": sampling.typical_p,
        "repeat_last_n": sampling.repeat_last_n,
        "repeat_penalty": sampling.repeat_penalty,
        "presence_penalty": sampling.presence_penalty,
        "frequency_penalty": sampling.frequency_penalty,
        "logit_bias": [{"token": token, "bias": bias} for token, bias in sampling.logit_bias] + never,
        "n_predict": -1 if asked.max_tokens is None else asked.max_tokens,
        "n_probs": asked.alternatives,
        "stop": list(asked.stop),
        "ignore_eos": asked.ignores_end,
        "stream": asked.stream,
        "grammar": asked.grammar or "",
        **_SWITCHED_OFF,
    }
