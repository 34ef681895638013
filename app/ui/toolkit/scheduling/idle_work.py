"""Small jobs for moments when nothing else is to do, one at a time, so that none of them is ever felt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 150


class IdleWork(QObject):
    """Runs jobs in order with a pause between them; stops when told, and when none is left."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: Iterator[Callable[[], object]] = iter(())
        self._next: Callable[[], object] | None = None
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._run_one)

    def add(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Run these too, after the others. They are taken one by one: there may be ten thousand."""
        self._jobs = chain(self._jobs, jobs)
        if self._next is None:
            self._next = next(self._jobs, None)
        if self._next is not None:
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._jobs, self._next = iter(()), None

    def _run_one(self) -> None:
        job, self._next = self._next, next(self._jobs, None)
        if self._next is None:
            self._timer.stop()
        if job is not None:
            job()
