"""Waiting for threads that may never end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Protocol


class Joinable(Protocol):
    """What can be waited for: a thread."""

    def join(self, timeout: float | None = None) -> None:
        """Wait until it has ended, ``timeout`` seconds at most."""
        ...


def join_within(threads: Iterable[Joinable], seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
    """Wait until all have ended, so long in all: those that never end must not add up."""
    end = clock() + seconds
    for thread in threads:
        thread.join(max(0.0, end - clock()))
