"""Chat files as earlier programs left them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def without_text_ends(path: Path) -> None:
    """Take out of a chat file what is known of how texts end."""
    with closing(sqlite3.connect(path)) as database:
        for kind in ("added", "changed", "removed"):
            database.execute(f"DROP TRIGGER message_end_{kind}")
        database.execute("DROP TABLE message_ends")
        database.execute("DROP TABLE message_ends_known")
        database.commit()


def without_folded_texts(path: Path) -> None:
    """Take out of a chat file its messages as they are compared."""
    with closing(sqlite3.connect(path)) as database:
        for kind in ("added", "changed", "removed"):
            database.execute(f"DROP TRIGGER message_fold_{kind}")
        database.execute("DROP TABLE message_folds")
        database.commit()
