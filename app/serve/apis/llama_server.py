"""llama-server's own paths."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app import __version__
from app.engine.commands import Detokenize, RenderPrompt, Tokenize
from app.engine.events import RenderedPrompt, TokenizedText
from app.serve.apis.llama_completion import CompletionWriter, generation_settings, read_completion
from app.serve.apis.metrics import prometheus
from app.serve.apis.openai.openai_chat import messages_in
from app.serve.replies.replies import ReplyAnswer, Services
from app.serve.requests.fields import Fields, ignored_headers
from app.serve.requests.message_content import shown_to
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.request_body import read_object
from app.serve.requests.sampling_fields import is_token
from app.serve.requests.template_variables import variables_in
from app.serve.requests.tool_fields import openai_tools
from app.speculation.settings import SpeculationMode

_MOST_TOKENS = 200_000


def llama_server_routes(services: Services) -> list[Route]:
    """Return the routes: health, figures, plain completions, and how the model splits and frames text."""
    text = _TextPaths(services)

    async def health(_request: Request) -> JSONResponse:
        return JSONResponse({"status": "ok"})

    async def metrics(_request: Request) -> PlainTextResponse:
        engine_queue = services.engine_queue
        said = prometheus(services.statistics, processing=int(engine_queue.busy), deferred=engine_queue.waiting)
        return PlainTextResponse(said, media_type="text/plain; version=0.0.4")

    async def slots(_request: Request) -> JSONResponse:
        return JSONResponse([slot_of(services)])

    async def completion(request: Request) -> ASGIApp:
        asked, told = read_completion(await read_object(request), services.usual)
        return ReplyAnswer(services, asked, CompletionWriter(asked, told))

    return [
        *(Route(path, health, methods=["GET"]) for path in ("/health", "/v1/health")),
        Route("/metrics", metrics, methods=["GET"]),
        Route("/slots", slots, methods=["GET"]),
        Route("/props", text.props, methods=["GET"]),
        *(Route(path, completion, methods=["POST"]) for path in ("/completion", "/completions")),
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
        about: dict[str, Any] = {"template": "", "begins": "", "ends": ""}
        sees = False
        if services.engine_queue.loaded is not None:
            async with services.registry.as_it_is() as loaded:
                if loaded is not None:
                    sees = loaded.sees
                    told = await services.engine_queue.description()
                    about = {"template": told.template, "begins": told.begins, "ends": told.ends}
        choice = services.registry.in_use
        slot = slot_of(services)
        return JSONResponse(
            {
                "default_generation_settings": {
                    "id": 0,
                    "n_ctx": slot["n_ctx"],
                    "speculative": slot["speculative"],
                    "is_processing": slot["is_processing"],
                    "params": generation_settings(ReplyRequest(), 0xFFFFFFFF),
                },
                "total_slots": 1,
                "model_alias": choice.name,
                "model_path": choice.name,  # clients need not know where a file lies
                "modalities": {"vision": sees, "audio": False, "video": False},
                "chat_template": about["template"],
                "bos_token": about["begins"],
                "eos_token": about["ends"],
                "build_info": f"draftlight-{__version__}",
                "is_sleeping": services.engine_queue.loaded is None,
            }
        )

    async def tokenize(self, request: Request) -> JSONResponse:
        fields = Fields(await read_object(request))
        text = fields.text("content")
        if text is None:
            raise fields.wrong("content", "must be text")
        begin, special = bool(fields.flag("add_special")), fields.flag("parse_special")
        pieces = bool(fields.flag("with_pieces"))
        question = Tokenize(text, special=special is not False, begin=begin)
        answer = await self._ask(fields, question)
        assert isinstance(answer, TokenizedText)
        if not pieces:
            return _answered(fields, {"tokens": list(answer.tokens)})
        pairs = zip(answer.tokens, answer.pieces, strict=True)
        return _answered(fields, {"tokens": [{"id": token, "piece": _piece(piece)} for token, piece in pairs]})

    async def detokenize(self, request: Request) -> JSONResponse:
        fields = Fields(await read_object(request))
        tokens = fields.items("tokens")
        if tokens is None or len(tokens) > _MOST_TOKENS or not all(is_token(token) for token in tokens):
            raise fields.wrong("tokens", "must be a list of the numbers of tokens")
        return _answered(fields, {"content": await self._ask(fields, Detokenize(tuple(tokens)))})

    async def apply_template(self, request: Request) -> JSONResponse:
        fields = Fields(await read_object(request))
        begins = fields.flag("add_generation_prompt") is not False
        question = RenderPrompt(messages_in(fields), openai_tools(fields), variables_in(fields), begins_reply=begins)
        answer = await self._ask(fields, question)
        assert isinstance(answer, RenderedPrompt)
        return _answered(fields, {"prompt": answer.text})

    async def _ask(self, fields: Fields, question: Tokenize | Detokenize | RenderPrompt) -> Any:
        model = fields.text("model") or ""
        services = self._services
        async with services.registry.loaded(services.registry.chosen(model)) as loaded:
            if isinstance(question, RenderPrompt):
                question = replace(question, messages=shown_to(loaded, question.messages))
            return await services.engine_queue.ask(question)


def _answered(fields: Fields, told: dict[str, Any]) -> JSONResponse:
    return JSONResponse(told, headers=ignored_headers(fields.ignored))


def slot_of(services: Services) -> dict[str, Any]:
    """Describe the only slot: every reply has the engine to itself."""
    loaded = services.engine_queue.loaded[1] if services.engine_queue.loaded is not None else None
    guesses = services.usual.mode is not SpeculationMode.OFF and services.registry.options.guesses
    slot: dict[str, Any] = {
        "id": 0,
        "n_ctx": loaded.context_tokens if loaded is not None else services.registry.options.context_tokens,
        "speculative": guesses and (loaded is None or loaded.takes_back),
        "is_processing": services.statistics.running is not None,
    }
    running = services.statistics.running
    if running is not None:
        remaining = -1 if running.max_tokens is None else max(0, running.max_tokens - running.written_tokens)
        slot |= {
            "id_task": running.number,
            "n_prompt_tokens": running.prompt_tokens,
            "n_prompt_tokens_processed": running.processed_tokens,
            "n_prompt_tokens_cache": running.reused_tokens,
            "next_token": [{"has_next_token": True, "n_remain": remaining, "n_decoded": running.written_tokens}],
        }
    return slot


def _piece(piece: bytes) -> str | list[int]:
    """Return a token as text, or as its bytes where it is a part of a character."""
    try:
        return piece.decode("utf-8")
    except UnicodeDecodeError:
        return list(piece)
