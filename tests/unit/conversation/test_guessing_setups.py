"""The setups of replies are remembered, for as many as anybody goes back to."""

from __future__ import annotations

from app.conversation.guessing_setups import MOST_REPLIES, GuessingSetup, GuessingSetups
from app.speculation.settings import SpeculationMode

SETUP = GuessingSetup(None, SpeculationMode.AUTOMATIC)


def test_the_latest_are_remembered_and_no_more_than_so_many() -> None:
    setups = GuessingSetups()
    for message in range(MOST_REPLIES + 3):
        setups.note(message, SETUP)
    known = [message for message in range(MOST_REPLIES + 3) if setups.of(message) is not None]
    assert known == list(range(3, MOST_REPLIES + 3))


def test_a_reply_that_goes_on_counts_as_a_late_one() -> None:
    setups = GuessingSetups()
    for message in range(MOST_REPLIES):
        setups.note(message, SETUP)
    setups.note(0, GuessingSetup(None, SpeculationMode.OFF))
    setups.note(MOST_REPLIES, SETUP)
    assert setups.of(0) == GuessingSetup(None, SpeculationMode.OFF)
    assert setups.of(1) is None
