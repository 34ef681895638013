"""A person and other programs with one engine, each with an inbox."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from app.engine.commands import Command, Generate, KeepOptions, LoadPair
from app.engine.events import TERMINAL, Event, Loaded
from app.engine.port import EventSink
from app.engine.sharing.shared_engine import SharedEngine
from app.engine.sharing.shared_ports import ClientPort, InMemory, PersonPort, Turn
from tests.fakes.scripted_engine import Script, ScriptedEngine

PATIENCE_S = 30


MINE, THEIRS = LoadPair("mine.gguf", "draft.gguf"), LoadPair("theirs.gguf")
FOR_CLIENT = Generate(keep=KeepOptions(owner=1))
"""As the engine is asked for the first client's ``Generate()``."""


Kind = TypeVar("Kind", bound=Event)


class Inbox:
    """Events that a port was told, in order."""

    def __init__(self) -> None:
        self.all: list[Event] = []
        self._new: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def take(self, event: Event) -> None:
        self.all.append(event)
        self._new.put(event)

    def until(self, kind: type[Kind], job: int | None = None) -> Kind:
        """Wait for the next event of a kind."""
        while True:
            event = self._new.get(timeout=PATIENCE_S)
            if isinstance(event, kind) and job in {None, event.job}:
                return event

    def ends(self) -> list[int]:
        return [event.job for event in self.all if isinstance(event, TERMINAL)]


class Listener(Inbox):
    """Listens to everybody's jobs."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[tuple[int, Command]] = []
        self.hear = self.take

    def begin(self, job: int, command: Command) -> None:
        self.begun.append((job, command))


class Both:
    """A person and a client at one engine that plays a script.

    Args:
        kind: of engine.
    """

    def __init__(self, kind: type[ScriptedEngine] = ScriptedEngine) -> None:
        self._kind = kind
        self.script = Script(reply="One two three four five six seven eight.")
        self.engine: ScriptedEngine
        self.shared = SharedEngine(self._make)
        self.mine, self.theirs = Inbox(), Inbox()
        self.person: PersonPort = self.shared.person(self.mine.take)
        self.client: ClientPort = self.shared.client(self.theirs.take)
        self.turns: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.turn: Turn
        """The one that was asked for last."""

    def _make(self, sink: EventSink) -> ScriptedEngine:
        self.engine = self._kind(sink, self.script)
        return self.engine

    def ask_for_turn(self, pair: LoadPair | None = None) -> None:
        """Ask for a turn with these models; without a pair, for one in which others may be loaded."""

        def shares(held: InMemory | None) -> bool:
            return held is not None and held[0] == pair

        self.turn = self.client.ask_for_turn(lambda: self.turns.put(None), shares)

    def take_turn(self, pair: LoadPair | None = None) -> Turn:
        self.ask_for_turn(pair)
        self.turns.get(timeout=PATIENCE_S)
        return self.turn

    def load_mine(self) -> None:
        job = self.person.submit(MINE)
        self.mine.until(Loaded, job)
        self.person.heard(job)

    def load_theirs(self) -> Loaded:
        """Have the client load models of its own, in a turn that ends."""
        self.take_turn()
        loaded = self.theirs.until(Loaded, self.turn.submit(THEIRS))
        self.turn.end()
        return loaded

    @property
    def has_turn(self) -> bool:
        return not self.turns.empty()


@contextmanager
def client_replying(both: Both) -> Iterator[int]:
    """Hold the engine in the middle of a reply for another program."""
    both.take_turn()
    both.script.hold_reply_after = 1
    job = both.turn.submit(Generate())
    both.engine.wait_until_held()
    both.script.hold_reply_after = None
    yield job
