"""The messages of the open conversation, and the traces of its replies as far as somebody asked for them.

The traces of long replies are read beside the face: one of 4,000 words would hold up a window for a tenth of a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from app.chats.records import StoredMessage
from app.chats.store import ChatStore
from app.chats.tables import unpacked_trace
from app.conversation.background import Background
from app.speculation.trace import Trace

READ_AT_ONCE_BYTES = 100_000
"""A packed trace up to this size, which is that of some thousand tokens, is read in some 20 ms."""

TakeTrace = Callable[[Trace | None], object]


class OpenMessages:
    """Holds what is shown, from the first message to the last.

    Args:
        store: where the traces lie.
        background: where long ones are read.
    """

    def __init__(self, store: ChatStore, background: Background) -> None:
        self._store, self._background = store, background
        self._shown: tuple[StoredMessage, ...] = ()
        self._waiting: dict[int, list[TakeTrace]] = {}
        """Callers that wait for the trace of a reply, which is read once for all of them."""

    @property
    def shown(self) -> tuple[StoredMessage, ...]:
        return self._shown

    def show(self, messages: Iterable[StoredMessage]) -> None:
        """Show these instead; nobody waits for a trace any more."""
        for message_id in self._waiting:
            self._background.recall(self, _kind(message_id))
        self._waiting.clear()
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

    def read_trace(self, message_id: int, then: TakeTrace) -> bool:
        """Call ``then`` with :meth:`trace_of` a reply: at once, or, for a long one that is read beside the face, once
        it is there; never where :meth:`show` comes before. Returns whether that was at once.
        """
        message = self.of(message_id)
        unread = message is not None and message.role == "assistant" and message.trace is None
        if unread and self._read_beside(message_id, then):
            return False
        then(self.trace_of(message_id))
        return True

    def _read_beside(self, message_id: int, then: TakeTrace) -> bool:
        """Return ``False`` where there is no trace, or one so short that it can be read at once."""
        if message_id in self._waiting:
            self._waiting[message_id].append(then)
            return True
        packed = self._store.packed_trace(message_id)
        if packed is None or len(packed) <= READ_AT_ONCE_BYTES:
            return False

        def tell(trace: Trace | None) -> None:
            self._keep_trace(message_id, trace)
            for take in self._waiting.pop(message_id):
                take(trace)

        self._waiting[message_id] = [then]
        self._background.send(self, _kind(message_id), lambda _: unpacked_trace(message_id, packed), tell)
        return True

    def _keep_trace(self, message_id: int, trace: Trace | None) -> Trace | None:
        """Have the trace at hand from now on."""
        message = self.of(message_id)
        if message is not None:
            self.put(replace(message, trace=trace))
        return trace


def _kind(message_id: int) -> str:
    return f"trace of reply {message_id}"
