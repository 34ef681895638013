"""Saves settings soon after they change, so that an end that nobody foresaw costs none of them."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer

from app.errors import WorldError
from app.settings import Settings

_log = logging.getLogger(__name__)

PAUSE_MS = 300
"""A slider that is drawn along changes its setting at every step."""


class SettingsSaving(QObject):
    """Watches the settings until it is closed."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self.save)
        settings.watcher = self._timer.start

    def save(self) -> None:
        """Now. What cannot be saved is tried again with the next change."""
        self._timer.stop()
        try:
            self._settings.save()
        except WorldError as error:
            _log.info("The settings were not saved: %s", error)

    def close(self) -> None:
        self.save()
        self._settings.watcher = None
