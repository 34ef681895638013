"""A conversation that outgrows the context is refused in words that agents know, or sheds what is oldest."""

from __future__ import annotations

from collections.abc import Iterator

import anthropic
import openai
import pytest

from app.paths import Paths
from app.serve.model_registry import LoadOptions
from app.serve.server import ServeOptions
from tests.integration.serve.server_probe import SMALL, Running, serving

ROOM = 256
TALK = [
    message
    for number in range(12)
    for message in (
        {"role": "user", "content": f"What is {number} and {number}? Answer in one word, and say no more than that."},
        {"role": "assistant", "content": f"It is {2 * number}, as everybody knows who has learned to add."},
    )
]
QUESTION = {"role": "user", "content": "And one and one?"}
LONG = [*TALK, QUESTION]


@pytest.fixture(scope="module")
def server(starter_paths: Paths) -> Iterator[Running]:
    options = ServeOptions(first=SMALL, loading=LoadOptions(context_tokens=ROOM))
    with serving(starter_paths, options) as running:
        yield running


@pytest.mark.parametrize("stream", [False, True])
def test_openais_clients_are_told_that_the_context_is_exceeded(server, stream):
    with (
        openai.OpenAI(base_url=f"{server.url}/v1", api_key="unused", max_retries=0) as client,
        pytest.raises(openai.BadRequestError, match=r"This model's maximum context length is 256 tokens") as refusal,
    ):
        client.chat.completions.create(model="small", messages=LONG, max_tokens=4, stream=stream)
    assert refusal.value.code == "context_length_exceeded"
    assert refusal.value.type == "exceed_context_size_error"  # llama-server's word
    assert refusal.value.body["n_prompt_tokens"] > refusal.value.body["n_ctx"] == ROOM


def test_anthropics_clients_are_told_that_the_prompt_is_too_long(server):
    with (
        anthropic.Anthropic(base_url=server.url, api_key="unused", max_retries=0) as client,
        pytest.raises(anthropic.BadRequestError, match="prompt is too long"),
    ):
        client.messages.create(model="small", messages=LONG, max_tokens=4)


def test_a_prompt_without_a_template_and_one_of_tools_are_refused_too(server):
    tool = {"type": "function", "function": {"name": "add", "description": "Adds. " * ROOM, "parameters": {}}}
    for path, body in (
        ("/completion", {"prompt": "word " * 2 * ROOM, "n_predict": 4}),
        ("/v1/chat/completions", {"messages": [QUESTION], "tools": [tool], "max_tokens": 4}),
    ):
        answer = server.ask(path, body)
        assert answer.status == 400
        assert answer.json["error"]["n_prompt_tokens"] > ROOM


def test_what_is_oldest_leaves_where_the_sender_says_so(server):
    short = {"max_output_tokens": 4, "input": LONG}
    assert server.ask("/v1/responses", {**short, "truncation": "auto"}).json["usage"]["input_tokens"] < ROOM
    for truncation in ("disabled", None):
        assert server.ask("/v1/responses", {**short, "truncation": truncation}).status == 400
    talk = {"model": "small", "messages": LONG, "stream": False, "options": {"num_predict": 4}}
    assert server.ask("/api/chat", talk).json["prompt_eval_count"] < ROOM  # as Ollama does where nothing is said
    assert server.ask("/api/chat", {**talk, "truncate": False}).status == 400


def test_all_of_the_context_can_be_a_prompt(server):
    """A conversation need not leave room for a long reply: the reply has what there is."""
    words = "one " * (ROOM - 45)
    reply = server.ask("/v1/chat/completions", {"messages": [{"role": "user", "content": words}]}).json
    usage, (choice,) = reply["usage"], reply["choices"]
    assert usage["prompt_tokens"] > ROOM * 3 // 4
    assert usage["total_tokens"] <= ROOM + 1  # nothing has to read the last token
    assert choice["finish_reason"] in {"length", "stop"}
