"""The forms in which other programs write conversations.

Known from their documentation and sources, as of late 2026. What is not there, or has another type, is taken as empty:
a program adds a field sooner than it drops one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.chats.imports.turns import (
    FoundConversation,
    ImportedTurn,
    attached,
    between,
    in_a_row,
    moment,
    outside,
    role_of,
    rows,
    table,
    thought_and_said,
    with_left_out,
    words,
)
from app.chats.records import AttachedFile

CHATGPT, CLAUDE, LM_STUDIO, OPEN_WEBUI = "ChatGPT", "Claude", "LM Studio", "Open WebUI"
ANOTHER = "another program"
_CITATION, _CITATION_END = "\ue200", "\ue201"
"""ChatGPT's marks around what its page shows as a link."""
_THOUGHT, _THOUGHT_END = '<details type="reasoning"', "</details>"
_SUMMARY, _SUMMARY_END = "<summary>", "</summary>"
"""Open WebUI's marks around what a model thought, and around its heading."""


def conversation_in(entry: Any, folder: str = "") -> FoundConversation | None:
    """Return the conversation that an entry of a file is, whichever program wrote it; ``None`` where it is none.

    Args:
        entry: JSON.
        folder: the name of the folder that the file lies in, for programs that keep chats in folders.
    """
    if not isinstance(entry, dict):
        return None
    for belongs, read in _FORMS:
        if belongs(entry):
            return read(entry, folder)
    return None


def _chatgpt(entry: Mapping[str, Any], _folder: str) -> FoundConversation:
    turns: dict[str, ImportedTurn] = {}
    for key, node in table(entry["mapping"]).items():
        node = table(node)  # noqa: PLW2901 - checked
        parent = node.get("parent")
        turns[key] = _chatgpt_turn(table(node.get("message")), parent if isinstance(parent, str) else None)
    return FoundConversation(
        CHATGPT,
        words(entry.get("conversation_id")) or words(entry.get("id")),
        words(entry.get("title")),
        turns,
        shown=words(entry.get("current_node")) or None,
        created_at=moment(entry.get("create_time")),
        updated_at=moment(entry.get("update_time")),
        archived=entry.get("is_archived") is True,
    )


def _chatgpt_turn(message: Mapping[str, Any], parent: str | None) -> ImportedTurn:
    role = role_of(table(message.get("author")).get("role"))
    about = table(message.get("metadata"))
    hidden = about.get("is_visually_hidden_from_conversation") is True or message.get("weight") == 0
    to_a_tool = message.get("recipient") not in (None, "all")
    content = table(message.get("content"))
    kind = content.get("content_type")
    if role is None or hidden or to_a_tool or kind not in ("text", "multimodal_text", "code"):
        return ImportedTurn(parent, None)
    if kind == "code":
        language = words(content.get("language"))
        text = f"```{'' if language == 'unknown' else language}\n{words(content.get('text'))}\n```"
    else:
        text = "\n\n".join(filter(None, map(_chatgpt_part, rows(content.get("parts")))))
    text = with_left_out(
        outside(text, _CITATION, _CITATION_END), [table(file).get("name") for file in rows(about.get("attachments"))]
    )
    return ImportedTurn(parent, role, text, moment(message.get("create_time")))


def _chatgpt_part(part: object) -> str:
    if isinstance(part, str):
        return part
    kind = table(part).get("content_type")
    if kind == "audio_transcription":
        return words(table(part).get("text"))
    return "(Picture not in the export)" if kind == "image_asset_pointer" else ""


def _claude(entry: Mapping[str, Any], _folder: str) -> FoundConversation:
    turns: dict[str, ImportedTurn] = {}
    last: str | None = None
    messages = [table(message) for message in rows(entry["chat_messages"])]
    linked = any(isinstance(message.get("parent_message_uuid"), str) for message in messages)
    for number, message in enumerate(messages):
        key = words(message.get("uuid")) or str(number)
        parent = message.get("parent_message_uuid") if linked else last
        files = [
            attached(file.get("file_name"), file.get("file_size"), file.get("extracted_content"))
            for file in map(table, rows(message.get("attachments")))
        ]
        text = with_left_out(_claude_text(message), [table(f).get("file_name") for f in rows(message.get("files"))])
        role, when = role_of(message.get("sender")), moment(message.get("created_at"))
        turns[key] = ImportedTurn(
            parent if isinstance(parent, str) else None, role, text, when, tuple(filter(None, files))
        )
        last = key
    return FoundConversation(
        CLAUDE,
        words(entry.get("uuid")),
        words(entry.get("name")),
        turns,
        shown=words(entry.get("current_leaf_message_uuid")) or last,
        created_at=moment(entry.get("created_at")),
        updated_at=moment(entry.get("updated_at")),
        pinned=entry.get("is_starred") is True,
    )


def _claude_text(message: Mapping[str, Any]) -> str:
    content = [table(block) for block in rows(message.get("content"))]
    said = [words(block.get("text")) for block in content if block.get("type") == "text"]
    thought = [words(block.get("thinking")) for block in content if block.get("type") == "thinking"]
    text = "\n\n".join(filter(None, said)) or words(message.get("text"))
    return thought_and_said("\n\n".join(filter(None, thought)), text)


def _open_webui(entry: Mapping[str, Any], _folder: str) -> FoundConversation:
    chat = table(entry["chat"]) if isinstance(entry.get("chat"), dict) else entry
    history = table(chat.get("history"))
    turns: dict[str, ImportedTurn] = {}
    for key, message in table(history.get("messages")).items():
        message = table(message)  # noqa: PLW2901 - checked
        parent = message.get("parentId")
        turns[key] = _open_webui_turn(message, parent if isinstance(parent, str) else None)
    if not turns:
        turns = in_a_row(_open_webui_turn(table(message), None) for message in rows(chat.get("messages")))
    return FoundConversation(
        OPEN_WEBUI,
        words(entry.get("id")) or words(chat.get("id")),
        words(entry.get("title")) or words(chat.get("title")),
        turns,
        shown=words(history.get("currentId")) or None,
        created_at=moment(entry.get("created_at")) or moment(chat.get("timestamp")),
        updated_at=moment(entry.get("updated_at")),
        pinned=entry.get("pinned") is True,
        archived=entry.get("archived") is True,
    )


def _open_webui_thought(marked: str) -> str:
    """Return what stands between the marks of a thought, without the rest of the first mark and the heading."""
    thought = marked.partition(">")[2].lstrip()
    if thought.startswith(_SUMMARY):
        _, end, rest = thought.partition(_SUMMARY_END)
        return rest if end else thought
    return thought


def _open_webui_turn(message: Mapping[str, Any], parent: str | None) -> ImportedTurn:
    text = _content(message.get("content"))
    thoughts = [_open_webui_thought(marked) for marked in between(text, _THOUGHT, _THOUGHT_END)]
    if thoughts:
        thought = "\n".join(line.removeprefix("> ") for line in "\n\n".join(thoughts).strip().splitlines())
        text = thought_and_said(thought, outside(text, _THOUGHT, _THOUGHT_END).strip())
    files: list[AttachedFile] = []
    left_out: list[object] = []
    for entry in map(table, rows(message.get("files"))):
        inner = table(entry.get("file"))
        name = entry.get("name") or inner.get("filename")
        known = table(inner.get("data")).get("content") or entry.get("content")
        file = attached(name, entry.get("size"), known)
        if file is not None:
            files.append(file)
        else:
            left_out.append(name)
    role = role_of(message.get("role"))
    return ImportedTurn(parent, role, with_left_out(text, left_out), moment(message.get("timestamp")), tuple(files))


def _lm_studio(entry: Mapping[str, Any], folder: str) -> FoundConversation:
    turns: dict[str, ImportedTurn] = {}
    active: set[str] = set()
    parent: str | None = None
    for number, message in enumerate(map(table, rows(entry["messages"]))):
        versions = [table(version) for version in rows(message.get("versions"))]
        chosen = message.get("currentlySelected")
        at = chosen if isinstance(chosen, int) and 0 <= chosen < len(versions) else len(versions) - 1
        for place, version in enumerate(versions):
            role = role_of(version.get("role"))
            turns[f"{number}.{place}"] = ImportedTurn(parent, role, _lm_studio_text(version))
        if versions:
            parent = f"{number}.{at}"
            active.add(parent)
    when = moment(entry.get("createdAt"))
    return FoundConversation(
        LM_STUDIO,
        str(entry["createdAt"]) if isinstance(entry.get("createdAt"), (int, float)) else "",
        words(entry.get("name")),
        turns,
        shown=parent,
        created_at=when,
        updated_at=moment(entry.get("assistantLastMessagedAt")) or moment(entry.get("userLastMessagedAt")),
        pinned=entry.get("pinned") is True,
        folder=folder,
        active=frozenset(active),
    )


def _lm_studio_text(version: Mapping[str, Any]) -> str:
    blocks = [version, *(table(step) for step in rows(version.get("steps")))]
    said: list[str] = []
    thought: list[str] = []
    left_out: list[object] = []
    for block in blocks:
        parts = [table(part) for part in rows(block.get("content"))]
        text = "".join(words(part.get("text")) for part in parts if part.get("type") == "text")
        left_out += [part.get("name") or part.get("fileIdentifier") for part in parts if part.get("type") == "file"]
        (thought if table(block.get("style")).get("type") == "thinking" else said).append(text)
    text = thought_and_said("\n\n".join(filter(None, thought)), "\n\n".join(filter(None, said)))
    return with_left_out(text, left_out)


def _plain(entry: Mapping[str, Any], folder: str) -> FoundConversation:
    """Roles and contents in a row, as the APIs of most programs have them, and many scripts keep them."""
    messages = [table(message) for message in rows(entry["messages"])]
    turns = (
        ImportedTurn(
            None, role_of(message.get("role")), _content(message.get("content")), moment(message.get("timestamp"))
        )
        for message in messages
    )
    return FoundConversation(
        ANOTHER,
        words(entry.get("id")),
        words(entry.get("title")) or words(entry.get("name")),
        in_a_row(turns),
        created_at=moment(entry.get("created_at")),
        updated_at=moment(entry.get("updated_at")),
        folder=folder,
    )


def _content(content: object) -> str:
    """Return the text of a message's content, as OpenAI's API has it."""
    if isinstance(content, str):
        return content
    parts = [table(part) for part in rows(content)]
    return "\n\n".join(filter(None, (words(part.get("text")) for part in parts if part.get("type") == "text")))


def _has_messages(entry: Mapping[str, Any], field: str) -> bool:
    messages = rows(entry.get("messages"))
    return bool(messages) and isinstance(messages[0], dict) and field in messages[0]


def inner_conversations(entry: Any) -> Iterator[Any]:
    """Yield what an object holds that wraps a list of conversations; else itself."""
    for name in ("conversations", "chats"):
        if isinstance(entry, dict) and isinstance(entry.get(name), list) and "messages" not in entry:
            yield from entry[name]
            return
    yield entry


_IsOfForm = Callable[[Mapping[str, Any]], bool]
_Reader = Callable[[Mapping[str, Any], str], FoundConversation]
_FORMS: tuple[tuple[_IsOfForm, _Reader], ...] = (
    (lambda entry: isinstance(entry.get("mapping"), dict), _chatgpt),
    (lambda entry: isinstance(entry.get("chat_messages"), list), _claude),
    (lambda entry: isinstance(table(entry.get("chat")).get("history"), dict), _open_webui),
    (lambda entry: isinstance(entry.get("history"), dict), _open_webui),
    (lambda entry: isinstance(table(entry.get("chat")).get("messages"), list), _open_webui),
    (lambda entry: _has_messages(entry, "versions"), _lm_studio),
    (lambda entry: _has_messages(entry, "role"), _plain),
)
