"""Interface of a pace, which decides how far to draft in a round, and the fixed pace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from app.speculation.drafters.base import Guess, Offer
from app.speculation.settings import MOST_DRAFTED, DraftSettings


@dataclass(frozen=True, slots=True)
class RoundCost:
    """Cost and result of a round, for the pace to learn from."""

    drafted: int
    """Guesses made, verified or not."""
    verified: int
    """Guesses that the target looked at; its pass had one row more."""
    accepted: int
    """Number of them, from the first, that were right."""
    rejected: bool
    """True if a guess was wrong; else the draft was accepted whole, or the reply ended within it."""
    offer: Offer
    """Drafter of the round, and the tokens it had to read first."""
    draft_ms: float
    verify_ms: float
    held: int = 0
    """Tokens of the text before the round, which passes and guesses attend to."""
    first_ms: float = 0.0
    """Of ``draft_ms``, the part until the first guess stood, backlog included; 0 where nobody measured it."""
    foretold: bool | None = None
    """True if the first of the guesses that were made but not verified is what the target wrote in its place; ``None``
    where there is none, or a guess before it was wrong."""
    is_shared: bool = False
    """True if other replies had a part in its passes; its times are its share of them."""

    @property
    def draft_steps(self) -> int:
        """Number of passes that its guesses took."""
        return min(1, self.drafted) if self.offer.block else self.drafted


class CostLessons(Protocol):
    """Learns what rounds cost."""

    def learn_costs(self, cost: RoundCost) -> None:
        """Learn from a round that is over."""
        ...


class Pace(Protocol):
    """Decides, guess by guess, how far to draft."""

    def begin_round(self, room: int, offer: Offer, held: int = 0) -> None:
        """Begin a round.

        Args:
            room: how many guesses can be used at most.
            offer: who would guess, and how much it must read first.
            held: tokens of the text so far, which passes and guesses attend to.
        """
        ...

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        """Return whether one more guess should follow these."""
        ...

    def worth(self, guesses: Sequence[Guess]) -> int:
        """Return how many of the guesses, from the first, are worth verifying."""
        ...

    def tokens_to_read(self) -> int:
        """Return how many tokens of its backlog a draft that guesses nothing in this round should read at most."""
        ...

    def learn_reading(self, tokens: int, ms: float) -> None:
        """Learn that the draft took ``ms`` to read so many tokens."""
        ...

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        """Learn from a round that is over.

        Args:
            cost: what it cost and brought.
            guesses: all that were made, verified or not.
        """
        ...


def is_sure(guess: Guess, p_min: float) -> bool:
    """Return whether a guess has at least that probability in its draft model; one without a model is always sure.

    What a draft says of itself counts before what its distribution says.
    """
    if p_min <= 0 or guess.shaped is None:
        return True
    return (guess.shaped.p(guess.token) if guess.confidence is None else guess.confidence) >= p_min


def sure_ones(guesses: Sequence[Guess], p_min: float) -> int:
    """Return how many guesses, from the first, are sure in that sense."""
    return next((index for index, guess in enumerate(guesses) if not is_sure(guess, p_min)), len(guesses))


_PLAIN_ROUNDS = 8
"""Of so many plain rounds one is learned from: that takes some 50 µs, and a small model writes hundreds a second."""


class FixedPace(Pace):
    """Drafts ``draft_max`` tokens a round, fewer where the draft is unsure, and none where that leaves too few.

    Args:
        settings: ``draft_max`` (``None``: as many as there is room for), ``draft_min`` and ``draft_p_min``.
        lessons: learn what its rounds cost, for automatic replies and for comparisons; ``None``: nobody does.
    """

    def __init__(self, settings: DraftSettings, lessons: CostLessons | None = None) -> None:
        self._lessons = lessons
        self._p_min = settings.draft_p_min
        self._most = min(settings.draft_max if settings.draft_max is not None else MOST_DRAFTED, MOST_DRAFTED)
        self._least = min(settings.draft_min, self._most)
        self._room = self._rounds = 0

    def begin_round(self, room: int, offer: Offer, held: int = 0) -> None:  # noqa: ARG002 - a fixed pace counts no cost
        self._room = min(room, self._most)

    def want_more(self, guesses: Sequence[Guess]) -> bool:
        # At a reply's end there may be no room for a draft that would be kept.
        if self._room < self._least or len(guesses) >= self._room:
            return False
        return not guesses or is_sure(guesses[-1], self._p_min)

    def worth(self, guesses: Sequence[Guess]) -> int:
        sure = sure_ones(guesses, self._p_min)
        return sure if sure >= self._least else 0

    def tokens_to_read(self) -> int:
        return 0

    def learn_reading(self, tokens: int, ms: float) -> None:
        pass

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:  # noqa: ARG002 - guesses are not weighed
        self._rounds += 1
        if self._lessons is not None and (cost.drafted or self._rounds % _PLAIN_ROUNDS == 0):
            self._lessons.learn_costs(cost)
