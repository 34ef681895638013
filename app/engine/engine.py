"""The one thread that owns the loaded models.

libgomp keeps a pool of compute threads for every thread that ever decoded, and slows down once their sum exceeds the
cores; so every llama.cpp call of the program, from load to free, comes from this thread. The heavy import happens on
it too, so that a window is there first.
"""

from __future__ import annotations

import itertools
import logging
import queue
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.commands import Command, Generate, LoadPair, Role, Unload
from app.engine.events import Cancelled, Event, Failed, Unloaded
from app.engine.port import ENGINE_THREAD, EventSink
from app.engine.recollection import Recollections
from app.engine.source import ModelSource
from app.errors import AppError, BugError, NotEnoughMemory, kind_and_place

if TYPE_CHECKING:
    from app.engine.worker import Worker

log = logging.getLogger("draftlight.engine")

CLOSE_S = 5.0
"""How long closing waits for the thread. It ends within a pass of the model; nobody waits for a driver that hangs."""


@dataclass(frozen=True, slots=True)
class _Job:
    number: int
    command: Command


class _Nudge:
    """Wakes the thread where no job does: there is something to study, or to forget."""


class Engine:
    """Fulfils :class:`app.engine.port.EnginePort`.

    Args:
        sink: receives every event, on the engine's thread; of a job that comes after the end, on its caller's.
        models: finds the files that references stand for.
    """

    def __init__(self, sink: EventSink, models: ModelSource) -> None:
        self._sink = sink
        self._models = models
        self._numbers = itertools.count(1)
        self._jobs: queue.SimpleQueue[_Job | _Nudge | None] = queue.SimpleQueue()
        self._texts = Recollections()
        self._lock = threading.Lock()
        self._cancelled: set[int] = set()
        self._open: set[int] = set()
        self._current: int | None = None
        self._worker: Worker | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._run, name=ENGINE_THREAD, daemon=True)
        self._thread.start()

    def submit(self, command: Command) -> int:
        number = next(self._numbers)
        with self._lock:
            closing = self._closing
            if not closing:
                self._open.add(number)
                self._jobs.put(_Job(number, command))
        if closing:  # its thread may be gone: nobody else would say that nothing will come
            self._tell(Cancelled(number))
        return number

    def cancel(self, job: int) -> None:
        with self._lock:
            if job not in self._open:
                return
            self._cancelled.add(job)
            if job == self._current and self._worker is not None:
                self._worker.stop.raise_()

    def remember(self, key: int, text: str, role: Role) -> None:
        self._texts.add(key, text, role)
        self._jobs.put(_Nudge())

    def forget(self, key: int | None = None) -> None:
        self._texts.forget(key)
        self._jobs.put(_Nudge())

    def close(self) -> None:
        with self._lock:
            self._closing = True
            open_jobs = list(self._open)
        for job in open_jobs:
            self.cancel(job)
        self._jobs.put(None)
        self._thread.join(CLOSE_S)
        if self._thread.is_alive():
            log.warning("the engine did not end within %g s", CLOSE_S)

    def _run(self) -> None:
        while (job := self._next_job()) is not None:
            with self._lock:
                self._current = job.number
            terminal = self._answer(job)
            with self._lock:
                self._current = None
                self._open.discard(job.number)
                self._cancelled.discard(job.number)
                if self._worker is not None:
                    self._worker.stop.lower()
            self._tell(terminal)
        if self._worker is not None:
            self._worker.close()

    def _next_job(self) -> _Job | None:
        """Wait for a job, and study meanwhile: one small step at a time, so that no job waits for more than that."""
        while True:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                job = _Nudge() if self._study() else self._jobs.get()
            if not isinstance(job, _Nudge):
                return job

    def _study(self) -> bool:
        """Whether there was something to study."""
        try:
            return self._worker is not None and self._worker.study()
        except Exception:  # the thread's boundary; what failed once is not tried for ever
            log.exception("the texts to guess from are left alone")
            self._texts.forget(None)
            return False

    def _tell(self, terminal: Event) -> None:
        """Send a job's last event; the thread outlives a sink that fails."""
        try:
            self._sink(terminal)
        except Exception as error:  # noqa: BLE001 - the thread's boundary
            log.error("nobody took %s: %s", type(terminal).__name__, kind_and_place(error))  # noqa: TRY400

    def _answer(self, job: _Job) -> Event:
        """Do the job; every way it can end is an event."""
        try:
            return self._perform(job)
        except AppError as error:
            log.info("job %d: %s", job.number, kind_and_place(error))
            return Failed(job.number, _alone(error))
        except MemoryError:
            return Failed(job.number, NotEnoughMemory("There is not enough free memory for this."))
        except Exception as error:  # noqa: BLE001 - the thread's boundary
            where = kind_and_place(error)
            log.error("job %d: %s", job.number, where)  # noqa: TRY400 - a traceback holds what the error says
            return Failed(job.number, BugError(f"Something went wrong inside Draftlight: {where}"))

    def _perform(self, job: _Job) -> Event:
        if self._is_cancelled(job.number) and not isinstance(job.command, Generate):
            return Cancelled(job.number)
        if isinstance(job.command, Unload) and self._worker is None:
            return Unloaded(job.number)
        worker = self._start_worker(job.number)
        match job.command:
            case LoadPair():
                return worker.load(job.number, job.command)
            case Generate():
                return worker.generate(job.number, job.command)
            case Unload():
                worker.unload()
                return Unloaded(job.number)

    def _start_worker(self, job: int) -> Worker:
        if self._worker is None:
            from app.engine.worker import Worker  # noqa: PLC0415 - loads llama.cpp, which must not delay the window

            worker = Worker(self._sink, self._models, self._is_cancelled, texts=self._texts)
            with self._lock:
                self._worker = worker
                if job in self._cancelled:
                    worker.stop.raise_()
        elif self._is_cancelled(job):
            self._worker.stop.raise_()
        return self._worker

    def _is_cancelled(self, job: int) -> bool:
        return job in self._cancelled


def _alone(error: AppError) -> AppError:
    """The error without the frames it came through: what they hold must be freed here, not where it is shown."""
    error.__traceback__ = error.__cause__ = error.__context__ = None
    return error
