"""The SQLite file behind the conversations: opening, migrating, and what to do when it is damaged.

A damaged file is renamed, never deleted and never written again, so that a person (or a recovery tool) still has
every byte of it. A file from a newer program is left untouched. A large file is looked through beside the window;
where that finds damage, a mark beside the file has the next start look, and set it aside.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from app.chats.earlier_copy import keep_copy
from app.chats.first_assistants import FIRST_ASSISTANTS
from app.chats.indexes import add_indexes
from app.chats.text_ends import all_entered, enter_more
from app.errors import AppError, DiskFull, FolderNotWritable, WorldError
from app.language import mark, tr, tr_marked
from app.ownership import open_private

PATIENT_MS = 2000
"""How long to wait for another program that holds the file."""
CHECKED_AT_ONCE_BYTES = 4 * 1024 * 1024
"""A file up to this size is looked through in some 20 ms."""
DAMAGED = mark(
    "The file with your chats is damaged, and not all of it can be read. Close Draftlight and start "
    "it again: the file is then kept under another name, and a new one is started."
)
DAMAGED_COPY = mark("This copy is damaged and cannot be brought back. Nothing was changed.")
NO_CHATS = mark("This file has no chats of Draftlight in it. Nothing was changed.")

_VERSION_1 = """
CREATE TABLE conversations (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    pinned INTEGER NOT NULL DEFAULT 0,
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL,
    deleted_at REAL
);
CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- ids are never given twice: a stale one must not find another message
    conversation_id INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    parent_id INTEGER REFERENCES messages (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('system', 'user', 'assistant')),
    text TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('complete', 'streaming', 'cancelled', 'failed')),
    active INTEGER NOT NULL,  -- 1 for exactly one message among those with the same parent
    created_at REAL NOT NULL
);
CREATE INDEX messages_by_parent ON messages (conversation_id, parent_id);
CREATE INDEX messages_streaming ON messages (state) WHERE state = 'streaming';
CREATE TABLE traces (
    message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
    json_zlib BLOB NOT NULL
);

-- Trigrams find any part of a word in any script. A reply is indexed once it is no longer streaming: its text
-- changes twice a second until then.
CREATE VIRTUAL TABLE message_words USING fts5 (text, content='messages', content_rowid='id', tokenize='trigram');
CREATE TRIGGER message_added AFTER INSERT ON messages WHEN new.state <> 'streaming' BEGIN
    INSERT INTO message_words (rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER message_changed AFTER UPDATE OF text, state ON messages BEGIN
    INSERT INTO message_words (message_words, rowid, text)
        SELECT 'delete', old.id, old.text WHERE old.state <> 'streaming';
    INSERT INTO message_words (rowid, text) SELECT new.id, new.text WHERE new.state <> 'streaming';
END;
CREATE TRIGGER message_removed AFTER DELETE ON messages WHEN old.state <> 'streaming' BEGIN
    INSERT INTO message_words (message_words, rowid, text) VALUES ('delete', old.id, old.text);
END;
CREATE VIRTUAL TABLE title_words USING fts5 (title, content='conversations', content_rowid='id', tokenize='trigram');
CREATE TRIGGER title_added AFTER INSERT ON conversations BEGIN
    INSERT INTO title_words (rowid, title) VALUES (new.id, new.title);
END;
CREATE TRIGGER title_changed AFTER UPDATE OF title ON conversations BEGIN
    INSERT INTO title_words (title_words, rowid, title) VALUES ('delete', old.id, old.title);
    INSERT INTO title_words (rowid, title) VALUES (new.id, new.title);
END;
CREATE TRIGGER title_removed AFTER DELETE ON conversations BEGIN
    INSERT INTO title_words (title_words, rowid, title) VALUES ('delete', old.id, old.title);
END;
"""

_VERSION_2 = """
CREATE TABLE attached_files (
    id INTEGER PRIMARY KEY,
    conversation_id INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    tokens INTEGER,
    note TEXT NOT NULL
);
CREATE INDEX attached_files_by_conversation ON attached_files (conversation_id);
CREATE INDEX attached_files_by_message ON attached_files (message_id);
CREATE TABLE attached_texts (  -- apart, so that names can be looked through without what is in the files
    file_id INTEGER PRIMARY KEY REFERENCES attached_files (id) ON DELETE CASCADE,
    text_zlib BLOB NOT NULL
);
CREATE VIRTUAL TABLE file_words USING fts5 (name, content='attached_files', content_rowid='id', tokenize='trigram');
CREATE TRIGGER file_added AFTER INSERT ON attached_files BEGIN
    INSERT INTO file_words (rowid, name) VALUES (new.id, new.name);
END;
CREATE TRIGGER file_removed AFTER DELETE ON attached_files BEGIN
    INSERT INTO file_words (file_words, rowid, name) VALUES ('delete', old.id, old.name);
END;
"""

_VERSION_3 = """
CREATE TABLE folders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    expanded INTEGER NOT NULL DEFAULT 1
);
ALTER TABLE conversations ADD COLUMN folder_id INTEGER REFERENCES folders (id) ON DELETE SET NULL;
ALTER TABLE conversations ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
ALTER TABLE conversations ADD COLUMN origin TEXT;  -- whose export it came in, and which chat of it
ALTER TABLE conversations ADD COLUMN titled_by TEXT;  -- 'question', 'model', 'person', 'import'; NULL: unknown
CREATE INDEX conversations_by_place ON conversations (archived, folder_id, pinned DESC, updated_at DESC, id DESC)
    WHERE deleted_at IS NULL;
"""

_VERSION_4 = f"""
CREATE TABLE assistants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,  -- ids are never given twice, as with messages
    name TEXT NOT NULL,
    content TEXT NOT NULL  -- JSON: the settings that it has of its own
);
ALTER TABLE conversations ADD COLUMN assistant_id INTEGER REFERENCES assistants (id) ON DELETE SET NULL;
{FIRST_ASSISTANTS}
"""

_VERSION_5 = """
CREATE TABLE tool_uses (
    message_id INTEGER PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
    uses_zlib BLOB NOT NULL  -- JSON: the tools that the reply called, and what they brought
);
ALTER TABLE conversations ADD COLUMN tools TEXT;  -- JSON: what its person lets it do; NULL: nothing
"""

_VERSION_6 = """
ALTER TABLE conversations ADD COLUMN seed INTEGER;  -- of its replies to come; -1: a new one each; NULL: as it is set
"""

_VERSION_7 = """
ALTER TABLE conversations ADD COLUMN thinking INTEGER;  -- whether its model thinks before it answers; NULL: as it does
"""

_MIGRATIONS = (_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4, _VERSION_5, _VERSION_6, _VERSION_7)
"""Entry n brings a file from version n to n + 1; entries are never edited once released."""


class _Damaged(Exception):
    """The file is no SQLite database, or its pages contradict each other."""


def open_database(path: Path, *, beside: bool = False) -> tuple[sqlite3.Connection, str | None]:
    """Open (or create) the chat file, ready for use, and say in one sentence if a damaged one was set aside.

    A file that another program has open (``beside``) is not moved away under it, but marked for the next start.

    Raises:
        WorldError: the file was written by a newer program, or cannot be opened at all.
    """
    try:
        return _open(path), None
    except _Damaged as error:
        if beside:
            mark_damaged(path)
            raise WorldError(tr_marked(DAMAGED)) from error
        kept = _set_aside(path)
        return _open(path), (
            tr(
                "The file with your chats was damaged and could not be read. It was kept as {name}, and a new, "
                "empty one was started.",
                name=kept.name,
            )
        )


def _open(path: Path) -> sqlite3.Connection:
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        _create_private(path)
        database = sqlite3.connect(path, isolation_level=None, timeout=PATIENT_MS / 1000)
    try:
        with explained(path):
            _prepare(database, path)
    except (AppError, sqlite3.Error) as error:
        database.close()
        if isinstance(error, sqlite3.Error) and means_damage(error):
            raise _Damaged from error
        raise
    except _Damaged:
        database.close()
        raise
    return database


def _create_private(path: Path) -> None:
    """Create the file for its owner alone; SQLite gives the files beside it the same permissions."""
    with contextlib.suppress(OSError):  # it will be said by SQLite
        os.close(open_private(path, os.O_RDWR | os.O_CREAT | os.O_EXCL))


def _prepare(database: sqlite3.Connection, path: Path) -> None:
    version = _version(database)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    database.execute("PRAGMA foreign_keys = ON")
    mark = _mark(path)
    if mark.exists() or checked_at_once(path):
        if not passes_check(database):
            raise _Damaged
        mark.unlink(missing_ok=True)
    if version < len(_MIGRATIONS):
        _migrate(database, path)
    add_indexes(database)


def newer_format(database: sqlite3.Connection) -> str:
    """Say in a sentence that a file is a newer program's; empty where it is not."""
    try:
        _version(database)
    except WorldError as error:
        return error.sentence
    return ""


def newest_format(path: Path) -> None:
    """Bring a file of chats that nobody has open, and that may be of an earlier format, to this program's.

    Raises:
        WorldError: it is damaged, a newer program's, or no file of chats at all.
    """
    try:
        with explained(path):
            database = sqlite3.connect(path, isolation_level=None)
            with closing(database):
                if not passes_check(database):
                    raise WorldError(DAMAGED_COPY)
                version = _version(database)
                if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'conversations'").fetchone():
                    raise WorldError(tr_marked(NO_CHATS))
                database.execute("BEGIN IMMEDIATE")
                _bring_up(database, version)
                add_indexes(database)
                while not all_entered(database):
                    enter_more(database)
                database.execute("UPDATE messages SET state = 'cancelled' WHERE state = 'streaming'")
                database.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        raise WorldError(tr_marked(NO_CHATS if "not a database" in str(error) else DAMAGED_COPY)) from error


def checked_at_once(path: Path) -> bool:
    """Whether looking through the file takes no time that a person notices."""
    return path.stat().st_size <= CHECKED_AT_ONCE_BYTES


def passes_check(database: sqlite3.Connection) -> bool:
    """Return whether no page of the file contradicts another.

    Raises:
        sqlite3.DatabaseError: it is so damaged that it cannot even be asked.
    """
    return bool(database.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def mark_damaged(path: Path) -> None:
    """Have the next start look through the file, however large it is."""
    with suppress(OSError):
        os.close(open_private(_mark(path), os.O_RDWR | os.O_CREAT))


def _mark(path: Path) -> Path:
    return path.with_name(path.name + "-damaged")


def _version(database: sqlite3.Connection) -> int:
    """The file's version.

    Raises:
        WorldError: it is a newer program's.
    """
    version = int(database.execute("PRAGMA user_version").fetchone()[0])
    if version > len(_MIGRATIONS):
        raise WorldError(
            tr(
                "These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please "
                "update the program; the chats were left as they are.",
                version=version,
                known=len(_MIGRATIONS),
            )
        )
    return version


def _migrate(database: sqlite3.Connection, path: Path) -> None:
    """Bring the file to the newest version, all the way or not at all; a copy of what it was is kept beside it."""
    database.execute("BEGIN IMMEDIATE")
    try:
        # Read again: until here another program that was opened at the same time may have done it.
        version = _version(database)
        if 0 < version < len(_MIGRATIONS):
            keep_copy(path, version)
        _bring_up(database, version)
        database.execute("COMMIT")
    except (AppError, sqlite3.Error):
        with suppress(sqlite3.Error):  # a full disk has rolled it back already
            database.execute("ROLLBACK")
        raise


def _bring_up(database: sqlite3.Connection, version: int) -> None:
    for number in range(version, len(_MIGRATIONS)):
        for statement in _statements(_MIGRATIONS[number]):  # executescript would end the transaction
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {number + 1}")


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _set_aside(path: Path) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    kept = path.with_name(f"{path.stem}-damaged-{stamp}{path.suffix}")
    serial = 2
    while kept.exists():
        kept = path.with_name(f"{path.stem}-damaged-{stamp}-{serial}{path.suffix}")
        serial += 1
    with explained(path):
        # The write-ahead log goes first: a main file without its log is older, one with a foreign log is wrong.
        for suffix in ("-wal", "-shm"):
            companion = path.with_name(path.name + suffix)
            if companion.exists():
                companion.replace(kept.with_name(kept.name + suffix))
        path.replace(kept)
        _mark(path).unlink(missing_ok=True)
    return kept


def means_damage(error: sqlite3.Error) -> bool:
    return _primary_code(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def _primary_code(error: sqlite3.Error) -> int:
    # Extended codes carry the primary one in their low byte.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what the system says about the chat file into sentences; damage and our own mistakes pass through.

    Raises:
        DiskFull, FolderNotWritable, WorldError: see the sentence.
    """
    try:
        yield
    except OSError as error:
        raise FolderNotWritable(
            tr("The chats cannot be kept in {parent}: {error}.", parent=path.parent, error=error.strerror or error)
        ) from error
    except sqlite3.OperationalError as error:
        code = _primary_code(error)
        if code == sqlite3.SQLITE_FULL:
            raise DiskFull(
                tr("The disk is full, so the chat could not be saved. Free some space and try again.")
            ) from error
        if code in {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM}:
            raise FolderNotWritable(
                tr("The chat file {path} cannot be opened or written: {error}.", path=path, error=error)
            ) from error
        if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise WorldError(tr("The chats are in use by another program. Close it and try again.")) from error
        raise


@contextmanager
def in_use(path: Path) -> Iterator[None]:
    """:func:`explained` for a file that is open: what is damaged then is left alone until the next start.

    Raises:
        WorldError: see the sentence.
    """
    try:
        with explained(path):
            yield
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        mark_damaged(path)
        raise WorldError(tr_marked(DAMAGED)) from error
