"""The paths by which other programs download, load and delete models: Ollama's, and those of llama-server's router."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from app.serve.api_errors import ApiError, Dialect, body_of
from app.serve.model_files import FileProgress, ModelFiles, delete, is_hub_name, require_allowed
from app.serve.replies import LINES_OF_JSON, Answer, SendBuffer, Services, encoded
from app.serve.requests.request_body import Fields, ignored_headers, json_answer, read_fields


def management_routes(services: Services) -> list[Route]:
    """Return the routes; all but a pull of what is here already need the person's leave."""
    paths = _ManagementPaths(services)
    return [
        Route("/api/pull", paths.pull, methods=["POST"]),
        Route("/api/delete", paths.delete, methods=["DELETE"]),
        Route("/models/load", paths.load, methods=["POST"]),
        Route("/models/unload", paths.unload, methods=["POST"]),
    ]


class _ManagementPaths:
    def __init__(self, services: Services) -> None:
        self._services = services

    @cached_property
    def _files(self) -> ModelFiles:
        return ModelFiles(self._services.registry.paths)

    async def pull(self, request: Request) -> ASGIApp:
        """Download a model; of one that is here, say that it is: programs ask for it before they use it."""
        fields = await read_fields(request)
        name, is_whole = model_name(fields), fields.flag("stream") is False
        is_allowed, is_on_hub = self._services.defaults().manages_models, is_hub_name(name)
        if not (is_allowed and is_on_hub):  # what the Hub has may be newer, or not be here with all its files
            try:
                self._services.registry.any_named(name)
            except ApiError:
                if not is_allowed and not is_on_hub:
                    raise
                require_allowed(is_allowed)
            else:
                headers = ignored_headers(fields.ignored)
                if is_whole:
                    return JSONResponse(_SUCCESS, headers=headers)
                return Response(_line(_MANIFEST) + _line(_SUCCESS), media_type=LINES_OF_JSON, headers=headers)
        return _PullAnswer(self._files, name, is_whole=is_whole, ignored=fields.ignored)

    async def delete(self, request: Request) -> Response:
        fields = await read_fields(request)
        name = model_name(fields)
        require_allowed(self._services.defaults().manages_models)
        await delete(self._services.registry.any_named(name), self._services.registry)
        return Response(headers=ignored_headers(fields.ignored))

    async def load(self, request: Request) -> JSONResponse:
        """Load models, and keep them until they are unloaded or others are needed."""
        fields = await read_fields(request)
        registry = self._services.registry
        name = model_name(fields)
        require_allowed(self._services.defaults().manages_models)
        async with registry.loaded(registry.chosen(name), math.inf):
            pass
        return json_answer({"success": True}, fields.ignored)

    async def unload(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        registry, queue = self._services.registry, self._services.engine_queue
        name = model_name(fields)
        require_allowed(self._services.defaults().manages_models)
        target = registry.named(name).target
        if not self._is_loaded(target):
            raise ApiError(400, "This model is not loaded.", field="model")
        if queue.turns or queue.waiting:
            raise ApiError(409, "This model is in use: its replies are not finished.", field="model")
        await registry.free()
        if self._is_loaded(target):
            raise ApiError(409, "This model is in use: the window has it.", field="model")
        return json_answer({"success": True}, fields.ignored)

    def _is_loaded(self, target: str) -> bool:
        held = self._services.engine_queue.loaded
        return held is not None and held[0].target == target


def model_name(fields: Fields) -> str:
    """Return the name of the model that a request is about."""
    names = [name for name in (fields.text("model"), fields.text("name")) if name and name.strip()]
    if not names:
        raise fields.wrong("model", "must be a name")
    return names[0]


_MANIFEST, _SUCCESS = {"status": "pulling manifest"}, {"status": "success"}


class _PullAnswer(Answer):
    """Tells how far a download is, as Ollama does; it pauses when its reader leaves."""

    def __init__(self, files: ModelFiles, name: str, *, is_whole: bool, ignored: tuple[str, ...]) -> None:
        self._files, self._name, self._is_whole = files, name, is_whole
        self.ignored = ignored

    async def _reply(self, buffer: SendBuffer) -> None:
        answer: dict[str, Any] = {}
        if self._files.is_busy and not self._is_whole:
            self._begin(buffer)
        pulling = self._files.pull(self._name)
        try:
            async for progress in pulling:
                if self._is_whole:
                    continue
                if not buffer.begun:
                    self._begin(buffer)
                status = _status(progress)
                if status != answer:
                    buffer.add(_line(status))
                answer = status
        finally:
            await pulling.aclose()
        if self._is_whole:
            body = encoded(_SUCCESS)
            buffer.begin("application/json", len(body))
            buffer.add_last(body)
            return
        for word in ("verifying sha256 digest", "writing manifest", "success"):
            buffer.add(_line({"status": word}))

    def _begin(self, buffer: SendBuffer) -> None:
        buffer.begin(LINES_OF_JSON)
        buffer.add(_line(_MANIFEST))

    def _failure(self, error: ApiError) -> bytes:
        return _line(body_of(error, Dialect.OLLAMA))

    def _sign(self) -> bytes:
        return b"" if self._is_whole else _line(_MANIFEST)


def _status(progress: FileProgress) -> dict[str, Any]:
    digest = progress.file.sha256
    return {
        "status": f"pulling {digest[:12]}",
        "digest": f"sha256:{digest}",
        "total": progress.file.size_bytes,
        "completed": progress.done_bytes,
    }


def _line(value: dict[str, Any]) -> bytes:
    return encoded(value) + b"\n"
