"""Trace files: saved whole, read within bounds, refused with a sentence."""

from __future__ import annotations

import gc
import json
import os
import sys
import threading
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from app.speculation.trace import SCHEMA, Outcome
from app.traces.trace_files import (
    MOST_BYTES,
    MOST_CONTAINERS,
    MOST_VALUES,
    SAMPLES,
    Sample,
    TraceFileError,
    parse_trace,
    read_trace,
    sample_named,
    write_trace,
)
from tests.fakes.mutations import mutated
from tests.fakes.rounds import written

_HOSTILE = "</script><script>alert(1)</script>\x00\x1b[2J\u2028\U0001f6b2 “x” \\ \ufdd0"
_TRACE = replace(written(f"One two three. {_HOSTILE} four five."), question=_HOSTILE)


def _refusal(path: Path) -> str:
    with pytest.raises(TraceFileError) as caught:
        read_trace(path)
    sentence = caught.value.sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_a_saved_trace_is_read_again_whole(tmp_path: Path) -> None:
    path = tmp_path / "reply.json"
    write_trace(path, _TRACE)
    assert read_trace(path) == _TRACE
    path.read_bytes().decode("ascii")


@contextmanager
def automatic_collection(*thresholds: int) -> Iterator[None]:
    """Python's own, as in a program without a window."""
    usual, enabled = gc.get_threshold(), gc.isenabled()
    gc.set_threshold(*thresholds)
    gc.enable()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if not enabled:
            gc.disable()


LONG = written("One two three four five. " * 400)


@contextmanager
def collections_of_everything() -> Iterator[list[int]]:
    """Counts how often Python looks through all objects for garbage, on this thread."""
    here, count = threading.get_ident(), [0]

    def note(phase: str, info: dict[str, int]) -> None:
        count[0] += phase == "start" and info["generation"] == 2 and threading.get_ident() == here

    gc.callbacks.append(note)
    try:
        yield count
    finally:
        gc.callbacks.remove(note)


def test_a_large_trace_is_read_without_stopping_the_window_for_garbage() -> None:
    content = json.dumps(LONG.to_json()).encode()
    with automatic_collection(100, 1, 1), collections_of_everything() as count:  # such a file counts as large
        assert parse_trace(content, "reply.json") == LONG
        held = count[0]
        assert gc.isenabled()
    assert held <= 1  # none while it was read


def test_what_is_no_trace_leaves_the_search_for_garbage_as_it_was() -> None:
    with automatic_collection(*gc.get_threshold()):
        with pytest.raises(TraceFileError):
            parse_trace(b"{", "reply.json")
        assert gc.isenabled()


def test_other_threads_get_their_turn_while_a_large_trace_is_parsed() -> None:
    # Python changes threads between two of its own lines, and the parser has none.
    lines = 0

    def note(frame: object, event: str, _: object) -> None:
        nonlocal lines
        lines += event == "call" and getattr(frame, "f_back").f_code.co_filename == json.decoder.__file__  # noqa: B009

    content = json.dumps(LONG.to_json()).encode()
    sys.setprofile(note)
    try:
        parse_trace(content, "reply.json")
    finally:
        sys.setprofile(None)
    assert lines > len(LONG.rounds)


def test_a_byte_order_mark_and_other_spacing_are_read_too(tmp_path: Path) -> None:
    path = tmp_path / "reply.json"
    path.write_text(json.dumps(_TRACE.to_json(), indent=4), encoding="utf-8-sig")
    assert read_trace(path) == _TRACE


def test_a_file_that_was_cut_off_says_so(tmp_path: Path) -> None:
    path = tmp_path / "reply.json"
    write_trace(path, _TRACE)
    whole = path.read_bytes()
    for end in (12, 400, len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:end])
        assert "damaged: it may have been cut off" in _refusal(path)


def test_a_newer_trace_names_the_update(tmp_path: Path) -> None:
    path = tmp_path / "reply.json"
    path.write_text(json.dumps({**_TRACE.to_json(), "schema": SCHEMA + 1}))
    assert "newer Draftlight" in _refusal(path)
    assert "update" in _refusal(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not a recorded reply"),
        (b"\xff\xfe\x00", "not a recorded reply"),
        (b"<html>", "not a recorded reply"),
        (b"[1, 2]", "not a recorded reply"),
        (b'{"schema": NaN}', "damaged"),
        (b"[" * 100_000, "not a recorded reply"),
        (b'{"schema":1,"rounds":' + b"[" * 100_000, "damaged"),
        (b'{"schema": 1' + b"0" * 10_000 + b"}", "damaged"),
        (b'{"schema": 1, "title": "Rain", "messages": []}', "whole chat"),
        (b"[" * (MOST_CONTAINERS + 1), "too large"),
        (b"[" + b"0," * (MOST_VALUES + 1), "too large"),
    ],
)
def test_what_is_no_trace_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "reply.json"
    path.write_bytes(content)
    assert reason in _refusal(path)


def test_a_gigabyte_is_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.write(b'{"schema": 1, "rounds": [')
        file.truncate(2**30)
    tracemalloc.start()
    try:
        assert "too large" in _refusal(path)
        assert tracemalloc.get_traced_memory()[1] < 2 * MOST_BYTES
    finally:
        tracemalloc.stop()


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    assert "No such file" in _refusal(tmp_path / "absent.json")
    assert "is not a file" in _refusal(tmp_path)
    assert "cannot be read" in _refusal(Path("a\0b.json"))
    assert "cannot be read" in _refusal(tmp_path / ("long" * 2000))


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices have no such names there")
def test_a_pipe_is_not_waited_for_and_a_device_not_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    assert "is not a file" in _refusal(tmp_path / "pipe.json")
    assert "is not a file" in _refusal(Path("/dev/zero"))


def test_any_damage_is_read_or_refused_never_a_crash() -> None:
    whole = json.dumps(_TRACE.to_json()).encode()
    refused = 0
    for copy in mutated(whole, 400, seed=5, head=2000):
        try:
            trace = parse_trace(copy, "reply.json")
        except TraceFileError:
            refused += 1
        else:
            json.dumps(trace.to_json(), allow_nan=False).encode()
    assert refused > 100


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_a_sample_is_whole_and_small(sample: Sample) -> None:
    trace = sample.read()
    assert trace.question == sample.question
    assert trace.summary.seed == sample.seed
    assert trace.summary.text == "".join(round_.text for round_ in trace.rounds)
    assert trace.summary.finish_reason == "stop"  # a reply that breaks off teaches nothing
    assert trace.summary.draft
    assert trace.summary.plain_tokens_per_second
    assert sample.path.stat().st_size < 100_000
    assert "/" not in trace.summary.target


def test_together_they_show_every_outcome() -> None:
    rounds = [round_ for sample in SAMPLES for round_ in sample.read().rounds]
    shown = {token.outcome for round_ in rounds for token in (*round_.tokens, *round_.rejected)}
    assert shown == set(Outcome) - {Outcome.UNTOLD}


def test_guessing_shines_in_one_and_not_in_another() -> None:
    rates = [sample.read().summary.acceptance_rate or 0 for sample in SAMPLES]
    assert max(rates) > 0.85
    assert min(rates) < 0.8


def test_samples_have_names_for_the_command_line() -> None:
    assert [sample_named(f"sample:{sample.name}") for sample in SAMPLES] == list(SAMPLES)
    assert sample_named("list") is None
    assert sample_named("sample:../list") is None
