"""Costs of passes and guesses, what guesses promise that are not made yet, and the speed without any."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from app.speculation.pacing.confidence import Confidence
from app.speculation.pacing.costs import DraftCost, VerifyCost
from app.speculation.pacing.history import Exploration
from app.speculation.pacing.outlook import Outlook
from app.speculation.plain_speed import PlainSpeed
from app.speculation.summary import plain_speed_of, speed_without
from tests.fakes.rounds import rounds_of
from tests.unit.speculation.pacing.simulation import STEP, WIDE


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


def taught(pattern: list[tuple[float, bool]]) -> Outlook:
    """After many rounds of the same guesses, given as chance and verdict."""
    outlook = Outlook()
    for _ in range(40):
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


def test_the_own_rounds_of_a_reply_say_more_than_an_estimate_where_most_have_no_guess():
    pieces = [" word"] * 40
    plain, guessed = rounds_of(pieces, draft_tokens=0), rounds_of(pieces * 5, draft_tokens=4)
    own = 1000 * len(plain) / sum(round_.verify_ms for round_ in plain)
    for rounds in (plain, (*plain, *guessed[:39])):
        assert speed_without(rounds, 5.0) == plain_speed_of(rounds) == pytest.approx(own)
    shares_of_joint_passes = [replace(one, replies=4, joint_rows=4) for one in plain]
    for rounds in ((*plain, *guessed[:40]), plain[:7], (), shares_of_joint_passes):
        assert plain_speed_of(rounds) is None
        assert speed_without(rounds, 5.0) == 5.0
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
