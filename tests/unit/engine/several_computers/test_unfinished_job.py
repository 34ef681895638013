"""A reply that is left before its end has figures of its own as far as it came."""

from __future__ import annotations

import pytest

from app.engine.commands import Generate
from app.engine.events import Finished, Loaded, ModelFacts, PrefillProgress, RoundDone
from app.engine.several_computers.unfinished_job import UnfinishedJob
from app.speculation.summary import Summary
from tests.fakes.rounds import rounds_of, split_words

LOADED = Loaded(1, ModelFacts("model", "A model", 1, 1, 1, 1), None, None, 512, 1.0)


def summary_left(*, seconds: list[float], rounds: int) -> Summary:
    """The figures of a reply whose prompt was read in two parts, left after so many rounds."""
    clock = iter(seconds)
    job = UnfinishedJob(2, Generate(raw="Hello"), LOADED, lambda: next(clock))
    for done in (10, 20, 29):
        job.follow(PrefillProgress(2, done, 30, 10))
    for round_ in rounds_of(split_words("One two three"), draft_tokens=0)[:rounds]:
        job.follow(RoundDone(2, round_, 30, None))
    end = job.cancelled()
    assert isinstance(end, Finished)
    return end.trace.summary


def test_the_time_before_the_first_word_has_what_reading_took() -> None:
    summary = summary_left(seconds=[5.0, 6.0, 7.5], rounds=2)
    assert (summary.prompt_tokens, summary.reused_tokens) == (30, 10)
    assert summary.prefill_ms == pytest.approx(2500)
    assert summary.time_to_first_token_ms is not None
    assert summary.time_to_first_token_ms > 2500


def test_reading_that_was_left_took_until_then() -> None:
    summary = summary_left(seconds=[5.0, 6.0, 7.5, 9.0], rounds=0)
    assert summary.prefill_ms == pytest.approx(4000)
    assert summary.time_to_first_token_ms is None


def test_a_reply_that_did_not_begin_took_no_time_to_read() -> None:
    end = UnfinishedJob(2, Generate(raw="Hello"), LOADED).cancelled()
    assert isinstance(end, Finished)
    assert end.trace.summary.prefill_ms == 0.0
