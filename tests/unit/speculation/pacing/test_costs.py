"""Costs of passes and guesses are learned with their bends, and not from one stall."""

from __future__ import annotations

import pytest

from app.speculation.pacing.confidence import Confidence
from app.speculation.pacing.costs import DraftCost, VerifyCost
from app.speculation.pacing.history import Exploration
from tests.unit.speculation.pacing.pairs import STEP, WIDE


def draft_cost(share: float, plain_ms: float) -> DraftCost:
    verify = VerifyCost()
    verify.add(1, plain_ms)
    return DraftCost(share, verify)


def test_the_verify_curve_is_learned_with_its_bends():
    cost = VerifyCost()
    for _ in range(30):
        for rows in (1, 2, 4, 8, 16):
            cost.add(rows, WIDE(rows))
    for rows in (1, 2, 4, 8, 16):
        assert cost.of(rows) == pytest.approx(WIDE(rows), rel=0.06)
    assert cost.of(4) < cost.of(6) < cost.of(8)


def test_a_step_in_the_verify_curve_is_not_hidden_by_what_was_seen_around_it():
    cost = VerifyCost()
    for rows in (*range(1, 13), 16) * 8:
        cost.add(rows, STEP(rows))
    for rows in range(1, 17):
        assert cost.of(rows) == pytest.approx(STEP(rows), rel=0.05)
    for _ in range(100):
        cost.add(4, STEP(4))
    assert cost.of(9) - cost.of(8) > 0.6 * (STEP(9) - STEP(8))  # it was long ago


def test_a_dear_number_of_rows_says_nothing_of_fewer_but_of_more():
    cost = VerifyCost()
    for rows in (1, 4, 9) * 8:
        cost.add(rows, STEP(rows))
    assert cost.of(8) < 75  # it may be on this side of the step: worth a try
    assert cost.of(10) > STEP(9)


def test_one_stalled_pass_does_not_change_the_curve_much():
    cost = VerifyCost()
    for _ in range(30):
        cost.add(1, 20.0)
        cost.add(4, 30.0)
    cost.add(4, 3000.0)
    assert cost.of(4) < 45


def test_a_draft_after_a_pause_tells_what_a_guess_costs_now():
    cost = draft_cost(0.5, 100.0)
    for _ in range(11):
        cost.add(4, 1, 240.0, first_ms=60.0)
    cost.add(3, 100, 330.0, first_ms=310.0, idle_rounds=200)
    assert cost.guess_ms() == 10.0
    assert cost.read_ms(102) == pytest.approx(300.0)


def test_draft_cost_tells_guesses_from_backlog():
    cost = draft_cost(0.2, 50.0)
    assert cost.guess_ms() == pytest.approx(10)
    for _ in range(20):
        cost.add(4, 2, 4 * 6.0)
    cost.add(2, 102, 2 * 6.0 + 200.0)
    assert cost.guess_ms() == pytest.approx(6)
    assert cost.read_ms(52) == pytest.approx(50 * 200 / 102)
    assert cost.read_ms(2) == 0


def test_confidence_is_calibrated_on_what_was_accepted():
    confidence = Confidence()
    for i in range(1200):
        confidence.learn(0.2, right=i % 4 == 0)
        confidence.learn(5.0, right=i % 20 != 0)
    assert confidence.of(0.2) == pytest.approx(0.25, abs=0.06)
    assert confidence.of(5.0) == pytest.approx(0.95, abs=0.04)
    assert confidence.of(float("inf")) > confidence.of(5.0)


def test_more_rows_are_known_to_be_no_cheaper():
    cost = VerifyCost()
    for _ in range(11):
        cost.add(9, 800.0)
    for _ in range(8):
        cost.add(1, 100.0)
        cost.add(12, 220.0)
    assert cost.of(9) <= cost.of(12) < 260
    assert cost.of(5) <= cost.of(6) <= cost.of(9)


def test_what_was_known_before_the_machine_changed_is_soon_outvoted():
    cost = VerifyCost()
    for _ in range(11):
        cost.add(1, 100.0)
        cost.add(9, 180.0)
    cost.scale(2.0)
    for _ in range(6):
        cost.add(9, 190.0)
    assert cost.of(9) < 260


@pytest.mark.parametrize(
    "attention", [lambda rows: 5.0 * rows, lambda rows: 2.0 + 0.1 * rows], ids=["each row", "flat"]
)
def test_what_a_long_text_adds_is_learned_from_long_texts_and_foretells_longer_ones(attention):
    cost = VerifyCost()
    for rows in (1, 2, 4, 8) * 4:
        cost.add(rows, WIDE(rows))
    for held in (1500, 2000, 2500, 3000):
        for rows in (1, 4):
            cost.add(rows, WIDE(rows) + attention(rows) * held / 1000, held)
    for rows in (1, 2, 4, 8):
        assert cost.of(rows) == pytest.approx(WIDE(rows), rel=0.06)
        assert cost.of(rows, 12_000) == pytest.approx(WIDE(rows) + attention(rows) * 12, rel=0.15)


def test_one_plain_pass_over_a_long_text_tells_what_several_rows_will_cost_there():
    cost = VerifyCost()
    for rows in (1, 1, 5):
        cost.add(rows, WIDE(rows))
    cost.add(1, WIDE(1) + 5.0 * 6, 6000)
    assert cost.of(5, 6000) == pytest.approx(WIDE(5) + 5 * 5.0 * 6, rel=0.1)


def test_a_guess_after_a_long_text_is_told_from_one_on_an_empty_cache():
    cost = draft_cost(0.2, 50.0)
    for _ in range(8):
        cost.add(3, 1, 3 * 6.0)
        cost.add(3, 1, 3 * (6.0 + 4.0 * 5), held=5000)
    assert cost.guess_ms() == pytest.approx(6.0)
    assert cost.guess_ms(10_000) == pytest.approx(6.0 + 4.0 * 10)


def test_a_first_guess_that_reads_a_token_left_over_is_known_to_cost_more():
    cost = draft_cost(0.2, 50.0)
    for _ in range(8):
        cost.add(4, 2, 14.0 + 3 * 7.0, first_ms=14.0)
        cost.add(4, 1, 4 * 7.0, first_ms=7.0)
    cost.add(1, 2, 14.0)
    assert cost.guess_ms() == pytest.approx(7.0)
    assert cost.second_row_ms(2) == pytest.approx(7.0)
    assert cost.second_row_ms(1) == 0
    for _ in range(8):
        cost.add(4, 2, 80.0 + 3 * 7.0, first_ms=80.0)  # another program was in the way
    assert cost.second_row_ms(2) == pytest.approx(7.0)


def test_probes_of_matches_leave_a_draft_model_its_own():
    exploration = Exploration()
    for _ in range(64):
        exploration.went_plain("model", 20.0)
        exploration.went_plain("lookup", 20.0)
        exploration.probed("lookup", 20.0, right=False)
    assert exploration.affords("model", 20.0)
    assert not exploration.affords("lookup", 1.0)
    exploration.probed("model", 20.0, right=False)
    assert not exploration.affords("model", 1.0)


def test_a_right_probe_may_be_followed_by_others_on_credit_for_a_while():
    exploration, probes = Exploration(), 0
    for _ in range(64):
        exploration.went_plain("model", 20.0)
    while exploration.affords("model", 20.0):
        exploration.probed("model", 20.0, right=True)
        probes += 1
    assert probes == 8
    exploration.went_plain("model", 64 * 20.0)
    assert not exploration.affords("model", 1.0)  # the credit is paid back first
