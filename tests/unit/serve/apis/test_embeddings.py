"""Texts read for a client that does not wait for them."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from app.serve.api_errors import ApiError
from app.serve.apis.embeddings import embedding_routes
from app.serve.model_registry import ModelChoice


class Reading:
    """A registry whose model never comes to an end with its texts."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.ended = False

    def embedder(self, name: str, *_kinds: object) -> ModelChoice:
        return ModelChoice(name, name)

    async def text_rows(self, *_command: object) -> None:
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.ended = True


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/embeddings", {"input": "a"}),
        ("/embedding", {"content": "a"}),
        ("/api/embed", {"input": "a"}),
        ("/api/embeddings", {"prompt": "a"}),
        ("/rerank", {"query": "a", "documents": ["b"]}),
    ],
)
def test_reading_ends_when_the_client_leaves(path: str, body: dict[str, Any]) -> None:
    async def ask() -> bool:
        registry = Reading()
        services: Any = SimpleNamespace(registry=registry)
        app = Starlette(routes=embedding_routes(services))
        parts = [{"type": "http.request", "body": json.dumps(body).encode()}]

        async def receive() -> Message:
            if parts:
                return parts.pop()
            await registry.begun.wait()
            return {"type": "http.disconnect"}

        async def send(_message: Message) -> None: ...

        scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "headers": []}
        with pytest.raises(ApiError, match="broken off"):
            await asyncio.wait_for(app(scope, receive, send), 20)
        return registry.ended

    assert asyncio.run(ask())
