"""A target that tells what it computed, and heads that keep the rows they were given, so that tests see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from app.speculation.drafters.block_reader import Block
from app.speculation.drafters.states import StateListener
from app.speculation.language_model import FloatArray, Interrupted
from tests.fakes.scripted_model import ScriptedModel


def state(text: Sequence[int], position: int) -> tuple[float, float]:
    """Return the target's state at a position: it tells the place, the token there and those before."""
    return float(position), float(hash(tuple(text[: position + 1])) % 9973)


class ToldTarget(ScriptedModel):
    """Tells a listener of its passes, in pieces as a native context does."""

    def __init__(self, logits: Callable[..., FloatArray], *, context_tokens: int = 4096, piece: int = 64) -> None:
        super().__init__(logits, context_tokens=context_tokens)
        self.listener: StateListener | None = None
        self._piece = piece

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        first = self.length
        logits = super().decode(tokens, rows)
        for start in range(first, self.length, self._piece):
            part = range(start, min(start + self._piece, self.length))
            states = np.array([state(self.cache, position) for position in part], dtype=np.float32)
            if self.listener is not None:
                self.listener.took(start, [self.cache[position] for position in part], [states[:, :1], states[:, 1:]])
        return logits

    def truncate(self, length: int) -> None:
        fewer = length < self.length
        super().truncate(length)
        if fewer and self.listener is not None:
            self.listener.forgot(length)

    def clear(self) -> None:
        self.truncate(0)


class ScriptedHead:
    """A :class:`app.speculation.drafters.head_drafter.HeadModel` that computes ``logits(the tokens of its rows)``.

    Its own states begin with -1. ``fail_at`` numbers the call of :meth:`decode` that raises ``failure``.
    """

    rows_at_once = 17
    width = 2
    reads_first = False

    def __init__(self, logits: Callable[..., FloatArray], *, context_tokens: int = 4096) -> None:
        self._logits = logits
        self.context_tokens = context_tokens
        self.rows: dict[int, tuple[int, tuple[float, float]]] = {}
        """By place: the token and the state that led to it."""
        self.calls = 0
        self.fail_at: int | None = None
        self.failure: type[Exception] = Interrupted

    def encode(self, states: FloatArray) -> FloatArray:
        assert len(states) <= self.rows_at_once
        return states.copy()

    def decode(
        self, tokens: Sequence[int], states: FloatArray, first: int, *, output: bool
    ) -> tuple[FloatArray, FloatArray]:
        assert first >= 1, "nothing leads to the first token"
        assert 0 < len(tokens) == len(states) <= self.rows_at_once
        self.calls += 1
        self.rows = {place: row for place, row in self.rows.items() if place < first}
        assert not self.rows or max(self.rows) == first - 1, "a hole in the cache"
        if self.calls == self.fail_at:
            raise self.failure
        for place, (token, leading) in enumerate(zip(tokens, states, strict=True), first):
            self.rows[place] = int(token), (float(leading[0]), float(leading[1]))
        if not output:
            return np.empty((0, 0), np.float32), np.empty((0, 2), np.float32)
        row = self._logits([token for token, _ in self.rows.values()])
        return np.array([row], np.float32), np.array([[-1.0, max(self.rows)]], np.float32)

    def clear(self) -> None:
        self.rows = {}


class ScriptedBlock:
    """A :class:`app.speculation.drafters.block_reader.BlockModel` that guesses by ``logits`` of the target's text.

    Each guess goes on from the likeliest one before it. ``fail_at`` numbers the call that raises ``failure``.
    """

    rows_at_once = 17

    def __init__(
        self, target: ToldTarget, logits: Callable[..., FloatArray], *, longest: int = 7, confident: bool = False
    ) -> None:
        self._target = target
        self._logits = logits
        self._confident = confident
        self.first_confidence = 0.9
        self.longest_draft = longest
        self.context_tokens = target.context_tokens
        self.rows: dict[int, tuple[float, float]] = {}
        """By place: the state."""
        self.counts: list[int] = []
        """Guesses of each block."""
        self.calls = 0
        self.fail_at: int | None = None
        self.failure: type[Exception] = Interrupted

    def read(self, states: FloatArray, first: int) -> None:
        assert 0 < len(states) <= self.rows_at_once
        self._cut(first)
        for place, (one, other) in enumerate(states, first):
            self.rows[place] = float(one), float(other)

    def guess(self, token: int, place: int, count: int) -> Block:
        assert 0 < count <= self.longest_draft
        assert place + count < self.context_tokens, "no room"
        self._cut(place)
        assert not self.rows or max(self.rows) == place - 1, "the last states were not read"
        self.counts.append(count)
        text = [*self._target.cache[:place], token]
        rows = []
        for _ in range(count):
            rows.append(self._logits(text))
            text.append(int(np.argmax(rows[-1])))
        sure = np.linspace(self.first_confidence, 0.1, count, dtype=np.float32)
        return Block(np.array(rows, np.float32), sure if self._confident else None)

    def clear(self) -> None:
        self.rows = {}

    def _cut(self, place: int) -> None:
        self.calls += 1
        self.rows = {at: row for at, row in self.rows.items() if at < place}
        assert not self.rows or max(self.rows) == place - 1, "a hole in the cache"
        if self.calls == self.fail_at:
            raise self.failure
