"""One engine for a person and for other programs: who goes first, whose events are whose, whose models are loaded.

A window and the local API have a port each. The engine gets no more jobs than it does at the same time
(:attr:`app.engine.events.Loaded.parallel`), so that the rule of who is next stands here alone:

- The person's jobs go first. What runs for another program is not broken off; what waits lets the person pass.
- Whoever serves other programs asks for a turn for each request, and gives the engine jobs only while it lasts. Turns
  begin in the order in which they were asked for. One that needs no other models than those in memory goes on beside
  others; one that does is alone until they are loaded. So no other models come between the jobs of one request.
- What is written in passing for the person gives way to whatever anybody else asks for, or they themself.
- The person can count on the models that were loaded for them: where other programs had others loaded since, they are
  loaded again before the person's next reply.
"""

from __future__ import annotations

import itertools
import threading
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from app.engine.commands import Command, Generate, LoadPair, Unload
from app.engine.events import TERMINAL, Cancelled, ClientsChanged, Event, Failed, Loaded, PairChanged
from app.engine.port import EngineFactory, EngineListener, EventSink
from app.engine.sharing.shared_ports import ClientPort, InMemory, PersonPort, SharedJob, Turn


class SharedEngine:
    """Owns an engine and hands it the jobs of its ports. Any thread may call any of it.

    Sinks are called with its lock held, so that every port hears things in the order in which they happened.

    Args:
        engine_factory: makes the engine.
    """

    def __init__(self, engine_factory: EngineFactory) -> None:
        self._numbers = itertools.count(1)
        self._clients = itertools.count(1)
        self._lock = threading.RLock()
        self._running: dict[int, SharedJob] = {}
        """Running jobs, by the engine's own numbers."""
        self._beginning: SharedJob | None = None
        """The job that is just being submitted: its end may come before its number is known."""
        self._person: PersonPort | None = None
        self._waiting: dict[ClientPort, int] = {}
        """Number of requests that each client has waiting."""
        self._asking: deque[Turn] = deque()
        self._turns: list[Turn] = []
        self._last_told = ClientsChanged()
        self._loaded_by: PersonPort | ClientPort | None = None
        self._closed = False
        self.listener: EngineListener | None = None
        self.in_memory: InMemory | None = None
        """The pair that the engine holds, whoever asked for it."""
        self.engine = engine_factory(self._receive)

    def person(self, sink: EventSink) -> PersonPort:
        """Return the port of the one front that goes first."""
        with self._lock:
            assert self._person is None, "one person sits at a window"
            self._person = PersonPort(self, sink)
            return self._person

    def client(self, sink: EventSink) -> ClientPort:
        """Return a port by which other programs are served."""
        return ClientPort(self, sink, next(self._clients))

    def close(self) -> None:
        """Cancel everything and end the engine; see :meth:`app.engine.port.EnginePort.close`."""
        with self._lock:
            self._closed = True
            for place in (self._person, *self._turns):
                if place is not None:
                    self._cancel_queued(place.jobs)
            while self._asking:
                self._asking.popleft().granted()
        self.engine.close()

    # What the ports ask for

    def submit(self, port: PersonPort | ClientPort, command: Command, turn: Turn | None = None) -> int:
        with self._lock:
            job = SharedJob(next(self._numbers), port, command, turn)
            is_allowed = turn is None or (turn in self._turns and not turn.is_stopped)
            if job.changes_models and turn is not None:
                is_allowed &= turn.is_alone
            if self._closed or not is_allowed or (job.in_passing and self._is_busy()):
                self._end(job, Cancelled(job.number))
            else:
                self._end_passing()
                queue = self._queue_of(job)
                queue.insert(_place_in(queue, job), job)
                self._advance()
            return job.number

    def cancel(self, port: PersonPort | ClientPort, number: int) -> None:
        with self._lock:
            for engine_job, job in list(self._running.items()):
                if job.number == number and job.port is port:
                    job.is_cancelled = True
                    self.engine.cancel(engine_job)
            places = [self._person, *self._turns] if isinstance(port, ClientPort) else [port]
            for place in places:
                for job in [job for job in place.jobs if job.number == number] if place is not None else ():
                    self._queue_of(job).remove(job)
                    self._end(job, Cancelled(number))
                    self._advance()

    def note_heard(self, person: PersonPort, number: int) -> None:
        with self._lock:
            person.unheard.discard(number)
            self._advance()

    def note_rename(self, before: LoadPair, after: LoadPair) -> None:
        with self._lock:
            if self._person is not None and self._person.pair == before:
                self._person.pair = after
            if self.in_memory is not None and self.in_memory[0] == before:
                self.in_memory = (after, self.in_memory[1])

    def note_waiting(self, client: ClientPort, count: int) -> None:
        with self._lock:
            self._waiting[client] = count
            self._tell_person()

    def add_turn(self, turn: Turn) -> None:
        with self._lock:
            if turn.client.is_leaving or self._closed:
                turn.granted()
            else:
                self._end_passing()
                self._asking.append(turn)
                self._advance()

    def end_turn(self, turn: Turn) -> None:
        with self._lock:
            if turn in self._asking:
                self._asking.remove(turn)
            if turn in self._turns:
                self._break_off(turn)
                self._turns.remove(turn)
            self._advance()

    def stop_turns(self) -> None:
        with self._lock:
            for turn in self._turns:
                self._break_off(turn)

    def let_leave(self, client: ClientPort) -> None:
        with self._lock:
            client.is_leaving = True
            for turn in self._turns:
                if turn.client is client:
                    self._break_off(turn)
            for turn in [turn for turn in self._asking if turn.client is client]:
                self._asking.remove(turn)
                turn.granted()

    def remove(self, client: ClientPort) -> None:
        with self._lock:
            self.let_leave(client)
            client.sink = _unheard
            self.listener = None
            self._waiting.pop(client, None)
            self._turns = [turn for turn in self._turns if turn.client is not client]
            self._advance()

    # What happens one after the other, always with the lock held

    @staticmethod
    def _queue_of(job: SharedJob) -> deque[SharedJob]:
        if job.turn is not None:
            return job.turn.jobs
        assert isinstance(job.port, PersonPort)
        return job.port.jobs

    def _is_busy(self) -> bool:
        return bool(self._running or self._turns or self._asking)

    def _break_off(self, turn: Turn) -> None:
        """Cancel a turn's jobs, and let it begin no others."""
        turn.is_stopped = True
        self._cancel_queued(turn.jobs)
        for job in [job for job in self._running.values() if job.turn is turn]:
            self.cancel(job.port, job.number)

    def _end_passing(self) -> None:
        """Have what is written in passing end: somebody wants something."""
        for job in [job for job in self._running.values() if job.in_passing]:
            self.cancel(job.port, job.number)

    def _cancel_queued(self, jobs: deque[SharedJob]) -> None:
        while jobs:
            job = jobs.popleft()
            self._end(job, Cancelled(job.number))

    def _advance(self) -> None:
        """Begin whatever may begin, and tell the person how others are served."""
        while not self._closed and (job := self._next()) is not None:
            self._begin(job)
        self._tell_person()

    def _next(self) -> SharedJob | None:
        person = self._person
        if person is not None and person.jobs:
            if self._may_begin(person.jobs[0]):
                return person.jobs.popleft()
        elif person is None or not person.unheard:
            self._grant_turns()
        waiting = next((turn for turn in self._turns if turn.jobs and self._may_begin(turn.jobs[0])), None)
        return waiting.jobs.popleft() if waiting is not None else None

    def _grant_turns(self) -> None:
        while self._asking and not any(turn.is_alone for turn in self._turns):
            shares = self._asking[0].shares(self.in_memory)
            replies = sum(job.turn is None for job in self._running.values())
            if self._changes_models() or (len(self._turns) + replies >= (self._most_at_once() if shares else 1)):
                return
            turn = self._asking.popleft()
            turn.is_alone = not shares
            self._turns.append(turn)
            turn.granted()

    def _may_begin(self, job: SharedJob) -> bool:
        """Return whether a job may begin beside what runs."""
        if self._changes_models():
            return False
        if self._is_answered_at_once(job):
            return True
        if isinstance(job.command, (LoadPair, Unload)) or self._needs_restoring(job):
            return not self._running and not any(turn is not job.turn for turn in self._turns)
        replies = sum(isinstance(job.command, Generate) for job in self._running.values())
        return not isinstance(job.command, Generate) or replies < self._most_at_once()

    def _changes_models(self) -> bool:
        return any(job.changes_models for job in self._running.values())

    def _most_at_once(self) -> int:
        return self.in_memory[1].parallel if self.in_memory is not None else 1

    def _is_answered_at_once(self, job: SharedJob) -> bool:
        """Return whether a job has models loaded that somebody else had loaded already."""
        return self.in_memory is not None and job.command == self.in_memory[0] and self._loaded_by is not job.port

    def _needs_restoring(self, job: SharedJob) -> bool:
        """Return whether the person's models have to be loaded again before a job of theirs."""
        held = self.in_memory[0] if self.in_memory is not None else None
        return (
            isinstance(job.port, PersonPort)
            and not isinstance(job.command, (LoadPair, Unload))
            and job.port.pair not in {None, held}
        )

    def _begin(self, job: SharedJob) -> None:
        command = job.command
        if self._needs_restoring(job):
            assert isinstance(job.port, PersonPort)
            assert job.port.pair is not None
            if job.in_passing:
                self._end(job, Cancelled(job.number))
                return
            job.is_restoring, command = True, job.port.pair
        elif self._is_answered_at_once(job):
            assert self.in_memory is not None
            self._hold(job, self.in_memory)
            self._end(job, replace(self.in_memory[1], job=job.number))
            return
        if isinstance(command, (LoadPair, Unload)):
            self._hold(job, None)
        self._submit(job, command)

    def _submit(self, job: SharedJob, command: Command) -> None:
        if self.listener is not None and self._may_be_heard(job):
            self.listener.begin(job.number, command)
        self._beginning = job
        number = self.engine.submit(command)
        if self._beginning is job:
            self._running[number] = job
        self._beginning = None

    @staticmethod
    def _may_be_heard(job: SharedJob) -> bool:
        """Return whether a listener is told of a job. Jobs of a person are private unless they want them shown."""
        hidden = isinstance(job.port, PersonPort) and (job.in_passing or not job.port.shown)
        return not hidden or job.changes_models

    def _receive(self, event: Event) -> None:
        """Hand on what the engine tells, on its thread."""
        with self._lock:
            job = self._running.get(event.job, self._beginning)
            if job is None:
                return
            if isinstance(event, TERMINAL):
                self._running.pop(event.job, None)
                self._beginning = None
            event = replace(event, job=job.number)
            if self.listener is not None and self._may_be_heard(job):
                self.listener.hear(event)
            if not isinstance(event, TERMINAL):
                job.port.sink(event)
            elif job.is_restoring:
                self._go_on(job, event)
            else:
                if isinstance(event, Loaded) and isinstance(job.command, LoadPair):
                    self._hold(job, (job.command, event))
                self._finish(job, event)

    def _go_on(self, job: SharedJob, event: Event) -> None:
        """Do what the person asked for, now that their models are there again; else end it."""
        assert isinstance(job.port, PersonPort)
        if isinstance(event, Loaded) and job.port.pair is not None:
            self._hold(job, (job.port.pair, event))
            if not job.is_cancelled and not self._closed:
                job.is_restoring = False
                self._submit(job, job.command)
                self._advance()
                return
        self._finish(job, event if isinstance(event, Failed) else Cancelled(job.number))

    def _finish(self, job: SharedJob, last: Event) -> None:
        try:
            self._end(job, last)
        finally:  # a sink that fails costs its event alone
            self._advance()

    def _end(self, job: SharedJob, last: Event) -> None:
        if isinstance(job.port, PersonPort):
            job.port.unheard.add(job.number)
        job.port.sink(last)

    def _hold(self, job: SharedJob, held: InMemory | None) -> None:
        """Note what is in memory; the person hears of what they did not ask for."""
        self.in_memory, self._loaded_by = held, job.port
        if held is not None and job.turn is not None:
            job.turn.is_alone = False
        if isinstance(job.port, PersonPort) and not job.is_restoring:
            job.port.pair = held[0] if held is not None else None
        elif self._person is not None and (held is not None or not job.is_restoring):
            self._person.sink(PairChanged(*held) if held is not None else PairChanged())

    def _tell_person(self) -> None:
        if self._person is None:
            return
        held_up = bool(self._person.jobs) and bool(self._turns)
        now = ClientsChanged(len(self._turns), sum(self._waiting.values()), held_up)
        if now != self._last_told:
            self._last_told = now
            self._person.sink(now)


def _place_in(queue: Sequence[SharedJob], job: SharedJob) -> int:
    """Return where a job has its place: at the end, but before replies that nobody looks at."""
    place = len(queue)
    if isinstance(job.command, Generate):
        while place and _rank(queue[place - 1]) > job.command.rank:
            place -= 1
    return place


def _rank(job: SharedJob) -> int:
    return job.command.rank if isinstance(job.command, Generate) else 0


def _unheard(_event: Event) -> None:
    """Ignore an event: its front is gone."""
