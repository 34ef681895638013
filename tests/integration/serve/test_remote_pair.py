"""The local API while the window's models are on another computer: other programs have them too, by a name."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from app.engine.commands import LoadPair
from app.paths import Paths
from app.settings import Settings
from tests.fakes.model_server import ModelServer, answering, as_json, piece, stream
from tests.integration.serve.hosted_window import Window, ask, at_window, got, words_of

USAGE = {"choices": [], "usage": {"prompt_tokens": 9, "completion_tokens": 5}}
ASKED = {"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 8}
WEATHER = {"type": "function", "function": {"name": "weather", "parameters": {"type": "object"}}}


@pytest.fixture
def far() -> Iterator[ModelServer]:
    models = as_json({"object": "list", "data": [{"id": "org/big:latest"}]})
    reply = stream([piece("The sky "), piece("is blue."), piece("", "stop"), USAGE])
    with answering({"/v1/models": models, "/v1/chat/completions": reply}) as server:
        yield server


@pytest.fixture
def port(far: ModelServer, tmp_path) -> Iterator[int]:
    """Return the address at which the window answers other programs."""
    with at_window(Paths.at(tmp_path), Settings(tmp_path / "settings.json")) as window:
        yield _listening(window, LoadPair(f"{far.url}#org/big:latest"))


def _listening(window: Window, pair: LoadPair) -> int:
    window.do(pair)
    return window.listening(pair)[1]


def test_the_model_is_listed_by_its_name_and_not_by_where_it_is(port: int, far: ModelServer) -> None:
    lists = [got(port, path) for path in ("/v1/models", "/api/tags", "/props", "/draftlight/about")]
    assert lists[0]["data"][0]["id"] == lists[1]["models"][0]["name"] == lists[2]["model_alias"] == "org/big:latest"
    shown = words_of(ask(port, {"model": "org/big"}, "/api/show"))
    assert shown["model_info"] == {"general.name": "org/big:latest", "general.basename": "org/big:latest"}
    assert str(far.port) not in json.dumps([*lists, shown])


@pytest.mark.parametrize("model", [{}, {"model": "org/big:latest"}, {"model": "org/big"}])
def test_a_reply_is_the_servers_whole_and_as_a_stream(port: int, far: ModelServer, model: dict) -> None:
    whole = words_of(ask(port, ASKED | model | {"logit_bias": {"7": -1}}))
    assert whole["choices"][0]["message"]["content"] == "The sky is blue."
    assert whole["usage"]["prompt_tokens"] == 9
    streamed = ask(port, ASKED | model | {"stream": True})
    assert streamed.status == 200
    lines = [line[6:] for line in streamed.read().decode().splitlines() if line.startswith("data: {")]
    deltas = [chunk["choices"][0]["delta"] for chunk in map(json.loads, lines) if chunk["choices"]]
    assert "".join(delta.get("content") or "" for delta in deltas) == "The sky is blue."
    assert len(far.requests_to("/v1/chat/completions")) == 2


def test_a_stream_begins_as_its_api_has_it_where_nothing_is_told_of_the_prompt(port: int, far: ModelServer) -> None:
    def events(path: str, body: dict = ASKED) -> list[dict]:
        lines = ask(port, body | {"stream": True}, path).read().decode().splitlines()
        return [json.loads(line[6:]) for line in lines if line.startswith("data: {")]

    message = events("/v1/messages")
    assert message[0]["type"] == "message_start"
    assert message[0]["message"]["role"] == "assistant"
    assert [event["type"] for event in message].count("message_start") == 1
    chat = events("/v1/chat/completions")
    assert chat[0]["choices"][0]["delta"]["role"] == "assistant"
    assert not any("role" in chunk["choices"][0]["delta"] for chunk in chat[1:])
    far.answers["/v1/completions"] = stream([{"choices": [{"index": 0, "text": " blue", "finish_reason": "stop"}]}])
    text = events("/v1/completions", {"prompt": "The sky is", "echo": True, "max_tokens": 8})
    assert "".join(chunk["choices"][0]["text"] for chunk in text) == "The sky is blue"


def test_tools_are_described_and_calls_are_read(port: int, far: ModelServer) -> None:
    call = '<tool_call>\n{"name": "weather", "arguments": {"city": "Oslo"}}\n</tool_call>'
    far.answers["/v1/chat/completions"] = stream([piece(call), piece("", "stop")])
    answer = words_of(ask(port, ASKED | {"tools": [WEATHER]}))
    (called,) = answer["choices"][0]["message"]["tool_calls"]
    assert called["function"]["name"] == "weather"
    sent = far.requests[-1].body["messages"]
    assert [turn["role"] for turn in sent] == ["system", "user"]
    assert '"weather"' in sent[0]["content"]
    turns = [
        *ASKED["messages"],
        {"role": "assistant", "content": "", "tool_calls": [called]},
        {"role": "tool", "tool_call_id": called["id"], "content": "4 °C"},
    ]
    words_of(ask(port, ASKED | {"messages": turns, "tools": [WEATHER]}))
    assert [turn["role"] for turn in far.requests[-1].body["messages"]] == ["system", "user", "assistant", "user"]
    refused = ask(port, ASKED | {"tools": [WEATHER], "tool_choice": "required"})
    assert refused.status == 400
    assert "not be obliged to call one" in json.loads(refused.read())["error"]["message"]


def test_what_only_the_server_knows_is_refused_with_a_sentence(port: int) -> None:
    answer = ask(port, {"content": "Hello"}, "/tokenize")
    assert answer.status == 400
    assert "not asked how it splits" in json.loads(answer.read())["error"]["message"]
