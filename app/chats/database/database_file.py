"""Opens the chat file: creates it, brings it to the newest format, and puts one aside that is damaged or none of ours.

A file from a newer program is left untouched.

A copy of the chat file as an earlier version wrote it, made before its format changes.

Who goes back to that version finds the chats of then in it: the changed file is one that the version cannot read.

The connection to the file of the chats: single statements, and several that are written whole or not at all.

One connection, for the thread that made it (SQLite's own check enforces it).
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from app.chats.database import folded_texts
from app.chats.database.damage import (
    DAMAGED,
    beside_it,
    damage_mark,
    explained,
    in_use,
    is_checked_at_once,
    mark_damaged,
    means_damage,
    passes_check,
    set_aside,
)
from app.chats.database.schema import (
    NEWEST,
    OtherForm,
    add_indexes,
    are_word_indexes_open,
    bring_up,
    make_word_indexes_anew,
    put_right,
    require_own_tables,
    version_of,
)
from app.chats.queries import as_text
from app.errors import AppError, DiskFull, FolderNotWritable, WorldError
from app.language import mark, number, tr, tr_marked
from app.system.files import open_private

MOST_COPIES = 3
"""Copies of earlier formats that are kept, the latest formats: each may be as large as all chats together."""


def copy_path(path: Path, version: int) -> Path:
    """Return the path of the copy of a chat file in the format ``version``."""
    return path.with_name(f"{path.stem}-format-{version}{path.suffix}")


def keep_copy(path: Path, version: int) -> Path:
    """Copy the chat file, whole or not at all; the caller keeps others from writing to it meanwhile.
    Raises ``DiskFull`` or ``FolderNotWritable`` if there is no copy, and nothing was changed.
    """
    copy = copy_path(path, version)
    try:
        write_copy(path, copy)
        _drop_oldest(path)
    except (OSError, sqlite3.OperationalError) as error:
        raise _explained(error, path) from error
    return copy


def write_copy(path: Path, to: Path) -> None:
    """Write a copy of a chat file, which may be open and in use, as one file; whole or not at all.
    Raises ``OSError`` or ``sqlite3.Error`` if there is no copy, and what was there before stays.
    """
    part = to.with_name(to.name + "-part")
    try:
        part.unlink(missing_ok=True)
        os.close(open_private(part, os.O_RDWR | os.O_CREAT | os.O_EXCL))
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, that can be put back by hand
        part.replace(to)
    except (OSError, sqlite3.Error):
        for leftover in (part, part.with_name(part.name + "-wal"), part.with_name(part.name + "-shm")):
            with suppress(OSError):
                leftover.unlink(missing_ok=True)
        raise


def earlier_copies(path: Path) -> dict[int, Path]:
    """Return the copies that are kept of a chat file, by their format."""
    copies: dict[int, Path] = {}
    for copy in path.parent.glob(f"{path.stem}-format-*{path.suffix}"):
        version = copy.stem.removeprefix(f"{path.stem}-format-")
        if version.isdecimal():
            copies[int(version)] = copy
    return copies


def _drop_oldest(path: Path) -> None:
    copies = earlier_copies(path)
    for version in sorted(copies)[:-MOST_COPIES]:
        with suppress(OSError):  # it takes room, and does no harm
            copies[version].unlink()


def _explained(error: OSError | sqlite3.OperationalError, path: Path) -> DiskFull | FolderNotWritable:
    full = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL
    if full or getattr(error, "errno", None) in {errno.ENOSPC, errno.EDQUOT}:
        megabytes = max(1, round(path.stat().st_size / 1e6))
        return DiskFull(
            tr(
                "Your chats are brought to a new format, and before that a copy of them is made in {folder}: the disk "
                "is too full for it. Free {size} MB, and start again. Nothing was changed.",
                folder=path.parent,
                size=number(megabytes),
            )
        )
    return FolderNotWritable(
        tr(
            "Your chats are brought to a new format, and before that a copy of them is made in {folder}: {error}. "
            "Nothing was changed.",
            folder=path.parent,
            error=error,
        )
    )


PATIENT_MS = 2000
"""Time to wait for another program that holds the file."""
DAMAGED_COPY = mark("This copy is damaged and cannot be brought back. Nothing was changed.")
NO_CHATS = mark("This file has no chats of Draftlight in it. Nothing was changed.")


class _Damaged(Exception):
    """The file is no SQLite database, its pages contradict each other, or its tables are not ours."""


def open_database(path: Path, *, beside: bool = False) -> tuple[sqlite3.Connection, str | None]:
    """Open (or create) the chat file, ready for use, and say in one sentence if a damaged one was set aside.

    A file that another program has open (``beside``) is not moved away under it, but marked for the next start.
    Raises ``WorldError`` if the file was written by a newer program, or cannot be opened at all.
    """
    try:
        return _open(path, beside=beside), None
    except _Damaged as error:
        if beside:
            mark_damaged(path)
            raise WorldError(tr_marked(DAMAGED)) from error
        damaged = set_aside(path)
        return _open(path, beside=beside), (
            tr(
                "The file with your chats was damaged and could not be read. It was kept as {name}, and a new, "
                "empty one was started.",
                name=damaged.name,
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
    if mark.exists() or is_checked_at_once(path):
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
    Raises ``WorldError`` if it is damaged, a newer program's, or no file of chats at all.
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


_IMPATIENT_MS = 20


class ChatDatabase:
    """Reads and writes rows; what SQLite refuses is a :class:`~app.errors.WorldError` whose sentence can be shown.
    Raises ``WorldError`` if the file was saved by a newer program, or cannot be opened.

    Attributes:
        path: the file.
        connection: the connection itself.
        problem: one sentence when a damaged file was set aside, else ``None``.
    """

    def __init__(self, path: Path, *, beside: bool = False) -> None:
        self.path = path
        self.connection, self.problem = open_database(path, beside=beside)

    def read(self, query: str, values: Sequence[object] | Mapping[str, object] = ()) -> list[Any]:
        """Return the rows of a query."""
        with in_use(self.path):
            return self.connection.execute(query, values).fetchall()

    def write(self, statement: str, values: Sequence[object] = ()) -> int:
        """Carry out one statement, which is a transaction of its own; returns how many rows it changed."""
        with in_use(self.path):
            return self.connection.execute(statement, values).rowcount

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Begin a transaction, which is written whole at the end, or not at all."""
        with in_use(self.path):
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield self.connection
                self.connection.execute("COMMIT")
            finally:
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")

    @contextmanager
    def impatient(self) -> Iterator[None]:
        """Hardly wait for another program that holds the file: for what will be tried again."""
        self.connection.execute(f"PRAGMA busy_timeout = {_IMPATIENT_MS}")
        try:
            yield
        finally:
            self.connection.execute(f"PRAGMA busy_timeout = {PATIENT_MS}")

    def close(self) -> None:
        self.connection.close()
