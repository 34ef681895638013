"""A face without a window: it drives a chat session by hand, with a scripted engine and the real store."""

from __future__ import annotations

import contextlib
import queue
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.chats.records import StoredMessage
from app.chats.store import ChatStore
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.engine.commands import Generate, LoadPair
from app.engine.events import Event
from app.engine.port import EngineFactory
from app.engine.sharing.shared_engine import SharedEngine
from app.errors import AppError
from app.knowledge.collections import Collections
from app.models.library.model_library import LibraryEntry
from app.paths import Paths
from app.settings import Settings
from app.tool_servers.server_settings import ServerList
from tests.fakes.scripted_engine import PATIENCE_S, Script, ScriptedEngine

PAIR = LoadPair("big.gguf", "small.gguf")


class ImmediateBackground:
    """Does the work at once, in the thread of whoever sends it."""

    def send(
        self,
        owner: object,
        kind: str,
        work: Callable[[Callable[[], bool]], Any],
        done: Callable[[Any], object],
        failed: Callable[[AppError], object] = lambda _: None,
    ) -> None:
        try:
            result = work(lambda: True)
        except AppError as error:
            failed(error)
        else:
            done(result)

    def recall(self, owner: object, kind: str) -> None:
        """Drop nothing: nothing is under way."""


class PlainFace:
    """A person at a chat session; what the session tells is noted."""

    def __init__(self, folder: Path, store: ChatStore) -> None:
        self.paths = Paths.at(folder)
        self.store, self.settings, self.script = store, Settings(self.paths.settings), Script()
        self.servers = ServerList(self.paths.tool_servers)
        self.engine = EngineSession()
        self.chat = ChatSession(
            store,
            self.settings,
            self.engine,
            background=ImmediateBackground(),
            servers=self.servers,
            collections=Collections(self.paths.collections, self.paths.knowledge),
            entries=lambda: self.entries,
        )
        self.entries: list[LibraryEntry] = []
        """The model files of this person."""
        self.problems: list[str] = []
        self.chat.problem.connect(lambda error: self.problems.append(error.sentence))
        self.chat.tools.problem.connect(lambda error: self.problems.append(error.sentence))
        self.chat.settings.problem.connect(lambda error: self.problems.append(error.sentence))
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.scripted: ScriptedEngine | None = None

    def start(self, make: EngineFactory | None = None) -> None:
        """Make the engine."""

        def scripted(sink: Callable[[Event], None]) -> ScriptedEngine:
            self.scripted = ScriptedEngine(sink, self.script)
            return self.scripted

        self.engine.attach(SharedEngine(make or scripted).person(self._events.put))

    def load(self, pair: LoadPair = PAIR) -> None:
        """Choose a pair and wait until it is loaded."""
        self.engine.want(pair)
        self.engine.load()
        self.follow_until(lambda: self.engine.ready)

    def follow_until(self, is_true: Callable[[], bool]) -> None:
        """Hand over the engine's events until something holds."""
        while not is_true():
            self.engine.handle([self._events.get(timeout=PATIENCE_S)])

    def ask(self, text: str = "Why?") -> None:
        """Say something and wait for the whole reply, up to a call of a tool that is asked for."""
        assert self.chat.send(text)
        self.follow_reply()

    def follow_reply(self) -> None:
        """Wait for the end of the reply, or for a call of a tool that is asked for."""
        self.follow_until(lambda: not self.chat.running or self.chat.tool_loop.asked_call is not None)

    def follow_all(self) -> None:
        """Wait until the engine has done all it was given, and hand over what it tells."""
        assert self.scripted is not None
        self.scripted.wait_until_idle()
        while not self._events.empty():
            self.engine.handle([self._events.get()])

    def follow_some(self, most: int) -> None:
        """Hand over up to so many events, as far as they come within a moment."""
        with contextlib.suppress(queue.Empty):
            for _ in range(most):
                self.engine.handle([self._events.get(timeout=0.02)])

    def begin_reply(self, ask: Callable[[], object], rounds: int = 2) -> None:
        """Have a reply written up to so many rounds, after which the engine waits."""
        self.script.hold_reply_after = rounds
        ask()
        self.follow_until(lambda: self.chat.running_here is not None and len(self.chat.running_here.rounds) == rounds)

    @property
    def requests(self) -> list[Generate]:
        """The requests that the engine got."""
        assert self.scripted is not None
        return self.scripted.requests

    @property
    def shown(self) -> list[str]:
        """The words of the open conversation."""
        return [message.text for message in self.chat.messages]

    @property
    def stored(self) -> list[StoredMessage]:
        """The open conversation as the store has it."""
        assert self.chat.conversation_id is not None
        return list(self.store.messages(self.chat.conversation_id))


@contextmanager
def plain_face(folder: Path, *, makes_engine: bool = True) -> Iterator[PlainFace]:
    """A face with the pair loaded and a new chat open; its engine ends with the block."""
    Paths.at(folder).ensure()
    with ChatStore(Paths.at(folder).chats) as store:
        face = PlainFace(folder, store)
        if makes_engine:
            face.start()
        try:
            yield face
        finally:
            face.chat.tools.close()
            face.engine.close()
