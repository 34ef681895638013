"""Work that may take long (the disk, the network), done beside the window and answered on its thread.

One short-lived thread for each errand. Whoever sends one is told its outcome on the main thread, unless it is gone by
then, sent a newer errand of the same kind, or the window was closed.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal

from app.errors import AppError, BugError

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")

_CLOSE_WAIT_S = 3.0

StillWantedCheck = Callable[[], bool]
"""Asked by long work now and then: whether anyone still wants its outcome."""


@dataclass(frozen=True, slots=True)
class _Errand:
    number: int
    owner: QObject
    kind: str
    done: Callable[[Any], object]
    failed: Callable[[AppError], object]


class BackgroundWork(QObject):
    """Sends errands out; lives as long as the window."""

    _came_back = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = itertools.count(1)
        self._out: dict[int, _Errand] = {}
        self._threads: dict[int, threading.Thread] = {}
        self._came_back.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def send(
        self,
        owner: QObject,
        kind: str,
        work: Callable[[StillWantedCheck], _Result],
        done: Callable[[_Result], object],
        failed: Callable[[AppError], object] = lambda _: None,
    ) -> None:
        """Do ``work`` on a thread of its own, then call ``done`` with what it returned, or ``failed``.

        Args:
            owner: whose errand it is; with it goes the interest in the outcome.
            kind: a newer errand of the same owner and kind replaces this one.
            work: touches nothing of Qt. It is handed a function that says whether its outcome is still wanted.
            done: called on the main thread.
            failed: likewise, with what was raised; a mistake of ours comes as a :class:`~app.errors.BugError`.
        """
        self.recall(owner, kind)
        number = next(self._numbers)
        self._out[number] = _Errand(number, owner, kind, done, failed)
        thread = threading.Thread(target=self._run, args=(number, work), name=f"errand: {kind}", daemon=True)
        self._threads[number] = thread
        thread.start()

    def recall(self, owner: QObject, kind: str) -> None:
        """Give up the interest in an errand."""
        for errand in list(self._out.values()):
            if errand.owner is owner and errand.kind == kind:
                del self._out[errand.number]

    def close(self) -> None:
        """Want nothing any more, and wait a little for the threads to end."""
        self._out.clear()
        for thread in list(self._threads.values()):
            thread.join(_CLOSE_WAIT_S)

    def _run(self, number: int, work: Callable[[StillWantedCheck], object]) -> None:
        outcome: object
        try:
            outcome = work(lambda: number in self._out)
        except AppError as error:
            outcome = _Failure(error)
        except Exception as error:  # noqa: BLE001 - the boundary of a thread
            if number not in self._out:  # whoever asks whether it is still wanted may end itself by raising
                _log.debug("an errand that nobody waited for ended: %r", error)
            else:
                _log.exception("an errand ended with a mistake of ours")
            outcome = _Failure(BugError(f"Something went wrong inside Draftlight: {error!r}"))
        with contextlib.suppress(RuntimeError):  # the window is gone, and this object with it
            self._came_back.emit(number, outcome)

    def _hand_over(self, number: int, outcome: object) -> None:
        if (thread := self._threads.pop(number, None)) is not None:
            thread.join()  # reporting back was its last step
        errand = self._out.pop(number, None)
        if errand is None or not shiboken6.isValid(errand.owner):
            return
        if isinstance(outcome, _Failure):
            errand.failed(outcome.error)
        else:
            errand.done(outcome)


@dataclass(frozen=True, slots=True)
class _Failure:
    error: AppError
