"""Works with models on servers, on the engine's thread: connects, has replies written, and leaves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from greenlet import greenlet

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
from app.engine.picture_kinds import in_common_kinds
from app.engine.port import EventSink, RemoteFactory
from app.engine.prompts.turns import plain, with_tools_pictures
from app.errors import KeyNeeded, ModelFileError, WorldError
from app.language import tr
from app.picture_headers import is_sound
from app.references import NO_DRAFT, OWN_LAYERS, RemoteModel
from app.remote.connection import Connection, InterruptibleLoop, LoopInterrupted
from app.remote.known_servers import ServerKeys
from app.remote.replies import MOST_LETTERS, ReplyRecord
from app.remote.servers.identify import RemoteServer, identified
from app.speculation.language_model import Interrupted
from app.speculation.trace import CountSource, FinishReason

_Result = TypeVar("_Result")

MOST_AT_ONCE = 8
"""Replies that are asked for at once; a server that writes fewer has the others wait there."""
_STEP_S = 0.03
"""After so long it is looked whether a reply is to be stopped, or another to begin."""


@dataclass(slots=True, eq=False)
class _Reply:
    """A reply that is being written, and what its server is asked for it."""

    is_cancelled: Callable[[], bool]
    run: greenlet = field(init=False)
    task: asyncio.Task[Any] | None = None
    error: Exception | None = None


class RemoteWorker:
    """Fulfils :class:`app.engine.port.EngineWorker`. Each reply is a greenlet that waits for a task of the event loop.

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
        self._replies: list[_Reply] = []
        self._current: _Reply | None = None
        self.stop = InterruptibleLoop()

    def has_room(self, replies: int) -> bool:
        """Return whether another reply can be asked for beside those that are written."""
        return len(self._replies) < min(replies, MOST_AT_ONCE)

    def begin(self, run: Callable[[], None], command: Generate, is_cancelled: Callable[[], bool]) -> None:  # noqa: ARG002 - all are equal
        """Run what has a reply written, until it waits for its server."""
        reply = _Reply(is_cancelled)
        reply.run = greenlet(run)
        self._replies.append(reply)
        self._go_on(reply)

    def step(self) -> None:
        """Hear the server for a moment; those whose answer is complete go on."""
        for reply in self._replies:
            if reply.task is not None and reply.is_cancelled():
                reply.task.cancel()
        self.stop.run_until_any([reply.task for reply in self._replies if reply.task is not None], _STEP_S)
        for reply in [reply for reply in self._replies if reply.task is not None and reply.task.done()]:
            self._go_on(reply)

    def abandon(self, error: Exception) -> None:
        """End the replies that wait with an error."""
        for reply in list(self._replies):
            reply.error = error
            self._go_on(reply)

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
        load_ms = (time.perf_counter() - began_s) * 1000
        self._loaded = replace(loaded, load_ms=load_ms, parallel=MOST_AT_ONCE)
        return self._loaded

    def generate(self, job: int, command: Generate) -> Event:
        """Have one reply written, and return the terminal event to send."""
        server, connection, loaded = self._server, self._connection, self._loaded
        if server is None or connection is None or loaded is None:
            raise ModelFileError(tr("No model is loaded yet. Choose one first."))
        command = replace(command, messages=with_tools_pictures(command.messages, sees=loaded.sees))
        command = _in_plain_turns(command, server.facts)
        record = ReplyRecord(job, command, loaded, self._sink)
        try:
            shown = self._with_pictures(job, command, loaded)

            async def ask() -> None:
                connection.tell_silence(lambda sentence: self._sink(Waiting(job, sentence)))
                await self._with_key(connection, lambda: server.reply(shown, record))

            self._wait_for(ask)
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
        if any(is_sound(picture.content) for turn in command.messages for picture in turn.pictures):
            raise WorldError(tr("Sounds are heard by models on this computer alone."))
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

    def _wait_for(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do work to its end while other replies go on.

        Raises:
            LoopInterrupted: it was ended from outside.
            Exception: what the work raised.
        """
        reply = self._current
        if reply is None:
            self.stop.run(work)
            return
        reply.task = task = self.stop.start(work())
        try:
            reply.run.parent.switch()
            if reply.error is not None:
                raise reply.error
            task.result()
        except asyncio.CancelledError:
            raise LoopInterrupted from None
        finally:
            task.cancel()
            reply.task = None

    def _go_on(self, reply: _Reply) -> None:
        """Run a reply until it waits, or is done."""
        before, self._current = self._current, reply
        try:
            reply.run.switch()
        finally:
            self._current = before
            if reply.run.dead:
                self._replies.remove(reply)

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def _load(self, job: int, command: LoadPair, model: RemoteModel) -> Loaded:
        def tell(sentence: str) -> None:
            self._sink(Waiting(job, sentence))

        self._connection = connection = Connection(model.server)
        connection.tell_silence(tell)
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
        server_name = f"{facts.program} at {facts.place}"
        if command.draft is not None and command.draft not in {OWN_LAYERS, NO_DRAFT}:
            raise WorldError(
                tr("{who} has the draft that it was started with: leave the draft out here.", who=server_name)
            )
        if not command.guesses or not command.own_layers:
            self._sink(
                Notice(
                    job,
                    tr(
                        "{who} decides by itself whether to guess: what was chosen here does not reach it.",
                        who=server_name,
                    ),
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
