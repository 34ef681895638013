"""A copy of the chat file as an earlier version wrote it, made before its format changes.

Who goes back to that version finds the chats of then in it: the changed file is one that the version cannot read.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from app.errors import DiskFull, FolderNotWritable
from app.language import number, tr
from app.system.ownership import open_private

MOST_COPIES = 3
"""Copies of earlier formats that are kept, the latest formats: each may be as large as all chats together."""


def copy_path(path: Path, version: int) -> Path:
    """Where the copy of a chat file of that format is kept."""
    return path.with_name(f"{path.stem}-format-{version}{path.suffix}")


def keep_copy(path: Path, version: int) -> Path:
    """Copy the chat file, whole or not at all; the caller keeps others from writing to it meanwhile.

    Raises:
        DiskFull, FolderNotWritable: there is no copy, and nothing was changed.
    """
    kept = copy_path(path, version)
    try:
        write_copy(path, kept)
        _drop_oldest(path)
    except (OSError, sqlite3.OperationalError) as error:
        raise _explained(error, path) from error
    return kept


def write_copy(path: Path, to: Path) -> None:
    """Write a copy of a chat file, which may be open and in use, as one file; whole or not at all.

    Raises:
        OSError, sqlite3.Error: there is no copy, and what was there before stays.
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
    found: dict[int, Path] = {}
    for kept in path.parent.glob(f"{path.stem}-format-*{path.suffix}"):
        version = kept.stem.removeprefix(f"{path.stem}-format-")
        if version.isdecimal():
            found[int(version)] = kept
    return found


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
