"""Guesses of a whole block at once, from what the target computed (DFlash, arXiv 2602.06036; DSpark).

The head caches the target's states, place by place. For a guess it is given the last token and, in place of each token
to be guessed, its mask: in one pass they look at all that is cached and at each other. So the tokens of a draft cost
the same however many they are, and which of them are worth a row of the target's pass is decided once they are known.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from app.speculation.drafters.state_reader import Arrays, StateModel, StateReader
from app.speculation.language_model import FloatArray, IntArray
from app.speculation.settings import MOST_DRAFTED


@dataclass(frozen=True, slots=True)
class Block:
    """The outcome of a pass: views, valid until the next call."""

    logits: FloatArray
    """Of shape (guesses, vocabulary)."""
    confidences: FloatArray | None
    """Probability that each guess is right, as the head says, if all before it are; ``None`` where it does not say."""


class BlockModel(StateModel, Protocol):
    """Computes blocks. A row has the place of its token in the text."""

    @property
    def longest_draft(self) -> int:
        """The most guesses of a block."""
        ...

    def read(self, states: FloatArray, first: int) -> None:
        """Cache the target's states from the place ``first`` on, in place of whatever is cached from there on.

        Args:
            states: shape (rows, sum of the target's widths).
            first: the place of the first row.

        Raises:
            Interrupted: stopped on request; the rows before ``first`` stay.
            BrokenModel: likewise, the head failed.
        """
        ...

    def guess(self, token: int, place: int, count: int) -> Block:
        """Guess the tokens that follow ``token``; what is cached from its place on is forgotten.

        Args:
            token: the last of the text.
            place: where it stands; the states of all places before it are cached, as far as there are any.
            count: how many to guess: 1 to :attr:`longest_draft`, and no more than fit into the context.

        Raises:
            Interrupted: stopped on request.
            BrokenModel: the head failed.
        """
        ...


class BlockReader(StateReader):
    """Makes such a head look like a language model: it is asked for its guesses one by one.

    Args:
        model: computes.
    """

    guesses_at_once = True

    def __init__(self, model: BlockModel) -> None:
        super().__init__(model)
        self._model = model
        self._block: Block | None = None
        self._block_place = 0  # the place of the token that the block begins with

    @property
    def confidence(self) -> float | None:
        if self._block is None or self._block.confidences is None:
            return None
        confidence = float(self._block.confidences[len(self._text) - 1 - self._block_place])
        return None if math.isnan(confidence) else confidence  # a damaged one would spoil what is learned

    def most_guesses(self, length: int) -> int:
        return min(self.longest_draft, self._model.longest_draft, self.context_tokens - length)

    def unread(self, length: int) -> int:
        rows = length - 1 - max(self._true, self._window.first)
        return rows if rows > MOST_DRAFTED + 1 else 1  # what a round leaves is read beside any block

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        self._block = None
        super().took(first, tokens, states)

    def forgot(self, length: int) -> None:
        self._block = None
        self._window.cut(length)
        self._true = min(self._true, length)

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        """Read ``tokens`` and return the logits of what follows, shape (1, vocabulary).

        Args:
            tokens: what follows the text read so far: all that is missing where :meth:`can_follow` said yes, then the
                guesses one by one. After a guess other than the block's likeliest the rows are the same.
            rows: 1.

        Raises:
            Interrupted: stopped on request; the text is as before.
            BrokenModel: the head failed, or the text is longer than its context.
            ValueError: ``rows`` is not 1.
        """
        self._begin_decode(tokens, rows)
        place = len(self._text) + len(tokens) - 1
        if self._block is None:
            self._read_states(place)
            self._true = min(self._true, place)
            self._block = self._model.guess(tokens[-1], place, self.most_guesses(place + 1))
            self._block_place = place
        self._text.extend(tokens)
        row = place - self._block_place
        return self._block.logits[row : row + 1]

    def copy_out(self) -> dict[str, FloatArray | IntArray]:
        window = self._window
        return {
            "text": np.array(self._text, dtype=np.int32),
            "counts": np.array([self._true, window.first, window.end], dtype=np.int32),
            "window": np.array(window.tokens(window.first, window.end), dtype=np.int32),
            "states": window.states(window.first, window.end).copy(),
        }

    def copy_in(self, rows: Arrays) -> None:
        self._block = None
        self._text = rows["text"].tolist()
        self._true, first, end = rows["counts"].tolist()
        self._window.restart(first)
        if end > first:
            self._window.add(first, rows["window"].tolist(), [rows["states"].astype(np.float32, copy=False)])

    def forget(self) -> None:
        super().forget()
        self._block = None

    def _read_states(self, before: int = sys.maxsize) -> None:
        window, place = self._window, self._true
        if place < window.first:  # some left before they were read: begin anew behind the gap
            self._model.clear()
            self._true = place = window.first
        end = min(window.end, self.context_tokens, before)
        while place < end:
            stop = min(end, place + self._rows_at_once)
            self._model.read(window.states(place, stop), place)
            self._true = place = stop
