"""Messages as they are compared in a search (:mod:`app.text_folding`), where letters beyond ASCII are in them.

Triggers note which are to be entered, also where an earlier program writes, which need not know of it: its own start
removes them, and the next one of this program makes all anew. What is noted is entered the newest messages first, in
steps that are each written whole (:mod:`app.chats.upkeep`). Until then a search folds it for itself.
"""

from __future__ import annotations

import sqlite3

from app.chats.queries import as_text, written_whole
from app.text_folding import fold_text

STEP_MESSAGES = 50
"""Entered in one step: some 10 ms, for which what is just said may have to wait."""
COMPARED_TEXT = "CAST(substr(m.text, 1, 1000000) AS BLOB)"
"""The compared part of a message, for SQL: of one as long as ten books, the beginning."""

IS_ASCII = "length(CAST({0} AS BLOB)) = length({0})"
"""Expression of SQL that is true for a text of ASCII's letters alone."""
_NOTE_NEW = f"""
    INSERT INTO message_folds SELECT new.id, NULL WHERE NOT {IS_ASCII.format("new.text")};
"""
_TABLES = (
    "CREATE TABLE message_folds (message_id INTEGER PRIMARY KEY, text TEXT)",  # NULL: to be entered
    "CREATE INDEX message_folds_waiting ON message_folds (message_id) WHERE text IS NULL",
    "INSERT INTO message_folds SELECT id, NULL FROM messages",
    f"CREATE TRIGGER message_fold_added AFTER INSERT ON messages BEGIN {_NOTE_NEW} END",
    f"""
    CREATE TRIGGER message_fold_changed AFTER UPDATE OF text ON messages WHEN old.text <> new.text BEGIN
        DELETE FROM message_folds WHERE message_id = old.id; {_NOTE_NEW}
    END
    """,  # noqa: S608 - constants of this module
    """
    CREATE TRIGGER message_fold_removed AFTER DELETE ON messages BEGIN
        DELETE FROM message_folds WHERE message_id = old.id;
    END
    """,
)
_WAITING = "message_folds WHERE text IS NULL"
_FIRST_OF_NEXT = f"SELECT min(message_id) FROM (SELECT message_id FROM {_WAITING} ORDER BY message_id DESC LIMIT ?)"  # noqa: S608
_TEXT = "(SELECT {} FROM messages AS m WHERE m.id = message_folds.message_id)"
_LEAVE_OUT_ASCII = f"DELETE FROM {_WAITING} AND message_id >= ? AND {_TEXT.format(IS_ASCII.format('m.text'))}"  # noqa: S608
_ENTER = (
    f"UPDATE message_folds SET text = {_TEXT.format(f'folded({COMPARED_TEXT})')} "  # noqa: S608
    "WHERE text IS NULL AND message_id >= ?"
)


def prepare(database: sqlite3.Connection) -> None:
    """Make the table where there is none yet, and enter a first step: in a small file, all there is."""
    if _is_there(database):
        return
    with written_whole(database):
        if _is_there(database):  # until here another program may have made it
            return
        for statement in _TABLES:
            database.execute(statement)
        _enter(database)


def are_all_entered(database: sqlite3.Connection) -> bool:
    """Return whether there is nothing left to enter."""
    return database.execute("SELECT 1 FROM message_folds WHERE text IS NULL LIMIT 1").fetchone() is None


def enter_more(database: sqlite3.Connection) -> None:
    """Enter the next step."""
    with written_whole(database):
        _enter(database)


def _enter(database: sqlite3.Connection) -> None:
    database.create_function("folded", 1, lambda raw: fold_text(as_text(raw)), deterministic=True)
    (first,) = database.execute(_FIRST_OF_NEXT, (STEP_MESSAGES,)).fetchone()
    for statement in (_LEAVE_OUT_ASCII, _ENTER):
        database.execute(statement, (first,))


def _is_there(database: sqlite3.Connection) -> bool:
    return database.execute("SELECT 1 FROM sqlite_master WHERE name = 'message_folds'").fetchone() is not None
