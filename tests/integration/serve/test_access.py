"""Clients that are let in, and the refusal of all others, in the words of the API that was called."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from app.paths import Paths
from app.serve.requests.request_body import MOST_BYTES
from app.serve.security import AccessRules
from app.serve.server import ServeOptions
from tests.integration.serve.server_probe import Running, serving

KEY = "a key that is long enough"
PAGE = "https://example.org"


@pytest.fixture(scope="module")
def locked(starter_paths: Paths) -> Iterator[Running]:
    """With a key, a page that may ask, and no models loaded."""
    access = AccessRules(key=KEY, names=frozenset({"box.internal"}), origins=frozenset({PAGE}))
    with serving(starter_paths, ServeOptions(access=access)) as running:
        yield running


@pytest.mark.parametrize(
    ("path", "shape"),
    [
        ("/v1/models", lambda body: body["error"]["type"] == "authentication_error"),
        ("/v1/messages", lambda body: (body["type"], body["error"]["type"]) == ("error", "authentication_error")),
        ("/api/chat", lambda body: isinstance(body["error"], str)),
        ("/props", lambda body: body["error"]["message"].endswith(".")),
    ],
)
def test_without_the_key_every_api_says_so_in_its_own_shape(locked, path, shape):
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"x_api_key": KEY + "x"}, {"Authorization": f"Basic {KEY}"}):
        answer = locked.ask(path, **headers)
        assert answer.status == 401
        assert shape(answer.json)


def test_the_key_is_taken_from_either_header(locked):
    assert locked.ask("/v1/models", Authorization=f"Bearer {KEY}").status == 200
    assert locked.ask("/v1/models", x_api_key=KEY).status == 200
    assert locked.ask("/health").status == 200


@pytest.mark.parametrize(("host", "status"), [("evil.example", 403), ("box.internal", 200), ("localhost:8087", 200)])
def test_only_names_of_this_computer_are_let_in_whatever_the_key(locked, host, status):
    assert locked.ask("/v1/models", Host=host, Authorization=f"Bearer {KEY}").status == status


def test_web_pages_may_not_ask_unless_they_are_named(locked):
    for origin in ("https://evil.example", "null", f"http://127.0.0.1.evil.example:{locked.port}"):
        answer = locked.ask("/v1/models", Origin=origin, Authorization=f"Bearer {KEY}")
        assert answer.status == 403
        assert "access-control-allow-origin" not in answer.headers
    ours = locked.ask("/v1/models", Origin=locked.url, Authorization=f"Bearer {KEY}")
    assert ours.status == 200
    named = locked.ask("/v1/models", Origin=PAGE, Authorization=f"Bearer {KEY}")
    assert named.headers["access-control-allow-origin"] == PAGE
    preflight = locked.ask("/v1/chat/completions", method="OPTIONS", Origin=PAGE)
    assert preflight.status == 204
    assert "Authorization" in preflight.headers["access-control-allow-headers"]
    theirs = "authorization,content-type,x-stainless-lang,anthropic-dangerous-direct-browser-access"
    asking = {"Origin": PAGE, "Access_Control_Request_Headers": theirs}
    preflight_answer = locked.ask("/v1/chat/completions", method="OPTIONS", **asking)
    assert preflight_answer.headers["access-control-allow-headers"] == theirs
    foreign = locked.ask("/v1/models", method="OPTIONS", **asking | {"Origin": "https://evil.example"})
    assert foreign.status == 403
    assert "access-control-allow-headers" not in foreign.headers


def test_the_stream_to_watch_needs_the_key_and_its_page_does_not(locked):
    page = locked.ask("/", Accept="text/html")
    assert page.status == 200
    assert KEY.encode() not in page.body
    assert locked.ask("/draftlight/watch").status == 401
    assert locked.ask("/draftlight/watch", method="HEAD", Authorization=f"Bearer {KEY}").status == 200


def test_large_deep_and_broken_bodies_are_refused(server):
    path = "/v1/chat/completions"
    deep = b'{"messages":' + b"[" * 5000 + b"]" * 5000 + b"}"
    shallow = b'{"a":' + b"[" * 70 + b"]" * 70 + b"}"
    for broken in (b"", b"{", b"[1, 2]", b"\xff\xfe", b'{"a": NaN}', b'{"a": ' + b"9" * 5000 + b"}", deep, shallow):
        assert server.ask(path, broken).status == 400, broken[:20]
    assert server.ask(path, b"{" * 500_000).status == 413
    assert server.ask(path, b"x", Content_Length=str(MOST_BYTES + 1)).status == 413


def test_paths_and_methods_that_are_not_here(server):
    assert server.ask("/v1/nothing").status == 404
    assert server.ask("/v1/nothing").json["error"]["message"]
    assert isinstance(server.ask("/api/nothing").json["error"], str)
    assert server.ask("/v1/chat/completions").status == 405


def test_neither_prompts_nor_replies_are_logged(small_server, caplog):
    with caplog.at_level(logging.DEBUG):
        body = {"model": "small", "messages": [{"role": "user", "content": "Say zanzibar."}], "max_tokens": 8}
        answer = small_server.ask("/v1/chat/completions", body)
    log_text = "\n".join(str(record.getMessage()) for record in caplog.records)
    assert "zanzibar" not in log_text.lower()
    assert json.dumps(answer.json["choices"][0]["message"]["content"])[1:-1] not in log_text
