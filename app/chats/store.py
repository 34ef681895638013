"""Conversations on disk, saved while they stream.

Messages form a tree: an edited question or another try at a reply becomes a sibling, and nothing that was written is
lost. Among siblings exactly one is active; following active messages from the root gives the conversation as shown.

The store belongs to the thread that made it. The write-ahead log makes a save cheap enough for twice a second, and a
crash leaves the file as of the last save.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from app.chats.assistants import AssistantStore
from app.chats.database.database_file import ChatDatabase
from app.chats.edits import ChatEdits
from app.chats.folders import ChatFolders
from app.chats.queries import clean, text_of
from app.chats.records import AttachedFile, Conversation, Role, State, StoredMessage, title_from
from app.chats.searching import ChatSearch
from app.chats.tables import (
    BRANCH,
    COLUMNS,
    FILES_OF_CONVERSATION,
    USES_OF_CONVERSATION,
    WAY_TO_ROOT,
    KnowledgeRows,
    ThinkingRows,
    ToolRows,
    add_message,
    conversation_of,
    files_by_message,
    keep_files,
    packed_trace,
    show_last_version,
    unpacked_trace,
    uses_by_message,
)
from app.chats.trees import ChatTrees
from app.errors import BugError
from app.speculation.trace import Trace

_log = logging.getLogger(__name__)

NO_LIMIT = -1
_SHOWN_TEXT = "CASE WHEN length(m.text) > 1000000 THEN substr(m.text, 1, 1000000) || '…' ELSE m.text END"
"""A message as it is shown and answered. No model reads or writes that much; an export has all of it."""

_ACTIVE_BRANCH = f"""{BRANCH}
SELECT m.id, m.parent_id, m.role, {_SHOWN_TEXT}, m.state, t.json_zlib, m.edited
FROM branch JOIN messages AS m ON m.id = branch.id LEFT JOIN traces AS t ON t.message_id = m.id
ORDER BY branch.depth
"""  # noqa: S608 - constants
_SAID_BELOW = """
WITH RECURSIVE below (id) AS (
    SELECT id FROM messages WHERE parent_id = ?
    UNION
    SELECT m.id FROM messages AS m JOIN below ON m.parent_id = below.id
)
SELECT count(*) FROM messages WHERE id IN (SELECT id FROM below)
AND (text <> '' OR id IN (SELECT message_id FROM tool_uses))
"""


class ChatStore:
    """The conversations in one file.

    Every method may raise a :class:`~app.errors.WorldError` (disk full, folder not writable) whose sentence can be
    shown; an unknown id is a :class:`~app.errors.BugError`.
    """

    def __init__(self, path: Path, *, beside: bool = False) -> None:
        """Open the file, creating it if needed.

        Replies that were streaming when the program last ended become ``cancelled`` and keep their text. ``beside`` an
        open window they may be streaming still, and are left alone.
        Raises ``WorldError`` if the file was saved by a newer program, or cannot be opened.
        """
        self._database = database = ChatDatabase(path, beside=beside)
        self.problem = database.problem
        """One sentence when a damaged file was set aside, else ``None``."""
        self.assistants = AssistantStore(database.read, database.writing)
        self.folders = ChatFolders(database.read, database.writing)
        """The order in the list."""
        self.knowledge = KnowledgeRows(database.read, database.writing)
        """The collections of chats, and what was found in them."""
        self.thinking = ThinkingRows(database.read, database.writing)
        self.tools = ToolRows(database.read, database.writing)
        """The tools that replies called and chats may call."""
        self.edits = ChatEdits(database.read, database.writing)
        """Changes of what was said."""
        self.trees = ChatTrees(database.read, database.writing)
        """Whole chats, with every branch."""
        if self.problem:
            _log.error("%s", self.problem)

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    def close(self) -> None:
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # The list

    def conversations(self, limit: int = NO_LIMIT) -> tuple[Conversation, ...]:
        """Return the conversations that are not deleted, up to so many: pinned first, then the latest used first."""
        return tuple(
            conversation_of(row)
            for row in self._database.read(
                f"SELECT {COLUMNS} FROM conversations AS c WHERE deleted_at IS NULL "  # noqa: S608 - a constant
                "ORDER BY pinned DESC, updated_at DESC, id DESC LIMIT ?",
                (limit,),
            )
        )

    def latest(self) -> tuple[int, ...]:
        """Return the ids of all conversations that are not deleted, the latest used first."""
        rows = self._database.read(
            "SELECT id FROM conversations WHERE deleted_at IS NULL ORDER BY updated_at DESC, id DESC"
        )
        return tuple(int(row[0]) for row in rows)

    def conversation(self, conversation_id: int) -> Conversation | None:
        """Return a conversation; ``None`` where it was deleted."""
        rows = self._database.read(
            f"SELECT {COLUMNS} FROM conversations AS c WHERE id = ? AND deleted_at IS NULL",  # noqa: S608
            (conversation_id,),
        )
        return conversation_of(rows[0]) if rows else None

    def search(self, text: str) -> ChatSearch:
        """Return a search for what was typed, which begins with its first step."""
        return ChatSearch(self.path, clean(text))

    def create(self, title: str = "") -> Conversation:
        """Create a new, empty conversation. Without a title, the first question becomes it."""
        now = _now()
        with self._database.writing() as database:
            cursor = database.execute(
                "INSERT INTO conversations (title, created_at, updated_at, titled_by) VALUES (?, ?, ?, ?)",
                (clean(title), now, now, "person" if title else None),
            )
            return self._conversation_of(int(cursor.lastrowid or 0))

    def rename(self, conversation_id: int, title: str) -> None:
        statement = "UPDATE conversations SET titled_by = 'person', title = ? WHERE id = ?"
        if self._database.write(statement, (clean(title), conversation_id)) != 1:
            raise BugError(f"There is no conversation {conversation_id}.")

    def delete_all(self) -> tuple[int, ...]:
        """Take all conversations off the list; returns which."""
        with self._database.writing() as database:
            rows = database.execute("SELECT id FROM conversations WHERE deleted_at IS NULL").fetchall()
            database.execute("UPDATE conversations SET deleted_at = ? WHERE deleted_at IS NULL", (_now(),))
        return tuple(int(row[0]) for row in rows)

    # The messages of one conversation

    def messages(self, conversation_id: int, *, with_traces: bool = True) -> tuple[StoredMessage, ...]:
        """Return the active branch, from the first message to the last.

        Traces are a hundred times as large as texts: whoever does not need them all asks for :meth:`trace`.
        """
        rows = self._database.read(_ACTIVE_BRANCH, {"chat": conversation_id})
        files = files_by_message(self._database.read(FILES_OF_CONVERSATION, (conversation_id,)))
        uses = uses_by_message(self._database.read(USES_OF_CONVERSATION, (conversation_id,)))
        traces = unpacked_trace if with_traces else (lambda _id, _packed: None)
        return tuple(
            StoredMessage(
                id_,
                parent_id,
                role,
                text_of(text),
                traces(id_, packed),
                state,
                files.get(id_, ()),
                uses.get(id_, ()),
                bool(edited),
            )
            for id_, parent_id, role, text, state, packed, edited in rows
        )

    def texts(self, conversation_id: int, most_letters: int) -> tuple[tuple[Role, str], ...]:
        """Return who said what in a conversation, on every branch: the latest, up to so many letters."""
        rows = self._database.read(
            "SELECT role, text "
            "FROM (SELECT m.id, m.role, m.text, SUM(LENGTH(m.text)) OVER (ORDER BY m.id DESC) AS letters "
            "FROM messages AS m JOIN conversations AS c ON c.id = m.conversation_id "
            "WHERE c.id = ? AND c.deleted_at IS NULL AND m.text <> '' AND m.state <> 'streaming') "
            "WHERE letters <= ? ORDER BY id",
            (conversation_id, most_letters),
        )
        return tuple((row[0], text_of(row[1])) for row in rows)

    def latest_questions(self, limit: int) -> tuple[str, ...]:
        """Questions in chats that are not deleted, the latest first and nothing twice in a row."""
        rows = self._database.read(
            f"SELECT {_SHOWN_TEXT} FROM messages AS m JOIN conversations AS c ON c.id = m.conversation_id "  # noqa: S608
            "WHERE m.role = 'user' AND c.deleted_at IS NULL ORDER BY m.id DESC LIMIT ?",
            (limit,),
        )
        texts = [text_of(row[0]) for row in rows]
        return tuple(text for place, text in enumerate(texts) if not place or texts[place - 1] != text)

    def trace(self, message_id: int) -> Trace | None:
        """Return what speculation did in one reply, where that was kept."""
        return unpacked_trace(message_id, self.packed_trace(message_id))

    def packed_trace(self, message_id: int) -> bytes | None:
        """Return a reply's trace as it is kept, for :func:`~app.chats.tables.unpacked_trace`: a long one
        takes a tenth of a second, on whatever thread.
        """
        rows = self._database.read("SELECT json_zlib FROM traces WHERE message_id = ?", (message_id,))
        return rows[0][0] if rows else None

    def add_message(
        self,
        conversation_id: int,
        parent_id: int | None,
        role: Role,
        text: str,
        state: State = "complete",
        *,
        files: Sequence[AttachedFile] = (),
    ) -> StoredMessage:
        """Append below ``parent_id`` (``None``: a first message) and make the new message the active one there."""
        now = _now()
        text = clean(text)
        files = tuple(replace(file, name=clean(file.name), text=clean(file.text)) for file in files)
        with self._database.writing() as database:
            conversation = self._conversation_of(conversation_id)
            if parent_id is not None and self._place(parent_id)[0] != conversation_id:
                raise BugError(f"Message {parent_id} belongs to another conversation than {conversation_id}.")
            self._silence(conversation_id, parent_id)
            message_id = add_message(database, conversation_id, parent_id, role, text, state, 1, now)
            keep_files(database, conversation_id, message_id, files)
            database.execute("UPDATE conversations SET updated_at = ? WHERE id = ?", (now, conversation_id))
            if role == "user" and not conversation.title:
                database.execute(
                    "UPDATE conversations SET title = ?, titled_by = 'question' WHERE id = ?",
                    (title_from(text), conversation_id),
                )
            return StoredMessage(message_id, parent_id, role, text, state=state, files=files)

    def update_reply(self, message_id: int, text: str) -> None:
        """Save what a reply has so far. Cheap: one row, not indexed for search until it is finished."""
        self._save_reply(message_id, text, "streaming")

    def finish_reply(self, message_id: int, text: str, trace: Trace | None, state: State = "complete") -> None:
        """Save a reply's final text, and its trace if there is one."""
        with self._database.writing() as database:
            self._save_reply(message_id, text, state)
            if trace is not None:
                _keep_trace(database, message_id, packed_trace(trace))

    def keep_trace(self, message_id: int, packed: bytes) -> None:
        """Save the trace of a reply, as :func:`~app.chats.tables.packed_trace` made it; nothing where the
        reply is gone by now.
        """
        with self._database.writing() as database:
            if database.execute("SELECT 1 FROM messages WHERE id = ?", (message_id,)).fetchone():
                _keep_trace(database, message_id, packed)

    def impatient(self) -> AbstractContextManager[None]:
        """Hardly wait for another program that holds the file: for saves that will be tried again."""
        return self._database.impatient()

    def withdraw(self, message_id: int) -> bool:
        """Remove a message below which nothing was said; its last other version is shown again.

        Where nothing else was said, the conversation goes with it. ``False``: something was said below, and all stays.
        """
        with self._database.writing() as database:
            conversation_id, parent_id = self._place(message_id)
            if database.execute(_SAID_BELOW, (message_id,)).fetchone()[0]:
                return False
            database.execute("DELETE FROM messages WHERE id = ?", (message_id,))
            show_last_version(database, conversation_id, parent_id)
            database.execute(
                "DELETE FROM conversations WHERE id = ?1 AND NOT EXISTS "
                "(SELECT 1 FROM messages WHERE conversation_id = ?1)",
                (conversation_id,),
            )
            return True

    def siblings(self, message_id: int, *, with_text: bool = False) -> tuple[int, ...]:
        """Ids of all versions that stand where this message stands, itself included, oldest first.

        ``with_text`` leaves out those without a word: replies that failed or were stopped before they began.
        """
        conversation_id, parent_id = self._place(message_id)
        rows = self._database.read(
            "SELECT id FROM messages WHERE conversation_id = ? AND parent_id IS ? "
            "AND (text <> '' OR id IN (SELECT message_id FROM tool_uses) OR NOT ?) ORDER BY id",
            (conversation_id, parent_id, with_text),
        )
        return tuple(int(row[0]) for row in rows)

    def activate(self, message_id: int) -> None:
        """Show the branch this message is on; below it, the branch that was last shown there."""
        with self._database.writing() as database:
            conversation_id, _ = self._place(message_id)
            for id_, parent_id in database.execute(WAY_TO_ROOT, (message_id,)).fetchall():
                self._silence(conversation_id, parent_id)
                database.execute("UPDATE messages SET active = 1 WHERE id = ?", (id_,))

    # Inner workings

    def _save_reply(self, message_id: int, text: str, state: State) -> None:
        values = (clean(text), state, message_id)
        if self._database.write("UPDATE messages SET text = ?, state = ? WHERE id = ?", values) != 1:
            raise BugError(f"There is no message {message_id}.")

    def _silence(self, conversation_id: int, parent_id: int | None) -> None:
        self._database.write(
            "UPDATE messages SET active = 0 WHERE conversation_id = ? AND parent_id IS ?", (conversation_id, parent_id)
        )

    def _conversation_of(self, conversation_id: int) -> Conversation:
        for row in self._database.read(
            f"SELECT {COLUMNS} FROM conversations AS c WHERE id = ?",  # noqa: S608 - a constant
            (conversation_id,),
        ):
            return conversation_of(row)
        raise BugError(f"There is no conversation {conversation_id}.")

    def _place(self, message_id: int) -> tuple[int, int | None]:
        for row in self._database.read("SELECT conversation_id, parent_id FROM messages WHERE id = ?", (message_id,)):
            return row[0], row[1]
        raise BugError(f"There is no message {message_id}.")


def _keep_trace(database: sqlite3.Connection, message_id: int, packed: bytes) -> None:
    database.execute("INSERT OR REPLACE INTO traces VALUES (?, ?)", (message_id, packed))


def _now() -> float:
    return datetime.now(UTC).timestamp()
