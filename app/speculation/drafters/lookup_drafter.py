"""Guesses from the text so far: what followed when its last tokens stood there before.

Editing, summarising and code repeat long stretches. An index leads from every short run of tokens to the place where
it stood last; it grows token by token, so that a guess costs a dictionary look-up and no scan. Known as prompt lookup
(Saxena, "Prompt Lookup Decoding", 2023) or n-gram speculation.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.speculation.drafters.base import LONGEST_MATCH, NO_DRAFT, NO_OFFER, Draft, Drafter, Guess, Offer, WantMore
from app.speculation.drafters.reply_marks import ReplyMarks

SOURCE = "lookup"
"""The name of this source of guesses."""
SHORTEST = 2
"""Tokens of the shortest match."""
LONGEST_KEY = 4
"""Tokens of the longest runs in the index; a longer match is found by comparing backwards from there."""


class LookupDrafter(Drafter):
    """Guesses what followed the longest end of the text that stood in it before. Margins are the lengths of matches.

    Args:
        marks: what the chat template writes before every reply; no part of a match.
    """

    def __init__(self, marks: Sequence[int] = ()) -> None:
        self._marks = ReplyMarks(marks)
        self._tokens: list[int] = []
        self._after: dict[tuple[int, ...], int] = {}

    def begin(self, context: Sequence[int]) -> None:
        self._marks.begin(context)
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
            if token < 0:  # a picture's row, which nobody writes
                break
            guesses.append(Guess(token, None, float(length + len(guesses))))
        return Draft(tuple(guesses), SOURCE if guesses else "")

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass

    def match(self, context: Sequence[int]) -> tuple[int, int]:
        """Return where the text after the longest match begins, and the match's length; 0 and 0 where there is none."""
        self._index(context)
        for size in range(min(LONGEST_KEY, len(context)), SHORTEST - 1, -1):
            at = self._after.get(tuple(context[-size:]))
            if at is not None:
                length = self._marks.count_unmarked(context, self._extend(context, at, size))
                return (at, length) if length >= SHORTEST else (0, 0)
        return 0, 0

    def _extend(self, context: Sequence[int], at: int, size: int) -> int:
        end = len(context)
        while size < min(LONGEST_MATCH, at) and context[at - 1 - size] == context[end - 1 - size]:
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
