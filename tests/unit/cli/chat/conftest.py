"""A conversation in the terminal: a person who types, a scripted engine and the real store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.chats.store import ChatStore
from app.cli.arguments import parse
from app.cli.chat.command import chat
from app.engine.commands import Generate
from app.engine.events import LoadProgress, RoundDone
from app.engine.port import EnginePort, EventSink
from app.paths import Paths
from tests.fakes.scripted_engine import Script, ScriptedEngine


class Typist:
    """Types one message after the other; what can be called is done in its place."""

    def __init__(self, messages: list[str | BaseException | Callable[[], str]]) -> None:
        self._messages = iter(messages)
        self.drafts: list[str] = []
        self.questions: list[str] = []

    def read(self, text: str = "") -> str:
        self.drafts.append(text)
        message = next(self._messages, EOFError())
        if isinstance(message, BaseException):
            raise message
        return message if isinstance(message, str) else message()

    def ask(self, question: str) -> str:
        self.questions.append(question)
        return self.read()


class ConversationHarness:
    """A chat with what surrounds it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.paths = Paths.at(folder)
        self.paths.ensure()
        self.script = Script()
        self.engines: list[ScriptedEngine] = []
        self.on_round: Callable[[RoundDone], None] = lambda _: None
        self.on_load: Callable[[], None] | None = None
        self._capsys = capsys

    def engine(self, sink: EventSink) -> EnginePort:
        def emit(event: object) -> None:
            if isinstance(event, RoundDone):
                self.on_round(event)
            if isinstance(event, LoadProgress) and event.fraction == 0.5 and self.on_load is not None:
                stop, self.on_load = self.on_load, None
                stop()
            sink(event)  # type: ignore[arg-type]

        self.engines.append(ScriptedEngine(emit, self.script))
        return self.engines[-1]

    def hold(self, *messages: str | BaseException | Callable[[], str], options: tuple[str, ...] = ()) -> str:
        """Return the text that was shown, without the line of figures."""
        self.typist = Typist(list(messages))
        self.status = chat(parse(["chat", *options]), self.paths, self.engine, lambda *_: self.typist)
        return self._capsys.readouterr().out

    @property
    def generations(self) -> list[Generate]:
        return self.engines[-1].requests

    def stored(self) -> list[tuple[str, str, str]]:
        with ChatStore(self.paths.chats) as store:
            (latest, *_) = store.latest()
            return [(one.role, one.text, one.state) for one in store.messages(latest)]


@pytest.fixture
def harness(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> ConversationHarness:
    return ConversationHarness(tmp_path, capsys)
