"""Many clients of one engine: where it writes one reply at a time each waits for its turn, else all are answered."""

from __future__ import annotations

import gc
import http.client
import json
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from app.paths import Paths
from app.serve import engine_queue
from app.serve.model_registry import STARTER
from app.serve.server import ServeOptions
from app.speculation.trace import Round, Trace
from tests.integration.serve.server_probe import LONG, Running, serving


def short(seed: int) -> dict[str, object]:
    return {
        "model": "starter", "messages": [{"role": "user", "content": "Say something."}], "max_tokens": 3,
        "temperature": 1, "seed": seed,
    }  # fmt: skip


def first_words(line) -> None:
    """Read until the reply has begun."""
    got = b""
    while b'"content":"' not in got.replace(b'"content":""', b""):
        got += line.recv(4096)


def waiting(server: Running) -> int:
    figures = dict(line.split() for line in server.ask("/metrics").body.decode().splitlines() if line[0] != "#")
    return int(float(figures["llamacpp:requests_deferred"]))


def read_answer(line) -> dict[str, object]:
    answer = http.client.HTTPResponse(line)
    answer.begin()
    assert answer.status == 200
    return json.loads(answer.read())


def test_who_leaves_ends_the_reply_and_the_next_gets_its_turn(server):
    for stream in (True, False):
        before = len(server.summaries)
        line = server.begin("/v1/chat/completions", {**LONG, "stream": stream})
        if stream:
            first_words(line)
        line.close()
        assert server.ask("/v1/chat/completions", short(1)).status == 200
        ended = server.summaries[before:]
        assert ended[-1].seed == 1
        assert all(summary.finish_reason == "cancelled" for summary in ended[:-1])
        assert sum(summary.generated_tokens for summary in ended[:-1]) < 3000


def test_eight_clients_wait_and_are_answered_in_order(server):
    first = server.begin("/v1/chat/completions", {**LONG, "stream": True})
    first_words(first)
    before = len(server.summaries)
    lines = []
    for seed in range(8):
        lines.append(server.begin("/v1/chat/completions", short(seed)))
        while waiting(server) <= seed:
            pass
    first.close()
    answers = [read_answer(line) for line in lines]
    for line in lines:
        line.close()
    assert all(answer["usage"]["completion_tokens"] == 3 for answer in answers)
    assert [summary.seed for summary in server.summaries[before:]][-8:] == list(range(8))


def test_one_who_would_wait_behind_too_many_is_told_to_come_later(server, monkeypatch):
    monkeypatch.setattr(engine_queue, "MOST_WAITING", 1)
    first = server.begin("/v1/chat/completions", {**LONG, "stream": True})
    first_words(first)
    second = server.begin("/v1/chat/completions", short(1))
    while waiting(server) < 1:
        pass
    later = [server.ask(path, short(2)) for path in ("/v1/chat/completions", "/v1/messages")]
    later.append(server.ask("/api/chat", {"model": "starter", "messages": LONG["messages"]}))
    first.close()
    assert read_answer(second)["usage"]["completion_tokens"] == 3
    second.close()
    assert [answer.status for answer in later] == [429] * 3
    assert [answer.json["error"]["type"] for answer in later[:2]] == ["rate_limit_error"] * 2
    assert later[2].json["error"].startswith("Too many requests")


def test_who_leaves_the_queue_is_forgotten(server):
    before = len(server.summaries)
    first = server.begin("/v1/chat/completions", {**LONG, "stream": True})
    first_words(first)
    gone = server.begin("/v1/chat/completions", short(77))
    while waiting(server) < 1:
        pass
    gone.close()
    while waiting(server) > 0:
        pass
    first.close()
    assert server.ask("/v1/chat/completions", short(78)).status == 200
    assert 77 not in [summary.seed for summary in server.summaries[before:]]


@pytest.mark.parametrize("times", [8, pytest.param(80, marks=pytest.mark.nightly("eighty replies are begun"))])
def test_breaking_off_at_any_moment_leaves_a_server_that_answers(server, times):
    for length in range(times):
        line = server.begin("/v1/chat/completions", {**LONG, "stream": bool(length % 2)})
        if length % 4 == 1:
            line.recv(length)
        line.close()
    assert server.ask("/v1/chat/completions", short(2)).json["usage"]["completion_tokens"] == 3


def test_replies_leave_nothing_behind(server):
    def alive() -> int:
        gc.collect()
        return sum(isinstance(thing, (Trace, Round)) for thing in gc.get_objects())

    def ask(count: int) -> None:
        for seed in range(count):
            assert server.ask("/v1/chat/completions", {**short(seed), "stream": bool(seed % 2)}).status == 200

    ask(2)
    before = alive()
    ask(8)
    assert alive() <= before + 6, "the last reply is kept for those who watch, and no other"


@pytest.fixture(scope="module")
def shared_server(starter_paths: Paths) -> Iterator[Running]:
    """A server that writes as many replies at a time as memory allows."""
    with serving(starter_paths, ServeOptions(first=STARTER)) as running:
        yield running


def writing(shared_server: Running) -> list[dict[str, object]]:
    return [slot for slot in shared_server.ask("/slots").json if slot["is_processing"]]


def test_short_replies_do_not_wait_for_a_long_one_and_are_the_same_as_alone(shared_server: Running) -> None:
    alone = [shared_server.ask("/v1/chat/completions", short(seed)).json["choices"][0]["message"] for seed in range(3)]
    endless = {**LONG, "stream": True, "ignore_eos": True}
    with closing(shared_server.begin("/v1/chat/completions", endless)) as long, ExitStack() as opened:
        first_words(long)
        lines = [
            opened.enter_context(closing(shared_server.begin("/v1/chat/completions", short(seed)))) for seed in range(3)
        ]
        answers = [read_answer(line) for line in lines]
        assert [slot["id"] for slot in writing(shared_server)] == [0], "the long one is still being written"
    assert [answer["choices"][0]["message"] for answer in answers] == alone


def test_several_replies_to_one_request_are_written_together(shared_server: Running) -> None:
    body = {**short(1), "n": 3, "max_tokens": 8}
    choices = shared_server.ask("/v1/chat/completions", body).json["choices"]
    assert [choice["index"] for choice in choices] == [0, 1, 2]
    stream = shared_server.ask("/v1/chat/completions", {**body, "stream": True}).events
    texts = ["", "", ""]
    for event in stream:
        for choice in event["choices"]:
            texts[choice["index"]] += choice["delta"].get("content") or ""
    assert texts == [choice["message"]["content"] for choice in choices]


def test_as_many_slots_are_listed_as_replies_are_written_at_once(shared_server: Running) -> None:
    shared_server.ask("/v1/chat/completions", short(1))
    assert len(shared_server.ask("/slots").json) == shared_server.ask("/props").json["total_slots"] > 1
    assert json.dumps(writing(shared_server)) == "[]"
