"""Long work on the chat file beside the window: removing chats, completing what a search needs, and a check."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from app.chats.database import folded_texts
from app.chats.database.damage import checked_at_once, explained, in_use, mark_damaged, means_damage, passes_check
from app.chats.database.database_file import PATIENT_MS
from app.chats.searching import reading
from app.chats.tables import remove_some


def is_sound(path: Path, is_wanted: Callable[[], bool]) -> bool:
    """Look through a file that is open, unless that was done when it was opened. Takes 5 ms a megabyte.

    Where it is damaged, the next start sets it aside.

    Args:
        path: the chat file.
        is_wanted: asked every few milliseconds; where it says no, an ``sqlite3.OperationalError`` ends the check.

    Raises:
        WorldError: the file is gone, or cannot be read now.
    """
    try:
        with explained(path):
            if checked_at_once(path):
                return True
            with reading(path, is_wanted) as database:
                sound = passes_check(database)
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        sound = False
    if not sound:
        mark_damaged(path)
    return sound


_PAUSES = 2
"""The file is left to others for so many times as long as it was held: who waits for it looks now and then only."""


def enter_what_is_searched(path: Path, is_wanted: Callable[[], bool]) -> None:
    """Enter texts as they are compared, step by step, with pauses in between.

    Args:
        path: a chat file that is open elsewhere.
        is_wanted: asked before each step; where it says no, the rest is left to another time.

    Raises:
        WorldError: the file cannot be written.
    """
    with in_use(path), closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)) as database:
        database.execute("PRAGMA synchronous = NORMAL")
        while not folded_texts.are_all_entered(database):
            if not is_wanted():
                return
            begun = time.monotonic()
            folded_texts.enter_more(database)
            time.sleep((time.monotonic() - begun) * _PAUSES)


def remove_deleted(path: Path, chats: Sequence[int], is_wanted: Callable[[], bool]) -> None:
    """Remove deleted chats for good, step by step, with pauses in between; one that was brought back stays.

    Args:
        path: a chat file that is open elsewhere.
        chats: which.
        is_wanted: asked before each step; where it says no, the rest is left to another time.

    Raises:
        WorldError: the file cannot be written.
    """
    if not chats:
        return
    with in_use(path), closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)) as database:
        database.execute("PRAGMA synchronous = NORMAL")
        database.execute("PRAGMA foreign_keys = ON")
        for chat in chats:
            more = True
            while more:
                if not is_wanted():
                    return
                begun = time.monotonic()
                more = remove_some(database, chat)
                time.sleep((time.monotonic() - begun) * _PAUSES)
