"""Interface of the engine for its fronts: window, command line and server."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from app.engine.commands import Command, Generate, LoadPair, Question, Role
from app.engine.events import Event

ENGINE_THREAD = "engine"
"""The name of the thread that calls llama.cpp."""

EventSink = Callable[[Event], None]
"""Receives every event, on the engine's own thread; must return at once."""


class EnginePort(Protocol):
    """The engine as its users see it: commands in, events out through the sink it was built with."""

    def submit(self, command: Command) -> int:
        """Queue a command; returns the job number its events carry. Never blocks."""
        ...

    def cancel(self, job: int) -> None:
        """Stop a job, queued or running; it still sends its terminal event. A finished job is ignored."""
        ...

    def remember(self, key: int, text: str, role: Role) -> None:
        """Keep a text to guess from (:attr:`~app.engine.commands.Generate.recalls`), in memory alone and within bounds.

        It is studied while no job is to be done. ``key`` is the caller's, to have the text forgotten by; an answer
        follows its question under the same one. Never blocks.
        """
        ...

    def forget(self, key: int | None = None) -> None:
        """Forget all texts under ``key``, or all there are; no later reply has a guess from them. Never blocks."""
        ...

    def discard(self, chat: int) -> None:
        """Delete what is kept of a chat (:attr:`~app.engine.commands.KeepOptions.chat`), in memory and on the disk."""
        ...

    def retain(self, chats: Collection[int]) -> None:
        """Likewise of all chats but these."""
        ...

    def close(self) -> None:
        """Cancel everything, free the models, end the thread.

        Returns when the thread is gone, or after some seconds if it hangs in code that nothing interrupts; at once on
        that thread itself, which then ends.
        """
        ...


EngineFactory = Callable[[EventSink], EnginePort]
"""Makes an engine that tells the sink; it loads neither a model nor llama.cpp yet."""


class StopSign(Protocol):
    """Ends what a worker does, from any thread."""

    def raise_(self) -> None:
        """End it, or what is begun next, until :meth:`lower`."""
        ...

    def lower(self) -> None:
        """Let work run again."""
        ...


class EngineWorker(Protocol):
    """Part of the engine's thread for models of one kind: those of this process, or those of a server.

    All of it but :attr:`stop` happens on that thread, and each of the first three returns the job's terminal event.
    """

    @property
    def stop(self) -> StopSign: ...

    def load(self, job: int, command: LoadPair) -> Event: ...

    def generate(self, job: int, command: Generate) -> Event: ...

    def answer(self, job: int, question: Question, /) -> Event: ...

    def has_room(self, replies: int) -> bool:
        """Return whether another reply can be begun beside those that are written.

        Args:
            replies: how many are written, or wait to be: it makes room for as many as it can.
        """
        ...

    def begin(self, run: Callable[[], None], command: Generate, is_cancelled: Callable[[], bool]) -> None:
        """Run what writes a reply: to its end, or until it waits for a pass that it shares with others.

        Args:
            run: calls :meth:`generate`, and tells the outcome.
            command: of the reply.
            is_cancelled: whether it is to end.
        """
        ...

    def step(self) -> None:
        """Go on with the replies that were begun and wait."""
        ...

    def abandon(self, error: Exception) -> None:
        """End the replies that wait with an error."""
        ...

    def work_while_idle(self) -> bool:
        """Do a small step of what may be done between jobs; whether there was one."""
        ...

    def unload(self) -> None: ...

    def close(self) -> None: ...


RemoteFactory = Callable[[EventSink, Callable[[int], bool]], EngineWorker]
"""Makes the worker for models on servers, from the sink and the question whether a job was cancelled."""


class EngineListener(Protocol):
    """Is told of all that the engine does, whoever asked for it: on any thread, and must return at once."""

    def begin(self, job: int, command: Command) -> None:
        """Take note of a job that begins."""
        ...

    def hear(self, event: Event) -> None:
        """Take note of how far it is, or how it ended."""
        ...
