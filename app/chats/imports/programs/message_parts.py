"""Gathers the parts of one message of any program. Most programs have the parts of OpenAI's or Anthropic's
APIs.

Documents that a model writes beside a chat, such as ChatGPT's canvas and Claude's artifacts: shown in the reply that
made or changed them, as they were then.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType
from typing import Any

from app.chats.imports.export_files import (
    ExportFiles,
    ImportedFile,
    LeftOut,
    content_of,
    make_text_file,
    read_picture,
    read_text_file,
    take_out_pictures,
)
from app.chats.imports.turns import ImportedTurn, rows, table, words
from app.chats.records import Role, State, ToolUse, put_in_fences
from app.chats.tables import uses_in

_MOST_OF_A_RESULT = 100_000
_MOST_OF_ALL_USES = 2_000_000
"""Letters: more cannot be kept of one reply."""


@dataclass(frozen=True, slots=True)
class ToolResult:
    """The result of a tool call."""

    text: str
    has_failed: bool = False


@dataclass(slots=True)
class MessageParts:
    """A message that is being read."""

    export: ExportFiles
    results: Mapping[str, ToolResult] = field(default_factory=dict)
    """Results of the conversation's tool calls, by their ids."""
    texts: list[str] = field(default_factory=list)
    thoughts: list[str] = field(default_factory=list)
    files: list[ImportedFile] = field(default_factory=list)
    uses: list[ToolUse] = field(default_factory=list)
    letters_of_uses: int = 0

    def add_text(self, text: str) -> None:
        """Add words, and the pictures whose bytes stand between them."""
        rest, pictures = take_out_pictures(text)
        self.texts.append(rest)
        self.files += pictures

    def add_content(self, content: object) -> None:
        """Add a text, or a list of parts."""
        if isinstance(content, str):
            self.add_text(content)
        for part in rows(content):
            if isinstance(part, str):
                self.add_text(part)
            else:
                self.add_part(table(part))

    def add_part(self, part: Mapping[str, Any]) -> None:
        """Add one part, whatever its type; words of a type that nobody knows are words all the same."""
        kind = words(part.get("type"))
        if "reasoning" in kind or kind == "thinking":
            self.thoughts.append(text_of(part.get("thinking")) or text_of(part.get("text")) or join_parts(part))
        elif "image" in kind and kind != "image_generation_call":
            self.files.append(self._picture(part))
        elif "audio" in kind or "video" in kind:
            transcript = words(table(part.get("audio")).get("transcript")) or words(part.get("transcript"))
            self.texts.append(transcript)
            is_there = any(words(table(part.get(name)).get("data")) for name in ("audio", "input_audio", "source"))
            self.files.append(LeftOut("recording", name_of(part), is_in_export=is_there, has_words=bool(transcript)))
        elif kind in {"file", "input_file", "document"}:
            self.files.append(self._file(part))
        elif kind in {"tool_use", "tool_call", "function_call", "mcp_call", "tool-call"}:
            self.add_call(part)
        elif kind != "tool_result":
            self.add_text(text_of(part.get("text")) or words(part.get("refusal")))

    def add_call(self, call: Mapping[str, Any]) -> None:
        """Add the call of a tool, with what it brought."""
        function = table(call.get("function"))
        key = next((call[name] for name in _CALL_IDS if isinstance(call.get(name), str)), "")
        arguments: object = next(
            (one[name] for one in (function, call) for name in _ARGUMENTS if one.get(name) is not None), {}
        )
        name = words(function.get("name")) or words(call.get("name")) or words(call.get("tool_name"))
        result = self.results.get(key)
        if result is None and (text := join_parts({"content": call.get("output")})):
            result = ToolResult(text)
        self.add_use(name, arguments, result, key)

    def add_use(self, name: str, arguments: object, result: ToolResult | None, key: str = "") -> None:
        """Add what a tool was asked and brought, as far as there is room for it."""
        use = {
            "name": name,
            "tool": name,
            "arguments": _make_object_text(arguments),
            "call_id": key,
            "result": result.text[:_MOST_OF_A_RESULT] if result else "",
            "outcome": "failed" if result and result.has_failed else "done",
        }
        self.letters_of_uses += 100 + len(use["arguments"]) + len(use["result"])
        if self.letters_of_uses <= _MOST_OF_ALL_USES:
            self.uses += uses_in([use])

    def make_turn(
        self, parent: str | None, role: Role | None, created_at: datetime | None, state: State = "complete"
    ) -> ImportedTurn:
        """Return the whole message; a person calls no tools and thinks nothing that is kept."""
        is_reply = role == "assistant"
        text = "\n\n".join(part for part in self.texts if part.strip())
        thought = "\n\n".join(part.strip() for part in self.thoughts if part.strip()) if is_reply else ""
        uses = tuple(self.uses) if is_reply else ()
        files = tuple(self.files) if role is not None else ()
        return ImportedTurn(parent, role, text, created_at, files, state, uses=uses, thought=thought)

    def _picture(self, part: Mapping[str, Any]) -> ImportedFile:
        for holder in (part, *(table(part.get(name)) for name in ("image_url", "image", "source", "file"))):
            for name in ("image_url", "url", "data", "b64_json", "image", "base64", "file_id"):
                if isinstance(holder.get(name), str) and holder[name]:
                    return self.export.take_picture(holder[name], name_of(part))
        return self.export.take_file(part.get("file_uuid"), part.get("id"), name=name_of(part), kind="picture")

    def _file(self, part: Mapping[str, Any]) -> ImportedFile:
        inner = {**part, **table(part.get("file")), **table(part.get("source"))}
        name = name_of(inner) or words(part.get("title"))
        data = words(inner.get("file_data")) or words(inner.get("data"))
        content = content_of(data) if data else None
        if content is not None:
            picture = read_picture(content, name)
            return picture if not isinstance(picture, LeftOut) else read_text_file(content, name)
        text_file = make_text_file(name, None, data or inner.get("text"))
        return text_file or self.export.take_file(inner.get("file_id"), name, name=name)


_CALL_IDS = ("call_id", "tool_call_id", "toolCallId", "id")
_ARGUMENTS = ("arguments", "input", "parameters", "args")


def text_of(value: object) -> str:
    """Return a text, also one that stands in an object of its own."""
    return words(value) or words(table(value).get("value"))


def join_parts(holder: Mapping[str, Any]) -> str:
    """Return the words of a part that has parts: of a summary first, else of its content."""
    for name in ("summary", "content"):
        content = holder.get(name)
        parts = [content] if isinstance(content, str) else [_read_part(part) for part in rows(content)]
        if any(parts):
            return "\n".join(filter(None, parts))
    return ""


def _read_part(part: object) -> str:
    if isinstance(part, str):
        return part
    return next((text for name in ("text", "content", "summary") if (text := text_of(table(part).get(name)))), "")


def name_of(part: Mapping[str, Any]) -> str:
    """Return what a file is called."""
    return next((words(part.get(name)) for name in ("name", "filename", "file_name") if words(part.get(name))), "")


def collect_results(messages: Sequence[Mapping[str, Any]]) -> dict[str, ToolResult]:
    """Return what tools brought, by the ids of their calls, from messages of the role that tools have."""
    results: dict[str, ToolResult] = {}
    for message in messages:
        key = message.get("tool_call_id") or message.get("toolCallId")
        if words(message.get("role")) in {"tool", "function"} and isinstance(key, str):
            results[key] = ToolResult(join_parts(message))
    return results


def _make_object_text(content: object) -> str:
    """Return the arguments of a call as the text of a JSON object; words that are none stand in one."""
    value = content
    for _ in range(2):  # some programs write the text of a text
        if isinstance(value, str):
            try:
                value = json.loads(value)
            except (ValueError, RecursionError):
                break
    if not isinstance(value, dict):
        value = {"input": value} if value else {}
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _MOST_OF_A_RESULT else "{}"


def list_sources(sources: Sequence[tuple[str, str]]) -> str:
    """Return a list of what a reply was made from, as Markdown: titles and addresses."""
    lines = [
        f"{number}. [{title or url}]({url})" if url else f"{number}. {title}"
        for number, (title, url) in enumerate(sources, 1)
    ]
    return "\n".join(["Sources:", "", *lines]) if lines else ""


_MOST_LETTERS = 8_000_000
"""Of all documents of a chat, as often as they are shown."""
_MOST_DOCUMENTS = 1_000
"""Of a chat that later replies can change."""
_PROSE = {"", "document", "markdown", "md", "txt", "text", "plain", "text/markdown", "text/plain"}
_LANGUAGES = {
    "text/html": "html",
    "image/svg+xml": "svg",
    "application/vnd.ant.react": "jsx",
    "application/vnd.ant.mermaid": "mermaid",
}


@dataclass(frozen=True, slots=True)
class Document:
    """A document as it is at one time."""

    title: str
    text: str
    kind: str = ""
    """A language or a media type; empty for prose."""

    def edited(self, old: str, new: str, *, everywhere: bool = False) -> Document | None:
        """Return it with some words in the place of others; ``None`` where those are not in it."""
        if not old or old not in self.text:
            return None
        return replace(self, text=self.text.replace(old, new, -1 if everywhere else 1))


DocumentState = Mapping[str, Document]
"""The documents of a chat at one of its turns, by their names there."""
NO_DOCUMENTS: DocumentState = MappingProxyType({})


class ShownDocuments:
    """Writes documents into replies, up to so many letters: each change shows the whole document."""

    def __init__(self) -> None:
        self._letters_left = _MOST_LETTERS

    def write(self, document: Document, change: str) -> str:
        """Return a document as Markdown; where there were too many, what of it is new."""
        if len(document.text) > self._letters_left:
            document = replace(document, text=change[: self._letters_left])
        self._letters_left -= len(document.text)
        title = " ".join(document.title.split())
        head = f"**{title}**" if title else ""
        kind = document.kind.lower().removeprefix("code/").removeprefix("application/vnd.ant.code")
        if kind in _PROSE:
            return "\n\n".join(filter(None, ("---", head, document.text.strip("\n"), "---")))
        language = _LANGUAGES.get(document.kind, kind.rpartition("/")[2])
        return "\n\n".join(filter(None, (head, put_in_fences(document.text, re.sub(r"\W", "", language)))))


def keep_document(state: DocumentState, key: str, document: Document) -> DocumentState:
    """Return the documents after one of them was made or changed."""
    return {**state, key: document} if key in state or len(state) < _MOST_DOCUMENTS else state
