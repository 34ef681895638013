"""OpenAI's paths."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from app.serve.api_errors import ApiError
from app.serve.apis.openai.openai_chat import read_chat
from app.serve.apis.openai.openai_chat_writer import ChatWriter
from app.serve.apis.openai.openai_chunks import moment, now
from app.serve.apis.openai.openai_responses import read_response
from app.serve.apis.openai.openai_responses_writer import ResponseWriter
from app.serve.apis.openai.openai_text import TextWriter, read_text
from app.serve.apis.request_reading import count_prompt, read_request
from app.serve.model_registry import ModelChoice
from app.serve.replies.replies import ReplyAnswer, Services
from app.serve.requests.fields import ignored_headers
from app.serve.requests.reply_request import ReplyRequest


def openai_routes(services: Services) -> list[Route]:
    """Return the routes ``/v1/models``, ``/v1/chat/completions``, ``/v1/completions`` and ``/v1/responses``.

    For chat and responses there are counts of the prompt's tokens too.
    """
    began = now()

    async def models(_request: Request) -> JSONResponse:
        listed = [_model(choice, began) for choice in services.registry.choices()]
        ends = {"first_id": listed[0]["id"], "last_id": listed[-1]["id"]} if listed else {}
        return JSONResponse({"object": "list", "data": listed, "has_more": False, **ends})

    async def model(request: Request) -> JSONResponse:
        wanted = request.path_params["name"]
        if not wanted.strip():
            raise ApiError(404, "There is nothing here.")
        return JSONResponse(_model(services.registry.named(wanted), began))

    async def chat(request: Request) -> ASGIApp:
        asked, told = await read_request(request, read_chat, services)
        return ReplyAnswer(services, asked, ChatWriter(told, asked.tools))

    async def text(request: Request) -> ASGIApp:
        asked, told, before = await read_request(request, read_text, services)
        return ReplyAnswer(services, asked, TextWriter(told, before, len(asked.prompts)))

    async def response(request: Request) -> ASGIApp:
        asked, told = await read_request(request, read_response, services)
        return ReplyAnswer(services, asked, ResponseWriter(asked, told))

    routes = []
    for root in ("/v1", ""):  # serve the paths without the version too, as llama-server does
        routes += [
            Route(f"{root}/models", models, methods=["GET"]),
            Route(f"{root}/chat/completions", chat, methods=["POST"]),
            Route(f"{root}/responses", response, methods=["POST"]),
        ]
    routes += [
        Route("/v1/models/{name:path}", model, methods=["GET"]),
        Route("/v1/completions", text, methods=["POST"]),
    ]
    return [*routes, *_counting_routes(services)]


def _counting_routes(services: Services) -> list[Route]:
    """Return the routes that count a prompt's tokens: ``…/input_tokens``."""

    async def count(asked: ReplyRequest) -> JSONResponse:
        told = {"object": "response.input_tokens", "input_tokens": await count_prompt(services, asked)}
        return JSONResponse(told, headers=ignored_headers(asked.ignored))

    async def chat(request: Request) -> JSONResponse:
        return await count((await read_request(request, read_chat, services))[0])

    async def response(request: Request) -> JSONResponse:
        return await count((await read_request(request, read_response, services))[0])

    routes = []
    for root in ("/v1", ""):
        routes += [
            Route(f"{root}/chat/completions/input_tokens", chat, methods=["POST"]),
            Route(f"{root}/responses/input_tokens", response, methods=["POST"]),
        ]
    return routes


def _model(choice: ModelChoice, created: int) -> dict[str, Any]:
    """Describe a model in OpenAI's words, and in Anthropic's, whose list has the same path."""
    told = {"id": choice.name, "object": "model", "created": created, "owned_by": "draftlight"}
    return {**told, "type": "model", "display_name": choice.name, "created_at": moment(created)}
