"""Chats that this program saved as JSON."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.chats.assistants import Assistant
from app.chats.chat_files import EXPORT_SCHEMA
from app.chats.imports.export_files import make_text_file, read_picture
from app.chats.imports.turns import FoundConversation, ImportedTurn, in_a_row, moment, role_of, rows, table, words
from app.chats.records import AttachedFile, State
from app.chats.tables import uses_in
from app.chats.trees import microseconds
from app.speculation.trace import Trace

PROGRAM = "Draftlight"
_STATES: Mapping[object, State] = {"cancelled": "cancelled", "failed": "failed", "streaming": "cancelled"}


def is_own(entry: Any) -> bool:
    """Return whether an entry of a file is a chat that any version of this program saved."""
    return isinstance(entry, dict) and isinstance(entry.get("schema"), int) and isinstance(entry.get("messages"), list)


def is_newer(entry: Mapping[str, Any]) -> bool:
    """Return whether a newer version saved it, in a form that this one does not know."""
    return bool(entry["schema"] > EXPORT_SCHEMA)


def conversation_of(entry: Mapping[str, Any]) -> FoundConversation:
    """Read it; what cannot be read costs itself: colours cost no words."""
    messages = [table(message) for message in rows(entry["messages"])]
    turns, active, shown = {}, set(), None
    if entry["schema"] == 1:  # the branch that was shown, without its others
        turns = in_a_row(_turn(message, None) for message in messages)
        shown = next(reversed(turns), None)
    else:
        for message in messages:
            parent = message.get("parent")
            key = str(message.get("id"))
            turns[key] = _turn(message, None if parent is None else str(parent))
            if message.get("active") is True:
                active.add(key)
    created = moment(entry.get("created_at"))
    return FoundConversation(
        PROGRAM,
        str(microseconds(created)) if created else "",
        words(entry.get("title")),
        turns,
        shown=shown,
        created_at=created,
        updated_at=moment(entry.get("updated_at")),
        pinned=entry.get("pinned") is True,
        archived=entry.get("archived") is True,
        folder=words(entry.get("folder")),
        origin=words(entry.get("origin")),
        active=frozenset(active),
        assistant=_assistant(entry.get("assistant")),
    )


def _turn(message: Mapping[str, Any], parent: str | None) -> ImportedTurn:
    files = tuple(filter(None, (_file(table(file)) for file in rows(message.get("files")))))
    role = role_of(message.get("role"))
    state = _STATES.get(message.get("state"), "complete")
    text = words(message.get("text"))
    uses = uses_in(message.get("tools"))
    said_at, trace = moment(message.get("created_at")), _trace(message.get("trace"))
    is_edited = message.get("edited") is True
    return ImportedTurn(parent, role, text, said_at, files, state, trace, uses, is_edited=is_edited)


def _file(file: Mapping[str, Any]) -> AttachedFile | None:
    if "picture" in file:
        return _picture(file)
    text_file = make_text_file(file.get("name"), file.get("size_bytes"), file.get("text"))
    if text_file is None:
        return None
    tokens = file.get("tokens")
    counted = isinstance(tokens, int) and 0 <= tokens < 2**53
    read = AttachedFile(
        text_file.name, text_file.size_bytes, text_file.text, tokens if counted else None, words(file.get("note"))
    )
    passage = file.get("passage")
    return replace(read, passage=passage) if isinstance(passage, int) and 0 < passage < 2**31 else read


def _picture(file: Mapping[str, Any]) -> AttachedFile | None:
    try:
        picture = read_picture(base64.b64decode(words(file["picture"]), validate=True), words(file.get("name")))
    except ValueError:
        return None
    return picture if isinstance(picture, AttachedFile) else None


def _assistant(data: object) -> Assistant | None:
    try:
        return Assistant.from_json(data).from_elsewhere() if data is not None else None
    except (ValueError, TypeError):
        return None


def _trace(data: object) -> Trace | None:
    try:
        return Trace.from_json(data) if isinstance(data, dict) else None
    except ValueError:
        return None
