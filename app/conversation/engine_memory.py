"""What the engine keeps of chats beside the one it answers in, as the window has it kept."""

from __future__ import annotations

from collections.abc import Collection

from app.engine.commands import Role
from app.engine.sharing.shared_ports import PersonPort


class EngineMemory:
    """Hands the engine texts that guesses may come from, and says which chats it may keep; idle without an engine."""

    def __init__(self) -> None:
        self._engine: PersonPort | None = None

    def attach(self, engine: PersonPort | None) -> None:
        """Speak to this engine from now on; ``None``: it has ended."""
        self._engine = engine

    def remember(self, key: int, text: str, role: Role) -> None:
        """Let guesses come from ``text`` too, until ``key`` is forgotten."""
        if self._engine is not None:
            self._engine.remember(key, text, role)

    def forget(self, key: int | None = None) -> None:
        """Let no guess come from the texts under ``key`` any more; from none at all, without a key."""
        if self._engine is not None:
            self._engine.forget(key)

    def discard(self, chat: int) -> None:
        """Have what is kept of a chat deleted."""
        if self._engine is not None:
            self._engine.discard(chat)

    def retain(self, chats: Collection[int]) -> None:
        """Have what is kept of all chats but these deleted."""
        if self._engine is not None:
            self._engine.retain(chats)
