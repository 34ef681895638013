"""Anthropic's paths, judged by Anthropic's own client, over the real engine with the starter pair."""

from __future__ import annotations

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


def test_a_conversation_is_counted_as_it_is_read(client):
    system = [{"type": "text", "text": "Be brief.", "cache_control": {"type": "ephemeral"}}]
    counted = client.messages.count_tokens(model="starter", messages=QUESTION, system=system)
    usage = client.messages.create(**request_with(system=system)).usage
    assert counted.input_tokens == usage.input_tokens + usage.cache_read_input_tokens
    assert counted.input_tokens < client.messages.count_tokens(model="starter", messages=QUESTION * 3).input_tokens


def test_a_count_needs_no_limit_of_the_reply(server):
    for limit in ({}, {"max_tokens": None}):
        assert server.ask("/v1/messages/count_tokens", {"messages": QUESTION, **limit}).json["input_tokens"] > 0


def test_a_path_that_is_not_here_is_told_in_anthropics_words(server):
    answer = server.ask("/v1/files", **{"anthropic-version": "2023-06-01"})
    assert (answer.status, answer.json["type"]) == (404, "error")


def test_a_system_prompt_may_stand_among_the_messages(client):
    messages = [{"role": "system", "content": "Be brief."}, *QUESTION]
    apart = client.messages.count_tokens(model="starter", messages=QUESTION, system="Be brief.")
    assert client.messages.count_tokens(model="starter", messages=messages) == apart
