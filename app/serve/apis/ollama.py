"""Ollama's paths."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from app.errors import AppError
from app.models.gguf.header import Header
from app.models.library.facts import FileFacts
from app.references.addresses import is_remote
from app.serve.api_errors import explained
from app.serve.apis.ollama_replies import OllamaOptions, OllamaWriter, read_chat, read_generate
from app.serve.apis.openai.openai_chunks import moment
from app.serve.apis.request_reading import read_request
from app.serve.model_registry import ModelChoice
from app.serve.replies.replies import ReplyAnswer, Services, encoded
from app.serve.requests.fields import Fields, ignored_headers
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.request_body import read_object
from app.tools.thoughts import thought_form_in

API_VERSION = "0.30.0"
"""The first version of Ollama that has all that is spoken here, ``draft_num_predict`` among it. Programs look at it to
know what they can ask for, and refuse to work with one that is too old."""


def ollama_routes(services: Services) -> list[Route]:
    """Return the routes: discovery, ``/api/chat`` and ``/api/generate``."""

    async def version(_request: Request) -> JSONResponse:
        return JSONResponse({"version": API_VERSION})

    async def tags(_request: Request) -> JSONResponse:
        return JSONResponse({"models": [listed(services, choice) for choice in services.registry.choices()]})

    async def running(_request: Request) -> JSONResponse:
        return JSONResponse({"models": running_models(services)})

    async def show(request: Request) -> JSONResponse:
        fields = Fields(await read_object(request))
        told = shown(services, services.registry.named(_name(fields)))
        return JSONResponse(told, headers=ignored_headers(fields.ignored))

    async def pull(request: Request) -> Response:
        """Say of a model that is here that it is: programs ask for it before they use it. None is downloaded."""
        fields = Fields(await read_object(request))
        services.registry.named(_name(fields))
        is_whole = fields.flag("stream") is False
        statuses = [{"status": status} for status in ("pulling manifest", "success")]
        headers = ignored_headers(fields.ignored)
        if is_whole:
            return JSONResponse(statuses[-1], headers=headers)
        lines = b"".join(encoded(status) + b"\n" for status in statuses)
        return Response(lines, media_type=OllamaWriter.media_type, headers=headers)

    async def chat(request: Request) -> ASGIApp:
        return await _answer(services, *await read_request(request, read_chat, services))

    async def generate(request: Request) -> ASGIApp:
        return await _answer(services, *await read_request(request, read_generate, services))

    return [
        Route("/api/version", version, methods=["GET"]),
        Route("/api/tags", tags, methods=["GET"]),
        Route("/api/ps", running, methods=["GET"]),
        Route("/api/show", show, methods=["POST"]),
        Route("/api/pull", pull, methods=["POST"]),
        Route("/api/chat", chat, methods=["POST"]),
        Route("/api/generate", generate, methods=["POST"]),
    ]


def _name(fields: Fields) -> str:
    """Return the name of the model that a request is about."""
    given = [name for name in (fields.text("model"), fields.text("name")) if name]
    if not given:
        raise fields.wrong("model", "must be a name")
    return given[0]


async def _answer(services: Services, asked: ReplyRequest, told: OllamaOptions) -> ASGIApp:
    if not asked.messages and not asked.prompts:
        return await _without_prompt(services, asked, told)
    writer = OllamaWriter(told, asked.rounds, asked.tools, asked.model)
    writer.loaded_before = services.engine_queue.loaded[1].job if services.engine_queue.loaded is not None else 0
    return ReplyAnswer(services, asked, writer)


async def _without_prompt(services: Services, asked: ReplyRequest, told: OllamaOptions) -> JSONResponse:
    """Load the models, or, with ``keep_alive`` 0, free them."""
    choice = services.registry.chosen(asked.model)
    if asked.keep_alive_s == 0:
        await services.registry.free()
    else:
        async with services.registry.loaded(choice, asked.keep_alive_s, asked.context_tokens):
            pass
    said: dict[str, Any] = {"message": {"role": "assistant", "content": ""}} if told.chat else {"response": ""}
    reason = "unload" if asked.keep_alive_s == 0 else "load"
    answer = {"model": choice.name, "created_at": moment(), **said, "done": True, "done_reason": reason}
    return JSONResponse(answer, headers=ignored_headers(asked.ignored))


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
        "capabilities": ["completion", "tools", *_sight(services, choice)],
    }


def running_models(services: Services) -> list[dict[str, Any]]:
    """Return the loaded models as a list: Ollama may have several, here it is one or none."""
    if services.engine_queue.loaded is None:
        return []
    _, loaded = services.engine_queue.loaded
    leaves = services.registry.leaves_at
    left = leaves - asyncio.get_running_loop().time() if leaves is not None else 100 * 365 * 86_400
    known = listed(services, services.registry.in_use)
    size = loaded.target.size_bytes + (loaded.draft.size_bytes if loaded.draft is not None else 0)
    return [
        {
            **known,
            "size": size,
            "size_vram": 0,
            "expires_at": moment(time.time() + left),
            "context_length": loaded.context_tokens,
        }
    ]


def shown(services: Services, choice: ModelChoice) -> dict[str, Any]:
    """Return what ``/api/show`` says, from the file's header; of a model on another computer, its name alone.

    Raises:
        ApiError: the file cannot be read.
    """
    if is_remote(choice.target):
        return {
            "modelfile": f"FROM {choice.name}\n",
            "parameters": "",
            "template": "",
            "license": "",
            "details": _details(None),
            "model_info": {"general.name": choice.name, "general.basename": choice.name},
            "capabilities": ["completion", "tools"],
            "modified_at": moment(0.0),
        }
    try:
        header = services.registry.header(choice)
    except AppError as error:
        raise explained(error) from None
    _, changed = services.registry.size_and_time(choice)
    return {
        "modelfile": f"FROM {choice.name}\n",
        "parameters": "",
        "template": header.chat_template,
        "license": header.licence,
        "details": _details(services.registry.facts(choice)),
        "model_info": _model_info(header, choice.name),
        "capabilities": [
            "completion",
            "tools",
            *_sight(services, choice),
            *(["thinking"] if thought_form_in(header.chat_template) else []),
        ],
        "modified_at": moment(changed),
    }


def _sight(services: Services, choice: ModelChoice) -> list[str]:
    return ["vision"] if services.registry.sees(choice) else []


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
