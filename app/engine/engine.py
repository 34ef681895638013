"""The one thread that owns the loaded models, those of this process and those of a server.

libgomp keeps a pool of compute threads for every thread that ever decoded, and slows down once their sum exceeds the
cores; so every llama.cpp call of the program, from load to free, comes from this thread. The heavy import happens on
it too, so that a window is there first. Several replies may be written at once
(:mod:`app.speculation.batching`). What is loaded decides who works: a reference that is an address is loaded by
the worker for servers, and what follows is asked of that one, until another pair is loaded.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import queue
import threading
from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine.commands import Command, Embed, FreeEmbeddingModel, Generate, LoadPair, Rank, Role, Unload
from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.events import Cancelled, Event, Failed, Unloaded, Waiting
from app.engine.loading.model_source import ModelSource
from app.engine.memory_texts import MemoryTexts
from app.engine.port import ENGINE_THREAD, EngineWorker, EventSink, RemoteFactory, StopSign
from app.engine.several_computers.process import StartChild, WorkerProcess
from app.errors import AppError, BugError, ModelFileError, NotEnoughMemory, WorldError, kind_and_place
from app.language import tr, tr_count
from app.references import is_remote

if TYPE_CHECKING:
    from app.engine.embedding import EmbeddingWorker
    from app.engine.worker import Worker

log = logging.getLogger("draftlight.engine")

_IN_PASSING = Generate(in_passing=True).rank
CLOSE_S = 5.0
"""Time that closing waits for the thread. It ends within a pass of the model; nobody waits for a driver that hangs."""


@dataclass(frozen=True, slots=True)
class _QueuedJob:
    number: int
    command: Command


class _WakeUp:
    """Wakes the thread without a job: there are texts to read, or to forget."""


class Engine:
    """Fulfils :class:`app.engine.port.EnginePort`.

    Args:
        sink: receives every event, on the engine's thread; of a job that comes after the end, on its caller's.
        models: finds the files that references stand for.
        remote: makes the worker for models on servers; without it, there are none.
        child: starts a process for models whose layers other computers share; without it, this one loads them.
        idle_s: seconds without a job before chats are written to the disk.
    """

    def __init__(
        self,
        sink: EventSink,
        models: ModelSource,
        remote: RemoteFactory | None = None,
        child: StartChild | None = None,
        *,
        idle_s: float | None = None,
    ) -> None:
        self._sink = sink
        self._models = models
        self._make_remote = remote
        self._start_child = child
        self._chats = ChatStateFolder(models.chat_states)
        self._idle_s = idle_s
        self._numbers = itertools.count(1)
        self._jobs: queue.SimpleQueue[_QueuedJob | _WakeUp | None] = queue.SimpleQueue()
        self._texts = MemoryTexts()
        self._lock = threading.RLock()  # wherever it is held, Python may collect who has the engine, and close it
        self._cancelled: set[int] = set()
        self._open: set[int] = set()
        self._running: set[int] = set()
        self._line: list[_QueuedJob] = []
        self._places: dict[int, int] = {}
        self._ended = False
        self._local: Worker | None = None
        self._remote: EngineWorker | None = None
        self._process: WorkerProcess | None = None
        self._worker: EngineWorker | None = None  # the one of these three that holds what is loaded, or is to load it
        self._embedding: EmbeddingWorker | None = None
        self._embedding_job: int | None = None
        """The job of the embedding model, while it runs."""
        self._stop: StopSign | None = None
        """Ends the running job."""
        self._closing = False
        self._thread = threading.Thread(target=self._run, name=ENGINE_THREAD, daemon=True)
        self._thread.start()

    def submit(self, command: Command) -> int:
        number = next(self._numbers)
        with self._lock:
            closing = self._closing
            if not closing:
                self._open.add(number)
                self._jobs.put(_QueuedJob(number, command))
        if closing:  # its thread may be gone: nobody else would say that nothing will come
            self._tell(Cancelled(number))
        return number

    def cancel(self, job: int) -> None:
        with self._lock:
            if job not in self._open:
                return
            self._cancelled.add(job)
            if self._embedding_job == job and self._embedding is not None:
                self._embedding.stop.raise_()
            if self._running == {job} and self._stop is not None:  # among others it ends between two passes
                self._stop.raise_()

    def remember(self, key: int, text: str, role: Role) -> None:
        self._texts.add(key, text, role)
        self._jobs.put(_WakeUp())

    def forget(self, key: int | None = None) -> None:
        self._texts.forget(key)
        self._jobs.put(_WakeUp())

    def discard(self, chat: int) -> None:
        self._chats.delete(chat)
        self._jobs.put(_WakeUp())

    def retain(self, chats: Collection[int]) -> None:
        self._chats.delete_others(chats)
        self._jobs.put(_WakeUp())

    def close(self) -> None:
        with self._lock:
            self._closing = True
            open_jobs = list(self._open)
        for job in open_jobs:
            self.cancel(job)
        self._jobs.put(None)
        if threading.current_thread() is self._thread:
            return  # Python collects what nobody has any more on any thread; this one ends when it comes back
        self._thread.join(CLOSE_S)
        if self._thread.is_alive():
            log.warning("the engine did not end within %g s", CLOSE_S)

    def _run(self) -> None:
        while self._take_in():
            while (job := self._next()) is not None:
                self._line.remove(job)
                self._begin(job)
            self._tell_places()
            if self._running and self._worker is not None:
                self._step(self._worker)
        for worker in (self._local, self._remote, self._process):
            if worker is not None:
                worker.close()
        if self._embedding is not None:
            self._embedding.free()

    def _step(self, worker: EngineWorker) -> None:
        try:
            worker.step()
        except Exception as error:  # the thread's boundary
            log.exception("the replies that were written are ended")
            worker.abandon(error)

    def _take_in(self) -> bool:
        """Take in the jobs that came; wait for one where there is nothing else to do. Return whether more may come."""
        if not self._running and not self._line and not self._ended:
            self._note(self._next_job())
        with contextlib.suppress(queue.Empty):
            while True:
                self._note(self._jobs.get_nowait())
        return not self._ended or bool(self._running) or bool(self._line)

    def _note(self, job: _QueuedJob | _WakeUp | None) -> None:
        if job is None:
            self._ended = True
        elif isinstance(job, _QueuedJob):
            self._line.append(job)

    def _next(self) -> _QueuedJob | None:
        """Return what to begin now: of replies the one of the lowest rank, of equals the first.

        Loading and unloading wait for all that came before, and what came after waits for them.
        """
        replies: list[_QueuedJob] = []
        for job in self._line:
            if isinstance(job.command, (LoadPair, Unload)):
                if not replies and not self._running:
                    return job
                break
            if not isinstance(job.command, Generate) or job.number in self._cancelled:
                return job
            replies.append(job)
        if not replies:
            return None
        first = min(replies, key=lambda job: (_rank(job), job.number))
        if not self._running:
            return first
        asked = len(self._running) + len(replies)
        return first if _rank(first) < _IN_PASSING and self._has_room(asked) else None

    def _has_room(self, replies: int) -> bool:
        try:
            return self._worker is not None and self._worker.has_room(replies)
        except Exception:  # the thread's boundary
            log.exception("no room was made for another reply")
            return False

    def _tell_places(self) -> None:
        """Tell those that wait how many replies come before theirs."""
        waiting = sorted(
            (job for job in self._line if isinstance(job.command, Generate) and _rank(job) < _IN_PASSING),
            key=lambda job: (_rank(job), job.number),
        )
        places = {job.number: len(self._running) + index for index, job in enumerate(waiting)}
        for number, before in places.items():
            if self._places.get(number) != before and before:
                sentence = tr_count("Waiting: one reply comes first.", "Waiting: %n replies come first.", before)
                self._tell(Waiting(number, sentence))
        self._places = places

    def _begin(self, job: _QueuedJob) -> None:
        """Do a job; a reply until it waits for a pass that it shares with others."""
        with self._lock:
            self._running.add(job.number)

        def run() -> None:
            self._finish(job, self._unless_cancelled(self._answer(job)))

        if isinstance(job.command, Generate) and self._worker is not None:
            self._worker.begin(run, job.command, lambda: self._is_cancelled(job.number))
        else:
            run()

    def _finish(self, job: _QueuedJob, terminal: Event) -> None:
        with self._lock:
            self._running.discard(job.number)
            self._open.discard(job.number)
            self._cancelled.discard(job.number)
            if self._worker is not None:
                self._worker.stop.lower()
        self._tell(terminal)

    def _next_job(self) -> _QueuedJob | None:
        """Wait for a job, and meanwhile read texts to guess from and write chats to the disk: one small step at a time,
        so that no job waits for more than that.
        """
        while True:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                job = _WakeUp() if self._work_while_idle() else self._job_or_writing()
            if not isinstance(job, _WakeUp):
                return job

    def _job_or_writing(self) -> _QueuedJob | _WakeUp | None:
        """Wait for a job as long as there is nothing else to do, then do a step of that."""
        keeper = self._local.keeper if self._local is not None else None
        try:
            if keeper is not None:
                keeper.follow_deletions()
            with contextlib.suppress(queue.Empty):
                return self._jobs.get(timeout=keeper.wait_s() if keeper is not None else None)
            if keeper is not None:
                keeper.step()
        except Exception:  # the thread's boundary; what failed once is not tried for ever
            log.exception("chats are not kept on the disk")
            if keeper is not None:
                keeper.give_up()
        return _WakeUp()

    def _work_while_idle(self) -> bool:
        """Do one step of what waits for idle moments; return whether there was any."""
        try:
            return self._worker is not None and self._worker.work_while_idle()
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

    def _answer(self, job: _QueuedJob) -> Event:
        """Do the job; every way it can end is an event."""
        try:
            return self._perform(job)
        except AppError as error:
            log.info("job %d: %s", job.number, kind_and_place(error))
            return Failed(job.number, _alone(error))
        except MemoryError:
            return Failed(job.number, NotEnoughMemory(tr("There is not enough free memory for this.")))
        except Exception as error:  # noqa: BLE001 - the thread's boundary
            where = kind_and_place(error)
            log.error("job %d: %s", job.number, where)  # noqa: TRY400 - a traceback holds what the error says
            return Failed(job.number, BugError(tr("Something went wrong inside Draftlight: {where}", where=where)))

    def _unless_cancelled(self, end: Event) -> Event:
        """Return how a job ends: what stood in the way of one that was cancelled is nobody's concern any more."""
        failed = isinstance(end, Failed) and not isinstance(end.error, BugError)
        return Cancelled(end.job) if failed and self._is_cancelled(end.job) else end

    def _perform(self, job: _QueuedJob) -> Event:
        if self._is_cancelled(job.number) and not isinstance(job.command, Generate):
            return Cancelled(job.number)
        if isinstance(job.command, Embed | Rank | FreeEmbeddingModel):
            return self._embed(job.number, job.command)
        if isinstance(job.command, Unload) and self._worker is None:
            return Unloaded(job.number)
        return self._perform_with_pair(job, self._start_worker(job))

    def _perform_with_pair(self, job: _QueuedJob, worker: EngineWorker) -> Event:
        match job.command:
            case LoadPair():
                return worker.load(job.number, job.command)
            case Generate():
                return worker.generate(job.number, job.command)
            case Unload():
                worker.unload()
                return Unloaded(job.number)
            case Embed() | Rank() | FreeEmbeddingModel():
                raise AssertionError("these need no pair")
            case _:
                return worker.answer(job.number, job.command)

    def _embed(self, job: int, command: Embed | Rank | FreeEmbeddingModel) -> Event:
        """Do a job that needs no pair."""
        if isinstance(command, FreeEmbeddingModel):
            if self._embedding is not None:
                self._embedding.free()
            return Unloaded(job)
        if self._embedding is None:
            self._require_suitable_build(job)
            from app.engine.embedding import EmbeddingWorker  # noqa: PLC0415 - loads llama.cpp, likewise

            self._embedding = EmbeddingWorker(self._models, self._is_cancelled)
        with self._lock:
            self._embedding_job = job
        try:
            return self._embedding.answer(job, command)
        finally:
            with self._lock:
                self._embedding_job = None
                self._embedding.stop.lower()

    def _start_worker(self, job: _QueuedJob) -> EngineWorker:
        """Return the worker for a job. One that is not needed for it any more gives up what it holds."""
        worker = self._worker
        if isinstance(job.command, LoadPair):
            worker = self._worker_for(job.number, job.command)
            if self._worker is not None and worker is not self._worker:
                self._worker.unload()
        worker = worker or self._local_worker(job.number)
        with self._lock:
            if self._stop is not None and len(self._running) == 1:
                self._stop.lower()  # it may have been raised for this job, before it was known whose it is
            self._worker, self._stop = worker, worker.stop
            if job.number in self._cancelled and len(self._running) == 1:
                worker.stop.raise_()
        return worker

    def _worker_for(self, job: int, pair: LoadPair) -> EngineWorker:
        if is_remote(pair.target):
            return self._remote_worker()
        if pair.rpc_servers and self._start_child is not None:
            if self._process is None:
                self._process = WorkerProcess(self._sink, self._start_child, self._is_cancelled, self._texts)
            return self._process
        return self._local_worker(job)

    def _local_worker(self, job: int) -> Worker:
        if self._local is None:
            self._require_suitable_build(job)
            from app.engine.worker import Worker  # noqa: PLC0415 - loads llama.cpp, which must not delay the window

            self._local = Worker(
                self._sink,
                self._models,
                self._is_cancelled,
                texts=self._texts,
                chats=self._chats,
                idle_s=self._idle_s,
                arrivals=self._is_reply_waiting,
            )
        return self._local

    def _is_reply_waiting(self) -> bool:
        """Return whether jobs have come, or a reply waits: one that is written alone then lets passes be shared.

        A reply that comes in the middle of a draft has to wait for its end before caches can grow.
        """
        return not self._jobs.empty() or any(isinstance(job.command, Generate) for job in self._line)

    def _require_suitable_build(self, job: int) -> None:
        from app.llama.trials.processor import require_suitable_build  # noqa: PLC0415 - not before the window is there
        from app.llama.trials.trial import TrialCancelled  # noqa: PLC0415
        from app.models.library.starter import packaged_file  # noqa: PLC0415

        try:
            require_suitable_build(self._models.processor, packaged_file(), lambda: self._is_cancelled(job))
        except TrialCancelled:
            raise WorldError(tr("llama.cpp was stopped while it was tried out. Try again.")) from None
        except ModelFileError as error:  # the sample is missing
            log.info("llama.cpp's build not tried: %s", error)

    def _remote_worker(self) -> EngineWorker:
        if self._make_remote is None:
            raise WorldError(tr("Models on other computers cannot be used here."))
        if self._remote is None:
            self._remote = self._make_remote(self._sink, self._is_cancelled)
        return self._remote

    def _is_cancelled(self, job: int) -> bool:
        return job in self._cancelled


def _rank(job: _QueuedJob) -> int:
    return job.command.rank if isinstance(job.command, Generate) else 0


def _alone(error: AppError) -> AppError:
    """Return the error without the frames it came through: what they hold must be freed here, not where it is shown."""
    error.__traceback__ = error.__cause__ = error.__context__ = None
    return error
