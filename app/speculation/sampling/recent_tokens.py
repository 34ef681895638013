"""Counts the tokens that penalties look at, as a text grows: a row costs what differs, not what the text is long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]


class RecentTokens:
    """The last tokens of a text and of what is tried after it, with how often each stands there.

    Args:
        most: how many of the last tokens count; negative: all; 0: none, and nothing is kept.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._tokens: list[int] = []
        """The text from the first token on that may count again, and what is tried after it."""
        self._skipped = 0
        """Number of tokens of the text before those."""
        self._certain = 0
        """Number of tokens of the text that were taken in."""
        self._places: dict[int, int] = {}
        self._ids: Numbers = np.empty(0, dtype=np.int64)
        self._counts: Numbers = np.empty(0, dtype=np.int64)

    def follow(self, text: Sequence[int]) -> None:
        """Take back what was appended, and take in what the text has gained since the last call.

        A shorter text is another one.
        """
        if not self._certain or len(text) < self._certain:
            self._begin(text)
            return
        while self._skipped + len(self._tokens) > self._certain:
            self._take_back()
        for token in text[self._certain :]:
            self.append(token)
        self._certain = len(text)

    def append(self, token: int) -> None:
        """Add a token at the end."""
        if not self._most:
            return
        self._tokens.append(token)
        self._count(token, 1)
        if 0 < self._most < len(self._tokens):
            self._count(self._tokens[-1 - self._most], -1)

    def counted(self, vocabulary: int) -> tuple[Numbers, Numbers]:
        """Return the tokens that count, each once, and how often each does; of a model that knows so many tokens."""
        size = len(self._places)
        ids, counts = self._ids[:size], self._counts[:size]
        known = ids < vocabulary  # a draft may lack tokens
        return (ids, counts) if known.all() else (ids[known], counts[known])

    def _begin(self, text: Sequence[int]) -> None:
        self._certain = len(text)
        self._tokens = list(text[-self._most :] if self._most > 0 else text)
        self._skipped = len(text) - len(self._tokens)
        counts = Counter(token for token in self._tokens if token >= 0)
        self._places = {token: place for place, token in enumerate(counts)}
        self._ids = np.array([*counts, *([0] * _ROOM)], dtype=np.int64)
        self._counts = np.array([*counts.values(), *([0] * _ROOM)], dtype=np.int64)

    def _take_back(self) -> None:
        token = self._tokens.pop()
        self._count(token, -1)
        if 0 < self._most <= len(self._tokens):
            self._count(self._tokens[-self._most], 1)

    def _count(self, token: int, change: int) -> None:
        if token < 0:  # a row of a picture is no word
            return
        size = len(self._places)
        place = self._places.setdefault(token, size)
        if place == size:
            if size == len(self._ids):
                self._ids = np.concatenate([self._ids, np.zeros(size + _ROOM, dtype=np.int64)])
                self._counts = np.concatenate([self._counts, np.zeros(size + _ROOM, dtype=np.int64)])
            self._ids[place], self._counts[place] = token, 0
        self._counts[place] += change
        if not self._counts[place]:
            self._remove(token)

    def _remove(self, token: int) -> None:
        """Let the last of the tokens take the place of one that does not count any more."""
        place, last = self._places.pop(token), len(self._places)
        if place != last:
            moved = int(self._ids[last])
            self._places[moved] = place
            self._ids[place], self._counts[place] = moved, self._counts[last]


_ROOM = 64
"""Places for new tokens that are made at once."""
NO_TOKENS = RecentTokens(0)
"""Tokens for penalties where there are no penalties."""
