"""Cost of a conversation's copy, beside that of reading it again."""

from __future__ import annotations

import pytest

from app.engine.conversations.moving_costs import LEAST_TOKENS, MovingCosts

_MB = 1_000_000


def test_a_slow_first_step_says_nothing_of_how_fast_the_disk_is():
    costs = MovingCosts()
    usual_ms = costs.writing_ms(100 * _MB)
    costs.learn_writing(4096, 300.0)  # it makes the folder and the file
    assert costs.writing_ms(100 * _MB) == usual_ms
    for _ in range(20):
        costs.learn_writing(2 * _MB, 100.0)
    assert costs.writing_ms(100 * _MB) == pytest.approx(5000, rel=0.01)


def test_a_copy_is_made_where_reading_again_takes_much_longer():
    costs = MovingCosts()
    assert costs.worth_putting_aside(1000, 46 * _MB)  # nothing is known of reading yet
    for _ in range(20):
        costs.learn_reading(512, 512 * 3.0)
        costs.learn_copy_out(46 * _MB, 20.0)
        costs.learn_copy_in(46 * _MB, 20.0)
    assert costs.worth_putting_aside(1000, 46 * _MB)
    assert costs.worth_taking_up(1000, 46 * _MB)
    for _ in range(20):
        costs.learn_reading(512, 512 * 0.01)  # a card reads the thousand tokens in 10 ms
    assert not costs.worth_putting_aside(1000, 46 * _MB)
    assert not costs.worth_taking_up(1000, 46 * _MB)


def test_few_tokens_are_never_worth_a_copy():
    costs = MovingCosts()
    costs.learn_reading(512, 51_200.0)
    assert not costs.worth_taking_up(LEAST_TOKENS - 1, 1)
    assert costs.worth_taking_up(LEAST_TOKENS, 1)


def test_a_slow_disk_is_left_alone():
    costs = MovingCosts()
    costs.learn_reading(512, 512 * 3.0)
    assert costs.worth_the_disk(4000, 92 * _MB)
    for _ in range(20):
        costs.learn_disk(92 * _MB, 20_000.0)
    assert not costs.worth_the_disk(4000, 92 * _MB)
