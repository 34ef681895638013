"""Asking work on the network to stop, from any thread or from a signal's handler, and waiting no longer for it.

A thread that waits for a silent server, a name or a connection cannot be woken from every place it may wait in. So such
work has a thread to itself, and whoever asked for it waits at a mailbox, which a stop reaches too.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

_Result = TypeVar("_Result")

THREAD_NAME = "network"
_TICK_S = 0.25


class Paused(Exception):
    """The download stopped because it was asked to; what came so far stays."""


class Cancellation:
    """A request to stop, which a download looks at again and again.

    A handler of signals may run between any two instructions of the thread that waits, and may then take no lock that
    this thread holds: so who waits does it at a ``SimpleQueue``, which is made for that.
    """

    def __init__(self) -> None:
        self._is_requested = False
        self._inboxes: list[queue.SimpleQueue[Any]] = []

    def now(self) -> None:
        self._is_requested = True
        for inbox in tuple(self._inboxes):
            inbox.put(None)

    @property
    def is_requested(self) -> bool:
        """True if it was asked to stop."""
        return self._is_requested

    def check(self) -> None:
        """Raise :class:`Paused` if it was asked to stop."""
        if self._is_requested:
            raise Paused

    def wait(self, seconds: float) -> None:
        """Sleep, but no longer than until asked to stop. Raises ``Paused`` if it was."""
        inbox: queue.SimpleQueue[None] = queue.SimpleQueue()
        with self.notifying(inbox):
            try:
                inbox.get(timeout=seconds)
            except queue.Empty:
                return
            raise Paused

    @contextmanager
    def notifying(self, inbox: queue.SimpleQueue[Any]) -> Iterator[None]:
        """Within the block, a ``None`` is put there when it is asked to stop. Raises ``Paused`` if it was already."""
        self._inboxes.append(inbox)
        try:
            self.check()  # once it is on the list, so that no moment lies between
            yield
        finally:
            self._inboxes.remove(inbox)


def run_until_stopped(
    work: Callable[[], _Result], stop: Cancellation, on_tick: Callable[[], object] = lambda: None
) -> _Result:
    """Do work on a thread of its own, and wait for it until asked to stop.
    After a stop the work may run on; what it returns or raises then reaches nobody. ``on_tick`` is called four times a
    second meanwhile, here.

    Raises:
        Paused: the stop was used.
        Exception: what the work raised.
    """
    ended: Future[_Result] = Future()
    inbox: queue.SimpleQueue[Any] = queue.SimpleQueue()
    ended.add_done_callback(inbox.put)

    def run() -> None:
        try:
            ended.set_result(work())
        except BaseException as error:  # noqa: BLE001 - the boundary of a thread; raised again where it is waited for
            ended.set_exception(error)

    with stop.notifying(inbox):
        # A daemon, since one that was left must not hold up the program's end.
        threading.Thread(target=run, name=THREAD_NAME, daemon=True).start()
        while True:
            try:
                inbox.get(timeout=_TICK_S)
            except queue.Empty:
                on_tick()
                continue
            stop.check()
            return ended.result()
