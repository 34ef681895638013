"""The one bridge between the engine's thread and the window.

The engine reports on its own thread, up to hundreds of times a second. The bridge queues what it reports, wakes the
main thread once, and hands over everything that came in as one batch, at most ``DELIVERIES_PER_SECOND`` times a
second. A terminal event is never held back. More than ``MOST_AT_ONCE`` events, as a quick server sends them or a window
that was held up finds them, come in several batches, between which the window paints and listens; a reply's end, at
which much is done, comes by itself then. There is no timer while nothing arrives, and nothing left running after
``close``.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.engine.events import (
    TERMINAL,
    ClientsChanged,
    DraftPrefillProgress,
    Event,
    LoadProgress,
    PrefillProgress,
    Preparing,
    Waiting,
)

DELIVERIES_PER_SECOND = 30
MOST_AT_ONCE = 100
"""Events in a batch: a round of four tokens takes some 0.2 ms to show."""
MOST_BEFORE_AN_END = 20
"""Events in a batch that ends with a terminal one."""
_BETWEEN_BATCHES_MS = 1
"""Not 0: what is due at once goes before what the person does."""
_PAUSE_S = 1 / DELIVERIES_PER_SECOND
_PROGRESS = (Preparing, LoadProgress, PrefillProgress, DraftPrefillProgress, Waiting, ClientsChanged)


class EventBridge(QObject):
    """Turns engine events into batches on the main thread, in the order they were sent."""

    delivered = Signal(list)
    """A non-empty ``list[Event]``; steps of progress that a later one overtook are left out."""

    _woken = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._waiting: list[Event] = []
        self._wake_sent = False
        self._rest_follows = False
        self._closed = False
        self._last_delivery_s = 0.0
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._deliver_some)
        self._woken.connect(self._on_woken, Qt.ConnectionType.QueuedConnection)

    def send(self, event: Event) -> None:
        """Take one event of the engine, on any thread, and return at once; events after ``close`` are dropped."""
        with self._lock:
            if self._closed:
                return
            self._waiting.append(event)
            wake = not self._wake_sent or isinstance(event, TERMINAL)
            self._wake_sent = True
            if wake:  # under the lock: after close, when this object may be gone, nothing is emitted
                self._woken.emit()

    def drain(self) -> None:
        """Deliver all that is waiting now. Main thread only."""
        self._deliver(None)

    def close(self) -> None:
        """Deliver what is still waiting, then take nothing more."""
        with self._lock:
            self._closed = True
        self.drain()

    def _deliver(self, most: int | None) -> None:
        self._timer.stop()
        with self._lock:
            if most is not None:
                most = _before_an_end(self._waiting[:most])
            batch = self._waiting[:most]
            del self._waiting[:most]
            self._rest_follows = self._wake_sent = bool(self._waiting)
        if self._rest_follows:
            self._timer.start(_BETWEEN_BATCHES_MS)
        if batch:
            self._last_delivery_s = time.monotonic()
            self.delivered.emit(_without_overtaken(batch))

    def _deliver_some(self) -> None:
        self._deliver(MOST_AT_ONCE)

    def _on_woken(self) -> None:
        with self._lock:
            if not self._waiting or self._rest_follows:
                return
            urgent = any(isinstance(event, TERMINAL) for event in self._waiting)
        left_s = self._last_delivery_s + _PAUSE_S - time.monotonic()
        if urgent or left_s <= 0:
            self._deliver_some()
        elif not self._timer.isActive():
            self._timer.start(max(1, round(left_s * 1000)))


def _before_an_end(batch: Sequence[Event]) -> int:
    """Return how many events come now, where a reply's end among them is to come by itself."""
    ends = (place for place, event in enumerate(batch) if isinstance(event, TERMINAL) and place > MOST_BEFORE_AN_END)
    return next(ends, len(batch))


def _without_overtaken(batch: Iterable[Event]) -> list[Event]:
    """Drop a step of progress directly followed by another step of the same job and kind."""
    remaining: list[Event] = []
    for event in batch:
        if (
            remaining
            and isinstance(event, _PROGRESS)
            and type(remaining[-1]) is type(event)
            and remaining[-1].job == event.job
        ):
            remaining[-1] = event
        else:
            remaining.append(event)
    return remaining
