"""The ports of a shared engine: what a person's window and a server for other programs may ask of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Protocol

from app.engine.commands import Command, Generate, LoadPair, Role, Unload
from app.engine.events import Loaded
from app.engine.port import EngineListener, EnginePort, EventSink

InMemory = tuple[LoadPair, Loaded]
"""A command to load, and its result."""


class PortHost(Protocol):
    """Receiver of the ports' calls, :class:`app.engine.sharing.shared_engine.SharedEngine`; it orders them."""

    engine: EnginePort
    listener: EngineListener | None
    in_memory: InMemory | None

    def submit(self, port: PersonPort | ClientPort, command: Command, turn: Turn | None = None) -> int:
        """Take a command from a port; return the number that it has there."""
        ...

    def cancel(self, port: PersonPort | ClientPort, number: int) -> None:
        """End a port's job as soon as possible."""
        ...

    def note_heard(self, person: PersonPort, number: int) -> None:
        """Note that the person's window has followed the end of a job, and asked for what comes next."""
        ...

    def note_rename(self, before: LoadPair, after: LoadPair) -> None:
        """Note that files of a loaded pair have other names now."""
        ...

    def note_waiting(self, client: ClientPort, count: int) -> None:
        """Note how many requests of a client wait for their turn."""
        ...

    def add_turn(self, turn: Turn) -> None:
        """Have a request told when it is its turn."""
        ...

    def end_turn(self, turn: Turn) -> None:
        """End a request's turn, or let it wait for none."""
        ...

    def stop_turns(self) -> None:
        """End what runs for clients."""
        ...

    def let_leave(self, client: ClientPort) -> None:
        """End all jobs of a client, and let it begin no others."""
        ...

    def remove(self, client: ClientPort) -> None:
        """Forget a client, which has left."""
        ...

    def close(self) -> None:
        """Cancel everything and end the engine."""
        ...


class PersonPort:
    """The port that goes first; fulfils :class:`app.engine.port.EnginePort`. Made by
    :meth:`app.engine.sharing.shared_engine.SharedEngine.person`.
    """

    def __init__(self, shared: PortHost, sink: EventSink) -> None:
        self._shared = shared
        self.sink = sink
        self.jobs: deque[SharedJob] = deque()
        self.unheard: set[int] = set()
        """Jobs whose end was told and not heard yet: the person may want to go on at once."""
        self.pair: LoadPair | None = None
        """The models that the person counts on. Set it where theirs were loaded for others."""
        self.shown = False
        """True if the person's questions and replies are shown to whoever watches the engine."""

    def submit(self, command: Command) -> int:
        return self._shared.submit(self, command)

    def cancel(self, job: int) -> None:
        self._shared.cancel(self, job)

    def remember(self, key: int, text: str, role: Role) -> None:
        self._shared.engine.remember(key, text, role)

    def forget(self, key: int | None = None) -> None:
        self._shared.engine.forget(key)

    def discard(self, chat: int) -> None:
        self._shared.engine.discard(chat)

    def retain(self, chats: Collection[int]) -> None:
        self._shared.engine.retain(chats)

    def heard(self, job: int) -> None:
        """Note that a job's end was heard, and what follows it was asked for: until then, nobody else has a turn."""
        self._shared.note_heard(self, job)

    def follow_rename(self, before: LoadPair, after: LoadPair) -> None:
        """Take up the new names of a pair's files."""
        self._shared.note_rename(before, after)

    def stop_client(self) -> None:
        """End what runs for other programs; those that wait have their turn later."""
        self._shared.stop_turns()

    def close(self) -> None:
        """End the engine, for everybody."""
        self._shared.close()


class ClientPort:
    """The port of a front that serves other programs. Made by
    :meth:`app.engine.sharing.shared_engine.SharedEngine.client`.
    """

    def __init__(self, shared: PortHost, sink: EventSink, number: int) -> None:
        self._shared = shared
        self.sink = sink
        self._number = number
        """Tells apart what was read for this front, and for others."""
        self.is_leaving = False

    @property
    def in_memory(self) -> InMemory | None:
        """The pair that the engine holds, whoever asked for it."""
        return self._shared.in_memory

    def ask_for_turn(self, granted: Callable[[], None], shares: Callable[[InMemory | None], bool]) -> Turn:
        """Ask for a turn. Each one, granted or not, is over with :meth:`Turn.end`.

        Args:
            granted: called when it begins, on any thread, perhaps at once; must return at once.
            shares: whether the request needs no other models than these, and so may have its turn beside others.
        """
        turn = Turn(self._shared, self, granted, shares)
        self._shared.add_turn(turn)
        return turn

    def owned(self, command: Command) -> Command:
        """Return a command as the engine is given it: what was read for one front is not used for another."""
        if isinstance(command, Generate) and command.keep is not None:
            return replace(command, keep=replace(command.keep, owner=self._number))
        return command

    def let_listen(self, listener: EngineListener) -> None:
        """Have somebody told of all jobs until this port is closed; of the person's replies where they want it."""
        self._shared.listener = listener

    def tell_waiting(self, count: int) -> None:
        """Say how many requests wait, for the person to see."""
        self._shared.note_waiting(self, count)

    def leave(self) -> None:
        """Cancel all there is; from now on every turn is granted, and every job cancelled."""
        self._shared.let_leave(self)

    def close(self) -> None:
        """Be gone: nothing is told any more."""
        self._shared.remove(self)


class Turn:
    """One request of another program, from asking for its turn until it is over. Made by
    :meth:`ClientPort.ask_for_turn`; jobs outside of it are cancelled.
    """

    def __init__(
        self,
        shared: PortHost,
        client: ClientPort,
        granted: Callable[[], None],
        shares: Callable[[InMemory | None], bool],
    ) -> None:
        self._shared = shared
        self.client = client
        self.granted = granted
        self.shares = shares
        self.jobs: deque[SharedJob] = deque()
        self.is_alone = False
        """True while no other turn goes on beside it, so that it may load other models."""
        self.is_stopped = False
        """True if nothing may begin any more in it."""

    def submit(self, command: Command) -> int:
        """As :meth:`app.engine.port.EnginePort.submit`. Models are loaded where :attr:`is_alone` alone."""
        return self._shared.submit(self.client, self.client.owned(command), self)

    def cancel(self, job: int) -> None:
        """As :meth:`app.engine.port.EnginePort.cancel`."""
        self._shared.cancel(self.client, job)

    def end(self) -> None:
        """Let others go on; what the turn left undone is cancelled."""
        self._shared.end_turn(self)


@dataclass(slots=True, eq=False)
class SharedJob:
    """A command of one of the ports, on its way to the engine."""

    number: int
    port: PersonPort | ClientPort
    command: Command
    turn: Turn | None = None
    """Of a client: the request that it belongs to."""
    is_restoring: bool = False
    """True if the person's models are loaded again for it, first."""
    is_cancelled: bool = False

    @property
    def in_passing(self) -> bool:
        """Return whether nobody waits for it (:attr:`Generate.in_passing`)."""
        return isinstance(self.command, Generate) and self.command.in_passing

    @property
    def changes_models(self) -> bool:
        """Return whether other models are in memory afterwards, so that nothing may run beside it."""
        return self.is_restoring or isinstance(self.command, (LoadPair, Unload))
