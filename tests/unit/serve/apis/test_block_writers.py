"""Anthropic's blocks and OpenAI's items of a streamed reply: those of the whole one, whatever is told beside them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.engine.events import Description
from app.serve.apis.anthropic import MessageWriter
from app.serve.apis.openai_responses import ResponseWriter, read_response
from app.serve.apis.stored_responses import Turn
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.tools.forms import CallForm
from tests.fakes.api_requests import anthropic
from tests.fakes.rounds import rounds_of, trace_of

CALL = '\n{"name": "add", "arguments": {"a": 1}}\n</tool_call>'
REPLIES = (
    ["<th", "ink>", "\n", "Hm", ".", "\n</", "think>", "\n", "\n", "Yes", "."],
    ["<th", "ink>", "\n", "Hm", "."],
    ["Y", "es", "."],
    ["<tool", "_call>", CALL, "\n"],
    ["<th", "ink>", "Hm", "</think>", "\n", f"<tool_call>{CALL}", "\n", f"<tool_call>{CALL}"],
    ["<th"],
    [],
)
ROUNDS = ({}, {"draftlight": {"rounds": True}})


def _message_writer(**options: Any) -> MessageWriter:
    tools = [{"name": "add", "input_schema": {"type": "object"}}]
    return _begun(MessageWriter(anthropic(tools=tools, **options)))


def _response_writer(**options: Any) -> ResponseWriter:
    tools = [{"type": "function", "name": "add", "parameters": {"type": "object"}}]
    read = read_response({"input": "Hi", "tools": tools, **options}, SpeculationOptions())
    return _begun(ResponseWriter(*read, Turn("", (), None, is_kept=False), lambda _: None))


def _begun(writer: Any) -> Any:
    writer.begin(ModelChoice("tiny", "tiny"), None, Description("", "", "", (), CallForm.HERMES))
    return writer


def _events(writer: Any, trace: Any, together: int = 1) -> list[dict[str, Any]]:
    stream = writer.opening()
    for first in range(0, len(trace.rounds), together):
        stream += writer.rounds(trace.rounds[first : first + together])
    stream += writer.end(trace) + writer.closing()
    return [json.loads(line[6:]) for line in stream.decode().splitlines() if line.startswith("data: ")]


def each_reply(test: Any) -> Any:
    """Run a test for each reply, with its rounds told or not, and so many of them together."""
    for name, values in (("options", ROUNDS), ("pieces", REPLIES), ("together", [1, 2, 3, 99])):
        test = pytest.mark.parametrize(name, values)(test)
    return test


def _options_told(events: list[dict[str, Any]]) -> list[str]:
    rounds = [one for event in events for one in event.get("draftlight", {}).get("rounds", [])]
    return [token["text"] for one in rounds for token in one["tokens"]]


@each_reply
def test_a_message_has_the_same_blocks_whole_and_streamed(pieces, options, together):
    trace = trace_of(rounds_of(pieces, draft_tokens=0))
    events = _events(_message_writer(**options), trace, together)
    blocks = [event["content_block"]["type"] for event in events if event["type"] == "content_block_start"]
    assert blocks == [block["type"] for block in _message_writer().whole([trace])["content"]]
    assert sum(event["type"] == "content_block_stop" for event in events) == len(blocks)
    assert _options_told(events) == (pieces if options else [])


@each_reply
def test_a_response_has_the_same_items_whole_and_streamed(pieces, options, together):
    trace = trace_of(rounds_of(pieces, draft_tokens=0))
    events = _events(_response_writer(**options), trace, together)
    done = [event["item"] for event in events if event["type"] == "response.output_item.done"]
    begun = [event["item"]["id"] for event in events if event["type"] == "response.output_item.added"]
    assert [item["id"] for item in done] == begun
    whole = _response_writer().whole([trace])["output"]
    assert [_words(item) for item in done] == [_words(item) for item in whole]
    assert [_words(item) for item in events[-1]["response"]["output"]] == [_words(item) for item in whole]
    assert _options_told(events) == (pieces if options else [])


def _words(item: dict[str, Any]) -> tuple[str, Any]:
    return item["type"], item["arguments"] if "arguments" in item else item["content"][0]["text"]


def test_a_call_of_a_function_in_a_namespace_has_both_names_again() -> None:
    def writer() -> ResponseWriter:
        function = {"type": "function", "name": "add", "parameters": {"type": "object"}}
        return _response_writer(tools=[{"type": "namespace", "name": "mcp__sums", "tools": [function]}])

    call = '<tool_call>\n{"name": "mcp__sums__add", "arguments": {"a": 1}}\n</tool_call>'
    trace = trace_of(rounds_of([call]))
    (item,) = writer().whole([trace])["output"]
    assert (item["namespace"], item["name"]) == ("mcp__sums", "add")
    events = _events(writer(), trace)
    items = [event["item"] for event in events if event["type"].startswith("response.output_item")]
    assert [(item["namespace"], item["name"]) for item in items] == [("mcp__sums", "add")] * 2
    assert [event["name"] for event in events if event["type"].endswith("arguments.done")] == ["add"]
