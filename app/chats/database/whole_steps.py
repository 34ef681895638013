"""Writes several statements whole or not at all, in a transaction of their own or in the one that is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress


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
