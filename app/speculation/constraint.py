"""What a reply may contain: a grammar that target and draft must both obey."""

from __future__ import annotations

from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray


class Constraint(Protocol):
    """A grammar and how far a text has come in it."""

    def allows(self, token: int) -> bool:
        """Whether this token may come next."""
        ...

    def allowed(self, vocabulary: int) -> NDArray[np.bool_]:
        """Which tokens may come next, shape (vocabulary,); always at least one."""
        ...

    def advance(self, token: int) -> None:
        """The text goes on with this token, which is allowed."""
        ...

    def fork(self) -> Self:
        """An independent copy, to try guesses on."""
        ...
