"""Works with models on servers, on the engine's thread: connects, has replies written, and leaves."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from app.engine.commands import Describe, Generate, LoadPair, Question
from app.engine.events import (
    Answered,
    Cancelled,
    Description,
    Event,
    Finished,
    Loaded,
    Notice,
    ServerFacts,
    Waiting,
)
from app.engine.one_by_one import OneByOne
from app.engine.picture_kinds import in_common_kinds
from app.engine.port import EventSink, RemoteFactory
from app.engine.prompts.turns import plain
from app.errors import KeyNeeded, ModelFileError, WorldError
from app.language import tr
from app.references import NO_DRAFT, OWN_LAYERS, RemoteModel
from app.remote.connection import Connection, InterruptibleLoop, LoopInterrupted
from app.remote.known_servers import ServerKeys
from app.remote.replies import MOST_LETTERS, ReplyRecord
from app.remote.servers.identify import RemoteServer, identified
from app.speculation.language_model import Interrupted
from app.speculation.trace import CountSource, FinishReason

_Result = TypeVar("_Result")


class RemoteWorker(OneByOne):
    """Fulfils :class:`app.engine.port.EngineWorker`.

    Args:
        sink: hears the events.
        is_cancelled: whether a job is not wanted any more.
        keys: what servers are shown that ask for a key.
    """

    def __init__(self, sink: EventSink, is_cancelled: Callable[[int], bool], keys: ServerKeys | None = None) -> None:
        self._sink = sink
        self._is_cancelled = is_cancelled
        self._keys = keys or ServerKeys()
        self._connection: Connection | None = None
        self._server: RemoteServer | None = None
        self._loaded: Loaded | None = None
        self.stop = InterruptibleLoop()

    def load(self, job: int, command: LoadPair) -> Event:
        """Find out what is at the address, have it load its models, and return the terminal event to send."""
        self.unload()
        began_s = time.perf_counter()
        model = RemoteModel.parse(command.target)
        try:
            loaded = self.stop.run(lambda: self._load(job, command, model))
        except LoopInterrupted:
            self.unload()
            return Cancelled(job)
        except WorldError:
            self.unload()
            raise
        self._loaded = replace(loaded, load_ms=(time.perf_counter() - began_s) * 1000)
        return self._loaded

    def generate(self, job: int, command: Generate) -> Event:
        """Have one reply written, and return the terminal event to send."""
        server, connection, loaded = self._server, self._connection, self._loaded
        if server is None or connection is None or loaded is None:
            raise ModelFileError(tr("No model is loaded yet. Choose one first."))
        command = _in_plain_turns(command, server.facts)
        record = ReplyRecord(job, command, loaded, self._sink)
        connection.tell = lambda sentence: self._sink(Waiting(job, sentence))
        try:
            shown = self._with_pictures(job, command, loaded)
            self.stop.run(lambda: self._with_key(connection, lambda: server.reply(shown, record)))
        except (LoopInterrupted, Interrupted):
            return Finished(job, record.trace(FinishReason.CANCELLED))
        except WorldError as error:
            if not record.written:
                raise
            self._sink(
                Notice(
                    job, tr("{sentence} What came until then is kept, and can be continued.", sentence=error.sentence)
                )
            )
            return Finished(job, record.trace(FinishReason.BROKEN))
        if record.too_long:
            self._sink(Notice(job, tr("The reply was ended after {most} million letters.", most=MOST_LETTERS // 2**20)))
        return Finished(job, record.trace(FinishReason.LENGTH))

    def _with_pictures(self, job: int, command: Generate, loaded: Loaded) -> Generate:
        """Return the same request with pictures in kinds that every server reads.

        Raises:
            WorldError: the model sees none, or one of them cannot be read.
        """
        if not any(turn.pictures for turn in command.messages):
            return command
        if not loaded.sees:
            place = loaded.server.place if loaded.server is not None else ""
            raise WorldError(tr("The model at {place} sees no pictures.", place=place))
        return replace(command, messages=in_common_kinds(command.messages, lambda: self._is_cancelled(job)))

    def answer(self, job: int, question: Question) -> Event:
        """Say what is known from here of the model; how it splits and frames text, its server alone knows."""
        loaded = self._loaded
        if isinstance(question, Describe) and loaded is not None:
            return Answered(job, Description(template="", begins="", ends="", end_tokens=()))
        where = tr(" at {place}", place=loaded.server.place) if loaded is not None and loaded.server is not None else ""
        raise WorldError(
            tr(
                "The model is on another computer{where}, which is not asked how it splits and frames text.",
                where=where,
            )
        )

    def work_while_idle(self) -> bool:
        """Do nothing: the texts of other conversations stay on this computer."""
        return False  # the texts of other conversations stay on this computer

    def unload(self) -> None:
        """Leave the server; what it holds in memory is its own affair."""
        self._server = self._loaded = None
        self.stop.close(self._disconnect)

    def close(self) -> None:
        """Leave the server, for good."""
        self.unload()

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _load(self, job: int, command: LoadPair, model: RemoteModel) -> Loaded:
        def tell(sentence: str) -> None:
            self._sink(Waiting(job, sentence))

        self._connection = connection = Connection(model.server)
        connection.tell = tell
        self._server = server = await self._with_key(connection, lambda: identified(connection, model))
        self._say_who_decides(job, command, server.facts)
        return await server.load(job, command, self._sink)

    def _say_who_decides(self, job: int, command: LoadPair, facts: ServerFacts) -> None:
        """Tell that a wish does not reach a server that decides about guesses by itself.

        Raises:
            WorldError: a draft was named.
        """
        if facts.chooses_guesses:
            return
        who = f"{facts.program} at {facts.place}"
        if command.draft is not None and command.draft not in {OWN_LAYERS, NO_DRAFT}:
            raise WorldError(tr("{who} has the draft that it was started with: leave the draft out here.", who=who))
        if not command.guesses or not command.own_layers:
            self._sink(
                Notice(
                    job,
                    tr("{who} decides by itself whether to guess: what was chosen here does not reach it.", who=who),
                )
            )

    async def _with_key(self, connection: Connection, work: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
        """Do work; where a key is asked for, and one is known, once more with it. Before that none is looked for."""
        try:
            return await work()
        except KeyNeeded:
            key = None if connection.keyed else self._keys.get(connection.server)
            if key is None:
                raise
            connection.take_key(key)
            return await work()


def _in_plain_turns(command: Generate, facts: ServerFacts) -> Generate:
    """Return the same request in turns that every server takes, with tools, calls and results as text.

    Raises:
        WorldError: a call is obligatory, which no server here can be made to keep to.
    """
    if command.tools is not None and command.tools.required:
        raise WorldError(
            tr(
                "The model at {place} can be offered tools, and not be obliged to call one: leave “tool_choice” out.",
                place=facts.place,
            )
        )
    with_tools = command.tools is not None or any(turn.calls or turn.role == "tool" for turn in command.messages)
    if facts.tells is CountSource.ROUNDS and not with_tools:
        return command  # the other Draftlight builds the turns, and drops the oldest where there is too little room
    return replace(command, messages=plain(command.messages, command.tools), tools=None)


def remote_workers(keys: ServerKeys | None = None) -> RemoteFactory:
    """Return what makes the worker with which an engine reaches servers.

    Args:
        keys: what they are shown; from the keyring where none are given.
    """

    def make(sink: EventSink, is_cancelled: Callable[[int], bool]) -> RemoteWorker:
        return RemoteWorker(sink, is_cancelled, keys)

    return make
