"""The format of the chat file: what each version of it added, and how a file of an earlier version is brought up.

Compares what a file is made of (tables, triggers, views, indexes) with what this program makes.

A file can come from anywhere, and SQLite carries out what stands in it: a trigger with each message that is written, a
view wherever a table of its name is read, an index with each row. So tables must be ours, to the letter, and all else
that is not ours is removed before anything is read or written. A table of another name stays, unless it refers to one
of ours, whose rows could not be removed then.
"""

from __future__ import annotations

import functools
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing

from app.chats.assistants import first_assistants
from app.chats.database import folded_texts
from app.chats.database.damage import means_damage
from app.errors import WorldError
from app.language import tr

_INDEXES = (
    # The list's first page need not sort ten thousand chats.
    """
    CREATE INDEX IF NOT EXISTS conversations_listed ON conversations (pinned DESC, updated_at DESC, id DESC)
        WHERE deleted_at IS NULL
    """,
    # Removing a message looks for those below it.
    "CREATE INDEX IF NOT EXISTS messages_below ON messages (parent_id)",
)


def add_indexes(database: sqlite3.Connection) -> None:
    """Make those that are missing; most of what a search needs of a large file is entered later, by
    :mod:`app.chats.upkeep`.
    """
    for index in _INDEXES:
        database.execute(index)
    folded_texts.prepare(database)


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

_VERSION_9 = """
ALTER TABLE messages ADD COLUMN edited INTEGER NOT NULL DEFAULT 0;  -- of replies: 1 if a person has changed the text
"""

_VERSION_10 = """
ALTER TABLE attached_files ADD COLUMN passage INTEGER;  -- its number, of a passage of a collection
ALTER TABLE attached_files ADD COLUMN source TEXT;  -- where the file of a passage lies
ALTER TABLE attached_files ADD COLUMN page INTEGER;  -- on which page of it the passage stands
ALTER TABLE conversations ADD COLUMN knowledge TEXT;  -- the id of its collection; NULL: none
ALTER TABLE folders ADD COLUMN settings TEXT;  -- JSON: what new chats in it begin with; NULL: nothing
"""

_MIGRATIONS = (
    _VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4, _VERSION_5, _VERSION_6, _VERSION_7, _VERSION_8, _VERSION_9,
    _VERSION_10,
)  # fmt: skip
"""Entry n brings a file from version n to n + 1; entries are never edited once released."""
NEWEST = len(_MIGRATIONS)
"""The version that this program writes."""


def version_of(database: sqlite3.Connection) -> int:
    """Return the file's version. Raises ``WorldError`` if it is a newer program's."""
    return readable(int(database.execute("PRAGMA user_version").fetchone()[0]))


def readable(version: int) -> int:
    """Return a version that this program can read. Raises ``WorldError`` if it is a newer program's."""
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


_log = logging.getLogger(__name__)

_Part = tuple[str, str]
"""Kind and name."""
_WORDS = ("message_words", "title_words", "file_words")
"""Indexes of words. Each has tables of its own, which SQLite makes and looks after."""
_MADE_ANEW = ("message_end", "message_fold")
"""Prefixes of wholes that can be removed and made anew: the ends of texts, which earlier versions kept and nothing
needs, and the tables of :mod:`app.chats.database.folded_texts`.
"""
_LARGEST_NUMBER = 2**31 - 1
"""Of a row, where nobody has made up others; the window can hold no larger ones."""
_NEWER_FORMATS = 1000
"""Formats that a later program may have. A larger number is none."""


class OtherForm(Exception):
    """The file is no file of chats, or its tables are not those that this program makes."""


def require_own_tables(database: sqlite3.Connection) -> int:
    """Check that a file has the tables of its format; return the format's number, 0 for a new file.
    Raises ``OtherForm`` if they are others, or no format has such a number, ``WorldError`` if a newer program wrote the
    file.
    """
    database.execute("BEGIN")  # another program may be making the file: both are of one moment
    number = int(database.execute("PRAGMA user_version").fetchone()[0])
    parts = _parts(database)
    database.execute("COMMIT")
    if not 0 <= number <= NEWEST + _NEWER_FORMATS:
        raise OtherForm
    version = readable(number)
    if version == 0 and parts:
        raise OtherForm
    for part, sql in _own_parts(version).items():
        if part[0] == "table" and not (part in parts and (_belongs_to_words(part) or _are_alike(parts[part], sql))):
            raise OtherForm
    if any(_has_odd_numbers(database, table) for table in _tables_with_numbers(version)):
        raise OtherForm
    return version


def put_right(database: sqlite3.Connection, version: int) -> None:
    """Remove triggers, views and indexes that this program does not make, and make anew those that were changed."""
    if version == 0:
        return
    needed, extra = _own_parts(version), _extra_parts()
    parts = _parts(database)
    changed = tuple(
        _whole_of(part) for part, sql in extra.items() if _whole_of(part) and not _are_alike(parts.get(part, ""), sql)
    )
    for part, sql in parts.items():
        ours = needed.get(part) or ("" if _whole_of(part) in changed else extra.get(part, ""))
        kind, name = part
        if _are_alike(sql, ours) or (kind == "table" and not _whole_of(part) and not _refers(database, name, sql)):
            continue
        _log.info("the chat file had a %s that is not ours, which was removed", kind)
        database.execute(f'DROP {kind} IF EXISTS "{name.replace(chr(34), chr(34) * 2)}"')
    missing = [sql for part, sql in needed.items() if part[0] != "table" and not _are_alike(parts.get(part, ""), sql)]
    for sql in missing:
        database.execute(sql)
    if missing:
        make_word_indexes_anew(database, version)
    _put_last_numbers_right(database, version)


def make_word_indexes_anew(database: sqlite3.Connection, version: int = NEWEST) -> None:
    """Enter all words once more: what the indexes hold is damaged, or may not be what was said."""
    for name in _word_indexes(version):
        # As FTS5 leaves its tables when it has just made them. It could not even open what is damaged.
        for part in ("data", "idx", "docsize"):
            database.execute(f"DELETE FROM {name}_{part}")  # noqa: S608 - a constant
        database.execute(f"INSERT INTO {name}_data VALUES (1, x''), (10, x'00000000000000')")  # noqa: S608
        database.execute(f"INSERT INTO {name} ({name}) VALUES ('rebuild')")  # noqa: S608


def are_word_indexes_open(database: sqlite3.Connection, version: int) -> bool:
    """Return whether the indexes of words can be asked; a check of the file's pages does not look at what they say."""
    try:
        for name in _word_indexes(version):
            database.execute(f"SELECT rowid FROM {name} LIMIT 0")  # noqa: S608 - a constant
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        return False
    return True


def _word_indexes(version: int) -> list[str]:
    return [name for name in _WORDS if ("table", name) in _own_parts(version)]


def _put_last_numbers_right(database: sqlite3.Connection, version: int) -> None:
    """Mend numbers after which SQLite would give no more."""
    odd = "NOT (typeof(seq) = 'integer' AND seq BETWEEN 0 AND ?)"
    for (name,) in database.execute(f"SELECT name FROM sqlite_sequence WHERE {odd}", (_LARGEST_NUMBER,)).fetchall():  # noqa: S608
        if name in _tables_with_numbers(version):
            last = f"(SELECT coalesce(max(id), 0) FROM {name})"  # noqa: S608 - one of ours
            database.execute(f"UPDATE sqlite_sequence SET seq = {last} WHERE name = ?", (name,))  # noqa: S608


def _has_odd_numbers(database: sqlite3.Connection, table: str) -> bool:
    try:
        lowest, highest = database.execute(f"SELECT min(id), max(id) FROM {table}").fetchone()  # noqa: S608 - ours
    except sqlite3.DatabaseError as error:
        if not means_damage(error):
            raise
        return False  # damage has a check of its own
    return lowest is not None and not 1 <= lowest <= highest <= _LARGEST_NUMBER


def _tables_with_numbers(version: int) -> list[str]:
    tables = ("conversations", "messages", "attached_files", "folders", "assistants")
    return [name for name in tables if ("table", name) in _own_parts(version)]


def _parts(database: sqlite3.Connection) -> dict[_Part, str]:
    """Return what a file is made of, with the statements that make it; what SQLite makes by itself is left out."""
    rows: Iterable[tuple[str, str, str]] = database.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL "
        "AND (type IN ('trigger', 'view') OR substr(name, 1, 7) <> 'sqlite_')"
    )
    return {(str(kind), str(name)): str(sql) for kind, name, sql in rows}


@functools.cache
def _own_parts(version: int) -> dict[_Part, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        bring_up(database, 0, version)
        return _parts(database)


@functools.cache
def _extra_parts() -> dict[_Part, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        bring_up(database, 0)
        add_indexes(database)
        return {part: sql for part, sql in _parts(database).items() if part not in _own_parts(NEWEST)}


def _refers(database: sqlite3.Connection, table: str, sql: str) -> bool:
    """Return whether a table that is not ours refers to another one."""
    if ("table", table) in _own_parts(NEWEST) or sql.upper().split()[:2] == ["CREATE", "VIRTUAL"]:
        return False
    return database.execute("SELECT 1 FROM pragma_foreign_key_list(?)", (table,)).fetchone() is not None


def _are_alike(sql: str, other: str) -> bool:
    return sql.split() == other.split()


def _belongs_to_words(part: _Part) -> bool:
    return part[1].startswith(tuple(f"{name}_" for name in _WORDS))


def _whole_of(part: _Part) -> str:
    """Return which of the wholes that can be made anew a part belongs to; empty where it belongs to none."""
    return next((prefix for prefix in _MADE_ANEW if part[1].startswith(prefix)), "")
