"""The messages of the open conversation, and the traces of its replies as far as somebody asked for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject

from app.chats.records import StoredMessage
from app.chats.store import ChatStore
from app.speculation.trace import Trace
from app.ui.chat.trace_reading import TraceReading
from app.ui.toolkit.scheduling.background_work import BackgroundWork


class OpenMessages:
    """Holds what is shown, from the first message to the last.

    Args:
        store: where the traces lie.
        background: where long ones are read.
        parent: what the reading of them ends with.
    """

    def __init__(self, store: ChatStore, background: BackgroundWork, parent: QObject) -> None:
        self._store, self._reading = store, TraceReading(store, background, parent)
        self._shown: tuple[StoredMessage, ...] = ()

    @property
    def shown(self) -> tuple[StoredMessage, ...]:
        return self._shown

    def show(self, messages: Iterable[StoredMessage]) -> None:
        """Show these instead; nobody waits for a trace any more."""
        self._reading.stop()
        self._shown = tuple(messages)

    def add(self, message: StoredMessage) -> None:
        self._shown += (message,)

    def put(self, message: StoredMessage) -> None:
        """Show a message as it is now, in the place of the one with its id."""
        self._shown = tuple(message if one.id == message.id else one for one in self._shown)

    def cut_before(self, message: StoredMessage) -> None:
        """Show neither a message nor what followed on it."""
        self._shown = self._shown[: self._shown.index(message)]

    def of(self, message_id: int) -> StoredMessage | None:
        """Return the message with an id; ``None`` where it is not shown."""
        return next((message for message in self._shown if message.id == message_id), None)

    def trace_of(self, message_id: int) -> Trace | None:
        """Return what speculation did in a reply; read when first asked for, since traces are large."""
        message = self.of(message_id)
        if message is None or message.role != "assistant":
            return None
        if message.trace is None:
            return self._keep_trace(message_id, self._store.trace(message_id))
        return message.trace

    def read_trace(self, message_id: int, then: Callable[[Trace | None], object]) -> bool:
        """Call ``then`` with :meth:`trace_of` a reply: at once, or, for a long one that is read beside the window, once
        it is there; never where :meth:`show` comes before. Returns whether that was at once.
        """
        message = self.of(message_id)
        unread = message is not None and message.role == "assistant" and message.trace is None
        if unread and self._reading.begin(message_id, lambda trace: then(self._keep_trace(message_id, trace))):
            return False
        then(self.trace_of(message_id))
        return True

    def _keep_trace(self, message_id: int, trace: Trace | None) -> Trace | None:
        """Have the trace at hand from now on."""
        message = self.of(message_id)
        if message is not None:
            self.put(replace(message, trace=trace))
        return trace
