"""How a conversation lies in its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.chats.cells import id_of, moment_of, number_of, text_of
from app.chats.records import Conversation

COLUMNS = "c.id, c.title, c.pinned, c.created_at, c.updated_at, c.folder_id, c.archived"
"""Of the table ``c``."""


def conversation_of(row: Sequence[Any]) -> Conversation:
    """What stands in :data:`COLUMNS`."""
    id_, title, pinned, created_at, updated_at, folder_id, archived = row
    moments = moment_of(created_at), moment_of(updated_at)
    return Conversation(id_, text_of(title), bool(pinned), *moments, id_of(folder_id), bool(archived))


def place_in_list(row: Sequence[Any]) -> tuple[float, ...]:
    """What sorts such rows as the list has them: pinned first, then the latest used first."""
    id_, _, pinned, _, updated_at, _, _ = row
    return -number_of(pinned), -number_of(updated_at), -id_
