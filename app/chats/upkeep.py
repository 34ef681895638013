"""Long work on the chat file beside the window: removing chats, completing what a search needs, and a check."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from app.chats.database import folded_texts
from app.chats.database.damage import explained, in_use, is_checked_at_once, mark_damaged, means_damage, passes_check
from app.chats.database.database_file import PATIENT_MS
from app.chats.searching import reading
from app.chats.tables import remove_some


def is_sound(path: Path, is_wanted: Callable[[], bool]) -> bool:
    """Look through a file that is open, unless that was done when it was opened. Takes 5 ms a megabyte.

    Where it is damaged, the next start sets it aside.
    ``is_wanted`` is asked every few milliseconds: where it says no, an ``sqlite3.OperationalError`` ends the check.
    Raises ``WorldError`` if the file is gone, or cannot be read now.
    """
    try:
        with explained(path):
            if is_checked_at_once(path):
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
    ``is_wanted`` is asked before each step: where it says no, the rest is left to another time. Raises ``WorldError``
    if the file cannot be written.
    """
    with _beside(path) as database:
        while not folded_texts.are_all_entered(database) and is_wanted():
            with _pause_after():
                folded_texts.enter_more(database)


def remove_deleted(path: Path, chats: Sequence[int], is_wanted: Callable[[], bool]) -> None:
    """Remove deleted chats for good; one that was brought back stays. Otherwise as :func:`enter_what_is_searched`."""
    if not chats:
        return
    with _beside(path) as database:
        database.execute("PRAGMA foreign_keys = ON")
        for chat in chats:
            more = True
            while more:
                if not is_wanted():
                    return
                with _pause_after():
                    more = remove_some(database, chat)


@contextmanager
def _beside(path: Path) -> Iterator[sqlite3.Connection]:
    with in_use(path), closing(sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)) as database:
        database.execute("PRAGMA synchronous = NORMAL")
        yield database


@contextmanager
def _pause_after() -> Iterator[None]:
    begun = time.monotonic()
    yield
    time.sleep((time.monotonic() - begun) * _PAUSES)
