"""Anthropic's paths, judged by Anthropic's own client, over the real engine with the starter pair."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import anthropic
import pytest

from tests.integration.serve.server_probe import Running

QUESTION = [{"role": "user", "content": "Who was the first prime minister of Britain?"}]


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[anthropic.Anthropic]:
    with anthropic.Anthropic(base_url=server.url, api_key="unused", max_retries=0) as client:
        yield client


def request_with(**options: Any) -> dict[str, Any]:
    return {"model": "starter", "messages": QUESTION, "max_tokens": 10, "extra_body": {"seed": 7, "top_k": 1}} | options


def test_a_message_whole_and_streamed_is_the_same(client):
    whole = client.messages.create(**request_with())
    assert (whole.type, whole.role, whole.model) == ("message", "assistant", "starter")
    assert whole.stop_reason == "max_tokens"
    assert whole.usage.output_tokens == 10
    with client.messages.stream(**request_with()) as stream:
        text = "".join(stream.text_stream)
        final = stream.get_final_message()
    assert text == whole.content[0].text != ""
    assert final.content[0].text == text
    assert final.stop_reason == "max_tokens"
    assert final.usage.output_tokens == 10
    assert final.usage.cache_read_input_tokens > 0  # the same question a second time


def test_the_events_of_a_stream_come_in_order(server):
    body = request_with(stream=True, draftlight={"rounds": True})
    body |= body.pop("extra_body")
    events = server.ask("/v1/messages", body).events
    kinds = [event["type"] for event in events]
    assert kinds[:2] == ["message_start", "content_block_start"]
    assert kinds[-3:] == ["content_block_stop", "message_delta", "message_stop"]
    assert set(kinds[2:-3]) == {"content_block_delta"}
    rounds = [one for event in events for one in event.get("draftlight", {}).get("rounds", [])]
    tokens = [token for one in rounds for token in one["tokens"]]
    assert len(tokens) == 10
    assert "".join(token["text"] for token in tokens) == "".join(
        event["delta"]["text"] for event in events if event["type"] == "content_block_delta"
    )


def test_a_conversation_is_counted_as_it_is_read(client):
    system = [{"type": "text", "text": "Be brief.", "cache_control": {"type": "ephemeral"}}]
    counted = client.messages.count_tokens(model="starter", messages=QUESTION, system=system)
    usage = client.messages.create(**request_with(system=system)).usage
    assert counted.input_tokens == usage.input_tokens + usage.cache_read_input_tokens
    assert counted.input_tokens < client.messages.count_tokens(model="starter", messages=QUESTION * 3).input_tokens


def test_an_answer_obeys_a_schema_and_the_effort_is_no_obstacle(client):
    schema = {"type": "object", "properties": {"n": {"type": "integer", "maximum": 9}}, "required": ["n"]}
    output = {"effort": "low", "format": {"type": "json_schema", "schema": schema}}
    answer = client.messages.create(**request_with(output_config=output, max_tokens=40))
    assert set(json.loads(answer.content[0].text)) == {"n"}
    counted = client.messages.count_tokens(model="starter", messages=QUESTION, output_config=output)
    assert counted.input_tokens == answer.usage.input_tokens + answer.usage.cache_read_input_tokens


def test_a_system_prompt_may_stand_among_the_messages(client):
    messages = [{"role": "system", "content": "Be brief."}, *QUESTION]
    apart = client.messages.count_tokens(model="starter", messages=QUESTION, system="Be brief.")
    assert client.messages.count_tokens(model="starter", messages=messages) == apart
