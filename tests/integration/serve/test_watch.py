"""The page to watch and its stream, over the real engine."""

from __future__ import annotations

import base64
import hashlib
import http.client
import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from app.paths import Paths
from app.serve.server import ServeOptions
from tests.integration.serve.server_probe import LONG, PATIENCE_S, Running, serving

ASKED = {
    "model": "starter", "messages": [{"role": "user", "content": "Count to twenty."}], "max_tokens": 12,
    "temperature": 0, "speculative": {"type": "draft"},
}  # fmt: skip


@contextmanager
def watching(server: Running) -> Iterator[Iterator[dict[str, Any]]]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    connection.request("GET", "/draftlight/watch")
    answer = connection.getresponse()
    try:
        assert answer.status == 200
        assert answer.getheader("content-type") == "text/event-stream"
        yield (json.loads(line[6:]) for line in iter(answer.readline, b"") if line.startswith(b"data: "))
    finally:
        answer.close()
        connection.close()


def whole_reply(stream: Iterator[dict[str, Any]]) -> tuple[dict[str, Any], str, dict[str, Any]]:
    """The next reply: how it begins, its words, how it ends."""
    begin = next(one for one in stream if one["kind"] == "reply")
    words = ""
    for one in stream:
        if one["kind"] == "end":
            return begin, words, one
        if one["kind"] == "round":
            words += "".join(token[0] for token in one["round"]["tokens"])
    raise AssertionError("the stream ended")


def test_browsers_get_a_page_and_clients_the_words_they_look_for(server):
    for accept in (None, "*/*", "application/json", "text/html;q=0"):
        answer = server.ask("/", **({"Accept": accept} if accept else {}))
        assert (answer.status, answer.body) == (200, b"Ollama is running")
        assert answer.headers["vary"] == "Accept"
    page = server.ask("/", Accept="text/html,application/xhtml+xml;q=0.9,*/*;q=0.8")
    assert page.headers["content-type"].startswith("text/html")
    script = re.findall(rb"<script>(.*?)</script>", page.body, re.DOTALL)[0]
    digest = base64.b64encode(hashlib.sha256(script).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in page.headers["content-security-policy"]
    head = server.ask("/", method="HEAD", Accept="text/html")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-type"] == page.headers["content-type"]
    assert server.ask("/", method="HEAD").status == 200
    assert server.ask("/draftlight/watch", method="HEAD").status == 200


def test_replies_are_watched(server):
    with watching(server) as stream:
        assert next(stream)["kind"] == "state"
        message = server.ask("/v1/chat/completions", ASKED).json["choices"][0]["message"]
        begin, words, end = whole_reply(stream)
        while words != message["content"]:  # who watches from the beginning may see the reply before this one
            begin, words, end = whole_reply(stream)
    assert begin["question"] == "Count to twenty."
    assert begin["target"].startswith("SmolLM2")
    assert end["speed"] > 0
    with watching(server) as late:
        assert whole_reply(late)[1] == words


def test_who_waits_is_counted_and_a_reply_that_is_broken_off_ends(server):
    body = {**LONG, "stream": True}
    with watching(server) as stream, server.begin("/v1/chat/completions", body) as long:
        next(one for one in stream if one.get("question") == LONG["messages"][0]["content"])
        next(one for one in stream if one["kind"] == "round")
        with server.begin("/v1/chat/completions", ASKED):
            next(one for one in stream if one["kind"] == "state" and one["waiting"] == 1)
            long.close()
            assert next(one for one in stream if one["kind"] == "end")["finish"] == "cancelled"
            assert next(one for one in stream if one["kind"] == "end")["finish"] in {"length", "stop"}


def test_other_web_pages_cannot_watch_nor_take_the_places(server):
    for headers in (
        {"Origin": "https://evil.example"}, {"Host": "evil.example"},
        {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"},
    ):  # fmt: skip
        assert server.ask("/draftlight/watch", **headers).status == 403, headers


def test_the_end_of_the_server_ends_the_stream_in_peace(starter_paths: Paths):
    with serving(starter_paths, ServeOptions()) as ending, watching(ending) as stream:
        assert next(stream)["kind"] == "state"
        ending.server.stop()
        assert not list(stream)


def test_a_watcher_that_does_not_read_delays_no_reply(server):
    silent = []
    for _ in range(4):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", server.port))
        line.sendall(b"GET /draftlight/watch HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        silent.append(line)
    assert server.ask("/v1/chat/completions", ASKED).json["usage"]["completion_tokens"]
    for line in silent:
        line.close()
