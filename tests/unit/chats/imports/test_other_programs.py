"""Chats of llama.cpp's page, LM Studio, Jan, and of anything that writes them as OpenAI's API has them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.chats.imports.importing import ImportOutcome
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.ui.window.files.import_words import import_words
from tests.fakes.made_up_exports import PNG, PNG_ADDRESS, jan_folder, llama_server_chat, lm_studio_chat
from tests.unit.chats.imports.imported import branch, shown, take_in, tree, written

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


def test_jans_pictures_thoughts_and_tools_come_in(store: ChatStore, tmp_path: Path) -> None:
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
    question, reply = store.messages(take_in(store, folder).added[0])[2:]
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
