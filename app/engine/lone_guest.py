"""An engine for other programs alone, where no window shares it: `serve` has one."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.port import EngineFactory, EventSink
from app.engine.shared_ports import GuestPort
from app.engine.sharing import SharedEngine


class _LoneGuest(GuestPort):
    """There is nobody else: the engine ends with it."""

    def close(self) -> None:
        super().close()
        self._shared.close()


def alone(engine_factory: EngineFactory) -> Callable[[EventSink], GuestPort]:
    """Return what makes a guest with an engine of its own, for a server without a window."""
    return lambda sink: _LoneGuest(SharedEngine(engine_factory), sink)
