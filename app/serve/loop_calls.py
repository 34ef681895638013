"""Calls functions on the event loop's thread for another thread, those that come in quick succession together.

Each time the loop is woken it takes a processor from the threads that compute the next token, and small models write
hundreds of tokens a second.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from threading import Lock
from typing import Any

GATHER_S = 0.03
"""Seconds between two wakes of the loop; the window, too, shows new text no more often."""


class LoopCalls:
    """Makes calls on a loop's thread, in the order in which they were asked for.

    Args:
        loop: where they are made.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._calls: deque[tuple[Callable[..., object], tuple[Any, ...]]] = deque()
        self._lock = Lock()
        self._is_planned = False
        """Whether the calls that wait are going to be made."""
        self._timer: asyncio.TimerHandle | None = None

    def add(self, call: Callable[..., object], *arguments: Any, at_once: bool = False) -> None:
        """Have a function called: at once, or with those that follow within :data:`GATHER_S`. From any thread.

        Raises:
            RuntimeError: the loop is closed.
        """
        with self._lock:
            self._calls.append((call, arguments))
            is_planned, self._is_planned = self._is_planned, True
        if at_once or not is_planned:
            self._loop.call_soon_threadsafe(self._make)

    def _make(self) -> None:
        """Make the calls that wait. Where there were any, those that come next have to wait for a while."""
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            calls, self._calls = self._calls, deque()
            self._is_planned = bool(calls)
        self._timer = self._loop.call_later(GATHER_S, self._make) if calls else None
        try:
            while calls:
                call, arguments = calls.popleft()
                call(*arguments)
        finally:  # where one fails, the others are made nevertheless
            for call, arguments in calls:
                self._loop.call_soon(call, *arguments)
