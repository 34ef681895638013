"""One engine for a person and for other programs: who goes first, whose events are whose, whose models are loaded.

A window and the local API have a port each. The engine gets one job at a time, so that the rule of who is next stands
here alone:

- The person's jobs go first. What runs for another program is not broken off; what waits lets the person pass.
- Whoever serves other programs asks for a turn, and gives the engine jobs only while it lasts. So no other models come
  between the jobs of one request.
- What is written in passing for the person gives way to whatever anybody else asks for, or they themself.
- The person can count on the models that were loaded for them: where other programs had others loaded since, they are
  loaded again before the person's next reply.
"""

from __future__ import annotations

import itertools
import threading
from collections import deque
from dataclasses import replace

from app.engine.commands import Command, LoadPair, Unload
from app.engine.events import TERMINAL, Cancelled, ClientsChanged, Event, Failed, Loaded, PairChanged
from app.engine.port import EngineFactory, EngineListener, EventSink
from app.engine.sharing.shared_ports import ClientPort, InMemory, PersonPort, SharedJob


class SharedEngine:
    """Owns an engine and hands it the jobs of its ports, one by one. Any thread may call any of it.

    Sinks are called with its lock held, so that every port hears things in the order in which they happened.

    Args:
        engine_factory: makes the engine.
    """

    def __init__(self, engine_factory: EngineFactory) -> None:
        self._numbers = itertools.count(1)
        self._clients = itertools.count(1)
        self._lock = threading.RLock()
        self._running: SharedJob | None = None
        self._engine_job = 0
        """The engine's own number of what runs."""
        self._person: PersonPort | None = None
        self._waiting: dict[ClientPort, int] = {}
        """Number of requests that each client has waiting."""
        self._asking: deque[ClientPort] = deque()
        self._turn: ClientPort | None = None
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
            for port in (self._person, self._turn):
                if port is not None:
                    self._cancel_queued(port)
            while self._asking:
                self._asking.popleft().granted()
        self.engine.close()

    # What the ports ask for

    def submit(self, port: PersonPort | ClientPort, command: Command) -> int:
        with self._lock:
            job = SharedJob(next(self._numbers), port, command)
            busy = self._running is not None or self._turn is not None or bool(self._asking)
            allowed = isinstance(port, PersonPort) or (port is self._turn and not port.stopped)
            if self._closed or not allowed or (job.in_passing and busy):
                self._end(job, Cancelled(job.number))
            else:
                self._end_passing()
                port.jobs.append(job)
                self._advance()
            return job.number

    def cancel(self, port: PersonPort | ClientPort, number: int) -> None:
        with self._lock:
            running = self._running
            if running is not None and running.number == number and running.port is port:
                running.cancelled = True
                self.engine.cancel(self._engine_job)
            for job in [job for job in port.jobs if job.number == number]:
                port.jobs.remove(job)
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

    def take_turn(self, client: ClientPort) -> None:
        with self._lock:
            assert client is not self._turn
            assert client not in self._asking
            if client.leaving or self._closed:
                client.granted()
            else:
                self._end_passing()
                self._asking.append(client)
                self._advance()

    def end_turn(self, client: ClientPort) -> None:
        with self._lock:
            if client in self._asking:
                self._asking.remove(client)
            if client is self._turn:
                self._break_off(client)
                client.stopped = client.leaving
                self._turn = None
            self._advance()

    def stop_turn(self) -> None:
        with self._lock:
            if self._turn is not None:
                self._break_off(self._turn)

    def let_leave(self, client: ClientPort) -> None:
        with self._lock:
            client.leaving = True
            self._break_off(client)
            if client in self._asking:
                self._asking.remove(client)
                client.granted()

    def remove(self, client: ClientPort) -> None:
        with self._lock:
            self.let_leave(client)
            client.sink = _unheard
            self.listener = None
            self._waiting.pop(client, None)
            self.end_turn(client)

    # What happens one after the other, always with the lock held

    def _break_off(self, client: ClientPort) -> None:
        """Cancel the client's jobs, and let it begin no others in this turn."""
        client.stopped = True
        self._cancel_queued(client)
        if self._running is not None and self._running.port is client:
            self.cancel(client, self._running.number)

    def _end_passing(self) -> None:
        """Have what is written in passing end: somebody wants something."""
        if self._running is not None and self._running.in_passing:
            self.cancel(self._running.port, self._running.number)

    def _cancel_queued(self, port: PersonPort | ClientPort) -> None:
        while port.jobs:
            job = port.jobs.popleft()
            self._end(job, Cancelled(job.number))

    def _advance(self) -> None:
        """Begin what is next if nothing runs, and tell the person how others are served."""
        while self._running is None and not self._closed and (job := self._next()) is not None:
            self._begin(job)
        self._tell_person()

    def _next(self) -> SharedJob | None:
        person = self._person
        if self._turn is None and person is not None and person.jobs:
            return person.jobs.popleft()
        if self._turn is None and self._asking and (person is None or not person.unheard):
            self._turn = self._asking.popleft()
            self._turn.granted()
        return self._turn.jobs.popleft() if self._turn is not None and self._turn.jobs else None

    def _begin(self, job: SharedJob) -> None:
        command = job.command
        held = self.in_memory[0] if self.in_memory is not None else None
        if isinstance(job.port, PersonPort) and not isinstance(command, (LoadPair, Unload)):
            if job.port.pair not in {None, held}:
                if job.in_passing:
                    self._end(job, Cancelled(job.number))
                    return
                job.restoring, command = True, job.port.pair
        elif self.in_memory is not None and command == held and self._loaded_by is not job.port:
            self._hold(job, self.in_memory)
            self._end(job, replace(self.in_memory[1], job=job.number))
            return
        if isinstance(command, (LoadPair, Unload)):
            self._hold(job, None)
        self._running = job
        self._submit(command)

    def _submit(self, command: Command) -> None:
        assert self._running is not None
        if self.listener is not None and self._may_be_heard(self._running):
            self.listener.begin(self._running.number, command)
        self._engine_job = self.engine.submit(command)

    @staticmethod
    def _may_be_heard(job: SharedJob) -> bool:
        """Return whether a listener is told of a job. Jobs of a person are private unless they want them shown."""
        hidden = isinstance(job.port, PersonPort) and (job.in_passing or not job.port.shown)
        return not hidden or job.restoring or isinstance(job.command, (LoadPair, Unload))

    def _receive(self, event: Event) -> None:
        """Hand on what the engine tells, on its thread."""
        with self._lock:
            job = self._running
            if job is None or event.job != self._engine_job:
                return
            event = replace(event, job=job.number)
            if self.listener is not None and self._may_be_heard(job):
                self.listener.hear(event)
            if not isinstance(event, TERMINAL):
                job.port.sink(event)
            elif job.restoring:
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
            if not job.cancelled and not self._closed:
                job.restoring = False
                self._submit(job.command)
                return
        self._finish(job, event if isinstance(event, Failed) else Cancelled(job.number))

    def _finish(self, job: SharedJob, last: Event) -> None:
        self._running = None
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
        if isinstance(job.port, PersonPort) and not job.restoring:
            job.port.pair = held[0] if held is not None else None
        elif self._person is not None and (held is not None or not job.restoring):
            self._person.sink(PairChanged(*held) if held is not None else PairChanged())

    def _tell_person(self) -> None:
        if self._person is None:
            return
        held_up = self._turn is not None and bool(self._person.jobs)
        now = ClientsChanged(self._turn is not None, sum(self._waiting.values()), held_up)
        if now != self._last_told:
            self._last_told = now
            self._person.sink(now)


def _unheard(_event: Event) -> None:
    """Ignore an event: its front is gone."""
