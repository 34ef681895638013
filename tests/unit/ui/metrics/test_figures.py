"""The figures behind the panels."""

from __future__ import annotations

from dataclasses import replace
from math import floor, log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.speculation.trace import Outcome, Round, Token
from app.ui.metrics.charts import duration
from app.ui.metrics.figures import (
    PositionRate,
    in_steps,
    rates_by_position,
    round_sentence,
    scale_marks,
    scale_top,
    speeds_over_time,
)
from tests.fakes.rounds import rounds_of, split_words


def round_at(index: int, at_ms: float, *, accepted: int = 0, rejected: int = 0) -> Round:
    written = Token(1, "a", Outcome.ACCEPTED)
    wrong = tuple(Token(2, "b", Outcome.REJECTED) for _ in range(rejected))
    drafted = (1,) * accepted + (2,) * rejected
    return Round(index, drafted, accepted, 5.0, 40.0, at_ms, (written,) * (accepted + 1), wrong)


def test_a_position_counts_only_where_the_guess_was_judged():
    rates = rates_by_position([round_at(0, 1, accepted=2, rejected=2), round_at(1, 2, accepted=0, rejected=4)])
    assert [(r.position, r.guessed, r.accepted) for r in rates] == [(1, 2, 1), (2, 1, 1), (3, 1, 0)]


@given(st.integers(0, 64))
def test_positions_far_out_are_taken_together_and_none_is_left_out(count: int):
    rates = [PositionRate(n + 1, 3 * (count - n), count - n) for n in range(count)]
    rows = in_steps(rates)
    assert rows[:8] == rates[:8]
    seen = [place for row in rows for place in range(row.position, max(row.position, row.last) + 1)]
    assert seen == list(range(1, count + 1))
    assert sum(row.guessed for row in rows) == sum(rate.guessed for rate in rates)
    assert sum(row.accepted for row in rows) == sum(rate.accepted for rate in rates)
    assert len(rows) <= 14


def test_thirty_positions_have_twelve_rows():
    rows = in_steps([PositionRate(n + 1, 2, 1) for n in range(30)])
    assert [row.label for row in rows] == [*"12345678", "9–12", "13–16", "17–24", "25–30"]


def test_plain_rounds_have_no_positions():
    assert rates_by_position([round_at(0, 1), round_at(1, 2)]) == []


@given(st.integers(1, 8), st.floats(0, 1), st.integers(0, 50))
def test_accepted_by_position_adds_up_to_accepted(draft_tokens: int, right: float, seed: int):
    rounds = rounds_of(split_words("a b c d e f g h i j k l m n"), draft_tokens=draft_tokens, right=right, seed=seed)
    rates = rates_by_position(rounds)
    assert sum(rate.accepted for rate in rates) == sum(round_.accepted for round_ in rounds)
    assert all(rate.guessed > 0 and 0 <= rate.rate <= 1 for rate in rates)


@given(st.floats(0, 1e6))
def test_the_dial_has_room_above_the_speed(speed: float):
    top = scale_top(speed)
    assert speed < top
    assert top <= max(2.0, speed * 2.6)


@given(st.floats(0, 1e6))
def test_the_dial_has_few_figures_and_all_are_short(speed: float):
    top = scale_top(speed)
    marks = scale_marks(top)
    assert (marks[0], marks[-1]) == (0.0, top)
    assert 4 <= len(marks) <= 6
    leading = 10 ** floor(log10(top))
    assert all(abs(mark / leading * 10 - round(mark / leading * 10)) < 1e-6 for mark in marks)


def test_the_speed_over_time_counts_tokens_where_they_were_worked_on():
    rounds = [round_at(0, 1000.0, accepted=3), round_at(1, 1250.0), round_at(2, 1500.0)]
    assert speeds_over_time(rounds) == (500.0, [4.0, 4.0, 4.0])
    missed = [round_at(0, 500.0, accepted=4), round_at(1, 1000.0, rejected=4), round_at(2, 1100.0)]
    assert speeds_over_time(missed) == (500.0, [10.0, 2.0])  # the last tenth of a second says little
    assert speeds_over_time([round_at(0, 200.0)]) == (500.0, [5.0])
    assert speeds_over_time([]) == (500.0, [])


@given(st.integers(1, 400), st.floats(1, 3000))
def test_a_long_reply_has_longer_steps_and_loses_no_token(count: int, ms: float):
    rounds = [round_at(index, (index + 1) * ms, accepted=index % 4) for index in range(count)]
    step_ms, speeds = speeds_over_time(rounds, most=60)
    assert len(speeds) <= 61
    assert step_ms % 500 == 0
    tokens = sum(len(round_.tokens) for round_ in rounds)
    whole = [speed * step_ms / 1000 for speed in speeds[:-1]]
    assert sum(whole) <= tokens + 1e-6
    assert sum(whole) + 2 * speeds[-1] * step_ms / 1000 + 8 >= tokens


def test_a_round_is_said_in_words():
    assert round_sentence(round_at(4, 1, accepted=2, rejected=1)) == (
        "Round 5: 3 guessed, 2 kept, 3 written; 5 ms to guess, 40 ms to check"
    )
    assert "nothing guessed" in round_sentence(replace(round_at(0, 1), draft_ms=0.0))


@pytest.mark.parametrize(
    ("ms", "text"),
    [(0.2, "0 ms"), (413.4, "413 ms"), (1300, "1.3 s"), (95_000, "95.0 s"), (600_400, "600 s"), (6_000_000, "100 min")],
)
def test_a_time_has_no_digits_that_mean_nothing(ms: float, text: str) -> None:
    assert duration(ms) == text
