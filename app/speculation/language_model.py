"""Interface of a language model and its vocabulary: llama.cpp in the program, a fake in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float32]
"""Logits and states."""
IntArray = NDArray[np.int32]
"""Token ids."""


class Interrupted(Exception):
    """Raised by a decode that was stopped on request. The cache holds what it held before the call."""


class BrokenModel(Exception):
    """Raised where a model cannot compute: it failed to decode, or its numbers are not usable."""


class Vocabulary(Protocol):
    """Tells what tokens stand for."""

    def piece(self, token: int) -> bytes:
        """Return the token's bytes in the reply's text: perhaps half a character, and none for a control token."""
        ...

    def label(self, token: int) -> str:
        """Return the token as shown to a person, control tokens included."""
        ...

    def is_end(self, token: int) -> bool:
        """Return whether the token ends a reply."""
        ...


class LanguageModel(Protocol):
    """Computes logits, with a cache of the tokens it has read (llama.cpp's context)."""

    @property
    def context_tokens(self) -> int:
        """The number of tokens that the cache can hold."""
        ...

    @property
    def length(self) -> int:
        """The number of tokens that the cache holds."""
        ...

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        """Read ``tokens`` after those in the cache.

        Args:
            tokens: at least one token, at most what fits.
            rows: for how many of the last tokens logits are wanted, 0 to ``len(tokens)``.

        Returns:
            Logits of shape (rows, vocabulary): row i predicts what follows ``tokens[len(tokens) - rows + i]``.
            A view that is valid, and may be written to, until the next call.

        Raises:
            Interrupted: stopped on request; the cache is as before.
            BrokenModel: the model failed; the cache is as before.
        """
        ...

    def truncate(self, length: int) -> None:
        """Forget every token from position ``length`` on; a model that cannot forget a part forgets all."""
        ...
