"""Saves replies; what cannot be saved now is tried again later, and until then whoever listens is told.

A full disk, or a chat file that another program holds, is nobody's fault and passes. The words stay here meanwhile;
:meth:`ReplySaving.try_again` saves them as soon as that is possible again.

A window has the trace of a long reply packed beside it, which would hold it up for a tenth of a second and more; until
the trace is saved, the reply's words are.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from app.chats.records import State, StoredMessage
from app.chats.store import ChatStore
from app.chats.tables import packed_trace
from app.conversation.hooks import Hook
from app.errors import BugError, WorldError
from app.speculation.trace import Trace

TRY_EVERY_S = 0.5
"""A try takes 20 ms at most, where another program holds the file."""
PACKED_AT_ONCE_TOKENS = 400
"""A trace up to this length is packed in some ten milliseconds."""


@dataclass(frozen=True, slots=True)
class _UnsavedReply:
    """A reply as it has to be saved: all there is of it, or what there is so far."""

    message_id: int
    text: str
    trace: Trace | None = None
    state: State = "streaming"
    shown_instead: int | None = None
    """The version that is shown in its place."""


@dataclass(frozen=True, slots=True)
class _UnsavedTrace:
    """The trace of a reply whose words are saved apart from it."""

    trace: Trace
    packed: bytes | None = None
    """As it will be kept; ``None`` while that is being made."""


class ReplySaving:
    """Saves replies to the store, and again where that fails.

    Args:
        store: where they lie.
        problem: told why a reply could not be saved just now; once, not at every try.
    """

    def __init__(self, store: ChatStore, problem: Hook[WorldError]) -> None:
        self._store, self._problem = store, problem
        self._waiting: dict[int, _UnsavedReply] = {}
        self._traces: dict[int, _UnsavedTrace] = {}
        self._unsaved = False
        self._tried_at_s = 0.0
        self.why = ""
        """The sentence that was last said about it."""
        self.pack_beside: Callable[[int, Trace], object] | None = None
        """Packs the trace of a long reply and hands it to :meth:`take_packed`; ``None``: traces are packed here."""
        self.unsaved_changed: Hook[bool] = Hook()
        """Something waits to be saved, or nothing does any more."""
        self.turned_back: Hook[[]] = Hook()
        """An earlier version could be made the one that is shown only now, after it had to wait."""

    @property
    def unsaved(self) -> bool:
        """True if words on the screen are not on the disk for longer than the moment between two saves."""
        return self._unsaved

    def keep(self, message_id: int, text: str) -> None:
        """Save what a reply has so far."""
        self._take(_UnsavedReply(message_id, text))

    def finish(
        self, message_id: int, text: str, trace: Trace | None, state: State, *, shown_instead: int | None = None
    ) -> None:
        """Save a reply that is over, and which other version is shown in its place, if one is."""
        self._traces.pop(message_id, None)
        long = trace is not None and trace.summary.generated_tokens > PACKED_AT_ONCE_TOKENS
        if long and trace is not None and self.pack_beside is not None:
            self._traces[message_id] = _UnsavedTrace(trace)
            self.pack_beside(message_id, trace)
            trace = None
        self._take(_UnsavedReply(message_id, text, trace, state, shown_instead))

    def take_packed(self, message_id: int, trace: Trace, packed: bytes) -> None:
        """Save a trace that was packed beside the face, unless the reply has another by now."""
        unsaved = self._traces.get(message_id)
        if unsaved is not None and unsaved.trace is trace:
            self._traces[message_id] = _UnsavedTrace(trace, packed)
            self._save_or_tell()

    def save(self) -> None:
        """Save now what waits.

        Raises:
            WorldError: not everything could be saved; it goes on waiting.
        """
        self._tried_at_s = time.monotonic()
        try:
            while self._waiting:
                message_id = next(iter(self._waiting))
                reply = self._waiting.pop(message_id)
                try:
                    self._write(reply)
                except WorldError:
                    self._waiting[message_id] = reply
                    raise
            for message_id, unsaved in list(self._traces.items()):
                if unsaved.packed is not None:
                    self._store.keep_trace(message_id, unsaved.packed)
                    del self._traces[message_id]
        finally:
            self._follow()

    def try_again(self) -> None:
        """Save what waits, hardly waiting for other programs; call it every :data:`TRY_EVERY_S` while any does."""
        try:
            with self._store.impatient():
                turns_back = any(reply.shown_instead is not None for reply in self._waiting.values())
                self.save()
        except WorldError:
            return  # it was said, and is still shown
        if turns_back:
            self.turned_back.emit()

    def as_shown(self, messages: Iterable[StoredMessage]) -> list[StoredMessage]:
        """Return ``messages`` of the store with the words that it does not have yet."""
        return [self._shown(message) for message in messages]

    def close(self) -> None:
        """Save what waits, for the last time.

        Raises:
            WorldError: it is lost.
        """
        for message_id, unsaved in self._traces.items():
            self._traces[message_id] = replace(unsaved, packed=unsaved.packed or packed_trace(unsaved.trace))
        self.save()

    def _take(self, reply: _UnsavedReply) -> None:
        self._waiting[reply.message_id] = reply
        streaming = reply.state == "streaming"
        if self._unsaved and streaming and time.monotonic() - self._tried_at_s < TRY_EVERY_S:
            return  # a try costs time that the engine needs, and the next one is near
        self._save_or_tell(tell=not (self._unsaved and streaming))

    def _save_or_tell(self, *, tell: bool = True) -> None:
        try:
            with self._store.impatient():
                self.save()
        except WorldError as error:
            if tell:
                self.why = error.sentence
                self._problem.emit(error)

    def _write(self, reply: _UnsavedReply) -> None:
        try:
            if reply.state == "streaming":
                self._store.update_reply(reply.message_id, reply.text)
                return
            self._store.finish_reply(reply.message_id, reply.text, reply.trace, reply.state)
            if reply.shown_instead is not None:
                self._store.activate(reply.shown_instead)
        except BugError:
            return  # its chat was deleted for good meanwhile

    def _follow(self) -> None:
        unsaved = bool(self._waiting) or any(trace.packed is not None for trace in self._traces.values())
        if unsaved != self._unsaved:
            self._unsaved = unsaved
            self.unsaved_changed.emit(unsaved)

    def _shown(self, message: StoredMessage) -> StoredMessage:
        reply, unsaved = self._waiting.get(message.id), self._traces.get(message.id)
        if reply is not None:
            message = replace(message, text=reply.text, trace=reply.trace, state=reply.state)
        return message if unsaved is None else replace(message, trace=unsaved.trace)
