"""Asks the engine for one thing after another, from a program without a window.

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
from functools import partial
from types import FrameType
from typing import TypeVar

from app.engine.commands import Command
from app.engine.events import TERMINAL, Cancelled, Event, Failed
from app.engine.port import EngineFactory
from app.errors import AppError, BugError
from app.system.process import handle_signals, join_within

T = TypeVar("T")
_PATIENCE_S = 3.0


class StoppedByKeys(Exception):
    """A signal ended the work; ``number`` is the signal's."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Outcome:
    """The outcome of work that was done beside the engine, to be told in the caller's thread."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self.tell = tell


class Jobs:
    """An engine, and the queue its events come through. Use as :func:`jobs` does."""

    def __init__(self, engine_factory: EngineFactory) -> None:
        self._events: queue.SimpleQueue[Event | int | _Outcome] = queue.SimpleQueue()
        self._current: dict[tuple[object, str], object] = {}
        """Stands for the latest work of each owner and kind."""
        self._threads: list[threading.Thread] = []
        self._engine = engine_factory(self._events.put)
        self.interrupted_by: int | None = None
        self._signals = 0
        self.hangs = False
        """A second signal came: nothing is waited for any more."""

    def perform(self, command: Command, on_event: Callable[[Event], None]) -> Event:
        """Do one job and tell every event of it but the last, which is returned.
        Raises ``AppError`` if the job failed, ``StoppedByKeys`` if it was cancelled by a signal, or the signal came
        before it.
        """
        if self.interrupted_by is not None:
            raise StoppedByKeys(self.interrupted_by)
        job = self._engine.submit(command)
        last: list[Event] = []

        def take(event: Event) -> None:
            if event.job != job:
                return
            if isinstance(event, TERMINAL):
                last.append(event)
            else:
                on_event(event)

        self.follow(lambda: not last, take, lambda: self._engine.cancel(job))
        if isinstance(last[0], Failed):
            raise last[0].error
        if isinstance(last[0], Cancelled):
            raise StoppedByKeys(self.interrupted_by or signal.SIGINT)
        return last[0]

    def follow(
        self, goes_on: Callable[[], bool], on_event: Callable[[Event], object], stop: Callable[[], object]
    ) -> None:
        """Hand over what comes, of the engine and of work beside it, for as long as something goes on.
        ``stop`` has it end soon; it is called when a signal comes.
        """
        while goes_on():
            event = self._events.get()
            if isinstance(event, int):
                self.interrupted_by = event
                stop()
            elif isinstance(event, _Outcome):
                event.tell()
            else:
                on_event(event)

    def send(
        self,
        owner: object,
        kind: str,
        work: Callable[[Callable[[], bool]], T],
        done: Callable[[T], object],
        failed: Callable[[AppError], object] = lambda _: None,
    ) -> None:
        """Do work that waits for other programs on a thread of its own (:class:`app.conversation.background`).

        Its outcome is told by :meth:`follow`.
        """
        token = self._current[owner, kind] = object()

        def is_wanted() -> bool:
            return self._current.get((owner, kind)) is token

        def tell_if_wanted(tell: Callable[[], object]) -> None:
            if is_wanted():
                del self._current[owner, kind]
                tell()

        def run() -> None:
            try:
                result = work(is_wanted)
            except AppError as error:
                outcome = partial(failed, error)
            except Exception as error:  # noqa: BLE001 - the boundary of a thread
                outcome = partial(failed, BugError(f"Something went wrong inside Draftlight: {error!r}"))
            else:
                outcome = partial(done, result)
            self._events.put(_Outcome(partial(tell_if_wanted, outcome)))

        self._threads = [thread for thread in self._threads if thread.is_alive()]
        self._threads.append(threading.Thread(target=run, name=f"beside the engine: {kind}", daemon=True))
        self._threads[-1].start()

    def recall(self, owner: object, kind: str) -> None:
        """Drop the outcome of work."""
        self._current.pop((owner, kind), None)

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
        """End the engine, and wait a little for work beside it, which was stopped."""
        join_within(self._threads, _PATIENCE_S)
        self._engine.close()


@contextmanager
def jobs(engine_factory: EngineFactory) -> Iterator[Jobs]:
    """Yield an engine for as long as the block runs, with Ctrl-C and termination turned into :class:`StoppedByKeys`.

    A second signal ends the program at once.
    """
    work = Jobs(engine_factory)
    try:
        with handle_signals(work.interrupt):
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
