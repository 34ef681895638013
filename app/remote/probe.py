"""A look at a server without loading anything: what runs there, which models it has, what it can tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

from app.engine.events import ServerFacts
from app.errors import KeyNeeded, WorldError
from app.language import tr
from app.references import RemoteModel, ServerAddress
from app.remote.connection import Connection, InterruptibleLoop, LoopInterrupted
from app.remote.known_servers import ServerKeys
from app.remote.servers.draftlight import DraftOffers, draft_offers
from app.remote.servers.identify import identified

_Result = TypeVar("_Result")

USUAL_PORTS = (8087, 8080, 11434, 1234, 8000)
"""Of this program, llama-server, Ollama, LM Studio and vLLM."""


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """The findings at an address."""

    server: ServerAddress
    facts: ServerFacts
    models: tuple[str, ...]
    keyed: bool = False
    """True if it asked for a key, and took the one it was shown."""


class ServerProbe:
    """Looks at servers once; may be left at any time from any thread.

    Args:
        keys: what servers are shown that ask for a key.
    """

    def __init__(self, keys: ServerKeys) -> None:
        self._keys = keys
        self._loop = InterruptibleLoop()

    def at(self, server: ServerAddress, key: str = "") -> ProbeResult:
        """Look at one server; a key that it takes is kept.

        Args:
            server: which.
            key: what was typed; without one, the one that is kept.

        Raises:
            WorldError: there is none, or it does not let us in.
        """

        async def work() -> ProbeResult:
            return await self._probe(server, key)

        return self._run(work)

    def here(self) -> list[ProbeResult]:
        """Look for servers on this computer, where they usually are."""

        async def work() -> list[ProbeResult]:
            addresses = [ServerAddress("http", "127.0.0.1", port) for port in USUAL_PORTS]
            results = await asyncio.gather(*(self._probe(one, "") for one in addresses), return_exceptions=True)
            return [one for one in results if isinstance(one, ProbeResult)]

        return self._run(work)

    def drafts(self, result: ProbeResult, model: str, key: str = "") -> DraftOffers:
        """Ask another Draftlight what can guess for one of its models.

        Args:
            result: what was found there.
            model: a name of the server's.
            key: what was typed; without one, the one that is kept.

        Raises:
            WorldError: it does not answer, or refuses.
        """

        async def work() -> DraftOffers:
            connection = Connection(result.server)
            if result.keyed and (shown := key or self._keys.get(result.server)):
                connection.take_key(shown)
            try:
                return await draft_offers(connection, model, result.models)
            finally:
                await connection.close()

        return self._run(work)

    def leave(self) -> None:
        """End the look."""
        self._loop.raise_()

    def _run(self, work: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
        async def nothing() -> None:
            pass

        try:
            return self._loop.run(work)
        except LoopInterrupted:
            raise WorldError(tr("The look was left.")) from None
        finally:
            self._loop.close(nothing)

    async def _probe(self, server: ServerAddress, key: str) -> ProbeResult:
        connection = Connection(server)
        keyed = False
        try:
            try:
                identity = await identified(connection, RemoteModel(server))
            except KeyNeeded:
                shown = key or self._keys.get(server)
                if not shown:
                    raise
                connection.take_key(shown)
                identity = await identified(connection, RemoteModel(server))
                keyed = True
        finally:
            await connection.close()
        return ProbeResult(server, identity.facts, identity.models, keyed)
