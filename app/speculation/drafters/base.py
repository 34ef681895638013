"""What the loop expects of anything that guesses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.speculation.sampling import Shaped


@dataclass(frozen=True, slots=True)
class Guess:
    """One drafted token and what its drafter knew about it."""

    token: int
    shaped: Shaped | None = None
    """The draft model's view of this position; ``None`` from a drafter without a model."""
    margin: float = 0.0
    """How clearly the drafter preferred it: best minus second-best score, or a match length."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The guesses of one round, in order; may be empty."""

    guesses: tuple[Guess, ...] = ()
    drafter: str = ""


NO_DRAFT = Draft()


@dataclass(frozen=True, slots=True)
class Offer:
    """Who would guess in the coming round, and what must be read first."""

    source: str = ""
    """``model``, ``head``, ``lookup``, ``memory``, or empty: nobody."""
    backlog: int = 0
    """Tokens to read before the first guess; reading is part of the first guess's cost."""


NO_OFFER = Offer()

WantMore = Callable[[Sequence[Guess]], bool]
"""Asked before every guess, with those made so far: should there be one more?"""


class Drafter(Protocol):
    """Proposes what may come next. A drafter with no idea proposes nothing; it never raises but ``Interrupted``."""

    def begin(self, context: Sequence[int]) -> None:
        """A new reply starts after ``context``, which may share nothing with the last one."""
        ...

    def offer(self, context: Sequence[int]) -> Offer:
        """Who would guess what follows ``context``; called before every :meth:`draft`."""
        ...

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        """Guess what follows ``context``.

        Args:
            context: every committed token, the last one included; grows within a reply, never changes.
            position: index within the reply of the first guess.
            want_more: asked before each guess.

        Raises:
            Interrupted: stopped on request; a later call goes on.
        """
        ...

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        """The target's verdict: ``picks[i]`` is its own token where ``guesses[i]`` stood, for every position that
        was reached (all accepted ones and the first rejected).
        """
        ...


class NoDrafter:
    """Guesses nothing: the target goes alone."""

    def begin(self, context: Sequence[int]) -> None:
        pass

    def offer(self, context: Sequence[int]) -> Offer:  # noqa: ARG002 - the protocol's signature
        return NO_OFFER

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:  # noqa: ARG002
        return NO_DRAFT

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass
