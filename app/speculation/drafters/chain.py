"""Lookup where its match is long and has been right, else the draft model."""

from __future__ import annotations

from collections.abc import Sequence

from app.speculation.drafters.base import Draft, Drafter, Offer, WantMore
from app.speculation.drafters.lookup import SOURCE as LOOKUP
from app.speculation.drafters.lookup import LookupDrafter

_MEMORY = 0.9
_BUCKETS = (3, 5, 9, 17)
"""Match lengths from which on another hit rate is kept: a longer match is right more often."""
_TRUSTED = 0.8
"""Lookup guesses for free, but a wrong guess of it wastes a round that the model might have filled."""
_BETTER_THAN_NOTHING = 0.5
"""Where the model would fill no round, lookup need not be right so often."""
_LONG_BACKLOG = 16
"""A model that must read more than this before its first guess is left alone while the lookup can do without it."""


class ChainDrafter:
    """Asks the lookup first, and the draft model where the lookup has nothing it was right about."""

    def __init__(self, model: Drafter, lookup: LookupDrafter) -> None:
        self._model = model
        self._lookup = lookup
        self._rates = [0.3, 0.5, 0.7, 0.85, 0.9]  # hopes, by bucket; verdicts take over
        self._bucket = 0
        self._chosen: Drafter = model

    def begin(self, context: Sequence[int]) -> None:
        self._lookup.begin(context)
        self._model.begin(context)

    def offer(self, context: Sequence[int]) -> Offer:
        _, length = self._lookup.match(context)
        self._bucket = sum(length >= bound for bound in _BUCKETS)
        offer = self._model.offer(context)
        model_is_ready = bool(offer.source) and offer.backlog <= _LONG_BACKLOG
        enough = _TRUSTED if model_is_ready else _BETTER_THAN_NOTHING
        if length > 0 and self._rates[self._bucket] >= enough:
            self._chosen = self._lookup
            return self._lookup.offer(context)
        self._chosen = self._model
        return offer

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        return self._chosen.draft(context, position, want_more)

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        self._chosen.learn(draft, picks)
        if draft.drafter == LOOKUP:
            right = sum(guess.token == pick for guess, pick in zip(draft.guesses, picks, strict=False))
            judged = min(len(draft.guesses), len(picks))
            if judged:
                rate = self._rates[self._bucket]
                self._rates[self._bucket] = rate * _MEMORY + (1 - _MEMORY) * right / judged
