"""Reads the traces of long replies beside the window: one of 4,000 words would hold it up for a tenth of a second."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.chats.store import ChatStore
from app.chats.tables import unpacked_trace
from app.speculation.trace import Trace
from app.ui.toolkit.scheduling.background_work import BackgroundWork

READ_AT_ONCE_BYTES = 100_000
"""A packed trace up to this size, which is that of some thousand tokens, is read in some 20 ms."""


class TraceReading(QObject):
    """Reads each trace once for all who wait for it."""

    def __init__(self, store: ChatStore, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._background = store, background
        self._waiting: dict[int, list[Callable[[Trace | None], object]]] = {}
        """Who waits for which reply's trace."""

    def begin(self, message_id: int, then: Callable[[Trace | None], object]) -> bool:
        """Have the trace of a reply read beside the window, then call ``then``, unless :meth:`stop` comes first.

        ``False``: there is none, or one so short that it can be read at once; ``then`` is not called.
        """
        waiting = self._waiting.get(message_id)
        if waiting is not None:
            waiting.append(then)
            return True
        packed = self._store.packed_trace(message_id)
        if packed is None or len(packed) <= READ_AT_ONCE_BYTES:
            return False
        self._waiting[message_id] = [then]
        self._background.send(
            self,
            _kind(message_id),
            lambda _: unpacked_trace(message_id, packed),
            lambda trace: self._tell(message_id, trace),
        )
        return True

    def stop(self) -> None:
        """Want none of them any more."""
        for message_id in self._waiting:
            self._background.recall(self, _kind(message_id))
        self._waiting.clear()

    def _tell(self, message_id: int, trace: Trace | None) -> None:
        for then in self._waiting.pop(message_id):
            then(trace)


def _kind(message_id: int) -> str:
    return f"trace of reply {message_id}"
