"""Chat files that only SQLite would take for one: each kind spoils a good file, which has two messages at least."""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from app.chats.database.schema import NEWEST
from tests.fakes.earlier import TEXT_ENDS

Spoil = Callable[[Path], object]

_ENDLESS = "WITH RECURSIVE r (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r)"
_DEEP = zlib.compress(b"[" * 100_000)
_BOMB = zlib.compress(bytes(80_000_000))


def change(path: Path, script: str, *values: object) -> None:
    """Carry out statements in a chat file; a single one may have values."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        if values:
            database.execute(script, values)
        else:
            database.executescript(script)


def change_statement(path: Path, name: str, old: str, new: str) -> None:
    """Change the statement by which a part of the file was made, behind SQLite's back."""
    change(
        path,
        f"PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, '{old}', '{new}') "
        f"WHERE name = '{name}';",
    )


def make_anew(path: Path, script: str) -> None:
    """Put another database in the file's place."""
    path.unlink()
    change(path, f"{script} PRAGMA user_version = {NEWEST};")


def _sql(script: str) -> Spoil:
    return partial(change, script=script)


def _bytes(content: bytes) -> Spoil:
    return lambda path: path.write_bytes(content)


def _link_to(target: str) -> Spoil:
    def link(path: Path) -> None:
        path.unlink()
        path.symlink_to(target)

    return link


def _fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_text("kept")


def _log_is_a_folder(path: Path) -> None:
    path.with_name(f"{path.name}-wal").mkdir()


def _log_of_rubbish(path: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"\xa5" * 50_000)


NO_CHATS: dict[str, Spoil] = {
    "empty schema": partial(
        make_anew,
        script="CREATE TABLE conversations (id INTEGER PRIMARY KEY, title TEXT, updated_at INT, deleted_at INT);",
    ),
    "endless view": partial(
        make_anew,
        script=f"CREATE VIEW conversations AS {_ENDLESS} "
        "SELECT x AS id, 't' AS title, x AS updated_at, NULL AS deleted_at FROM r;",
    ),
    "songs": partial(make_anew, script="CREATE TABLE songs (name TEXT);"),
    "no messages": _sql("DROP TABLE messages"),
    "a column less": _sql("ALTER TABLE conversations RENAME COLUMN title TO titel"),
    "a column more": _sql("ALTER TABLE messages ADD COLUMN mood TEXT NOT NULL DEFAULT 'sad'"),
    "a computed column": _sql("ALTER TABLE messages ADD COLUMN big AS (hex(zeroblob(400000000)))"),
    "a check more": partial(
        change_statement, name="messages", old="text TEXT NOT NULL", new="text TEXT NOT NULL CHECK (length(text) < 3)"
    ),
    "a negative format": _sql("PRAGMA user_version = -5"),
    "no format": _sql("PRAGMA user_version = 0"),
    "an absurd format": _sql("PRAGMA user_version = 2000000000"),
    "an earlier format by its number": _sql("PRAGMA user_version = 3"),
    "a nonsense trigger": _sql(
        "CREATE TRIGGER z AFTER INSERT ON messages BEGIN SELECT 1; END; PRAGMA writable_schema = ON; "
        "UPDATE sqlite_master SET sql = 'CREATE TRIGGER z nonsense' WHERE name = 'z'"
    ),
    "huge numbers": _sql("UPDATE messages SET id = 9223372036854775807 WHERE id = 2"),
    "a negative number": _sql("PRAGMA foreign_keys = OFF; UPDATE conversations SET id = -7"),
    "words": _bytes(b"Dear diary, " * 1000),
    "zeros": _bytes(bytes(100_000)),
}
"""Files that are no chats of Draftlight: refused as a copy, put aside as the chat file."""

NO_FILES: dict[str, Spoil] = {"a folder": _folder, "a log that is a folder": _log_is_a_folder} | (
    {"a pipe": _fifo, "a device": _link_to("/dev/full"), "zeros without end": _link_to("/dev/zero")}
    if os.name == "posix"
    else {}
)
"""Things that stand in the place of a file."""

CHATS: dict[str, Spoil] = {
    "good": _sql(""),
    "trigger that keeps": _sql(
        "CREATE TABLE hoard (t TEXT); "
        "CREATE TRIGGER z AFTER DELETE ON messages BEGIN INSERT INTO hoard VALUES (old.text); END"
    ),
    "trigger that wipes": _sql(
        "CREATE TRIGGER z AFTER INSERT ON messages BEGIN DELETE FROM messages WHERE id < new.id; END"
    ),
    "trigger that refuses": _sql(
        "CREATE TRIGGER z BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, 'no more chats for you'); END"
    ),
    "trigger that takes for ever": _sql(
        f"CREATE TRIGGER z BEFORE INSERT ON messages BEGIN SELECT count(*) FROM ({_ENDLESS} SELECT x FROM r); END"
    ),
    "trigger with an odd name": _sql(
        'CREATE TRIGGER "a""b; DROP TABLE messages" BEFORE INSERT ON messages BEGIN SELECT RAISE(ABORT, \'no\'); END'
    ),
    "our trigger, another": _sql(
        "DROP TRIGGER message_added; "
        "CREATE TRIGGER message_added AFTER INSERT ON messages BEGIN DELETE FROM conversations; END"
    ),
    "our trigger, gone": _sql("DROP TRIGGER message_added; DROP TRIGGER title_changed"),
    "our index, gone": _sql("DROP INDEX messages_by_parent"),
    "our index, another": _sql(
        "DROP INDEX messages_by_parent; CREATE UNIQUE INDEX messages_by_parent ON messages (text)"
    ),
    "index that refuses": _sql("CREATE UNIQUE INDEX u ON conversations (pinned)"),
    "index that fails": _sql("CREATE INDEX u ON messages (abs(CASE text WHEN 'Later?' THEN -9223372036854775808 END))"),
    "view beside": _sql(f"CREATE VIEW v AS {_ENDLESS} SELECT x FROM r"),
    "leash": _sql("CREATE TABLE leash (m REFERENCES messages (id)); INSERT INTO leash SELECT id FROM messages"),
    "another program's table": _sql("CREATE TABLE sync (n)"),
    "ends of texts, of an earlier program": _sql(TEXT_ENDS),
    "ends of texts, half": _sql(f"{TEXT_ENDS}; DROP TABLE message_ends"),
    "folded texts, another table": _sql("DROP TABLE message_folds; CREATE TABLE message_folds (x)"),
    "folded texts, half": _sql("DROP TRIGGER message_fold_changed; UPDATE message_folds SET text = x'ff80'"),
    "words damaged": _sql("DELETE FROM message_words_data; DELETE FROM title_words_idx"),
    "circle": _sql("UPDATE messages SET parent_id = 2 WHERE id = 1; UPDATE messages SET parent_id = 1 WHERE id = 2"),
    "its own parent": _sql("UPDATE messages SET parent_id = id"),
    "circle below": _sql("UPDATE messages SET parent_id = 2 WHERE id = 2"),
    "parent that is not there": _sql("PRAGMA foreign_keys = OFF; UPDATE messages SET parent_id = 99 WHERE id = 2"),
    "parent of text": _sql("PRAGMA foreign_keys = OFF; UPDATE messages SET parent_id = 'mother' WHERE id = 2"),
    "none active": _sql("UPDATE messages SET active = 0"),
    "all active": _sql(
        "INSERT INTO messages (conversation_id, parent_id, role, text, state, active, created_at) "
        "SELECT conversation_id, parent_id, role, text || '!', state, 1, created_at FROM messages"
    ),
    "blobs": _sql("UPDATE messages SET text = x'fffe21ff' WHERE id = 2; UPDATE conversations SET title = x'ff00'"),
    "no UTF-8": _sql(
        "UPDATE messages SET text = CAST(x'fffe21ff' AS TEXT) WHERE id = 2; "
        "UPDATE conversations SET title = CAST(x'ff80' AS TEXT)"
    ),
    "dates too late": _sql("UPDATE conversations SET updated_at = 9e18, created_at = -9e18"),
    "dates without end": _sql("UPDATE conversations SET updated_at = 9e999; UPDATE messages SET created_at = -9e999"),
    "dates of text": _sql("UPDATE conversations SET updated_at = 'abc', created_at = x'ff'"),
    "numbers of text": _sql(
        "PRAGMA foreign_keys = OFF; UPDATE conversations SET pinned = 'abc', archived = x'00', folder_id = 'attic', "
        "assistant_id = 'nobody', seed = 'x', thinking = 'maybe', origin = x'ff', titled_by = x'ff', tools = x'ff', "
        "knowledge = x'ff'"
    ),
    "no folder": _sql("PRAGMA foreign_keys = OFF; UPDATE conversations SET folder_id = 77, assistant_id = 88"),
    "assistants of bytes": _sql("UPDATE assistants SET name = x'ff', content = x'ff'"),
    "deep tools": _sql(f"UPDATE conversations SET tools = '{'[' * 50_000}'"),
    "trace of text": _sql("INSERT OR REPLACE INTO traces SELECT id, 'words' FROM messages"),
    "trace of nothing": _sql("INSERT OR REPLACE INTO traces SELECT id, 5 FROM messages"),
    "deep trace": lambda path: change(path, "INSERT OR REPLACE INTO traces SELECT id, ? FROM messages", _DEEP),
    "endless trace": lambda path: change(path, "INSERT OR REPLACE INTO traces SELECT id, ? FROM messages", _BOMB),
    "endless tools": lambda path: change(path, "INSERT OR REPLACE INTO tool_uses SELECT id, ? FROM messages", _BOMB),
    "deep calls": lambda path: change(path, "INSERT OR REPLACE INTO tool_uses SELECT id, ? FROM messages", _DEEP),
    "files of nothing": _sql(
        "INSERT INTO attached_files SELECT 1, conversation_id, id, x'ff', 'big', 'few', x'ff', 'no', x'ff', 'last' "
        "FROM messages LIMIT 1; "
        "INSERT INTO attached_texts VALUES (1, 5); INSERT INTO attached_pictures VALUES (1, 'no', 7)"
    ),
    "huge text": _sql("UPDATE messages SET text = hex(zeroblob(1500000)) WHERE id = 2"),
    "huge title": _sql("UPDATE conversations SET title = hex(zeroblob(2000000))"),
    "log of rubbish": _log_of_rubbish,
    "last number": _sql("UPDATE sqlite_sequence SET seq = 9223372036854775807"),
    "no last number": _sql("DELETE FROM sqlite_sequence"),
    "deleted never": _sql(
        "INSERT INTO conversations (title, created_at, updated_at, deleted_at) VALUES ('x', 1, 1, 'never')"
    ),
    "many": _sql(
        "WITH RECURSIVE r (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r WHERE x < 20000) "
        "INSERT INTO conversations (title, created_at, updated_at) SELECT 'x', 1, x FROM r"
    ),
}
"""Files that are chats all the same: read, put right, and written on."""
