"""Expectation of guesses that are not made yet."""

from __future__ import annotations

from itertools import islice

import pytest

from app.speculation.pacing.outlook import Outlook


def taught(pattern: list[tuple[float, bool]], rounds: int = 40) -> Outlook:
    """After many rounds of the same guesses, given as chance and verdict."""
    outlook = Outlook()
    for _ in range(rounds):
        before = None
        for chance, right in pattern:
            outlook.learn(before, chance, right=right)
            before = chance
    return outlook


def test_nothing_known_is_a_hope_that_fades_with_distance():
    rights = [count * right for count, right in islice(Outlook().while_sure(None), 6)]
    assert 0.7 < rights[0] < 0.9
    assert rights == sorted(rights, reverse=True)


def test_after_a_sure_guess_more_is_expected_than_after_an_unsure_one():
    outlook = taught([(0.99, True), (0.99, True), (0.99, True), (0.5, True), (0.5, False)])
    after_sure = next(outlook.while_sure(0.99))[1]
    after_unsure = next(outlook.while_sure(0.5))[1]
    assert after_sure > after_unsure + 0.2


def test_a_plan_that_stops_where_it_is_unsure_costs_less_and_brings_less():
    outlook = taught([(0.99, True), (0.4, False)])
    stopping = list(islice(outlook.while_sure(None), 4))
    going_on = list(islice(outlook.in_any_case(None), 4))
    assert [count for count, _ in going_on] == [1.0] * 4
    assert sum(count for count, _ in stopping) < 2.5
    assert sum(count * right for count, right in stopping) < sum(right for _, right in going_on)


def test_where_margins_tell_nothing_going_on_is_worth_as_much_as_guesses_are_right():
    outlook = taught([(0.8, True), (0.8, True), (0.8, True), (0.8, True), (0.8, False)])
    rights = [right for _, right in islice(outlook.in_any_case(None), 3)]
    assert rights[0] == pytest.approx(0.8, abs=0.1)
    assert rights[2] == pytest.approx(0.8**3, abs=0.15)


def test_what_was_not_worth_verifying_counts_by_its_chance():
    outlook = Outlook()
    for _ in range(40):
        outlook.learn(None, 0.2, right=0.2)
    assert next(outlook.while_sure(None))[1] < 0.3
