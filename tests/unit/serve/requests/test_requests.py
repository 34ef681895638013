"""Requests come from strangers: whatever they hold, they are understood or refused with a sentence."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.serve.api_errors import ApiError
from app.serve.apis import ollama
from app.serve.apis.anthropic import read_messages
from app.serve.apis.llama_server import read_completion
from app.serve.apis.openai import read_text
from app.serve.apis.openai_chat import read_chat
from app.serve.apis.openai_responses import read_response
from app.serve.replies import MOST_UNREAD_BYTES, SendBuffer
from app.serve.requests.reply_request import ReplyRequest, SpeculationOptions
from app.serve.requests.request_body import MOST_NESTED, parse_object
from app.serve.security import AccessRules
from app.speculation.settings import MOST_DRAFTED, SpeculationMode

# Ready values, since to draw nested ones takes seconds on a busy machine.
_VALUES = (
    None, True, False, 0, -1, 3, 10**30, 0.5, -1e300, 1e300, "", "word", "\ud800", [], [1], [[]], ["a"] * 70, {},
    {"type": "none"}, {"type": 7}, {"1": -100}, {"1": "x"}, [[1, False]], [["x", 1]], ["a", "b"],
    [{"role": "user", "content": 7}],
    [{"role": "user", "content": [{"type": "text", "text": "\udfff"}]}], {"n_max": 3.5}, {"rounds": "yes"},
    {"include_usage": True}, {"type": "json_schema", "json_schema": {"schema": []}},
)  # fmt: skip
_NAMES = (
    "model", "messages", "prompt", "temperature", "top_p", "top_k", "min_p", "seed", "stop", "n", "max_tokens",
    "max_completion_tokens", "logit_bias", "logprobs", "top_logprobs", "response_format", "json_schema", "grammar",
    "stream", "stream_options", "speculative", "draftlight", "user", "draft_model", "repeat_last_n", "echo",
    "best_of", "tools", "tool_choice", "timings_per_token", "return_progress", "modalities", "reasoning_effort",
    "options", "format", "think", "keep_alive", "raw", "system", "thinking", "stop_sequences", "input",
    "instructions", "include", "text", "reasoning", "truncation", "previous_response_id",
    "add_generation_prompt", "continue_final_message", "verbose", "response_fields", "truncate",
    "n_predict", "n_probs", "ignore_eos", "samplers", "mirostat", "speculative.n_max", "return_tokens",
)  # fmt: skip


def _read_response(values, usual):
    return read_response({"input": "Hi", **values}, usual)


def _read_messages(values, usual):
    return [read_messages({"max_tokens": 8, **values}, usual)]


_READERS = (
    _read_messages,
    _read_response,
    read_chat,
    read_text,
    read_completion,
    ollama.read_chat,
    ollama.read_generate,
)


def outcome_of(act: Callable[[], object]) -> object:
    """What it returns, or the refusal it raises."""
    try:
        return act()
    except ApiError as refusal:
        return refusal


_GOOD = {"messages": [{"role": "user", "content": "Hi"}], "prompt": "Hi"}


@pytest.mark.parametrize("read", [read_chat, read_text, read_completion, ollama.read_chat, ollama.read_generate])
def test_any_json_is_understood_or_refused(read):
    for name, value in itertools.product(_NAMES, _VALUES):
        outcome = outcome_of(lambda asked={**_GOOD, name: value}: read(asked, SpeculationOptions())[0])
        is_refusal = isinstance(outcome, ApiError) and outcome.status == 400 and outcome.sentence.endswith(".")
        assert is_refusal or isinstance(outcome, ReplyRequest), (name, value)


@given(st.binary(max_size=200))
def test_any_bytes_are_an_object_or_refused(content):
    outcome = outcome_of(lambda: parse_object(content))
    assert isinstance(outcome, dict) or outcome.status in {400, 413, 422}


@pytest.mark.parametrize("number", ["1e999", "-1e999", "NaN", "Infinity"])
def test_a_number_that_no_answer_could_repeat_is_no_json(number):
    outcome = outcome_of(lambda: parse_object(f'{{"tools": [{{"parameters": {{"maximum": {number}}}}}]}}'.encode()))
    assert outcome.status == 400
    assert parse_object(b'{"a": 1e300}') == {"a": 1e300}


def test_nesting_is_bounded():
    def nested(depth: int) -> bytes:
        return b'{"a":' * depth + b"1" + b"}" * depth

    assert parse_object(nested(MOST_NESTED))
    with pytest.raises(ApiError, match="nested"):
        parse_object(nested(MOST_NESTED + 1))


@pytest.mark.parametrize(
    ("given_", "mode", "n_max"),
    [
        ({"type": "none"}, SpeculationMode.OFF, 7),
        ({"n_max": 0}, SpeculationMode.OFF, 7),
        ({"type": "lookup", "n_max": 3}, SpeculationMode.LOOKUP, 3),
        ({"type": "auto"}, SpeculationMode.AUTOMATIC, 7),
        ({}, SpeculationMode.DRAFT, 7),
    ],
)
def test_what_is_not_said_of_guessing_is_as_the_command_line_had_it(given_, mode, n_max):
    usual = SpeculationOptions(SpeculationMode.DRAFT, 7)
    asked, _ = read_chat({**_GOOD, "prompt": None, "speculative": given_}, usual)
    assert (asked.speculation.mode, asked.speculation.n_max) == (mode, n_max)


@pytest.mark.parametrize("read", _READERS)
def test_guessing_is_chosen_in_two_spellings(read):
    members = {"type": "lookup", "n_max": 8, "n_min": 2, "p_min": 0.5}
    flat = {f"speculative.{name}": value for name, value in members.items()}
    given_ = {"prompt": "Hi"} if read in {read_text, read_completion, ollama.read_generate} else {}
    given_ |= {"messages": _GOOD["messages"]} if read in {_read_messages, read_chat, ollama.read_chat} else {}
    asked = read({**given_, **flat, "speculative": None}, SpeculationOptions())[0]
    assert asked.speculation == SpeculationOptions(SpeculationMode.LOOKUP, 8, 2, 0.5)
    assert read({**given_, "speculative": members}, SpeculationOptions())[0].speculation == asked.speculation
    unsaid = read({**given_, "speculative.n_max": None}, SpeculationOptions())[0]
    assert unsaid.speculation == read(given_, SpeculationOptions())[0].speculation
    for wrong in ({"speculative.n_max": "x"}, {"speculative": {}, "speculative.n_max": 3}):
        refusal = outcome_of(lambda wrong=wrong: read({**given_, **wrong}, SpeculationOptions()))
        assert (refusal.status, refusal.field) == (400, [*wrong][-1])


@pytest.mark.parametrize("name", ["n_max", "n_min"])
def test_a_guess_longer_than_any_that_is_made_is_refused(name):
    def read(length):
        asked, _ = read_chat({**_GOOD, "prompt": None, "speculative": {name: length}}, SpeculationOptions())
        return getattr(asked.speculation, name)

    assert read(MOST_DRAFTED) == MOST_DRAFTED
    with pytest.raises(ApiError, match=str(MOST_DRAFTED)):
        read(MOST_DRAFTED + 1)


def test_halves_of_characters_become_whole():
    asked, _ = read_chat(json.loads('{"messages": [{"role": "user", "content": "a\\ud800b"}]}'), SpeculationOptions())
    assert asked.messages[0].text == "a\ufffdb"


def test_a_reader_that_takes_nothing_loses_the_reply_within_a_bound():
    async def fill() -> int:
        buffer, sent = SendBuffer(), 0
        while not isinstance(outcome_of(lambda: buffer.add(b"x" * 1000)), ApiError):
            sent += 1000
        return sent

    assert MOST_UNREAD_BYTES <= asyncio.run(fill()) <= MOST_UNREAD_BYTES + 2000


def test_other_addresses_know_names_of_this_computer_and_no_others():
    everywhere = AccessRules(host="0.0.0.0", key="k")
    assert everywhere.knows_host("192.168.1.7:8087")
    assert not everywhere.knows_host("evil.example")
    local = AccessRules()
    assert not local.knows_host("192.168.1.7:8087")
    assert local.knows_host("localhost:1")
