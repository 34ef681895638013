"""OpenAI's paths, and the replies of ``/v1/completions``, which continues a text without a chat template."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from app.engine.events import PrefillProgress
from app.serve.api_errors import ANTHROPICS_HEADER, ApiError, refused
from app.serve.apis.anthropic import model_object, model_page
from app.serve.apis.openai_chat import ChatWriter, common, read_chat, read_stream_options, response_format
from app.serve.apis.openai_chunks import FINISH, ChunkWriter, StreamOptions, now, text_logprobs, text_of, tokens_of
from app.serve.apis.openai_responses import ResponseWriter, read_response
from app.serve.apis.request_reading import count_prompt, read_request, read_values
from app.serve.apis.stored_responses import KEPT_S, ResponseStore, Turn, key_of
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.replies import ReplyAnswer, Services
from app.serve.requests.reply_fields import most_tokens_in
from app.serve.requests.reply_request import MOST_PROMPTS, Gap, ReplyRequest, prompts_in
from app.serve.requests.request_body import Fields, json_answer, read_object
from app.speculation.trace import Round, Trace

_USUAL_LENGTH = 16
"""Tokens of a reply where a request does not say, as with OpenAI."""


def read_text(values: dict[str, Any], usual: SpeculationOptions) -> tuple[ReplyRequest, StreamOptions, list[str]]:
    """Read a request's body. The last of the three are the texts to send before the replies, one for each.
    Raises ``ApiError`` if something in it cannot be done.
    """
    fields = Fields(values)
    prompts = prompts_in(fields)
    reply_request = common(fields, usual)
    top = fields.whole("logprobs", 0, 20)
    suffix = fields.text("suffix")
    reply_request = replace(
        reply_request,
        prompts=prompts,
        gap=Gap(suffix) if suffix else None,
        max_tokens=most_tokens_in(fields, _USUAL_LENGTH),
        alternatives=top or 0,
        json_schema=response_format(fields),
    )
    options = read_stream_options(fields, reply_request)
    echo = bool(fields.flag("echo"))
    texts = [prompt for prompt in prompts if isinstance(prompt, str)] if echo else [""] * len(prompts)
    if len(texts) < len(prompts):
        raise fields.wrong("echo", "needs the prompt as text")
    if len(prompts) * reply_request.choices > MOST_PROMPTS:
        raise fields.wrong("n", f"asks for more than {MOST_PROMPTS} replies in all")
    fields.only("best_of", [reply_request.choices], "must be the same as “n”")
    return (
        replace(reply_request, ignored=fields.ignored),
        replace(options, logprobs=top is not None, top=top or 0),
        [text for text in texts for _ in range(reply_request.choices)],
    )


class TextWriter(ChunkWriter):
    """Writes a reply in the words of ``/v1/completions``.
    ``before`` are the texts to send before the replies, one for each.
    """

    id_prefix, whole_object, chunk_object = "cmpl-", "text_completion", "text_completion"

    def __init__(self, options: StreamOptions, before: Sequence[str], prompts: int) -> None:
        super().__init__(options, prompts)
        self._all_before = before
        self._before = before[0]
        self._offset = len(self._before)

    def progress(self, event: PrefillProgress) -> bytes:
        progress = self._running.prompt(event)
        chunk = self._open()
        if self._options.progress:
            chunk += self._chunk("", prompt_progress=progress)
        return chunk

    def rounds(self, rounds: Sequence[Round]) -> bytes:
        extra, text = self._options.with_rounds(self._running, rounds), text_of(rounds)
        chunk = self._open()
        if text or extra:
            chunk += self._chunk(text, logprobs=self._logprobs(rounds, self._offset), **extra)
        self._offset += len(text)
        return chunk

    def end(self, trace: Trace) -> bytes:
        extra = self._options.with_end(trace.summary)
        last = self._open() + self._chunk("", finish=FINISH[trace.summary.finish_reason], **extra)
        self._end_reply(trace)
        self._before = self._all_before[self._index] if self._index < len(self._all_before) else ""
        self._offset = len(self._before)
        return last

    def whole(self, traces: list[Trace]) -> dict[str, Any]:
        choices = [
            {
                "index": index,
                "text": before + trace.summary.text,
                "logprobs": self._logprobs(trace.rounds, len(before)),
                "finish_reason": FINISH[trace.summary.finish_reason],
            }
            for index, (before, trace) in enumerate(zip(self._all_before, traces, strict=True))
        ]
        return self._whole(traces, choices, [round_ for trace in traces for round_ in trace.rounds])

    def _open(self) -> bytes:
        """Send what stands before the reply, once; not every server tells how far its prompt has been read."""
        chunk = self._chunk(self._before) if self._before and not self._opened else b""
        self._opened = True
        return chunk

    def _logprobs(self, rounds: Sequence[Round], offset: int) -> dict[str, Any] | None:
        return text_logprobs(tokens_of(rounds), self._options.top, offset) if self._options.logprobs else None

    def _chunk(self, text: str, *, finish: str | None = None, logprobs: Any = None, **extra: Any) -> bytes:
        choice = {"index": self._index, "text": text, "logprobs": logprobs, "finish_reason": finish}
        return self._event(choices=[choice], **extra)


def openai_routes(services: Services) -> list[Route]:
    """Return the routes ``/v1/models``, ``/v1/chat/completions``, ``/v1/completions`` and ``/v1/responses``.

    For chat and responses there are counts of the prompt's tokens too.
    """
    began = now()

    async def models(request: Request) -> JSONResponse:
        if ANTHROPICS_HEADER in request.headers:
            return JSONResponse(model_page(services, request.query_params))
        listed = [_model(choice, began) for choice in services.registry.all_choices()]
        return JSONResponse({"object": "list", "data": listed})

    async def model(request: Request) -> JSONResponse:
        model_name = request.path_params["name"]
        if not model_name.strip():
            raise ApiError(404, "There is nothing here.")
        choice = services.registry.any_named(model_name)
        is_anthropics = ANTHROPICS_HEADER in request.headers
        return JSONResponse(model_object(services, choice) if is_anthropics else _model(choice, began))

    async def chat(request: Request) -> ASGIApp:
        reply_request, options = await read_request(request, read_chat, services)
        return ReplyAnswer(services, reply_request, ChatWriter(options, reply_request.tools))

    async def text(request: Request) -> ASGIApp:
        reply_request, options, before = await read_request(request, read_text, services)
        return ReplyAnswer(services, reply_request, TextWriter(options, before, len(reply_request.prompts)))

    async def router_models(_request: Request) -> JSONResponse:
        return JSONResponse({"object": "list", "data": router_list(services, began)})

    routes = [Route("/v1/models", models, methods=["GET"]), Route("/models", router_models, methods=["GET"])]
    for root in ("/v1", ""):  # serve the paths without the version too, as llama-server does
        routes += [Route(f"{root}/chat/completions", chat, methods=["POST"])]
    routes += [
        Route("/v1/models/{name:path}", model, methods=["GET"]),
        Route("/v1/completions", text, methods=["POST"]),
    ]
    return [*routes, *_response_routes(services)]


def _response_routes(services: Services) -> list[Route]:
    paths = _ResponsePaths(services)
    routes = []
    for root in ("/v1", ""):
        routes += [
            Route(f"{root}/responses", paths.response, methods=["POST"]),
            Route(f"{root}/chat/completions/input_tokens", paths.count_chat, methods=["POST"]),
            Route(f"{root}/responses/input_tokens", paths.count_response, methods=["POST"]),
            Route(f"{root}/responses/{{id}}", paths.stored, methods=["GET"]),
            Route(f"{root}/responses/{{id}}", paths.delete, methods=["DELETE"]),
            Route(f"{root}/responses/{{id}}/input_items", paths.input_items, methods=["GET"]),
        ]
    return routes


class _ResponsePaths:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = ResponseStore()

    async def _read(self, request: Request) -> tuple[ReplyRequest, StreamOptions, Turn]:
        turn, values = self._store.begin(key_of(request), await read_object(request))
        return *await read_values(values, read_response, self._services), turn

    async def response(self, request: Request) -> ASGIApp:
        reply_request, options, turn = await self._read(request)

        def keep(answer: dict[str, Any]) -> None:
            self._store.keep(turn, answer)
            asyncio.get_running_loop().call_later(KEPT_S + 1, self._store.forget_old)

        return ReplyAnswer(self._services, reply_request, ResponseWriter(reply_request, options, turn, keep))

    async def stored(self, request: Request) -> Response:
        if request.query_params.get("stream") == "true":
            raise refused("A response that is kept is not streamed again: ask for it without “stream”.", "stream")
        return Response(self._store.answer(key_of(request), request.path_params["id"]), media_type="application/json")

    async def delete(self, request: Request) -> JSONResponse:
        response_id = request.path_params["id"]
        self._store.delete(key_of(request), response_id)
        return JSONResponse({"id": response_id, "object": "response", "deleted": True})

    async def input_items(self, request: Request) -> JSONResponse:
        page = self._store.input_items(key_of(request), request.path_params["id"], request.query_params)
        return JSONResponse(page)

    async def count_chat(self, request: Request) -> JSONResponse:
        return await self._count(request, (await read_request(request, read_chat, self._services))[0])

    async def count_response(self, request: Request) -> JSONResponse:
        return await self._count(request, (await self._read(request))[0])

    async def _count(self, request: Request, reply_request: ReplyRequest) -> JSONResponse:
        tokens = await count_prompt(self._services, reply_request, request.receive)
        return json_answer({"object": "response.input_tokens", "input_tokens": tokens}, reply_request.ignored)


_MODALITIES = (("text", ""), ("image", "vision"), ("audio", "audio"))
"""The words of this API, and what a model needs of its projector for each."""


def router_list(services: Services, created: int) -> list[dict[str, Any]]:
    """Return the models as llama-server's router lists them: each with its state."""
    held = services.engine_queue.loaded
    target = held[0].target if held is not None else None
    return [
        {
            **_model(choice, created),
            "status": {"value": "loaded" if choice.target == target else "unloaded"},
            "architecture": {
                "input_modalities": [
                    name for name, sense in _MODALITIES if not sense or sense in services.registry.senses(choice)
                ],
                "output_modalities": ["text"],
            },
        }
        for choice in services.registry.choices()
    ]


def _model(choice: ModelChoice, created: int) -> dict[str, Any]:
    return {"id": choice.name, "object": "model", "created": created, "owned_by": "draftlight"}
