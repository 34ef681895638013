"""What is exported can be read again and says who wrote what."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from app.chats.export import to_json, to_markdown
from app.chats.records import Conversation, StoredMessage

_CHAT = Conversation(
    1, "Rain", pinned=False, created_at=datetime(2026, 1, 2, tzinfo=UTC), updated_at=datetime(2026, 1, 3, tzinfo=UTC)
)
_MESSAGES = (
    StoredMessage(1, None, "user", "Why?\n"),
    StoredMessage(2, 1, "assistant", "```python\nprint('ü')\n```", state="cancelled"),
)


def test_markdown_names_the_writer_and_keeps_the_text() -> None:
    assert to_markdown(_CHAT, _MESSAGES) == (
        "# Rain\n\n## You\n\nWhy?\n\n## Reply (stopped)\n\n```python\nprint('ü')\n```\n"
    )


def test_json_holds_every_message_in_order() -> None:
    data = json.loads(to_json(_CHAT, _MESSAGES))
    assert data["title"] == "Rain"
    assert data["created_at"] == "2026-01-02T00:00:00+00:00"
    assert [(m["role"], m["state"], m["trace"]) for m in data["messages"]] == [
        ("user", "complete", None),
        ("assistant", "cancelled", None),
    ]
    assert data["messages"][1]["text"] == _MESSAGES[1].text
