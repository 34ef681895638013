"""Texts of earlier chats, handed to the engine to guess from, while the person allows it.

The engine has the texts in memory alone and forgets them with the program; here is decided which they are. The latest
chats go first, one at a time while nothing else is to do, then every message as it is written. A deleted chat's texts
are forgotten at once.

Deletion of chat states that the engine keeps on the disk, so that chats need not be read again.

The engine writes it, bounded as the person has set; here is said which chats there are no more.
"""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject

from app.chats.store import ChatStore
from app.conversation.engine_session import EngineSession
from app.engine.commands import Role
from app.errors import WorldError
from app.settings import Settings
from app.ui.toolkit.scheduling.idle_work import IdleWork

_log = logging.getLogger(__name__)

MOST_LETTERS = 600_000
"""Of earlier chats: room is left for what is said from now on."""


class ChatMemory(QObject):
    """Hands texts to the engine, from the first load on: before, there is nothing to guess for."""

    def __init__(self, store: ChatStore, settings: Settings, engine: EngineSession, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._settings = settings
        self._engine = engine
        self._idle = IdleWork(self)
        self._loaded = False
        self._on = False
        self._letters_left = MOST_LETTERS
        self._handed: set[int] = set()
        """Chats whose texts the engine has."""

    def follow_load(self) -> None:
        """Begin with the first pair that is loaded."""
        self._loaded = True
        self.follow_settings()

    def follow_settings(self) -> None:
        """Begin, or forget everything, as the person wants it now."""
        is_allowed = self._loaded and self._settings.remember_chats
        if is_allowed == self._on:
            return
        self._on = is_allowed
        if not is_allowed:
            self._idle.stop()
            self._handed.clear()
            if self._engine.port is not None:
                self._engine.port.forget()
            return
        self._letters_left = MOST_LETTERS
        try:
            chats = self._store.latest()
        except WorldError as error:
            _log.info("earlier chats are not remembered: %s", error)
        else:
            self._idle.add(partial(self._hand_over_earlier, chat) for chat in chats)

    def follow_words(self, conversation_id: int, role: Role, text: str) -> None:
        """Hand over what was said in a chat and is in the store; without a text, take up that something was
        withdrawn.
        """
        if not self._on:
            return
        if not text:
            self.forget(conversation_id)
        if conversation_id in self._handed:
            if self._engine.port is not None:
                self._engine.port.remember(conversation_id, text, role)
        else:
            self.hand_over(conversation_id)

    def hand_over(self, conversation_id: int) -> None:
        """Let the engine have all that was said in a chat, unless it has it."""
        if not self._on or conversation_id in self._handed:
            return
        try:
            texts = self._store.texts(conversation_id, MOST_LETTERS)
        except WorldError as error:
            _log.info("a chat is not remembered: %s", error)
            return
        if texts:
            self._handed.add(conversation_id)
        for role, text in texts:
            self._letters_left -= len(text)
            if self._engine.port is not None:
                self._engine.port.remember(conversation_id, text, role)

    def forget(self, conversation_id: int) -> None:
        """Forget a deleted chat."""
        self._handed.discard(conversation_id)
        if self._engine.port is not None:
            self._engine.port.forget(conversation_id)

    def forget_all(self) -> None:
        """Forget every chat: all were deleted."""
        self._idle.stop()
        self._handed.clear()
        if self._engine.port is not None:
            self._engine.port.forget()

    def begin_again(self) -> None:
        """Hand over the latest chats as at the first load: all that were deleted are back."""
        self._on = False
        self.follow_settings()

    def stop(self) -> None:
        """Stop handing over: the window closes."""
        self._idle.stop()

    def _hand_over_earlier(self, conversation_id: int) -> None:
        if self._letters_left > 0:
            self.hand_over(conversation_id)
        else:
            self._idle.stop()


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
