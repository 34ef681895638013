"""Chats of other programs, and of this one, come in whole, once, and without believing anything in the file."""

from __future__ import annotations

import json
import random
import struct
import tracemalloc
import zipfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.chats.assistants import Assistant
from app.chats.export import json_of
from app.chats.imports import json_elements
from app.chats.imports.containers import ImportRefused
from app.chats.imports.importing import ImportOutcome, ImportProgress, import_chats
from app.chats.imports.turns import moment
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.chats.trees import ChatTree, said_in
from app.ui.window.import_words import import_words
from tests.fakes import rounds
from tests.fakes.documents import packed_unknown
from tests.fakes.made_up_exports import (
    chatgpt_archive,
    chatgpt_chat,
    claude_chat,
    jan_folder,
    lm_studio_folder,
    open_webui_chat,
)
from tests.fakes.small_disk import fill, small_disk


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChatStore]:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        yield store


def take_in(store: ChatStore, *sources: Path) -> ImportOutcome:
    return import_chats(store.path, sources, lambda: True, ImportProgress())


def written(path: Path, data: object) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def branch(store: ChatStore, conversation_id: int) -> list[tuple[str, str]]:
    """What is shown of a chat."""
    return [(message.role, message.text) for message in store.messages(conversation_id)]


def tree(store: ChatStore, conversation_id: int) -> ChatTree:
    found = store.trees.tree(conversation_id)
    assert found is not None
    return found


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


def own_chat(store: ChatStore) -> int:
    chat = store.create("Ours")
    asked = store.add_message(chat.id, None, "user", "First?", files=[AttachedFile("a.md", 3, "abc", 2, "A part.")])
    reply = store.add_message(chat.id, asked.id, "assistant", "", "streaming")
    store.finish_reply(reply.id, "Yes", rounds.written("Yes"))
    store.add_message(chat.id, asked.id, "assistant", "No", "cancelled")
    store.folders.move([chat.id], store.folders.add_folder("Work"))
    store.pin(chat.id)
    return chat.id


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


def test_a_chat_that_has_grown_there_grows_here_and_one_that_grew_in_both_is_kept_twice(
    store: ChatStore, tmp_path: Path
) -> None:
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


def test_a_file_that_breaks_off_keeps_the_whole_chats_before_it_and_nothing_half(
    store: ChatStore, tmp_path: Path
) -> None:
    content = json.dumps([chatgpt_chat(str(number)) for number in range(3)])
    file = tmp_path / "conversations.json"
    file.write_text(content[: len(content) - 900], encoding="utf-8")

    outcome = take_in(store, file)

    assert len(outcome.added) == 2
    assert outcome.broken_off == ["conversations.json"]
    assert all(len(store.trees.said(id_)) == 5 for id_ in outcome.added)


def _list_of(make: Callable[[str], Any]) -> Callable[[Path], Path]:
    return lambda folder: written(folder / "conversations.json", [make(str(number)) for number in range(3)])


def _own(folder: Path) -> Path:
    with ChatStore(folder / "own.sqlite3") as store:
        chat = store.conversation(own_chat(store))
        assert chat is not None
        (folder / "ours.json").write_text(json_of(store, chat), encoding="utf-8")
    return folder / "ours.json"


def _jan(folder: Path) -> Path:
    return jan_folder(folder) / "made-up-thread" / "messages.jsonl"


def _lm_studio(folder: Path) -> Path:
    return next(lm_studio_folder(folder).rglob("*.json"))


def _zip(folder: Path) -> Path:
    return chatgpt_archive(folder / "export.zip", *(chatgpt_chat(str(number)) for number in range(3)))


_EXPORTS = {
    "ChatGPT": _list_of(chatgpt_chat),
    "Claude": _list_of(claude_chat),
    "Open WebUI": _list_of(open_webui_chat),
    "LM Studio": _lm_studio,
    "Jan": _jan,
    "archive": _zip,
    "own": _own,
}


def _said_in_each(folder: Path, source: Path) -> tuple[dict[str, list[Any]], str]:
    """What came in of a file, chat by chat, and the sentence about it."""
    folder.mkdir()
    with ChatStore(folder / "chats.sqlite3") as store:
        try:
            outcome = take_in(store, source)
        except ImportRefused as error:
            assert not store.conversations()
            return {}, error.sentence
        trees = [tree(store, id_) for id_ in outcome.added]
        return {str(one.origin): sorted(said_in(one.messages)) for one in trees}, import_words(outcome)


@pytest.mark.parametrize("program", _EXPORTS)
@pytest.mark.parametrize("spoiled", [False, True])
def test_of_a_file_that_breaks_anywhere_no_half_chat_comes_in(program: str, tmp_path: Path, *, spoiled: bool) -> None:
    source = _EXPORTS[program](tmp_path)
    content = source.read_bytes()
    whole, _ = _said_in_each(tmp_path / "whole", source)
    assert whole
    chance = random.Random(7)
    for number in range(14):
        at = chance.randrange(1, len(content) - 1)
        source.write_bytes(content[:at] + (b"\0]}" + content[at + 3 :] if spoiled else b""))
        came, sentence = _said_in_each(tmp_path / str(number), source)
        assert sentence.endswith(".")
        if not spoiled:
            assert all(said == whole[origin] for origin, said in came.items()), at
            assert len(came) < len(whole) or "cut off" in sentence or content[at:].strip() == b"", at
        assert len(came) == len(whole) or "damaged" in sentence or "could" in sentence or "no chat" in sentence, at


def test_a_chat_that_is_no_json_costs_itself_alone(store: ChatStore, tmp_path: Path) -> None:
    file = tmp_path / "conversations.json"
    chats = [json.dumps(chatgpt_chat("one")), '{"mapping": {"a": nonsense}}', json.dumps(chatgpt_chat("two"))]
    file.write_text(f"[{','.join(chats)}]", encoding="utf-8")
    outcome = take_in(store, file)
    assert (len(outcome.added), outcome.unreadable, outcome.broken_off) == (2, 1, [])


def test_a_full_disk_in_the_middle_keeps_whole_chats_and_is_said(tmp_path: Path) -> None:
    chats = []
    for number in range(40):
        chat = chatgpt_chat(str(number))
        chat["mapping"]["ask-2"]["message"]["content"]["parts"] = [f"{number} made-up words " * 5000]
        chats.append(chat)
    file = written(tmp_path / "conversations.json", chats)
    with small_disk(tmp_path / "disk", 6) as disk, ChatStore(disk / "chats.sqlite3") as store:
        outcome = take_in(store, file)
        assert "disk is full" in outcome.problem
        assert 0 < len(outcome.added) < 40
        fill(disk).unlink()
        assert len(store.conversations()) == len(outcome.added)
        assert all(len(store.trees.said(id_)) == 5 for id_ in outcome.added)


def test_a_stop_keeps_what_was_written(store: ChatStore, tmp_path: Path) -> None:
    file = written(tmp_path / "conversations.json", [chatgpt_chat(str(number)) for number in range(9)])
    progress = ImportProgress()
    outcome = import_chats(store.path, [file], lambda: progress.chats < 4, progress)
    assert outcome.stopped
    assert len(outcome.added) == len(store.conversations()) == 4


# Files that are not what they seem


def test_links_that_lead_nowhere_or_in_circles_end(store: ChatStore, tmp_path: Path) -> None:
    chat = chatgpt_chat()
    chat["mapping"]["system"]["parent"] = "tool"
    chat["mapping"]["root"]["parent"] = "gone"
    chat["mapping"]["ask-1"]["parent"] = "say-1"
    chat["current_node"] = "ask-1"
    outcome = take_in(store, written(tmp_path / "c.json", [chat]))
    assert {"Why does it rain so much?", "It does not."} <= {text for _, text in branch(store, outcome.added[0])} | {
        message.text for message in tree(store, outcome.added[0]).messages
    }


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[]",
        b"{}",
        b"null",
        b"\xff\xfe[\x00]\x00",
        b"[" * 100_000,
        b'[{"mapping": 5, "chat_messages": {}, "messages": [[]], "chat": []}]',
        b'[{"mapping": {"a": null, "b": {"message": [], "parent": {}}}, "title": 7}]',
        b'[{"chat_messages": [null, {"sender": 5, "content": "x", "attachments": [{}], "files": 8}]}]',
        b'[{"messages": [{"versions": 5}]}]',
        b'[{"schema": 2, "messages": [{"id": [], "parent": {}, "role": 9, "files": [3]}], "created_at": 1e999}]',
    ],
)
def test_what_holds_no_chat_brings_none(content: bytes, store: ChatStore, tmp_path: Path) -> None:
    file = tmp_path / "strange.json"
    file.write_bytes(content)
    outcome = take_in(store, file)
    assert outcome.added == []
    assert store.conversations() == ()


def test_names_in_an_archive_mean_no_place_on_the_disk(store: ChatStore, tmp_path: Path) -> None:
    packed = tmp_path / "deep" / "packed.zip"
    packed.parent.mkdir()
    with zipfile.ZipFile(packed, "w") as archive:
        for name in ("../../escaped.json", "/tmp/escaped.json", "C:\\escaped.json"):
            archive.writestr(name, json.dumps([chatgpt_chat(name)]))
    before = set(tmp_path.rglob("*"))
    assert len(take_in(store, packed).added) == 3
    assert set(tmp_path.rglob("*")) - before <= set(tmp_path.glob("chats.sqlite3*"))


def test_a_chat_whose_name_is_damaged_in_the_list_of_an_archive_is_told(store: ChatStore, tmp_path: Path) -> None:
    packed = tmp_path / "packed.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("one.json", json.dumps([chatgpt_chat("one")]))
        archive.writestr("two.json", json.dumps([chatgpt_chat("two")]))
        archive.writestr("picture.png", b"no chat")
    content = packed.read_bytes()
    at = content.rindex(b"two.json")  # in the list, behind all entries
    packed.write_bytes(content[:at] + b"two.jsoN\0"[:7] + b"\x01" + content[at + 8 :])
    outcome = take_in(store, packed)
    assert len(outcome.added) == 1
    assert len(outcome.broken_off) == 1


def test_a_bomb_is_refused_before_it_is_unpacked(store: ChatStore, tmp_path: Path) -> None:
    bomb = tmp_path / "bomb.zip"
    with (
        zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as archive,
        archive.open("conversations.json", "w", force_zip64=True) as file,
    ):
        for _ in range(100):
            file.write(b" " * 2**20)
    with pytest.raises(ImportRefused, match=r"0\.1 GB out of 0\.1 MB"):
        take_in(store, bomb)


def test_an_archive_that_lies_about_its_list_is_refused(store: ChatStore, tmp_path: Path) -> None:
    lying = chatgpt_archive(tmp_path / "lying.zip", chatgpt_chat())
    content = bytearray(lying.read_bytes())
    struct.pack_into("<I", content, len(content) - 22 + 12, 2**31)
    lying.write_bytes(content)
    with pytest.raises(ImportRefused, match="too many files"):
        take_in(store, lying)


def test_a_damaged_archive_is_a_sentence_and_a_damaged_entry_costs_itself(store: ChatStore, tmp_path: Path) -> None:
    whole = chatgpt_archive(tmp_path / "whole.zip", chatgpt_chat("one"), chatgpt_chat("two")).read_bytes()
    cut = tmp_path / "cut.zip"
    cut.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ImportRefused, match="damaged archive"):
        take_in(store, cut)
    at = whole.index(b"conversations-000.json") + 40
    spoiled = tmp_path / "spoiled.zip"
    spoiled.write_bytes(whole[:at] + b"\0\0\0\0" + whole[at + 4 :])
    outcome = take_in(store, spoiled)
    assert (len(outcome.added), outcome.broken_off) == (1, ["conversations-000.json"])


def test_an_archive_packed_in_a_way_that_python_does_not_know_is_said_and_brings_nothing(
    store: ChatStore, tmp_path: Path
) -> None:
    archive = chatgpt_archive(tmp_path / "deflate64.zip", chatgpt_chat())
    archive.write_bytes(packed_unknown(archive.read_bytes()))
    outcome = take_in(store, archive)
    assert outcome.added == []
    assert "conversations-000.json" in outcome.broken_off


class _Endless:
    """A file of a given length, made as it is read."""

    def __init__(self, head: bytes, body: bytes, length: int) -> None:
        self._head, self._body, self._left = head, body, length

    def read(self, size: int, /) -> bytes:
        if self._head:
            head, self._head = self._head, b""
            return head
        piece = (self._body * (size // len(self._body) + 1))[: min(size, self._left)]
        self._left -= len(piece)
        return piece


@pytest.mark.parametrize(
    ("head", "body"),
    [(b'[{"mapping": "', b"words \\u00e4 \\\\ "), (b"[", b"[],"), (b"[{", b'"a":{},')],
    ids=["one string", "small entries", "one entry of many"],
)
def test_a_file_of_any_length_takes_bounded_memory(head: bytes, body: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_elements, "MOST_BYTES", 2**20)
    monkeypatch.setattr(json_elements, "MOST_VALUES", 2**15)
    tracemalloc.start()
    try:
        with pytest.raises(json_elements.BrokenOff):
            for _ in json_elements.entries(_Endless(head, body, 24 * 2**20 if b"words" in body else 2**17)):
                pass
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 4 * 2**20


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64])
def test_entries_are_found_wherever_the_pieces_end(size: int) -> None:
    entries = [{"a": 'quote " back \\ slash \\\\ [ } ,', "b": [1, [2, {"c": "é€😀"}]]}, 5, "x,]", None, []]
    for content in (json.dumps(entries), json.dumps(entries, ensure_ascii=False, indent=2)):
        file = _InPieces(content.encode(), size)
        assert list(json_elements.entries(file)) == entries
    assert list(json_elements.entries(_InPieces(json.dumps(entries[0]).encode(), size))) == [entries[0]]


class _InPieces:
    """Bytes that come a few at a time, however many are asked for."""

    def __init__(self, content: bytes, size: int) -> None:
        self._content, self._size = content, size

    def read(self, size: int, /) -> bytes:
        piece, self._content = self._content[: min(size, self._size)], self._content[min(size, self._size) :]
        return piece


@pytest.mark.parametrize(
    ("told", "year"),
    [(1_700_000_000, 2023), (1_700_000_000_000, 2023), (1_700_000_000_000_000_000, 2023),
     ("2025-03-01T10:00:00Z", 2025),
     ("2025-03-01T10:00:00", 2025), (0, None), (-5, None), (True, None), ("soon", None), (None, None),
     (float("nan"), None), (float("inf"), None), (10**40, None)],
)  # fmt: skip
def test_times_are_read_as_programs_write_them(told: object, year: int | None) -> None:
    when = moment(told)
    assert (when.year if when else None) == year
