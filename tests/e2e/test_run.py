"""``run`` and ``replay`` as processes: the keys, the sums, the same reply without guessing, signals, traces."""

from __future__ import annotations

import dataclasses
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from app.speculation.trace import Outcome, Summary, Trace
from app.traces.trace_files import SAMPLES, read_trace, write_trace
from tests.e2e.program import Ended, draftlight, end_after_one_letter, perform
from tests.fakes.rounds import written

_QUESTION = "Who was the first prime minister of Britain?"
# A fixed length: automatic pacing rightly guesses nothing while another program slows the draft down.
_PAIR = ("run", "-m", "starter:f32", "-md", "starter:q4_1", "-p", _QUESTION, "--draft-max", "5")
_SAMPLED = ("-n", "24", "--temp", "0.8", "--seed", "7")
_SMALL = ("run", "-m", "starter:q4_1", "--no-draft", "-n", "8", "--temp", "0")
_LONG = (*_PAIR, "-n", "4000", "--temp", "1")


def _json(text: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(text)
    return result


@pytest.fixture
def data(data_with_starter: Path) -> Path:
    return data_with_starter


def _done(ended: Ended) -> Ended:
    assert ended.status == 0, ended.err
    return ended


def test_a_reply_as_json_as_text_as_its_trace_and_without_guessing_is_one(
    data: Path, tmp_path: Path, capfd: pytest.CaptureFixture
) -> None:
    file = tmp_path / "trace.json"
    as_json = _done(draftlight(data, *_PAIR, *_SAMPLED, "--ngl", "auto", "--json", "--trace", str(file)))
    result = _json(as_json.out)
    assert set(result) == {field.name for field in dataclasses.fields(Summary)}
    committed = sum(result[f"{kind}_tokens"] for kind in ("accepted", "corrected", "bonus", "plain"))
    assert committed == result["generated_tokens"] == 24
    assert result["accepted_tokens"] > 0
    assert result["seed"] == 7

    trace = Trace.from_json(json.loads(file.read_text(encoding="utf-8")))
    tokens = [token for round_ in trace.rounds for token in round_.tokens]
    assert len(tokens) == 24
    assert sum(token.outcome is Outcome.ACCEPTED for token in tokens) == result["accepted_tokens"]
    assert "".join(token.text for token in tokens) == trace.summary.text == result["text"]

    assert perform(data, "replay", str(file)) == 0
    assert capfd.readouterr().out == result["text"] + "\n"

    log = (data / "draftlight.log").read_text(encoding="utf-8")
    assert "Draftlight" in log
    assert "prime minister" not in log
    assert result["text"][:12] not in log

    as_text = _done(draftlight(data, *_PAIR, *_SAMPLED))
    assert as_text.out == result["text"] + "\n"
    assert "24 tokens" in as_text.err
    assert "\x1b" not in as_text.out + as_text.err

    assert perform(data, "run", "-m", "starter:f32", "--no-draft", "-p", _QUESTION, *_SAMPLED, "--json") == 0
    plain = _json(capfd.readouterr().out)
    assert plain["text"] == result["text"]
    assert (plain["drafted_tokens"], plain["acceptance_rate"], plain["plain_tokens"]) == (0, None, 24)


def test_colours_mark_the_outcomes_and_change_no_word(data: Path, capfd: pytest.CaptureFixture) -> None:
    small = ("run", "-m", "starter:q4_1", "-md", "starter:q4_1", "-p", _QUESTION, "--draft-max", "4", "-n", "8")
    perform(data, *small, "--temp", "0", "--color", "always")
    coloured = capfd.readouterr().out
    assert "\x1b[32m" in coloured
    perform(data, *small, "--temp", "0")
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == capfd.readouterr().out


def test_the_prompt_can_come_from_standard_input_and_be_raw(data: Path, capfd: pytest.CaptureFixture) -> None:
    piped = _json(_done(draftlight(data, *_SMALL, "--raw", "--json", "-p", "-", text="One, two, three,")).out)
    assert piped["prompt_tokens"] < 12  # a chat template would add twenty
    perform(data, *_SMALL, "--raw", "--json", "-p", "One, two, three,")
    assert _json(capfd.readouterr().out)["text"] == piped["text"]


def test_interrupting_keeps_what_was_written(data: Path) -> None:
    ended = end_after_one_letter(data, *_LONG, interrupted=True)
    assert ended.status == 130
    assert ended.out.endswith("\n")
    assert "ended by cancelled" in ended.err
    assert "Traceback" not in ended.err


def test_a_reader_that_goes_away_is_no_error(data: Path) -> None:
    ended = end_after_one_letter(data, *_LONG, interrupted=False)
    assert (ended.status, ended.err) == (141, "")


def test_a_sample_is_replayed_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    sample = SAMPLES[-1]
    assert perform(tmp_path, "replay", f"sample:{sample.name}") == 0
    assert capsys.readouterr().out == sample.read().summary.text + "\n"


def test_a_replay_that_is_interrupted_ends_without_a_word(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    write_trace(file, written("word " * 4000))
    ended = end_after_one_letter(tmp_path, "replay", str(file), "--speed", "0.1", interrupted=True)
    assert (ended.status, ended.err) == (130, "")


def test_samples_hold_no_path_of_the_computer_they_were_recorded_on() -> None:
    for sample in SAMPLES:
        text = json.dumps(read_trace(sample.path).to_json())
        assert os.sep + "home" not in text
        assert ".gguf" not in text
