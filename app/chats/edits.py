"""Changes of what was said: rewriting a reply, removing messages, copying a chat. The first two can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from sqlite3 import Connection
from typing import Any

from app.chats.queries import StoreRows, clean, text_of
from app.chats.records import AttachedFile
from app.chats.tables import (
    FILES_OF_CONVERSATION,
    WAY_TO_ROOT,
    add_message,
    files_by_message,
    keep_files,
    show_last_version,
)
from app.errors import BugError

_BELOW = """
WITH RECURSIVE below (id) AS (
    SELECT id FROM messages WHERE id = ?
    UNION
    SELECT m.id FROM messages AS m JOIN below ON m.parent_id = below.id
)
SELECT id FROM below ORDER BY id
"""
_COLUMNS = "id, conversation_id, parent_id, role, text, state, active, created_at, edited"
_PLACES = "?, ?, ?, ?, ?, ?, ?, ?, ?"


@dataclass(frozen=True, slots=True)
class RewrittenReply:
    """A reply as it was before a person changed it."""

    id: int
    row: tuple[Any, ...]
    """Text, state, and whether it was edited before."""
    trace: bytes | None


@dataclass(frozen=True, slots=True)
class RemovedMessages:
    """Messages as they were in the chat file, the oldest first."""

    conversation_id: int
    rows: tuple[tuple[Any, ...], ...]
    traces: tuple[tuple[Any, ...], ...]
    uses: tuple[tuple[Any, ...], ...]
    files: dict[int, tuple[AttachedFile, ...]]


class ChatEdits(StoreRows):
    """Changes messages of a store; each change is one transaction."""

    def rewrite(self, message_id: int, text: str) -> RewrittenReply:
        """Give a reply another text. It loses its trace: these are not the words that the model wrote."""
        with self._writing() as database:
            query = "SELECT text, state, edited FROM messages WHERE id = ? AND role = 'assistant'"
            row = database.execute(query, (message_id,)).fetchone()
            if row is None:
                raise BugError(f"There is no reply {message_id}.")
            trace = database.execute("SELECT json_zlib FROM traces WHERE message_id = ?", (message_id,)).fetchone()
            database.execute(
                "UPDATE messages SET text = ?, state = 'complete', edited = 1 WHERE id = ?", (clean(text), message_id)
            )
            database.execute("DELETE FROM traces WHERE message_id = ?", (message_id,))
            return RewrittenReply(message_id, tuple(row), trace[0] if trace is not None else None)

    def undo_rewriting(self, before: RewrittenReply) -> None:
        """Give a reply back what it was."""
        with self._writing() as database:
            database.execute(
                "UPDATE messages SET text = ?, state = ?, edited = ? WHERE id = ?", (*before.row, before.id)
            )
            if before.trace is not None:
                database.execute("INSERT OR REPLACE INTO traces VALUES (?, ?)", (before.id, before.trace))

    def remove(self, message_id: int) -> RemovedMessages:
        """Remove a message and all that followed on it, on every branch; its last other version is shown again."""
        with self._writing() as database:
            ids = [row[0] for row in database.execute(_BELOW, (message_id,))]
            rows = _rows_of(database, f"SELECT {_COLUMNS} FROM messages WHERE id = ?", ids)  # noqa: S608 - a constant
            if not rows:
                raise BugError(f"There is no message {message_id}.")
            conversation_id, parent_id = rows[0][1:3]
            files = files_by_message(database.execute(FILES_OF_CONVERSATION, (conversation_id,)))
            removed = RemovedMessages(
                conversation_id,
                rows,
                _rows_of(database, "SELECT message_id, json_zlib FROM traces WHERE message_id = ?", ids),
                _rows_of(database, "SELECT message_id, uses_zlib FROM tool_uses WHERE message_id = ?", ids),
                {id_: files[id_] for id_ in ids if id_ in files},
            )
            # The last one first: SQLite follows no more than a thousand messages of which each is below another.
            database.executemany("DELETE FROM messages WHERE id = ?", [(id_,) for id_ in reversed(ids)])
            show_last_version(database, conversation_id, parent_id)
            return removed

    def put_back(self, removed: RemovedMessages) -> None:
        """Undo :meth:`remove`; nothing where the chat is gone by now."""
        parent_id = removed.rows[0][2]
        with self._writing() as database:
            chat_exists = "SELECT 1 FROM conversations WHERE id = ?"
            if database.execute(chat_exists, (removed.conversation_id,)).fetchone() is None:
                return
            database.execute(
                "UPDATE messages SET active = 0 WHERE conversation_id = ? AND parent_id IS ?",
                (removed.conversation_id, parent_id),
            )
            database.executemany(f"INSERT INTO messages ({_COLUMNS}) VALUES ({_PLACES})", removed.rows)  # noqa: S608
            database.executemany("INSERT INTO traces VALUES (?, ?)", removed.traces)
            database.executemany("INSERT INTO tool_uses VALUES (?, ?)", removed.uses)
            for message_id, files in removed.files.items():
                keep_files(database, removed.conversation_id, message_id, files)

    def copy(self, conversation_id: int, title: str, *, up_to: int | None = None) -> int:
        """Copy a chat with all its branches, or only the way to the message ``up_to``; return the id of the copy."""
        now = datetime.now(UTC).timestamp()
        with self._writing() as database:
            cursor = database.execute(
                "INSERT INTO conversations (title, pinned, created_at, updated_at, archived, folder_id, assistant_id, "
                "titled_by, seed, thinking, tools, knowledge) SELECT ?, 0, ?, ?, 0, folder_id, assistant_id, 'person', "
                "seed, thinking, tools, knowledge FROM conversations WHERE id = ?",
                (clean(title), now, now, conversation_id),
            )
            copy_id = int(cursor.lastrowid or 0)
            if cursor.rowcount != 1:
                raise BugError(f"There is no conversation {conversation_id}.")
            ids_to_keep = None if up_to is None else {row[0] for row in database.execute(WAY_TO_ROOT, (up_to,))}
            query = f"SELECT {_COLUMNS} FROM messages WHERE conversation_id = ? ORDER BY id"  # noqa: S608
            new_ids: dict[int, int] = {}
            for id_, _, parent, role, text, state, active, said_at, edited in database.execute(
                query, (conversation_id,)
            ).fetchall():
                if ids_to_keep is not None and id_ not in ids_to_keep:
                    continue
                new_ids[id_] = add_message(
                    database, copy_id, new_ids.get(parent), role, text_of(text),
                    "cancelled" if state == "streaming" else state,
                    1 if ids_to_keep is not None else active, said_at, edited=edited,
                )  # fmt: skip
            pairs = [(new, old) for old, new in new_ids.items()]
            database.executemany("INSERT INTO traces SELECT ?, json_zlib FROM traces WHERE message_id = ?", pairs)
            database.executemany("INSERT INTO tool_uses SELECT ?, uses_zlib FROM tool_uses WHERE message_id = ?", pairs)
            for old, files in files_by_message(database.execute(FILES_OF_CONVERSATION, (conversation_id,))).items():
                if old in new_ids:
                    keep_files(database, copy_id, new_ids[old], files)
            return copy_id


def _rows_of(database: Connection, query: str, ids: Sequence[int]) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(row) for id_ in ids for row in database.execute(query, (id_,)))
