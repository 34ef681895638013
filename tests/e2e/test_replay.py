"""Traces shown by ``replay``, its ends as a process, and what is refused."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.traces.trace_files import SAMPLES, Sample, read_trace, write_trace
from tests.e2e.program import end_after_one_letter, perform
from tests.fakes.rounds import written


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_sample_is_replayed(tmp_path: Path, sample: Sample, capsys: pytest.CaptureFixture) -> None:
    assert perform(tmp_path, "replay", f"sample:{sample.name}") == 0
    assert capsys.readouterr().out == sample.read().summary.text + "\n"


@pytest.mark.parametrize(("speed", "interrupted", "status"), [(("--speed", "0.1"), True, 130), ((), False, 141)])
def test_a_replay_that_is_interrupted_or_read_by_nobody_ends_without_a_word(
    tmp_path: Path, speed: tuple[str, ...], interrupted: bool, status: int
) -> None:
    file = tmp_path / "long.json"
    write_trace(file, written("word " * 4000))
    ended = end_after_one_letter(tmp_path, "replay", str(file), *speed, interrupted=interrupted)
    assert (ended.status, ended.err) == (status, "")


def test_samples_hold_no_path_of_the_computer_they_were_recorded_on() -> None:
    for sample in SAMPLES:
        text = json.dumps(read_trace(sample.path).to_json())
        assert os.sep + "home" not in text
        assert ".gguf" not in text
