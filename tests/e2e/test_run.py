"""``run`` on the starter pair: the keys, the sums, the same reply with guessing and without."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from app.paths import Paths
from app.speculation.trace import Outcome, Summary, Trace
from tests.e2e.program import Ended, command, draftlight, environment

_QUESTION = "Who was the first prime minister of Britain?"
# A fixed length: automatic pacing rightly guesses nothing while another program slows the draft down.
_PAIR = ("run", "-m", "starter:f32", "-md", "starter:q4_1", "-p", _QUESTION, "--draft-max", "5")
_KEYS = {
    "text", "finish_reason", "seed", "target", "draft", "prompt_tokens", "reused_tokens", "generated_tokens",
    "drafted_tokens", "accepted_tokens", "rejected_tokens", "corrected_tokens", "bonus_tokens", "plain_tokens",
    "rounds", "acceptance_rate", "acceptance_length", "tokens_per_second", "time_to_first_token_ms", "prefill_ms",
    "decode_ms", "draft_ms", "verify_ms",
}  # fmt: skip


@pytest.fixture(scope="session")
def data(starter_paths: Paths) -> Path:
    return starter_paths.data


def _json(ended: Ended) -> dict[str, Any]:
    assert ended.status == 0, ended.err
    result: dict[str, Any] = json.loads(ended.out)
    return result


def test_json_holds_every_key_and_its_counts_add_up(data: Path, tmp_path: Path) -> None:
    trace_file = tmp_path / "trace.json"
    result = _json(
        draftlight(data, *_PAIR, "-n", "48", "--temp", "0.8", "--seed", "7", "--json", "--trace", str(trace_file))
    )
    assert set(result) >= _KEYS
    assert set(result) == {field.name for field in dataclasses.fields(Summary)}
    committed = sum(result[f"{kind}_tokens"] for kind in ("accepted", "corrected", "bonus", "plain"))
    assert committed == result["generated_tokens"] == 48
    assert result["accepted_tokens"] > 0
    assert result["seed"] == 7

    trace = Trace.from_json(json.loads(trace_file.read_text(encoding="utf-8")))
    tokens = [token for round_ in trace.rounds for token in round_.tokens]
    assert len(tokens) == 48
    assert sum(token.outcome is Outcome.ACCEPTED for token in tokens) == result["accepted_tokens"]
    assert "".join(token.text for token in tokens) == trace.summary.text == result["text"]


def test_the_reply_is_the_same_without_guessing(data: Path) -> None:
    sampling = ("-n", "64", "--temp", "0.8", "--seed", "7", "--json")
    guessed = _json(draftlight(data, *_PAIR, *sampling))
    plain = _json(draftlight(data, "run", "-m", "starter:f32", "--no-draft", "-p", _QUESTION, *sampling))
    assert guessed["text"] == plain["text"]
    assert guessed["drafted_tokens"] > 0
    assert (plain["drafted_tokens"], plain["acceptance_rate"], plain["plain_tokens"]) == (0, None, 64)


def test_the_text_streams_to_stdout_and_the_readout_to_stderr(data: Path) -> None:
    ended = draftlight(data, *_PAIR, "-n", "12", "--temp", "0")
    result = _json(draftlight(data, *_PAIR, "-n", "12", "--temp", "0", "--json"))
    assert ended.status == 0
    assert ended.out == result["text"] + "\n"
    assert "12 tokens" in ended.err
    assert "\x1b" not in ended.out + ended.err


def test_colours_mark_the_outcomes_and_change_no_word(data: Path) -> None:
    coloured = draftlight(data, *_PAIR, "-n", "12", "--temp", "0", "--color", "always")
    assert "\x1b[32m" in coloured.out
    bare = coloured.out
    for code in ("[32m", "[4;33m", "[3;36m", "[0m"):
        bare = bare.replace(f"\x1b{code}", "")
    assert bare == draftlight(data, *_PAIR, "-n", "12", "--temp", "0").out


def test_the_prompt_can_come_from_standard_input_and_be_raw(data: Path) -> None:
    arguments = ("run", "-m", "starter:q4_1", "--raw", "-n", "8", "--temp", "0", "--json")
    piped = _json(draftlight(data, *arguments, "-p", "-", text="One, two, three,"))
    given = _json(draftlight(data, *arguments, "-p", "One, two, three,"))
    assert piped["text"] == given["text"]
    assert piped["prompt_tokens"] < 12  # a chat template would add twenty


def test_interrupting_keeps_what_was_written(data: Path) -> None:
    with subprocess.Popen(
        command(data, *_PAIR, "-n", "4000", "-c", "8192", "--temp", "1"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(), bufsize=1,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        first = process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (first + rest).endswith("\n")
    assert "ended by cancelled" in errors
    assert "Traceback" not in errors


def test_a_reader_that_goes_away_is_no_error(data: Path) -> None:
    reading, writing = os.pipe()
    with subprocess.Popen(
        command(data, *_PAIR, "-n", "4000", "-c", "8192", "--temp", "1"),
        stdout=writing, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        os.close(writing)
        os.read(reading, 1)
        os.close(reading)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 141
    assert errors == ""


def test_a_schema_a_grammar_and_stop_texts_bind_the_reply(data: Path) -> None:
    one = ("run", "-m", "starter:q4_1", "-p", "Count to nine.", "-n", "40", "--temp", "0", "--json")
    schema = '{"type": "object", "properties": {"n": {"type": "integer", "maximum": 9}}, "required": ["n"]}'
    assert set(json.loads(_json(draftlight(data, *one, "--json-schema", schema))["text"])) == {"n"}
    assert _json(draftlight(data, *one, "--grammar", 'root ::= "one, two, three"'))["text"] == "one, two, three"
    counted = ("--grammar", 'root ::= "one, two, three"', "--stop", "absent", "--stop", ", th")
    stopped = _json(draftlight(data, *one, *counted))
    assert (stopped["text"], stopped["finish_reason"]) == ("one, two", "stop")
    refused = draftlight(data, *one, "--grammar", "root ::= (")
    assert refused.status == 3
    assert "grammar" in refused.sentence


def test_penalties_and_typical_sampling_change_the_reply(data: Path) -> None:
    one = ("run", "-m", "starter:q4_1", "-p", "Say yes again and again.", "-n", "30", "--temp", "0", "--json")
    free = _json(draftlight(data, *one))["text"]
    assert _json(draftlight(data, *one, "--presence-penalty", "5"))["text"] != free
    assert _json(draftlight(data, *one, "--frequency-penalty", "5"))["text"] != free
    warm = (*one[:-3], "--temp", "1.5", "--seed", "1", "--json")
    assert _json(draftlight(data, *warm, "--typical", "0.2"))["text"] != _json(draftlight(data, *warm))["text"]
