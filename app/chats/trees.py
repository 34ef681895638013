"""Whole chats, with every branch: for files that keep all of a chat, and for chats that come from files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from sqlite3 import Connection
from typing import Any

from app.chats.assistants import MOST_ASSISTANTS, Assistant, add_assistant, as_read, as_stored, assistant_of
from app.chats.queries import StoreRows, clean, moment_of, text_of
from app.chats.records import AttachedFile, Role, State, ToolUse
from app.chats.tables import (
    FILES_OF_CONVERSATION,
    USES_OF_CONVERSATION,
    add_message,
    files_by_message,
    keep_files,
    packed_trace,
    remove_messages,
    unpacked_trace,
    uses_by_message,
    write_uses,
)
from app.speculation.trace import Trace

_HEAD = """
SELECT c.title, c.created_at, c.updated_at, c.pinned, c.archived, f.name, c.origin, a.id, a.name, a.content
FROM conversations AS c LEFT JOIN folders AS f ON f.id = c.folder_id LEFT JOIN assistants AS a ON a.id = c.assistant_id
WHERE c.id = ? AND c.deleted_at IS NULL
"""
_MESSAGES = """
SELECT m.id, m.parent_id, m.role, m.text, m.state, m.active, m.created_at, t.json_zlib, m.edited
FROM messages AS m LEFT JOIN traces AS t ON t.message_id = m.id WHERE m.conversation_id = ? ORDER BY m.id
"""


_SAID = """
SELECT role, text FROM messages WHERE conversation_id = ?
UNION ALL SELECT 'file', name FROM attached_files WHERE conversation_id = ?
"""


@dataclass(frozen=True, slots=True)
class TreeMessage:
    """One message on any branch of a chat."""

    id: int
    """Within its chat."""
    parent: int | None
    role: Role
    text: str
    state: State = "complete"
    active: bool = True
    """True if it is shown, of those with the same parent."""
    created_at: datetime | None = None
    trace: Trace | None = None
    files: tuple[AttachedFile, ...] = ()
    uses: tuple[ToolUse, ...] = ()
    is_edited: bool = False


@dataclass(frozen=True, slots=True)
class ChatTree:
    """A chat with all that was ever said in it."""

    title: str
    messages: tuple[TreeMessage, ...]
    """Each after the one that it follows; of those with the same parent, one is active."""
    created_at: datetime
    updated_at: datetime
    pinned: bool = False
    archived: bool = False
    folder: str | None = None
    """The name of its folder."""
    origin: str | None = None
    """The program that it came from, and its name there."""
    assistant: Assistant | None = None
    """The assistant that answers in it."""


class ChatTrees(StoreRows):
    """Reads and writes whole chats of a store; each is written in one transaction, or not at all."""

    def tree(self, conversation_id: int) -> ChatTree | None:
        """Return a whole chat; ``None`` where it was deleted."""
        heads = self._read(_HEAD, (conversation_id,))
        if not heads:
            return None
        title, created_at, updated_at, pinned, archived, folder, origin, *assistant = heads[0]
        files = files_by_message(self._read(FILES_OF_CONVERSATION, (conversation_id,)))
        uses = uses_by_message(self._read(USES_OF_CONVERSATION, (conversation_id,)))
        rows = self._read(_MESSAGES, (conversation_id,))
        ids = {row[0] for row in rows}
        messages = tuple(
            TreeMessage(
                id_,
                parent if parent in ids and parent < id_ else None,
                role,
                text_of(text),
                state,
                bool(active),
                moment_of(said_at),
                unpacked_trace(id_, packed),
                files.get(id_, ()),
                uses.get(id_, ()),
                bool(edited),
            )
            for id_, parent, role, text, state, active, said_at, packed, edited in rows
        )
        return ChatTree(
            text_of(title),
            messages,
            moment_of(created_at),
            moment_of(updated_at),
            bool(pinned),
            bool(archived),
            None if folder is None else text_of(folder),
            None if origin is None else text_of(origin),
            assistant_of(assistant) if assistant[0] is not None else None,
        )

    def origins(self) -> dict[str, list[int]]:
        """Return which chats came from elsewhere, by their origin."""
        chats: dict[str, list[int]] = {}
        for id_, origin in self._read(
            "SELECT id, origin FROM conversations WHERE origin IS NOT NULL AND deleted_at IS NULL"
        ):
            chats.setdefault(text_of(origin), []).append(id_)
        return chats

    def beginnings(self) -> dict[int, list[int]]:
        """Return all chats by when they began, in microseconds: an export of ours is known again by that."""
        chats: dict[int, list[int]] = {}
        for id_, created_at in self._read("SELECT id, created_at FROM conversations WHERE deleted_at IS NULL"):
            chats.setdefault(microseconds(moment_of(created_at)), []).append(id_)
        return chats

    def spoken_in(self, conversation_id: int) -> frozenset[tuple[str, str]]:
        """Return who said what in a chat, on every branch, and the names of the files that came with it."""
        rows = self._read(_SAID, (conversation_id, conversation_id))
        return frozenset((role, text_of(text)) for role, text in rows if text)

    def add(self, tree: ChatTree) -> int:
        """Write a chat that is not here yet; returns its id. Its folder is made where there is none of that name."""
        with self._writing() as database:
            cursor = database.execute(
                "INSERT INTO conversations "
                "(title, pinned, created_at, updated_at, archived, folder_id, origin, assistant_id, titled_by) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'import')",
                (
                    clean(tree.title),
                    int(tree.pinned),
                    tree.created_at.timestamp(),
                    tree.updated_at.timestamp(),
                    int(tree.archived),
                    _folder(database, tree.folder),
                    tree.origin,
                    _assistant(database, tree.assistant),
                ),
            )
            conversation_id = int(cursor.lastrowid or 0)
            _write(database, conversation_id, tree)
            return conversation_id

    def replace(self, conversation_id: int, tree: ChatTree) -> None:
        """Write a chat anew that has grown where it came from; its title, folder and pin are the person's own."""
        with self._writing() as database:
            remove_messages(database, conversation_id)
            database.execute(
                "UPDATE conversations SET updated_at = ? WHERE id = ?", (tree.updated_at.timestamp(), conversation_id)
            )
            _write(database, conversation_id, tree)


def texts_in(messages: Iterable[TreeMessage]) -> frozenset[tuple[str, str]]:
    """Return who says what in a chat that is not here yet, as :meth:`ChatTrees.spoken_in` does for one that is."""
    messages = tuple(messages)
    pairs = {(message.role, clean(message.text)) for message in messages if message.text}
    return frozenset(
        pairs | {("file", clean(file.name)) for message in messages for file in message.files if file.name}
    )


def microseconds(when: datetime) -> int:
    """Return a moment as a whole number, which is the same after it went through a file."""
    return round(when.timestamp() * 1_000_000)


def _write(database: Connection, conversation_id: int, tree: ChatTree) -> None:
    ids: dict[int, int] = {}
    before = tree.created_at
    for message in tree.messages:
        before = message.created_at or before
        ids[message.id] = message_id = add_message(
            database,
            conversation_id,
            None if message.parent is None else ids[message.parent],
            message.role,
            clean(message.text),
            message.state,
            int(message.active),
            before.timestamp(),
            edited=message.is_edited,
        )
        files = [replace(file, name=clean(file.name), note=clean(file.note)) for file in message.files]
        keep_files(database, conversation_id, message_id, files)
        if message.uses:
            write_uses(database, message_id, message.uses)
        if message.trace is not None:
            database.execute("INSERT INTO traces VALUES (?, ?)", (message_id, packed_trace(message.trace)))


def _assistant(database: Connection, assistant: Assistant | None) -> int | None:
    """Return the id of an assistant that sets the same under the same name; one that is not here is taken in, up to as
    many as there may be.
    """
    if assistant is None:
        return None
    assistant = as_read(assistant)
    here = [assistant_of(row) for row in database.execute("SELECT id, name, content FROM assistants ORDER BY id")]
    for one in here:
        if (one.name, _as_elsewhere(one)) == (assistant.name, _as_elsewhere(assistant)):
            return one.id
    if len(here) >= MOST_ASSISTANTS:
        return None
    return add_assistant(database, as_stored(assistant))


def _as_elsewhere(assistant: Assistant) -> Mapping[str, Any]:
    return assistant.for_others().from_elsewhere().values


def _folder(database: Connection, name: str | None) -> int | None:
    name = " ".join(clean(name or "").split())
    if not name:
        return None
    row = database.execute("SELECT id FROM folders WHERE name = ? ORDER BY id LIMIT 1", (name,)).fetchone()
    if row is not None:
        return int(row[0])
    # Closed: a thousand chats that just came in would hide the others.
    return int(database.execute("INSERT INTO folders (name, expanded) VALUES (?, 0)", (name,)).lastrowid or 0)
