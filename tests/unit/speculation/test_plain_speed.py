"""The speed without guessing: that of this reply, on the computer as it is while the reply is written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.pacing.costs import VerifyCost
from app.speculation.plain_speed import PlainSpeed
from app.speculation.summary import plain_speed_of, speed_without
from tests.fakes.rounds import rounds_of
from tests.unit.speculation.pacing.pairs import WIDE

ATTENTION = 4.0
"""Milliseconds that each row of a pass takes for a thousand tokens held."""


def pass_ms(rows: int, held: int) -> float:
    return WIDE(rows) + ATTENTION * rows * held / 1000


@pytest.fixture
def verify() -> VerifyCost:
    """Return the costs of passes in a quiet hour."""
    cost = VerifyCost()
    for held in (0, 4000):
        for rows in (1, 2, 4, 8) * 4:
            cost.add(rows, pass_ms(rows, held), held)
    return cost


@pytest.mark.parametrize("busy", [0.8, 1.0, 3.0])
@pytest.mark.parametrize("held", [0, 2000, 8000])
def test_a_reply_is_compared_with_the_target_alone_on_a_computer_that_is_as_busy_after_as_long_a_text(
    verify, busy, held
):
    speed, alone_ms, tokens = PlainSpeed(verify), 0.0, 0
    for rows, brought in ((4, 3), (8, 6), (1, 1), (2, 1), (4, 4)) * 8:
        speed.add(rows, busy * pass_ms(rows, held), held, brought)
        alone_ms += sum(busy * pass_ms(1, held + place) for place in range(brought))
        tokens += brought
        held += brought
    assert speed.tokens_per_second == pytest.approx(1000 * tokens / alone_ms, rel=0.05)


def test_a_reply_without_guesses_is_its_own_measure_whatever_is_known():
    speed = PlainSpeed(VerifyCost())
    for ms in (20.0, 30.0):
        speed.add(1, ms, 100, 1)
    assert speed.tokens_per_second == 40.0


def test_nothing_is_claimed_before_anything_was_measured(verify):
    assert PlainSpeed(verify).tokens_per_second is None
    unknown = PlainSpeed(VerifyCost())
    unknown.add(4, 30.0, 100, 2)
    assert unknown.tokens_per_second is None


def test_a_reply_without_most_guesses_is_the_measure_of_its_own_speed_without():
    pieces = [" word"] * 40
    plain, guessed = rounds_of(pieces, draft_tokens=0), rounds_of(pieces * 5, draft_tokens=4)
    own = 1000 * len(plain) / sum(round_.verify_ms for round_ in plain)
    assert plain_speed_of(plain) == pytest.approx(own)
    assert plain_speed_of((*plain, *guessed[:39])) == pytest.approx(own)
    assert plain_speed_of((*plain, *guessed[:40])) is None
    assert plain_speed_of(plain[:7]) is None
    assert plain_speed_of(()) is None


def test_the_own_rounds_of_a_reply_say_more_than_an_estimate():
    plain, guessed = rounds_of([" word"] * 40, draft_tokens=0), rounds_of([" word"] * 60, draft_tokens=4)
    assert speed_without(plain, 5.0) == plain_speed_of(plain)
    assert speed_without(guessed, 5.0) == 5.0
    assert speed_without(guessed, None) is None


def test_a_replys_own_passes_over_one_row_outweigh_what_an_earlier_hour_says_of_them(verify):
    """Passes over one row have become faster since; those over several are as they were."""
    speed = PlainSpeed(verify)
    for rows, brought in ((4, 3), (8, 6), (1, 1)) * 6:
        ms = pass_ms(rows, 0)
        speed.add(rows, 0.8 * ms if rows == 1 else ms, 0, brought)
    assert speed.tokens_per_second == pytest.approx(1000 / (0.85 * pass_ms(1, 0)), rel=0.03)


def test_a_reply_among_others_is_compared_with_the_target_alone_for_as_many(verify):
    speed = PlainSpeed(verify)
    for _ in range(8):  # of four replies each brings three tokens in a pass over sixteen rows
        speed.add(4, 2 * pass_ms(16, 0) * 4 / 16, 0, 3, replies=4, joint_rows=16)
    assert speed.tokens_per_second == pytest.approx(1000 / (2 * pass_ms(4, 0)), rel=0.05)


def test_shares_of_joint_passes_are_no_speed_of_a_replys_own():
    rounds = [replace(one, replies=4, joint_rows=4) for one in rounds_of(["one "] * 20, draft_tokens=0)]
    assert plain_speed_of(rounds) is None
