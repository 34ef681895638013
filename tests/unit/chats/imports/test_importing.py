"""Chats of other programs, and of this one, come in whole, once, and without believing anything in the file."""

from __future__ import annotations

import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.chats.assistants import Assistant
from app.chats.chat_files import json_of
from app.chats.imports.turns import moment
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.chats.trees import ChatTree
from tests.fakes.made_up_exports import (
    chatgpt_archive,
    chatgpt_chat,
    claude_chat,
    jan_folder,
    lm_studio_folder,
    open_webui_chat,
)
from tests.unit.chats.imports.imported import branch, own_chat, take_in, tree, written


def test_chatgpts_archive_keeps_every_branch_and_shows_the_one_that_was_shown(store: ChatStore, tmp_path: Path) -> None:
    export = chatgpt_archive(tmp_path / "made-up.zip", chatgpt_chat(), chatgpt_chat("made-up-9", "Another"))

    outcome = take_in(store, export)

    assert (len(outcome.added), dict(outcome.programs), outcome.unreadable) == (2, {"ChatGPT": 2}, 0)
    chat = store.conversation(outcome.added[0])
    assert chat is not None
    assert chat.title == "Made-up rain"
    assert chat.created_at == datetime.fromtimestamp(1_700_000_000.123456, UTC)
    # What it said to its tools is not shown, and what it said after them answers the question.
    assert branch(store, chat.id) == [("user", "Why does it rain so much?"), ("assistant", "So much because.")]
    first, second = store.messages(chat.id)
    assert len(store.siblings(first.id)) == 2
    assert len(store.siblings(second.id)) == 2
    store.activate(store.siblings(first.id)[0])
    assert branch(store, chat.id) == [("user", "Why does it rain?"), ("assistant", "Because of made-up clouds.")]


def test_claudes_file_brings_attached_words_and_names_what_it_lacks(store: ChatStore, tmp_path: Path) -> None:
    outcome = take_in(store, written(tmp_path / "conversations.json", [claude_chat()]))

    (question, reply) = store.messages(outcome.added[0])
    assert question.files == (AttachedFile("sky.txt", 9, "* * * * *"),)
    assert question.text == "How many stars?\n\n(File not in the export: sky.png)"
    assert reply.text == "<think>\nI count them.\n</think>\n\nFive."
    assert dict(outcome.programs) == {"Claude": 1}


def test_open_webuis_export_keeps_versions_and_pins(store: ChatStore, tmp_path: Path) -> None:
    outcome = take_in(store, written(tmp_path / "chat-export.json", [open_webui_chat()]))

    chat = store.conversation(outcome.added[0])
    assert chat is not None
    assert (chat.title, chat.pinned) == ("Made-up joke", True)
    assert branch(store, chat.id) == [("user", "A made-up joke?"), ("assistant", "No.")]
    texts = {message.text for message in tree(store, chat.id).messages}
    assert "<think>\nShall I?\n</think>\n\nYes." in texts


def test_lm_studios_folder_keeps_versions_and_folders(store: ChatStore, tmp_path: Path) -> None:
    outcome = take_in(store, lm_studio_folder(tmp_path))

    chat = tree(store, outcome.added[0])
    assert (chat.title, chat.folder) == ("Made-up bread", "Kitchen")
    assert branch(store, outcome.added[0]) == [
        ("user", "A made-up recipe?"),
        ("assistant", "<think>\nHm.\n</think>\n\nFlour and water."),
        ("user", "How much?"),
    ]
    assert "Flour." in {message.text for message in chat.messages}


def test_jans_threads_are_read(store: ChatStore, tmp_path: Path) -> None:
    outcome = take_in(store, jan_folder(tmp_path))

    assert [store.conversation(id_).title for id_ in outcome.added] == ["Made-up sea"]  # type: ignore[union-attr]
    assert branch(store, outcome.added[0]) == [("user", "How deep?"), ("assistant", "Deep.")]


def test_an_archive_of_jans_or_lm_studios_folder_is_read_as_the_folder_is(store: ChatStore, tmp_path: Path) -> None:
    packed = tmp_path / "packed.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for folder in (lm_studio_folder(tmp_path), jan_folder(tmp_path)):
            for file in folder.rglob("*.json*"):
                archive.write(file, file.relative_to(tmp_path))
        archive.writestr("__MACOSX/threads/._thread.json", "junk")
    assert dict(take_in(store, packed).programs) == {"LM Studio": 1, "Jan": 1}


def test_what_is_saved_here_comes_back_as_it_was_in_another_place(store: ChatStore, tmp_path: Path) -> None:
    before = tree(store, own_chat(store))
    file = tmp_path / "ours.json"
    file.write_text(json_of(store, store.conversations()[0]), encoding="utf-8")

    with ChatStore(tmp_path / "other.sqlite3") as other:
        outcome = take_in(other, file)
        after = tree(other, outcome.added[0])

    def facts(chat: ChatTree) -> list[Any]:
        number = {message.id: place for place, message in enumerate(chat.messages)}
        return [
            (m.role, m.text, m.state, m.active, m.trace, m.files, m.created_at, number.get(m.parent or -1))
            for m in chat.messages
        ]

    assert facts(after) == facts(before)
    assert (after.title, after.folder, after.pinned) == ("Ours", "Work", True)
    assert (after.created_at, after.updated_at) == (before.created_at, before.updated_at)


def test_a_chat_brings_its_assistant_once_and_never_the_address_of_a_server(store: ChatStore, tmp_path: Path) -> None:
    brief = Assistant("Brief", {"system_prompt": "Be brief.", "temperature": 0.2, "target": "/models/big.gguf"})
    away = Assistant("Away", {"system_prompt": "Be far.", "target": "http://10.0.0.7:8080#big"})
    *_, brief, away = store.assistants.replace_all([*store.assistants.all(), brief, away])
    saved = []
    for number, assistant in enumerate((brief, brief, away)):
        chat = store.create(f"Chat {number}").id
        store.add_message(chat, None, "user", f"Question {number}")
        store.assistants.choose(chat, assistant.id)
        conversation = store.conversation(chat)
        assert conversation is not None
        saved.append(json.loads(json_of(store, conversation)))
    assert saved[0]["assistant"]["settings"]["target"] == "big.gguf"
    again = json.loads(json.dumps(saved[0]))
    again["title"], again["created_at"], again["messages"][0]["text"] = "Again", "2026-01-02T03:04:05+00:00", "Another"
    saved[1]["assistant"]["settings"]["temperature"] = "hot"
    with ChatStore(tmp_path / "other.sqlite3") as other:
        before = len(other.assistants.all())
        take_in(other, written(tmp_path / "saved.json", [saved[0], again, saved[1], saved[2]]))
        chats = {chat.title: other.assistants.of_chat(chat.id) for chat in other.conversations()}
        assert chats["Chat 1"] is None, "what cannot be read costs itself alone"
        here, far = chats["Chat 0"], chats["Chat 2"]
        assert here is not None
        assert far is not None
        assert chats["Again"] == here
        assert here.values == {"system_prompt": "Be brief.", "temperature": 0.2, "target": "big.gguf"}
        assert far.values == {"system_prompt": "Be far."}
        assert len(other.assistants.all()) == before + 2
    taken = len(store.assistants.all())
    store.folders.delete([chat.id for chat in store.conversations()])
    take_in(store, tmp_path / "saved.json")
    assert len(store.assistants.all()) == taken, "those that are here are used"


def test_a_branch_that_an_earlier_version_saved_is_read_too(store: ChatStore, tmp_path: Path) -> None:
    messages = [
        {"role": "user", "text": "Then?", "state": "complete", "trace": None, "files": []},
        {"role": "assistant", "text": "Then.", "state": "cancelled", "trace": {"schema": 99}, "files": []},
    ]
    data = {"schema": 1, "title": "Then", "created_at": "2026-01-02T00:00:00+00:00", "messages": messages}
    outcome = take_in(store, written(tmp_path / "then.json", data))
    assert branch(store, outcome.added[0]) == [("user", "Then?"), ("assistant", "Then.")]
    newer = take_in(store, written(tmp_path / "newer.json", {"schema": 99, "messages": [{"words": "?"}]}))
    assert (newer.newer, newer.added) == (1, [])


@pytest.mark.parametrize("make", [chatgpt_chat, claude_chat, open_webui_chat])
def test_the_same_file_twice_does_not_double(make: Any, store: ChatStore, tmp_path: Path) -> None:
    file = written(tmp_path / "conversations.json", [make()])
    first = take_in(store, file)
    again = take_in(store, file, file)
    assert (len(first.added), again.added, again.known) == (1, [], 2)
    assert len(store.conversations()) == 1


def test_a_chat_of_ours_is_known_again_where_it_is(store: ChatStore, tmp_path: Path) -> None:
    own_chat(store)
    file = tmp_path / "ours.json"
    file.write_text(json_of(store, store.conversations()[0]), encoding="utf-8")
    assert take_in(store, file).known == 1


def test_a_chat_that_has_grown_there_grows_here_and_one_that_grew_in_both_is_kept_twice(store, tmp_path):
    chat = claude_chat()
    (added,) = take_in(store, written(tmp_path / "c.json", [chat])).added
    store.rename(added, "My stars")
    more = {"sender": "human", "text": "Sure?", "parent_message_uuid": "m2", "uuid": "m3"}
    chat["chat_messages"].append(more)
    grown = take_in(store, written(tmp_path / "c.json", [chat]))
    assert (grown.updated, grown.added) == ([added], [])
    assert branch(store, added)[-1] == ("user", "Sure?")
    assert store.conversations()[0].title == "My stars"

    store.add_message(added, store.messages(added)[-1].id, "assistant", "Said here.")
    chat["chat_messages"].append({"sender": "assistant", "text": "Said there.", "parent_message_uuid": "m3"})
    both = take_in(store, written(tmp_path / "c.json", [chat]))
    assert (both.updated, len(both.added)) == ([], 1)
    assert branch(store, added)[-1] == ("assistant", "Said here.")


@pytest.mark.parametrize(
    ("time_value", "year"),
    [(1_700_000_000, 2023), (1_700_000_000_000, 2023), (1_700_000_000_000_000_000, 2023),
     ("2025-03-01T10:00:00Z", 2025),
     ("2025-03-01T10:00:00", 2025), (0, None), (-5, None), (True, None), ("soon", None), (None, None),
     (float("nan"), None), (float("inf"), None), (10**40, None)],
)  # fmt: skip
def test_times_are_read_as_programs_write_them(time_value: object, year: int | None) -> None:
    when = moment(time_value)
    assert (when.year if when else None) == year
