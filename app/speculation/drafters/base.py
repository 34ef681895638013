"""Interface between the loop and a drafter: anything that guesses tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.speculation.sampling.sampler import ShapedLogits


@dataclass(frozen=True, slots=True)
class Guess:
    """One drafted token and what its drafter knew about it."""

    token: int
    shaped: ShapedLogits | None = None
    """The draft model's view of this position; ``None`` from a drafter without a model."""
    margin: float = 0.0
    """Margin of its preference: best minus second-best score in nats, a match's length in tokens, or what the
    odds that its drafter gives stand for."""
    confidence: float | None = None
    """Probability that it is right, as its drafter says; ``None`` where it does not say."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The guesses of one round."""

    guesses: tuple[Guess, ...] = ()
    drafter: str = ""
    """Source of the guesses: as :attr:`Offer.source`."""


NO_DRAFT = Draft()
"""No guesses."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Drafter of the coming round, with the tokens that it must read first."""

    source: str = ""
    """``model``, ``head``, ``lookup``, ``memory``, or empty: nobody."""
    backlog: int = 0
    """Tokens to read before the first guess; reading is part of the first guess's cost."""
    block: int = 0
    """Number of guesses that one pass makes, which costs the same however many are used; 0: each takes a pass."""


LONG_BACKLOG = 16
"""Tokens of backlog with which a draft still guesses at once. With more a reply begins without it."""

LONGEST_MATCH = 32
"""Tokens that are compared where a text's end stood before; matches that are longer yet are right no more often."""

NO_OFFER = Offer()
"""The offer of a round without guesses."""

WantMore = Callable[[Sequence[Guess]], bool]
"""Asked before every guess, with those made so far: should there be one more?"""


class Drafter(Protocol):
    """Guesses what comes next. A drafter that knows nothing, or whose model broke, guesses nothing."""

    def begin(self, context: Sequence[int]) -> None:
        """Begin a reply after ``context``, which may share nothing with the last one's."""
        ...

    def offer(self, context: Sequence[int]) -> Offer:
        """Return who would guess what follows ``context``; called before every :meth:`draft`."""
        ...

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        """Guess what follows ``context``.

        Args:
            context: every committed token, the last one included; grows within a reply, never changes.
            position: index within the reply of the first guess.
            want_more: asked before each guess, with those made so far.

        Returns:
            The guesses; none if ``want_more`` refuses the first.

        Raises:
            Interrupted: stopped on request; a later call goes on.
        """
        ...

    def catch_up(self, context: Sequence[int], most: int) -> int:  # noqa: ARG002 - most drafters read nothing
        """Read some of the backlog without guessing; return how many tokens were read, at most ``most``.

        So a draft can read a long text between the target's passes, and one that pauses tells by a single token what a
        guess would cost now.

        Raises:
            Interrupted: stopped on request; a later call goes on.
        """
        return 0

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        """Learn from the target's verdict.

        Args:
            draft: the guesses that were verified.
            picks: the target's own tokens, the first in place of the first guess, and so on as far as they were
                reached: up to the one after the last accepted guess.
        """
        ...


class NoDrafter(Drafter):
    """Guesses nothing: the target goes alone."""

    def begin(self, context: Sequence[int]) -> None:
        pass

    def offer(self, context: Sequence[int]) -> Offer:  # noqa: ARG002 - the protocol's signature
        return NO_OFFER

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:  # noqa: ARG002
        return NO_DRAFT

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass
