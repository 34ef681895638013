"""Ollama's paths: ``/api/chat``, ``/api/generate`` and others."""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app.engine.commands import Message
from app.engine.events import Description, Loaded
from app.errors import AppError
from app.models.gguf.header import Header
from app.models.gguf.heads import ModelFileKind
from app.models.library.facts import FileFacts
from app.references import is_remote
from app.serve.api_errors import ApiError, Dialect, body_of, not_loaded, refused
from app.serve.apis.model_management import model_name
from app.serve.apis.openai_chunks import FINISH, chat_logprobs, is_cut, moment, rounds_data, text_of, timings, tokens_of
from app.serve.apis.request_reading import read_request
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.replies import LINES_OF_JSON, ReplyAnswer, Services, Writer, encoded
from app.serve.requests.message_content import content_in, pictures_of, returned_in, role_in, thought_in
from app.serve.requests.reply_fields import MOST_TOKENS, effort, sampling_in
from app.serve.requests.reply_request import (
    ANY_OBJECT,
    MOST_MESSAGES,
    MOST_STOPS,
    Gap,
    ReplyRequest,
    TextOrTokens,
    rounds_in,
    schema_text,
    speculation_in,
)
from app.serve.requests.request_body import Fields, json_answer, read_fields
from app.serve.requests.tool_fields import EarlierCalls, names_of, openai_tools
from app.speculation.settings import MOST_DRAFTED, SpeculationMode
from app.speculation.trace import Round, Trace
from app.tools.definitions import Parsed, Toolset
from app.tools.reply_reader import ReplyReader
from app.tools.thoughts import can_switch_thinking, thinking_variables, thought_form_in, with_thought

_LEAST_CONTEXT = 128
_UNITS = {"ns": 1e-9, "us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0, "m": 60.0, "h": 3600.0}
_DURATION = re.compile(r"(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)")


@dataclass(frozen=True, slots=True)
class OllamaOptions:
    """Options for what an answer tells, and how."""

    chat: bool
    """True to answer with a message, for ``/api/chat``, or with text, for ``/api/generate``."""
    think: bool | None = None
    """True if the model was told to think."""
    logprobs: bool = False
    top: int = 0


def read_chat(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, OllamaOptions]:
    """Read a body of ``/api/chat``. One without messages only loads or frees the models.
    Raises ``ApiError`` if something in it cannot be done.
    """
    fields = Fields(values)
    items = fields.items("messages") or []
    if len(items) > MOST_MESSAGES:
        raise fields.wrong("messages", f"must be at most {MOST_MESSAGES} messages")
    earlier = EarlierCalls()
    messages = tuple(_message(item, earlier, f"messages[{index}]") for index, item in enumerate(items))
    return _read(fields, usual, chat=True, messages=messages, tools=openai_tools(fields))


def read_generate(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, OllamaOptions]:
    """Read a body of ``/api/generate``; otherwise as :func:`read_chat`."""
    fields = Fields(values)
    prompt = fields.text("prompt") or ""
    system = fields.text("system")
    raw = bool(fields.flag("raw"))
    suffix = fields.text("suffix")
    fields.only("template", [""], "cannot be used here: the model's own template decides")
    fields.only("context", [[]], "cannot be used here: send the conversation to /api/chat")
    pictures = pictures_of(fields.take("images"), "images")
    if pictures and raw:
        raise fields.wrong("images", "need the model's template: leave “raw” out")
    if pictures and suffix:
        raise fields.wrong("images", "cannot be shown where a gap is filled")
    if suffix and raw:
        raise fields.wrong("suffix", "cannot stand beside a raw prompt, which is taken as it is")
    if suffix:
        return _read(fields, usual, chat=False, messages=(), prompts=(prompt,), gap=Gap(suffix))
    question = Message("user", prompt, pictures=pictures)
    framed = (*([Message("system", system)] if system else []), question) if (prompt or pictures) and not raw else ()
    return _read(fields, usual, chat=False, messages=framed, prompts=(prompt,) if raw and prompt else ())


def _read(
    fields: Fields,
    usual: SpeculationOptions,
    *,
    chat: bool,
    messages: tuple[Message, ...],
    prompts: tuple[TextOrTokens, ...] = (),
    gap: Gap | None = None,
    tools: Toolset | None = None,
) -> tuple[ReplyRequest, OllamaOptions]:
    options = fields.part("options") or Fields({}, "options")
    longest = options.whole("num_predict", -MOST_TOKENS, MOST_TOKENS)
    context = options.whole("num_ctx", -1, MOST_TOKENS) or 0
    top = fields.whole("top_logprobs", 0, 20) or 0
    reply_request = ReplyRequest(
        model=fields.text("model") or "",
        messages=messages,
        prompts=prompts,
        gap=gap,
        tools=tools,
        variables=_variables(fields),
        sampling=sampling_in(options),
        max_tokens=longest if longest is not None and longest >= 0 else None,
        stop=options.texts("stop", MOST_STOPS),
        json_schema=_format(fields),
        speculation=_speculation(fields, options, usual),
        alternatives=top,
        keep_alive_s=keep_alive_in(fields),
        context_tokens=max(context, _LEAST_CONTEXT) if context > 0 else None,
        stream=fields.flag("stream") is not False,
        forgets=fields.flag("truncate") is not False,
        rounds=rounds_in(fields),
    )
    ollama_options = OllamaOptions(
        chat, reply_request.variables.get("enable_thinking"), bool(fields.flag("logprobs")), top
    )
    if top and not ollama_options.logprobs:
        raise fields.wrong("top_logprobs", "needs “logprobs”: true")
    return replace(reply_request, ignored=fields.ignored), ollama_options


def _message(item: Any, earlier: EarlierCalls, where: str) -> Message:
    role = role_in(item)
    if role is None:
        if not isinstance(item, dict) or item.get("role") != "tool":
            raise refused("A message needs a role: system, user, assistant or tool.", where)
        name = item.get("tool_name") or item.get("name")
        content = returned_in(item.get("content"), where, item.get("images"))
        return earlier.result(item.get("tool_call_id"), content, name)
    content, pictures = content_in(item.get("content"), where), pictures_of(item.get("images"), where)
    if pictures and role != "user":
        raise refused("Only a message of the user, or of a tool, can have pictures.", where)
    if role != "assistant":
        return Message(role, content.text, pictures=pictures)
    thought = thought_in(item.get("thinking"), where)
    return Message(role, with_thought(thought, content.text), earlier.calls(item.get("tool_calls"), where))


def _format(fields: Fields) -> str | None:
    form = fields.take("format")
    if form is None or form == "":
        return None
    if form == "json":
        return ANY_OBJECT
    return schema_text(form, "format")


def _speculation(fields: Fields, options: Fields, usual: SpeculationOptions) -> SpeculationOptions | None:
    """Read Ollama's ``draft_num_predict`` (0 switches guessing off), or our own ``speculative``."""
    speculation = speculation_in(fields, usual)
    most = options.whole("draft_num_predict", 0, MOST_DRAFTED)
    if speculation is not None or most is None:
        return speculation
    if most == 0:
        return SpeculationOptions(SpeculationMode.OFF)
    return SpeculationOptions(usual.mode, most, usual.n_min, usual.p_min)


def _variables(fields: Fields) -> dict[str, Any]:
    """Read ``think``: whether the model is to think, or how much."""
    value = fields.take("think")
    if value in (None, ""):
        return {}
    if isinstance(value, bool):
        return thinking_variables(value)
    if value in ("low", "medium", "high", "max"):
        return effort(value)
    raise fields.wrong("think", "must be true, false, low, medium, high or max")


def keep_alive_in(fields: Fields) -> float | None:
    """Read how many seconds the models are to stay: a number, or text such as ``5m``; below 0: for ever.
    Raises ``ApiError`` if it is neither.
    """
    value = fields.take("keep_alive")
    if value in (None, ""):
        return None
    if isinstance(value, str):
        value = _seconds(value.strip())
    if value is None or isinstance(value, bool) or not isinstance(value, (int, float)):
        raise fields.wrong("keep_alive", "must be seconds, or text such as “5m”")
    return math.inf if value < 0 or value > 1e9 else float(value)


def _seconds(text: str) -> float | None:
    sign, digits = (-1.0, text[1:]) if text.startswith("-") else (1.0, text)
    if len(digits) > 60:
        return None
    if re.fullmatch(r"\d+", digits):
        return sign * float(digits)
    if not re.fullmatch(f"(?:{_DURATION.pattern})+", digits):
        return None
    return sign * sum(float(number) * _UNITS[unit] for number, unit in _DURATION.findall(digits))


class OllamaWriter(Writer):
    """Writes a reply as Ollama does: a line of JSON for what was written together."""

    media_type = LINES_OF_JSON

    def __init__(self, options: OllamaOptions, rounds: bool, tools: Toolset | None = None, model: str = "") -> None:
        self._options = options
        self._rounds = rounds
        self._tools = tools
        self._reader = ReplyReader()
        self.model = model
        self._came = time.perf_counter()
        self._load_ms = 0.0

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:
        template = description.template
        if self._options.think is False and "<think" in template and not can_switch_thinking(template):
            raise refused("Thinking cannot be switched off here: the model decides.", "think")
        super().begin(choice, loaded, description)
        self._reader = ReplyReader(description.call_form, self._tools)
        if loaded.job != self.loaded_before:
            self._load_ms = loaded.load_ms

    loaded_before = 0
    """The number of the job that had loaded the models which were loaded when the request came."""

    def waiting(self) -> bytes:
        return self._line(Parsed())  # there are no comments between lines of JSON

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        extra: dict[str, Any] = {}
        if self._options.logprobs and (probabilities := chat_logprobs(tokens_of(rounds), self._options.top)):
            extra["logprobs"] = probabilities
        if self._rounds:
            extra["draftlight"] = rounds_data(rounds)
        piece = self._reader.add(text_of(rounds))
        if not (piece.content or piece.reasoning or piece.calls or extra):
            return b""
        return self._line(piece, **extra)

    def end(self, trace: Trace) -> bytes:
        return self._line(self._reader.rest(is_cut=is_cut(trace)), **self._last(trace))

    def failure(self, error: ApiError) -> bytes:
        return encoded(body_of(error, Dialect.OLLAMA)) + b"\n"

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        (trace,) = traces
        extra = self._last(trace)
        if self._options.logprobs:
            extra["logprobs"] = chat_logprobs(tokens_of(trace.rounds), self._options.top)
        if self._rounds:
            extra["draftlight"] = rounds_data(trace.rounds)
        return self._object(self._reader.whole(trace.summary.text, is_cut=is_cut(trace)), **extra)

    def _line(self, piece: Parsed, **extra: Any) -> bytes:
        return encoded(self._object(piece, **extra)) + b"\n"

    def _object(self, piece: Parsed, **extra: Any) -> dict[str, Any]:
        thinking = {"thinking": piece.reasoning} if piece.reasoning else {}
        reply_fields: dict[str, Any] = {"response": piece.content, **thinking}
        if self._options.chat:
            called = [
                {"function": {**names_of(call, self._tools), "arguments": json.loads(call.arguments)}}
                for call in piece.calls
            ]
            calls = {"tool_calls": called} if called else {}
            reply_fields = {"message": {"role": "assistant", "content": piece.content, **thinking, **calls}}
        return {"model": self.model, "created_at": moment(), **reply_fields, "done": False, **extra}

    def _last(self, trace: Trace) -> dict[str, Any]:
        summary = trace.summary
        return {
            "done": True,
            "done_reason": FINISH[summary.finish_reason],
            "total_duration": int((time.perf_counter() - self._came) * 1e9),
            "load_duration": int(self._load_ms * 1e6),
            "prompt_eval_count": summary.prompt_tokens,
            "prompt_eval_duration": int(summary.prefill_ms * 1e6),
            "eval_count": summary.generated_tokens,
            "eval_duration": int(summary.decode_ms * 1e6),
            "timings": timings(summary),
        }


API_VERSION = "0.30.0"
"""The first version of Ollama that has all that is spoken here, ``draft_num_predict`` among it. Programs look at it to
know what they can ask for, and refuse to work with one that is too old."""


def ollama_routes(services: Services) -> list[Route]:
    """Return the routes: discovery, ``/api/chat`` and ``/api/generate``."""

    async def version(_request: Request) -> JSONResponse:
        return JSONResponse({"version": API_VERSION})

    async def tags(_request: Request) -> JSONResponse:
        return JSONResponse({"models": [listed(services, choice) for choice in services.registry.all_choices()]})

    async def running(_request: Request) -> JSONResponse:
        return JSONResponse({"models": running_models(services)})

    async def show(request: Request) -> JSONResponse:
        fields = await read_fields(request)
        model_facts = shown(services, services.registry.any_named(model_name(fields)))
        return json_answer(model_facts, fields.ignored)

    async def chat(request: Request) -> ASGIApp:
        return await _answer(services, *await read_request(request, read_chat, services))

    async def generate(request: Request) -> ASGIApp:
        return await _answer(services, *await read_request(request, read_generate, services))

    return [
        Route("/api/version", version, methods=["GET"]),
        Route("/api/tags", tags, methods=["GET"]),
        Route("/api/ps", running, methods=["GET"]),
        Route("/api/show", show, methods=["POST"]),
        Route("/api/chat", chat, methods=["POST"]),
        Route("/api/generate", generate, methods=["POST"]),
    ]


async def _answer(services: Services, reply_request: ReplyRequest, options: OllamaOptions) -> ASGIApp:
    if not reply_request.messages and not reply_request.prompts:
        return await _without_prompt(services, reply_request, options)
    writer = OllamaWriter(options, reply_request.rounds, reply_request.tools, reply_request.model)
    writer.loaded_before = services.engine_queue.loaded[1].job if services.engine_queue.loaded is not None else 0
    return ReplyAnswer(services, reply_request, writer)


async def _without_prompt(services: Services, reply_request: ReplyRequest, options: OllamaOptions) -> JSONResponse:
    """Load the models, or, with ``keep_alive`` 0, free them."""
    choice = services.registry.chosen(reply_request.model)
    if reply_request.keep_alive_s == 0:
        await services.registry.free()
    else:
        async with services.registry.loaded(choice, reply_request.keep_alive_s, reply_request.context_tokens):
            pass
    reply_fields: dict[str, Any] = (
        {"message": {"role": "assistant", "content": ""}} if options.chat else {"response": ""}
    )
    reason = "unload" if reply_request.keep_alive_s == 0 else "load"
    answer = {"model": choice.name, "created_at": moment(), **reply_fields, "done": True, "done_reason": reason}
    return json_answer(answer, reply_request.ignored)


def listed(services: Services, choice: ModelChoice) -> dict[str, Any]:
    """Return a model as ``/api/tags`` lists it."""
    facts = services.registry.facts(choice)
    size, changed = services.registry.size_and_time(choice)
    # Ollama hashes the file's bytes, which would take minutes here. The digest only needs to tell models apart.
    digest = hashlib.sha256(f"{choice.target} {choice.draft} {size} {changed}".encode()).hexdigest()
    return {
        "name": choice.name,
        "model": choice.name,
        "modified_at": moment(changed),
        "size": size,
        "digest": digest,
        "details": _details(facts),
        "capabilities": _capabilities(services, choice, facts),
    }


def running_models(services: Services) -> list[dict[str, Any]]:
    """Return the loaded models as a list: Ollama may have several, here it is one or none."""
    if services.engine_queue.loaded is None:
        return []
    _, loaded = services.engine_queue.loaded
    leaves = services.registry.leaves_at
    seconds_left = leaves - asyncio.get_running_loop().time() if leaves is not None else 100 * 365 * 86_400
    models_listed = listed(services, services.registry.in_use)
    size = loaded.target.size_bytes + (loaded.draft.size_bytes if loaded.draft is not None else 0)
    return [
        {
            **models_listed,
            "size": size,
            "size_vram": 0,
            "expires_at": moment(time.time() + seconds_left),
            "context_length": loaded.context_tokens,
        }
    ]


def shown(services: Services, choice: ModelChoice) -> dict[str, Any]:
    """Return what ``/api/show`` says, from the file's header; of a model on another computer, its name alone.
    Raises ``ApiError`` if the file cannot be read.
    """
    template = licence = ""
    info, capabilities = {"general.name": choice.name, "general.basename": choice.name}, ["completion", "tools"]
    facts, changed = None, 0.0
    if not is_remote(choice.target):
        try:
            header = services.registry.header(choice)
        except AppError as error:
            raise not_loaded(error) from None
        _, changed = services.registry.size_and_time(choice)
        facts = services.registry.facts(choice)
        template, licence, info = header.chat_template, header.licence, _model_info(header, choice.name)
        thinks = ["thinking"] if thought_form_in(template) else []
        capabilities = [*_capabilities(services, choice, facts), *thinks]
    return {
        "modelfile": f"FROM {choice.name}\n",
        "parameters": "",
        "template": template,
        "license": licence,
        "details": _details(facts),
        "model_info": info,
        "capabilities": capabilities,
        "modified_at": moment(changed),
    }


def _capabilities(services: Services, choice: ModelChoice, facts: FileFacts | None) -> list[str]:
    if facts is not None and facts.shape.kind == ModelFileKind.EMBEDDER.value:
        return ["embedding"]
    if facts is not None and facts.shape.kind == ModelFileKind.RERANKER.value:
        return ["rerank"]
    return ["completion", "tools", *sorted(services.registry.senses(choice), reverse=True)]


def _details(facts: FileFacts | None) -> dict[str, Any]:
    family = facts.architecture if facts is not None else ""
    return {
        "parent_model": "",
        "format": "gguf",
        "family": family,
        "families": [family] if family else [],
        "parameter_size": facts.parameters if facts is not None else "",
        "quantization_level": facts.quant if facts is not None else "",
    }


def _model_info(header: Header, name: str) -> dict[str, Any]:
    """Return what the file says, by its own keys, and the model's name where the file has none.

    VS Code lists a model by its ``general.basename``.
    """
    kind = header.architecture
    info = {
        "general.architecture": kind,
        "general.name": header.name or name,
        "general.basename": header.basename or name,
        "general.type": header.kind,
        "general.size_label": header.size_label,
        f"{kind}.context_length": header.context_length,
        f"{kind}.block_count": header.block_count,
        f"{kind}.embedding_length": header.embedding_length,
        f"{kind}.attention.head_count": header.head_count,
        "tokenizer.ggml.model": header.tokenizer_model,
    }
    return {name: value for name, value in info.items() if value not in {None, ""}}
