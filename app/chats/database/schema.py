"""The format of the chat file: what each version of it added, and how a file of an earlier version is brought up."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from app.chats.assistants.first_assistants import first_assistants
from app.errors import WorldError
from app.language import tr

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
{first_assistants()}
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

_VERSION_8 = """
CREATE TABLE attached_pictures (  -- of those files that are pictures
    file_id INTEGER PRIMARY KEY REFERENCES attached_files (id) ON DELETE CASCADE,
    content BLOB NOT NULL,
    preview BLOB NOT NULL  -- a small JPEG; empty where there is none
);
"""

_MIGRATIONS = (_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4, _VERSION_5, _VERSION_6, _VERSION_7, _VERSION_8)
"""Entry n brings a file from version n to n + 1; entries are never edited once released."""
NEWEST = len(_MIGRATIONS)
"""The version that this program writes."""


def version_of(database: sqlite3.Connection) -> int:
    """Return the file's version.

    Raises:
        WorldError: it is a newer program's.
    """
    return readable(int(database.execute("PRAGMA user_version").fetchone()[0]))


def readable(version: int) -> int:
    """Return a version that this program can read.

    Raises:
        WorldError: it is a newer program's.
    """
    if version > NEWEST:
        raise WorldError(
            tr(
                "These chats were saved by a newer Draftlight (format {version}; this one reads {known}). Please "
                "update the program; the chats were left as they are.",
                version=version,
                known=NEWEST,
            )
        )
    return version


def bring_up(database: sqlite3.Connection, version: int, to: int = NEWEST) -> None:
    """Bring a file of this version to a newer one, inside the transaction that is open."""
    for number in range(version, to):
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
