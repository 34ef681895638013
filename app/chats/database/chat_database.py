"""The connection to the file of the chats: single statements, and several that are written whole or not at all.

One connection, for the thread that made it (SQLite's own check enforces it).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.chats.database.damage import in_use
from app.chats.database.database_file import PATIENT_MS, open_database

_IMPATIENT_MS = 20


class ChatDatabase:
    """Reads and writes rows; what SQLite refuses is a :class:`~app.errors.WorldError` whose sentence can be shown.

    Args:
        path: the file; it is created if needed.
        beside: another program has it open.

    Attributes:
        path: the file.
        connection: the connection itself.
        problem: one sentence when a damaged file was set aside, else ``None``.

    Raises:
        WorldError: the file was saved by a newer program, or cannot be opened.
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
