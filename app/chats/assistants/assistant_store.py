"""Assistants beside the chats: which there are, and which a chat has."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.chats.assistants.assistant import Assistant, clean_name
from app.chats.assistants.first_assistants import as_read, as_stored
from app.chats.cells import text_of
from app.chats.queries import ReadRows, Transaction
from app.errors import kind_and_place

_log = logging.getLogger(__name__)

_NEW_EACH, _LARGEST_SEED = -1, 2**32 - 1
_COLUMNS = "a.id, a.name, a.content"


class AssistantStore:
    """Keeps assistants for :class:`~app.chats.store.ChatStore`, in its file."""

    def __init__(self, read: ReadRows, writing: Transaction) -> None:
        self._read, self._writing = read, writing

    def all(self) -> tuple[Assistant, ...]:
        """Return all, the oldest first."""
        return tuple(
            map(assistant_of, self._read(f"SELECT {_COLUMNS} FROM assistants AS a ORDER BY id", ()))  # noqa: S608
        )

    def of_chat(self, conversation_id: int) -> Assistant | None:
        """Return the assistant of a chat; ``None`` where it has none, or one that was deleted."""
        rows = self._read(
            f"SELECT {_COLUMNS} FROM assistants AS a JOIN conversations AS c ON c.assistant_id = a.id "  # noqa: S608
            "WHERE c.id = ?",
            (conversation_id,),
        )
        return assistant_of(rows[0]) if rows else None

    def choose(self, conversation_id: int, assistant_id: int | None) -> None:
        """Give a chat an assistant, or none; a chat or an assistant that was deleted meanwhile is none."""
        with self._writing() as database:
            database.execute(
                "UPDATE conversations SET assistant_id = (SELECT id FROM assistants WHERE id = ?) WHERE id = ?",
                (assistant_id, conversation_id),
            )

    def seed_of(self, conversation_id: int) -> Mapping[str, int | None]:
        """Return the setting of the seed that a chat has of its own, by its name; empty where it has none."""
        rows = self._read("SELECT seed FROM conversations WHERE id = ?", (conversation_id,))
        seed = rows[0][0] if rows else None
        if not isinstance(seed, int) or seed > _LARGEST_SEED:
            return {}
        return {"seed": seed if seed >= 0 else None}

    def keep_seed(self, conversation_id: int, own: Mapping[str, int | None]) -> None:
        """Keep what :meth:`seed_of` returns from now on."""
        seed = own.get("seed", -1)
        with self._writing() as database:
            database.execute(
                "UPDATE conversations SET seed = ? WHERE id = ?",
                ((_NEW_EACH if seed is None else seed) if own else None, conversation_id),
            )

    def chats_with(self, assistant_id: int) -> int:
        """Return how many chats that are not deleted have it."""
        rows = self._read(
            "SELECT COUNT(*) FROM conversations WHERE assistant_id = ? AND deleted_at IS NULL", (assistant_id,)
        )
        return int(rows[0][0])

    def replace_all(self, assistants: Iterable[Assistant]) -> tuple[Assistant, ...]:
        """Keep these and no others: all of them, or nothing is changed. Chats of those that go have none then."""
        kept = []
        with self._writing() as database:
            before = {int(row[0]) for row in database.execute("SELECT id FROM assistants").fetchall()}
            for one in assistants:
                stored = as_stored(one)
                row = stored.name, json.dumps(dict(stored.values))
                if one.id in before:
                    database.execute("UPDATE assistants SET name = ?, content = ? WHERE id = ?", (*row, one.id))
                    kept.append(one)
                else:
                    cursor = database.execute("INSERT INTO assistants (name, content) VALUES (?, ?)", row)
                    kept.append(replace(one, id=int(cursor.lastrowid or 0)))
            for gone in before - {one.id for one in kept}:
                database.execute("DELETE FROM assistants WHERE id = ?", (gone,))
        return tuple(kept)


def assistant_of(row: Sequence[Any]) -> Assistant:
    """Read one; where its values are damaged, or of a newer program, it is a name that sets nothing."""
    id_, name, content = row
    name = clean_name(text_of(name)) or "Assistant"
    try:
        stored = Assistant.from_json({"name": name, "settings": json.loads(text_of(content))})
        return replace(as_read(stored), id=int(id_))
    except (ValueError, TypeError, RecursionError) as error:
        _log.info("What assistant %s sets cannot be used: %s", id_, kind_and_place(error))
        return Assistant(name, {}, int(id_))
