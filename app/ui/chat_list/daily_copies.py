"""A copy of all chats by itself, once a day while the window is open."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer

from app.chats.backups import copy_daily
from app.chats.store import ChatStore
from app.errors import AppError
from app.settings import Settings
from app.ui.toolkit.scheduling.background_work import BackgroundWork

_log = logging.getLogger(__name__)
_LOOK_EVERY_MS = 3_600_000


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
            self, "daily copy", lambda _: copy_daily(path, count), lambda _: None, _note_failure, changes=True
        )


def _note_failure(error: AppError) -> None:
    _log.warning("Today's copy of the chats was not made: %s", error.sentence)
