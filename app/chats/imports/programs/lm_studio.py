"""LM Studio: a file for each conversation, in folders; each message has its versions, each reply its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.chats.imports.export_files import ExportFiles
from app.chats.imports.programs.message_parts import MessageParts, ToolResult, join_parts
from app.chats.imports.turns import FoundConversation, ImportedTurn, moment, role_of, rows, table, words

PROGRAM = "LM Studio"


def conversation_of(entry: Mapping[str, Any], folder: str, export: ExportFiles) -> FoundConversation:
    turns: dict[str, ImportedTurn] = {}
    active: set[str] = set()
    parent: str | None = None
    for number, message in enumerate(map(table, rows(entry["messages"]))):
        versions = [table(version) for version in rows(message.get("versions"))]
        chosen = message.get("currentlySelected")
        at = chosen if isinstance(chosen, int) and 0 <= chosen < len(versions) else len(versions) - 1
        for place, version in enumerate(versions):
            turns[f"{number}.{place}"] = _turn(version, parent, export)
        if versions:
            parent = f"{number}.{at}"
            active.add(parent)
    return FoundConversation(
        PROGRAM,
        str(entry["createdAt"]) if isinstance(entry.get("createdAt"), (int, float)) else "",
        words(entry.get("name")),
        turns,
        shown=parent,
        created_at=moment(entry.get("createdAt")),
        updated_at=moment(entry.get("assistantLastMessagedAt")) or moment(entry.get("userLastMessagedAt")),
        pinned=entry.get("pinned") is True,
        folder=folder,
        active=frozenset(active),
    )


def _turn(version: Mapping[str, Any], parent: str | None, export: ExportFiles) -> ImportedTurn:
    blocks = [version, *(table(step) for step in rows(version.get("steps")))]
    parts = MessageParts(export, {key: result for block in blocks for key, result in _results(block)})
    for block in blocks:
        _add_block(block, parts, export)
    return parts.make_turn(parent, role_of(version.get("role")), None)


def _add_block(block: Mapping[str, Any], parts: MessageParts, export: ExportFiles) -> None:
    texts: list[str] = []
    for part in map(table, rows(block.get("content"))):
        kind, name = part.get("type"), words(part.get("name")) or words(part.get("fileIdentifier"))
        if kind == "file":
            called = words(part.get("fileType"))
            parts.files.append(
                export.take_file(
                    part.get("fileIdentifier"), name, name=name, kind="picture" if called == "image" else "file"
                )
            )
        elif kind == "toolCallRequest":
            parts.add_call({**part, "id": _call_id(part)})
        else:
            texts.append(words(part.get("text")))
    is_thought = table(block.get("style")).get("type") == "thinking"
    (parts.thoughts if is_thought else parts.texts).append("".join(texts))


def _results(block: Mapping[str, Any]) -> Iterator[tuple[str, ToolResult]]:
    for part in map(table, rows(block.get("content"))):
        if part.get("type") == "toolCallResult":
            yield _call_id(part), ToolResult(join_parts(part))


def _call_id(part: Mapping[str, Any]) -> str:
    ids = (part.get(name) for name in ("toolCallId", "toolCallRequestId", "callId"))
    return next((str(one) for one in ids if isinstance(one, (str, int))), "")
