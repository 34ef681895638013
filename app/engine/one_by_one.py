"""Replies one by one, of models that cannot write several at once."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.commands import Generate


class OneByOne:
    """The part of :class:`app.engine.port.EngineWorker` that begins replies."""

    def has_room(self, replies: int) -> bool:  # noqa: ARG002 - of the protocol
        """Return ``False``: the one that is written has to end first."""
        return False

    def begin(self, run: Callable[[], None], command: Generate, is_cancelled: Callable[[], bool]) -> None:  # noqa: ARG002
        """Write a reply to its end."""
        run()

    def step(self) -> None:
        """Do nothing: no reply waits."""

    def abandon(self, error: Exception) -> None:
        """Do nothing, likewise."""
