"""Saves settings and replies by themselves, and copies all chats once a day: a crash costs little.

A disk may take long. So files are written beside the window; only its end waits for them.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.chats.backups import copy_daily
from app.chats.store import ChatStore
from app.chats.tables import packed_trace
from app.conversation.reply_saving import TRY_EVERY_S, ReplySaving
from app.errors import AppError, WorldError
from app.settings import Settings
from app.speculation.trace import Trace
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck

_log = logging.getLogger(__name__)

PAUSE_MS = 300
"""A slider that is drawn along changes its setting at every step."""
_PACKED_AFTER_MS = 100
"""All that the window does at a reply's end is done by then: it would take twice as long beside the packing."""
_LOOK_EVERY_MS = 3_600_000


class SettingsSaving(QObject):
    """Watches the settings until it is closed."""

    def __init__(self, settings: Settings, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._background = background
        self._write = OrderedWriting(settings.write)
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self.save_beside)
        settings.watcher = self._timer.start

    def save_beside(self, failed: Callable[[AppError], object] | None = None) -> None:
        """Begin to save what is set now; what cannot be saved is tried again with the next change.

        ``failed`` is called on the main thread where that fails, unless something newer is saved by then.
        """
        self._timer.stop()
        write = partial(self._write, self._write.next_number(), self._settings.content())
        self._background.send(self, "settings", lambda _: write(), lambda _: None, failed or _log_failure, changes=True)

    def save(self) -> None:
        """Save now, and wait until that is done."""
        self._timer.stop()
        try:
            self._write(self._write.next_number(), self._settings.content())
        except WorldError as error:
            _log_failure(error)

    def close(self) -> None:
        self.save()
        self._settings.watcher = None


class OrderedWriting:
    """Writes versions of one file, from any thread, one at a time; an older one never takes a newer one's place."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        self._write_content = write
        self._last_number = self._written = 0
        self._lock = threading.Lock()

    def next_number(self) -> int:
        """Return the number of the next version; on the main thread."""
        self._last_number += 1
        return self._last_number

    def __call__(self, number: int, content: bytes) -> None:
        """Write a version, unless a newer one is there.

        Raises:
            WorldError: it could not be written.
        """
        with self._lock:
            if number > self._written:
                self._write_content(content)
                self._written = number


def _log_failure(error: AppError) -> None:
    _log.info("The settings were not saved: %s", error)


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


class DailyCopies(QObject):
    """Makes a copy where today's is missing, at the start and then each hour."""

    def __init__(self, store: ChatStore, settings: Settings, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._settings, self._background = store, settings, background
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.look)

    def look(self) -> None:
        """Make today's copy unless it is there."""
        self._timer.start()
        if not self._settings.daily_copies or not self._store.conversations(1):
            return
        path, count = self._store.path, self._settings.daily_copies
        self._background.send(
            self, "daily copy", lambda _: copy_daily(path, count), lambda _: None, _note_missing_copy, changes=True
        )


def _note_missing_copy(error: AppError) -> None:
    _log.warning("Today's copy of the chats was not made: %s", error.sentence)
