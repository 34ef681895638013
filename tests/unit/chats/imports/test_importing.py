"""Chats of other programs, and of this one, come in whole, once, and without believing anything in the file."""

from __future__ import annotations

import json
import tracemalloc
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.chats.assistants import Assistant
from app.chats.chat_files import json_of
from app.chats.imports import json_elements
from app.chats.imports.importing import ImportOutcome
from app.chats.imports.turns import moment
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.chats.trees import ChatTree
from app.ui.window.import_words import import_words
from tests.fakes.made_up_exports import (
    PNG,
    PNG_ADDRESS,
    chatgpt_archive,
    chatgpt_chat,
    claude_chat,
    jan_folder,
    llama_server_chat,
    lm_studio_chat,
    lm_studio_folder,
    open_webui_chat,
)
from tests.unit.chats.imports.imported import branch, own_chat, shown, take_in, tree, written


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


_PICTURE = AttachedFile("Picture.png", len(PNG), "", picture=PNG)
_BASE64 = PNG_ADDRESS.partition(",")[2]


@pytest.mark.parametrize("wrap", [lambda chat: chat, lambda chat: [chat]])
def test_llama_cpps_page_keeps_versions_files_thoughts_and_tools(wrap: Any, store: ChatStore, tmp_path: Path) -> None:
    outcome = take_in(store, written(tmp_path / "llama.json", wrap(llama_server_chat())))
    (added,) = outcome.added
    assert dict(outcome.programs) == {"llama.cpp": 1}
    assert import_words(outcome) == "1 chat from llama.cpp came in. 1 recording could not be taken in."
    question, reply = store.messages(added)
    assert question.text == "How heavy?\n\n(Recording not taken in: waves.mp3)"
    assert [(file.name, file.text, file.picture) for file in question.files] == [
        ("sea.png", "", PNG), ("Pasted", "Salt water.", b"")]  # fmt: skip
    assert reply.text == "Heavy."
    called = next(message for message in tree(store, added).messages if message.uses)
    assert (called.text, called.uses[0].name, called.uses[0].result) == (
        "<think>\nI weigh it.\n</think>",
        "weigh",
        "10",
    )
    assert "Ten." in {message.text for message in tree(store, added).messages}


@pytest.mark.parametrize(
    ("extra", "files"),
    [
        ({"type": "imageFile", "name": "a.png", "base64Url": PNG_ADDRESS}, [("a.png", "", PNG)]),
        ({"type": "context", "name": "Pasted", "content": "words"}, [("Pasted", "words", b"")]),
        ({"type": "pdfFile", "name": "a.pdf", "content": "words", "processedAsImages": False},
         [("a.pdf", "words", b"")]),
        ({"type": "PDF", "name": "a.pdf", "content": "", "images": [PNG_ADDRESS], "processedAsImages": True},
         [("a.pdf (1).png", "", PNG)]),
        ({"type": "MCP_RESOURCE", "name": "r", "content": "words"}, [("r", "words", b"")]),
    ],
)  # fmt: skip
def test_what_llama_cpps_page_gives_with_a_message_comes_along(extra, files, store, tmp_path):
    chat = llama_server_chat()
    chat["messages"][1]["extra"] = [extra]
    question = shown(store, tmp_path, chat)[0]
    assert [(file.name, file.text, file.picture) for file in question.files] == files


@pytest.mark.parametrize(
    "message",
    [
        {"content": [{"type": "image_url", "image_url": {"url": PNG_ADDRESS}}]},
        {"content": [{"type": "image_url", "image_url": PNG_ADDRESS}]},
        {"content": [{"type": "input_image", "image_url": PNG_ADDRESS}]},
        {"content": [{"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": _BASE64}}]},
        {"content": [{"type": "image", "image": PNG_ADDRESS}]},
        {"content": [{"type": "file", "file": {"file_data": PNG_ADDRESS}}]},
        {"content": "", "images": [_BASE64]},
        {"content": f"![]({PNG_ADDRESS})"},
        {"content": [{"type": "text", "text": f"![]({PNG_ADDRESS})"}]},
        {"content": [{"type": "image_url", "image_url": {"url": PNG_ADDRESS.replace("=", "")}}]},
    ],
)
def test_a_question_that_is_a_picture_alone_stays(message: dict[str, Any], store: ChatStore, tmp_path: Path) -> None:
    messages = [{"role": "user", **message}, {"role": "assistant", "content": "A dot."}]
    question, reply = shown(store, tmp_path, {"messages": messages})
    assert (question.text, question.files, reply.text) == ("", (_PICTURE,), "A dot.")
    chat = store.conversations()[0]
    assert chat.title == "A dot."


def test_pictures_come_to_a_chat_that_came_in_without_them(store: ChatStore, tmp_path: Path) -> None:
    messages: list[dict[str, Any]] = [{"role": "user", "content": "See"}, {"role": "assistant", "content": "A dot."}]
    data = {"id": "c", "messages": messages}
    (added,) = take_in(store, written(tmp_path / "chat.json", data)).added
    messages[0]["images"] = [_BASE64]
    assert take_in(store, written(tmp_path / "chat.json", data)).updated == [added]
    assert store.messages(added)[0].files == (_PICTURE,)
    assert take_in(store, tmp_path / "chat.json").known == 1


@pytest.mark.parametrize(
    ("url", "note"),
    [("https://example.org/cat.png", "Picture not in the export"),
     ("data:image/png;base64,AAAA", "Picture not taken in"),
     ("data:image/svg+xml,%3Csvg/%3E", "Picture not taken in"), ("", "Picture not in the export")],
)  # fmt: skip
def test_a_picture_that_cannot_come_is_noted_where_it_was(
    url: str, note: str, store: ChatStore, tmp_path: Path
) -> None:
    content = [{"type": "text", "text": "What?"}, {"type": "image_url", "image_url": {"url": url}}]
    (question,) = shown(store, tmp_path, {"messages": [{"role": "user", "content": content}]})
    assert (question.text, question.files) == (f"What?\n\n({note})", ())


@pytest.mark.parametrize("field", ["reasoning_content", "reasoning"])
def test_thoughts_and_tools_of_openais_form_come_in(field: str, store: ChatStore, tmp_path: Path) -> None:
    call = {"id": "c", "type": "function", "function": {"name": "clock", "arguments": '{"tz": "UTC"}'}}
    messages = [
        {"role": "user", "content": "When?"},
        {"role": "assistant", "content": None, field: "I ask.", "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c", "content": "12:00"},
        {"role": "assistant", "content": "Noon."},
    ]
    _, called, last_message = shown(store, tmp_path, {"messages": messages})
    assert (called.text, [(use.name, use.result) for use in called.uses]) == (
        "<think>\nI ask.\n</think>", [("clock", "12:00")])  # fmt: skip
    assert last_message.text == "Noon."


def test_jans_words_pictures_thoughts_and_tools_come_in(store: ChatStore, tmp_path: Path) -> None:
    folder = jan_folder(tmp_path)
    messages = folder / "made-up-thread" / "messages.jsonl"
    (messages.parent / "files").mkdir()
    (messages.parent / "files" / "01ABC.png").write_bytes(PNG)
    tool = {"tool": {"id": "c", "function": {"name": "clock", "arguments": "{}"}},
            "response": {"content": [{"type": "text", "text": "12:00"}]}}  # fmt: skip
    added = [
        {"role": "user", "created_at": 1_740_000_004, "content": [
            {"type": "image_url", "image_url": {"url": PNG_ADDRESS}},
            {"type": "image", "text": {"value": "", "annotations": ["file://threads/made-up-thread/files/01ABC.png"]}}]},
        {"role": "assistant", "created_at": 1_740_000_005, "metadata": {"tool_calls": [tool]}, "content": [
            {"type": "reasoning", "text": {"value": "Hm."}}, {"type": "text", "text": {"value": "Noon."}}]},
    ]  # fmt: skip
    messages.write_text(messages.read_text(encoding="utf-8") + "\n".join(map(json.dumps, added)), encoding="utf-8")
    (chat,) = take_in(store, folder).added
    assert store.conversation(chat).title == "Made-up sea"  # type: ignore[union-attr]
    assert branch(store, chat)[:2] == [("user", "How deep?"), ("assistant", "Deep.")]
    question, reply = store.messages(chat)[2:]
    assert [file.picture for file in question.files] == [PNG, PNG]
    assert (reply.text, reply.uses[0].result) == ("<think>\nHm.\n</think>\n\nNoon.", "12:00")


def test_lm_studios_pictures_and_tools_come_in(store: ChatStore, tmp_path: Path) -> None:
    chat = lm_studio_chat()
    picture = {"type": "file", "fileIdentifier": "1742-cat.png", "fileType": "image"}
    chat["messages"][0]["versions"][0]["content"].insert(0, picture)
    call = {"type": "toolCallRequest", "toolCallRequestId": "7", "name": "clock", "parameters": {"tz": "UTC"}}
    result = {"type": "toolCallResult", "toolCallRequestId": "7", "content": '[{"type":"text","text":"12:00"}]'}
    steps = chat["messages"][1]["versions"][1]["steps"]
    steps.insert(1, {"type": "contentBlock", "content": [call]})
    steps.insert(2, {"type": "contentBlock", "content": [result]})
    folder = tmp_path / ".lmstudio"
    for name in ("conversations/Kitchen", "user-files"):
        (folder / name).mkdir(parents=True)
    written(folder / "conversations" / "Kitchen" / "1.conversation.json", chat)
    (added,) = take_in(store, folder / "conversations").added
    assert branch(store, added)[0] == ("user", "A made-up recipe?\n\n(Picture not in the export: 1742-cat.png)")
    (folder / "user-files" / "1742-cat.png").write_bytes(PNG)
    question, reply, _ = store.messages(take_in(store, folder / "conversations").added[0])
    assert [(file.name, file.picture) for file in question.files] == [("1742-cat.png", PNG)]
    (use,) = reply.uses
    assert (reply.text, use.arguments, "12:00" in use.result) == (
        "<think>\nHm.\n</think>\n\nFlour and water.", '{"tz": "UTC"}', True)  # fmt: skip


def test_what_did_not_come_in_is_said_with_its_number() -> None:
    outcome = ImportOutcome(added=[1])
    outcome.programs["ChatGPT"] = 1
    outcome.left_out.update({("picture", False): 3, ("file", False): 1, ("recording", False): 2, ("picture", True): 1})
    assert import_words(outcome) == (
        "1 chat from ChatGPT came in. 3 pictures are not in the export. 1 file is not in the export. "
        "2 recordings are not in the export. 1 picture could not be taken in."
    )


class _Endless:
    """A file of a given length, made as it is read."""

    def __init__(self, head: bytes, body: bytes, length: int) -> None:
        self._head, self._body, self._bytes_left = head, body, length

    def read(self, size: int, /) -> bytes:
        if self._head:
            head, self._head = self._head, b""
            return head
        piece = (self._body * (size // len(self._body) + 1))[: min(size, self._bytes_left)]
        self._bytes_left -= len(piece)
        return piece


@pytest.mark.parametrize(
    ("head", "body"),
    [(b'[{"mapping": "', b"words \\u00e4 \\\\ "), (b"[", b"[],"), (b"[{", b'"a":{},')],
    ids=["one string", "small entries", "one entry of many"],
)
def test_a_file_of_any_length_takes_bounded_memory(head: bytes, body: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_elements, "MOST_BYTES", 2**20)
    monkeypatch.setattr(json_elements, "MOST_VALUES", 2**13)
    length, bound = (24 * 2**20, 2**21) if b"words" in body else (2**16, 2**19)
    tracemalloc.start()
    try:
        with pytest.raises(json_elements.BrokenOff):
            for _ in json_elements.entries(_Endless(head, body, length)):
                pass
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < bound


@pytest.mark.parametrize("size", [1, 3, 64])
def test_entries_are_found_wherever_the_pieces_end(size: int) -> None:
    entries = [{"a": 'quote " back \\ slash \\\\ [ } ,', "b": [1, [2, {"c": "é€😀"}]]}, 5, "x,]", None, []]
    for content in (json.dumps(entries), json.dumps(entries, ensure_ascii=False, indent=2)):
        file = _InPieces(content.encode(), size)
        assert list(json_elements.entries(file)) == entries
    assert list(json_elements.entries(_InPieces(json.dumps(entries[0]).encode(), size))) == [entries[0]]


@pytest.mark.parametrize("size", [1, 3, 64])
def test_objects_that_follow_each_other_are_entries_too(size: int) -> None:
    entries = [{"a": "  "}, {"b": [{}]}, {}]
    content = " \n".join(map(json.dumps, entries)) + "\n\n"
    assert list(json_elements.entries(_InPieces(content.encode(), size))) == entries
    for spoiled in (b"5", b"[1]", b"}", b'{"a": '):
        entries_read: list[object] = []
        with pytest.raises(json_elements.BrokenOff):
            entries_read.extend(json_elements.entries(_InPieces(content.encode() + spoiled, size)))
        assert entries_read == entries


class _InPieces:
    """Bytes that come a few at a time, however many are asked for."""

    def __init__(self, content: bytes, size: int) -> None:
        self._content, self._size = content, size

    def read(self, size: int, /) -> bytes:
        piece, self._content = self._content[: min(size, self._size)], self._content[min(size, self._size) :]
        return piece
