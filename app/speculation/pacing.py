"""How far to draft in a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.speculation.drafters.base import Guess, Offer
from app.speculation.settings import DraftSettings

MOST_DRAFTED = 31
"""Longest draft of a round: with the last committed token that makes 32 rows to verify."""


@dataclass(frozen=True, slots=True)
class RoundCost:
    """What a round cost and brought, for the pace to learn from."""

    drafted: int
    """Guesses made, verified or not."""
    verified: int
    """Guesses the target looked at; the pass had one row more."""
    accepted: int
    rejected: bool
    """Whether a guess was wrong; else the draft was accepted whole, or the reply ended within it."""
    offer: Offer
    """Who guessed, and what was read first."""
    draft_ms: float
    verify_ms: float
    first_ms: float = 0.0
    """Of ``draft_ms``, the part until the first guess stood, which reads the backlog; 0 where nobody measured."""


class Pace(Protocol):
    """Decides, guess by guess, how far to draft."""

    def begin_round(self, room: int, offer: Offer) -> None:
        """A round starts, in which at most ``room`` guesses can be used."""
        ...

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        """Whether one more guess should follow these."""
        ...

    def worth(self, guesses: Sequence[Guess]) -> int:
        """How many of the guesses, from the first, are worth verifying."""
        ...

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        """The round is over.

        Args:
            cost: the first ``cost.verified`` guesses were verified, the first ``cost.accepted`` were right.
            guesses: all that were made.
        """
        ...


class FixedPace:
    """At most ``draft_max`` tokens a round; fewer where the draft is unsure.

    ``draft_p_min`` ends a draft before a token whose probability in the draft is lower, but not before
    ``draft_min`` tokens: llama.cpp's ``--draft-max``, ``--draft-min`` and ``--draft-p-min``.
    """

    def __init__(self, settings: DraftSettings) -> None:
        self._settings = settings
        self._most = min(settings.draft_max if settings.draft_max is not None else MOST_DRAFTED, MOST_DRAFTED)
        self._room = 0

    def begin_round(self, room: int, offer: Offer) -> None:  # noqa: ARG002 - a fixed pace counts no cost
        self._room = min(room, self._most)

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        return len(guesses) < self._room and self.worth(guesses) == len(guesses)

    def worth(self, guesses: Sequence[Guess]) -> int:
        s = self._settings
        for index, guess in enumerate(guesses):
            unsure = guess.shaped is not None and guess.shaped.p(guess.token) < s.draft_p_min
            if unsure and index >= s.draft_min:
                return index
        return len(guesses)

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        pass
