"""Grammars: which token may come next. Target and draft obey the same one."""

from __future__ import annotations

from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray


class NothingAllowed(Exception):
    """Raised where a grammar allows no token that a model can write."""


class Constraint(Protocol):
    """A grammar and the place that a text has reached in it."""

    def allows(self, token: int) -> bool:
        """Return whether this token may come next."""
        ...

    def allowed(self, vocabulary: int) -> NDArray[np.bool_]:
        """Return which tokens may come next.

        Args:
            vocabulary: how many tokens there are.

        Returns:
            Shape (vocabulary,).
        """
        ...

    def advance(self, token: int) -> None:
        """Move on by a token, which must be allowed."""
        ...

    def fork(self) -> Self:
        """Return an independent copy, to try guesses on."""
        ...
