"""Replies of Open WebUI come in as its page showed them: in the form of version 0.10, and in those before it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.chats.imports.export_files import LeftOut
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from tests.fakes.made_up_exports import PNG, PNG_ADDRESS, open_webui_row
from tests.unit.chats.imports.imported import branch, shown, take_in, tree, written

_ASKED = {"role": "user", "content": "Why?"}


def _text(*texts: str) -> list[dict[str, str]]:
    return [{"type": "output_text", "text": text} for text in texts]


@pytest.mark.parametrize(
    ("output", "text"),
    [
        ([{"type": "message", "content": _text("Noon.")}], "Noon."),
        ([{"type": "message", "content": _text("One.", "Two.")}], "One.\n\nTwo."),
        ([{"type": "message", "content": "Noon."}], "Noon."),
        ([{"type": "reasoning", "content": _text("Hm.")}, {"type": "message", "content": _text("Noon.")}],
         "<think>\nHm.\n</think>\n\nNoon."),
        ([{"type": "reasoning", "summary": [{"type": "summary_text", "text": "Short."}], "content": _text("Long.")},
          {"type": "message", "content": _text("Noon.")}], "<think>\nShort.\n</think>\n\nNoon."),
        ([{"type": "reasoning", "content": "Hm."}], "<think>\nHm.\n</think>"),
        ([{"type": "open_webui:code_interpreter", "code": "print(4)", "lang": "python", "output": {"stdout": "4\n"}},
          {"type": "message", "content": _text("Four.")}], "```python\nprint(4)\n```\n\n```\n4\n```\n\nFour."),
        ([{"type": "code_interpreter_call", "code": "1/0", "outputs": [{"type": "logs", "logs": "Error"}]}],
         "```python\n1/0\n```\n\n```\nError\n```"),
        ([{"type": "message", "content": [{"type": "refusal", "refusal": "I will not."}]}], "I will not."),
        ([{"type": "open_webui:document", "markdown": "A letter."}], "A letter."),
        ([{"type": "custom_tool_call", "call_id": "c", "name": "run", "input": "ls"},
          {"type": "custom_tool_call_output", "call_id": "c", "output": "a.txt"},
          {"type": "message", "content": _text("One file.")}], "One file."),
        ([{"type": "of_tomorrow", "content": [{"type": "new", "text": "Words."}]}], "Words."),
    ],
)  # fmt: skip
def test_a_reply_is_read_from_what_the_model_wrote(output: Any, text: str, store: ChatStore, tmp_path: Path) -> None:
    reply = {"role": "assistant", "content": "", "output": output}
    assert [message.text for message in shown(store, tmp_path, [open_webui_row(_ASKED, reply)])] == ["Why?", text]


def test_calls_of_tools_keep_what_they_were_given_and_brought(store: ChatStore, tmp_path: Path) -> None:
    output = [
        {"type": "function_call", "call_id": "c", "name": "draw", "arguments": '{"what": "sea"}'},
        {"type": "function_call_output", "call_id": "c", "output": [
            {"type": "input_text", "text": "Drawn."}, {"type": "input_image", "image_url": PNG_ADDRESS}]},
        {"type": "web_search_call", "id": "w", "action": {"type": "search", "query": "sea"}},
        {"type": "image_generation_call", "result": PNG_ADDRESS.partition(",")[2]},
        {"type": "message", "content": _text("Here.")},
    ]  # fmt: skip
    _, reply = shown(store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "output": output})])
    draw, search = reply.uses
    assert (draw.name, draw.arguments, draw.result, draw.outcome) == ("draw", '{"what": "sea"}', "Drawn.", "done")
    assert (search.name, "sea" in search.arguments) == ("Web Search", True)
    assert [file.picture for file in reply.files] == [PNG, PNG]
    assert reply.text == "Here."


def _details(kind: str, body: str, **attributes: str) -> str:
    attribute_text = "".join(f' {name}="{value}"' for name, value in attributes.items())
    return f'<details type="{kind}" done="true"{attribute_text}>\n<summary>Done</summary>\n{body}\n</details>\n'


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (_details("reasoning", "&gt; If a &lt; b\n&gt; &quot;stop&quot;") + "Yes.",
         '<think>\nIf a < b\n"stop"\n</think>\n\nYes.'),
        (_details("reasoning", "> If a < b &amp; c") + "Yes.", "<think>\nIf a < b &amp; c\n</think>\n\nYes."),
        ("Let me see.\n" + _details("code_interpreter", "```python\nprint(4)\n```",
                                    output="&quot;{\\&quot;stdout\\&quot;:\\&quot;4\\&quot;}&quot;") + "It is 4.",
         "Let me see.\n\n```python\nprint(4)\n```\n\n```\n4\n```\n\nIt is 4."),
        ('<details done="true" type="reasoning" duration="1">\n> Hm.\n</details>\nYes.',
         "<think>\nHm.\n</think>\n\nYes."),
        ("Write:\n```html\n<details><summary>More</summary>of it</details>\n```\nBye.",
         "Write:\n```html\n<details><summary>More</summary>of it</details>\n```\nBye."),
        ('<details type="reasoning" done="false">\n<summary>Thinking</summary>\n&gt; Half', "<think>\nHalf\n</think>"),
        (_details("reasoning", "> One") + "A.\n" + _details("reasoning", "> Two") + "B.",
         "<think>\nOne\n\nTwo\n</think>\n\nA.\n\nB."),
    ],
)  # fmt: skip
def test_folded_parts_of_earlier_versions_are_read(content, text, store, tmp_path):
    assert shown(store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "content": content})])[1].text == text


@pytest.mark.parametrize(
    ("call_data", "brought"),
    [
        ("&quot;{\\&quot;tz\\&quot;: \\&quot;UTC\\&quot;}&quot;", "&quot;12:00&quot;"),
        ("{&quot;tz&quot;: &quot;UTC&quot;}", "12:00"),
    ],
)
def test_calls_of_earlier_versions_are_read(call_data, brought, store, tmp_path):
    content = _details("tool_calls", "", id="c", name="clock", arguments=call_data, result=brought) + "Noon."
    _, reply = shown(store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "content": content})])
    (use,) = reply.uses
    assert (reply.text, use.name, use.arguments, use.result) == ("Noon.", "clock", '{"tz": "UTC"}', "12:00")


def test_a_result_that_stands_in_the_fold_is_read(store: ChatStore, tmp_path: Path) -> None:
    content = _details("tool_calls", "&quot;12:00&quot;", id="c", name="clock", arguments="&quot;{}&quot;") + "Noon."
    _, reply = shown(store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "content": content})])
    assert [use.result for use in reply.uses] == ["12:00"]


def test_what_a_person_wrote_stays_as_it_is(store: ChatStore, tmp_path: Path) -> None:
    content = 'How do I fold?\n<details type="reasoning"><summary>Like</summary>this</details>'
    assert shown(store, tmp_path, [open_webui_row({"role": "user", "content": content})])[0].text == content


def test_what_was_merged_of_several_replies_is_a_version_of_its_own(store: ChatStore, tmp_path: Path) -> None:
    chat = open_webui_row(
        _ASKED, {"role": "assistant", "content": "One.", "merged": {"status": True, "content": "Both."}}
    )
    (added,) = take_in(store, written(tmp_path / "chat.json", [chat])).added
    assert branch(store, added)[-1] == ("assistant", "Both.")
    assert {message.text for message in tree(store, added).messages} == {"Why?", "One.", "Both."}


@pytest.mark.parametrize(
    ("error", "content"),
    [({"content": "No room."}, ""), ("No room.", ""), (True, "No room."), ({"message": "No room."}, "")],
)
def test_a_failed_reply_says_why(error: object, content: str, store: ChatStore, tmp_path: Path) -> None:
    _, reply = shown(
        store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "content": content, "error": error})]
    )
    assert (reply.text, reply.state) == ("No room.", "failed")


def test_sources_are_listed_as_their_marks_count_them(store: ChatStore, tmp_path: Path) -> None:
    sources = [
        {"source": {"name": "search"}, "metadata": [
            {"source": "https://example.org/a", "title": "Page A"}, {"source": "https://example.org/a"},
            {"source": "https://example.org/b"}]},
        {"source": {"id": "f", "name": "notes.txt"}, "metadata": [{"name": "notes.txt", "source": "notes.txt"}]},
    ]  # fmt: skip
    _, reply = shown(
        store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "content": "So [1].", "sources": sources})]
    )
    assert reply.text == (
        "So [1].\n\nSources:\n\n1. [Page A](https://example.org/a)\n"
        "2. [https://example.org/b](https://example.org/b)\n3. notes.txt"
    )


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ({"type": "image", "url": PNG_ADDRESS, "name": "a.png"}, AttachedFile("a.png", len(PNG), "", picture=PNG)),
        ({"type": "file", "content_type": "image/png", "url": PNG_ADDRESS},
         AttachedFile("Picture.png", len(PNG), "", picture=PNG)),
        ({"type": "file", "file": {"filename": "b.txt", "data": {"content": "words"}}},
         AttachedFile("b.txt", 5, "words")),
        ({"type": "text", "name": "c", "content": "words"}, AttachedFile("c", 5, "words")),
    ],
)  # fmt: skip
def test_files_and_pictures_of_a_message_come_along(file, expected, store, tmp_path):
    (question,) = shown(store, tmp_path, [open_webui_row({"role": "user", "content": "", "files": [file]})])
    assert (question.text, question.files) == ("", (expected,))


def test_a_picture_on_the_server_is_named_and_counted(store: ChatStore, tmp_path: Path) -> None:
    file = {"type": "image", "url": "/api/v1/files/1234/content", "name": "a.png"}
    outcome = take_in(
        store, written(tmp_path / "c.json", [open_webui_row({"role": "user", "content": "See", "files": [file]})])
    )
    assert outcome.left_out == {(LeftOut("picture").kind, False): 1}
    assert branch(store, outcome.added[0]) == [("user", "See\n\n(Picture not in the export: a.png)")]


def test_a_single_chat_that_is_no_list_is_read_and_its_folder_kept(store: ChatStore, tmp_path: Path) -> None:
    chat = {**open_webui_row(_ASKED), "folder": {"id": "f", "name": "Work"}}
    (added,) = take_in(store, written(tmp_path / "chat-export.json", chat)).added
    assert tree(store, added).folder == "Work"
