"""Roles and contents in a row, as the APIs of most programs have them, and many scripts keep them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.chats.imports.export_files import ExportFiles
from app.chats.imports.programs.message_parts import MessageParts, ToolResult, collect_results
from app.chats.imports.turns import FoundConversation, ImportedTurn, in_a_row, moment, role_of, rows, table, words

PROGRAM = "another program"


def conversation_of(entry: Mapping[str, Any], folder: str, export: ExportFiles) -> FoundConversation:
    messages = [table(message) for message in rows(entry["messages"])]
    results = collect_results(messages)
    return FoundConversation(
        PROGRAM,
        words(entry.get("id")),
        words(entry.get("title")) or words(entry.get("name")),
        in_a_row(_turn(message, results, export) for message in messages),
        created_at=moment(entry.get("created_at")),
        updated_at=moment(entry.get("updated_at")),
        folder=folder,
    )


def _turn(message: Mapping[str, Any], results: Mapping[str, ToolResult], export: ExportFiles) -> ImportedTurn:
    parts = gather_parts(message, results, export)
    when = moment(message.get("timestamp")) or moment(message.get("created_at"))
    return parts.make_turn(None, role_of(message.get("role")), when)


def gather_parts(message: Mapping[str, Any], results: Mapping[str, ToolResult], export: ExportFiles) -> MessageParts:
    """Gather what a message says, thinks, shows and calls."""
    parts = MessageParts(export, results)
    thoughts = (words(message.get(name)) for name in ("reasoning_content", "reasoning", "thinking"))
    parts.thoughts.append(next(filter(None, thoughts), ""))
    parts.add_content(message.get("content"))
    for picture in rows(message.get("images")):  # as Ollama has them
        parts.files.append(export.take_picture(picture))
    calls: Sequence[Any] = rows(message.get("tool_calls"))
    for call in (*calls, *([message["function_call"]] if isinstance(message.get("function_call"), dict) else [])):
        parts.add_call(table(call))
    return parts
