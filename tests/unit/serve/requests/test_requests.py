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
from app.serve.apis.openai_chat import read_chat
from app.serve.model_registry import SpeculationOptions
from app.serve.replies import MOST_UNREAD_BYTES, SendBuffer
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.request_body import MOST_NESTED, parse_object
from app.speculation.settings import MOST_DRAFTED, SpeculationMode
from tests.fakes.api_requests import READERS, USER, anthropic, chat, completion, infill, ollama, refused, response, text

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
    "input_prefix", "input_suffix", "input_extra", "suffix",
)  # fmt: skip


def outcome_of(act: Callable[[], object]) -> object:
    """Return the function's value, or the refusal that it raises."""
    try:
        return act()
    except ApiError as refusal:
        return refusal


@pytest.mark.parametrize("read", [*READERS, infill])
def test_any_json_is_understood_or_refused(read):
    for name, value in itertools.product(_NAMES, _VALUES):
        outcome = outcome_of(lambda fields={name: value}: read(**fields))
        is_refusal = isinstance(outcome, ApiError) and outcome.status == 400 and outcome.sentence.endswith(".")
        assert is_refusal or isinstance(outcome, ReplyRequest), (name, value)


REFUSED = (
    (chat, {"temperature": -1}, "temperature"), (chat, {"top_p": 2}, "top_p"), (chat, {"n": 99}, "n"),
    (chat, {"max_tokens": "many"}, "max_tokens"), (chat, {"top_logprobs": 3}, "top_logprobs"),
    (chat, {"logit_bias": {"": 1}}, "logit_bias"), (chat, {"speculative": {"type": "magic"}}, "speculative.type"),
    (text, {"n": 1, "best_of": 2}, "best_of"), (chat, {"messages": []}, "messages"),
    (chat, {"messages": [{"role": "alien", "content": "x"}]}, "messages[0]"),
    (chat, {"messages": [{"role": "user", "content": [{"type": "image_url"}]}]}, "messages[0]"),
    (chat, {"continue_final_message": True}, "continue_final_message"),
    (chat, {"add_generation_prompt": False}, "add_generation_prompt"),
    *((chat, {"response_format": form}, "response_format") for form in ("json", 7, [])),
    *((chat, {"response_format": {"type": kind}}, "response_format.type") for kind in ("nonsense", 7)),
    (chat, {"response_format": {"type": "json_schema", "json_schema": 7}}, "response_format.json_schema"),
    (anthropic, {"max_tokens": 0}, "max_tokens"), (anthropic, {"max_tokens": None}, "max_tokens"),
    (anthropic, {"messages": []}, "messages"), (anthropic, {"temperature": "hot"}, "temperature"),
    (anthropic, {"messages": [{"role": "user", "content": [{"type": "image", "source": {}}]}]}, "messages[0]"),
    (anthropic, {"tools": [{"name": "a b", "input_schema": {}}]}, "tools[0].name"),
    (anthropic, {"tool_choice": {"type": "any"}}, "tool_choice"),
    (response, {"input": []}, "input"), (response, {"input": 7}, "input"),
    (response, {"background": True}, "background"), (response, {"top_logprobs": 3}, "top_logprobs"),
    (ollama, {"options": {"temperature": "hot"}}, "options.temperature"), (ollama, {"format": "xml"}, "format"),
    (ollama, {"keep_alive": "soon"}, "keep_alive"), (ollama, {"truncate": "often"}, "truncate"),
    *((completion, {"prompt": prompt}, "prompt") for prompt in (
        7, [], [1, None], ["a"] * 65, {"prompt_string": "a", "multimodal_data": ["aGk="]})),
)  # fmt: skip


@pytest.mark.parametrize(("read", "fields", "named"), REFUSED)
def test_a_value_that_makes_no_sense_is_refused_by_the_name_of_its_field(read, fields, named):
    refusal = refused(read, **fields)
    assert refusal.field == named
    assert refusal.sentence.endswith(".")


CALL = {"id": "a", "function": {"name": "f", "arguments": "{}"}}
RESULT = {"role": "tool", "tool_call_id": "a", "content": "b"}


@pytest.mark.parametrize(
    ("read", "fields", "without"),
    [
        (response, {"input": [{"type": None, **USER}]}, {"input": [USER]}),
        (response, {"text": {"format": {"type": None}}}, {}),
        (chat, {"response_format": {"type": None}}, {}),
        (
            chat,
            {"messages": [{"role": "assistant", "tool_calls": [{**CALL, "custom": None}]}, RESULT]},
            {"messages": [{"role": "assistant", "tool_calls": [CALL]}, RESULT]},
        ),
        (
            chat,
            {"messages": [{"role": "assistant", "tool_calls": [{"function": None, "custom": CALL["function"]}]}]},
            {"messages": [{"role": "assistant", "tool_calls": [{"custom": CALL["function"]}]}]},
        ),
        (infill, {"input_extra": [{"filename": None, "text": "a"}]}, {"input_extra": [{"text": "a"}]}),
    ],
)
def test_null_within_a_member_counts_as_left_out(read, fields, without):
    assert read(**fields) == read(**without)


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
    reply_request, _ = read_chat({"messages": [USER], "speculative": given_}, usual)
    assert (reply_request.speculation.mode, reply_request.speculation.n_max) == (mode, n_max)


@pytest.mark.parametrize("read", READERS)
def test_guessing_is_chosen_in_two_spellings(read):
    members = {"type": "lookup", "n_max": 8, "n_min": 2, "p_min": 0.5}
    flat = {f"speculative.{name}": value for name, value in members.items()}
    reply_request = read(**flat, speculative=None)
    assert reply_request.speculation == SpeculationOptions(SpeculationMode.LOOKUP, 8, 2, 0.5)
    assert read(speculative=members).speculation == reply_request.speculation
    assert read(**{"speculative.n_max": None}).speculation == read().speculation
    for wrong in ({"speculative.n_max": "x"}, {"speculative": {}, "speculative.n_max": 3}):
        assert refused(read, **wrong).field == [*wrong][-1]


@pytest.mark.parametrize("name", ["n_max", "n_min"])
def test_a_guess_longer_than_any_that_is_made_is_refused(name):
    assert getattr(chat(speculative={name: MOST_DRAFTED}).speculation, name) == MOST_DRAFTED
    assert str(MOST_DRAFTED) in refused(chat, speculative={name: MOST_DRAFTED + 1}).sentence


def test_halves_of_characters_become_whole():
    reply_request = chat(messages=json.loads('[{"role": "user", "content": "a\\ud800b"}]'))
    assert reply_request.messages[0].text == "a\ufffdb"


def test_a_reader_that_takes_nothing_loses_the_reply_within_a_bound():
    async def fill() -> int:
        buffer, sent = SendBuffer(), 0
        while not isinstance(outcome_of(lambda: buffer.add(b"x" * 1000)), ApiError):
            sent += 1000
        return sent

    assert MOST_UNREAD_BYTES <= asyncio.run(fill()) <= MOST_UNREAD_BYTES + 2000
