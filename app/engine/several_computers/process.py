"""Does a worker's jobs in a child process, for pairs whose layers are split over several computers.

llama.cpp ends the process where another computer goes away in the middle of its work. Here that costs a child: the
reply it wrote ends with a sentence, and before the next one the pair is loaded again over the computers that are left.
:mod:`app.engine.process_child` is the other side.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from app.engine.commands import Command, Generate, LoadPair, Question
from app.engine.events import TERMINAL, Cancelled, Event, Failed, Loaded, Notice, Waiting
from app.engine.memory_texts import MemoryForwarding, MemoryTexts
from app.engine.one_by_one import OneByOne
from app.engine.port import EventSink
from app.engine.several_computers.unfinished_job import UnfinishedJob
from app.errors import WorldError
from app.language import any_of, number, tr
from app.llama.child_processes.service_child import frame, read_frame
from app.llama.child_processes.starting import start
from app.llama.rpc.servers import without_answer
from app.speculation.language_model import Interrupted

log = logging.getLogger("draftlight.engine")

StartChild = Callable[[], subprocess.Popen[bytes]]
"""Starts :func:`app.engine.process_child.run` with pipes for its standard input and output."""

STOP_S = 0.12
"""Time that a stopped reply waits for the child's own end of it. Another computer may be slow with a pass, or gone; the
words that came so far are known here."""
LATE_S = 10.0
"""Time that the next job waits for a stopped one that still computes, before the child is ended instead."""
_MOST_LOGGED, _LONGEST_LOGGED = 200, 500
"""Lines of one child, and bytes of a line."""
CLOSE_S = 3.0
"""Time for the child to save what it learned."""
SILENT_S = 3.0
"""After which silence is told, and then each second."""
_REPORT_EVERY_S = 1.0


class _Woken:
    """Wakes the thread that waits for events: look whether the job is still wanted."""


class _ChildEnded(Exception):
    """The child ended in the middle of a job."""


def child_starter(data: Path) -> StartChild:
    """Return what starts the child with the same data folder."""
    return lambda: start("engine", str(data), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


class WorkerProcess(OneByOne):
    """Runs :class:`app.engine.worker.Worker` in a child process; lives on the engine's thread, but for ``stop``.

    Args:
        sink: receives the events of jobs, but for the terminal ones, which are returned.
        start: starts the child.
        is_cancelled: says whether a job is to stop.
        texts: what there is to guess from besides the conversation.
    """

    def __init__(
        self, sink: EventSink, start: StartChild, is_cancelled: Callable[[int], bool], texts: MemoryTexts
    ) -> None:
        self._sink = sink
        self._start = start
        self._is_cancelled = is_cancelled
        self._texts = texts
        self._forwarding = MemoryForwarding(texts)
        self._child: subprocess.Popen[bytes] | None = None
        self._readers: list[threading.Thread] = []
        self._events: queue.SimpleQueue[Event | _Woken | None] = queue.SimpleQueue()
        self._sent = 0
        """Jobs given to this child: it numbers them likewise."""
        self._owed = 0
        """The child's number of a job that was left before its end."""
        self._pair: LoadPair | None = None
        """The pair that is loaded, or was when the child ended."""
        self._loaded: Loaded | None = None

    @property
    def stop(self) -> WorkerProcess:
        """The sign that ends a job early."""
        return self

    # As a stop flag: any thread

    def raise_(self) -> None:
        """Wake the engine's thread, which then looks what is cancelled."""
        self._events.put(_Woken())

    def lower(self) -> None:
        """Do nothing: no sign is raised here, and a job that was left is over."""

    # The engine's thread

    def load(self, job: int, command: LoadPair) -> Event:
        """Load the pair in a new child, and return the terminal event to send."""
        self.unload()
        return self._load(job, command)

    def generate(self, job: int, command: Generate) -> Event:
        """Write one reply, and return the terminal event to send.

        The child keeps conversations in its memory alone: it does not hear of chats that are deleted.
        """
        keep = replace(command.keep, chat=None, disk_bytes=0) if command.keep is not None else None
        return self._with_pair(job, replace(command, keep=keep))

    def answer(self, job: int, question: Question) -> Event:
        """As :meth:`app.engine.worker.Worker.answer`."""
        return self._with_pair(job, question)

    def work_while_idle(self) -> bool:
        """Hand on one of the texts to guess from; return whether there was one."""
        if self._child is None or self._pair is None:
            return False
        try:
            return self._forwarding.step(self._write)
        except _ChildEnded:
            return False

    def unload(self) -> None:
        """End the child, once it has saved what it learned."""
        child, self._child = self._child, None
        self._pair = self._loaded = None
        if child is None:
            return
        with contextlib.suppress(OSError, ValueError):
            if child.stdin is not None:
                child.stdin.close()  # that asks it to end
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(CLOSE_S if not self._owed else 0)
        self._end(child)

    def close(self) -> None:
        self.unload()

    def _load(self, job: int, command: LoadPair) -> Event:
        self._begin()
        try:
            end = self._perform(job, command, SilenceClock(job, self._sink, command.rpc_servers))
        except _ChildEnded:
            self._drop_child()
            return self._broken(
                job, command, tr("The model could not be loaded over several computers"), tr("Try again.")
            )
        if isinstance(end, Loaded):
            self._pair, self._loaded = command, end
        else:
            self._drop_child()
        return end

    def _with_pair(self, job: int, command: Generate | Question) -> Event:
        if self._pair is None:
            return Failed(job, WorldError(tr("No model is loaded yet. Choose one first.")))
        pair = self._pair
        try:
            self._settle(job)
            if self._child is None and (problem := self._load_again(job, pair)) is not None:
                return problem
            self._forwarding.forget(self._write)
            return self._perform(job, command, self._silence_clock(job))
        except Interrupted:
            return UnfinishedJob(job, command, self._loaded).cancelled()
        except _ChildEnded:
            self._drop_child()
        return self._broken(job, pair, tr("This reply broke off"), tr("The next one goes on with what is left."))

    def _load_again(self, job: int, pair: LoadPair) -> Event | None:
        """Load the pair over the servers that answer; return how the job ends if that does not succeed.

        Raises:
            Interrupted: the job was cancelled.
        """
        gone = without_answer(pair.rpc_servers, lambda: self._is_cancelled(job))
        reached = tuple(server for server in pair.rpc_servers if server not in gone)
        if gone:
            rest = tr("{servers} and this computer", servers=_listed(reached)) if reached else tr("this computer alone")
            sentence = tr(
                "{reason}, so the model is loaded again, on {rest}.",
                reason=_answer_no_more(gone),
                rest=rest,
            )
            self._sink(Notice(job, sentence))
        end = self._load(job, replace(pair, rpc_servers=reached))
        if isinstance(end, Loaded):
            return None
        self._pair = pair  # the next reply tries again
        return end

    def _broken(self, job: int, pair: LoadPair, what: str, now_what: str) -> Event:
        """Return how a job ends whose child did, and why: a computer that is gone, where one is."""
        try:
            gone = without_answer(pair.rpc_servers, lambda: self._is_cancelled(job))
        except Interrupted:
            return Cancelled(job)
        why = _answer_no_more(gone) if gone else tr("the connection to another computer broke, or llama.cpp stopped")
        return Failed(job, WorldError(tr("{what}: {why}. {now_what}", what=what, why=why, now_what=now_what)))

    def _settle(self, job: int) -> None:
        """Wait until the child is done with a job that was left before its end; not for ever.

        Raises:
            Interrupted: the job that waits was cancelled.
        """
        until = time.monotonic() + LATE_S
        silence = self._silence_clock(job)
        while self._owed:
            try:
                event = self._next_event(until, silence)
            except _ChildEnded:
                event = None
            if self._is_cancelled(job):
                raise Interrupted
            if event is None:
                self._drop_child()
            elif isinstance(event, TERMINAL) and event.job == self._owed:
                self._owed = 0

    def _silence_clock(self, job: int) -> SilenceClock:
        """Return what tells that nothing comes of a job of the loaded pair."""
        return SilenceClock(job, self._sink, self._pair.rpc_servers if self._pair is not None else ())

    def _perform(self, job: int, command: Command, silence: SilenceClock) -> Event:
        """Have the child do a job; return its terminal event, or one of ours where it takes too long to stop.

        Raises:
            _ChildEnded: there is none.
        """
        self._sent += 1
        number = self._sent
        self._write(("submit", command))
        unfinished = UnfinishedJob(job, command, self._loaded)
        until: float | None = None
        while True:
            if until is None and self._is_cancelled(job):
                self._write(("cancel", number))
                until = time.monotonic() + STOP_S
            event = self._next_event(until, silence)
            if event is None:
                self._owed = number
                return unfinished.cancelled()
            if isinstance(event, _Woken) or event.job != number:
                continue
            silence.heard()
            own_event = replace(event, job=job)
            if isinstance(own_event, TERMINAL):
                return own_event
            unfinished.follow(own_event)
            self._sink(own_event)

    def _next_event(self, until: float | None, silence: SilenceClock) -> Event | _Woken | None:
        """Return the child's next event, and tell meanwhile that none comes; ``None`` where the time is up.

        Raises:
            _ChildEnded: there will be no more.
        """
        while True:
            moments = [moment for moment in (until, silence.due_s) if moment is not None]
            try:
                event = self._events.get(timeout=max(0.0, min(moments) - time.monotonic()) if moments else None)
                break
            except queue.Empty:
                if until is not None and time.monotonic() >= until:
                    return None
                silence.tell()
        if event is None:
            raise _ChildEnded
        return event

    def _begin(self) -> None:
        self._child = child = self._start()
        self._sent = self._owed = 0
        self._forwarding = MemoryForwarding(self._texts)
        events: queue.SimpleQueue[Event | _Woken | None] = queue.SimpleQueue()
        self._events = events
        assert child.stdout is not None
        work: list[tuple[Callable[..., None], tuple[Any, ...]]] = [
            (_read_events, (child.stdout, events)),
            (_log_words, (child.stderr,)),
        ]
        self._readers = [
            threading.Thread(target=target, args=arguments, name="engine-process", daemon=True)
            for target, arguments in work
            if arguments[0] is not None
        ]
        for reader in self._readers:
            reader.start()

    def _write(self, message: tuple[object, ...]) -> None:
        child = self._child
        if child is None or child.stdin is None:
            raise _ChildEnded
        try:
            child.stdin.write(frame(pickle.dumps(message)))
            child.stdin.flush()
        except (OSError, ValueError) as error:
            raise _ChildEnded from error

    def _drop_child(self) -> None:
        """End what is left of the child; the pair is remembered."""
        child, self._child = self._child, None
        if child is not None:
            self._end(child)
            log.info("the engine's process ended with status %s", child.returncode)

    def _end(self, child: subprocess.Popen[bytes]) -> None:
        child.kill()
        child.wait()
        self._owed = 0
        for reader in self._readers:
            reader.join()
        for stream in (child.stdin, child.stdout, child.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def _read_events(stream: IO[bytes], events: queue.SimpleQueue[Event | _Woken | None]) -> None:
    """Hand on what the child tells, in a thread: a read from a pipe has no time limit."""
    try:
        with contextlib.suppress(OSError, ValueError):
            while (content := read_frame(stream)) is not None:
                events.put(pickle.loads(content))  # noqa: S301 - from our own child, through a pipe of its own
    finally:
        events.put(None)


def _log_words(stream: IO[bytes]) -> None:
    """Put what the child says of its own end into the program's log: llama.cpp prints a line before it gives up."""
    with contextlib.suppress(OSError, ValueError):
        for number, line in enumerate(stream):
            if number < _MOST_LOGGED:
                words = line[:_LONGEST_LOGGED].decode("utf-8", "replace").strip()
                log.info(
                    "the engine's process says: %s", "".join(sign if sign.isprintable() else " " for sign in words)
                )


def _answer_no_more(servers: tuple[str, ...]) -> str:
    if len(servers) == 1:
        return tr("{server} does not answer any more", server=servers[0])
    return tr("{servers} do not answer any more", servers=_listed(servers))


def _listed(servers: tuple[str, ...]) -> str:
    return tr(" and ").join(servers)


class SilenceClock:
    """Tells that nothing comes. Who of them is slow and who is gone cannot be asked: each serves one program at a time.

    Args:
        job: whose events are awaited.
        sink: hears it.
        servers: what the job needs, as ``host:port``; with none, nothing is told.
    """

    def __init__(self, job: int, sink: EventSink, servers: Sequence[str]) -> None:
        self._job = job
        self._sink = sink
        self._servers = any_of(servers)
        self.heard()

    def heard(self) -> None:
        """Note that something came."""
        self._heard_s = time.monotonic()
        self._told_s = self._heard_s + SILENT_S - _REPORT_EVERY_S

    @property
    def due_s(self) -> float | None:
        """The time of the next report, on :func:`time.monotonic`'s clock; ``None``: never."""
        return self._told_s + _REPORT_EVERY_S if self._servers else None

    def tell(self) -> None:
        """Tell it, where it is due."""
        now_s = time.monotonic()
        if self.due_s is None or now_s < self.due_s:
            return
        self._told_s = now_s
        quiet_s = now_s - self._heard_s
        self._sink(
            Waiting(
                self._job,
                tr(
                    "Silent or slow for {seconds} s: {servers}. Stop leaves it.",
                    seconds=number(quiet_s),
                    servers=self._servers,
                ),
            )
        )
