"""Chats of ChatGPT come in as shown there: names between marks, documents, thoughts, code, pictures."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from app.chats.imports import export_files
from app.chats.imports.importing import ImportOutcome
from app.chats.imports.programs.chatgpt import replace_marks
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from tests.fakes.made_up_exports import PNG, chatgpt_row
from tests.unit.chats.imports.imported import branch, shown, take_in

_ASKED = {"role": "user", "text": "Why?"}


def _marked(text: str) -> str:
    """A text with ChatGPT's marks in the place of signs that can be seen."""
    return text.replace("⟨", "\ue200").replace("|", "\ue202").replace("⟩", "\ue201")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ('By ⟨entity|["people","Ada Example",0]⟩.', "By Ada Example."),
        (r'By ⟨entity|["people","Ren\u00e9 \"Ex\"","who"]⟩.', 'By René "Ex".'),
        ("By ⟨entity|Ada⟩.", "By Ada."),
        ("See ⟨url|The docs|https://example.org/d⟩ now", "See The docs (https://example.org/d) now"),
        ("See ⟨url|https://example.org/d⟩.", "See https://example.org/d."),
        ("So it is. ⟨cite|turn0search0|turn0search3⟩", "So it is."),
        ("\ue203So it is.\ue204 ⟨cite|turn0search1⟩ Next.", "So it is. Next."),
        ("So ⟨cite|turn0search0⟩⟨cite|turn1view1⟩, and", "So, and"),
        ("It is ⟨cite|Invincible|turn0search0⟩.", "It is Invincible."),
        ("Read ⟨navlist|More of it|turn0news1,turn0news2⟩", "Read More of it"),
        ('Buy ⟨product_entity|["turn0product8","A lamp"]⟩.', "Buy A lamp."),
        ('Buy ⟨products|{"selections":[["turn0product1","A lamp"]]}⟩.', "Buy A lamp."),
        ('Look: ⟨image_group|{"query":["sea"]}⟩', "Look:"),
        ("New ⟨of_tomorrow|shown words|turn0x1⟩.", "New shown words."),
        ("A claim.|turn0search0 Next.", "A claim. Next."),
        ("\ue206Loose⟨ marks\ue205", "Loose marks"),
        ('One\n\n:::writing{variant="email" id="1" subject="Hello"}\nDear you,\n\nbye\n:::\n\nTwo',
         "One\n\n**Hello**\n\nDear you,\n\nbye\n\nTwo"),
    ],
)  # fmt: skip
def test_between_marks_stand_the_words_that_were_seen(text: str, read: str) -> None:
    assert replace_marks(_marked(text), {}) == read


def test_where_the_export_says_what_a_mark_showed_that_is_taken() -> None:
    cite = _marked("⟨cite|turn0search0⟩")
    references = [
        {"matched_text": cite, "alt": "([Example](https://example.org))"},
        {"matched_text": "【3†source】", "alt": "(page 3)"},
        {"matched_text": " ", "alt": "never"},
    ]
    assert replace_marks(f"So {cite}. And【3†source】【4†source】.", {"content_references": references}) == (
        "So ([Example](https://example.org)). And(page 3)【4†source】."
    )


def _canvas(action: str, **data: Any) -> list[dict[str, Any]]:
    content = {"content_type": "code", "language": "json", "text": json.dumps(data)}
    return [
        {"role": "assistant", "content": content, "recipient": f"canmore.{action}"},
        {"role": "tool", "text": "Successfully done"},
    ]


def _updates(*updates: tuple[str, str]) -> list[dict[str, Any]]:
    changes = [{"pattern": pattern, "replacement": new, "multiple": False} for pattern, new in updates]
    return _canvas("update_textdoc", updates=changes)


_LETTER = _canvas("create_textdoc", name="Letter", type="document", content="Dear reader,\n\nbye (now).")


@pytest.mark.parametrize(
    ("messages", "text"),
    [
        (_LETTER, "---\n\n**Letter**\n\nDear reader,\n\nbye (now).\n\n---"),
        (_canvas("create_textdoc", name="app", type="code/python", content="print(1)"),
         "**app**\n\n```python\nprint(1)\n```"),
        ([*_LETTER, _ASKED, *_updates((".*", "All new."))], "---\n\n**Letter**\n\nAll new.\n\n---"),
        ([*_LETTER, _ASKED, *_updates(("(?s).*", "All new."))], "---\n\n**Letter**\n\nAll new.\n\n---"),
        ([*_LETTER, _ASKED, *_updates((r"bye \(now\)\.", "Yours."))],
         "---\n\n**Letter**\n\nDear reader,\n\nYours.\n\n---"),
        ([*_LETTER, _ASKED, *_updates(("Dear reader,", "Hello,"), ("bye", "Bye"))],
         "---\n\n**Letter**\n\nHello,\n\nBye (now).\n\n---"),
        ([*_LETTER, _ASKED, *_updates((r"(a+)+\d", "New words."))],
         "---\n\n**Letter**\n\nDear reader,\n\nbye (now).\n\n---\n\nNew words."),
        (_canvas("comment_textdoc", comments=[{"pattern": "x", "comment": "Be brief."}]), "- Be brief."),
        ([{"role": "assistant", "text": '{"name": "cut off', "recipient": "canmore.create_textdoc"}],
         '```\n{"name": "cut off\n```'),
    ],
)  # fmt: skip
def test_documents_of_the_canvas_are_shown_as_they_then_were(messages, text, store, tmp_path):
    assert shown(store, tmp_path, [chatgpt_row(_ASKED, *messages)])[-1].text == text


def _content(kind: str, **more: Any) -> dict[str, Any]:
    return {"role": "assistant", "content": {"content_type": kind, **more}}


@pytest.mark.parametrize(
    ("messages", "text"),
    [
        ([_content("thoughts", thoughts=[{"summary": "Weighing", "content": "First A."}]),
          _content("reasoning_recap", content="Thought for 7s"), {"role": "assistant", "text": "Because."}],
         "<think>\nWeighing\n\nFirst A.\n\nThought for 7s\n</think>\n\nBecause."),
        ([{**_content("code", language="python", text="print(4)"), "recipient": "python"},
          {**_content("execution_output", text="4"), "role": "tool"}, {"role": "assistant", "text": "Four."}],
         "```python\nprint(4)\n```\n\n```\n4\n```\n\nFour."),
        ([{**_content("tether_quote", text="Said\nthere.", title="Page", url="https://example.org"), "role": "tool"}],
         "> Said\n> there.\n>\n> [Page](https://example.org)"),
        ([_content("multimodal_text", parts=[{"content_type": "audio_transcription", "text": "Spoken."},
                                             {"content_type": "audio_asset_pointer", "asset_pointer": "sediment://x"}])],
         "Spoken."),
        ([_content("multimodal_text", parts=[{"content_type": "audio_asset_pointer", "asset_pointer": "sediment://x"}])],
         "(Recording not in the export)"),
        ([_content("of_tomorrow", text="New words.")], "New words."),
        ([{"role": "tool", "content": {"content_type": "multimodal_text", "parts": [
            {"content_type": "image_asset_pointer", "asset_pointer": "sediment://file_9"}, "Do not repeat it."]}},
          {"role": "assistant", "text": "Your cat."}], "(Picture not in the export)\n\nYour cat."),
    ],
)  # fmt: skip
def test_thoughts_code_quotations_and_spoken_words_come_in(messages, text, store, tmp_path):
    assert shown(store, tmp_path, [chatgpt_row(_ASKED, *messages)])[-1].text == text


def _archive(path: Path, chat: Mapping[str, Any], files: Mapping[str, bytes], **more: object) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in {"conversations-000": [chat], **more}.items():
            archive.writestr(f"{name}.json", json.dumps(data))
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def _seen(pointer: str, **attachment: str) -> dict[str, Any]:
    parts = [{"content_type": "image_asset_pointer", "asset_pointer": pointer}, "What is it?"]
    about = {"attachments": [attachment]} if attachment else {}
    return {"role": "user", "content": {"content_type": "multimodal_text", "parts": parts}, "metadata": about}


def _asked_in(store: ChatStore, outcome: ImportOutcome) -> tuple[str, tuple[AttachedFile, ...]]:
    question = store.messages(outcome.added[0])[0]
    return question.text, question.files


@pytest.mark.parametrize(
    ("pointer", "file", "unpacked"),
    [
        ("sediment://file_000abc", "file_000abc.dat", "no"),
        ("file-service://file-AbC123", "file-AbC123-cat.png", "no"),
        ("sediment://file_000abc", "user-12/file_000abc-8c1f.png", "no"),
        ("sediment://file_000abc", "user-12/file_000abc-8c1f.png", "folder"),
        ("file-service://file-AbC123", "dalle-generations/file-AbC123-8c1f.webp", "no"),
        ("sediment://file_000abc#p_1", "file_000abc-sanitized.png", "no"),
        ("sediment://file_000abc", "file_000abc.dat", "beside"),
    ],
)
def test_pictures_of_the_archive_come_to_their_question(pointer, file, unpacked, store, tmp_path):
    key = pointer.partition("://")[2].partition("#")[0]
    chat = chatgpt_row(_seen(pointer, id=key, name="cat.png"))
    export = _archive(tmp_path / "export.zip", chat, {file: PNG})
    if unpacked != "no":
        with zipfile.ZipFile(export) as archive:
            archive.extractall(tmp_path / "export")
        export = tmp_path / "export"
        if unpacked == "beside":
            export /= "conversations-000.json"
    outcome = take_in(store, export)
    assert _asked_in(store, outcome) == ("What is it?", (AttachedFile("cat.png", len(PNG), "", picture=PNG),))
    assert not outcome.left_out


def test_a_file_of_text_is_read_and_another_is_said_not_to_have_been_taken_in(store, tmp_path):
    attachments = [
        {"id": "file_1", "name": "notes.txt"}, {"id": "file_2", "name": "book.pdf"},
        {"id": "file_3", "name": "gone.csv"},
    ]  # fmt: skip
    chat = chatgpt_row({**_ASKED, "metadata": {"attachments": attachments}})
    files = {"file_1.dat": "Wörter".encode(), "file_2.dat": b"%PDF-1.7\0\xff"}
    outcome = take_in(store, _archive(tmp_path / "export.zip", chat, files))
    text, files_in = _asked_in(store, outcome)
    assert text == "Why?\n\n(File not taken in: book.pdf)\n\n(File not in the export: gone.csv)"
    assert [(file.name, file.text) for file in files_in] == [("notes.txt", "Wörter")]
    assert outcome.left_out == {("file", True): 1, ("file", False): 1}


def test_what_files_beside_the_chats_may_take_is_bounded(store, tmp_path, monkeypatch):
    """One picture that is named a thousand times takes no thousand times its room."""
    monkeypatch.setattr(export_files, "_MOST_OF_A_CHAT", 5 * len(PNG))
    chats = [chatgpt_row(*[_seen("sediment://file_1")] * 9, key=str(number)) for number in range(9)]
    export = _archive(tmp_path / "export.zip", {}, {"file_1.dat": PNG}, **{"conversations-001": chats})
    outcome = take_in(store, export)
    each = [sum(len(message.files) for message in store.messages(added)) for added in outcome.added]
    assert each == [5, 5, 5, 1, 0, 0, 0, 0, 0]
    assert outcome.left_out == {("picture", True): 9 * 9 - 16}


def test_a_picture_that_would_become_far_more_than_it_is_is_left_in_the_archive(store, tmp_path):
    export = tmp_path / "export.zip"
    with zipfile.ZipFile(export, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("conversations.json", json.dumps([chatgpt_row(_seen("sediment://file_1"))]))
        archive.writestr("file_1.dat", PNG + bytes(2**20))
    text, files = _asked_in(store, take_in(store, export))
    assert (text, files) == ("What is it?\n\n(Picture not taken in)", ())


def test_names_of_files_are_those_that_people_gave(store: ChatStore, tmp_path: Path) -> None:
    names = {"file_1.dat": "dalle-generations/a cat.webp"}
    export = _archive(
        tmp_path / "export.zip", chatgpt_row(_seen("sediment://file_1")), {"file_1.dat": PNG},
        conversation_asset_file_names=names,
    )  # fmt: skip
    assert _asked_in(store, take_in(store, export))[1][0].name == "a cat.webp"


@pytest.mark.parametrize("message", ["m1", "gone"])
def test_pictures_that_only_the_library_names_come_to_their_chat(
    message: str, store: ChatStore, tmp_path: Path
) -> None:
    library = [
        {"file_id": "file_1", "file_name": "cat.png", "image_gen_generation_id": "g",
         "origination_message_id": message, "origination_thread_id": "made-up-row"},
        {"file_id": "file_2", "file_name": "own.png", "origination_thread_id": "made-up-row"},
    ]  # fmt: skip
    chat = chatgpt_row(_ASKED, {"role": "assistant", "text": "Your cat."})
    export = _archive(tmp_path / "export.zip", chat, {"file_1.dat": PNG, "file_2.dat": PNG}, library_files=library)
    (added,) = take_in(store, export).added
    assert branch(store, added) == [("user", "Why?"), ("assistant", "Your cat.")]
    assert [file.name for file in store.messages(added)[1].files] == ["cat.png"]
