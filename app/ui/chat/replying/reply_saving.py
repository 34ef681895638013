"""Saves replies; what cannot be saved now is tried again later, and until then the window is told.

A full disk, or a chat file that another program holds, is nobody's fault and passes. The words stay here meanwhile; a
timer tries again twice a second, so that soon after saving is possible again a kill costs no more than ever, and
is gone once nothing is left to save.

The trace of a long reply is packed beside the window, which it would hold up for a tenth of a second and more; until it
is saved, the reply's words are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from app.chats.records import State, StoredMessage
from app.chats.store import ChatStore
from app.chats.tables import packed_trace
from app.errors import WorldError
from app.speculation.trace import Trace
from app.ui.toolkit.scheduling.background_work import BackgroundWork

AGAIN_MS = 500
"""A try takes 20 ms at most, where another program holds the file."""
PACKED_AT_ONCE_TOKENS = 400
"""A trace up to this length is packed in some ten milliseconds."""
_PACKED_AFTER_MS = 100
"""What the window does at a reply's end is done by then: it would take twice as long beside the packing."""


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


class ReplySaving(QObject):
    """Saves replies to the store, and again where that fails."""

    problem = Signal(object)
    """Why a reply could not be saved just now (a :class:`~app.errors.WorldError`); once, not at every try."""
    unsaved_changed = Signal(bool)
    """Something waits to be saved, or nothing does any more."""
    turned_back = Signal()
    """What was to be shown in a reply's place is so now, after it had to wait."""

    def __init__(self, store: ChatStore, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._background = store, background
        self._waiting: dict[int, _UnsavedReply] = {}
        self._traces: dict[int, _UnsavedTrace] = {}
        self._unsaved = False
        self.why = ""
        """The sentence that was last said about it."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self._try_again)
        self._packing = QTimer(self)
        self._packing.setSingleShot(True)
        self._packing.setInterval(_PACKED_AFTER_MS)
        self._packing.timeout.connect(self._pack_beside)

    @property
    def unsaved(self) -> bool:
        """Whether words are on the screen that the disk does not have, for longer than the moment between two saves."""
        return self._unsaved

    def keep(self, message_id: int, text: str) -> None:
        """Save what a reply has so far."""
        self._take(_UnsavedReply(message_id, text))

    def finish(
        self, message_id: int, text: str, trace: Trace | None, state: State, *, shown_instead: int | None = None
    ) -> None:
        """Save a reply that is over, and which other version is shown in its place, if one is."""
        self._background.recall(self, _kind(message_id))
        self._traces.pop(message_id, None)
        if trace is not None and trace.summary.generated_tokens > PACKED_AT_ONCE_TOKENS:
            self._traces[message_id] = _UnsavedTrace(trace)
            self._packing.start()
            trace = None
        self._take(_UnsavedReply(message_id, text, trace, state, shown_instead))

    def _pack_beside(self) -> None:
        for message_id, unsaved in self._traces.items():
            if unsaved.packed is None:
                self._pack_one(message_id, unsaved.trace)

    def _pack_one(self, message_id: int, trace: Trace) -> None:
        def take(packed: bytes) -> None:
            self._traces[message_id] = _UnsavedTrace(trace, packed)
            self._save_or_tell()

        self._background.send(self, _kind(message_id), lambda _: packed_trace(trace), take)

    def save(self) -> None:
        """Save now what waits.

        Raises:
            WorldError: not everything could be saved; it goes on waiting.
        """
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

    def as_shown(self, messages: Iterable[StoredMessage]) -> list[StoredMessage]:
        """Return ``messages`` of the store with the words that it does not have yet."""
        return [self._shown(message) for message in messages]

    def close(self) -> None:
        """Save what waits, for the last time.

        Raises:
            WorldError: it is lost.
        """
        self._packing.stop()
        for message_id, unsaved in self._traces.items():
            self._background.recall(self, _kind(message_id))
            self._traces[message_id] = replace(unsaved, packed=unsaved.packed or packed_trace(unsaved.trace))
        try:
            self.save()
        finally:
            self._timer.stop()

    def _take(self, reply: _UnsavedReply) -> None:
        self._waiting[reply.message_id] = reply
        if self._timer.isActive() and reply.state == "streaming":
            return  # a try costs time that the engine needs, and the next one is near
        self._save_or_tell()

    def _save_or_tell(self) -> None:
        try:
            with self._store.impatient():
                self.save()
        except WorldError as error:
            self.why = error.sentence
            self.problem.emit(error)

    def _try_again(self) -> None:
        try:
            with self._store.impatient():
                turns_back = any(reply.shown_instead is not None for reply in self._waiting.values())
                self.save()
        except WorldError:
            return  # it was said, and is still shown
        if turns_back:
            self.turned_back.emit()

    def _write(self, reply: _UnsavedReply) -> None:
        if reply.state == "streaming":
            self._store.update_reply(reply.message_id, reply.text)
        else:
            self._store.finish_reply(reply.message_id, reply.text, reply.trace, reply.state)
            if reply.shown_instead is not None:
                self._store.activate(reply.shown_instead)

    def _follow(self) -> None:
        unsaved = bool(self._waiting) or any(trace.packed is not None for trace in self._traces.values())
        if unsaved:
            self._timer.start()
        else:
            self._timer.stop()
        if unsaved != self._unsaved:
            self._unsaved = unsaved
            self.unsaved_changed.emit(unsaved)

    def _shown(self, message: StoredMessage) -> StoredMessage:
        reply, unsaved = self._waiting.get(message.id), self._traces.get(message.id)
        if reply is not None:
            message = replace(message, text=reply.text, trace=reply.trace, state=reply.state)
        return message if unsaved is None else replace(message, trace=unsaved.trace)


def _kind(message_id: int) -> str:
    return f"trace of reply {message_id}"
