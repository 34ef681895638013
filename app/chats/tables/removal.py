"""Takes messages out of the chat file for good.

SQLite removes what is below a message with it, but follows no more than a thousand messages of which each is below the
one before: whoever removes many has to see that they do not lead to each other.
"""

from __future__ import annotations

import sqlite3

_STEP_MESSAGES = 50
"""Removed in one step: 10 to 30 ms, for which what is just said may have to wait. Indexes of words take most of it."""


def remove_some(database: sqlite3.Connection, conversation_id: int) -> bool:
    """Remove some messages of a deleted chat, or at last the chat itself; returns whether anything is left of it."""
    values = (conversation_id,)
    more = False
    database.execute("BEGIN IMMEDIATE")
    try:
        chat = database.execute("SELECT deleted_at FROM conversations WHERE id = ?", values).fetchone()
        if chat is not None and chat[0] is not None:
            newest = "SELECT id FROM messages WHERE conversation_id = ? ORDER BY id DESC LIMIT ?"
            messages = database.execute(newest, (conversation_id, _STEP_MESSAGES)).fetchall()
            database.executemany("DELETE FROM messages WHERE id = ?", messages)  # nothing is below any of them
            more = len(messages) == _STEP_MESSAGES
            if not more:
                database.execute("DELETE FROM conversations WHERE id = ?", values)
        database.execute("COMMIT")
    finally:
        if database.in_transaction:
            database.execute("ROLLBACK")
    return more


def remove_messages(database: sqlite3.Connection, conversation_id: int) -> None:
    """Remove all messages of a chat, inside the transaction that is open."""
    database.execute("UPDATE messages SET parent_id = NULL WHERE conversation_id = ?", (conversation_id,))
    database.execute("DELETE FROM messages WHERE conversation_id = ?", (conversation_id,))
