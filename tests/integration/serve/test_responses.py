"""``/v1/responses``, judged by OpenAI's own client."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import openai
import pytest

from tests.integration.serve.server_probe import Running

QUESTION = "Who was the first prime minister of Britain?"


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{server.url}/v1", api_key="unused", max_retries=0) as client:
        yield client


def request_with(**options: Any) -> dict[str, Any]:
    return {"model": "starter", "input": QUESTION, "max_output_tokens": 10, "temperature": 0} | options


def test_a_response_whole_and_streamed_is_the_same(client):
    whole = client.responses.create(**request_with())
    assert whole.output_text
    assert (whole.status, whole.incomplete_details.reason) == ("incomplete", "max_output_tokens")
    assert whole.usage.output_tokens == 10
    with client.responses.stream(**request_with()) as stream:
        events = list(stream)
    final = events[-1].response
    text = "".join(event.delta for event in events if event.type == "response.output_text.delta")
    assert text == final.output_text == whole.output_text
    assert [event.sequence_number for event in events if hasattr(event, "sequence_number")] == list(range(len(events)))
    assert events[0].type == "response.created"
    assert events[-1].type == "response.incomplete"


def test_timings_and_progress_come_while_a_response_is_written(server):
    body = {**request_with(), "input": "Not yet said. " * 40, "max_output_tokens": 6, "stream": True}
    events = server.ask("/v1/responses", {**body, "timings_per_token": True, "return_progress": True}).events
    progress = [event for event in events if "prompt_progress" in event]
    assert {event["type"] for event in progress} == {"response.in_progress"}
    assert progress[-1]["prompt_progress"]["processed"] == progress[-1]["prompt_progress"]["total"] > 0
    timed = [event for event in events if "timings" in event]
    assert {event["type"] for event in timed} == {"response.output_text.delta", "response.incomplete"}
    assert timed[0]["timings"]["predicted_n"] < timed[-1]["timings"]["predicted_n"] == 6
    assert [event["sequence_number"] for event in events] == list(range(len(events)))
    plain = server.ask("/v1/responses", body).events
    assert [event["type"] for event in plain if "timings" in event] == ["response.incomplete"]
    assert not any("prompt_progress" in event for event in plain)


def test_a_response_is_the_chats_reply(client):
    instructed = client.responses.create(**request_with(instructions="Be brief."))
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": QUESTION}]
    chat = client.chat.completions.create(model="starter", messages=messages, max_tokens=10, temperature=0)
    assert instructed.output_text == chat.choices[0].message.content
    parts = [
        {"role": "developer", "content": "Be brief."},
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": QUESTION}]},
    ]
    assert client.responses.create(**request_with(input=parts)).output_text == instructed.output_text


def test_a_response_obeys_a_schema_and_tells_logprobs(client):
    schema = {"type": "object", "properties": {"n": {"type": "integer", "maximum": 9}}, "required": ["n"]}
    form = {"format": {"type": "json_schema", "name": "digit", "schema": schema}}
    bound = client.responses.create(**request_with(text=form, max_output_tokens=40))
    assert bound.status == "completed"
    assert set(json.loads(bound.output_text)) == {"n"}
    response = client.responses.create(**request_with(include=["message.output_text.logprobs"], top_logprobs=2))
    entries = response.output[0].content[0].logprobs
    assert "".join(entry.token for entry in entries) == response.output_text
    assert all(len(entry.top_logprobs) == 2 for entry in entries)


@pytest.mark.parametrize("stream", [False, True])
def test_a_request_goes_on_with_a_kept_response_by_its_id(client: openai.OpenAI, stream: bool) -> None:
    if stream:
        with client.responses.stream(**request_with()) as events:
            first = list(events)[-1].response
    else:
        first = client.responses.create(**request_with())
    assert first.store is True
    assert client.responses.retrieve(first.id).output_text == first.output_text
    second = client.responses.create(**request_with(input="And the second?", previous_response_id=first.id))
    messages = [
        {"role": "user", "content": QUESTION},
        {"role": "assistant", "content": first.output_text},
        {"role": "user", "content": "And the second?"},
    ]
    whole = client.responses.create(**request_with(input=messages, store=False))
    assert (second.output_text, second.usage.input_tokens) == (whole.output_text, whole.usage.input_tokens)
    assert second.previous_response_id == first.id
    counted = client.responses.input_tokens.count(input="And the second?", previous_response_id=first.id)
    assert counted.input_tokens == whole.usage.input_tokens
    roles = [item.role for item in client.responses.input_items.list(second.id)]
    assert roles == ["user", "assistant", "user"]
    client.responses.delete(first.id)
    for gone in (first.id, whole.id, "resp_x"):
        with pytest.raises(openai.NotFoundError, match="kept for an hour"):
            client.responses.retrieve(gone)
        with pytest.raises(openai.BadRequestError, match="Send the whole conversation"):
            client.responses.create(**request_with(previous_response_id=gone))


def test_a_kept_response_is_found_with_its_own_key_alone(server: Running) -> None:
    kept = server.ask("/v1/responses", request_with(), Authorization="Bearer mine").json["id"]
    for headers in ({}, {"Authorization": "Bearer other"}):
        assert server.ask(f"/v1/responses/{kept}", **headers).status == 404
    assert server.ask(f"/responses/{kept}", Authorization="Bearer mine").json["id"] == kept
    answer = server.ask(f"/v1/responses/{kept}", method="DELETE", Authorization="Bearer mine")
    assert answer.json == {"id": kept, "object": "response", "deleted": True}


def test_what_cannot_be_done_is_refused(server):
    answer = server.ask("/v1/responses", {"model": "starter", "input": QUESTION, "background": True})
    assert answer.status == 400, answer.body
    assert answer.json["error"]["type"] == "invalid_request_error"
