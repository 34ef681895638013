"""A conversation as a file others can read: Markdown and HTML for people, JSON for programs."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.chats.given_text import fenced
from app.chats.records import AttachedFile, Conversation, StoredMessage, ToolUse
from app.chats.store import ChatStore
from app.chats.trees import ChatTree
from app.errors import WorldError
from app.language import tr
from app.system.files import write_whole

_WRITERS = {"system": "System", "user": "You", "assistant": "Reply"}
_UNFINISHED = {"streaming": "(unfinished)", "cancelled": "(stopped)", "failed": "(failed)"}

_UNSAFE = re.compile(r"[^\w\-. ]+")

EXPORT_SCHEMA = 2
"""Version of the JSON export; raised when a key changes its meaning. 1 had the branch alone that was shown."""


def to_markdown(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """The branch as shown, each message below a heading that says who wrote it. Texts stand as they are, those of
    files in fences under their names.
    """
    parts = [f"# {conversation.title or 'Conversation'}"]
    for message in messages:
        heading = " ".join(filter(None, (_WRITERS[message.role], _UNFINISHED.get(message.state))))
        parts += [f"## {heading}", *map(_file, message.files), message.text.strip("\n")]
        parts += map(_use, message.uses)
    return "\n\n".join(parts) + "\n"


def _file(file: AttachedFile) -> str:
    """Return a file's text in fences; of a picture its name, since Markdown holds no pictures."""
    return f"Picture: {file.name}" if file.picture else fenced(file)


def _use(use: ToolUse) -> str:
    """Return a call as Markdown: what was asked for, and what came of it."""
    called = fenced(AttachedFile("arguments.json", 0, use.arguments)).partition("\n")[2]
    brought = fenced(AttachedFile("result", 0, use.result)).partition("\n")[2] if use.result else ""
    head = f"Tool: {' · '.join(filter(None, (use.server, use.tool or use.name)))} ({use.outcome})"
    return "\n\n".join(filter(None, (head, called, brought)))


def to_json(tree: ChatTree) -> str:
    """All that was ever said, on every branch, with every trace, as one JSON object."""
    data: dict[str, Any] = {
        "schema": EXPORT_SCHEMA,
        "title": tree.title,
        "created_at": tree.created_at.isoformat(),
        "updated_at": tree.updated_at.isoformat(),
        "pinned": tree.pinned,
        "archived": tree.archived,
        "folder": tree.folder,
        "origin": tree.origin,
        "assistant": tree.assistant.for_others().to_json() if tree.assistant is not None else None,
        "messages": [
            {
                "id": message.id,
                "parent": message.parent,
                "active": message.active,
                "role": message.role,
                "text": message.text,
                "state": message.state,
                "created_at": message.created_at.isoformat() if message.created_at else None,
                "trace": message.trace.to_json() if message.trace else None,
                "files": [
                    {
                        "name": file.name,
                        "size_bytes": file.size_bytes,
                        "tokens": file.tokens,
                        "note": file.note,
                        "text": file.text,
                        **({"picture": base64.b64encode(file.picture).decode()} if file.picture else {}),
                    }
                    for file in message.files
                ],
                "tools": [asdict(use) for use in message.uses],
            }
            for message in tree.messages
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def file_name(title: str) -> str:
    """Make a file's name of a title, good on any system."""
    return " ".join(_UNSAFE.sub(" ", title).split())[:60].strip(" .") or "Chat"


def markdown_of(store: ChatStore, conversation: Conversation) -> str:
    return to_markdown(conversation, store.messages(conversation.id, with_traces=False))


def page_of(store: ChatStore, conversation: Conversation) -> str:
    from app.chats.exports.chat_html import to_html  # noqa: PLC0415 - reading Markdown takes as long to import as all the rest

    return to_html(conversation, store.messages(conversation.id))


def json_of(store: ChatStore, conversation: Conversation) -> str:
    tree = store.trees.tree(conversation.id)
    if tree is None:
        raise WorldError(tr("This chat was deleted."))
    return to_json(tree)


WRITERS: dict[str, Callable[[ChatStore, Conversation], str]] = {
    ".md": markdown_of,
    ".html": page_of,
    ".htm": page_of,
    ".json": json_of,
}
"""What writes a chat, by the ending of the file's name."""


def export_chat(store: ChatStore, conversation_id: int, path: Path) -> None:
    """Write a chat; a name that ends in ``.json`` or ``.html`` gets that, any other Markdown.

    Raises:
        WorldError: the conversation is gone, or the file cannot be written.
    """
    conversation = store.conversation(conversation_id)
    if conversation is None:
        raise WorldError(tr("This chat was deleted."))
    text = WRITERS.get(path.suffix.lower(), markdown_of)(store, conversation)
    write_whole(path, text.encode("utf-8", "replace"))
