"""The study's machines, drafts and texts are what was measured."""

from __future__ import annotations

import pytest

from tests.benchmarks.matches import shares_that_go_on
from tests.benchmarks.study_page import Result, table, table_of_gaps, with_table
from tests.benchmarks.study_runs import KINDS, Chances, Guesser, Kind, course_of, guess_at, write_course
from tests.benchmarks.study_sources import COMPUTERS, by_place, constant_chance, guesser

CODE, CHAT, PROSE = KINDS
CARD = COMPUTERS[3]


@pytest.mark.parametrize(("rate", "drafted"), [(0.776, 3), (0.5, 1), (0.65, 2)])
def test_a_constant_chance_gives_the_share_that_was_measured(rate: float, drafted: int) -> None:
    chance = constant_chance(rate, drafted)
    assert sum(chance**place for place in range(1, drafted + 1)) / drafted == pytest.approx(rate)


def test_shares_up_to_each_place_become_chances_of_each() -> None:
    assert by_place(0.8, 0.4, 0.3).by_place == pytest.approx((0.8, 0.5, 0.75))


@pytest.mark.parametrize("mean", [0.4, 0.63, 0.9])
def test_guesses_are_right_as_often_as_they_should_be(mean: float) -> None:
    texts = [text for number in range(8) for text in course_of(PROSE, number)]
    right = [
        guess_at(text, Chances((mean,)), len(text.prompt) + place, 0)[0] == token
        for text in texts
        for place, token in enumerate(text.reply)
    ]
    assert sum(right) / len(right) == pytest.approx(mean, abs=0.02)


@pytest.mark.parametrize(("kind", "right", "lookups"), [(CODE, 0.81, 0.54), (CHAT, 0.62, 0.12), (PROSE, 0.1, 0.02)])
def test_lookup_finds_about_as_much_as_it_was_measured_to_find(kind: Kind, right: float, lookups: float) -> None:
    tokens = drafted = rounds = 0
    for number in range(3):
        texts = course_of(kind, number)
        passes = write_course(texts, CARD.prices, Guesser("", "lookup"), 1).passes
        tokens += sum(len(text.reply) for text in texts)
        rounds += passes.total()
        drafted += passes[2]
    assert (tokens - rounds) / drafted == pytest.approx(right, abs=0.1)
    passes = write_course(course_of(kind, 0), CARD.prices, Guesser("", "lookup"), 5).passes
    assert 1 - passes[1] / passes.total() == pytest.approx(lookups, abs=0.08)


@pytest.mark.parametrize("kind", [CODE, CHAT])
def test_a_match_goes_on_the_likelier_the_longer_it_is(kind: Kind) -> None:
    texts = [text for number in range(6) for text in course_of(kind, number)]
    shares = shares_that_go_on([(text.prompt, text.reply) for text in texts], lengths=(2, 8, 24))
    assert shares[2] < shares[8] < shares[24]


def test_guesses_that_are_always_right_and_free_gain_what_the_curve_allows() -> None:
    text = course_of(PROSE, 0)
    alone = write_course(text, CARD.prices, None, 0)
    sure = write_course(text, CARD.prices, Guesser("", "head", Chances((0.9999,)), 1e-6), 4)
    gain = alone.ms_at(CARD.prices) / sure.ms_at(CARD.prices)
    assert gain == pytest.approx(5 * CARD.prices.of_pass(1) / CARD.prices.of_pass(5), rel=0.05)


def test_automatic_pacing_is_about_as_fast_as_the_best_length() -> None:
    texts, who = course_of(CHAT, 0), guesser("EAGLE-3", "chat")
    lengths = (1, 2, 3, 4)
    best_ms = min(write_course(texts, CARD.prices, who, length).ms for length in lengths)
    assert write_course(texts, CARD.prices, who, None).ms < best_ms / 0.95


def test_a_table_is_replaced_below_its_heading_alone() -> None:
    page = "# A\n\n| x |\n| --- |\n| 1 |\n\n## B\n\n| x |\n| --- |\n| 1 |\n\nend\n"
    changed = with_table(page, "B", table([["y"], ["2"]]))
    assert changed == "# A\n\n| x |\n| --- |\n| 1 |\n\n## B\n\n| y |\n| --- |\n| 2 |\n\nend\n"


def test_only_clear_gaps_are_named() -> None:
    results = [Result("m", "w", "code", 1.0, (1.0, 1.04)), Result("m", "v", "chat", 1.0, (1.0, 1.2))]
    assert "| v |" in table_of_gaps(results)
    assert "| w |" not in table_of_gaps(results)
