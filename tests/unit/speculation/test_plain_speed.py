"""The speed without drafting: measured, and robust from the first reply on."""

from __future__ import annotations

from statistics import median

import pytest

from app.speculation.plain_speed import PlainSpeed
from app.speculation.summary import plain_speed_of, speed_without
from tests.fakes.rounds import rounds_of


def test_nothing_is_claimed_before_anything_was_measured():
    assert PlainSpeed().tokens_per_second is None


def test_one_slow_round_says_little_beside_what_was_measured_the_last_time():
    speed = PlainSpeed((90.0, 20.0, 22.0, 21.0))
    speed.add(60.0)
    assert speed.round_ms == 21.5


def test_a_machine_that_has_changed_is_believed_after_a_few_rounds():
    speed = PlainSpeed((20.0, 20.0, 20.0))
    for _ in range(4):
        speed.add(40.0)
    assert speed.tokens_per_second == 25.0


def test_a_reply_without_most_guesses_is_the_measure_of_its_own_speed_without():
    pieces = [" word"] * 40
    plain, guessed = rounds_of(pieces, draft_tokens=0), rounds_of(pieces * 5, draft_tokens=4)
    own = 1000 * len(plain) / sum(round_.verify_ms for round_ in plain)
    assert plain_speed_of(plain) == pytest.approx(own)
    assert plain_speed_of((*plain, *guessed[:39])) == pytest.approx(own)
    assert plain_speed_of((*plain, *guessed[:40])) is None
    assert plain_speed_of(plain[:7]) is None
    assert plain_speed_of(()) is None


def test_the_median_is_that_of_the_latest_rounds():
    times = [float(17 * number % 23) + number // 40 for number in range(100)]
    speed = PlainSpeed()
    for count, ms in enumerate(times, 1):
        speed.add(ms)
        assert speed.round_ms == median(times[max(0, count - 31) : count])


def test_the_target_alone_is_no_slower_than_its_passes_over_guesses():
    """One slow round before, as a first one is, would make every reply several times faster than without."""
    guessed = rounds_of([" word"] * 60, draft_tokens=4)
    passes = 1000 * len(guessed) / sum(round_.verify_ms for round_ in guessed)
    assert speed_without(guessed, passes / 4) == pytest.approx(passes)
    assert speed_without(guessed, 2 * passes) == pytest.approx(2 * passes)
    assert speed_without(guessed, None) is None
    assert speed_without((), 5.0) == 5.0
