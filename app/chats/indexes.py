"""Indexes that change nothing about the file's format: an earlier program keeps them up to date and need not know."""

from __future__ import annotations

import sqlite3

_INDEXES = (
    # The list's first page need not sort ten thousand chats.
    """
    CREATE INDEX IF NOT EXISTS conversations_listed ON conversations (pinned DESC, updated_at DESC, id DESC)
        WHERE deleted_at IS NULL
    """,
    # The last two letters of a text begin no trigram.
    "CREATE INDEX IF NOT EXISTS messages_by_end ON messages (substr(text, -2))",
)


def add_indexes(database: sqlite3.Connection) -> None:
    """Make those that are missing: a second or more where there are half a million messages, once."""
    for index in _INDEXES:
        database.execute(index)
