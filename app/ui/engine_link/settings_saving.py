"""Saves settings soon after they change, so that an end that nobody foresaw costs none of them.

A disk may take long. So they are written beside the window; only its end waits for them.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.errors import AppError, WorldError
from app.settings import Settings
from app.ui.toolkit.scheduling.background_work import BackgroundWork

_log = logging.getLogger(__name__)

PAUSE_MS = 300
"""A slider that is drawn along changes its setting at every step."""


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
        self._background.send(self, "settings", lambda _: write(), lambda _: None, failed or _note, changes=True)

    def save(self) -> None:
        """Save now, and wait until that is done."""
        self._timer.stop()
        try:
            self._write(self._write.next_number(), self._settings.content())
        except WorldError as error:
            _note(error)

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


def _note(error: AppError) -> None:
    _log.info("The settings were not saved: %s", error)
