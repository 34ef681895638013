"""Keeps replies: what cannot be saved now is saved later, by itself, and until then it is said that something is not.

A full disk, or a chat file that another program holds, is nobody's fault and passes. The words stay here meanwhile; a
timer tries again twice a second, so that soon after saving is possible again a kill costs no more than ever, and
is gone once nothing is left to save.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from app.chats.records import State, StoredMessage
from app.chats.store import ChatStore
from app.errors import WorldError
from app.speculation.trace import Trace

AGAIN_MS = 500
"""A try takes 20 ms at most, where another program holds the file."""


@dataclass(frozen=True, slots=True)
class _Reply:
    """A reply as it has to be saved: all there is of it, or what there is so far."""

    message_id: int
    text: str
    trace: Trace | None = None
    state: State = "streaming"
    shown_instead: int | None = None
    """The version that is shown in its place."""


class ReplySaving(QObject):
    """Saves replies to the store, and again where that fails."""

    problem = Signal(object)
    """Why a reply could not be saved just now (a :class:`~app.errors.WorldError`); once, not at every try."""
    unsaved_changed = Signal(bool)
    """Something waits to be saved, or nothing does any more."""
    turned_back = Signal()
    """What was to be shown in a reply's place is so now, after it had to wait."""

    def __init__(self, store: ChatStore, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._waiting: dict[int, _Reply] = {}
        self._unsaved = False
        self.why = ""
        """The sentence that was last said about it."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AGAIN_MS)
        self._timer.timeout.connect(self._try_again)

    @property
    def unsaved(self) -> bool:
        """Words are on the screen that the disk does not have, and not for the moment between two saves only."""
        return self._unsaved

    def keep(self, message_id: int, text: str) -> None:
        """Save what a reply has so far."""
        self._take(_Reply(message_id, text))

    def finish(
        self, message_id: int, text: str, trace: Trace | None, state: State, *, shown_instead: int | None = None
    ) -> None:
        """Save a reply that is over, and which other version is shown in its place, if one is."""
        self._take(_Reply(message_id, text, trace, state, shown_instead))

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
        finally:
            self._follow()

    def as_shown(self, messages: Iterable[StoredMessage]) -> list[StoredMessage]:
        """``messages`` of the store, with the words that it does not have yet."""
        return [self._shown(message) for message in messages]

    def close(self) -> None:
        """Save what waits, for the last time.

        Raises:
            WorldError: it is lost.
        """
        try:
            self.save()
        finally:
            self._timer.stop()

    def _take(self, reply: _Reply) -> None:
        self._waiting[reply.message_id] = reply
        if self._timer.isActive() and reply.state == "streaming":
            return  # a try costs time that the engine needs, and the next one is near
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

    def _write(self, reply: _Reply) -> None:
        if reply.state == "streaming":
            self._store.update_reply(reply.message_id, reply.text)
        else:
            self._store.finish_reply(reply.message_id, reply.text, reply.trace, reply.state)
            if reply.shown_instead is not None:
                self._store.activate(reply.shown_instead)

    def _follow(self) -> None:
        unsaved = bool(self._waiting)
        if unsaved:
            self._timer.start()
        else:
            self._timer.stop()
        if unsaved != self._unsaved:
            self._unsaved = unsaved
            self.unsaved_changed.emit(unsaved)

    def _shown(self, message: StoredMessage) -> StoredMessage:
        reply = self._waiting.get(message.id)
        return message if reply is None else replace(message, text=reply.text, trace=reply.trace, state=reply.state)
