"""Finding chats by what was said in them, on a connection of its own, so that it can be done beside the window."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path

from app.chats.schema import PATIENT_MS, explained

LATEST_MESSAGES = 50_000
"""Looked through first: an index of so many answers within some 20 ms, whatever the word."""
_TRIGRAM = 3
_ASK_EVERY_STEPS = 20_000
"""Steps of SQLite's machine, a few milliseconds."""


def reading(path: Path, wanted: Callable[[], bool]) -> closing[sqlite3.Connection]:
    """A connection that only reads, and ends what it does with an ``sqlite3.OperationalError`` once it is not wanted.

    Raises:
        WorldError: the file cannot be opened.
    """
    with explained(path):
        database = sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)
        database.execute("PRAGMA query_only = ON")
    database.set_progress_handler(lambda: int(not wanted()), _ASK_EVERY_STEPS)
    return closing(database)


def found_in(
    database: sqlite3.Connection, columns: str, text: str, limit: int, *, latest: bool
) -> list[Sequence[object]]:
    """``columns`` of the conversations whose title or one of whose messages contains every word of ``text``.

    Pinned first, then the latest used. Upper and lower case are alike and parts of words count. Without a word,
    nothing is found.

    Args:
        database: see :func:`reading`.
        columns: of the table ``c``.
        text: what was typed.
        limit: no more than so many.
        latest: look through the latest messages alone.
    """
    words = text.split()
    if not words:
        return []
    first = max(0, newest_message(database) - LATEST_MESSAGES) if latest else 0
    said, said_values = _matches("messages", "message_words", "text", words, after=first)
    titled, titled_values = _matches("conversations", "title_words", "title", words)
    return database.execute(
        f"SELECT {columns} FROM conversations AS c WHERE deleted_at IS NULL "  # noqa: S608 - constants of these modules
        f"AND (id IN (SELECT DISTINCT conversation_id FROM {said}) OR id IN (SELECT t.id FROM {titled})) "
        "ORDER BY pinned DESC, updated_at DESC, id DESC LIMIT ?",
        (*said_values, *titled_values, limit),
    ).fetchall()


def newest_message(database: sqlite3.Connection) -> int:
    """The largest number of a message; 0 without any."""
    return int(database.execute("SELECT coalesce(max(id), 0) FROM messages").fetchone()[0])


def _matches(
    table: str, index: str, column: str, words: Iterable[str], *, after: int = 0
) -> tuple[str, list[str | int]]:
    """What follows FROM so that each row ``t``, of those after a number, contains every word; and its values.

    A word under three letters has no trigram: it is looked for in the text itself.
    """
    long = " ".join('"' + word.replace('"', '""') + '"' for word in words if len(word) >= _TRIGRAM)
    source, conditions = f"{table} AS t", ["t.id > ?"]
    values: list[str | int] = [after]
    if long:  # the order of a cross join is kept: SQLite would look up the index for each message
        source = f"{index} AS w CROSS JOIN {table} AS t ON t.id = w.rowid"
        conditions, values = [f"w.{index} MATCH ?", "w.rowid > ?"], [long, after]
    for word in words:
        if len(word) < _TRIGRAM:
            spellings = _spellings(word)
            conditions.append("(" + " OR ".join([f"t.{column} LIKE ? ESCAPE '\\'"] * len(spellings)) + ")")
            values += [f"%{spelling}%" for spelling in spellings]
    return f"{source} WHERE {' AND '.join(conditions)}", values


def _spellings(word: str) -> list[str]:
    """``word`` in upper and lower case, for SQLite, to which only the letters of ASCII are alike in both."""
    letters = [[letter] if letter.isascii() else dict.fromkeys((letter.lower(), letter.upper())) for letter in word]
    plain = {"\\": "\\\\", "%": "\\%", "_": "\\_"}
    return ["".join(plain.get(letter, letter) for letter in spelling) for spelling in itertools.product(*letters)]
