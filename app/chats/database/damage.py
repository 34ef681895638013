"""Errors of the system about the chat file, as sentences for people, and handling of a damaged file.

A damaged file is renamed, never deleted and never written again, so that a person (or a recovery tool) still has every
byte of it. A large file is looked through beside the window; where that finds damage, a mark beside the file has the
next start look, and set it aside.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from app.errors import DiskFull, FolderNotWritable, WorldError
from app.language import mark, tr, tr_marked
from app.system.files import open_private

CHECKED_AT_ONCE_BYTES = 4 * 1024 * 1024
"""A file up to this size is looked through in some 20 ms."""
DAMAGED = mark(
    "The file with your chats is damaged, and not all of it can be read. Close Draftlight and start "
    "it again: the file is then kept under another name, and a new one is started."
)


def is_checked_at_once(path: Path) -> bool:
    """Return whether looking through the file takes no time that a person notices."""
    return path.stat().st_size <= CHECKED_AT_ONCE_BYTES


def passes_check(database: sqlite3.Connection) -> bool:
    """Return whether no page of the file contradicts another.
    Raises ``sqlite3.DatabaseError`` if it is so damaged that it cannot even be asked.
    """
    return bool(database.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def mark_damaged(path: Path) -> None:
    """Have the next start look through the file, however large it is."""
    with suppress(OSError):
        os.close(open_private(damage_mark(path), os.O_RDWR | os.O_CREAT))


def damage_mark(path: Path) -> Path:
    """Return the file that marks another one as damaged."""
    return path.with_name(path.name + "-damaged")


def beside_it(path: Path) -> list[Path]:
    """Return what SQLite keeps beside a file."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-shm", "-journal")]


def set_aside(path: Path) -> Path:
    """Rename a damaged file, with what SQLite keeps beside it; return its new path."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    serial = 2
    while target.exists():
        target = path.with_name(f"{path.stem}-damaged-{stamp}-{serial}{path.suffix}")
        serial += 1
    with explained(path):
        # The write-ahead log goes first: a main file without its log is older, one with a foreign log is wrong.
        for beside in beside_it(path):
            if beside.exists():
                beside.replace(target.with_name(target.name + beside.name.removeprefix(path.name)))
        path.replace(target)
        damage_mark(path).unlink(missing_ok=True)
    return target


def means_damage(error: sqlite3.Error) -> bool:
    """Return whether an error says that the file is damaged, or no database at all."""
    return _primary_code(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _primary_code(error: sqlite3.Error) -> int:
    # Extended codes carry the primary one in their low byte.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what the system says about the chat file into sentences; damage and our own mistakes pass through.

    Raises:
        DiskFull, FolderNotWritable, WorldError: see the sentence.
    """
    try:
        yield
    except OSError as error:
        raise FolderNotWritable(
            tr("The chats cannot be kept in {parent}: {error}.", parent=path.parent, error=error.strerror or error)
        ) from error
    except sqlite3.OperationalError as error:
        code = _primary_code(error)
        if code == sqlite3.SQLITE_FULL:
            raise DiskFull(
                tr("The disk is full, so the chat could not be saved. Free some space and try again.")
            ) from error
        if code in {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM}:
            raise FolderNotWritable(
                tr("The chat file {path} cannot be opened or written: {error}.", path=path, error=error)
            ) from error
        if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise WorldError(tr("The chats are in use by another program. Close it and try again.")) from error
        raise


@contextmanager
def in_use(path: Path) -> Iterator[None]:
    """:func:`explained` for a file that is open: what is damaged then is left alone until the next start.

    Raises:
        WorldError: see the sentence.
    """
    try:
        with explained(path):
            yield
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        mark_damaged(path)
        raise WorldError(tr_marked(DAMAGED)) from error
