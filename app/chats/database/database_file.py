"""Opens the chat file: creates it, brings it to the newest format, and puts one aside that is damaged or none of ours.

A file from a newer program is left untouched.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from app.chats.cells import as_text
from app.chats.database import folded_texts
from app.chats.database.damage import (
    DAMAGED,
    beside_it,
    checked_at_once,
    damage_mark,
    explained,
    mark_damaged,
    means_damage,
    passes_check,
    set_aside,
)
from app.chats.database.earlier_copy import keep_copy
from app.chats.database.form import (
    OtherForm,
    are_word_indexes_open,
    make_word_indexes_anew,
    put_right,
    require_own_tables,
)
from app.chats.database.indexes import add_indexes
from app.chats.database.schema import NEWEST, bring_up, version_of
from app.errors import AppError, WorldError
from app.language import mark, tr, tr_marked
from app.system.ownership import open_private

PATIENT_MS = 2000
"""How long to wait for another program that holds the file."""
DAMAGED_COPY = mark("This copy is damaged and cannot be brought back. Nothing was changed.")
NO_CHATS = mark("This file has no chats of Draftlight in it. Nothing was changed.")


class _Damaged(Exception):
    """The file is no SQLite database, its pages contradict each other, or its tables are not ours."""


def open_database(path: Path, *, beside: bool = False) -> tuple[sqlite3.Connection, str | None]:
    """Open (or create) the chat file, ready for use, and say in one sentence if a damaged one was set aside.

    A file that another program has open (``beside``) is not moved away under it, but marked for the next start.

    Raises:
        WorldError: the file was written by a newer program, or cannot be opened at all.
    """
    try:
        return _open(path, beside=beside), None
    except _Damaged as error:
        if beside:
            mark_damaged(path)
            raise WorldError(tr_marked(DAMAGED)) from error
        kept = set_aside(path)
        return _open(path, beside=beside), (
            tr(
                "The file with your chats was damaged and could not be read. It was kept as {name}, and a new, "
                "empty one was started.",
                name=kept.name,
            )
        )


def _open(path: Path, *, beside: bool) -> sqlite3.Connection:
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _create_private(path)
        if any(one.exists() and not one.is_file() for one in (path, *beside_it(path))):
            raise _Damaged  # a folder, a pipe, or a device that would be read without end
        database = sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)
    database.text_factory = as_text
    try:
        with explained(path):
            _prepare(database, path, beside=beside)
    except (OtherForm, sqlite3.DatabaseError) as error:
        database.close()
        raise _Damaged from error
    except (AppError, _Damaged):
        database.close()
        raise
    return database


def _create_private(path: Path) -> None:
    """Create the file for its owner alone; SQLite gives the files beside it the same permissions."""
    with suppress(OSError):  # it will be said by SQLite
        os.close(open_private(path, os.O_RDWR | os.O_CREAT | os.O_EXCL))


def _prepare(database: sqlite3.Connection, path: Path, *, beside: bool) -> None:
    version = require_own_tables(database)
    put_right(database, version)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute("PRAGMA foreign_keys = ON")
    mark = damage_mark(path)
    if mark.exists() or checked_at_once(path):
        if not passes_check(database):
            raise _Damaged
        if mark.exists() or not are_word_indexes_open(database, version):
            make_word_indexes_anew(database, version)
            mark.unlink(missing_ok=True)
    if version < NEWEST:
        _migrate(database, path)
    add_indexes(database)
    if not beside:
        _end_streams(database)


def _end_streams(database: sqlite3.Connection) -> None:
    """Note that replies are not being written any more which were when the program last ended."""
    statement = "UPDATE messages SET state = 'cancelled' WHERE state = 'streaming'"
    try:
        database.execute(statement)
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        make_word_indexes_anew(database)
        database.execute(statement)


def newest_format(path: Path) -> None:
    """Bring a file of chats that nobody has open, and that may be of an earlier format, to this program's.

    Raises:
        WorldError: it is damaged, a newer program's, or no file of chats at all.
    """
    try:
        with explained(path):
            database = sqlite3.connect(path, isolation_level=None)
            database.text_factory = as_text
            with closing(database):
                version = require_own_tables(database)
                put_right(database, version)
                if not passes_check(database):
                    raise WorldError(tr_marked(DAMAGED_COPY))
                database.execute("BEGIN IMMEDIATE")
                if not are_word_indexes_open(database, version):
                    make_word_indexes_anew(database, version)
                bring_up(database, version)
                add_indexes(database)
                while not folded_texts.are_all_entered(database):
                    folded_texts.enter_more(database)
                _end_streams(database)
                database.execute("COMMIT")
    except OtherForm as error:
        raise WorldError(tr_marked(NO_CHATS)) from error
    except sqlite3.DatabaseError as error:
        raise WorldError(tr_marked(NO_CHATS if "not a database" in str(error) else DAMAGED_COPY)) from error


def _migrate(database: sqlite3.Connection, path: Path) -> None:
    """Bring the file to the newest version, all the way or not at all; a copy of what it was is kept beside it."""
    database.execute("BEGIN IMMEDIATE")
    try:
        # Read again: until here another program that was opened at the same time may have done it.
        version = version_of(database)
        if 0 < version < NEWEST:
            keep_copy(path, version)
        bring_up(database, version)
        database.execute("COMMIT")
    except (AppError, sqlite3.Error):
        with suppress(sqlite3.Error):  # a full disk has rolled it back already
            database.execute("ROLLBACK")
        raise
