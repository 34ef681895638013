"""Asking the engine for one thing after another, from a program without a window.

Events arrive on the engine's thread and are handed to the caller's. Ctrl-C cancels the running job; the reply so far
still counts.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TypeVar

from app.engine.commands import Command
from app.engine.events import TERMINAL, Cancelled, Event, Failed
from app.engine.port import EngineFactory
from app.errors import AppError, BugError

T = TypeVar("T")


class StoppedByKeys(Exception):
    """A signal ended the work; ``number`` is the signal's."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Done:
    """Work beside the engine is over."""


class Jobs:
    """An engine, and the queue its events come through. Use as :func:`jobs` does."""

    def __init__(self, engine_factory: EngineFactory) -> None:
        self._events: queue.SimpleQueue[Event | int | _Done] = queue.SimpleQueue()
        self._engine = engine_factory(self._events.put)
        self.interrupted_by: int | None = None
        self._signals = 0
        self.hangs = False
        """A second signal came: nothing is waited for any more."""

    def perform(self, command: Command, on_event: Callable[[Event], None]) -> Event:
        """Do one job and tell every event of it but the last, which is returned.

        Raises:
            AppError: the job failed.
            Interrupted: it was cancelled by a signal, or the signal came before it.
        """
        if self.interrupted_by is not None:
            raise StoppedByKeys(self.interrupted_by)
        job = self._engine.submit(command)
        while True:
            event = self._events.get()
            if isinstance(event, int):
                self.interrupted_by = event
                self._engine.cancel(job)
            elif isinstance(event, _Done) or event.job != job:
                continue
            elif isinstance(event, Failed):
                raise event.error
            elif isinstance(event, Cancelled):
                raise StoppedByKeys(self.interrupted_by or signal.SIGINT)
            elif isinstance(event, TERMINAL):
                return event
            else:
                on_event(event)

    def beside(self, act: Callable[[], T], stop: Callable[[], object]) -> T:
        """Return what something brings that waits for other programs, on a thread of its own.

        Args:
            act: raises an :class:`AppError` where it fails.
            stop: has it come back soon; called when a signal comes.

        Raises:
            StoppedByKeys: a signal came.
        """
        came: list[T | AppError] = []

        def run() -> None:
            try:
                came.append(act())
            except AppError as error:
                came.append(error)
            finally:
                self._events.put(_Done())

        thread = threading.Thread(target=run, name="beside the engine")
        thread.start()
        while not isinstance(event := self._events.get(), _Done):
            if isinstance(event, int):
                self.interrupted_by = event
                stop()
        thread.join()
        if self.interrupted_by is not None:
            raise StoppedByKeys(self.interrupted_by)
        if not came:
            raise BugError("What was done beside the engine ended without a word.")
        if isinstance(came[0], AppError):
            raise came[0]
        return came[0]

    def interrupt(self, number: int, _frame: FrameType | None = None) -> None:
        self._signals += 1
        if self._signals > 1:  # asked twice: what runs may hang
            self.hangs = True
            raise KeyboardInterrupt
        # A signal handler may run between any two instructions: SimpleQueue.put is made for that, a lock is not.
        self._events.put(number)

    def forget_interruption(self) -> None:
        """Go on after a signal: what it ended is over, and a later job is not to be ended by it."""
        while not self._events.empty():
            self._events.get_nowait()  # a signal that came too late; of events, none is left between two jobs
        self.interrupted_by = None
        self._signals = 0

    def close(self) -> None:
        self._engine.close()


@contextmanager
def jobs(engine_factory: EngineFactory) -> Iterator[Jobs]:
    """An engine for as long as the block runs, with Ctrl-C and termination turned into :class:`StoppedByKeys`.

    A second signal ends the program at once.
    """
    work = Jobs(engine_factory)
    before = {number: signal.signal(number, work.interrupt) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        try:
            yield work
        finally:
            if not work.hangs:
                work.close()
    except KeyboardInterrupt:
        # Native code that does not end cannot be waited for, nor does the interpreter end beside it in peace.
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError):
                stream.flush()
        os._exit(128 + signal.SIGINT)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
