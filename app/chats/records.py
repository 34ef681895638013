"""What a conversation is made of, as its readers see it: frozen values, never a row or a cursor."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from app.speculation.trace import Trace

Role = Literal["system", "user", "assistant"]
State = Literal["complete", "streaming", "cancelled", "failed"]
"""``streaming``: still being written. ``cancelled`` and ``failed`` replies keep what they had."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """One entry of the chat list."""

    id: int
    title: str
    pinned: bool
    created_at: datetime
    updated_at: datetime
    """When a message was last added; in UTC, like ``created_at``."""


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """One message of a conversation; ``trace`` is what speculation did in a reply, where it was kept."""

    id: int
    parent_id: int | None
    role: Role
    text: str
    trace: Trace | None = None
    state: State = "complete"


def title_from(text: str) -> str:
    """A title from a first message: its first line with words in it, cut at a word near 60 characters."""
    line = next((" ".join(line.split()) for line in text.splitlines() if line.strip()), "")
    if len(line) <= 60:
        return line
    head = line[:60]
    return (head.rsplit(" ", 1)[0] if " " in head else head) + "…"
