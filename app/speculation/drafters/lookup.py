"""Drafting without a model: what followed the last time these tokens stood here.

Editing, summarising and code repeat long stretches of the text so far. An index from every short run of tokens to
the place where it last stood is kept up token by token, so that a guess costs a dictionary look-up, not a scan.
Known as prompt lookup or n-gram speculation.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.speculation.drafters.base import NO_DRAFT, NO_OFFER, Draft, Guess, Offer, WantMore

SOURCE = "lookup"

SHORTEST = 2
LONGEST_KEY = 4
"""Runs of this many tokens are indexed at most; a longer match is found by comparing backwards from there."""
_LONGEST_MATCH = 32


class LookupDrafter:
    """Guesses by the longest suffix of the text that occurred before."""

    def __init__(self) -> None:
        self._tokens: list[int] = []
        self._after: dict[tuple[int, ...], int] = {}

    def begin(self, context: Sequence[int]) -> None:
        if len(self._tokens) > len(context) or list(context[: len(self._tokens)]) != self._tokens:
            self._tokens.clear()
            self._after.clear()
        self._index(context)

    def offer(self, context: Sequence[int]) -> Offer:
        return Offer(SOURCE) if self.match(context)[1] else NO_OFFER

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:  # noqa: ARG002
        at, length = self.match(context)
        if not length:
            return NO_DRAFT
        guesses: list[Guess] = []
        while want_more(guesses):
            source = at + len(guesses)
            # A match that runs into the guesses themselves goes on with them: a repetition repeats.
            token = context[source] if source < len(context) else guesses[source - len(context)].token
            guesses.append(Guess(token, None, float(length + len(guesses))))
        return Draft(tuple(guesses), SOURCE if guesses else "")

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass

    def match(self, context: Sequence[int]) -> tuple[int, int]:
        """Where the text that followed the longest match begins, and how long the match is; length 0: none."""
        self._index(context)
        for size in range(min(LONGEST_KEY, len(context)), SHORTEST - 1, -1):
            at = self._after.get(tuple(context[-size:]))
            if at is not None:
                return at, self._extend(context, at, size)
        return 0, 0

    def _extend(self, context: Sequence[int], at: int, size: int) -> int:
        end = len(context)
        while size < min(_LONGEST_MATCH, at) and context[at - 1 - size] == context[end - 1 - size]:
            size += 1
        return size

    def _index(self, context: Sequence[int]) -> None:
        """Take in the tokens that are new.

        A run is indexed when the token after it is known, so that the text's own end never matches itself.
        """
        tokens = self._tokens
        for token in context[len(tokens) :]:
            place = len(tokens)
            for size in range(SHORTEST, min(LONGEST_KEY, place) + 1):
                self._after[tuple(tokens[-size:])] = place
            tokens.append(token)
