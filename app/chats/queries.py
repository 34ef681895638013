"""Queries of the chat file, and reading the cells that they return.

Reads the cells of a chat file, which may come from anywhere: SQLite keeps anything in any column.

What is not of the right kind is put right, since an odd date or title is no reason to show nothing of a chat.
"""

from __future__ import annotations

import json
import math
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import UTC, datetime
from sqlite3 import Connection
from typing import Any, Protocol

_LATEST_S = 32_503_680_000
"""The year 3000: no system can tell the date of much later moments."""


def as_text(raw: bytes) -> str:
    """Return text as SQLite has it, which may be no UTF-8: its module would refuse the whole row."""
    return raw.decode("utf-8", "replace")


def text_of(cell: object) -> str:
    """Return what should be text."""
    if isinstance(cell, bytes):
        return as_text(cell)
    return "" if cell is None else str(cell)


def number_of(cell: object) -> float:
    """Return what should be a number."""
    return float(cell) if isinstance(cell, int | float) and math.isfinite(cell) else 0.0


def id_of(cell: object) -> int | None:
    """Return what should be the number of a row, or nothing."""
    return cell if isinstance(cell, int) else None


def bytes_of(cell: object) -> bytes:
    """Return what should be bytes, or nothing."""
    return cell if isinstance(cell, bytes) else b""


def moment_of(cell: object) -> datetime:
    """Return what should be a number of seconds since 1970."""
    return datetime.fromtimestamp(min(max(number_of(cell), 0), _LATEST_S), UTC)


def unpacked(cell: object, most_bytes: int) -> bytes:
    """Return what was packed with zlib.
    Raises ``ValueError`` if it was not, or is larger than anything that this program packs.
    """
    unpacking = zlib.decompressobj()
    try:
        content = unpacking.decompress(bytes_of(cell), most_bytes)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not unpacking.eof:
        raise ValueError("cut off, or too large")
    return content


class ReadRows(Protocol):
    """Runs a query."""

    def __call__(self, query: str, values: Sequence[object] | Mapping[str, object] = ()) -> list[Any]: ...


Transaction = Callable[[], AbstractContextManager[Connection]]
"""Begins a transaction, which is written whole or not at all."""


class StoreRows:
    """Reads and changes some rows of a store; each change is a transaction."""

    def __init__(self, read: ReadRows, writing: Transaction) -> None:
        self._read, self._writing = read, writing

    def _write(self, statement: str, values: Sequence[object]) -> int:
        with self._writing() as database:
            return database.execute(statement, values).rowcount

    def _write_each(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        with self._writing() as database:
            database.executemany(statement, rows)


def clean(text: str) -> str:
    """Return a text as SQLite can keep it: half of a surrogate pair (from a paste or a broken model) is none."""
    return text.encode("utf-8", "replace").decode("utf-8")


def json_in(text: str | bytes) -> Any:
    """Return the value of a JSON text; ``None`` where it is none."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


@contextmanager
def written_whole(database: sqlite3.Connection) -> Iterator[None]:
    """Keep what is written inside, unless it fails."""
    if database.in_transaction:
        yield
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except sqlite3.Error:
        with suppress(sqlite3.Error):  # a full disk has rolled it back already
            database.execute("ROLLBACK")
        raise
