"""Looks through a store of chats to the end."""

from __future__ import annotations

from app.chats.records import Conversation
from app.chats.store import ChatStore


def search_all(store: ChatStore, words: str, limit: int = -1) -> tuple[Conversation, ...]:
    """What a whole search finds."""
    search = store.search(words)
    while not search.complete:
        search.go_on()
    return search.found(limit)
