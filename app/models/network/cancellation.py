"""Asking a download to stop, from any thread or from a signal's handler."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class Paused(Exception):
    """The download stopped because it was asked to; what came so far stays."""


class Cancellation:
    """Asked by a download again and again.

    A handler of signals may run between any two instructions of the thread that waits, and may then take no lock that
    this thread holds: so who waits does it at a ``SimpleQueue``, which is made for that.
    """

    def __init__(self) -> None:
        self._asked = False
        self._bells: list[queue.SimpleQueue[Any]] = []

    def now(self) -> None:
        self._asked = True
        for bell in tuple(self._bells):
            bell.put(None)

    def check(self) -> None:
        """Raise :class:`Paused` if it was asked to stop."""
        if self._asked:
            raise Paused

    def wait(self, seconds: float) -> None:
        """Sleep, but no longer than until asked to stop.

        Raises:
            Paused: it was.
        """
        bell: queue.SimpleQueue[None] = queue.SimpleQueue()
        with self.ringing(bell):
            try:
                bell.get(timeout=seconds)
            except queue.Empty:
                return
            raise Paused

    @contextmanager
    def ringing(self, bell: queue.SimpleQueue[Any]) -> Iterator[None]:
        """Within the block, a ``None`` is put there when it is asked to stop.

        Raises:
            Paused: it was already.
        """
        self._bells.append(bell)
        try:
            self.check()  # after the bell hangs, so that no moment lies between
            yield
        finally:
            self._bells.remove(bell)
