"""Recognition of the files that this program writes and opens again, by how they begin."""

from __future__ import annotations

import re
import stat
from enum import StrEnum
from pathlib import Path


class OwnFile(StrEnum):
    """A kind of file that the window opens in a place of its own."""

    REPLY = "a recorded reply"
    CHATS = "chats, one or an archive of several"
    BACKUP = "a copy of all chats"
    ASSISTANTS = "assistants"
    MODEL = "a model"


_BEGINNINGS = {
    OwnFile.CHATS: re.compile(rb'\{"schema":\d+,"title":'),
    OwnFile.REPLY: re.compile(rb'\{"schema":'),
    OwnFile.ASSISTANTS: re.compile(rb'\{"format":"draftlight-assistants"'),
}
"""Beginnings of the files, without blanks."""


def own_kind(path: Path) -> OwnFile | None:
    """Return the kind of a file; ``None`` for any other file, and for one that cannot be read."""
    if path.suffix.lower() == ".gguf":
        return OwnFile.MODEL
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would be waited for
            return None
        with path.open("rb") as file:
            beginning = file.read(4096)
    except (OSError, ValueError):  # a name may hold what no name can hold
        return None
    if beginning.startswith(b"PK\x03\x04") and path.suffix.lower() == ".zip":
        return OwnFile.CHATS
    if beginning.startswith(b"SQLite format 3\0") and path.suffix.lower() == ".sqlite3":
        return OwnFile.BACKUP
    beginning = b"".join(beginning.removeprefix(b"\xef\xbb\xbf").split())
    return next((kind for kind, pattern in _BEGINNINGS.items() if pattern.match(beginning)), None)
