"""What is exported can be read again and says who wrote what."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from app.chats.exports.chat_files import json_of, to_markdown
from app.chats.records import Conversation, StoredMessage
from app.chats.store import ChatStore

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


def test_json_holds_every_message_in_order(tmp_path: Path) -> None:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        chat = store.create("Rain")
        asked = store.add_message(chat.id, None, "user", "Why?")
        store.add_message(chat.id, asked.id, "assistant", "ü", "cancelled")
        store.add_message(chat.id, asked.id, "assistant", "Because.")
        data = json.loads(json_of(store, chat))
    assert data["title"] == "Rain"
    assert data["created_at"] == chat.created_at.isoformat()
    assert [(m["role"], m["state"], m["active"], m["text"]) for m in data["messages"]] == [
        ("user", "complete", True, "Why?"),
        ("assistant", "cancelled", False, "ü"),
        ("assistant", "complete", True, "Because."),
    ]
    assert {m["parent"] for m in data["messages"]} == {None, data["messages"][0]["id"]}
