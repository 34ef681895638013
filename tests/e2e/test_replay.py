"""Traces shown by ``replay``, its ends as a process, and what is refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.traces.trace_files import SAMPLES, Sample, read_trace, write_trace
from tests.e2e.program import command, environment, perform
from tests.fakes.rounds import written


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_sample_is_replayed(tmp_path: Path, sample: Sample, capsys: pytest.CaptureFixture) -> None:
    assert perform(tmp_path, "replay", f"sample:{sample.name}") == 0
    assert capsys.readouterr().out == sample.read().summary.text + "\n"


@pytest.fixture
def interrupts_heard() -> Iterator[None]:
    """Tests that a shell runs in the background ignore interrupts, and so would the programs they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interrupts_heard")
def test_interrupting_a_replay_ends_it_at_once(tmp_path: Path) -> None:
    file = tmp_path / "slow.json"
    write_trace(file, written("word " * 400))
    with subprocess.Popen(
        command(tmp_path, "replay", str(file), "--speed", "0.1"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(), bufsize=1,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert errors == ""


def test_a_reader_of_a_replay_that_goes_away_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    write_trace(file, written("word " * 4000))
    reading, writing = os.pipe()
    with subprocess.Popen(
        command(tmp_path, "replay", str(file)),
        stdout=writing, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        os.close(writing)
        os.read(reading, 1)
        os.close(reading)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 141
    assert errors == ""


def test_samples_hold_no_path_of_the_computer_they_were_recorded_on() -> None:
    for sample in SAMPLES:
        text = json.dumps(read_trace(sample.path).to_json())
        assert os.sep + "home" not in text
        assert ".gguf" not in text
