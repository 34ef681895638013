"""Garbage collection on the main thread alone.

Python looks for objects that only keep each other alive whenever enough new ones were made, on the thread that made
the last of them. A QObject found there would be destroyed beside the main thread, which may be handing it a queued
call at that moment: a segmentation fault. So Python's own collection is off while there is a window, and the main
thread collects before it waits for events.
"""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QTimer

_FULL_SHARE = 0.02
"""Of the time, at most, goes into full collections: each takes longer the more objects there are."""
_LONGEST_WAIT_MS = 60_000
"""Other threads make garbage too while the main thread has nothing to do."""


class MainThreadCollection(QObject):
    """Takes the place of Python's own collection, by the same thresholds; made on the main thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._full_from_s = 0.0

    def collect_before_waiting(self) -> None:
        """Collect, where it is due, each time the event loop has nothing left to do, and every minute.

        There has to be an application object, whose event loop it is.
        """
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.collect_if_due)
        wake = QTimer(self)
        wake.setTimerType(Qt.TimerType.VeryCoarseTimer)
        wake.timeout.connect(self.collect_if_due)
        wake.start(_LONGEST_WAIT_MS)

    def collect_if_due(self) -> None:
        """Collect the generations whose thresholds are passed (see :func:`gc.get_threshold`)."""
        made, young, old = (count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True))
        if not made:
            return
        if not young:
            gc.collect(0)
            return
        start_s = time.monotonic()
        if not old or start_s < self._full_from_s:
            gc.collect(1)
            return
        gc.collect()
        end_s = time.monotonic()
        self._full_from_s = end_s + (end_s - start_s) / _FULL_SHARE
