"""Files of chats as tests write them, and what came of taking them in."""

from __future__ import annotations

import json
from pathlib import Path

from app.chats.imports.importing import ImportOutcome, ImportProgress, import_chats
from app.chats.records import AttachedFile, StoredMessage
from app.chats.store import ChatStore
from app.chats.trees import ChatTree
from tests.fakes import rounds


def take_in(store: ChatStore, *sources: Path) -> ImportOutcome:
    return import_chats(store.path, sources, lambda: True, ImportProgress())


def written(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def branch(store: ChatStore, conversation_id: int) -> list[tuple[str, str]]:
    """Return the visible content of a chat."""
    return [(message.role, message.text) for message in store.messages(conversation_id)]


def tree(store: ChatStore, conversation_id: int) -> ChatTree:
    messages = store.trees.tree(conversation_id)
    assert messages is not None
    return messages


def own_chat(store: ChatStore) -> int:
    chat = store.create("Ours")
    question = store.add_message(chat.id, None, "user", "First?", files=[AttachedFile("a.md", 3, "abc", 2, "A part.")])
    reply = store.add_message(chat.id, question.id, "assistant", "", "streaming")
    store.finish_reply(reply.id, "Yes", rounds.written("Yes"))
    store.add_message(chat.id, question.id, "assistant", "No", "cancelled")
    store.folders.move([chat.id], store.folders.add_folder("Work"))
    store.folders.pin([chat.id], pinned=True)
    return chat.id


def shown(store: ChatStore, folder: Path, data: object) -> list[StoredMessage]:
    """Return the shown texts of the one chat of a file."""
    (added,) = take_in(store, written(folder / "chat.json", data)).added
    return list(store.messages(added))
