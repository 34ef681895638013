"""llama-server's own paths: ``/completion``, ``/metrics`` and others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app import __version__
from app.engine.commands import Detokenize, Question, RenderPrompt, Tokenize
from app.engine.events import Answer, Description, Loaded, PrefillProgress, RenderedPrompt, TokenizedText
from app.serve.apis.openai_chat import messages_in
from app.serve.apis.openai_chunks import (
    RunningTimings,
    is_cut,
    logarithm,
    rounds_data,
    stop_text,
    text_of,
    timings,
    tokens_of,
)
from app.serve.apis.request_reading import ask_model
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.replies import ReplyAnswer, ServedReply, ServerStatistics, Services, Writer, server_event
from app.serve.requests.reply_fields import is_token, most_tokens_in, sampling_in, variables_in
from app.serve.requests.reply_request import (
    MOST_STOPS,
    Gap,
    ReplyRequest,
    TextOrTokens,
    keeps_in,
    own_schema_in,
    prompts_in,
    rounds_in,
    speculation_in,
    text_or_tokens,
)
from app.serve.requests.request_body import Fields, json_answer, read_fields, read_object, whole_text
from app.serve.requests.tool_fields import openai_tools
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.speculation.trace import FinishReason, Round, Token, Trace

_SWITCHED_OFF = {
    "mirostat": 0, "dynatemp_range": 0, "xtc_probability": 0, "dry_multiplier": 0, "top_n_sigma": -1, "min_keep": 0,
    "adaptive_target": -1, "post_sampling_probs": False, "lora": [],
}  # fmt: skip
"""Features that are not there and that clients look for in the settings of a reply."""
_MOST_PATHS = 100
_MOST_FILES = 1000
_GAP_LIMITS = ("n_indent", "t_max_prompt_ms", "t_max_predict_ms")
"""Fields of ``/infill`` that editors send with every request, and that only end a reply earlier."""
_UNNAMED = "tmp"
"""Name of a file without one, as llama-server has it."""
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
    """Read a request's body. Raises ``ApiError`` if something in it cannot be done."""
    fields = Fields(values)
    return _read(fields, usual, prompts_in(fields))


def read_infill(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, CompletionOptions]:
    """Read a body of ``/infill``: what stands before and after a gap; otherwise as :func:`read_completion`."""
    fields = Fields({name: value for name, value in values.items() if name not in _GAP_LIMITS})
    for name in _GAP_LIMITS:
        if values.get(name):
            fields.leave_out(name)
    before, suffix = (text_or_tokens(fields.take(name)) for name in ("input_prefix", "input_suffix"))
    for name, part in (("input_prefix", before), ("input_suffix", suffix)):
        if part is None:
            raise fields.wrong(name, "must be text, or a list of texts and of the numbers of tokens")
    assert before is not None
    assert suffix is not None
    files = tuple(_file(fields, index, item) for index, item in enumerate(fields.items("input_extra") or []))
    if len(files) > _MOST_FILES:
        raise fields.wrong("input_extra", f"must be at most {_MOST_FILES} files")
    begun = fields.text("prompt") or ""
    prefix = (*((before,) if isinstance(before, str) else before), begun)
    request, options = _read(fields, usual, (prefix,))
    gap = Gap(suffix, files, is_in_repository=True)
    return replace(request, gap=gap), replace(options, prompts=(begun,))


def _file(fields: Fields, index: int, item: Any) -> tuple[str, str]:
    name, text = (item.get("filename"), item.get("text")) if isinstance(item, dict) else (None, None)
    if not isinstance(name, str | None) or not isinstance(text, str):
        raise fields.wrong(f"input_extra[{index}]", "must have a “text”, and may have a “filename”")
    return _UNNAMED if name is None else whole_text(name), whole_text(text)


def _read(
    fields: Fields, usual: SpeculationOptions, prompts: tuple[TextOrTokens, ...]
) -> tuple[ReplyRequest, CompletionOptions]:
    reply_request = ReplyRequest(
        model=fields.text("model") or "",
        prompts=prompts,
        sampling=sampling_in(fields),
        max_tokens=most_tokens_in(fields),
        stop=fields.texts("stop", MOST_STOPS),
        grammar=fields.text("grammar") or None,
        json_schema=own_schema_in(fields),
        ignores_end=bool(fields.flag("ignore_eos")),
        speculation=speculation_in(fields, usual),
        alternatives=fields.whole("n_probs", 0, 50) or 0,
        stream=bool(fields.flag("stream")),
        keeps=keeps_in(fields),
        rounds=rounds_in(fields),
    )
    options = CompletionOptions(
        prompts=prompts,
        top=reply_request.alternatives,
        tokens=bool(fields.flag("return_tokens")),
        timings=bool(fields.flag("timings_per_token")),
        progress=bool(fields.flag("return_progress")),
        paths=fields.texts("response_fields", _MOST_PATHS),
    )
    for name in ("n", "n_cmpl"):
        fields.only(name, [1], "can only be 1 here")
    if reply_request.ignores_end and (reply_request.grammar is not None or reply_request.json_schema is not None):
        raise fields.wrong("ignore_eos", "cannot be used with a grammar, which says where the text ends")
    return replace(reply_request, ignored=fields.ignored), options


class CompletionWriter(Writer):
    """Writes a reply in the words of llama-server's ``/completion``."""

    def __init__(self, request: ReplyRequest, options: CompletionOptions) -> None:
        self._request = request
        self._options = options
        self._running = RunningTimings()
        self._index = 0
        self._ends: frozenset[int] = frozenset()

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        super().begin(choice, loaded, description)
        self._ends = frozenset(description.end_tokens)

    def progress(self, event: PrefillProgress) -> bytes:
        progress = self._running.prompt(event)
        if not self._options.progress:
            return b""
        return server_event({**self._part("", []), "prompt_progress": progress})

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        read, tokens = self._running.prompt_read(), tokens_of(rounds)
        self._running.add(rounds)
        part = self._part(text_of(rounds), [token.id for token in tokens])
        if self._options.progress and read is not None:
            part["prompt_progress"] = read
        if self._options.timings:
            part["timings"] = self._running.timings
        if self._options.top:
            part["completion_probabilities"] = self._probabilities(tokens)
        if self._request.rounds:
            part["draftlight"] = rounds_data(rounds)
        return server_event(part)

    def end(self, trace: Trace) -> bytes:
        last = {**self._last(trace, self._index), "content": "", "tokens": []}
        self._index += 1
        self._running = RunningTimings()
        return server_event(self._selected(last))

    def whole(self, traces: list[Trace]) -> dict[str, Any] | list[dict[str, Any]]:
        answers = [self._selected(self._answer(trace, index)) for index, trace in enumerate(traces)]
        return answers if len(answers) > 1 else answers[0]

    def _selected(self, answer: dict[str, Any]) -> dict[str, Any]:
        return parts_at(answer, self._options.paths) if self._options.paths else answer

    def _answer(self, trace: Trace, index: int) -> dict[str, Any]:
        answer = self._last(trace, index)
        if self._options.tokens:
            answer["tokens"] = [token.id for token in tokens_of(trace.rounds)]
        if self._options.top:
            answer["completion_probabilities"] = self._probabilities(tokens_of(trace.rounds))
        if self._request.rounds:
            answer["draftlight"] = rounds_data(trace.rounds)
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
        summary, prompt = trace.summary, self._options.prompts[index]
        kind, word = self._stopped_by(trace)
        return {
            "index": index,
            "content": summary.text,
            "tokens": [],
            "id_slot": 0,
            "stop": True,
            "model": self.model,
            "tokens_predicted": summary.generated_tokens,
            "tokens_evaluated": summary.prompt_tokens,
            "generation_settings": generation_settings(self._request, summary.seed, self._ends),
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
        word = stop_text(trace, self._request.stop, self._ends)
        return ("eos", "") if word is None else ("word", word)

    def _probabilities(self, tokens: list[Token]) -> list[dict[str, Any]]:
        return [
            {
                **_likely(token.id, token.text, token.target_p),
                "top_logprobs": [
                    _likely(other.id, other.text, other.p) for other in token.target_top[: self._options.top]
                ],
            }
            for token in tokens
        ]


def _likely(number: int | None, text: str, p: float | None) -> dict[str, Any]:
    entry = {"token": text, "bytes": list(text.encode("utf-8", "replace")), "logprob": logarithm(p)}
    return entry if number is None else {"id": number, **entry}


def parts_at(answer: dict[str, Any], paths: Iterable[str]) -> dict[str, Any]:
    """Return the parts of an answer at paths such as ``timings/draft_n``, by those paths; some may not be there."""
    parts: dict[str, Any] = {}
    for path in paths:
        value: Any = answer
        for name in path.split("/"):
            value = value.get(name, _ABSENT) if isinstance(value, dict) else _ABSENT
        if value is not _ABSENT:
            parts[path] = value
    return parts


def generation_settings(request: ReplyRequest, seed: int, ends: Iterable[int] = ()) -> dict[str, Any]:
    """Return the settings a reply was written with, by llama-server's names.
    ``ends`` are the model's tokens that end a reply: where it was kept from ending, they have a bias of minus infinity,
    for which JSON has null.
    """
    never = [{"token": token, "bias": None} for token in sorted(ends)] if request.ignores_end else []
    sampling = replace(SamplingSettings(), **{name: v for name, v in request.sampling.items() if name != "seed"})
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
        "n_predict": -1 if request.max_tokens is None else request.max_tokens,
        "n_probs": request.alternatives,
        "stop": list(request.stop),
        "ignore_eos": request.ignores_end,
        "stream": request.stream,
        "grammar": request.grammar or "",
        **_SWITCHED_OFF,
    }


def prometheus(statistics: ServerStatistics, *, processing: int, deferred: int) -> str:
    """Return the text of an answer."""
    counters = {
        "prompt_tokens_total": ("Prompt tokens that were read, without those in the cache.", statistics.prompt_tokens),
        "prompt_tokens_cached_total": ("Prompt tokens that were still in the cache.", statistics.reused_tokens),
        "prompt_seconds_total": ("Time spent on reading prompts.", statistics.prefill_ms / 1000),
        "tokens_predicted_total": ("Tokens that were written.", statistics.generated_tokens),
        "tokens_predicted_seconds_total": ("Time spent on writing.", statistics.decode_ms / 1000),
        "n_decode_total": ("Passes of the target while writing.", statistics.rounds),
        "n_tokens_max": ("The longest prompt with its reply.", statistics.most_tokens),
        "spec_decode_num_draft_tokens_total": ("Tokens that were guessed.", statistics.drafted_tokens),
        "spec_decode_num_accepted_tokens_total": ("Guesses that were accepted.", statistics.accepted_tokens),
        "spec_decode_num_drafts_total": ("Passes of the target that verified guesses.", statistics.drafts),
    }
    gauges = {
        "prompt_tokens_seconds": (
            "Prompt tokens read in a second.",
            _rate(statistics.prompt_tokens, statistics.prefill_ms),
        ),
        "predicted_tokens_seconds": (
            "Tokens written in a second.",
            _rate(statistics.generated_tokens, statistics.decode_ms),
        ),
        "requests_processing": ("Requests that are being answered.", processing),
        "requests_deferred": ("Requests that wait for their turn.", deferred),
    }
    lines: list[str] = []
    for kind, values in (("counter", counters), ("gauge", gauges)):
        for name, (meaning, value) in values.items():
            lines += [f"# HELP llamacpp:{name} {meaning}", f"# TYPE llamacpp:{name} {kind}", f"llamacpp:{name} {value}"]
    if statistics.accepted_at:
        name = "llamacpp:spec_decode_num_accepted_tokens_per_pos_total"
        lines += [f"# HELP {name} Guesses accepted, by their place in the draft.", f"# TYPE {name} counter"]
        lines += [f'{name}{{position="{place}"}} {count}' for place, count in enumerate(statistics.accepted_at)]
    return "\n".join(lines) + "\n"


def _rate(count: int, ms: float) -> float:
    return 1000 * count / ms if ms > 0 else 0.0


_MOST_TOKENS = 200_000


def llama_server_routes(services: Services) -> list[Route]:
    """Return the routes: health, figures, plain completions, and how the model splits and frames text."""
    text = _TextPaths(services)

    async def health(_request: Request) -> JSONResponse:
        return JSONResponse({"status": "ok"})

    async def metrics(_request: Request) -> PlainTextResponse:
        statistics, waiting = services.statistics, services.engine_queue.waiting
        metrics_text = prometheus(statistics, processing=len(statistics.running), deferred=waiting)
        return PlainTextResponse(metrics_text, media_type="text/plain; version=0.0.4")

    async def slots(_request: Request) -> JSONResponse:
        return JSONResponse(slots_of(services))

    async def completion(request: Request) -> ASGIApp:
        reply_request, options = read_completion(await read_object(request), services.usual)
        return ReplyAnswer(services, reply_request, CompletionWriter(reply_request, options))

    async def infill(request: Request) -> ASGIApp:
        reply_request, options = read_infill(await read_object(request), services.usual)
        return ReplyAnswer(services, reply_request, CompletionWriter(reply_request, options))

    return [
        *(Route(path, health, methods=["GET"]) for path in ("/health", "/v1/health")),
        Route("/metrics", metrics, methods=["GET"]),
        Route("/slots", slots, methods=["GET"]),
        Route("/props", text.props, methods=["GET"]),
        *(Route(path, completion, methods=["POST"]) for path in ("/completion", "/completions")),
        Route("/infill", infill, methods=["POST"]),
        Route("/tokenize", text.tokenize, methods=["POST"]),
        Route("/detokenize", text.detokenize, methods=["POST"]),
        Route("/apply-template", text.apply_template, methods=["POST"]),
    ]


class _TextPaths:
    """Answers requests about text other than for replies; each that can name models loads them, as a reply does."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def props(self, _request: Request) -> JSONResponse:
        services = self._services
        template = begins = ends = ""
        sees = hears = False
        if services.engine_queue.loaded is not None:
            async with services.registry.as_it_is() as (loaded, turn):
                if loaded is not None:
                    sees, hears = loaded.sees, loaded.hears
                    about = await turn.description()
                    template, begins, ends = about.template, about.begins, about.ends
        choice = services.registry.in_use
        slots = slots_of(services)
        return JSONResponse(
            {
                "default_generation_settings": {
                    "id": 0,
                    "n_ctx": slots[0]["n_ctx"],
                    "speculative": slots[0]["speculative"],
                    "is_processing": slots[0]["is_processing"],
                    "params": generation_settings(ReplyRequest(), 0xFFFFFFFF),
                },
                "total_slots": len(slots),
                "model_alias": choice.name,
                "model_path": choice.name,  # clients need not know where a file lies
                "modalities": {"vision": sees, "audio": hears, "video": False},
                "chat_template": template,
                "bos_token": begins,
                "eos_token": ends,
                "build_info": f"draftlight-{__version__}",
                "is_sleeping": services.engine_queue.loaded is None,
            }
        )

    async def tokenize(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        text = fields.text("content")
        if text is None:
            raise fields.wrong("content", "must be text")
        begin, special = bool(fields.flag("add_special")), fields.flag("parse_special")
        pieces = bool(fields.flag("with_pieces"))
        question = Tokenize(text, special=special is not False, begin=begin)
        answer = await self._ask(request, fields, question)
        assert isinstance(answer, TokenizedText)
        if not pieces:
            return json_answer({"tokens": list(answer.tokens)}, fields.ignored)
        pairs = zip(answer.tokens, answer.pieces, strict=True)
        return json_answer(
            {"tokens": [{"id": token, "piece": _piece(piece)} for token, piece in pairs]}, fields.ignored
        )

    async def detokenize(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        tokens = fields.items("tokens")
        if tokens is None or len(tokens) > _MOST_TOKENS or not all(is_token(token) for token in tokens):
            raise fields.wrong("tokens", "must be a list of the numbers of tokens")
        return json_answer({"content": await self._ask(request, fields, Detokenize(tuple(tokens)))}, fields.ignored)

    async def apply_template(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        begins = fields.flag("add_generation_prompt") is not False
        question = RenderPrompt(messages_in(fields), openai_tools(fields), variables_in(fields), begins_reply=begins)
        answer = await self._ask(request, fields, question)
        assert isinstance(answer, RenderedPrompt)
        return json_answer({"prompt": answer.text}, fields.ignored)

    async def _ask(self, request: Request, fields: Fields, question: Question) -> Answer:
        return await ask_model(self._services, fields.text("model") or "", question, request.receive)


def slots_of(services: Services) -> list[dict[str, Any]]:
    """Describe the slots: as many replies are written at the same time as there are."""
    loaded = services.engine_queue.loaded[1] if services.engine_queue.loaded is not None else None
    guesses = services.usual.mode is not SpeculationMode.OFF and services.registry.options.guesses
    common = {
        "n_ctx": loaded.context_tokens if loaded is not None else services.registry.options.context_tokens,
        "speculative": guesses and (loaded is None or loaded.takes_back),
    }
    by_slot = {running.slot: running for running in services.statistics.running}
    count = max([loaded.parallel if loaded is not None else 1, *(slot + 1 for slot in by_slot)])
    return [{"id": slot, **common, **_progress(by_slot.get(slot))} for slot in range(count)]


def _progress(running: ServedReply | None) -> dict[str, Any]:
    if running is None:
        return {"is_processing": False}
    remaining = -1 if running.max_tokens is None else max(0, running.max_tokens - running.written_tokens)
    return {
        "is_processing": True,
        "id_task": running.number,
        "n_prompt_tokens": running.prompt_tokens,
        "n_prompt_tokens_processed": running.processed_tokens,
        "n_prompt_tokens_cache": running.reused_tokens,
        "next_token": [{"has_next_token": True, "n_remain": remaining, "n_decoded": running.written_tokens}],
    }


def _piece(piece: bytes) -> str | list[int]:
    """Return a token as text, or as its bytes where it is a part of a character."""
    try:
        return piece.decode("utf-8")
    except UnicodeDecodeError:
        return list(piece)
