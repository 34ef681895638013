"""The web page of llama.cpp's server: a conversation, and its messages, each of which names the one before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.chats.imports.export_files import ExportFiles, ImportedFile, describe_missing, make_text_file
from app.chats.imports.programs.message_parts import ToolResult, collect_results
from app.chats.imports.programs.openai_like import gather_parts
from app.chats.imports.turns import FoundConversation, ImportedTurn, moment, role_of, rows, table, words
from app.chats.queries import json_in

PROGRAM = "llama.cpp"


def conversation_of(entry: Mapping[str, Any], folder: str, export: ExportFiles) -> FoundConversation:
    about = table(entry["conv"])
    messages = [table(message) for message in rows(entry["messages"])]
    results = collect_results(messages)
    turns: dict[str, ImportedTurn] = {}
    for message in messages:
        turns[_name(message.get("id")) or str(len(turns))] = _turn(message, results, export)
    return FoundConversation(
        PROGRAM,
        words(about.get("id")),
        words(about.get("name")),
        turns,
        shown=_name(about.get("currNode")),
        updated_at=moment(about.get("lastModified")),
        pinned=about.get("pinned") is True,
        folder=folder,
    )


def _turn(message: Mapping[str, Any], results: Mapping[str, ToolResult], export: ExportFiles) -> ImportedTurn:
    parent, when = _name(message.get("parent")), moment(message.get("timestamp"))
    if message.get("type") == "root":
        return ImportedTurn(parent, None)
    calls = message.get("tool_calls") or _read_list(message.get("toolCalls"))
    thought = message.get("reasoningContent") or message.get("thinking") or message.get("reasoning_content")
    parts = gather_parts({**message, "reasoning_content": thought, "tool_calls": calls}, results, export)
    for extra in map(table, rows(message.get("extra"))):
        parts.files += _files(extra, export)
    return parts.make_turn(parent, role_of(message.get("role")), when)


def _files(extra: Mapping[str, Any], export: ExportFiles) -> list[ImportedFile]:
    """Return what was given with a message: earlier versions call a picture ``imageFile``, later ones ``IMAGE``."""
    kind, name = words(extra.get("type")).lower().removesuffix("file"), words(extra.get("name"))
    if kind == "image":
        return [export.take_picture(extra.get("base64Url"), name)]
    text_file = make_text_file(name, extra.get("size"), extra.get("content"))
    pages = rows(extra.get("images")) if kind == "pdf" and (extra.get("processedAsImages") or text_file is None) else ()
    if pages:
        return [export.take_picture(page, f"{name} ({number})") for number, page in enumerate(pages, 1)]
    return [text_file or replace(describe_missing(name, kind), is_in_export=True)]


def _name(value: object) -> str | None:
    """Return how a message is called; earlier versions counted them."""
    if isinstance(value, (str, int)) and not isinstance(value, bool) and value not in ("", -1):
        return str(value)
    return None


def _read_list(value: object) -> list[Any]:
    return [*rows(json_in(value) if isinstance(value, str) else value)]
