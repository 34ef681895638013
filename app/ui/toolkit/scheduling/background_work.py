"""Work that may take long (the disk, the network), done beside the window and answered on its thread.

One short-lived thread for each task. Whoever sends one is told its outcome on the main thread, unless it is gone by
then, sent a newer task of the same kind, or the window was closed.
"""

from __future__ import annotations

import itertools
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal

from app.errors import AppError, BugError
from app.language import tr
from app.system.process import join_within

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")

_LOOKS_S, _CHANGES_S = 3.0, 30.0
"""Time that closing waits, in all, for work whose result nobody misses, and for work that changes something."""


StillWantedCheck = Callable[[], bool]
"""Asked by long work now and then: whether anyone still wants its outcome."""


@dataclass(frozen=True, slots=True)
class _Task:
    number: int
    owner: object
    kind: str
    done: Callable[[Any], object]
    failed: Callable[[AppError], object]


class BackgroundWork(QObject):
    """Runs tasks, for as long as the window lives."""

    _came_back = Signal(int, object)

    def __init__(self, parent: QObject | None = None, *, looks_s: float = _LOOKS_S) -> None:
        super().__init__(parent)
        self._looks_s = looks_s
        self._numbers = itertools.count(1)
        self._out: dict[int, _Task] = {}
        self._threads: dict[int, threading.Thread] = {}
        self._changing: set[int] = set()
        """Tasks that change something."""
        self._reporting = threading.Lock()
        self._closed = False
        self._came_back.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def send(
        self,
        owner: object,
        kind: str,
        work: Callable[[StillWantedCheck], _Result],
        done: Callable[[_Result], object],
        failed: Callable[[AppError], object] = lambda _: None,
        *,
        changes: bool = False,
    ) -> None:
        """Do ``work`` on a thread of its own, then call ``done`` with what it returned, or ``failed``.

        Args:
            owner: whose task it is; with it goes the interest in the outcome.
            kind: a newer task of the same owner and kind replaces this one.
            work: touches nothing of Qt. It is handed a function that says whether its outcome is still wanted.
            done: called on the main thread.
            failed: likewise, with what was raised; a mistake of ours comes as a :class:`~app.errors.BugError`.
            changes: whether it writes what the person wants kept, so that the program does not end in its midst.
        """
        self.recall(owner, kind)
        number = next(self._numbers)
        self._out[number] = _Task(number, owner, kind, done, failed)
        if changes:
            self._changing.add(number)
        thread = _TaskThread(partial(self._run, number, work), f"task: {kind}")
        self._threads[number] = thread
        thread.start()

    def recall(self, owner: object, kind: str) -> None:
        """Drop a task's outcome."""
        for task in list(self._out.values()):
            if task.owner is owner and task.kind == kind:
                del self._out[task.number]

    def close(self) -> None:
        """Want nothing any more, and wait for the threads to end: a little, and longer for what changes something."""
        self._out.clear()
        looks = [thread for number, thread in self._threads.items() if number not in self._changing]
        join_within(looks, self._looks_s)
        join_within([self._threads[number] for number in self._changing], _CHANGES_S)
        with self._reporting:
            self._closed = True

    def _run(self, number: int, work: Callable[[StillWantedCheck], object]) -> None:
        outcome: object
        try:
            outcome = work(lambda: number in self._out)
        except AppError as error:
            outcome = _TaskFailure(error)
        except Exception as error:  # noqa: BLE001 - the boundary of a thread
            if number not in self._out:  # whoever asks whether it is still wanted may end itself by raising
                _log.debug("a task that nobody waited for ended: %s", type(error).__name__)
            else:
                _log.exception("a task ended with a mistake of ours")
            outcome = _TaskFailure(BugError(tr("Something went wrong inside Draftlight: {error}", error=repr(error))))
        with self._reporting:
            if not self._closed:  # once it is, this object may be gone at any time
                self._came_back.emit(number, outcome)

    def _hand_over(self, number: int, outcome: object) -> None:
        if (thread := self._threads.pop(number, None)) is not None:
            thread.join()  # reporting back was its last step
        self._changing.discard(number)
        task = self._out.pop(number, None)
        if task is None or not shiboken6.isValid(task.owner):
            return
        if isinstance(outcome, _TaskFailure):
            task.failed(outcome.error)
        else:
            task.done(outcome)


class _TaskThread(threading.Thread):
    """Keeps what it runs after its end, too.

    A thread lets go of its target itself. Were that the last who knows of a QObject, it would be destroyed beside the
    main thread. So the two keep each other, and the main thread's collection finds them.
    """

    def __init__(self, work: Callable[[], None], name: str) -> None:
        super().__init__(name=name, daemon=True)
        self._work = work

    def run(self) -> None:
        self._work()


@dataclass(frozen=True, slots=True)
class _TaskFailure:
    error: AppError
