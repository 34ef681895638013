"""Chat files as earlier programs left them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

TEXT_ENDS = (
    "CREATE TABLE message_ends (letters TEXT NOT NULL, message_id INTEGER NOT NULL, PRIMARY KEY (letters, message_id)) "
    "WITHOUT ROWID; CREATE TABLE message_ends_known (from_id INTEGER NOT NULL); "
    "CREATE TRIGGER message_end_added AFTER INSERT ON messages BEGIN "
    "INSERT OR IGNORE INTO message_ends VALUES (substr(new.text, -2), new.id); END"
)
"""Statements for what earlier programs kept of how texts end."""


def without_folded_texts(path: Path) -> None:
    """Take out of a chat file its messages as they are compared."""
    with closing(sqlite3.connect(path)) as database:
        for kind in ("added", "changed", "removed"):
            database.execute(f"DROP TRIGGER message_fold_{kind}")
        database.execute("DROP TABLE message_folds")
        database.commit()
