"""The servers whose models were chosen lately, so that nobody types an address twice. Keys are kept elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.errors import WorldError
from app.models.library.json_store import JsonStore
from app.references.addresses import RemoteModel, ServerAddress
from app.remote.connections.faults import one_line

MOST = 5
_LONGEST = 3000
"""Letters of a reference."""


@dataclass(frozen=True, slots=True)
class RecentServer:
    """A server that was used."""

    server: ServerAddress
    program: str
    """What ran there then."""
    model: str
    """What was chosen there last."""
    draft: str | None = None
    """What was chosen to guess for it: a reference; ``None``: nothing was."""


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
        found = []
        for address, about in self._store.all().items():
            try:
                server = ServerAddress.parse(address)
            except WorldError:
                continue
            if isinstance(about, dict):
                program, model = (one_line(str(about.get(name, "")))[:200] for name in ("program", "model"))
                draft = one_line(said)[:_LONGEST] if isinstance(said := about.get("draft"), str) else None
                found.append(RecentServer(server, program, model, draft))
        return found[: -MOST - 1 : -1]
