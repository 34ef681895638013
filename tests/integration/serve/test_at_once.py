"""Several clients are answered at the same time, each as it would be alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest

from app.paths import Paths
from app.serve.model_registry import STARTER
from app.serve.server import ServeOptions
from tests.integration.serve.server_probe import LONG, Running, serving
from tests.integration.serve.test_turns import first_words, read_answer, short


@pytest.fixture(scope="module")
def server(starter_paths: Paths) -> Iterator[Running]:
    """A server that writes as many replies at a time as memory allows."""
    with serving(starter_paths, ServeOptions(first=STARTER)) as running:
        yield running


def writing(server: Running) -> list[dict[str, object]]:
    return [slot for slot in server.ask("/slots").json if slot["is_processing"]]


def test_short_replies_do_not_wait_for_a_long_one_and_are_the_same_as_alone(server: Running) -> None:
    alone = [server.ask("/v1/chat/completions", short(seed)).json["choices"][0]["message"] for seed in range(3)]
    endless = {**LONG, "stream": True, "ignore_eos": True}
    with closing(server.begin("/v1/chat/completions", endless)) as long, ExitStack() as opened:
        first_words(long)
        lines = [opened.enter_context(closing(server.begin("/v1/chat/completions", short(seed)))) for seed in range(3)]
        answers = [read_answer(line) for line in lines]
        assert [slot["id"] for slot in writing(server)] == [0], "the long one is still being written"
    assert [answer["choices"][0]["message"] for answer in answers] == alone


def test_several_replies_to_one_request_are_written_together(server: Running) -> None:
    body = {**short(1), "n": 3, "max_tokens": 8}
    choices = server.ask("/v1/chat/completions", body).json["choices"]
    assert [choice["index"] for choice in choices] == [0, 1, 2]
    stream = server.ask("/v1/chat/completions", {**body, "stream": True}).events
    texts = ["", "", ""]
    for event in stream:
        for choice in event["choices"]:
            texts[choice["index"]] += choice["delta"].get("content") or ""
    assert texts == [choice["message"]["content"] for choice in choices]


def test_as_many_slots_are_listed_as_replies_are_written_at_once(server: Running) -> None:
    server.ask("/v1/chat/completions", short(1))
    assert len(server.ask("/slots").json) == server.ask("/props").json["total_slots"] > 1
    assert json.dumps(writing(server)) == "[]"
