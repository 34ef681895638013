"""The speed without drafting: measured, and robust from the first reply on."""

from __future__ import annotations

from app.speculation.plain_speed import PlainSpeed


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
