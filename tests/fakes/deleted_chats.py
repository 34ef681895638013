"""Chats that were deleted and are still in the file."""

from __future__ import annotations

from app.chats.database.database_file import ChatDatabase
from app.chats.store import ChatStore


def deleted_chats(store: ChatStore) -> tuple[int, ...]:
    database: ChatDatabase = store._database
    return tuple(row[0] for row in database.read("SELECT id FROM conversations WHERE deleted_at IS NOT NULL"))
