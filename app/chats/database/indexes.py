"""Indexes that change nothing about the file's format: an earlier program keeps them up to date and need not know."""

from __future__ import annotations

import sqlite3

from app.chats.database import folded_texts

_INDEXES = (
    # The list's first page need not sort ten thousand chats.
    """
    CREATE INDEX IF NOT EXISTS conversations_listed ON conversations (pinned DESC, updated_at DESC, id DESC)
        WHERE deleted_at IS NULL
    """,
    # Removing a message looks for those below it.
    "CREATE INDEX IF NOT EXISTS messages_below ON messages (parent_id)",
)


def add_indexes(database: sqlite3.Connection) -> None:
    """Make those that are missing; most of what a search needs of a large file is entered later, by
    :mod:`app.chats.maintenance.upkeep`.
    """
    for index in _INDEXES:
        database.execute(index)
    folded_texts.prepare(database)
