"""Times of the passes of one reply, also where they are shared with other replies."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class JointPass:
    """A pass of the target in which several replies had rows."""

    replies: int
    """Number of replies that had rows with scores in it."""
    rows: int
    """Rows of all of them."""
    ms: float
    """Milliseconds of the whole pass."""


class PassTimes(Protocol):
    """Tells what a reply's passes take."""

    def clock(self) -> float:
        """Return seconds of a clock that stands while a reply waits for others, but for its share of joint passes."""
        ...

    @property
    def latest(self) -> JointPass | None:
        """The target's latest pass; ``None``: the reply was alone in it."""
        ...

    def take_shared(self) -> bool:
        """Return whether others had a part in any pass since the last call."""
        ...


class _RealTime(PassTimes):
    latest = None

    def clock(self) -> float:
        return time.perf_counter()

    def take_shared(self) -> bool:
        return False


REAL_TIME: PassTimes = _RealTime()
"""Of a reply that is alone."""
