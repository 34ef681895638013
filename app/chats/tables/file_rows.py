"""How a message's files lie in their tables: names to search in one, packed texts in another."""

from __future__ import annotations

import logging
import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

from app.chats.cells import bytes_of, id_of, number_of, text_of, unpacked
from app.chats.records import AttachedFile
from app.errors import kind_and_place

_log = logging.getLogger(__name__)

_MOST_BYTES = 128 * 2**20
"""Of a file's text."""

FILES_OF_CONVERSATION = """
SELECT f.message_id, f.name, f.size_bytes, t.text_zlib, f.tokens, f.note, p.content, p.preview
FROM attached_files AS f LEFT JOIN attached_texts AS t ON t.file_id = f.id
LEFT JOIN attached_pictures AS p ON p.file_id = f.id
WHERE f.conversation_id = ? ORDER BY f.id
"""


def keep_files(
    database: sqlite3.Connection, conversation_id: int, message_id: int, files: Iterable[AttachedFile]
) -> None:
    """Write a message's files, in their order; in the transaction of the message."""
    for file in files:
        cursor = database.execute(
            "INSERT INTO attached_files (conversation_id, message_id, name, size_bytes, tokens, note) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (conversation_id, message_id, file.name, file.size_bytes, file.tokens, file.note),
        )
        packed = zlib.compress(file.text.encode("utf-8", "replace"))
        database.execute("INSERT INTO attached_texts VALUES (?, ?)", (cursor.lastrowid, packed))
        if file.picture:
            row = (cursor.lastrowid, file.picture, file.preview)
            database.execute("INSERT INTO attached_pictures VALUES (?, ?, ?)", row)


def files_by_message(rows: Iterable[Sequence[Any]]) -> dict[int, tuple[AttachedFile, ...]]:
    """Return the files in rows of :data:`FILES_OF_CONVERSATION`, by the message that has them."""
    found: dict[int, tuple[AttachedFile, ...]] = {}
    for message_id, name, size_bytes, packed, tokens, note, picture, preview in rows:
        words = text_of(name), int(number_of(size_bytes)), _unpacked(packed), id_of(tokens), text_of(note)
        file = AttachedFile(*words, bytes_of(picture), bytes_of(preview))
        found[message_id] = (*found.get(message_id, ()), file)
    return found


def _unpacked(packed: bytes | None) -> str:
    try:
        return unpacked(packed, _MOST_BYTES).decode("utf-8", "replace")
    except ValueError as error:  # the question and the replies can be read all the same
        _log.info("The text of a file cannot be shown: %s", kind_and_place(error))
        return ""
