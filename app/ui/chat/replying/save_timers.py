"""Saves what a conversation could not save, again and again, and packs long traces beside the window."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.chats.tables import packed_trace
from app.conversation.reply_saving import TRY_EVERY_S, ReplySaving
from app.speculation.trace import Trace
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck

_PACKED_AFTER_MS = 100
"""All that the window does at a reply's end is done by then: it would take twice as long beside the packing."""


class SaveTimers(QObject):
    """Tries again twice a second, so that a kill costs no more than ever soon after saving is possible again."""

    def __init__(self, saving: ReplySaving, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._saving, self._background = saving, background
        self._timer = QTimer(self, interval=round(1000 * TRY_EVERY_S))
        self._timer.timeout.connect(saving.try_again)
        self._unpacked: dict[int, Trace] = {}
        self._packing = QTimer(self, singleShot=True, interval=_PACKED_AFTER_MS)
        self._packing.timeout.connect(self._pack)
        saving.unsaved_changed.connect(self._follow)
        saving.pack_beside = self._pack_soon

    def close(self) -> None:
        """Try no more: what waits is saved for the last time now."""
        self._timer.stop()
        self._packing.stop()
        self._saving.unsaved_changed.disconnect(self._follow)
        self._saving.pack_beside = None

    def _follow(self, unsaved: bool) -> None:
        if unsaved:
            self._timer.start()
        else:
            self._timer.stop()

    def _pack_soon(self, message_id: int, trace: Trace) -> None:
        self._unpacked[message_id] = trace
        self._packing.start()

    def _pack(self) -> None:
        for message_id, trace in self._unpacked.items():
            take = partial(self._saving.take_packed, message_id, trace)
            self._background.send(self, f"trace of reply {message_id}", partial(_packed, trace), take)
        self._unpacked.clear()


def _packed(trace: Trace, _is_wanted: StillWantedCheck) -> bytes:
    return packed_trace(trace)
