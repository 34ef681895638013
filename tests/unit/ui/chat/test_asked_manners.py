"""How replies were asked for is remembered, for as many as anybody goes back to."""

from __future__ import annotations

from app.speculation.settings import SpeculationMode
from app.ui.chat.asked_manners import MOST_REPLIES, AskedManners
from app.ui.metrics.drafting_advice import GuessingManner

MANNER = GuessingManner(None, SpeculationMode.AUTOMATIC)


def test_the_latest_are_remembered_and_no_more_than_so_many() -> None:
    manners = AskedManners()
    for message in range(MOST_REPLIES + 3):
        manners.note(message, MANNER)
    known = [message for message in range(MOST_REPLIES + 3) if manners.of(message) is not None]
    assert known == list(range(3, MOST_REPLIES + 3))


def test_a_reply_that_goes_on_counts_as_a_late_one() -> None:
    manners = AskedManners()
    for message in range(MOST_REPLIES):
        manners.note(message, MANNER)
    manners.note(0, GuessingManner(None, SpeculationMode.OFF))
    manners.note(MOST_REPLIES, MANNER)
    assert manners.of(0) == GuessingManner(None, SpeculationMode.OFF)
    assert manners.of(1) is None
