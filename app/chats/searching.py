"""Finding chats by what was said in them and by the names of files, on a connection of its own: beside the window."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.chats.database.damage import explained, in_use
from app.chats.database.database_file import PATIENT_MS
from app.chats.database.folded_texts import COMPARED_TEXT, IS_ASCII
from app.chats.queries import as_text
from app.chats.records import Conversation
from app.chats.tables import COLUMNS, conversation_of, place_in_list
from app.text_folding import fold_text, has_all_words, line_with

FIRST_STEP_MESSAGES = 2_000
"""Messages to look through first: an answer within some 10 ms, whatever the words."""
NEWEST_CHATS = 200
"""Titles to look through first: those of ten thousand chats lie all over the file, and a cold disk takes a second."""
MOST_PASSAGES = 300
"""Chats whose passages are read in a step: the first that the list shows."""
_STEP_GROWTH = 5
_MOST_LETTERS = 1_000_000
"""Of a text that a line is taken from."""
_TRIGRAM = 3
"""Letters of the shortest word that the index has."""
ASK_EVERY_STEPS = 20_000
"""Steps of SQLite's machine between two looks at whether the search is still wanted: a few milliseconds."""


def reading(path: Path, is_wanted: Callable[[], bool]) -> closing[sqlite3.Connection]:
    """Yield a connection that only reads, and ends its work with an ``sqlite3.OperationalError`` once it is not wanted.
    Raises ``WorldError`` if the file cannot be opened.
    """
    with explained(path):
        database = sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)
        database.execute("PRAGMA query_only = ON")
        database.text_factory = as_text
    database.set_progress_handler(lambda: int(not is_wanted()), ASK_EVERY_STEPS)
    return closing(database)


class ChatSearch:
    """Looks for the chats whose title, one of whose messages or the name of one of whose files contains every word, the
    newest messages first.

    Letters are alike as in :mod:`app.text_folding`, and parts of words count. Without a word, nothing is found. Texts
    with letters beyond ASCII are looked through as they are compared: messages in a table of their own, titles and
    names by folding them. Texts of ASCII alone are looked up as they are. Words of three letters and more have an
    index; shorter ones are looked for in each message, which takes a fifth of a second for half a million of them. It
    is all done in steps, and after each one can say what was found.
    """

    def __init__(self, path: Path, text: str) -> None:
        self._path = path
        self._words = fold_text(text).split()
        self._rows: dict[int, Sequence[Any]] = {}
        self._in_order: list[Sequence[Any]] = []
        self._places: dict[int, tuple[_TextTable, int]] = {}
        """Of each chat, the newest text that has the words: its table and its number there. A title has none."""
        self._passages: dict[int, str] = {}
        self._below: int | None = None
        """Messages with this number and larger ones were looked through; ``None`` before the first step."""
        self._older_chats = 0
        """Titles of chats with smaller numbers were not looked through yet."""
        self._step = FIRST_STEP_MESSAGES
        self._is_ascii = all(map(str.isascii, self._words))
        """True if texts of ASCII alone may have all words."""

    @property
    def complete(self) -> bool:
        """True if all chats were looked through."""
        return not self._words or (self._below is not None and self._below <= 1 and self._older_chats <= 1)

    def matches(self, limit: int = -1) -> tuple[Conversation, ...]:
        """Return the matching chats so far, pinned first, then the latest used; ``limit`` -1: all of them."""
        rows = self._in_order if limit < 0 else self._in_order[:limit]
        return tuple(replace(conversation_of(row), passage=self._passages.get(row[0], "")) for row in rows)

    def go_on(self, is_wanted: Callable[[], bool] = lambda: True) -> None:
        """Look through some more: at first through the newest titles and messages, then through all titles, too.

        On any thread, on one at a time.
        ``is_wanted`` is asked every few milliseconds: where it says no, an ``sqlite3.OperationalError`` ends the
        search. Raises ``WorldError`` if the file cannot be read.
        """
        if self.complete:
            return
        with reading(self._path, is_wanted) as database, in_use(self._path):
            database.create_function("has_words", 1, lambda raw: has_all_words(as_text(raw), self._words))
            if self._below is None:
                self._below = _newest(database, "messages") + 1
                newest = _newest(database, "conversations")
                self._older_chats = newest + 1 - NEWEST_CHATS
                self._take_texts(database, _TITLES, (self._older_chats, newest + 1))
            else:
                self._take_texts(database, _TITLES, (0, self._older_chats))
                self._older_chats = 0
            first = self._below - self._step
            if self._is_ascii:
                self._take(database, _MESSAGES, *_matches(_MESSAGES, self._words, (first, self._below)))
            self._take(database, _MESSAGES, *_folded_matches(self._words, (first, self._below)))
            self._take_texts(database, _FILES, (first, self._below))
            self._in_order = sorted(self._rows.values(), key=place_in_list)
            self._read_passages(database)
        self._below, self._step = first, self._step * _STEP_GROWTH

    def _take_texts(self, database: sqlite3.Connection, where: _TextTable, numbers: tuple[int, int]) -> None:
        if self._is_ascii:
            self._take(database, where, *_matches(where, self._words, numbers))
        self._take(database, where, *_matches_beyond_ascii(where, numbers))

    def _take(self, database: sqlite3.Connection, where: _TextTable, matches: str, values: list[str | int]) -> None:
        # One row of all numbers, and rows of new chats alone: for each row a thread waits for the interpreter.
        numbers = f"SELECT group_concat(chat), group_concat(place) FROM ({matches})"  # noqa: S608 - of constants of this module
        chat_numbers, place_numbers = database.execute(numbers, values).fetchone()
        if not chat_numbers:
            return
        places = dict(zip(map(int, chat_numbers.split(",")), map(int, place_numbers.split(",")), strict=True))
        if where is not _TITLES:
            self._places = {chat: (where, place) for chat, place in places.items()} | self._places
        new = [id_ for id_ in places if id_ not in self._rows]
        rows = database.execute(
            f"SELECT {COLUMNS} FROM conversations AS c "  # noqa: S608 - constants of these modules
            "WHERE deleted_at IS NULL AND id IN (SELECT value FROM json_each(?))",
            (json.dumps(new),),
        )
        self._rows.update((row[0], row) for row in rows.fetchall())

    def _read_passages(self, database: sqlite3.Connection) -> None:
        chats = [row[0] for row in self._in_order[:MOST_PASSAGES]]
        unread = [chat for chat in chats if chat in self._places and chat not in self._passages]
        for where in (_MESSAGES, _FILES):
            chat_of = {self._places[chat][1]: chat for chat in unread if self._places[chat][0] is where}
            rows = database.execute(
                f"SELECT id, CAST(substr({where.column}, 1, {_MOST_LETTERS}) AS BLOB) FROM {where.table} "  # noqa: S608
                "WHERE id IN (SELECT value FROM json_each(?))",
                (json.dumps(list(chat_of)),),
            )
            self._passages.update((chat_of[id_], line_with(as_text(raw), self._words)) for id_, raw in rows.fetchall())


def _newest(database: sqlite3.Connection, table: str) -> int:
    return int(database.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()[0])  # noqa: S608


@dataclass(frozen=True, slots=True)
class _TextTable:
    """A table with text in it."""

    table: str
    index: str
    column: str
    chat: str
    """The column with the conversation's number."""
    number: str = "id"
    """The column with the number that a search goes by."""


_TITLES = _TextTable("conversations", "title_words", "title", "id")
_MESSAGES = _TextTable("messages", "message_words", "text", "conversation_id")
_FILES = _TextTable("attached_files", "file_words", "name", "conversation_id", "message_id")


def _matches(where: _TextTable, words: Iterable[str], numbers: tuple[int, int]) -> tuple[str, list[str | int]]:
    """Return a query for the conversations of the rows that contain every word, and its values.

    A word under three letters is looked for in the text itself. ``numbers`` are those of the rows to look through, from
    the first up to the one before the second.
    """
    long = " ".join('"' + word.replace('"', '""') + '"' for word in words if len(word) >= _TRIGRAM)
    source, number, conditions = f"{where.table} AS t", f"t.{where.number}", []
    values: list[str | int] = []
    if long:  # the order of a cross join is kept: SQLite would look up the index for each message
        source = f"{where.index} AS w CROSS JOIN {where.table} AS t ON t.id = w.rowid"
        number = "w.rowid" if where.number == "id" else number  # which the index can skip to
        conditions, values = [f"w.{where.index} MATCH ?"], [long]
    conditions.append(f"{number} >= ? AND {number} < ?")
    values += numbers
    for word in words:
        if len(word) < _TRIGRAM:
            conditions.append(f"t.{where.column} LIKE ? ESCAPE '\\'")
            values.append(f"%{word.translate(_PLAIN)}%")
    query = (
        f"SELECT t.{where.chat} AS chat, max(t.id) AS place FROM {source} WHERE {' AND '.join(conditions)} GROUP BY 1"  # noqa: S608
    )
    return query, values


def _folded_matches(words: Sequence[str], numbers: tuple[int, int]) -> tuple[str, list[str | int]]:
    """Return a query for the conversations of messages beyond ASCII that contain every word, and its values."""
    condition = (  # the message itself is read where its text has the words, or was not entered yet
        "SELECT m.conversation_id AS chat, max(m.id) AS place "
        "FROM message_folds AS f CROSS JOIN messages AS m ON m.id = f.message_id "
        "WHERE f.message_id >= ? AND f.message_id < ? AND "
    )
    entered = " AND ".join(["instr(f.text, ?)"] * len(words))
    waiting = f"f.text IS NULL AND has_words({COMPARED_TEXT})"
    return f"{condition} {entered} GROUP BY 1 UNION {condition} {waiting} GROUP BY 1", [*numbers, *words, *numbers]


def _matches_beyond_ascii(where: _TextTable, numbers: tuple[int, int]) -> tuple[str, list[str | int]]:
    """Return a query for the conversations of short texts beyond ASCII that have every word, and its values."""
    query = (
        f"SELECT t.{where.chat} AS chat, max(t.id) AS place FROM {where.table} AS t "  # noqa: S608 - constants of this module
        f"WHERE t.{where.number} >= ? AND t.{where.number} < ? AND NOT {IS_ASCII.format(f't.{where.column}')} "
        f"AND has_words(CAST(t.{where.column} AS BLOB)) GROUP BY 1"
    )
    return query, [*numbers]


_PLAIN = str.maketrans({"\\": "\\\\", "%": "\\%", "_": "\\_"})
"""Signs that mean something in a pattern."""
