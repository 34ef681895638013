"""How fast the target is alone, measured by the rounds in which nothing was drafted."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import deque
from collections.abc import Sequence

_LATEST = 31
_EARLIER = 3
"""Rounds of the time before that count: one alone says little, and the machine may have changed since."""


class PlainSpeed:
    """Measures a target's plain rounds for as long as the target is loaded.

    Args:
        earlier: milliseconds of plain rounds when it was loaded the last time, the newest last.
    """

    def __init__(self, earlier: Sequence[float] = ()) -> None:
        self._rounds_ms = deque(earlier[-_EARLIER:])
        self._sorted = sorted(self._rounds_ms)  # asked for with every token, so it is kept rather than made

    def add(self, verify_ms: float) -> None:
        """Take in a plain round, which read exactly one token, in milliseconds."""
        self._rounds_ms.append(verify_ms)
        insort(self._sorted, verify_ms)
        if len(self._rounds_ms) > _LATEST:
            del self._sorted[bisect_left(self._sorted, self._rounds_ms.popleft())]

    @property
    def round_ms(self) -> float | None:
        """The median plain round in milliseconds; ``None`` before the first."""
        ms, half = self._sorted, len(self._sorted) // 2
        if not ms:
            return None
        return ms[half] if len(ms) % 2 else (ms[half - 1] + ms[half]) / 2

    @property
    def tokens_per_second(self) -> float | None:
        """The same as a speed."""
        return 1000 / ms if (ms := self.round_ms) else None
