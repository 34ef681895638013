"""Small jobs for moments when nothing else is to do, one at a time, so that none of them is ever felt."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

PAUSE_MS = 150


class IdleWork(QObject):
    """Runs jobs in order with a pause between them; stops when told, and when none is left."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._run_one)

    def add(self, jobs: Iterable[Callable[[], object]]) -> None:
        self._jobs.extend(jobs)
        if self._jobs:
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._jobs.clear()

    def _run_one(self) -> None:
        job = self._jobs.popleft()
        if not self._jobs:
            self._timer.stop()
        job()
