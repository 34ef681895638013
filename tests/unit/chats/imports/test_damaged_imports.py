"""Files that break off, lie or never end cost themselves, and no chat is half taken in."""

from __future__ import annotations

import json
import random
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.chats.chat_files import json_of
from app.chats.imports.containers import ImportRefused
from app.chats.imports.importing import ImportProgress, import_chats
from app.chats.store import ChatStore
from app.chats.trees import texts_in
from app.ui.window.import_words import import_words
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
from tests.unit.chats.imports.imported import branch, own_chat, take_in, tree, written

pytestmark = pytest.mark.not_quick


def test_a_file_that_breaks_off_keeps_the_whole_chats_before_it_and_nothing_half(store, tmp_path):
    content = json.dumps([chatgpt_chat(str(number)) for number in range(3)])
    file = tmp_path / "conversations.json"
    file.write_text(content[: len(content) - 900], encoding="utf-8")

    outcome = take_in(store, file)

    assert len(outcome.added) == 2
    assert outcome.broken_off == ["conversations.json"]
    assert all(len(store.trees.spoken_in(id_)) == 5 for id_ in outcome.added)


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
    """Return the chats that came in of a file, and the sentence about it."""
    folder.mkdir()
    with ChatStore(folder / "chats.sqlite3") as store:
        try:
            outcome = take_in(store, source)
        except ImportRefused as error:
            assert not store.conversations()
            return {}, error.sentence
        trees = [tree(store, id_) for id_ in outcome.added]
        return {str(one.origin): sorted(texts_in(one.messages)) for one in trees}, import_words(outcome)


@pytest.mark.parametrize("program", _EXPORTS)
@pytest.mark.parametrize("spoiled", [False, True])
@pytest.mark.parametrize("places", [3, pytest.param(40, marks=pytest.mark.nightly("takes 40 copies in; daily 3"))])
def test_of_a_file_that_breaks_anywhere_no_half_chat_comes_in(program, tmp_path, places, *, spoiled):
    source = _EXPORTS[program](tmp_path)
    content = source.read_bytes()
    whole, _ = _said_in_each(tmp_path / "whole", source)
    assert whole
    chance = random.Random(7)
    for number in range(places):
        at = chance.randrange(1, len(content) - 1)
        source.write_bytes(content[:at] + (b"\0]}" + content[at + 3 :] if spoiled else b""))
        came, sentence = _said_in_each(tmp_path / str(number), source)
        assert sentence.endswith(".")
        if not spoiled:
            assert all(messages == whole[origin] for origin, messages in came.items()), at
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
        assert all(len(store.trees.spoken_in(id_)) == 5 for id_ in outcome.added)


def test_a_stop_keeps_what_was_written(store: ChatStore, tmp_path: Path) -> None:
    file = written(tmp_path / "conversations.json", [chatgpt_chat(str(number)) for number in range(9)])
    progress = ImportProgress()
    outcome = import_chats(store.path, [file], lambda: progress.chats < 4, progress)
    assert outcome.stopped
    assert len(outcome.added) == len(store.conversations()) == 4


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
        b"", b"not json", b"[]", b"{}", b"null", b"\xff\xfe[\x00]\x00", b"[" * 100_000,
        b'[{"mapping": 5, "chat_messages": {}, "messages": [[]], "chat": []}]',
        b'[{"mapping": {"a": null, "b": {"message": [], "parent": {}}}, "title": 7}]',
        b'[{"chat_messages": [null, {"sender": 5, "content": "x", "attachments": [{}], "files": 8}]}]',
        b'[{"messages": [{"versions": 5}]}]',
        b'[{"schema": 2, "messages": [{"id": [], "parent": {}, "role": 9, "files": [3]}], "created_at": 1e999}]',
    ],
)  # fmt: skip
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


def test_an_archive_whose_list_hides_entries_is_refused(store, tmp_path):
    packed = chatgpt_archive(tmp_path / "packed.zip", chatgpt_chat("one"), chatgpt_chat("two"))
    content = bytearray(packed.read_bytes())
    first = content.rindex(b"PK\x01\x02", 0, content.rindex(b"PK\x01\x02"))
    struct.pack_into("<H", content, first + 32, 68)  # a comment, as long as the entry after it
    packed.write_bytes(content)
    with pytest.raises(ImportRefused, match="damaged archive"):
        take_in(store, packed)


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
    unknown = tmp_path / "deflate64.zip"
    unknown.write_bytes(packed_unknown(whole))
    outcome = take_in(store, unknown)
    assert outcome.added == []
    assert "conversations-000.json" in outcome.broken_off


@pytest.mark.parametrize(
    "text",
    [
        '<details type="reasoning"><summary></summary>' * 40_000,
        "\ue200" * 1_000_000,
        '<details type="reasoning"' * 40_000 + ">",
        '<details type="reasoning">' + "<summary>" * 100_000 + "</details>",
        '<details type="tool_calls" ' + "a" * 300_000 + "></details>",
        "<antArtifact " * 100_000 + "a" * 300_000 + "></antArtifact>",
        "\ue200x\ue202turn" + "1" * 500_000 + "!\ue201" + ":::writing\n" * 100_000,
        "```\nnot yet supported on mobile" * 50_000 + " " * 1_000_000,
        "![" * 100_000 + "](data:image/" * 50_000,
    ],
    ids=[
        "thoughts without an end",
        "citations without an end",
        "marks without an end",
        "headings without an end",
        "attributes without a value",
        "documents without an end",
        "numbers without an end",
        "notes without an end",
        "pictures without an end",
    ],
)
def test_marks_without_an_end_take_no_longer_than_words(store: ChatStore, tmp_path: Path, text: str) -> None:
    # With time that grows as the square of the text this ends in the limit that tests have.
    chats = [open_webui_chat("m"), chatgpt_chat("c"), claude_chat("a")]
    chats[0]["chat"]["history"]["messages"]["c"]["content"] = text
    chats[1]["mapping"]["say-1"]["message"]["content"]["parts"] = [text]
    chats[2]["chat_messages"][1]["content"] = [{"type": "text", "text": text}]
    assert len(take_in(store, written(tmp_path / "chats.json", chats)).added) == 3


def test_replies_in_a_row_with_a_branch_at_each_take_no_more_than_some_room(store: ChatStore, tmp_path: Path) -> None:
    messages: dict[str, Any] = {"q": {"id": "q", "parentId": None, "role": "user", "content": "?"}}
    last = "q"
    for number in range(1000):
        for name in (f"a{number}", f"b{number}"):
            messages[name] = {"id": name, "parentId": last, "role": "assistant", "content": f"{name} " * 20}
        last = f"a{number}"
    chat = open_webui_chat()
    chat["chat"]["history"] = {"messages": messages, "currentId": last}
    outcome = take_in(store, written(tmp_path / "chats.json", [chat]))
    letters = sum(len(message.text) for message in tree(store, outcome.added[0]).messages)
    assert 1000 * 2 * 20 < letters < 20_000_000  # copied for each branch: 40 million


def test_a_number_or_half_a_letter_that_no_file_can_keep_costs_itself(store: ChatStore, tmp_path: Path) -> None:
    own = json.loads(_own(tmp_path).read_text(encoding="utf-8"))
    own["messages"][0]["files"][0]["tokens"] = 10**30
    own["origin"] = "Somewhere:\ud800"
    other = chatgpt_chat("\ud800")
    outcome = take_in(store, written(tmp_path / "chats.json", [own, other, chatgpt_chat("sound")]))
    assert len(outcome.added) == 3
    assert tree(store, outcome.added[0]).messages[0].files[0].tokens is None
    again = take_in(store, tmp_path / "chats.json")
    assert (again.added, again.known) == ([], 3)


def test_chats_on_a_line_each_come_in_all(store: ChatStore, tmp_path: Path) -> None:
    file = tmp_path / "chats.jsonl"
    file.write_text("\n".join(json.dumps(chatgpt_chat(str(number))) for number in range(5)), encoding="utf-8")
    assert len(take_in(store, file).added) == 5


def test_a_damaged_entry_of_an_archive_packed_by_lzma_costs_itself(store: ChatStore, tmp_path: Path) -> None:
    archive = tmp_path / "chats.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_LZMA) as file:
        file.writestr("a.json", json.dumps(chatgpt_chat("a")))
        file.writestr("b.json", json.dumps(chatgpt_chat("b")))
    content = bytearray(archive.read_bytes())
    content[60:90] = b"\xff" * 30  # of the first entry
    archive.write_bytes(content)
    outcome = take_in(store, archive)
    assert (len(outcome.added), outcome.broken_off) == (1, ["a.json"])


def test_the_list_of_an_archive_is_read_once_not_for_each_chat(store, tmp_path, monkeypatch):
    archive = tmp_path / "chats.zip"
    with zipfile.ZipFile(archive, "w") as file:
        for number in range(20):
            file.writestr(f"{number}.json", json.dumps(chatgpt_chat(str(number))))
    opened: list[object] = []

    class Counting(zipfile.ZipFile):
        def __init__(self, *arguments: Any) -> None:
            opened.append(arguments)
            super().__init__(*arguments)

    monkeypatch.setattr(zipfile, "ZipFile", Counting)
    assert len(take_in(store, archive).added) == 20
    assert len(opened) == 2
