"""Guesses from lookup or memory where matches of that length are mostly right, else from the draft model."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from app.speculation.drafters.base import NO_DRAFT, NO_OFFER, Draft, Drafter, Offer, WantMore
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.memory_drafter import MemoryDrafter
from app.speculation.estimates import RunningMean

_MOSTLY = 0.5
"""Share of right matches to be preferred to the model; also expected before any was judged."""


class _RatedDrafter:
    """A drafter that guesses by matches, and how often its first guess is right, by the match's length.

    The token that came judges its first guess in every round, whoever guessed. Otherwise a drafter that was wrong a few
    times would not be asked again, and could not become better.
    """

    def __init__(self, drafter: LookupDrafter | MemoryDrafter) -> None:
        self.drafter = drafter
        self._rates: defaultdict[int, RunningMean] = defaultdict(lambda: RunningMean(_MOSTLY))
        self._expected: tuple[int, int, RunningMean] | None = None  # index in the context, token, what it is judged for

    def begin(self, context: Sequence[int]) -> None:
        self._expected = None
        self.drafter.begin(context)

    def rate(self, context: Sequence[int]) -> float:
        """Return how often a match as long as the present one is right; 0 where there is no match."""
        self._judge(context)
        first = self.drafter.draft(context, 0, lambda guesses: not guesses).guesses
        if not first:
            return 0.0
        _, length = self.drafter.match(context)
        rate = self._rates[(length - 1).bit_length()]  # a longer match is right more often
        self._expected = len(context), first[0].token, rate
        return rate.value

    def _judge(self, context: Sequence[int]) -> None:
        if self._expected is not None:
            index, token, rate = self._expected
            if index < len(context):
                rate.add(context[index] == token)
                self._expected = None


class ChainDrafter(Drafter):
    """Guesses by a match where matches of its length are mostly right, else with the draft model.

    A match guesses for free, but a wrong guess of it wastes a round that the model might have filled.

    Args:
        model: the draft; ``None`` where there is none. Any match is then worth a guess: the pace judges it.
        lookup: finds matches in the conversation.
        memory: finds matches in other texts, while :attr:`recalls`.
    """

    def __init__(self, model: Drafter | None, lookup: LookupDrafter, memory: MemoryDrafter | None = None) -> None:
        self._model = model
        self._lookup = _RatedDrafter(lookup)
        self._memory = _RatedDrafter(memory) if memory is not None else None
        self._chosen: Drafter | None = model
        self.recalls = True
        """True if other texts may be guessed from."""

    def begin(self, context: Sequence[int]) -> None:
        for drafter in (self._lookup, self._memory, self._model):
            if drafter is not None:
                drafter.begin(context)

    def offer(self, context: Sequence[int]) -> Offer:
        rated, rate = self._lookup, self._lookup.rate(context)
        if self.recalls and self._memory is not None:
            remembered = self._memory.rate(context)
            if remembered > rate:  # of equals the conversation's own words
                rated, rate = self._memory, remembered
        matches = rate > 0 and (self._model is None or rate >= _MOSTLY)
        self._chosen = rated.drafter if matches else self._model
        return NO_OFFER if self._chosen is None else self._chosen.offer(context)

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        return NO_DRAFT if self._chosen is None else self._chosen.draft(context, position, want_more)

    def catch_up(self, context: Sequence[int], most: int) -> int:
        return 0 if self._model is None else self._model.catch_up(context, most)

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        if self._chosen is not None:
            self._chosen.learn(draft, picks)
