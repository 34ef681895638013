"""Rounds that come in quick succession are told in one event of a stream, which says all of them."""

from __future__ import annotations

import json
import threading
import urllib.request
from itertools import chain
from typing import Any

import pytest

from app.engine.sharing.sole_client import sole_client
from app.paths import Paths
from app.serve.model_registry import ModelChoice
from app.serve.server import ServeOptions, Server, listen
from app.speculation.trace import Round
from tests.fakes.scripted_engine import REPLY, Script, ScriptedEngine

TURNS = {"messages": [{"role": "user", "content": "Hi"}], "model": "tiny", "stream": True}
TOLD = {"draftlight": {"rounds": True}}


@pytest.fixture
def url(tmp_path):
    listening = listen("127.0.0.1", 0)
    clients = sole_client(lambda sink: ScriptedEngine(sink, Script(draft_tokens=0)))
    server = Server(ServeOptions(first=ModelChoice("tiny", "tiny.gguf")), Paths.at(tmp_path), clients, listening)
    ready = threading.Event()
    thread = threading.Thread(target=lambda: server.run(ready.set))
    thread.start()
    assert ready.wait(60)
    yield server.address
    server.stop()
    thread.join()


def streamed(url: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        lines = [line.removeprefix("data: ") for line in answer.read().decode().splitlines()]
    return [json.loads(line) for line in lines if line.startswith("{")]


def chat(event: dict[str, Any]) -> str:
    return event["choices"][0]["delta"].get("content") or ""


@pytest.mark.parametrize(
    ("path", "body", "text_of"),
    [
        ("/v1/chat/completions", TURNS, chat),
        ("/v1/completions", {"prompt": "Hi", "stream": True, "max_tokens": 99}, lambda e: e["choices"][0]["text"]),
        ("/v1/responses", {"input": "Hi", "stream": True}, lambda e: e.get("delta", "")),
        ("/v1/messages", TURNS | {"max_tokens": 99}, lambda e: e.get("delta", {}).get("text", "")),
        ("/completion", {"prompt": "Hi", "stream": True}, lambda e: e["content"]),
        ("/api/chat", TURNS, lambda e: e["message"]["content"]),
    ],
)
def test_a_stream_has_fewer_events_than_rounds_and_tells_each(url, path, body, text_of):
    events = streamed(url + path, body | TOLD)
    assert "".join(text_of(event) for event in events) == REPLY
    are_rounds_known = [event["draftlight"]["rounds"] for event in events if "draftlight" in event]
    rounds = [Round.from_json(number, one) for number, one in enumerate(chain.from_iterable(are_rounds_known))]
    assert "".join(one.text for one in rounds) == REPLY
    assert len(are_rounds_known) < len(rounds)
