"""Pacing of guesses that cost nothing: what was copied from the text, or from other texts."""

from __future__ import annotations

import pytest

from app.speculation.drafters.base import Guess, Offer
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace, RoundCost
from app.speculation.settings import DraftSettings, SamplingSettings
from tests.fakes.drafters import oracle
from tests.fakes.scripted_model import ScriptedModel, hashed_logits
from tests.unit.speculation.pacing.simulation import points
from tests.unit.speculation.replies import write

VERIFY = points([(1, 88), (2, 105), (6, 128), (14, 190), (32, 317)])
"""Milliseconds by rows of a large target on two cores."""


def lessons() -> Lessons:
    known = Lessons(1.0)
    for rows in (1, 2, 6, 14, 32):
        for _ in range(4):
            known.verify.add(rows, VERIFY(rows))
    return known


def matched(pace: AutoPace, source: str, length: int, rights: int) -> tuple[int, float]:
    """Run a round whose match of ``length`` goes on alike for ``rights`` tokens; how many were verified, and ms."""
    offer, guesses = Offer(source), []
    pace.begin_round(200, offer)
    while pace.want_more(guesses):
        guesses.append(Guess(0, None, float(length + len(guesses))))
    verified = pace.worth(guesses) if guesses else 0
    accepted = min(rights, verified)
    foretold = rights > verified if len(guesses) > verified == accepted else None
    ms = VERIFY(verified + 1)
    pace.learn(
        RoundCost(len(guesses), verified, accepted, accepted < verified, offer, 0, ms, foretold=foretold), guesses
    )
    return verified, ms


@pytest.mark.parametrize("source", ["lookup", "memory"])
def test_matches_that_misled_are_trusted_again_as_soon_as_they_would_be_right(source):
    """An answer that begins otherwise than the same question's did is no reason to write the next one alone."""
    pace = AutoPace(lessons(), 0.0)
    for _ in range(2):
        matched(pace, source, 32, 0)
    written, spent = 0, 0.0
    while written < 64:
        verified, ms = matched(pace, source, 8 + written, 64 - written)
        written, spent = written + verified + 1, spent + ms
    assert spent < 0.4 * 64 * VERIFY(1)


@pytest.mark.parametrize("source", ["lookup", "memory"])
def test_a_reply_begins_with_few_copied_guesses_and_goes_on_with_many_where_they_were_right(source):
    known = lessons()
    for _ in range(3):
        pace = AutoPace(known, 0.0)
        assert matched(pace, source, 32, 31)[0] == 8
        assert matched(pace, source, 32, 31)[0] > 20


class _Dropping(FixedPace):
    """Makes three guesses a round, of which ``count_kept`` are verified."""

    def __init__(self, count_kept: int) -> None:
        super().__init__(DraftSettings(draft_max=3))
        self._count_kept = count_kept
        self.foretold: list[bool | None] = []

    def worth(self, guesses):
        return min(self._count_kept, len(guesses))

    def learn(self, cost, guesses):
        self.foretold.append(cost.foretold if len(guesses) == 3 else None)


@pytest.mark.parametrize(("count_kept", "verdict"), [(0, True), (2, True), (3, None)])
def test_the_targets_own_token_judges_the_first_guess_that_was_not_verified(count_kept, verdict):
    greedy, tokens = SamplingSettings(temperature=0.0), 24
    logits = hashed_logits(11, salt=5, endless=True)
    expected = write(ScriptedModel(logits), None, greedy, max_tokens=tokens).tokens
    pace = _Dropping(count_kept)
    write(ScriptedModel(logits), oracle(expected, 3), greedy, max_tokens=tokens, pace=pace)
    assert pace.foretold[0] is verdict
    misled = _Dropping(count_kept)
    write(ScriptedModel(logits), oracle(expected, 3, wrong_every=1), greedy, max_tokens=tokens, pace=misled)
    assert misled.foretold[0] is (False if count_kept == 0 else None)
