"""Traces and the program as a process: recorded by ``run``, shown by ``replay``, refused with one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.paths import Paths
from app.traces.samples import SAMPLES, Sample
from app.traces.trace_files import read_trace, write_trace
from tests.e2e.program import command, draftlight, environment
from tests.fakes.rounds import written


def test_what_run_saved_is_replayed_and_becomes_a_page(starter_paths: Paths, tmp_path: Path) -> None:
    data, file, page = starter_paths.data, tmp_path / "reply.json", tmp_path / "reply.html"
    run = draftlight(data, "run", "-m", "starter:f32", "-md", "starter:q4_1", "-p", "Count to three.", "-n", "12",
                     "--temp", "0", "--trace", str(file))  # fmt: skip
    again = draftlight(data, "replay", str(file))
    assert (again.status, again.out) == (0, run.out)
    assert "12 tokens" in again.err
    made = draftlight(data, "replay", str(file), "--html", str(page))
    assert (made.status, made.out, made.err) == (0, f"{page}\n", "")
    assert "Count to three." in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_sample_is_replayed(tmp_path: Path, sample: Sample) -> None:
    ended = draftlight(tmp_path, "replay", f"sample:{sample.name}")
    assert ended.status == 0
    assert ended.out == sample.read().summary.text + "\n"


def test_bad_traces_are_one_line_each(tmp_path: Path) -> None:
    huge, cut, newer, absent = (tmp_path / f"{name}.json" for name in ("huge", "cut", "newer", "absent"))
    with huge.open("wb") as file:
        file.truncate(2**30)
    write_trace(cut, written("One two three."))
    whole = json.loads(cut.read_text())
    newer.write_text(json.dumps({**whole, "schema": 99}))
    cut.write_bytes(cut.read_bytes()[:500])
    page = tmp_path / "page.html"
    for bad, said in ((huge, "too large"), (cut, "cut off"), (newer, "newer Draftlight"), (absent, "No such file"),
                      (tmp_path, "is not a file")):  # fmt: skip
        ended = draftlight(tmp_path, "replay", str(bad), "--html", str(page))
        assert ended.status == 3, ended.err
        assert said in ended.sentence
        assert not page.exists()


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
