"""Chats that are removed for good: however long they are, beside whoever writes, and no chat that was brought back."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from app.chats.store import ChatStore
from app.chats.upkeep import remove_deleted
from tests.unit.chats.looks import plan_of, rows


def _chat(store: ChatStore, messages: int) -> int:
    """A chat in which each message is below the one before."""
    chat, last = store.create().id, None
    for number in range(messages):
        last = store.add_message(chat, last, "user", f"word{number}").id
    return chat


def _messages(path: Path) -> list[tuple[int, int]]:
    """Return how many of each chat are in the file, whether it is listed or not."""
    return rows(path, "SELECT conversation_id, count(*) FROM messages GROUP BY 1 ORDER BY 1")


def _sound(path: Path) -> None:
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert rows(path, "PRAGMA foreign_key_check") == []
    rows(path, "INSERT INTO message_words (message_words) VALUES ('integrity-check')")


def test_a_chat_with_more_messages_in_a_row_than_sqlite_follows(path: Path, store: ChatStore) -> None:
    long, short, kept_chat = _chat(store, 1_100), _chat(store, 3), _chat(store, 2)
    store.delete(long)
    store.delete(short)
    remove_deleted(path, store.deleted(), lambda: True)
    assert _messages(path) == [(kept_chat, 2)]
    assert store.deleted() == ()
    _sound(path)


def test_such_a_chat_can_be_written_anew(path: Path, store: ChatStore) -> None:
    long, short = _chat(store, 1_100), _chat(store, 2)
    tree = store.trees.tree(short)
    assert tree is not None
    store.trees.replace(long, tree)
    assert [message.text for message in store.messages(long)] == ["word0", "word1"]
    _sound(path)


def test_who_ends_in_its_midst_goes_on_another_time(path: Path, store: ChatStore) -> None:
    chat = _chat(store, 230)
    store.delete(chat)
    steps = count()
    remove_deleted(path, store.deleted(), lambda: next(steps) < 2)
    assert 0 < _messages(path)[0][1] < 230
    assert store.deleted() == (chat,)
    remove_deleted(path, store.deleted(), lambda: True)
    assert _messages(path) == []
    _sound(path)


def test_what_is_brought_back_before_its_turn_stays(path: Path, store: ChatStore) -> None:
    first, second = _chat(store, 60), _chat(store, 60)
    store.delete(first)
    store.delete(second)

    def bring_back() -> bool:
        if store.deleted() == (second,):  # the first one is gone by now
            store.restore(second)
        return True

    remove_deleted(path, store.deleted(), bring_back)
    assert _messages(path) == [(second, 60)]
    assert [chat.id for chat in store.conversations()] == [second]


def test_to_remove_a_message_takes_no_look_at_all_the_others(path: Path, store: ChatStore) -> None:
    assert "messages_below" in plan_of(store.path, "SELECT 1 FROM messages WHERE parent_id = 1")[0]
