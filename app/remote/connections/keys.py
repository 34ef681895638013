"""The keys of servers: each in the system's keyring under its own address, and shown to that server alone."""

from __future__ import annotations

import threading

from app.models.network.token_store import TokenPlace, TokenStore
from app.references.addresses import ServerAddress
from app.remote.connections.faults import KEY_VARIABLE

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
