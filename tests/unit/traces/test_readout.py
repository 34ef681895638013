"""The figures under a reply say what is known, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.speculation.trace import FinishReason
from app.traces.readout import figure, readout
from tests.fakes.rounds import rounds_of, trace_of, written

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


@pytest.mark.parametrize(("speed", "plain"), [(None, 25.0), (43.2, None), (0.0, 25.0), (25.0, 0.0)])
def test_unknown_speeds_are_not_compared(speed, plain):
    assert "without" not in readout(replace(SUMMARY, tokens_per_second=speed, plain_tokens_per_second=plain)).sentence


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
