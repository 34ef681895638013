"""A reply while it is written."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Self

from app.api.outputs import RequestOutput, StreamChunk
from app.engine.commands import Command
from app.engine.events import TERMINAL, Cancelled, Event, Failed, Finished, Notice, Repeating, RoundDone
from app.engine.port import EnginePort
from app.errors import AppError, BugError, WorldError
from app.speculation.trace import Trace


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
        """True if its last event has come."""

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


class ReplyStream(Iterator[StreamChunk]):
    """The rounds of one reply, as they come. Leaving it early, by ``close`` or the end of ``with``, ends the reply."""

    def __init__(self, events: JobEvents, output_of: Callable[[Trace, tuple[str, ...]], RequestOutput]) -> None:
        self._events = events
        self._output_of = output_of
        self._notices: list[str] = []
        self._over = False
        self.output: RequestOutput | None = None
        """The whole reply with its figures, once it is over; what there is of it, where it was left early."""

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> StreamChunk:
        """Wait for the next round and return it.

        Raises:
            StopIteration: the reply is over, and :attr:`output` is there.
            WorldError: it cannot be written; the sentence says why.
        """
        if self._over:
            raise StopIteration
        try:
            return self._next_chunk()
        except BaseException:
            # After an interrupted wait the reply goes on: `close` still ends it.
            self._over = self._events.over
            raise

    def _next_chunk(self) -> StreamChunk:
        for event in self._events:
            match event:
                case RoundDone(round=round_):
                    return StreamChunk(round_.text, round_)
                case Notice(sentence=sentence):
                    self._notices.append(sentence)
                case Repeating(ended=True):
                    self._notices.append(event.sentence)
                case Finished(trace=trace):
                    self.output = self._output_of(trace, tuple(self._notices))
                    raise StopIteration
                case _:
                    pass
        raise BugError("A reply ended without a word.")

    def close(self) -> None:
        """End the reply now; what was written until then is in :attr:`output`."""
        self._events.cancel()
        with suppress(AppError):  # nobody asked for more of it
            for _ in self:
                pass

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
