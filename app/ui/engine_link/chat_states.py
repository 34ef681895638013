"""Deletion of chat states that the engine keeps on the disk, so that chats need not be read again.

The engine writes it, bounded as the person has set; here is said which chats there are no more.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject

from app.chats.store import ChatStore
from app.conversation.engine_session import EngineSession
from app.errors import WorldError
from app.settings import Settings

_log = logging.getLogger(__name__)


class ChatStates(QObject):
    """Makes the engine delete the states of deleted chats, or all of them if the person wants none on the disk."""

    def __init__(self, store: ChatStore, settings: Settings, engine: EngineSession, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._engine = engine
        self._writes_states: bool | None = None

    def follow_load(self) -> None:
        """Delete, once, what is left of chats that were deleted elsewhere."""
        if self._writes_states is None:
            self.follow_settings()

    def follow_settings(self) -> None:
        """Delete everything where nothing is wanted on the disk any more."""
        writes_states = self._settings.disk_for_chats > 0
        if writes_states == self._writes_states:
            return
        self._writes_states = writes_states
        try:
            if self._engine.port is not None:
                self._engine.port.retain(self._store.latest() if writes_states else ())
        except WorldError as error:
            _log.info("kept chats are not looked through: %s", error)

    def forget(self, conversation_id: int) -> None:
        """Delete what is kept of a deleted chat."""
        if self._engine.port is not None:
            self._engine.port.discard(conversation_id)

    def forget_all(self) -> None:
        """Delete what is kept of every chat: all were deleted."""
        if self._engine.port is not None:
            self._engine.port.retain(())
