"""What the worker asks of each kind of server."""

from __future__ import annotations

from typing import Protocol

from app.engine.commands import Generate, LoadPair
from app.engine.events import Loaded, ServerFacts
from app.engine.port import EventSink
from app.remote.replies.reply_record import ReplyRecord


class RemoteServer(Protocol):
    """A server of one kind, with a connection of its own. All of it runs in :class:`InterruptibleLoop`."""

    @property
    def facts(self) -> ServerFacts:
        """Return where the server is, what runs there, and what it tells of guesses."""
        ...

    @property
    def models(self) -> tuple[str, ...]:
        """Return the names of the models that it lists."""
        ...

    async def load(self, job: int, command: LoadPair, tell: EventSink) -> Loaded:
        """Make sure that the models are there, and tell how far that is.

        Raises:
            WorldError: they are not.
        """
        ...

    async def reply(self, command: Generate, record: ReplyRecord) -> None:
        """Have a reply written, and note everything in ``record``, its end too.

        Raises:
            WorldError: it was refused, or broke off; what came until then is in ``record``.
        """
        ...
