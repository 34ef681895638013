"""How texts end: the last two letters of each message, since they begin no trigram.

Triggers keep this, also where an earlier program writes, which need not know of it. What was said before there was such
a table is entered the newest messages first, in steps that are each written whole: after a kill the next start goes on
(:mod:`app.chats.maintenance.upkeep`). Until all is entered, a search looks through the texts themselves.
"""

from __future__ import annotations

import sqlite3

from app.chats.database.whole_steps import written_whole

STEP_MESSAGES = 1_000
"""Entered in one step: some 10 ms, for which what is just said may have to wait."""

_TABLES = (
    """
    CREATE TABLE message_ends (letters TEXT NOT NULL, message_id INTEGER NOT NULL, PRIMARY KEY (letters, message_id))
        WITHOUT ROWID
    """,
    "CREATE TABLE message_ends_known (from_id INTEGER NOT NULL)",  # of messages with this number and larger ones
    "INSERT INTO message_ends_known SELECT coalesce(max(id), 0) + 1 FROM messages",
    """
    CREATE TRIGGER message_end_added AFTER INSERT ON messages BEGIN
        INSERT OR IGNORE INTO message_ends VALUES (substr(new.text, -2), new.id);
    END
    """,
    """
    CREATE TRIGGER message_end_changed AFTER UPDATE OF text ON messages
        WHEN substr(old.text, -2) <> substr(new.text, -2) BEGIN
        DELETE FROM message_ends WHERE letters = substr(old.text, -2) AND message_id = old.id;
        INSERT OR IGNORE INTO message_ends VALUES (substr(new.text, -2), new.id);
    END
    """,
    """
    CREATE TRIGGER message_end_removed AFTER DELETE ON messages BEGIN
        DELETE FROM message_ends WHERE letters = substr(old.text, -2) AND message_id = old.id;
    END
    """,
)
_NEXT = "(SELECT id, text FROM messages WHERE id < ? ORDER BY id DESC LIMIT ?)"


def prepare(database: sqlite3.Connection) -> None:
    """Make the table where there is none yet, and enter a first step: in a small file, all there is."""
    if _known_from(database) is not None:
        return
    with written_whole(database):
        if _known_from(database) is not None:  # until here another program may have made it
            return
        for statement in _TABLES:
            database.execute(statement)
        _enter(database)


def all_entered(database: sqlite3.Connection) -> bool:
    """Whether the table knows of every message."""
    return _known_from(database) == 0


def enter_more(database: sqlite3.Connection) -> None:
    """Enter the next step.

    The texts are read before the file is held for writing: from a disk, that takes the longest.
    """
    known_from = _known_from(database)
    if known_from:
        database.execute(f"SELECT sum(length(text)) FROM {_NEXT}", (known_from, STEP_MESSAGES)).fetchone()  # noqa: S608
        with written_whole(database):
            _enter(database)


def _enter(database: sqlite3.Connection) -> None:
    values = (_known_from(database), STEP_MESSAGES)
    # What was changed since there is a table is entered already.
    database.execute(f"INSERT OR IGNORE INTO message_ends SELECT substr(text, -2), id FROM {_NEXT}", values)  # noqa: S608
    count, oldest = database.execute(f"SELECT count(*), min(id) FROM {_NEXT}", values).fetchone()  # noqa: S608
    known_from = oldest if count == STEP_MESSAGES else 0
    database.execute("UPDATE message_ends_known SET from_id = ?", (known_from,))


def _known_from(database: sqlite3.Connection) -> int | None:
    """The number from which on all messages are entered: 0 where these are all of them, ``None`` without a table."""
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'message_ends_known'").fetchone():
        return None
    return int(database.execute("SELECT from_id FROM message_ends_known").fetchone()[0])
