"""Conversations on disk, saved while they stream.

Messages form a tree: an edited question or another try at a reply becomes a sibling, and nothing that was written is
lost. Among siblings exactly one is active; following active messages from the root gives the conversation as shown.

One connection, for the thread that made the store (SQLite's own check enforces it). The write-ahead log makes a save
cheap enough for twice a second, and a crash leaves the file as of the last save.
"""

from __future__ import annotations

import gc
import json
import logging
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from app.chats.records import Conversation, Role, State, StoredMessage, title_from
from app.chats.schema import PATIENT_MS, in_use, open_database
from app.chats.searching import LATEST_MESSAGES, found_in, newest_message, reading
from app.errors import BugError, kind_and_place
from app.speculation.trace import Trace

_log = logging.getLogger(__name__)

_IMPATIENT_MS = 20
NO_LIMIT = -1

_CONVERSATION = "c.id, c.title, c.pinned, c.created_at, c.updated_at"

_ACTIVE_BRANCH = """
WITH RECURSIVE branch (id, depth) AS (
    SELECT id, 0 FROM messages WHERE conversation_id = :conversation AND parent_id IS NULL AND active = 1
    UNION ALL
    SELECT m.id, branch.depth + 1 FROM messages AS m JOIN branch ON m.parent_id = branch.id
    WHERE m.conversation_id = :conversation AND m.active = 1
)
SELECT m.id, m.parent_id, m.role, m.text, m.state, t.json_zlib
FROM branch JOIN messages AS m ON m.id = branch.id LEFT JOIN traces AS t ON t.message_id = m.id
ORDER BY branch.depth
"""

_WAY_TO_ROOT = """
WITH RECURSIVE way (id, parent_id) AS (
    SELECT id, parent_id FROM messages WHERE id = ?
    UNION ALL
    SELECT m.id, m.parent_id FROM messages AS m JOIN way ON m.id = way.parent_id
)
SELECT id, parent_id FROM way
"""

_SAID_BELOW = """
WITH RECURSIVE below (id) AS (
    SELECT id FROM messages WHERE parent_id = ?
    UNION ALL
    SELECT m.id FROM messages AS m JOIN below ON m.parent_id = below.id
)
SELECT count(*) FROM messages WHERE id IN (SELECT id FROM below) AND text <> ''
"""


class ChatStore:
    """The conversations in one file.

    Every method may raise a :class:`~app.errors.WorldError` (disk full, folder not writable) whose sentence can be
    shown; an unknown id is a :class:`~app.errors.BugError`.
    """

    def __init__(self, path: Path) -> None:
        """Open the file, creating it if needed.

        Replies that were streaming when the program last ended become ``cancelled`` and keep their text.

        Raises:
            WorldError: the file was saved by a newer program, or cannot be opened.
        """
        self._path = path
        self._database, self.problem = open_database(path)
        """``problem``: one sentence when a damaged file was set aside, else ``None``."""
        if self.problem:
            _log.error("%s", self.problem)
        with self._writing() as database:
            database.execute("UPDATE messages SET state = 'cancelled' WHERE state = 'streaming'")

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
        """Those that are not deleted, up to so many: pinned first, then the latest used first."""
        return tuple(
            _conversation(row)
            for row in self._read(
                f"SELECT {_CONVERSATION} FROM conversations AS c WHERE deleted_at IS NULL "  # noqa: S608 - a constant
                "ORDER BY pinned DESC, updated_at DESC, id DESC LIMIT ?",
                (limit,),
            )
        )

    def latest(self) -> tuple[int, ...]:
        """The ids of all that are not deleted, the latest used first."""
        rows = self._read("SELECT id FROM conversations WHERE deleted_at IS NULL ORDER BY updated_at DESC, id DESC")
        return tuple(int(row[0]) for row in rows)

    def conversation(self, conversation_id: int) -> Conversation | None:
        """One of them; ``None`` where it was deleted."""
        rows = self._read(
            f"SELECT {_CONVERSATION} FROM conversations AS c WHERE id = ? AND deleted_at IS NULL",  # noqa: S608
            (conversation_id,),
        )
        return _conversation(rows[0]) if rows else None

    def search(
        self, text: str, limit: int = NO_LIMIT, *, latest: bool = False, wanted: Callable[[], bool] = lambda: True
    ) -> tuple[Conversation, ...]:
        """Conversations whose title or one of whose messages contains every word of ``text``, as in the list.

        On any thread. Upper and lower case are alike and parts of words count. Without a word, nothing is found.

        Args:
            text: what was typed.
            limit: no more than so many.
            latest: look through the latest messages alone, which is quick in any file.
            wanted: asked every few milliseconds; where it says no, an ``sqlite3.OperationalError`` ends the search.
        """
        with reading(self._path, wanted) as database, in_use(self._path):
            rows = found_in(database, _CONVERSATION, _clean(text), limit, latest=latest)
            return tuple(_conversation(row) for row in rows)

    @property
    def searched_at_once(self) -> bool:
        """Whether the latest messages are all there are."""
        return newest_message(self._database) <= LATEST_MESSAGES

    def create(self, title: str = "") -> Conversation:
        """A new, empty conversation. Without a title, the first question becomes it."""
        now = _now()
        with self._writing() as database:
            cursor = database.execute(
                "INSERT INTO conversations (title, created_at, updated_at) VALUES (?, ?, ?)", (_clean(title), now, now)
            )
            return self._conversation_of(int(cursor.lastrowid or 0))

    def rename(self, conversation_id: int, title: str) -> None:
        self._change(conversation_id, "title = ?", _clean(title))

    def pin(self, conversation_id: int, pinned: bool = True) -> None:
        self._change(conversation_id, "pinned = ?", int(pinned))

    def delete(self, conversation_id: int) -> None:
        """Take it off the list; :meth:`restore` brings it back until :meth:`purge_deleted`."""
        self._change(conversation_id, "deleted_at = ?", _now())

    def restore(self, conversation_id: int) -> None:
        self._change(conversation_id, "deleted_at = ?", None)

    def purge_deleted(self) -> int:
        """Remove deleted conversations for good; returns how many."""
        with self._writing() as database:
            return database.execute("DELETE FROM conversations WHERE deleted_at IS NOT NULL").rowcount

    # The messages of one conversation

    def messages(self, conversation_id: int, *, with_traces: bool = True) -> tuple[StoredMessage, ...]:
        """The active branch, from the first message to the last.

        Traces are a hundred times as large as texts: whoever does not need them all asks for :meth:`trace`.
        """
        rows = self._read(_ACTIVE_BRANCH, {"conversation": conversation_id})
        return tuple(
            StoredMessage(id_, parent_id, role, text, self._trace(id_, packed) if with_traces else None, state)
            for id_, parent_id, role, text, state, packed in rows
        )

    def texts(self, conversation_id: int, most_letters: int) -> tuple[tuple[Role, str], ...]:
        """Who said what in a conversation that is not deleted, on every branch: the latest, up to so many letters."""
        rows = self._read(
            "SELECT role, text "
            "FROM (SELECT m.id, m.role, m.text, SUM(LENGTH(m.text)) OVER (ORDER BY m.id DESC) AS letters "
            "FROM messages AS m JOIN conversations AS c ON c.id = m.conversation_id "
            "WHERE c.id = ? AND c.deleted_at IS NULL AND m.text <> '' AND m.state <> 'streaming') "
            "WHERE letters <= ? ORDER BY id",
            (conversation_id, most_letters),
        )
        return tuple((row[0], str(row[1])) for row in rows)

    def trace(self, message_id: int) -> Trace | None:
        """What speculation did in one reply, where it was kept."""
        rows = self._read("SELECT json_zlib FROM traces WHERE message_id = ?", (message_id,))
        return self._trace(message_id, rows[0][0]) if rows else None

    def add_message(
        self, conversation_id: int, parent_id: int | None, role: Role, text: str, state: State = "complete"
    ) -> StoredMessage:
        """Append below ``parent_id`` (``None``: a first message) and make the new message the active one there."""
        now = _now()
        text = _clean(text)
        with self._writing() as database:
            conversation = self._conversation_of(conversation_id)
            if parent_id is not None and self._place(parent_id)[0] != conversation_id:
                raise BugError(f"Message {parent_id} belongs to another conversation than {conversation_id}.")
            self._silence(conversation_id, parent_id)
            cursor = database.execute(
                "INSERT INTO messages (conversation_id, parent_id, role, text, state, active, created_at) "
                "VALUES (?, ?, ?, ?, ?, 1, ?)",
                (conversation_id, parent_id, role, text, state, now),
            )
            title = conversation.title or (title_from(text) if role == "user" else "")
            database.execute(
                "UPDATE conversations SET updated_at = ?, title = ? WHERE id = ?", (now, title, conversation_id)
            )
            return StoredMessage(int(cursor.lastrowid or 0), parent_id, role, text, state=state)

    def update_reply(self, message_id: int, text: str, state: State = "streaming") -> None:
        """Save what a reply has so far. Cheap: one row, not indexed for search until it is finished."""
        self._save_reply(message_id, text, state)

    def finish_reply(self, message_id: int, text: str, trace: Trace | None, state: State = "complete") -> None:
        """Save a reply's final text, and its trace if there is one."""
        with self._writing() as database:
            self._save_reply(message_id, text, state)
            if trace is not None:
                packed = zlib.compress(json.dumps(trace.to_json(), separators=(",", ":")).encode("utf-8", "replace"))
                database.execute("INSERT OR REPLACE INTO traces VALUES (?, ?)", (message_id, packed))

    @contextmanager
    def impatient(self) -> Iterator[None]:
        """Wait next to nothing for another program that holds the file: for saves that will be tried again."""
        self._database.execute(f"PRAGMA busy_timeout = {_IMPATIENT_MS}")
        try:
            yield
        finally:
            self._database.execute(f"PRAGMA busy_timeout = {PATIENT_MS}")

    def withdraw(self, message_id: int) -> bool:
        """Unsay a message below which nothing was said; its last other version is shown again.

        Where nothing else was said, the conversation goes with it. ``False``: something was said below, and all stays.
        """
        with self._writing() as database:
            conversation_id, parent_id = self._place(message_id)
            if database.execute(_SAID_BELOW, (message_id,)).fetchone()[0]:
                return False
            database.execute("DELETE FROM messages WHERE id = ?", (message_id,))
            database.execute(
                "UPDATE messages SET active = 1 WHERE id = (SELECT max(id) FROM messages "
                "WHERE conversation_id = ? AND parent_id IS ? AND text <> '')",
                (conversation_id, parent_id),
            )
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
        rows = self._read(
            "SELECT id FROM messages WHERE conversation_id = ? AND parent_id IS ? AND (text <> '' OR NOT ?) "
            "ORDER BY id",
            (conversation_id, parent_id, with_text),
        )
        return tuple(int(row[0]) for row in rows)

    def activate(self, message_id: int) -> None:
        """Show the branch this message is on; below it, the branch that was last shown there."""
        with self._writing() as database:
            conversation_id, _ = self._place(message_id)
            for id_, parent_id in database.execute(_WAY_TO_ROOT, (message_id,)).fetchall():
                self._silence(conversation_id, parent_id)
                database.execute("UPDATE messages SET active = 1 WHERE id = ?", (id_,))

    # Inner workings

    def _save_reply(self, message_id: int, text: str, state: State) -> None:
        with in_use(self._path):
            cursor = self._database.execute(
                "UPDATE messages SET text = ?, state = ? WHERE id = ?", (_clean(text), state, message_id)
            )
        if cursor.rowcount != 1:
            raise BugError(f"There is no message {message_id}.")

    def _silence(self, conversation_id: int, parent_id: int | None) -> None:
        self._database.execute(
            "UPDATE messages SET active = 0 WHERE conversation_id = ? AND parent_id IS ?", (conversation_id, parent_id)
        )

    def _change(self, conversation_id: int, assignment: str, value: object) -> None:
        with in_use(self._path):
            cursor = self._database.execute(
                f"UPDATE conversations SET {assignment} WHERE id = ?",  # noqa: S608 - the caller's constant
                (value, conversation_id),
            )
        if cursor.rowcount != 1:
            raise BugError(f"There is no conversation {conversation_id}.")

    def _conversation_of(self, conversation_id: int) -> Conversation:
        for row in self._read(
            f"SELECT {_CONVERSATION} FROM conversations AS c WHERE id = ?",  # noqa: S608 - a constant
            (conversation_id,),
        ):
            return _conversation(row)
        raise BugError(f"There is no conversation {conversation_id}.")

    def _place(self, message_id: int) -> tuple[int, int | None]:
        for row in self._read("SELECT conversation_id, parent_id FROM messages WHERE id = ?", (message_id,)):
            return row[0], row[1]
        raise BugError(f"There is no message {message_id}.")

    def _trace(self, message_id: int, packed: bytes | None) -> Trace | None:
        if packed is None:
            return None
        try:
            with _uncollected():
                return Trace.from_json(json.loads(zlib.decompress(packed)))
        except (ValueError, zlib.error) as error:
            # The text is what matters; a reply without its colours is still a reply.
            _log.info("The trace of message %d cannot be shown: %s", message_id, kind_and_place(error))
            return None

    def _read(self, query: str, values: Sequence[object] | Mapping[str, object] = ()) -> list[Any]:
        with in_use(self._path):
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with in_use(self._path):
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
                self._database.execute("COMMIT")
            finally:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")


@contextmanager
def _uncollected() -> Iterator[None]:
    """Make many objects at once without a search for garbage among them: there is none, and it doubles the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _conversation(row: Sequence[Any]) -> Conversation:
    id_, title, pinned, created_at, updated_at = row
    return Conversation(id_, title, bool(pinned), _when(created_at), _when(updated_at))


def _clean(text: str) -> str:
    # Half of a surrogate pair (from a paste or a broken model) is no text SQLite can keep.
    return text.encode("utf-8", "replace").decode("utf-8")


def _now() -> float:
    return datetime.now(UTC).timestamp()


def _when(timestamp: float) -> datetime:
    return datetime.fromtimestamp(timestamp, UTC)
