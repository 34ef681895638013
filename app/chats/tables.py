"""The tables of each part of a chat: conversations, files, thoughts, tools, traces; and removing messages from all.

Takes messages out of the chat file for good.

SQLite removes what is below a message with it, but follows no more than a thousand messages of which each is below the
one before: whoever removes many has to see that they do not lead to each other.
"""

from __future__ import annotations

import base64
import json
import logging
import sqlite3
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from sqlite3 import Connection
from typing import Any, get_args

from app.chats.queries import StoreRows, bytes_of, id_of, json_in, moment_of, number_of, text_of, unpacked
from app.chats.records import AttachedFile, Conversation, ToolOutcome, ToolUse
from app.errors import kind_and_place
from app.picture_headers import problem_of
from app.speculation.trace import Trace
from app.traces.trace_files import without_collection

COLUMNS = "c.id, c.title, c.pinned, c.created_at, c.updated_at, c.folder_id, c.archived"
"""Of the table ``c``."""


def conversation_of(row: Sequence[Any]) -> Conversation:
    """Return the values of :data:`COLUMNS`."""
    id_, title, pinned, created_at, updated_at, folder_id, archived = row
    moments = moment_of(created_at), moment_of(updated_at)
    return Conversation(id_, text_of(title), bool(pinned), *moments, id_of(folder_id), bool(archived))


def place_in_list(row: Sequence[Any]) -> tuple[float, ...]:
    """Return a key that sorts rows as the list does: pinned first, then the latest used first."""
    id_, _, pinned, _, updated_at, _, _ = row
    return -number_of(pinned), -number_of(updated_at), -id_


WAY_TO_ROOT = """
WITH RECURSIVE way (id, parent_id) AS (
    SELECT id, parent_id FROM messages WHERE id = ?
    UNION
    SELECT m.id, m.parent_id FROM messages AS m JOIN way ON m.id = way.parent_id
)
SELECT id, parent_id FROM way
"""
# A message is older than those below it. One that is not, in a file from elsewhere, is a first message.
BRANCH = """
WITH RECURSIVE branch (id, depth) AS (
    SELECT id, 0 FROM messages
    WHERE conversation_id = :chat AND (parent_id IS NULL OR parent_id >= id) AND active = 1
    UNION ALL
    SELECT m.id, branch.depth + 1 FROM messages AS m JOIN branch ON m.parent_id = branch.id
    WHERE m.conversation_id = :chat AND m.active = 1 AND m.id > branch.id
)
"""
"""The beginning of a query for the active messages of a chat, from the first (``depth`` 0) to the last."""


def add_message(
    database: sqlite3.Connection, conversation_id: int, parent_id: int | None, *values: object, edited: bool = False
) -> int:
    """Write a message, in a transaction; return its id. ``values``: role, text, state, whether it is active, when."""
    cursor = database.execute(
        "INSERT INTO messages (conversation_id, parent_id, role, text, state, active, created_at, edited) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (conversation_id, parent_id, *values, int(edited)),
    )
    return int(cursor.lastrowid or 0)


def show_last_version(database: sqlite3.Connection, conversation_id: int, parent_id: int | None) -> None:
    """Have the last message below ``parent_id`` shown that says something."""
    database.execute(
        "UPDATE messages SET active = 1 WHERE id = (SELECT max(id) FROM messages "
        "WHERE conversation_id = ? AND parent_id IS ? "
        "AND (text <> '' OR id IN (SELECT message_id FROM tool_uses)))",
        (conversation_id, parent_id),
    )


_log = logging.getLogger(__name__)

_MOST_BYTES_OF_FILES = 128 * 2**20
"""Of a file's text."""

FILES_OF_CONVERSATION = """
SELECT f.message_id, f.name, f.size_bytes, t.text_zlib, f.tokens, f.note, p.content, p.preview,
    f.passage, f.source, f.page
FROM attached_files AS f LEFT JOIN attached_texts AS t ON t.file_id = f.id
LEFT JOIN attached_pictures AS p ON p.file_id = f.id
WHERE f.conversation_id = ? ORDER BY f.id
"""


def keep_files(
    database: sqlite3.Connection, conversation_id: int, message_id: int, files: Iterable[AttachedFile]
) -> None:
    """Write a message's files, in their order; in the transaction of the message."""
    for file in files:
        facts = file.name, file.size_bytes, file.tokens, file.note, file.passage, file.source or None, file.page
        cursor = database.execute(
            "INSERT INTO attached_files "
            "(conversation_id, message_id, name, size_bytes, tokens, note, passage, source, page) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (conversation_id, message_id, *facts),
        )
        packed = zlib.compress(file.text.encode("utf-8", "replace"))
        database.execute("INSERT INTO attached_texts VALUES (?, ?)", (cursor.lastrowid, packed))
        if file.picture:
            row = (cursor.lastrowid, file.picture, file.preview)
            database.execute("INSERT INTO attached_pictures VALUES (?, ?, ?)", row)


def files_by_message(rows: Iterable[Sequence[Any]]) -> dict[int, tuple[AttachedFile, ...]]:
    """Return the files in rows of :data:`FILES_OF_CONVERSATION`, by the message that has them."""
    files: dict[int, tuple[AttachedFile, ...]] = {}
    for message_id, name, size_bytes, packed, tokens, note, picture, preview, passage, source, page in rows:
        words = text_of(name), int(number_of(size_bytes)), _unpacked_text(packed), id_of(tokens), text_of(note)
        place = id_of(passage), text_of(source), id_of(page)
        file = AttachedFile(*words, bytes_of(picture), bytes_of(preview), *place)
        files[message_id] = (*files.get(message_id, ()), file)
    return files


def _unpacked_text(packed: bytes | None) -> str:
    try:
        return unpacked(packed, _MOST_BYTES_OF_FILES).decode("utf-8", "replace")
    except ValueError as error:  # the question and the replies can be read all the same
        _log.info("The text of a file cannot be shown: %s", kind_and_place(error))
        return ""


class KnowledgeRows(StoreRows):
    """Reads and writes which collection a chat has."""

    def chosen(self, conversation_id: int) -> str | None:
        """Return the id of a chat's collection, if it has one."""
        rows = self._read("SELECT knowledge FROM conversations WHERE id = ?", (conversation_id,))
        return text_of(rows[0][0]) if rows and rows[0][0] else None

    def choose(self, conversation_id: int, collection_id: str | None) -> None:
        """Note it; a chat that was deleted meanwhile is none."""
        self._write("UPDATE conversations SET knowledge = ? WHERE id = ?", (collection_id, conversation_id))

    def give(self, conversation_id: int, message_id: int, passages: Sequence[AttachedFile]) -> None:
        """Add to a question what was found for it; one that was deleted meanwhile is none."""
        with self._writing() as database:
            if database.execute("SELECT 1 FROM messages WHERE id = ?", (message_id,)).fetchone():
                keep_files(database, conversation_id, message_id, passages)


class ThinkingRows(StoreRows):
    """Reads and writes whether the models of chats are to think."""

    def chosen(self, conversation_id: int) -> bool | None:
        """Return whether a chat's model is to think; ``None``: as it does by itself."""
        rows = self._read("SELECT thinking FROM conversations WHERE id = ?", (conversation_id,))
        return None if not rows or rows[0][0] is None else bool(rows[0][0])

    def choose(self, conversation_id: int, thinking: bool | None) -> None:
        """Note it; a chat that was deleted meanwhile is none."""
        self._write("UPDATE conversations SET thinking = ? WHERE id = ?", (thinking, conversation_id))


USES_OF_CONVERSATION = """
SELECT u.message_id, u.uses_zlib FROM tool_uses AS u JOIN messages AS m ON m.id = u.message_id
WHERE m.conversation_id = ?
"""
_MOST_BYTES_OF_CALLS = 32 * 2**20
"""Of all that one reply called, and what it brought."""
Known = tuple[str, str]
"""A tool by its server's name and its own."""
Allowed = tuple[str, str, str]
"""The same, and the mark of what it was when it was allowed (:attr:`app.tool_servers.tool_server.ServerTool.mark`)."""


@dataclass(frozen=True, slots=True)
class ChosenTools:
    """The tools that a person allows one chat."""

    on: frozenset[str] = frozenset()
    """The names of the servers whose tools its replies may call."""
    allowed: frozenset[Allowed] = frozenset()
    """Tools that need not be asked for any more, as long as they are what they were."""
    never: frozenset[Known] = frozenset()
    """Tools that are not offered."""

    def allowing(self, tool: Allowed) -> ChosenTools:
        """Return the same with a tool that need not be asked for, as it is now."""
        return replace(self, allowed=frozenset({*self._allowed_but(tool[:2]), tool}))

    def forbidding(self, tool: Known) -> ChosenTools:
        """Return the same with a tool that is not offered."""
        return replace(self, allowed=self._allowed_but(tool), never=self.never | {tool})

    def _allowed_but(self, tool: Known) -> frozenset[Allowed]:
        return frozenset(one for one in self.allowed if one[:2] != tool)


class ToolRows(StoreRows):
    """Reads and writes the tools that replies called and chats may call."""

    def keep(self, message_id: int, uses: Sequence[ToolUse]) -> None:
        """Write the tools that a reply called, in the place of what was kept of them."""
        with self._writing() as database:
            write_uses(database, message_id, uses)

    def chosen(self, conversation_id: int) -> ChosenTools:
        """Return what a chat may do; nothing, unless its person said so."""
        rows = self._read("SELECT tools FROM conversations WHERE id = ?", (conversation_id,))
        saved = json_in(text_of(rows[0][0])) if rows and rows[0][0] else {}
        return ChosenTools(
            frozenset(name for name in _list(saved, "on") if isinstance(name, str)),
            frozenset((server, tool, mark) for server, tool, mark in _texts(_list(saved, "allowed"), 3)),
            frozenset((server, tool) for server, tool in _texts(_list(saved, "never"), 2)),
        )

    def choose(self, conversation_id: int, chosen: ChosenTools) -> None:
        """Note what a chat may do."""
        saved = {"on": sorted(chosen.on), "allowed": sorted(chosen.allowed), "never": sorted(chosen.never)}
        content = json.dumps(saved) if any(saved.values()) else None
        self._write("UPDATE conversations SET tools = ? WHERE id = ?", (content, conversation_id))


def write_uses(database: Connection, message_id: int, uses: Sequence[ToolUse]) -> None:
    """Write the tools of a reply, in a transaction."""
    packed = zlib.compress(json.dumps([use_entry(use, with_previews=True) for use in uses]).encode())
    database.execute("INSERT OR REPLACE INTO tool_uses VALUES (?, ?)", (message_id, packed))


def uses_by_message(rows: Iterable[Sequence[Any]]) -> dict[int, tuple[ToolUse, ...]]:
    """Return the tools in rows of :data:`USES_OF_CONVERSATION`, by the reply that called them."""
    return {message_id: _unpacked(packed) for message_id, packed in rows}


def use_entry(use: ToolUse, *, with_previews: bool = False) -> dict[str, Any]:
    """Return a call as an object of JSON."""
    pictures = [
        {
            "name": file.name,
            "picture": base64.b64encode(file.picture).decode(),
            **({"preview": base64.b64encode(file.preview).decode()} if with_previews else {}),
        }
        for file in use.pictures
    ]
    return {**{key: getattr(use, key) for key in _TEXTS}, "outcome": use.outcome, "pictures": pictures}


def uses_in(entries: Any, *, with_previews: bool = False) -> tuple[ToolUse, ...]:
    """Return the tools in a JSON list; what is none is left out, and so are arguments that are no object's text.

    Args:
        entries: the list.
        with_previews: whether this program made the small pictures in it.
    """
    uses = []
    for entry in entries if isinstance(entries, list) else ():
        if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
            continue
        texts = {key: entry[key] for key in _TEXTS if isinstance(entry.get(key), str)}
        if not isinstance(json_in(texts.get("arguments", "{}")), dict):  # templates are given them as an object
            del texts["arguments"]
        outcome = _OUTCOMES.get(str(entry.get("outcome")), "stopped")
        pictures = (_picture(file, with_preview=with_previews) for file in _list(entry, "pictures"))
        uses.append(ToolUse(**texts, outcome=outcome, pictures=tuple(filter(None, pictures))))
    return tuple(uses)


def _picture(file: Any, *, with_preview: bool) -> AttachedFile | None:
    """Return a picture that a tool brought; ``None`` where it is none that can be shown."""
    try:
        content, name = base64.b64decode(file["picture"]), str(file["name"])
        preview = base64.b64decode(file["preview"]) if with_preview else b""
    except (ValueError, KeyError, TypeError):
        return None
    if problem_of(content) is not None:
        return None
    return AttachedFile(name, len(content), "", picture=content, preview=preview)


_OUTCOMES: Mapping[str, ToolOutcome] = {outcome: outcome for outcome in get_args(ToolOutcome)}
_TEXTS = ("name", "arguments", "server", "tool", "call_id", "result")


def _unpacked(packed: bytes) -> tuple[ToolUse, ...]:
    try:
        return uses_in(json.loads(unpacked(packed, _MOST_BYTES_OF_CALLS)), with_previews=True)
    except (ValueError, RecursionError) as error:  # the words can be read all the same
        _log.info("The tools of a reply cannot be shown: %s", kind_and_place(error))
        return ()


def _list(names: Any, key: str) -> Sequence[Any]:
    value = names.get(key) if isinstance(names, dict) else None
    return value if isinstance(value, list) else ()


def _texts(entries: Sequence[Any], count: int) -> list[list[str]]:
    """Return the entries that are so many texts. Earlier programs allowed a tool whatever became of it, in two."""
    rows = [entry for entry in entries if isinstance(entry, list) and len(entry) == count]
    return [row for row in rows if all(isinstance(text, str) for text in row)]


_MOST_BYTES_OF_TRACE = 64 * 2**20
"""Of a trace that is read: more than the longest reply has."""


def packed_trace(trace: Trace) -> bytes:
    """Return what is kept of it.

    Round by round, as it is read object by object: at once, either would let no other thread run until it is done.
    """
    data = trace.to_json()
    rounds = ",".join(_compact(one) for one in data.pop("rounds"))
    return zlib.compress(f'{_compact(data)[:-1]},"rounds":[{rounds}]}}'.encode("utf-8", "replace"))


def _compact(value: Mapping[str, Any]) -> str:
    return json.dumps(value, separators=(",", ":"))


def unpacked_trace(message_id: int, packed: bytes | None) -> Trace | None:
    """Read it; where that cannot be done, the text is what matters: a reply without its colours is still a reply."""
    if packed is None:
        return None
    try:
        with without_collection():
            return Trace.from_json(json.loads(unpacked(packed, _MOST_BYTES_OF_TRACE), object_hook=lambda value: value))
    except (ValueError, RecursionError) as error:
        _log.info("The trace of message %d cannot be shown: %s", message_id, kind_and_place(error))
        return None


_STEP_MESSAGES = 50
"""Removed in one step: 10 to 30 ms, for which what is just said may have to wait. Indexes of words take most of it."""


def remove_some(database: sqlite3.Connection, conversation_id: int) -> bool:
    """Remove some messages of a deleted chat, or at last the chat itself; returns whether anything is left of it."""
    values = (conversation_id,)
    more = False
    database.execute("BEGIN IMMEDIATE")
    try:
        chat = database.execute("SELECT deleted_at FROM conversations WHERE id = ?", values).fetchone()
        if chat is not None and chat[0] is not None:
            newest = "SELECT id FROM messages WHERE conversation_id = ? ORDER BY id DESC LIMIT ?"
            messages = database.execute(newest, (conversation_id, _STEP_MESSAGES)).fetchall()
            database.executemany("DELETE FROM messages WHERE id = ?", messages)  # nothing is below any of them
            more = len(messages) == _STEP_MESSAGES
            if not more:
                database.execute("DELETE FROM conversations WHERE id = ?", values)
        database.execute("COMMIT")
    finally:
        if database.in_transaction:
            database.execute("ROLLBACK")
    return more


def remove_messages(database: sqlite3.Connection, conversation_id: int) -> None:
    """Remove all messages of a chat, inside the transaction that is open."""
    database.execute("UPDATE messages SET parent_id = NULL WHERE conversation_id = ?", (conversation_id,))
    database.execute("DELETE FROM messages WHERE conversation_id = ?", (conversation_id,))
