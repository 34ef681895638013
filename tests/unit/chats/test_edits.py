"""Changing messages, taking them back and copying chats touches nothing else in the chat file."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from app.chats.records import AttachedFile, StoredMessage, ToolUse
from app.chats.store import ChatStore
from tests.fakes.rounds import written

FILE = AttachedFile("notes.txt", 5, "notes")
USE = ToolUse("clock", outcome="done", result="noon")


@pytest.fixture
def chat(store: ChatStore) -> int:
    """Two questions with a file and a picture, two tries at the first reply, and a tool that the last one called."""
    chat = store.create("Bicycles").id
    question = store.add_message(chat, None, "user", "Why?", files=[FILE])
    for text in ("Since it leans.", "Since it steers."):
        reply = store.add_message(chat, question.id, "assistant", "", "streaming")
        store.finish_reply(reply.id, text, written(text))
    more = store.add_message(chat, reply.id, "user", "And then?")
    last = store.add_message(chat, more.id, "assistant", "At noon.")
    store.tools.keep(last.id, [USE])
    return chat


def content(store: ChatStore) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the tables of messages; files go by their message."""
    tables = {
        "messages": "SELECT * FROM messages ORDER BY id",
        "traces": "SELECT * FROM traces ORDER BY message_id",
        "tool_uses": "SELECT * FROM tool_uses ORDER BY message_id",
        "files": "SELECT f.message_id, f.name, t.text_zlib FROM attached_files AS f "
        "JOIN attached_texts AS t ON t.file_id = f.id ORDER BY f.message_id",
    }
    with sqlite3.connect(store.path) as database:
        return {name: database.execute(query).fetchall() for name, query in tables.items()}


def texts(store: ChatStore, chat: int) -> list[str]:
    return [message.text for message in store.messages(chat)]


def test_a_rewritten_reply_has_no_trace_and_what_followed_stays(store: ChatStore, chat: int) -> None:
    before, reply = content(store), store.messages(chat)[1]
    undone = store.edits.rewrite(reply.id, "Since it rolls.")
    assert texts(store, chat) == ["Why?", "Since it rolls.", "And then?", "At noon."]
    assert (store.messages(chat)[1].is_edited, store.trace(reply.id)) == (True, None)
    assert (finds(store, "rolls"), finds(store, "steers")) == (True, False)
    store.edits.undo_rewriting(undone)
    assert content(store) == before


def finds(store: ChatStore, words: str) -> bool:
    search = store.search(words)
    while not search.complete:
        search.go_on()
    return bool(search.matches())


@pytest.mark.parametrize(
    ("place", "remaining"),
    [
        (3, ["Why?", "Since it steers.", "And then?"]),
        (2, ["Why?", "Since it steers."]),
        (1, ["Why?", "Since it leans."]),
        (0, []),
    ],
)
def test_a_message_goes_with_what_followed_on_it_and_comes_back_as_it_was(
    store: ChatStore, chat: int, place: int, remaining: list[str]
) -> None:
    before = content(store)
    removed = store.edits.remove(store.messages(chat)[place].id)
    assert texts(store, chat) == remaining
    store.edits.put_back(removed)
    assert content(store) == before


def test_what_was_removed_does_not_come_back_into_a_chat_that_is_gone(
    store: ChatStore, chat: int, tmp_path: Path
) -> None:
    removed = store.edits.remove(store.messages(chat)[3].id)
    with sqlite3.connect(store.path) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM conversations")
    store.edits.put_back(removed)
    assert content(store)["messages"] == []


def test_a_very_long_chat_goes_at_once(store: ChatStore) -> None:
    chat, parent = store.create("Long").id, None
    for number in range(1100):
        parent = store.add_message(chat, parent, "assistant" if number % 2 else "user", str(number)).id
    removed = store.edits.remove(store.messages(chat)[0].id)
    assert texts(store, chat) == []
    store.edits.put_back(removed)
    assert len(texts(store, chat)) == 1100


def seen(messages: tuple[StoredMessage, ...]) -> list[tuple[object, ...]]:
    return [(one.role, one.text, one.state, one.files, one.uses, one.trace) for one in messages]


def test_a_copy_has_all_branches_and_lives_for_itself(store: ChatStore, chat: int) -> None:
    copy = store.edits.copy(chat, "Bicycles (copy)")
    assert seen(store.messages(copy)) == seen(store.messages(chat))
    assert len(store.siblings(store.messages(copy)[1].id)) == 2
    assert [one.title for one in store.conversations()] == ["Bicycles (copy)", "Bicycles"]
    before = texts(store, chat)
    store.edits.rewrite(store.messages(copy)[1].id, "Other words.")
    store.edits.remove(store.messages(copy)[2].id)
    assert texts(store, chat) == before


@pytest.mark.parametrize("place", range(4))
def test_a_branch_ends_with_its_message_and_has_no_other_versions(store: ChatStore, chat: int, place: int) -> None:
    messages = store.messages(chat)
    branch = store.messages(store.edits.copy(chat, "Branch", up_to=messages[place].id))
    assert seen(branch) == seen(messages[: place + 1])
    assert all(len(store.siblings(message.id)) == 1 for message in branch)


@pytest.mark.parametrize("change", [lambda store: store.edits.rewrite(99, "x"), lambda store: store.edits.remove(99)])
def test_a_message_that_is_not_there_is_a_bug(store: ChatStore, change: Callable[[ChatStore], object]) -> None:
    with pytest.raises(Exception, match="There is no"):
        change(store)
