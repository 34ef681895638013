"""Requests that nobody would write: every one is answered in HTTP, none with 500, and the engine goes on after it."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.integration.serve.server_probe import PATIENCE_S, Running

PATHS = {
    "/": "GET", "/health": "GET", "/metrics": "GET", "/slots": "GET", "/props": "GET", "/v1/models": "GET",
    "/v1/models/starter": "GET", "/api/version": "GET", "/api/tags": "GET", "/api/ps": "GET",
    "/v1/chat/completions": "POST", "/v1/completions": "POST", "/v1/responses": "POST", "/v1/messages": "POST",
    "/v1/messages/count_tokens": "POST", "/api/show": "POST", "/api/chat": "POST", "/api/generate": "POST",
    "/v1/embeddings": "POST", "/embedding": "POST", "/api/embed": "POST", "/api/embeddings": "POST", "/rerank": "POST",
    "/completion": "POST", "/infill": "POST", "/api/pull": "POST", "/models/load": "POST", "/models/unload": "POST",
    "/tokenize": "POST", "/detokenize": "POST", "/apply-template": "POST",
    "/draftlight/about": "GET", "/draftlight/load": "POST", "/draftlight/reply": "POST",
}  # fmt: skip
ASKING = [path for path, method in PATHS.items() if method == "POST"]
NAMES = (
    "model", "messages", "prompt", "input", "content", "tokens", "system", "stream", "stop", "seed", "temperature",
    "top_p", "top_k", "n", "logprobs", "top_logprobs", "logit_bias", "response_format", "format", "tools",
    "tool_choice", "stream_options", "speculative", "draftlight", "options", "keep_alive", "think", "grammar",
    "json_schema", "n_probs", "draft_model", "max_tokens", "max_completion_tokens", "instructions", "suffix", "raw",
    "parallel_tool_calls", "reasoning", "thinking", "metadata", "cache_prompt", "chat_template_kwargs",
    "stop_sequences", "guesses", "alternatives", "pauses", "draft_max",
)  # fmt: skip
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-(10**20), 10**20), st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=20), st.sampled_from(["starter", "user", "system", "assistant", "tool", "auto", "json_object"]),
)  # fmt: skip
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(
            st.sampled_from(["type", "role", "content", "text", "name", "function", "parameters", "schema"])
            | st.text(max_size=8),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=8,
)
OBJECTS = st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=10), VALUES, max_size=6)
MESSAGES = st.just([{"role": "user", "content": "Hi."}])
ALMOST = st.fixed_dictionaries(
    {
        "model": st.sampled_from(["starter", ""]),
        "messages": MESSAGES,
        "prompt": st.just("Hi."),
        "input": st.just("Hi."),
    },
    optional=dict.fromkeys(NAMES[4:], VALUES),
)
"""Right but for a few fields: these get further."""


def brief(path: str, body: object) -> bytes:
    """A request, with few tokens to write."""
    if not isinstance(body, dict):
        return json.dumps(body).encode()
    limit = {"/v1/responses": "max_output_tokens", "/completion": "n_predict"}.get(path, "max_tokens")
    limits: dict[str, object] = {"options": {"num_predict": 2}} if path.startswith("/api/") else {limit: 2}
    others = ("options", "max_tokens", "max_output_tokens", "n_predict", "max_completion_tokens", "keep_alive")
    return json.dumps({**{name: value for name, value in body.items() if name not in others}, **limits}).encode()


def status_of(server: Running, path: str, content: bytes) -> int:
    answer = server.ask(path, content)
    assert answer.status != 500, (path, content[:300], answer.body[:300])
    assert answer.body or answer.status == 204
    return answer.status


@pytest.fixture(autouse=True)
def answers_afterwards(server: Running):
    yield
    body = {"model": "starter", "messages": [{"role": "user", "content": "Hi."}], "max_tokens": 2}
    assert server.ask("/v1/chat/completions", body).json["usage"]["completion_tokens"] == 2


def asked_many_times(**strategies: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a test of a check: with some examples each day, with many each night."""

    def test_of(check: Callable[..., None]) -> Callable[..., None]:
        @pytest.mark.parametrize("count", [15, pytest.param(300, marks=pytest.mark.nightly("300 examples"))])
        def test(server: Running, count: int) -> None:
            @settings(max_examples=count)
            @given(**strategies)
            def ask(**drawn: object) -> None:
                check(server, **drawn)

            ask()

        test.__name__ = check.__name__
        return test

    return test_of


@asked_many_times(path=st.sampled_from(ASKING), body=OBJECTS | VALUES)
def test_any_json_is_answered(server: Running, path: str, body: object) -> None:
    status_of(server, path, brief(path, body))


@asked_many_times(path=st.sampled_from(ASKING), body=ALMOST, data=st.data())
def test_a_request_with_a_few_wrong_fields_is_answered(
    server: Running, path: str, body: dict[str, object], data: st.DataObject
) -> None:
    keys = data.draw(st.sets(st.sampled_from(sorted(body)), max_size=4)) | {"model", "messages", "prompt"}
    chosen = {name: value for name, value in body.items() if name in keys}
    if path.startswith(("/v1/chat", "/v1/messages", "/api/chat", "/apply")):
        chosen.pop("prompt", None)
    status_of(server, path, brief(path, chosen))


@asked_many_times(path=st.sampled_from(ASKING), content=st.binary(max_size=60))
def test_any_bytes_as_a_body_are_answered(server: Running, path: str, content: bytes) -> None:
    assert status_of(server, path, content) in {200, 400, 404, 413, 422}


@asked_many_times(
    path=st.one_of(st.sampled_from(sorted(PATHS)), st.text("abz019/._-%~", max_size=20).map("/".__add__)),
    method=st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]),
)
def test_any_path_and_method_are_answered(server: Running, path: str, method: str) -> None:
    assert server.ask(path, method=method).status not in {500, 501}


@asked_many_times(
    start=st.sampled_from([b"", b"GET / HTTP/1.1\r\n", b"POST /v1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\n"]),
    rest=st.binary(min_size=1, max_size=200),
)
def test_any_bytes_on_the_line_end_or_are_refused(server: Running, start: bytes, rest: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
        line.sendall(start + rest)
        line.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(ConnectionResetError):  # it closed while bytes were still coming
            while piece := line.recv(65536):
                answer += piece
    assert answer == b"" or answer.startswith(b"HTTP/1.1 "), answer[:80]
    assert not answer.startswith(b"HTTP/1.1 5"), answer[:80]


def test_headers_without_end_are_refused(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as line:
        answer = http.client.HTTPResponse(line)
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-Filler: 1234567890\r\n" * 20_000)
            answer.begin()
            assert answer.status in {400, 431}
        except (ConnectionError, http.client.BadStatusLine):
            pass  # it hung up: nothing is answered to who does not stop
        finally:
            answer.close()
