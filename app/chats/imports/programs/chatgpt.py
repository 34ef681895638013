"""ChatGPT: a graph of nodes, in which what it says to its tools and what they bring are messages too."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any

from app.chats.imports.export_files import ExportFiles, ImportedFile, LeftOut
from app.chats.imports.programs.message_parts import (
    NO_DOCUMENTS,
    Document,
    DocumentState,
    MessageParts,
    ShownDocuments,
    keep_document,
)
from app.chats.imports.turns import FoundConversation, ImportedTurn, moment, role_of, rows, table, walk_in_order, words
from app.chats.queries import json_in
from app.chats.records import AttachedFile, put_in_fences

_BEGIN, _END, _NEXT = "\ue200", "\ue201", "\ue202"
_MARKS = re.compile(rf"( ?)((?:{_BEGIN}[^{_BEGIN}{_END}]*{_END})+)(?=(.?))", re.DOTALL)
_MARK = re.compile(rf"{_BEGIN}[^{_BEGIN}{_END}]*{_END}")
_LOOSE = re.compile(rf"{_NEXT}turn\d+[a-z_]+\d+|[{_BEGIN}-\ue206]")
_QUOTED_SOURCE = re.compile("【[^【】]{1,200}】")
_REFERENCE = re.compile(r"(?:turn\d+(?:[a-z_]+\d+)?(?:[,:\s]|$))+.*", re.DOTALL)
"""Of a source, which the page shows as a small link."""
_DRAWN = {"image_group", "i", "forecast", "finance", "schedule", "standing", "businesses_map", "filecite", "cite"}
"""Marks without words of their own."""
_FRAME, _FRAME_END = ":::writing", ":::"
"""Lines around letters and posts."""
_SUBJECT = re.compile(r'subject="([^"]*)"')


def replace_marks(text: str, about: Mapping[str, Any]) -> str:
    """Return a text with the words that its reader saw in the place of marks.
    ``about`` is the metadata of the message, which say what some marks stand for.
    """
    seen = {
        words(reference.get("matched_text")): words(reference.get("alt"))
        for reference in map(table, rows(about.get("content_references")))
    }

    def of_marks(match: re.Match[str]) -> str:
        space, marks, following = match.groups()
        read = "".join(seen.get(mark) or _read_mark(mark) for mark in _MARK.findall(marks))
        if not read and (not following or following.isspace() or following in ".,;:!?)"):
            return ""
        return space + read

    if _BEGIN in text:
        text = _MARKS.sub(of_marks, text)
    if "【" in text:
        text = _QUOTED_SOURCE.sub(lambda match: seen.get(match[0]) or match[0], text)
    text = _LOOSE.sub("", text)
    return _remove_frames(text) if _FRAME in text else text


def _read_mark(mark: str) -> str:
    kind, *parts = mark.strip(_BEGIN + _END).split(_NEXT)
    if not parts:
        return "" if _REFERENCE.fullmatch(kind) else kind
    if kind in {"entity", "product_entity"}:
        return _read_entity(_NEXT.join(parts))
    shown = [_plain(part) for part in parts]
    if kind in _DRAWN - {"cite"}:
        return ""
    address = next((part for part in shown if part.startswith(("http://", "https://"))), "")
    label = ", ".join(part for part in shown if part and part != address)
    return f"{label} ({address})" if label and address else label or address


def _read_entity(content: str) -> str:
    """Return what is called a person or a place: a list has the kind first, then the name."""
    try:
        entity = json.loads(content)
    except (ValueError, RecursionError):
        return content.strip('[]"')
    if isinstance(entity, list):
        return next((name for name in (*map(words, entity[1:2]), *map(words, entity)) if name), "")
    return words(entity) or words(table(entity).get("name"))


def _plain(part: str) -> str:
    """Return the words of one part of a mark; none of a source's number."""
    if _REFERENCE.fullmatch(part):
        return ""
    if part[:1] not in "[{":
        return part
    return ", ".join(filter(None, _collect_texts(json_in(part))))


def _collect_texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [] if _REFERENCE.fullmatch(value) else [value]
    if isinstance(value, list):
        return [text for one in value for text in _collect_texts(one)]
    if isinstance(value, dict):
        return [
            text
            for name, one in value.items()
            if name in _NAMED or isinstance(one, dict)
            for text in _collect_texts(one)
        ]
    return []


_NAMED = {"title", "name", "text", "content", "selections", "label"}


def _remove_frames(text: str) -> str:
    """Return a text with what a letter is about in the place of the line that begins it."""
    lines: list[str] = []
    is_open = False
    for line in text.split("\n"):
        if line.startswith(_FRAME):
            is_open = True
            subject = _SUBJECT.search(line)
            lines += [f"**{subject[1]}**", ""] if subject else []
        elif is_open and line.strip() == _FRAME_END:
            is_open = False
        else:
            lines.append(line)
    return "\n".join(lines)


PROGRAM = "ChatGPT"
_HIDDEN = {"user_editable_context", "model_editable_context"}
_CODE_TOOLS = ("python", "container", "code_interpreter")
_CANVAS = "canmore."
_WHOLE = re.compile(r"(?:\(\?\w+\))?\^?(?:\.|\[\\s\\S\]|\(\.\|\\n\))[*+]\$?")
"""A pattern of a change that means all of the document."""
_CURRENT = "canvas"


def conversation_of(entry: Mapping[str, Any], _folder: str, export: ExportFiles) -> FoundConversation:
    nodes = {key: table(node) for key, node in table(entry["mapping"]).items()}
    parents = {key: words(node.get("parent")) or None for key, node in nodes.items()}
    reader = _Reader(export)
    turns = dict.fromkeys(nodes, ImportedTurn(None, None))
    for key in walk_in_order(parents):
        turns[key] = reader.make_turn(key, table(nodes[key].get("message")), parents[key])
    name = words(entry.get("conversation_id")) or words(entry.get("id"))
    shown = words(entry.get("current_node")) or None
    shown = _add_library_files(turns, nodes, name, shown, export)
    return FoundConversation(
        PROGRAM,
        name,
        words(entry.get("title")),
        turns,
        shown=shown,
        created_at=moment(entry.get("create_time")),
        updated_at=moment(entry.get("update_time")),
        archived=entry.get("is_archived") is True,
    )


class _Reader:
    """Reads one conversation, each message after the one before it."""

    def __init__(self, export: ExportFiles) -> None:
        self._export = export
        self._documents: dict[str, DocumentState] = {}
        self._shown = ShownDocuments()
        self._names: Mapping[str, str] = export.read_once("conversation_asset_file_names.json", _read_asset_names)

    def make_turn(self, key: str, message: Mapping[str, Any], parent: str | None) -> ImportedTurn:
        documents = self._documents.get(parent or "", NO_DOCUMENTS)
        self._documents[key] = documents
        author = table(message.get("author")).get("role")
        is_tool = author == "tool"
        role = "assistant" if is_tool else role_of(author)
        about, content = table(message.get("metadata")), table(message.get("content"))
        kind, recipient = words(content.get("content_type")), words(message.get("recipient")) or "all"
        hidden = about.get("is_visually_hidden_from_conversation") is True or message.get("weight") == 0
        if role is None or hidden or kind in _HIDDEN:
            return ImportedTurn(parent, None)
        parts = MessageParts(self._export)
        if recipient.startswith(_CANVAS) and not is_tool:
            self._documents[key], text = self._canvas(recipient.removeprefix(_CANVAS), content, documents)
            parts.texts.append(replace_marks(text, about))
        elif recipient == "all" or is_tool or (kind == "code" and recipient.startswith(_CODE_TOOLS)):
            self._add_content(parts, kind, content, about, is_tool=is_tool)
        else:
            return ImportedTurn(parent, None)
        turn = parts.make_turn(parent, role, moment(message.get("create_time")))
        return turn if turn.says_something else replace(turn, role=None)

    def _add_content(
        self, parts: MessageParts, kind: str, content: Mapping[str, Any], about: Mapping[str, Any], *, is_tool: bool
    ) -> None:
        if kind == "thoughts":
            for thought in map(table, rows(content.get("thoughts"))):
                parts.thoughts += (replace_marks(words(thought.get(name)), about) for name in ("summary", "content"))
        elif kind == "reasoning_recap":
            parts.thoughts.append(words(content.get("content")))
        elif kind == "code":
            language = words(content.get("language"))
            parts.texts.append(put_in_fences(words(content.get("text")), "" if language == "unknown" else language))
        elif kind == "execution_output":
            self._add_output(parts, words(content.get("text")), table(about.get("aggregate_result")))
        elif kind == "tether_quote":
            parts.texts.append(replace_marks(_quote(content), about))
        elif kind in {"text", "multimodal_text"} or not is_tool:
            self._add_parts(parts, content, about, is_tool=is_tool)

    def _add_output(self, parts: MessageParts, text: str, result: Mapping[str, Any]) -> None:
        parts.texts.append(put_in_fences(text) if text.strip() else "")
        for brought in map(table, rows(result.get("messages"))):
            if brought.get("message_type") == "image":
                parts.files.append(self._picture(brought.get("image_url"), {}, {}))

    def _add_parts(
        self, parts: MessageParts, content: Mapping[str, Any], about: Mapping[str, Any], *, is_tool: bool
    ) -> None:
        """Add words, pictures and recordings; what tools say is not shown, what they draw is."""
        attachments = [table(file) for file in rows(about.get("attachments"))]
        named = {words(file.get("id")): words(file.get("name")) for file in attachments}
        listed = rows(content.get("parts"))
        has_transcript = any(words(table(part).get("text")) for part in listed)
        for part in listed or [words(content.get("text")) or words(content.get("result"))]:
            shape = words(table(part).get("content_type"))
            if shape == "image_asset_pointer":
                parts.files.append(self._picture(table(part).get("asset_pointer"), named, table(part)))
            elif shape.startswith(("audio", "video", "real_time")) and shape.endswith("asset_pointer"):
                parts.files.append(
                    LeftOut("recording", is_in_export=self._has_recording(table(part)), has_words=has_transcript)
                )
            elif not is_tool:
                parts.add_text(replace_marks(words(part) or words(table(part).get("text")), about))
        shown = {_file_id(table(part).get("asset_pointer")) for part in listed}
        for file in attachments if not is_tool else ():
            if words(file.get("id")) not in shown:
                self._add_attachment(parts, file)

    def _picture(self, pointer: object, named: Mapping[str, str], part: Mapping[str, Any]) -> ImportedFile:
        key = _file_id(pointer)
        prompt = words(table(table(part.get("metadata")).get("dalle")).get("prompt"))
        name = named.get(key) or self._names.get(f"{key}.dat") or prompt[:200]
        return self._export.take_file(key, name=name, kind="picture")

    def _has_recording(self, part: Mapping[str, Any]) -> bool:
        pointers = (part.get("asset_pointer"), table(part.get("audio_asset_pointer")).get("asset_pointer"))
        return any(self._export.has_file(pointer) for pointer in pointers)

    def _add_attachment(self, parts: MessageParts, file: Mapping[str, Any]) -> None:
        """Add a file of a question that is not shown between its words."""
        name, kind = words(file.get("name")), words(file.get("mime_type")) or words(file.get("mimeType"))
        is_picture = kind.startswith("image/")
        file_added = self._export.take_file(file.get("id"), name, name=name, kind="picture" if is_picture else "file")
        if isinstance(file_added, AttachedFile) or name or file.get("id"):
            parts.files.append(file_added)

    def _canvas(self, action: str, content: Mapping[str, Any], documents: DocumentState) -> tuple[DocumentState, str]:
        body = "".join(part for part in rows(content.get("parts")) if isinstance(part, str)) or words(
            content.get("text")
        )
        try:
            call = table(json.loads(body, strict=False))
        except (ValueError, RecursionError):
            return documents, put_in_fences(body) if body else ""
        if isinstance(call.get("content"), str):
            document = Document(words(call.get("name")), call["content"], words(call.get("type")))
            return keep_document(documents, _CURRENT, document), self._shown.write(document, document.text)
        if action == "comment_textdoc":
            comments = (words(one.get("comment")) for one in map(table, rows(call.get("comments"))))
            return documents, "\n".join(f"- {comment}" for comment in comments if comment)
        document = documents.get(_CURRENT, Document("", ""))
        changes = []
        for update in map(table, rows(call.get("updates"))):
            new = words(update.get("replacement"))
            changed = _change(document, words(update.get("pattern")), new, update.get("multiple") is True)
            changes += [] if changed else [new]
            document = changed or document
        remaining = "\n\n".join(filter(None, changes))
        if not document.text:
            return documents, remaining
        text = self._shown.write(document, remaining)
        return keep_document(documents, _CURRENT, document), "\n\n".join(filter(None, (text, remaining)))


def _file_id(pointer: object) -> str:
    """Return how a file is called that a pointer leads to, such as ``sediment://file_12``."""
    return (words(pointer).partition("://")[2] or words(pointer)).partition("#")[0]


def _change(document: Document, pattern: str, new: str, everywhere: bool) -> Document | None:
    """Return a document with one change, which a regular expression places; ``None`` where its place is not found.

    Expressions are a stranger's, and some take for ever: those that mean the whole document, or mere words, are known.
    """
    if _WHOLE.fullmatch(pattern) or not document.text:
        return replace(document, text=new)
    mere_words = re.sub(r"\\([^A-Za-z0-9])", r"\1", pattern).replace("\\n", "\n").replace("\\t", "\t")
    return document.edited(pattern, new, everywhere=everywhere) or document.edited(
        mere_words, new, everywhere=everywhere
    )


def _quote(content: Mapping[str, Any]) -> str:
    text, title = words(content.get("text")), words(content.get("title")) or words(content.get("domain"))
    url = words(content.get("url"))
    source = f"[{title or url}]({url})" if url.startswith("http") else title
    return "\n".join([*(f"> {line}" for line in text.splitlines()), *([">", f"> {source}"] if source else [])])


def _read_asset_names(entries: Iterator[Any]) -> dict[str, str]:
    return {
        key: PurePosixPath(name).name
        for entry in entries
        for key, name in table(entry).items()
        if isinstance(name, str)
    }


_LibraryFile = tuple[str, str, str]
"""The id of a file, its name, and the message that it belongs to."""


def _read_library(entries: Iterator[Any]) -> Mapping[str, list[_LibraryFile]]:
    """Return the files that ChatGPT made, by the conversation in which it made them."""
    files: dict[str, list[_LibraryFile]] = defaultdict(list)
    for entry in map(table, entries):
        if entry.get("image_gen_generation_id") or entry.get("library_artifact_type") == "report":
            file = tuple(words(entry.get(name)) for name in ("file_id", "file_name", "origination_message_id"))
            files[words(entry.get("origination_thread_id"))].append((file[0], file[1], file[2]))
    return files


def _add_library_files(
    turns: dict[str, ImportedTurn],
    nodes: Mapping[str, Mapping[str, Any]],
    conversation: str,
    shown: str | None,
    export: ExportFiles,
) -> str | None:
    """Add pictures that no message names: to their message, else after the last one. Returns the last turn."""
    library = export.read_once("library_files.json", _read_library).get(conversation, ())
    if not library or not conversation:
        return shown
    by_message = {words(table(node.get("message")).get("id")): key for key, node in nodes.items()}
    for file_id, name, message in library:
        if not export.has_file(file_id):
            continue
        file = export.take_file(file_id, name=name)
        key = message if message in turns else by_message.get(message)
        if key is None or turns[key].role is None:
            parent = shown if key is None else turns[key].parent
            key = key or f"library {file_id}"
            turns[key] = ImportedTurn(parent, "assistant", files=(file,))
            shown = key if parent == shown else shown
        else:
            turns[key] = replace(turns[key], files=(*turns[key].files, file))
    return shown
