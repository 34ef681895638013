"""The states that a target computes on the way to its logits, kept for as long as a head may read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from app.speculation.language_model import FloatArray, IntArray


class StateListener(Protocol):
    """Learns of every pass of a target."""

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        """Take note that the target read tokens.

        Args:
            first: position of the first of them in the text.
            tokens: what it read.
            states: what it computed, one array of shape (tokens, width) for each of its layers that was asked for.
                Views, valid during this call alone.
        """
        ...

    def forgot(self, length: int) -> None:
        """Take note that the target's cache holds ``length`` tokens now, fewer than before."""
        ...


class StateWindow:
    """The latest states at consecutive positions, with the tokens that stood there.

    Args:
        rows: how many are kept at most. The oldest leave to make room, up to a quarter of all at once.
    """

    def __init__(self, rows: int) -> None:
        self._most = rows
        self._states: FloatArray = np.empty((0, 0), dtype=np.float32)
        self._tokens: IntArray = np.empty(rows, dtype=np.int32)
        self.first = 0
        """Position of the oldest."""
        self.end = 0
        """One past the position of the latest."""

    def __len__(self) -> int:
        return self.end - self.first

    def __contains__(self, position: int) -> bool:
        return self.first <= position < self.end

    def add(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        """Take in the states of a pass.

        Args:
            first: position of the first token. Unless it follows the latest one, all that was kept is forgotten.
            tokens: at most as many as are kept.
            states: arrays of shape (tokens, width), which are put side by side.
        """
        if first != self.end:  # something was computed that nobody told us about
            self.first = self.end = first
        count = len(tokens)
        width = sum(part.shape[1] for part in states)
        if self._states.shape[1] != width:
            self._states = np.empty((self._most, width), dtype=np.float32)
        if len(self) + count > self._most:
            self._drop(max(len(self) + count - self._most, len(self) // 4))  # some at once: moving takes time
        rows = slice(len(self), len(self) + count)
        at = 0
        for part in states:
            self._states[rows, at : at + part.shape[1]] = part
            at += part.shape[1]
        self._tokens[rows] = tokens
        self.end += count

    def restart(self, first: int) -> None:
        """Forget everything; what comes next has the position ``first``."""
        self.first = self.end = first

    def cut(self, end: int) -> None:
        """Forget the positions from ``end`` on."""
        self.end = min(self.end, end)
        self.first = min(self.first, self.end)

    def states(self, first: int, end: int) -> FloatArray:
        """Return the states from position ``first`` to before ``end``, shape (rows, sum of all widths)."""
        return self._states[first - self.first : end - self.first]

    def tokens(self, first: int, end: int) -> list[int]:
        """Return the tokens from position ``first`` to before ``end``."""
        tokens: list[int] = self._tokens[first - self.first : end - self.first].tolist()
        return tokens

    def token(self, position: int) -> int:
        """Return the token at a position."""
        return int(self._tokens[position - self.first])

    def _drop(self, count: int) -> None:
        stay = len(self) - count
        self._states[:stay] = self._states[count : count + stay].copy()
        self._tokens[:stay] = self._tokens[count : count + stay].copy()
        self.first += count
