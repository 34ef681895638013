"""Jan's threads: a folder for each, with what it is in ``thread.json`` and its messages in ``messages.jsonl``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import IO, Any

from app.chats.imports.export_files import ExportFiles
from app.chats.imports.json_elements import MOST_BYTES, BrokenOff, Unreadable
from app.chats.imports.programs.message_parts import MessageParts, name_of
from app.chats.imports.turns import FoundConversation, ImportedTurn, in_a_row, moment, role_of, rows, table, words

THREAD, MESSAGES = "thread.json", "messages.jsonl"
PROGRAM = "Jan"


def thread_of(name: str) -> str:
    """Return the name of the thread's own file beside its messages."""
    return str(PurePosixPath(name).with_name(THREAD))


def is_thread(name: str) -> bool:
    return PurePosixPath(name).name == THREAD


def is_messages(name: str) -> bool:
    return PurePosixPath(name).name == MESSAGES


def conversation_of(
    name: str, thread: IO[bytes] | None, messages: IO[bytes], export: ExportFiles
) -> FoundConversation | Unreadable:
    """Read a thread, all of it or nothing.
    ``name`` is that of its messages' file, which has one message a line; ``thread`` is the thread's own file, where
    there is one. Raises ``BrokenOff`` if a file is damaged, or ends in the middle.
    """
    content = messages.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        return Unreadable(too_large=True)
    about = _object(thread.read(MOST_BYTES)) if thread is not None else {}
    entries = [_object(line) for line in content.splitlines() if line.strip()]
    entries.sort(key=lambda message: when.timestamp() if (when := moment(message.get("created_at"))) else 0.0)
    return FoundConversation(
        PROGRAM,
        words(about.get("id")) or PurePosixPath(name).parent.name,
        words(about.get("title")) or words(table(about.get("metadata")).get("title")),
        in_a_row(_turns(entries, export)),
        created_at=moment(about.get("created")) or moment(about.get("created_at")),
        updated_at=moment(about.get("updated")) or moment(about.get("updated_at")),
        pinned=about.get("isFavorite") is True,
    )


def _turns(messages: list[Mapping[str, Any]], export: ExportFiles) -> Iterator[ImportedTurn]:
    for message in messages:
        parts = MessageParts(export)
        for part in map(table, rows(message.get("content"))):
            places = rows(table(part.get("text")).get("annotations"))
            if part.get("type") == "image" and places:  # as earlier versions had pictures
                parts.files.append(export.take_picture(places[0], words(table(part.get("text")).get("value"))))
            else:
                parts.add_part(part)
        for call in map(table, rows(table(message.get("metadata")).get("tool_calls"))):
            parts.add_call({**table(call.get("tool")), "output": table(call.get("response")).get("content")})
        for file in map(table, rows(message.get("attachments"))):
            parts.files.append(export.take_file(file.get("file_id"), name_of(file), name=name_of(file)))
        yield parts.make_turn(None, role_of(message.get("role")), moment(message.get("created_at")))


def _object(content: bytes) -> Mapping[str, Any]:
    try:
        return table(json.loads(content.decode("utf-8"), object_hook=lambda value: value))
    except (ValueError, RecursionError):
        raise BrokenOff from None
