"""Open WebUI. Up to version 0.9 the words of a reply stand in its content, with marks around what is folded; from
version 0.10 on they stand in a list of what the model wrote and called, and the content is empty.
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Mapping
from typing import Any

from app.chats.imports.export_files import (
    ExportFiles,
    ImportedFile,
    describe_missing,
    make_text_file,
    read_attributes,
    set_apart,
)
from app.chats.imports.programs.message_parts import MessageParts, ToolResult, join_parts, list_sources, name_of
from app.chats.imports.programs.openai_like import gather_parts
from app.chats.imports.turns import FoundConversation, ImportedTurn, in_a_row, moment, role_of, rows, table, words
from app.chats.queries import json_in
from app.chats.records import State, put_in_fences

PROGRAM = "Open WebUI"
_FOLDED, _FOLDED_END = "<details", "</details>"
_SUMMARY, _SUMMARY_END = "<summary>", "</summary>"
_BROUGHT = "_call_output"
_SEARCHES = {"web_search_call": "Web Search", "file_search_call": "File Search", "computer_call": "Computer Use"}


def conversation_of(entry: Mapping[str, Any], _folder: str, export: ExportFiles) -> FoundConversation:
    chat = table(entry["chat"]) if isinstance(entry.get("chat"), dict) else entry
    history = table(chat.get("history"))
    shown = words(history.get("currentId")) or None
    turns: dict[str, ImportedTurn] = {}
    for key, message in table(history.get("messages")).items():
        message = table(message)  # noqa: PLW2901 - checked
        parent = message.get("parentId")
        turns[key] = turn = _turn(message, parent if isinstance(parent, str) else None, export)
        merged = words(table(message.get("merged")).get("content"))
        if merged:  # what one model made of the replies of several
            parts = _gather_from_text(merged, export)
            turns[f"{key} merged"] = parts.make_turn(turn.parent, "assistant", turn.created_at)
            shown = f"{key} merged" if shown == key else shown
    if not turns:
        turns = in_a_row(_turn(table(message), None, export) for message in rows(chat.get("messages")))
    return FoundConversation(
        PROGRAM,
        words(entry.get("id")) or words(chat.get("id")),
        words(entry.get("title")) or words(chat.get("title")),
        turns,
        shown=shown,
        created_at=moment(entry.get("created_at")) or moment(chat.get("timestamp")),
        updated_at=moment(entry.get("updated_at")),
        pinned=entry.get("pinned") is True,
        archived=entry.get("archived") is True,
        folder=words(table(entry.get("folder")).get("name")),
    )


def _turn(message: Mapping[str, Any], parent: str | None, export: ExportFiles) -> ImportedTurn:
    parts = _gather_from_output(rows(message.get("output")), export)
    if not any(text.strip() for text in parts.texts):
        message_parts = gather_parts({**message, "content": None}, {}, export)
        if role_of(message.get("role")) == "user":  # who writes no folds
            message_parts.add_content(message.get("content"))
        else:
            _add_content(message.get("content"), message_parts)
        parts.texts += message_parts.texts
        parts.files += message_parts.files
        parts.thoughts = parts.thoughts or message_parts.thoughts
        parts.uses = parts.uses or message_parts.uses
    for file in map(table, rows(message.get("files"))):
        parts.files.append(_file(file, export))
    error = message.get("error")
    problem = words(error) or words(table(error).get("content")) or words(table(error).get("message"))
    if problem and problem not in parts.texts:
        parts.texts.append(problem)
    parts.texts.append(list_sources(list(_sources(message))))
    state: State = "failed" if error and role_of(message.get("role")) == "assistant" else "complete"
    return parts.make_turn(parent, role_of(message.get("role")), moment(message.get("timestamp")), state)


def _add_content(content: object, parts: MessageParts) -> None:
    if isinstance(content, str):
        if content.rfind(f'{_FOLDED} type="') > content.rfind(_FOLDED_END):  # stopped in the midst of it
            content += _FOLDED_END
        parts.add_text(set_apart(content, _FOLDED, _FOLDED_END, lambda folded: _add_folded(folded, parts)))
    else:
        parts.add_content(content)


def _gather_from_text(text: str, export: ExportFiles) -> MessageParts:
    parts = MessageParts(export)
    _add_content(text, parts)
    return parts


def _add_folded(folded: str, parts: MessageParts) -> str | None:
    head, _, body = folded.partition(">")
    about = read_attributes(head)
    kind = about.get("type")
    if kind is None:  # one that the model wrote
        return None
    body = body.lstrip()
    if body.startswith(_SUMMARY):
        _, end, rest = body.partition(_SUMMARY_END)
        body = rest if end else body
    if kind == "reasoning":
        parts.thoughts.append(_thought(body))
        return ""
    if kind == "tool_calls":
        brought = about.get("result")
        result = ToolResult(_plain(brought)) if brought else ToolResult(_plain(html.unescape(body).strip()))
        parts.add_use(about.get("name", ""), about.get("arguments", ""), result, about.get("id", ""))
        for file in _read_list(about.get("files")):
            parts.files.append(_file(table(file) or {"type": "image", "url": file}, parts.export))
        return ""
    if kind == "code_interpreter":
        return "\n\n".join(filter(None, (body.strip(), _fence_output(_read_value(about.get("output"))))))
    return body


def _thought(body: str) -> str:
    """Return a thought without the marks of a quotation; later versions write it as HTML does."""
    body = body.strip()
    if body.startswith("&gt;"):
        body = html.unescape(body)
    return "\n".join(line.removeprefix("> ").removeprefix(">") for line in body.splitlines())


def _gather_from_output(output: object, export: ExportFiles) -> MessageParts:
    items = [table(item) for item in rows(output)]
    brought = {words(item.get("call_id")): item for item in items if words(item.get("type")).endswith(_BROUGHT)}
    results = {key: ToolResult(_join_output(item), item.get("status") == "failed") for key, item in brought.items()}
    parts = MessageParts(export, results)
    for item in items:
        kind = words(item.get("type"))
        if kind.endswith(_BROUGHT):
            _add_pictures(item, parts)
        elif kind in {"open_webui:code_interpreter", "code_interpreter", "code_interpreter_call"}:
            language = words(item.get("lang")) or words(item.get("language")) or "python"
            code = words(item.get("code")).strip()
            texts = (
                put_in_fences(code, language) if code else "",
                _fence_output(item.get("output") or item.get("outputs")),
            )
            parts.add_text("\n\n".join(filter(None, texts)))
        elif kind == "image_generation_call":
            parts.files.append(export.take_picture(item.get("result")))
        elif kind in _SEARCHES:
            query = item.get("action") or {"queries": item.get("queries")}
            parts.add_use(_SEARCHES[kind], query, None, words(item.get("id")))
        elif kind.endswith("_call"):
            parts.add_call({"name": kind, **item})
        elif kind == "reasoning":
            parts.add_part(item)
        else:
            _add_message(item, parts)
    return parts


def _add_message(item: Mapping[str, Any], parts: MessageParts) -> None:
    """Add words that the model wrote: of one item of its output, whatever its type."""
    message_text = words(item.get("content")) or words(item.get("markdown")) or words(item.get("text"))
    _add_content(message_text or None, parts)
    for part in map(table, rows(item.get("content"))):
        text = words(part.get("text"))
        if text:
            _add_content(text, parts)
        else:
            parts.add_part(part)


def _add_pictures(item: Mapping[str, Any], parts: MessageParts) -> None:
    for part in map(table, rows(item.get("output"))):
        if "image" in words(part.get("type")):
            parts.add_part(part)
    for file in map(table, rows(item.get("files"))):
        parts.files.append(_file(file, parts.export))


def _join_output(item: Mapping[str, Any]) -> str:
    return join_parts({"content": item.get("output")})


def _fence_output(output: object) -> str:
    """Return what code wrote, between fences; pictures stay in the words as they are."""
    if isinstance(output, dict):
        outputs = [output.get(name) for name in ("stdout", "stderr", "result", "output", "error")]
        text = "\n".join(_plain(one).strip("\n") for one in outputs if one)
    elif isinstance(output, list):
        text = "\n".join(words(table(one).get("logs")) or words(table(one).get("text")) for one in output)
    else:
        text = _plain(output)
    if "](data:image/" in text:
        return text
    return put_in_fences(text) if text.strip() else ""


def _file(file: Mapping[str, Any], export: ExportFiles) -> ImportedFile:
    inner = table(file.get("file"))
    name = words(file.get("name")) or words(inner.get("filename")) or name_of(table(inner.get("meta")))
    kind = words(file.get("content_type")) or words(table(inner.get("meta")).get("content_type"))
    if file.get("type") == "image" or kind.startswith("image/"):
        kind = "image"
        picture = export.take_picture(file.get("url") or file.get("id") or inner.get("id"), name)
    else:
        content = table(inner.get("data")).get("content") or file.get("content")
        picture = make_text_file(name, file.get("size"), content) or export.take_file(file.get("id"), name, name=name)
    return describe_missing(name, kind) if picture == describe_missing(name) else picture


def _sources(message: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what a reply was made from, each once, in the order in which its marks count them: title and address."""
    seen: set[str] = set()
    for source in map(table, rows(message.get("sources")) or rows(message.get("citations"))):
        about = table(source.get("source"))
        documents = [table(one) for one in rows(source.get("metadata"))] or [{}]
        for document in documents:
            place = words(document.get("source")) or words(about.get("id")) or words(about.get("url"))
            title = words(document.get("title")) or words(document.get("name"))
            title = title or (place if place.startswith("http") else words(about.get("name")) or place)
            url = next((one for one in (place, words(about.get("url")), title) if one.startswith("http")), "")
            if (place or title) and (place or title) not in seen:
                seen.add(place or title)
                yield title, url


def _read_value(text: object) -> Any:
    try:
        value = json.loads(text) if isinstance(text, str) and text else text
        return json.loads(value) if isinstance(value, str) and value[:1] in "[{" and value else value
    except (ValueError, RecursionError):
        return text


def _read_list(text: object) -> list[Any]:
    value = _read_value(text)
    return value if isinstance(value, list) else []


def _plain(value: object) -> str:
    """Return a value as words: the text of a text once more taken as JSON."""
    if isinstance(value, str):
        inner = json_in(value)
        return inner if isinstance(inner, str) else value
    return json.dumps(value, ensure_ascii=False) if value is not None else ""
