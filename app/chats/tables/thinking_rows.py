"""Whether a chat's replies begin with a thought, where its person has chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from sqlite3 import Connection
from typing import Any


class ThinkingRows:
    """Reads and writes the choice.

    Args:
        read: runs a query.
        writing: a transaction.
    """

    def __init__(
        self,
        read: Callable[[str, Sequence[object]], list[Any]],
        writing: Callable[[], AbstractContextManager[Connection]],
    ) -> None:
        self._read, self._writing = read, writing

    def chosen(self, conversation_id: int) -> bool | None:
        """Return whether a chat's model is to think; ``None``: as it does by itself."""
        rows = self._read("SELECT thinking FROM conversations WHERE id = ?", (conversation_id,))
        return None if not rows or rows[0][0] is None else bool(rows[0][0])

    def choose(self, conversation_id: int, thinking: bool | None) -> None:
        """Note it; a chat that was deleted meanwhile is none."""
        with self._writing() as database:
            database.execute("UPDATE conversations SET thinking = ? WHERE id = ?", (thinking, conversation_id))
