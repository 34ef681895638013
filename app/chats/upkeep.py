"""What a large chat file of earlier days still lacks, made beside the window."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from app.chats import text_ends
from app.chats.damage import in_use
from app.chats.database_file import PATIENT_MS

_PAUSES = 2
"""The file is left to others for so many times as long as it was held: who waits for it looks now and then only."""


def enter_text_ends(path: Path, wanted: Callable[[], bool]) -> None:
    """Enter how texts end (:mod:`app.chats.text_ends`), step by step, with pauses in between.

    Args:
        path: a chat file that is open elsewhere.
        wanted: asked before each step; where it says no, the rest is left to another time.

    Raises:
        WorldError: the file cannot be written.
    """
    with in_use(path), closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)) as database:
        database.execute("PRAGMA synchronous = NORMAL")
        while wanted() and not text_ends.all_entered(database):
            begun = time.monotonic()
            text_ends.enter_more(database)
            time.sleep((time.monotonic() - begun) * _PAUSES)
