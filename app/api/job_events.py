"""Sorts the engine's events by their jobs: several requests may be open, and each reads its own."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from typing import Self

from app.engine.commands import Command
from app.engine.events import TERMINAL, Cancelled, Event, Failed
from app.engine.port import EnginePort
from app.errors import WorldError


class EventBoxes:
    """The engine's sink: takes each event on the engine's thread, and keeps it for whoever asks for its job."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._boxes: dict[int, queue.SimpleQueue[Event]] = {}

    def __call__(self, event: Event) -> None:
        self.of(event.job).put(event)

    def of(self, job: int) -> queue.SimpleQueue[Event]:
        """Return the queue of a job's events; some may be there before the caller knows the job's number."""
        with self._lock:
            return self._boxes.setdefault(job, queue.SimpleQueue())

    def drop(self, job: int) -> None:
        with self._lock:
            self._boxes.pop(job, None)


class JobEvents(Iterator[Event]):
    """The events of one job, up to its last."""

    def __init__(self, engine: EnginePort, boxes: EventBoxes, command: Command) -> None:
        self._engine = engine
        self._boxes = boxes
        self._job = engine.submit(command)
        self._box = boxes.of(self._job)
        self.over = False
        """Whether its last event has come."""

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Event:
        """Wait for the next event and return it.

        Raises:
            StopIteration: the one before was the last.
            AppError: the job failed, or the engine was closed before it was done.
        """
        if self.over:
            raise StopIteration
        event = self._box.get()
        if isinstance(event, TERMINAL):
            self.over = True
            self._boxes.drop(self._job)
        if isinstance(event, Failed):
            raise event.error
        if isinstance(event, Cancelled):
            raise WorldError("The models were closed before this was done.")
        return event

    def cancel(self) -> None:
        """End the job; its last event still comes."""
        if not self.over:
            self._engine.cancel(self._job)
