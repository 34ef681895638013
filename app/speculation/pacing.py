"""How far to draft in a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.speculation.drafters.base import Guess, Offer
from app.speculation.settings import MOST_DRAFTED, DraftSettings


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


def is_sure(guess: Guess, p_min: float) -> bool:
    """Whether its draft model gives a guess at least that probability; a drafter without a model is always sure."""
    return p_min <= 0 or guess.shaped is None or guess.shaped.p(guess.token) >= p_min


def sure_ones(guesses: Sequence[Guess], p_min: float) -> int:
    """How many guesses, from the first, are sure."""
    return next((index for index, guess in enumerate(guesses) if not is_sure(guess, p_min)), len(guesses))


class FixedPace:
    """At most ``draft_max`` tokens a round; fewer where the draft is unsure, none below ``draft_min``."""

    def __init__(self, settings: DraftSettings) -> None:
        self._p_min = settings.draft_p_min
        self._most = min(settings.draft_max if settings.draft_max is not None else MOST_DRAFTED, MOST_DRAFTED)
        self._least = min(settings.draft_min, self._most)
        self._room = 0

    def begin_round(self, room: int, offer: Offer) -> None:  # noqa: ARG002 - a fixed pace counts no cost
        self._room = min(room, self._most)

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        # At a reply's end there may be no room for a draft that would be kept.
        if self._room < self._least or len(guesses) >= self._room:
            return False
        return not guesses or is_sure(guesses[-1], self._p_min)

    def worth(self, guesses: Sequence[Guess]) -> int:
        sure = sure_ones(guesses, self._p_min)
        return sure if sure >= self._least else 0

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        pass
