"""A server whose first models do not load ends with what stood in the way."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, cast

import pytest
from starlette.types import Message

from app.engine.sharing.sole_client import sole_client
from app.errors import BugError, ConversationRefused, NotEnoughMemory
from app.paths import Paths
from app.serve.api_errors import Dialect, body_of, explained
from app.serve.broadcast import Broadcast
from app.serve.model_registry import ModelChoice
from app.serve.replies import Services
from app.serve.security import AccessRules
from app.serve.server import ServeOptions, Server, application, listen
from tests.fakes.scripted_engine import Script, ScriptedEngine


@pytest.mark.parametrize("problem", [BugError("Something went wrong inside."), NotEnoughMemory("It does not fit.")])
def test_the_error_keeps_its_kind(tmp_path, problem):
    options = ServeOptions(first=ModelChoice("tiny", "tiny.gguf"))
    clients = sole_client(lambda sink: ScriptedEngine(sink, Script(load_error=problem)))
    server = Server(options, Paths.at(tmp_path), clients, listen("127.0.0.1", 0))
    with pytest.raises(type(problem), match=str(problem)):
        server.run()


def get(path: str) -> tuple[int, Any]:
    """Ask an application that has no services at all, so that whatever needs one is a mistake of ours."""
    app = application(cast("Services", object()), AccessRules(), Broadcast())
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"{}"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [(b"host", b"127.0.0.1")],
        "http_version": "1.1",
    }  # fmt: skip
    asyncio.run(app(scope, receive, send))
    return sent[0]["status"], json.loads(b"".join(part.get("body", b"") for part in sent[1:]))


def test_a_mistake_of_ours_is_told_in_the_words_of_the_api(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "draftlight.serve"):
        status, answer = get("/v1/models")
        assert status == 500
        assert answer["error"]["type"] == "server_error"
        assert answer["error"]["message"] == "Something went wrong inside Draftlight. Its log tells more."
        assert get("/api/tags") == (500, {"error": answer["error"]["message"]})
    assert "AttributeError" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("dialect", Dialect)
def test_a_conversation_that_the_template_refuses_is_the_requests_fault(dialect: Dialect) -> None:
    refusal = explained(ConversationRefused("Roles must take turns."))
    assert refusal.status == 400
    error = body_of(refusal, dialect)["error"]
    if dialect in {Dialect.OPENAI, Dialect.ANTHROPIC}:
        assert error["type"] == "invalid_request_error"
        error = error["message"]
    assert error == "Roles must take turns."
