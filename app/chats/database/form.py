"""Compares what a file is made of (tables, triggers, views, indexes) with what this program makes.

A file can come from anywhere, and SQLite carries out what stands in it: a trigger with each message that is written, a
view wherever a table of its name is read, an index with each row. So tables must be ours, to the letter, and all else
that is not ours is removed before anything is read or written. A table of another name stays, unless it refers to one
of ours, whose rows could not be removed then.
"""

from __future__ import annotations

import functools
import logging
import sqlite3
from collections.abc import Iterable
from contextlib import closing

from app.chats.database.damage import means_damage
from app.chats.database.indexes import add_indexes
from app.chats.database.schema import NEWEST, bring_up, readable

_log = logging.getLogger(__name__)

_Part = tuple[str, str]
"""Kind and name."""
_WORDS = ("message_words", "title_words", "file_words")
"""Indexes of words. Each has tables of its own, which SQLite makes and looks after."""
_MADE_ANEW = ("message_end", "message_fold")
"""Prefixes of wholes that can be removed and made anew: the ends of texts, which earlier versions kept and nothing
needs, and the tables of :mod:`app.chats.database.folded_texts`.
"""
_LARGEST_NUMBER = 2**31 - 1
"""Of a row, where nobody has made up others; the window can hold no larger ones."""
_NEWER_FORMATS = 1000
"""Formats that a later program may have. A larger number is none."""


class OtherForm(Exception):
    """The file is no file of chats, or its tables are not those that this program makes."""


def require_own_tables(database: sqlite3.Connection) -> int:
    """Check that a file has the tables of its format; return the format's number, 0 for a new file.

    Raises:
        OtherForm: they are others, or no format has such a number.
        WorldError: a newer program wrote the file.
    """
    database.execute("BEGIN")  # another program may be making the file: both are of one moment
    number = int(database.execute("PRAGMA user_version").fetchone()[0])
    parts = _parts(database)
    database.execute("COMMIT")
    if not 0 <= number <= NEWEST + _NEWER_FORMATS:
        raise OtherForm
    version = readable(number)
    if version == 0 and parts:
        raise OtherForm
    for part, sql in _own_parts(version).items():
        if part[0] == "table" and not (part in parts and (_belongs_to_words(part) or _alike(parts[part], sql))):
            raise OtherForm
    if any(_has_odd_numbers(database, table) for table in _tables_with_numbers(version)):
        raise OtherForm
    return version


def put_right(database: sqlite3.Connection, version: int) -> None:
    """Remove triggers, views and indexes that this program does not make, and make anew those that were changed."""
    if version == 0:
        return
    needed, extra = _own_parts(version), _extra_parts()
    parts = _parts(database)
    changed = tuple(
        _whole_of(part) for part, sql in extra.items() if _whole_of(part) and not _alike(parts.get(part, ""), sql)
    )
    for part, sql in parts.items():
        ours = needed.get(part) or ("" if _whole_of(part) in changed else extra.get(part, ""))
        kind, name = part
        if _alike(sql, ours) or (kind == "table" and not _whole_of(part) and not _refers(database, name, sql)):
            continue
        _log.info("the chat file had a %s that is not ours, which was removed", kind)
        database.execute(f'DROP {kind} IF EXISTS "{name.replace(chr(34), chr(34) * 2)}"')
    missing = [sql for part, sql in needed.items() if part[0] != "table" and not _alike(parts.get(part, ""), sql)]
    for sql in missing:
        database.execute(sql)
    if missing:
        make_word_indexes_anew(database, version)
    _put_last_numbers_right(database, version)


def make_word_indexes_anew(database: sqlite3.Connection, version: int = NEWEST) -> None:
    """Enter all words once more: what the indexes hold is damaged, or may not be what was said."""
    for name in _word_indexes(version):
        # As FTS5 leaves its tables when it has just made them. It could not even open what is damaged.
        for part in ("data", "idx", "docsize"):
            database.execute(f"DELETE FROM {name}_{part}")  # noqa: S608 - a constant
        database.execute(f"INSERT INTO {name}_data VALUES (1, x''), (10, x'00000000000000')")  # noqa: S608
        database.execute(f"INSERT INTO {name} ({name}) VALUES ('rebuild')")  # noqa: S608


def are_word_indexes_open(database: sqlite3.Connection, version: int) -> bool:
    """Return whether the indexes of words can be asked; a check of the file's pages does not look at what they say."""
    try:
        for name in _word_indexes(version):
            database.execute(f"SELECT rowid FROM {name} LIMIT 0")  # noqa: S608 - a constant
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        return False
    return True


def _word_indexes(version: int) -> list[str]:
    return [name for name in _WORDS if ("table", name) in _own_parts(version)]


def _put_last_numbers_right(database: sqlite3.Connection, version: int) -> None:
    """Mend numbers after which SQLite would give no more."""
    odd = "NOT (typeof(seq) = 'integer' AND seq BETWEEN 0 AND ?)"
    for (name,) in database.execute(f"SELECT name FROM sqlite_sequence WHERE {odd}", (_LARGEST_NUMBER,)).fetchall():  # noqa: S608
        if name in _tables_with_numbers(version):
            last = f"(SELECT coalesce(max(id), 0) FROM {name})"  # noqa: S608 - one of ours
            database.execute(f"UPDATE sqlite_sequence SET seq = {last} WHERE name = ?", (name,))  # noqa: S608


def _has_odd_numbers(database: sqlite3.Connection, table: str) -> bool:
    try:
        lowest, highest = database.execute(f"SELECT min(id), max(id) FROM {table}").fetchone()  # noqa: S608 - ours
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        return False  # damage has a check of its own
    return lowest is not None and not 1 <= lowest <= highest <= _LARGEST_NUMBER


def _tables_with_numbers(version: int) -> list[str]:
    tables = ("conversations", "messages", "attached_files", "folders", "assistants")
    return [name for name in tables if ("table", name) in _own_parts(version)]


def _parts(database: sqlite3.Connection) -> dict[_Part, str]:
    """Return what a file is made of, with the statements that make it; what SQLite makes by itself is left out."""
    rows: Iterable[tuple[str, str, str]] = database.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL "
        "AND (type IN ('trigger', 'view') OR substr(name, 1, 7) <> 'sqlite_')"
    )
    return {(str(kind), str(name)): str(sql) for kind, name, sql in rows}


@functools.cache
def _own_parts(version: int) -> dict[_Part, str]:
    """Return what a file of this format has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        bring_up(database, 0, version)
        return _parts(database)


@functools.cache
def _extra_parts() -> dict[_Part, str]:
    """Return what a file of any format may have besides."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        bring_up(database, 0)
        add_indexes(database)
        return {part: sql for part, sql in _parts(database).items() if part not in _own_parts(NEWEST)}


def _refers(database: sqlite3.Connection, table: str, sql: str) -> bool:
    """Return whether a table that is not ours refers to another one."""
    if ("table", table) in _own_parts(NEWEST) or sql.upper().split()[:2] == ["CREATE", "VIRTUAL"]:
        return False
    return database.execute("SELECT 1 FROM pragma_foreign_key_list(?)", (table,)).fetchone() is not None


def _alike(sql: str, other: str) -> bool:
    return sql.split() == other.split()


def _belongs_to_words(part: _Part) -> bool:
    return part[1].startswith(tuple(f"{name}_" for name in _WORDS))


def _whole_of(part: _Part) -> str:
    """Return which of the wholes that can be made anew a part belongs to; empty where it belongs to none."""
    return next((prefix for prefix in _MADE_ANEW if part[1].startswith(prefix)), "")
