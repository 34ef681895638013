"""Trace files, saved whole and read within bounds; the calls, thoughts and parts in a trace; its figures."""

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
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.speculation.trace import SCHEMA, CountSource, FinishReason, Outcome, Trace
from app.tools.definitions import Tool, ToolCall, Toolset
from app.tools.forms import CallForm
from app.traces.called_tools import CalledTools
from app.traces.continuation import joined
from app.traces.readout import figure, readout
from app.traces.reasoning import find_reasoning, without_marks
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
from tests.fakes.rounds import rounds_of, split_words, trace_of, written

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
        with pytest.raises(TraceFileError):
            parse_trace(b"{", "reply.json")
        assert gc.isenabled()
    assert held <= 1  # none while it was read


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


def test_together_they_show_every_outcome_and_guessing_shines_in_one_and_not_in_another() -> None:
    rounds = [round_ for sample in SAMPLES for round_ in sample.read().rounds]
    shown = {token.outcome for round_ in rounds for token in (*round_.tokens, *round_.rejected)}
    assert shown == set(Outcome) - {Outcome.UNTOLD}
    rates = [sample.read().summary.acceptance_rate or 0 for sample in SAMPLES]
    assert max(rates) > 0.85
    assert min(rates) < 0.8


def test_samples_have_names_for_the_command_line() -> None:
    assert [sample_named(f"sample:{sample.name}") for sample in SAMPLES] == list(SAMPLES)
    assert sample_named("list") is None
    assert sample_named("sample:../list") is None


_TOOLS = Toolset((Tool("calculator", "", '{"type": "object", "properties": {"expression": {"type": "string"}}}'),))
_CALL = '<tool_call>\n{"name": "calculator", "arguments": {"expression": "2+2"}}\n</tool_call>'


def read(reply: str, form: CallForm = CallForm.HERMES) -> tuple[str, str, list[ToolCall]]:
    """Return what is shown while the reply is written, what is kept of it, and its calls."""
    trace = trace_of(rounds_of(split_words(reply), draft_tokens=3))
    called = CalledTools(form, _TOOLS)
    shown = "".join(called.strip_calls(round_).text for round_ in trace.rounds)
    whole = called.ended(trace)
    assert len(whole.rounds) == len(trace.rounds)
    assert "".join(round_.text for round_ in whole.rounds) == whole.summary.text
    assert whole.summary.generated_tokens == trace.summary.generated_tokens
    return shown, whole.summary.text, called.calls


def test_words_before_a_call_are_shown_and_the_call_is_not() -> None:
    shown, content, calls = read(f"Let me see. {_CALL}")
    assert shown == content == "Let me see."
    assert calls == [ToolCall("calculator", '{"expression": "2+2"}')]


def test_a_reply_that_is_a_call_has_no_words() -> None:
    assert read(f"\n\n{_CALL}\n")[1] == ""


def test_a_thought_is_kept_as_one_and_calls_in_it_are_none() -> None:
    _, content, calls = read(f"<think>\nPerhaps {_CALL} helps.\n</think>\n\n{_CALL}")
    assert content == f"<think>\nPerhaps {_CALL} helps.\n</think>\n\n"
    assert len(calls) == 1


@pytest.mark.parametrize(
    "reply", ["No call.", "One < two", "<tool_call>", '<tool_call>{"name": "other"}</tool_call>', ""]
)
def test_what_is_no_call_stays(reply: str) -> None:
    assert read(reply)[1:] == (reply, [])


VLLM = "vLLM at 10.0.0.5:8000"


def part(text: str, source: CountSource, machine: str | None = VLLM, **trace_part: Any) -> Trace:
    trace = trace_of(rounds_of(split_words(text), draft_tokens=4 if source is CountSource.ROUNDS else 0))
    return replace(trace, summary=replace(trace.summary, counted_by=source, machine=machine, **trace_part))


def test_what_nobody_told_stays_unknown() -> None:
    whole = joined(part("One two three", CountSource.UNKNOWN), part(" four five", CountSource.UNKNOWN)).summary
    assert whole.text == "One two three four five"
    assert whole.machine == VLLM
    sentence = readout(whole).sentence
    assert "Guesses not told" in sentence
    assert f"by {VLLM}" in sentence
    assert "round" not in sentence


def test_what_was_told_of_both_parts_is_added_up() -> None:
    counts = {"drafted_tokens": 10, "accepted_tokens": 7, "rejected_tokens": 3, "generated_tokens": 20}
    more = {"drafted_tokens": 10, "accepted_tokens": 2, "rejected_tokens": 8, "generated_tokens": 10}
    timed = {"decode_ms": 1000.0, "tokens_per_second": 1.0}
    first = part("One two", CountSource.TIMINGS, **counts, **timed)
    whole = joined(first, part(" three", CountSource.TOTALS, **more, **timed)).summary
    assert (whole.drafted_tokens, whole.accepted_tokens, whole.rejected_tokens) == (20, 9, 11)
    assert whole.acceptance_rate == pytest.approx(9 / 20)
    assert whole.counted_by is CountSource.TOTALS
    assert whole.acceptance_length is None
    assert whole.tokens_per_second == pytest.approx(15.0)


def test_a_speed_that_was_not_measured_is_not_made_up() -> None:
    first = part("One two", CountSource.UNKNOWN, tokens_per_second=None, decode_ms=0.1)
    assert joined(first, part(" three", CountSource.UNKNOWN)).summary.tokens_per_second is None


def test_two_machines_are_both_named() -> None:
    whole = joined(part("One two", CountSource.ROUNDS), part(" three", CountSource.ROUNDS, None)).summary
    assert whole.machine == f"{VLLM} and this computer"
    assert whole.counted_by is CountSource.ROUNDS
    here = joined(part("One", CountSource.ROUNDS, None), part(" two", CountSource.ROUNDS, None)).summary
    assert here.machine is None


@pytest.mark.parametrize(
    ("before", "after", "whole"), [(20.0, 5.0, 8.0), (20.0, 20.0, 20.0), (None, 5.0, None), (20.0, None, None)]
)
def test_each_part_is_compared_with_the_hour_in_which_it_was_written(
    before: float | None, after: float | None, whole: float | None
) -> None:
    """The speed without guessing is that of both hours, each for as many tokens as it brought."""
    words = split_words("One two three four five six seven eight nine ten " * 4)
    first, last = (trace_of(rounds_of(words), plain_tokens_per_second=plain) for plain in (before, after))
    assert joined(first, last).summary.plain_tokens_per_second == (None if whole is None else pytest.approx(whole))


WHOLE = "<think>\nFirst I think.\n</think>\n\nThe answer."


@pytest.mark.parametrize("text", ["", "Yes.", "A <think> later", "<b>bold</b>", "  text"])
def test_a_reply_without_reasoning(text: str) -> None:
    assert find_reasoning(text) is None
    assert without_marks(text, None) == text


def test_a_whole_one() -> None:
    reasoning = find_reasoning(WHOLE)
    assert reasoning is not None
    assert WHOLE[reasoning.end :] == "\n\nThe answer."
    assert (reasoning.closed, reasoning.label) == (True, "Thought for 3 words")


def test_while_it_is_written_everything_so_far_is_reasoning() -> None:
    for length in range(1, WHOLE.index("</think>") + 7):
        reasoning = find_reasoning(WHOLE[:length])
        assert reasoning is not None
        assert (reasoning.end, reasoning.closed) == (length, False)
    assert find_reasoning(WHOLE[: WHOLE.index("</think>") + 8]) is not None


def test_marks_are_replaced_character_by_character() -> None:
    for length in range(len(WHOLE) + 1):
        text = WHOLE[:length]
        blanked = without_marks(text, find_reasoning(text))
        assert len(blanked) == len(text)
        assert "<think" not in blanked
    assert without_marks(WHOLE, find_reasoning(WHOLE)).split() == ["First", "I", "think.", "The", "answer."]


SUMMARY = replace(
    written("one two three four five six seven eight").summary,
    tokens_per_second=43.2,
    plain_tokens_per_second=25.4,
    acceptance_rate=0.84,
    rounds=13,
)


def test_all_that_is_known():
    assert readout(SUMMARY).sentence == (
        "8 tokens in 13 passes of the big model · 43 tokens/s · 1.7× faster than without · 84 % accepted"
    )


def test_a_reply_without_drafting_compares_with_nothing():
    plain = trace_of(rounds_of(["a", " b", " c"], draft_tokens=0)).summary
    sentence = readout(plain).sentence
    assert "accepted" not in sentence
    assert "without" not in sentence
    assert sentence.startswith("3 tokens in 3 passes of the big model · ")


def test_an_empty_reply_has_no_figures():
    assert readout(trace_of(()).summary).sentence == ""


def test_how_it_ended_is_said_unless_it_is_the_usual_end():
    assert "Stopped" in readout(replace(SUMMARY, finish_reason=FinishReason.CANCELLED)).sentence
    assert "token limit" in readout(replace(SUMMARY, finish_reason=FinishReason.LENGTH)).sentence


def test_figures_have_no_digits_that_mean_nothing():
    values = (0.0, 0.0123, 0.0841, 0.84, 1.96, 2.0, 9.96, 19.94, 43.2, 1234.5)
    assert [figure(v) for v in values] == ["0", "0.012", "0.084", "0.84", "1.96", "2.0", "10.0", "19.9", "43", "1,234"]


@given(st.floats(0.03, 5000), st.floats(1.05, 3.0))
def test_two_speeds_of_which_one_is_called_faster_never_look_alike(plain: float, times: float) -> None:
    shown = [float(figure(value).replace(",", "")) for value in (plain, plain * times)]
    assert shown[0] < shown[1]


def test_a_reply_that_was_ended_for_its_circles_met_no_token_limit():
    circles = replace(SUMMARY, text="All was still and grey. " * 400, finish_reason=FinishReason.LENGTH)
    assert readout(circles).details[-1] == "Ended: it repeated itself"
    assert readout(replace(circles, text="All was still.")).details[-1] == "Ended at the token limit"
