"""Looking through the whole chat file for damage, beside the window."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from app.chats.database.damage import checked_at_once, explained, mark_damaged, means_damage, passes_check
from app.chats.searching import reading


def is_sound(path: Path, wanted: Callable[[], bool]) -> bool:
    """Look through a file that is open, unless that was done when it was opened. Takes 5 ms a megabyte.

    Where it is damaged, the next start sets it aside.

    Args:
        path: the chat file.
        wanted: asked every few milliseconds; where it says no, an ``sqlite3.OperationalError`` ends the check.

    Raises:
        WorldError: the file is gone, or cannot be read now.
    """
    try:
        with explained(path):
            if checked_at_once(path):
                return True
            with reading(path, wanted) as database:
                sound = passes_check(database)
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        sound = False
    if not sound:
        mark_damaged(path)
    return sound
