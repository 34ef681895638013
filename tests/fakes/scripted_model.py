"""Language models without weights: logits from a function of the last tokens, caches that are checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from app.speculation.language_model import FloatArray, Interrupted

END = 0
"""Token 0 ends a reply."""


class LetterVocabulary:
    """Token n reads as the n-th letter, and token 0 ends a reply; a few tokens are half a character."""

    def __init__(self, pieces: dict[int, bytes] | None = None) -> None:
        self._pieces = pieces or {}

    def piece(self, token: int) -> bytes:
        if token == END:
            return b""
        return self._pieces.get(token, chr(ord("a") + (token - 1) % 26).encode())

    def label(self, token: int) -> str:
        return "<end>" if token == END else self.piece(token).decode("utf-8", "replace")

    def is_end(self, token: int) -> bool:
        return token == END


def hashed_logits(
    vocabulary: int, *, salt: int = 0, spread: float = 2.0, memory: int = 2, endless: bool = False
) -> Callable[..., FloatArray]:
    """Logits that depend on the last ``memory`` tokens, the same for the same tokens, otherwise random.

    With ``endless`` the reply never ends by itself.
    """

    def logits(tokens: Sequence[int]) -> FloatArray:
        seed = [salt + 1, *(token + 1 for token in tokens[-memory:])]
        row = np.random.default_rng(seed).normal(0, spread, vocabulary).astype(np.float32)
        if endless:
            row[END] = -50
        return row

    return logits


def near(base: Callable[..., FloatArray], *, noise: float, salt: int = 99) -> Callable[..., FloatArray]:
    """A draft of ``base``: the same logits with noise on them."""

    def logits(tokens: Sequence[int]) -> FloatArray:
        row = base(tokens)
        seed = [salt, *(token + 1 for token in tokens[-2:])]
        return (row + np.random.default_rng(seed).normal(0, noise, len(row))).astype(np.float32)

    return logits


class ScriptedModel:
    """A :class:`app.speculation.language_model.LanguageModel` that computes ``logits(tokens so far)``.

    It keeps its cache as a list of tokens, so that tests see what it holds, counts its decodes, and can be told to
    be interrupted in one of them.
    """

    def __init__(self, logits: Callable[..., FloatArray], *, context_tokens: int = 4096) -> None:
        self._logits = logits
        self._context_tokens = context_tokens
        self.cache: list[int] = []
        self.decodes: list[int] = []
        self.interrupt_at: int | None = None

    @property
    def context_tokens(self) -> int:
        return self._context_tokens

    @property
    def length(self) -> int:
        return len(self.cache)

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        assert tokens, "a decode of nothing"
        assert 0 <= rows <= len(tokens)
        assert len(self.cache) + len(tokens) <= self._context_tokens, "beyond the context"
        if self.interrupt_at == len(self.decodes):
            self.interrupt_at = None
            raise Interrupted
        self.decodes.append(len(tokens))
        self.cache.extend(int(token) for token in tokens)
        ends = range(len(self.cache) - rows + 1, len(self.cache) + 1)
        return np.array([self._logits(self.cache[:end]) for end in ends], dtype=np.float32)

    def truncate(self, length: int) -> None:
        del self.cache[length:]
