"""The recorded replies that come with the program: whole, small, and of a kind worth watching."""

from __future__ import annotations

import pytest

from app.speculation.trace import Outcome
from app.traces.samples import SAMPLES, Sample, sample_named


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
