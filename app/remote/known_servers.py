"""Known servers: their keys in the system's keyring, and the addresses that were chosen lately."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path

from app.errors import WorldError
from app.models.library.history import JsonStore
from app.models.network.token_store import TokenPlace, TokenStore
from app.references import RemoteModel, ServerAddress
from app.remote.faults import KEY_VARIABLE, one_line

_PATIENCE_S = 5.0


def is_sound_key(key: str) -> bool:
    """Return whether a request can hold a key: one line of plain letters."""
    return key.isascii() and key.isprintable()


class ServerKeys:
    """Keeps keys by address. May be asked on several threads at once."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._stores: dict[str, TokenStore] = {}

    def get(self, server: ServerAddress) -> str | None:
        """Return the key for a server; ``None`` where there is none."""
        return self._store(server).get()

    def put(self, server: ServerAddress, key: str) -> TokenPlace:
        """Keep a key; returns where it is."""
        return self._store(server).put(key)

    def forget(self, server: ServerAddress) -> None:
        """Forget the key of a server."""
        self._store(server).forget()

    def _store(self, server: ServerAddress) -> TokenStore:
        # Leave out the path: the key belongs to all that answers at that host and port.
        user = f"{server.scheme}://{server.host}:{server.port}"
        with self._lock:
            return self._stores.setdefault(user, TokenStore(_PATIENCE_S, user=user, variable=KEY_VARIABLE))


MOST = 5
_LONGEST = 3000
"""Letters of a reference."""


@dataclass(frozen=True, slots=True)
class RecentServer:
    """A server that was used."""

    server: ServerAddress
    program: str
    """The program that ran there then."""
    model: str
    """The model that was chosen there last."""
    draft: str | None = None
    """The guesser that was chosen for it: a reference; ``None``: none was."""


class RecentServers:
    """Remembers them in a file, which may be missing or damaged.

    Args:
        file: where.
    """

    def __init__(self, file: Path) -> None:
        self._store = JsonStore(file, most=MOST)

    def note(self, model: RemoteModel, program: str, draft: str | None = None) -> None:
        """Note that a model was chosen, and what guesses for it; never fails."""
        self._store.put(model.server.url, {"program": program, "model": model.name, "draft": draft})

    def all(self) -> list[RecentServer]:
        """Return them, the latest first."""
        servers = []
        for address, about in self._store.all().items():
            try:
                server = ServerAddress.parse(address)
            except WorldError:
                continue
            if isinstance(about, dict):
                program, model = (one_line(str(about.get(name, "")))[:200] for name in ("program", "model"))
                draft = one_line(draft_name)[:_LONGEST] if isinstance(draft_name := about.get("draft"), str) else None
                servers.append(RecentServer(server, program, model, draft))
        return servers[: -MOST - 1 : -1]
