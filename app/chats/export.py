"""A conversation as a file others can read: Markdown for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from app.chats.records import Conversation, StoredMessage

_WRITERS = {"system": "System", "user": "You", "assistant": "Reply"}
_UNFINISHED = {"streaming": "(unfinished)", "cancelled": "(stopped)", "failed": "(failed)"}

EXPORT_SCHEMA = 1
"""Version of the JSON export; raised when a key changes its meaning."""


def to_markdown(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """The branch as shown, each message below a heading that says who wrote it. Texts stand as they are."""
    parts = [f"# {conversation.title or 'Conversation'}"]
    for message in messages:
        heading = " ".join(filter(None, (_WRITERS[message.role], _UNFINISHED.get(message.state))))
        parts += [f"## {heading}", message.text.strip("\n")]
    return "\n\n".join(parts) + "\n"


def to_json(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """The branch as shown, with every trace, as one JSON object."""
    data: dict[str, Any] = {
        "schema": EXPORT_SCHEMA,
        "title": conversation.title,
        "created_at": conversation.created_at.isoformat(),
        "updated_at": conversation.updated_at.isoformat(),
        "messages": [
            {
                "role": message.role,
                "text": message.text,
                "state": message.state,
                "trace": message.trace.to_json() if message.trace else None,
            }
            for message in messages
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
