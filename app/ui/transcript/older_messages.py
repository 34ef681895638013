"""The messages of a stored conversation that are not on the page yet: they come when one scrolls up to them.

A chat of a hundred replies holds megabytes of tokens. Read and set all at once, it would hold up the window for
seconds, for text that is mostly never looked at again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.chats.records import StoredMessage
from app.speculation.trace import Trace
from app.ui.transcript.token_spans import TokenSpans

LONG_CHARACTERS = 2000

TraceReader = Callable[[int, Callable[[Trace | None], object]], object]
"""Reads the trace of a reply, perhaps beside the window, and then calls something with it."""


class OlderMessages(QObject):
    """Hands out the newest of them first."""

    requested = Signal()
    """It is time for one more; sent from the event loop, so that the window answers in between."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._remaining: list[StoredMessage] = []
        self._trace_of: Callable[[int], Trace | None] = lambda _message_id: None
        self._read_trace: TraceReader | None = None
        self.added: Callable[[int], object] = lambda _message_id: None
        """Called with the id of each message once it is on the page."""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)
        self._read: tuple[int, Trace | None, TokenSpans | None] | None = None
        """The next message's id, once it was read, with its trace and, of a long one, the places of its tokens."""

    def __bool__(self) -> bool:
        return bool(self._remaining)

    @property
    def remaining(self) -> Sequence[StoredMessage]:
        """The messages that are not on the page yet, oldest first."""
        return self._remaining

    @property
    def long_next(self) -> bool:
        """True if the next message takes long enough to be noticed."""
        return bool(self._remaining) and len(self._remaining[-1].text) > LONG_CHARACTERS

    def remember(
        self,
        messages: Sequence[StoredMessage],
        trace_of: Callable[[int], Trace | None],
        added: Callable[[int], object],
        read_trace: TraceReader | None = None,
    ) -> None:
        self._remaining = list(messages)
        self._trace_of, self.added, self._read_trace = trace_of, added, read_trace
        self._read = None

    def replace(self, message: StoredMessage) -> None:
        """Show a message as it is now, once it is shown."""
        self._remaining = [message if one.id == message.id else one for one in self._remaining]
        self._read = None

    def forget(self) -> None:
        self._soon.stop()
        self._remaining.clear()
        self._read = None

    def take(self) -> tuple[StoredMessage, Trace | None, TokenSpans | None]:
        """Remove and return the newest one left, with its trace, and the places of its tokens if they are known yet."""
        message = self._remaining.pop()
        if not self._remaining:
            self._soon.stop()
        if self._read is None or self._read[0] != message.id:
            self._read = message.id, self._trace_of(message.id) if message.role == "assistant" else None, None
        return message, *self._read[1:]

    def _go_on(self) -> None:
        """Read a trace, find the places of its tokens, and show it, each in a turn of the event loop of its own: each
        takes its time.
        """
        following = self._remaining[-1]
        if following.role == "assistant" and (self._read is None or self._read[0] != following.id):
            read = self._read_trace or (lambda id_, then: then(self._trace_of(id_)))
            read(following.id, lambda trace: self._take_trace(following, trace))
        else:
            self.requested.emit()

    def _take_trace(self, message: StoredMessage, trace: Trace | None) -> None:
        if self._remaining and self._remaining[-1] is message:
            spans = None
            if trace is not None and len(message.text) > LONG_CHARACTERS:
                spans = TokenSpans.of(trace.rounds, message.text)
            self._read = message.id, trace, spans
            self._soon.start(0)

    def want_if(self, *, near_top: bool) -> None:
        """Ask for one more if the top of the page is near and there is one."""
        if near_top and self._remaining:
            self._soon.start(0)
