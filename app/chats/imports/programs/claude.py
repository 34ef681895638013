"""Claude: messages made of blocks; documents are written by calls of its tools, earlier between marks in the words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any

from app.chats.imports.export_files import ExportFiles, make_text_file, read_attributes, set_apart
from app.chats.imports.programs.message_parts import (
    NO_DOCUMENTS,
    Document,
    DocumentState,
    MessageParts,
    ShownDocuments,
    ToolResult,
    join_parts,
    keep_document,
    list_sources,
    name_of,
)
from app.chats.imports.turns import FoundConversation, ImportedTurn, moment, role_of, rows, table, words
from app.chats.records import language_of, put_in_fences

PROGRAM = "Claude"
_PLACEHOLDER = re.compile(
    r"(?:```[ \t]*\n[^`\n]{0,200}(?:supported on your current device|supported on mobile)[^`\n]{0,80}\n```\s*)+"
)
"""In the place of blocks that the page which was exported did not know."""
_CODE_TOOLS = {"repl": "js", "analysis_tool": "js"}
_DOCUMENT_TOOLS = {"artifacts", "create_file", "str_replace", "str_replace_editor", "str_replace_based_edit_tool"}


def conversation_of(entry: Mapping[str, Any], _folder: str, export: ExportFiles) -> FoundConversation:
    turns: dict[str, ImportedTurn] = {}
    last: str | None = None
    messages = [table(message) for message in rows(entry["chat_messages"])]
    linked = any(isinstance(message.get("parent_message_uuid"), str) for message in messages)
    documents: dict[str | None, DocumentState] = {}
    shown = ShownDocuments()
    for number, message in enumerate(messages):
        key = words(message.get("uuid")) or str(number)
        before = message.get("parent_message_uuid") if linked else last
        parent = before if isinstance(before, str) else None
        reader = _Reader(message, documents.get(parent, NO_DOCUMENTS), shown, export)
        turns[key] = reader.make_turn(parent)
        documents[key] = reader.documents
        last = key
    return FoundConversation(
        PROGRAM,
        words(entry.get("uuid")),
        words(entry.get("name")),
        turns,
        shown=words(entry.get("current_leaf_message_uuid")) or last,
        created_at=moment(entry.get("created_at")),
        updated_at=moment(entry.get("updated_at")),
        pinned=entry.get("is_starred") is True,
    )


class _Reader:
    """Reads one message."""

    def __init__(
        self, message: Mapping[str, Any], documents: DocumentState, shown: ShownDocuments, export: ExportFiles
    ) -> None:
        self.documents = documents
        self._message, self._shown, self._export = message, shown, export
        self._blocks = [table(block) for block in rows(message.get("content"))]
        self._parts = MessageParts(export, dict(_results(self._blocks)))
        self._seen_files: set[str] = set()

    def make_turn(self, parent: str | None) -> ImportedTurn:
        message, parts = self._message, self._parts
        role = role_of(message.get("sender"))
        for block in self._blocks:
            self._add(block)
        if not any(text.strip() for text in parts.texts):
            parts.texts.append(self._plain(words(message.get("text"))))
        for file in map(table, rows(message.get("attachments"))):
            name = name_of(file)
            text_file = make_text_file(name, file.get("file_size"), file.get("extracted_content"))
            if text_file is not None or name:
                parts.files.append(text_file or self._export.take_file(file.get("id"), name, name=name))
        for file in (*map(table, rows(message.get("files"))), *map(table, rows(message.get("files_v2")))):
            self._add_file(file)
        parts.texts.append(list_sources(list(dict.fromkeys(_sources(self._blocks)))))
        return parts.make_turn(parent, role, moment(message.get("created_at")))

    def _add_file(self, file: Mapping[str, Any]) -> None:
        name = name_of(file)
        key = words(file.get("file_uuid")) or words(file.get("uuid"))
        is_picture = file.get("file_kind") == "image"
        file_added = self._export.take_file(key, name, name=name, kind="picture" if is_picture else "file")
        if (key or name) and (key or name) not in self._seen_files:
            self._parts.files.append(file_added)
        self._seen_files.add(key or name)

    def _add(self, block: Mapping[str, Any]) -> None:
        parts, kind = self._parts, block.get("type")
        if kind == "text":
            parts.add_text(self._plain(words(block.get("text"))))
        elif kind == "tool_use":
            self._add_tool(words(block.get("name")), table(block.get("input")), block)
        elif kind == "tool_result":
            for part in map(table, rows(block.get("content"))):
                if part.get("type") == "image":
                    parts.add_part(part)
        elif kind == "voice_note":
            parts.add_text("\n\n".join(filter(None, (words(block.get("title")), words(block.get("text"))))))
        elif kind != "redacted_thinking":
            parts.add_part(block)

    def _add_tool(self, name: str, data: Mapping[str, Any], block: Mapping[str, Any]) -> None:
        parts = self._parts
        if name in _DOCUMENT_TOOLS and (text := self._document(data)):
            parts.texts.append(text)
        elif name in _CODE_TOOLS and (code := words(data.get("code"))):
            parts.texts.append(put_in_fences(code, _CODE_TOOLS[name]))
            result = parts.results.get(words(block.get("id")))
            parts.texts.append(put_in_fences(result.text) if result and result.text.strip() else "")
        elif name != "artifacts":
            parts.add_call(block)

    def _document(self, data: Mapping[str, Any]) -> str:
        """Return what a call that writes a document shows of it: all, as it is then."""
        command = words(data.get("command"))
        key = words(data.get("id")) or words(data.get("path")) or words(data.get("title"))
        path = PurePosixPath(words(data.get("path"))).name
        before = self.documents.get(key)
        new = next((words(data[name]) for name in ("content", "file_text") if isinstance(data.get(name), str)), None)
        if new is not None:
            kind = words(data.get("language")) or words(data.get("type")) or (language_of(path) if path else "")
            title = words(data.get("title")) or path
            document = Document(title or (before.title if before else ""), new, kind or (before.kind if before else ""))
        elif command == "view":
            return ""
        else:
            new = words(data.get("new_str"))
            changed = before.edited(words(data.get("old_str")), new) if before is not None else None
            document = changed or Document(path or (before.title if before else ""), new, before.kind if before else "")
            if changed is None:
                return self._shown.write(document, new) if new else ""
        self.documents = keep_document(self.documents, key, document)
        return self._shown.write(document, new)

    def _plain(self, text: str) -> str:
        """Return words without marks of blocks that were not known, with the documents that stand between marks."""
        text = set_apart(text, "<antThinking", "</antThinking>", self._take_thought)
        text = set_apart(text, "<antArtifact", "</antArtifact>", self._marked_document)
        pieces = _PLACEHOLDER.split(text) if "```" in text else [text]
        return "\n\n".join(piece.strip() for piece in pieces if piece.strip()) if len(pieces) > 1 else text

    def _take_thought(self, marked: str) -> str:
        self._parts.thoughts.append(marked.partition(">")[2])
        return ""

    def _marked_document(self, marked: str) -> str:
        head, _, body = marked.partition(">")
        about = read_attributes(head)
        data = {**about, "id": about.get("identifier", ""), "content": body.strip("\n")}
        return self._document(data)


def _results(blocks: list[Mapping[str, Any]]) -> Iterator[tuple[str, ToolResult]]:
    """Yield what tools brought, by the ids of their calls; where there are none, by the order."""
    waiting: list[str] = []
    for block in blocks:
        if block.get("type") == "tool_use":
            waiting.append(words(block.get("id")))
        elif block.get("type") == "tool_result":
            key = words(block.get("tool_use_id")) or (waiting[-1] if waiting else "")
            yield key, ToolResult(join_parts(block), block.get("is_error") is True)


def _sources(blocks: list[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Yield the pages that words of a reply come from: title and address."""
    for block in blocks:
        for citation in map(table, rows(block.get("citations"))):
            about = table(citation.get("details"))
            url = words(about.get("url")) or words(citation.get("url"))
            if url.startswith("http"):
                yield words(about.get("title")) or words(citation.get("title")), url
