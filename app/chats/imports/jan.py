"""Jan's threads: a folder for each, with what it is in ``thread.json`` and its messages in ``messages.jsonl``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import IO, Any

from app.chats.imports.json_elements import MOST_BYTES, BrokenOff, Unreadable
from app.chats.imports.turns import (
    FoundConversation,
    ImportedTurn,
    in_a_row,
    moment,
    role_of,
    rows,
    table,
    thought_and_said,
    words,
)

THREAD, MESSAGES = "thread.json", "messages.jsonl"
PROGRAM = "Jan"


def thread_of(name: str) -> str:
    """Return the name of the thread's own file beside its messages."""
    return str(PurePosixPath(name).with_name(THREAD))


def is_thread(name: str) -> bool:
    return PurePosixPath(name).name == THREAD


def is_messages(name: str) -> bool:
    return PurePosixPath(name).name == MESSAGES


def conversation_of(name: str, thread: IO[bytes] | None, messages: IO[bytes]) -> FoundConversation | Unreadable:
    """Read a thread, all of it or nothing.

    Args:
        name: of its messages' file.
        thread: the thread's own file, where there is one.
        messages: one message a line.

    Raises:
        BrokenOff: a file is damaged, or ends in the middle.
    """
    content = messages.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        return Unreadable(too_large=True)
    about = _object(thread.read(MOST_BYTES)) if thread is not None else {}
    known = [_object(line) for line in content.splitlines() if line.strip()]
    known.sort(key=lambda message: when.timestamp() if (when := moment(message.get("created_at"))) else 0.0)
    return FoundConversation(
        PROGRAM,
        words(about.get("id")) or PurePosixPath(name).parent.name,
        words(about.get("title")) or words(table(about.get("metadata")).get("title")),
        in_a_row(_turns(known)),
        created_at=moment(about.get("created")) or moment(about.get("created_at")),
        updated_at=moment(about.get("updated")) or moment(about.get("updated_at")),
        pinned=about.get("isFavorite") is True,
    )


def _turns(messages: list[Mapping[str, Any]]) -> Iterator[ImportedTurn]:
    for message in messages:
        parts = [table(part) for part in rows(message.get("content"))]
        said = [_value(part) for part in parts if part.get("type") == "text"]
        thought = [_value(part) for part in parts if part.get("type") == "reasoning"]
        text = thought_and_said("\n\n".join(filter(None, thought)), "\n\n".join(filter(None, said)))
        yield ImportedTurn(None, role_of(message.get("role")), text, moment(message.get("created_at")))


def _value(part: Mapping[str, Any]) -> str:
    text = part.get("text")
    return words(text) or words(table(text).get("value"))


def _object(content: bytes) -> Mapping[str, Any]:
    try:
        return table(json.loads(content.decode("utf-8"), object_hook=lambda value: value))
    except (ValueError, RecursionError):
        raise BrokenOff from None
