"""Ollama's paths, judged by Ollama's own client, over the real engine with the starter pair."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime

import ollama
import pytest

from tests.integration.serve.server_probe import Running

QUESTION = [{"role": "user", "content": "Who was the first prime minister of Britain?"}]
OPTIONS = {"temperature": 0, "num_predict": 10, "seed": 7}


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[ollama.Client]:
    with ollama.Client(host=server.url) as client:
        yield client


def test_it_is_found_as_ollama_is(server, client):
    assert server.ask("/").body == b"Ollama is running"
    assert server.ask("/", method="HEAD").status == 200
    assert server.ask("/api/version").json["version"]
    (model,) = [model for model in client.list().models if model.model == "starter"]
    assert model.details.family == "llama"
    assert model.details.parameter_size == "135M"
    assert len(model.digest) == 64
    shown = client.show("starter:latest")
    assert "im_start" in shown.template
    assert shown.modelinfo["general.architecture"] == "llama"
    assert shown.capabilities == ["completion", "tools"]
    (running,) = client.ps().models
    assert running.model == "starter"
    assert running.context_length == 4096
    assert running.size > 500e6


def test_a_chat_whole_and_streamed_is_the_same(client):
    whole = client.chat("starter", messages=QUESTION, options=OPTIONS)
    assert whole.message.role == "assistant"
    assert (whole.done, whole.done_reason, whole.eval_count) == (True, "length", 10)
    assert whole.total_duration >= whole.eval_duration > 0
    parts = list(client.chat("starter", messages=QUESTION, options=OPTIONS, stream=True))
    assert "".join(part.message.content for part in parts) == whole.message.content != ""
    assert [part.done for part in parts] == [False] * (len(parts) - 1) + [True]
    assert parts[-1].prompt_eval_count == whole.prompt_eval_count


def test_a_prompt_is_framed_or_raw(client):
    framed = client.generate("starter", prompt=QUESTION[0]["content"], options=OPTIONS)
    assert framed.response == client.chat("starter", messages=QUESTION, options=OPTIONS).message.content
    raw = client.generate("starter", prompt="One, two, three,", raw=True, options=OPTIONS)
    assert raw.prompt_eval_count < framed.prompt_eval_count
    parts = list(client.generate("starter", prompt="One, two, three,", raw=True, options=OPTIONS, stream=True))
    assert "".join(part.response for part in parts) == raw.response
    spoken = client.generate("starter", prompt="Hello", system="Answer in capitals.", options=OPTIONS)
    assert spoken.prompt_eval_count < framed.prompt_eval_count + 40


def test_a_reply_obeys_a_format(client):
    schema = {"type": "object", "properties": {"n": {"type": "integer", "maximum": 9}}, "required": ["n"]}
    options = {**OPTIONS, "num_predict": 40}
    reply = client.chat("starter", messages=[{"role": "user", "content": "A digit?"}], format=schema, options=options)
    assert json.loads(reply.message.content)["n"] <= 9
    reply = client.generate("starter", prompt="A digit?", format="json", options=options)
    assert reply.response.lstrip().startswith("{")


def test_guessing_is_switched_off_and_on(server):
    body = {"model": "starter", "messages": QUESTION, "stream": False, "draftlight": {"rounds": True}}
    off = server.ask("/api/chat", {**body, "options": {**OPTIONS, "draft_num_predict": 0}}).json
    assert not any(one["drafted"] for one in off["draftlight"]["rounds"])
    assert "draft_n" not in off["timings"]
    on = server.ask("/api/chat", {**body, "options": {**OPTIONS, "draft_num_predict": 2}}).json
    assert {len(one["drafted"]) for one in on["draftlight"]["rounds"]} <= {0, 1, 2}
    assert on["timings"]["draft_n"] > 0
    assert on["message"]["content"] == off["message"]["content"]


def test_logprobs_are_told(client):
    reply = client.chat("starter", messages=QUESTION, options=OPTIONS, logprobs=True, top_logprobs=2)
    assert "".join(token.token for token in reply.logprobs) == reply.message.content
    assert all(len(token.top_logprobs) == 2 for token in reply.logprobs)


def test_a_larger_context_is_loaded_and_a_smaller_one_is_there_and_models_leave_as_asked(client):
    for tokens in (6000, 2048):
        client.chat("starter", messages=QUESTION, options={"num_predict": 1, "num_ctx": tokens})
        assert client.ps().models[0].context_length == 6000
    kept_reply = client.generate("starter", keep_alive="1h30m")
    assert kept_reply.done_reason == "load"
    seconds_left = client.ps().models[0].expires_at - datetime.now(UTC)
    assert 5000 < seconds_left.total_seconds() <= 5400
    assert client.generate("starter", keep_alive=0).done_reason == "unload"
    assert client.ps().models == []
    brief = {"num_predict": 1}
    assert client.chat("starter", messages=QUESTION, options=brief, keep_alive=-1).load_duration > 0
    assert client.chat("starter", messages=QUESTION, options=brief).load_duration == 0
    assert client.ps().models[0].context_length == 4096  # as it was
