"""How fast the target is alone: measured, by the rounds in which nothing was drafted."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from statistics import median

_LATEST = 31
_EARLIER = 3
"""So many rounds of the time before count: one round alone says little, and the machine may have changed since."""


class PlainSpeed:
    """Running measure of a target's plain rounds; lives as long as the target is loaded.

    Args:
        earlier: milliseconds of plain rounds when it was loaded the last time, the newest last.
    """

    def __init__(self, earlier: Sequence[float] = ()) -> None:
        self._rounds_ms = deque(earlier[-_EARLIER:], maxlen=_LATEST)

    def add(self, verify_ms: float) -> None:
        """A plain round that read exactly one token took this long."""
        self._rounds_ms.append(verify_ms)

    @property
    def round_ms(self) -> float | None:
        """The median plain round, or ``None`` before the first."""
        return median(self._rounds_ms) if self._rounds_ms else None

    @property
    def tokens_per_second(self) -> float | None:
        return 1000 / ms if (ms := self.round_ms) else None
