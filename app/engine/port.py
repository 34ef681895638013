"""What a front (window, command line, server) may know of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from app.engine.commands import Command, Role
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

    def close(self) -> None:
        """Cancel everything, free the models, end the thread.

        Returns when the thread is gone, or after some seconds if it hangs in code that nothing interrupts.
        """
        ...


EngineFactory = Callable[[EventSink], EnginePort]
"""Makes an engine that tells the sink; loads no model and not llama.cpp."""
