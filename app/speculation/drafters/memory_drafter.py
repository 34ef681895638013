"""Guesses from other texts, such as the conversations of the last weeks.

People come back to the same code, the same letter, the same questions. A bounded ring of tokens holds the latest of
those texts; a table leads from each short run of tokens to the places where it stood, newest first, as a compressor
finds its repetitions. The places where the longest part of the text's end stood vote on what comes next. As in
SuffixDecoding (arXiv 2411.04975), a guess counts for more where the match is longer, and for less where the places
disagree; the pace ends the draft accordingly.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence

from app.speculation.drafters.base import LONGEST_MATCH, NO_DRAFT, NO_OFFER, Draft, Drafter, Guess, Offer, WantMore
from app.speculation.drafters.reply_marks import ReplyMarks
from app.speculation.trace import MEMORY

SOURCE = MEMORY
"""The name of this source of guesses."""
SHORTEST = 3
"""Tokens of the shortest match; the table is kept for runs of this length."""
MOST_TOKENS = 1 << 18
"""About a million letters. With its table that takes six megabytes."""
_MOST_PLACES = 48
"""Places to look at for a match: some texts are one word a million times."""
_GAP = -1
"""Stands between texts, and where one was forgotten; matches nothing."""


class TokenMemory:
    """Holds token sequences, each under the key of what it belongs to; the oldest tokens leave when it is full.

    Args:
        most_tokens: held at once; a power of two.
    """

    def __init__(self, most_tokens: int = MOST_TOKENS) -> None:
        self._mask = most_tokens - 1
        self._tokens = array("i")
        self._before = array("q")  # the place before with the same run, by place
        self._latest = array("q")  # the newest place of a run, by the run's hash
        self._end = 0  # places count on for ever; the ring has those from the oldest one on
        self._spans: deque[tuple[int, int, int]] = deque()  # key, first place, the one after the last; by place
        self.version = 0
        """A number that changes whenever the content does."""

    def clear(self) -> None:
        """Forget everything, and free the memory it took."""
        self._tokens, self._before, self._latest = array("i"), array("q"), array("q")
        self._spans.clear()
        self._end = 0
        self.version += 1

    def __len__(self) -> int:
        """Return the number of tokens held, gaps included."""
        return min(self._end, self._mask + 1)

    def add(self, key: int, tokens: Sequence[int], *, whole: bool = True) -> None:
        """Take in a text.

        Args:
            key: what it belongs to; several texts may have the same.
            tokens: the text.
            whole: whether it is all of the text; else the next call for this key goes on with it.
        """
        if not self._end:
            self._make_room()
        spans = self._spans
        goes_on = bool(spans) and spans[-1][0] == key
        if not goes_on and self._end and self.token(self._end - 1) is not None:
            self._append(_GAP)
        begin = spans.pop()[1] if goes_on else self._end
        for token in tokens:
            self._append(token)
        if whole:
            self._append(_GAP)
        spans.append((key, begin, self._end))
        while spans and spans[0][2] <= self._oldest:
            spans.popleft()
        self.version += 1

    def forget(self, key: int) -> None:
        """Forget all texts of ``key``: nothing of them stays in memory."""
        for owner, begin, end in self._spans:
            if owner == key:
                for place in range(max(begin, self._oldest), end):
                    self._tokens[place & self._mask] = _GAP
        self._spans = deque(span for span in self._spans if span[0] != key)
        self.version += 1

    def match(self, context: Sequence[int]) -> tuple[list[int], int]:
        """Return the places after the longest matches of ``context``'s end, newest first, and the matches' length."""
        if len(context) < SHORTEST or not self._end:
            return [], 0
        places: list[tuple[int, int]] = []
        place = self._latest[self._slot(context[-3], context[-2], context[-1])]
        for _ in range(_MOST_PLACES):
            if place < self._oldest:
                break
            length = self._length(context, place)
            if length >= SHORTEST and self.token(place + 1) is not None:
                places.append((place + 1, length))
            place = self._before[place & self._mask]
        longest = max((length for _, length in places), default=0)
        return [place for place, length in places if length == longest], longest

    def token(self, place: int) -> int | None:
        """Return the token at ``place``; ``None`` where a text ends, was forgotten, or has left."""
        if not self._oldest <= place < self._end:
            return None
        token = self._tokens[place & self._mask]
        return None if token == _GAP else token

    @property
    def _oldest(self) -> int:
        return max(0, self._end - self._mask - 1)

    def _make_room(self) -> None:
        """Allocate the tables, only now: most programs that load a pair remember nothing."""
        most = self._mask + 1
        self._tokens = array("i", [_GAP]) * most
        self._before = array("q", [-1]) * most
        self._latest = array("q", [-1]) * most

    def _append(self, token: int) -> None:
        tokens, mask, place = self._tokens, self._mask, self._end
        tokens[place & mask] = token
        self._end = place + 1
        if place >= 2 and token != _GAP:
            slot = self._slot(tokens[(place - 2) & mask], tokens[(place - 1) & mask], token)
            self._before[place & mask] = self._latest[slot]
            self._latest[slot] = place
        else:
            self._before[place & mask] = -1

    def _slot(self, first: int, second: int, third: int) -> int:
        """Return the table's slot for a run. Runs that share a slot cost a comparison, no more."""
        return (((first * 0x9E3779B1 + second) * 0x85EBCA6B + third) * 0xC2B2AE35 >> 15) & self._mask

    def _length(self, context: Sequence[int], place: int) -> int:
        """Return how many tokens up to ``place`` are the last ones of ``context``."""
        tokens, mask = self._tokens, self._mask
        most = min(LONGEST_MATCH, len(context), place - self._oldest + 1)
        length = 0
        while length < most and tokens[(place - length) & mask] == context[-1 - length]:
            length += 1
        return length


class MemoryDrafter(Drafter):
    """Guesses what followed in other texts. Margins are the lengths of matches, less where the places disagree.

    Args:
        memory: the texts.
        marks: what the chat template writes before every reply; no part of a match.
    """

    def __init__(self, memory: TokenMemory, marks: Sequence[int] = ()) -> None:
        self._memory = memory
        self._marks = ReplyMarks(marks)
        self._matched_at: tuple[int, int] = (-1, -1)
        self._last_match: tuple[list[int], int] = ([], 0)

    def begin(self, context: Sequence[int]) -> None:
        self._marks.begin(context)
        self._matched_at = (-1, -1)

    def offer(self, context: Sequence[int]) -> Offer:
        return Offer(SOURCE) if self.match(context)[1] else NO_OFFER

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:  # noqa: ARG002
        places, length = self.match(context)
        guesses: list[Guess] = []
        while places:
            token, for_it = self._vote(places)
            if token is None or not want_more(guesses):
                break
            # One place alone may be chance: half a vote against each guess keeps it below many that agree.
            share = (len(for_it) + 0.5) / (len(places) + 1)
            guesses.append(Guess(token, None, share * (length + len(guesses))))
            places = [place + 1 for place in for_it]
        return Draft(tuple(guesses), SOURCE) if guesses else NO_DRAFT

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass

    def match(self, context: Sequence[int]) -> tuple[list[int], int]:
        """Return what :meth:`TokenMemory.match` does, but for the marks before the reply; computed once a round."""
        state = len(context), self._memory.version
        if state != self._matched_at:
            places, length = self._memory.match(context)
            unmarked = self._marks.count_unmarked(context, length)
            self._matched_at, self._last_match = state, (places, unmarked) if unmarked >= SHORTEST else ([], 0)
        return self._last_match

    def _vote(self, places: Sequence[int]) -> tuple[int | None, list[int]]:
        """Return the token at most of these places (of equals, the newest one's), and where it stands."""
        votes: dict[int | None, list[int]] = {}
        for place in places:
            votes.setdefault(self._memory.token(place), []).append(place)
        votes.pop(None, None)
        return max(votes.items(), key=lambda vote: len(vote[1]), default=(None, []))
