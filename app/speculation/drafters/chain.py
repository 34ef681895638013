"""Lookup or memory where their match is long and has been right, else the draft model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from app.speculation.drafters.base import NO_DRAFT, NO_OFFER, Draft, Drafter, Offer, WantMore
from app.speculation.drafters.lookup import LookupDrafter
from app.speculation.drafters.memory import MemoryDrafter

_MEMORY = 0.9
_BUCKETS = (3, 5, 9, 17)
"""Match lengths from which on another hit rate is kept: a longer match is right more often."""
_TRUSTED = 0.8
"""A match guesses for free, but a wrong guess of it wastes a round that the model might have filled."""
_BETTER_THAN_NOTHING = 0.5
"""Where the model would fill no round, a match need not be right so often."""
_LONG_BACKLOG = 16
"""A model that must read more than this before its first guess is left alone while a match can do without it."""


@dataclass(slots=True)
class _Finder:
    """A drafter that guesses by matches, and how often it was right, by the match's length."""

    drafter: LookupDrafter | MemoryDrafter
    rates: list[float] = field(default_factory=lambda: [0.3, 0.5, 0.7, 0.85, 0.9])  # hopes; verdicts take over
    bucket: int = 0

    def rate(self, context: Sequence[int]) -> float:
        """How often a match as long as the present one was right; 0 where there is none."""
        _, length = self.drafter.match(context)
        self.bucket = sum(length >= bound for bound in _BUCKETS)
        return self.rates[self.bucket] if length else 0.0

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        right = sum(guess.token == pick for guess, pick in zip(draft.guesses, picks, strict=False))
        judged = min(len(draft.guesses), len(picks))
        if judged:
            rate = self.rates[self.bucket]
            self.rates[self.bucket] = rate * _MEMORY + (1 - _MEMORY) * right / judged


class ChainDrafter:
    """Asks what costs nothing first, and the draft model where that has nothing it was right about.

    Args:
        model: the draft; ``None`` where there is none. Any match is then worth a guess: the pace judges it.
        lookup: finds matches in the conversation.
        memory: finds them in other texts; taken part of while :attr:`recalls`.
    """

    def __init__(self, model: Drafter | None, lookup: LookupDrafter, memory: MemoryDrafter | None = None) -> None:
        self._model = model
        self._lookup = _Finder(lookup)
        self._memory = _Finder(memory) if memory is not None else None
        self._finder: _Finder | None = None
        self.recalls = True

    def begin(self, context: Sequence[int]) -> None:
        for drafter in self._drafters():
            drafter.begin(context)

    def offer(self, context: Sequence[int]) -> Offer:
        finder, rate = self._lookup, self._lookup.rate(context)
        if self.recalls and self._memory is not None:
            remembered = self._memory.rate(context)
            if remembered > rate:  # of equals the conversation's own words
                finder, rate = self._memory, remembered
        offer = self._model.offer(context) if self._model is not None else NO_OFFER
        if rate > 0 and rate >= self._enough(offer):
            self._finder = finder
            return finder.drafter.offer(context)
        self._finder = None
        return offer

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        chosen = self._model if self._finder is None else self._finder.drafter
        return NO_DRAFT if chosen is None else chosen.draft(context, position, want_more)

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        if self._finder is not None:
            self._finder.learn(draft, picks)
        elif self._model is not None:
            self._model.learn(draft, picks)

    def _enough(self, offer: Offer) -> float:
        """How often a match must have been right to be preferred to what the model offers."""
        if self._model is None:
            return 0.0
        model_is_ready = bool(offer.source) and offer.backlog <= _LONG_BACKLOG
        return _TRUSTED if model_is_ready else _BETTER_THAN_NOTHING

    def _drafters(self) -> list[Drafter]:
        found: list[Drafter] = [finder.drafter for finder in (self._lookup, self._memory) if finder is not None]
        return found if self._model is None else [*found, self._model]
