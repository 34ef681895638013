"""An engine for other programs alone, where no window shares it: `serve` has one."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.port import EngineFactory, EventSink
from app.engine.sharing.shared_engine import SharedEngine
from app.engine.sharing.shared_ports import ClientPort


class _SoleClient(ClientPort):
    """There is nobody else: the engine ends with it."""

    def close(self) -> None:
        super().close()
        self._shared.close()


def sole_client(engine_factory: EngineFactory) -> Callable[[EventSink], ClientPort]:
    """Return what makes a client with an engine of its own, for a server without a window."""
    return lambda sink: _SoleClient(SharedEngine(engine_factory), sink, number=1)
