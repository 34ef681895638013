"""A copy of all chats by itself, once a day while the window is open."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, QTimer

from app.chats.backups import copy_daily
from app.chats.store import ChatStore
from app.errors import AppError
from app.settings import Settings
from app.ui.toolkit.scheduling.background_work import BackgroundWork

_log = logging.getLogger(__name__)
_LOOK_EVERY_MS = 3_600_000


class DailyCopies(QObject):
    """Makes a copy where today's is missing, at the start and then each hour.

    Args:
        store: the chats.
        settings: how many copies are kept; 0 makes none.
        background: does the work.
    """

    def __init__(self, store: ChatStore, settings: Settings, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._settings, self._background = store, settings, background
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.look)

    def look(self) -> None:
        """Make today's copy unless it is there."""
        self._timer.start()
        if not self._settings.daily_copies or not self._store.conversations(1):
            return
        work = partial(copy_daily, self._store.path, self._settings.daily_copies)
        self._background.send(self, "daily copy", lambda _: work(), lambda _: None, self._note, changes=True)

    def _note(self, error: AppError) -> None:
        _log.warning("Today's copy of the chats was not made: %s", error.sentence)
