"""Garbage collection on the main thread alone.

Python looks for objects that only keep each other alive whenever enough new ones were made, on the thread that made
the last of them. A QObject found there would be destroyed beside the main thread, which may be handing it a queued
call at that moment: a segmentation fault. So Python's own collection is off while there is a window, and the main
thread collects before it waits for events.
"""

from __future__ import annotations

import gc
from time import monotonic

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QTimer

_FULL_SHARE = 0.02
"""Of the time, at most, goes into full collections: each takes longer the more objects there are."""
_LONGEST_WAIT_MS = 60_000
"""Other threads make garbage too while the main thread has nothing to do."""
_REST_MS = 300
"""A full collection waits until nothing happens for so long: beside a long reply it may take a tenth of a second, and a
person who types or scrolls would feel it. A text cursor blinks, and wakes the event loop, twice a second.
"""
_LONGEST_DELAY_S = 60.0
"""Time after which a full collection is due if there never is such a rest."""


class MainThreadCollection(QObject):
    """Takes the place of Python's own collection, by the same thresholds; made on the main thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._full_from_s = 0.0
        self._awaited_s = 0.0
        """Since when a full collection waits for a rest."""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._collect_all)

    def collect_before_waiting(self) -> None:
        """Collect, where it is due, each time the event loop has nothing left to do, and every minute.

        There has to be an application object, whose event loop it is. What is there by now, the program's own modules,
        stays until the end and is not looked through again.
        """
        gc.freeze()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.collect_at_rest)
        wake = QTimer(self, timerType=Qt.TimerType.VeryCoarseTimer)
        wake.timeout.connect(self.collect_at_rest)
        wake.start(_LONGEST_WAIT_MS)

    def collect_if_due(self) -> None:
        """Collect at once the generations whose thresholds are passed (see :func:`gc.get_threshold`)."""
        self._collect(full=True)

    def collect_at_rest(self) -> None:
        """Collect them, all of them only once nothing has happened for a while."""
        if self._rest.isActive():
            self._rest.start()  # once more from the beginning: something happened
            self._collect(full=monotonic() >= self._awaited_s + _LONGEST_DELAY_S)
        elif self._collect(full=False):
            self._awaited_s = monotonic()
            self._rest.start()

    def _collect(self, *, full: bool) -> bool:
        """Collect what is due; of a full collection that may not be, say whether it is."""
        is_young_due, young, old = (
            count > most for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if not is_young_due:
            return False
        if not young:
            gc.collect(0)
            return False
        due = old and monotonic() >= self._full_from_s
        if due and full:
            self._collect_all()
        else:
            gc.collect(1)
        return due

    def _collect_all(self) -> None:
        self._rest.stop()
        start_s = monotonic()
        gc.collect()
        end_s = monotonic()
        self._full_from_s = end_s + (end_s - start_s) / _FULL_SHARE
