"""A reply that went on: what servers told of its parts, and what they did not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.speculation.trace import CountSource, Trace
from app.traces.continuation import joined
from app.traces.readout import readout
from tests.fakes.rounds import rounds_of, split_words, trace_of

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
