"""Replies of Open WebUI, of each version, and of Claude come in as their pages showed them."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import pytest

from app.chats.imports.export_files import LeftOut
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from tests.fakes.made_up_exports import PNG, PNG_ADDRESS, claude_row, open_webui_row
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
    ("call_data", "body", "result"),
    [
        ("&quot;{\\&quot;tz\\&quot;: \\&quot;UTC\\&quot;}&quot;", "", {"result": "&quot;12:00&quot;"}),
        ("{&quot;tz&quot;: &quot;UTC&quot;}", "", {"result": "12:00"}),
        ("{&quot;tz&quot;: &quot;UTC&quot;}", "&quot;12:00&quot;", {}),
    ],
    ids=["twice JSON", "once JSON", "in the fold"],
)
def test_calls_of_earlier_versions_are_read(call_data, body, result, store, tmp_path):
    content = _details("tool_calls", body, id="c", name="clock", arguments=call_data, **result) + "Noon."
    _, reply = shown(store, tmp_path, [open_webui_row(_ASKED, {"role": "assistant", "content": content})])
    (use,) = reply.uses
    assert (reply.text, use.name, use.arguments, use.result) == ("Noon.", "clock", '{"tz": "UTC"}', "12:00")


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


_ASKED_OF_CLAUDE = {"sender": "human", "text": "Why?"}
_PLACEHOLDER = "\n```\nThis block is not supported on your current device yet.\n```\n"


def _say(text: str) -> dict[str, str]:
    return {"type": "text", "text": text}


def _use(name: str, key: str = "u", **data: Any) -> dict[str, Any]:
    return {"type": "tool_use", "id": key, "name": name, "input": data}


def _artifact(command: str, **data: Any) -> dict[str, Any]:
    return _use("artifacts", command=command, id="s", **data)


_POEM = _artifact("create", type="text/markdown", title="Poem", content="Roses are\nred.")


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ([_say("Here."), _artifact("create", type="application/vnd.ant.code", language="python", title="Script",
                                   content='print("hi")'), _say("Run it.")],
         'Here.\n\n**Script**\n\n```python\nprint("hi")\n```\n\nRun it.'),
        ([_POEM], "---\n\n**Poem**\n\nRoses are\nred.\n\n---"),
        ([_POEM, _artifact("update", old_str="red", new_str="blue")],
         "---\n\n**Poem**\n\nRoses are\nred.\n\n---\n\n---\n\n**Poem**\n\nRoses are\nblue.\n\n---"),
        ([_POEM, _artifact("rewrite", content="Violets.")],
         "---\n\n**Poem**\n\nRoses are\nred.\n\n---\n\n---\n\n**Poem**\n\nViolets.\n\n---"),
        ([_artifact("update", old_str="gone", new_str="New words.")], "---\n\nNew words.\n\n---"),
        ([_artifact("create", type="text/html", title="Page", content="<p>`</p>")],
         "**Page**\n\n```html\n<p>`</p>\n```"),
        ([_artifact("create", type="image/svg+xml", title="Sun", content="<svg/>")], "**Sun**\n\n```svg\n<svg/>\n```"),
        ([_use("create_file", path="/mnt/a.md", file_text="# Whole")], "---\n\n**a.md**\n\n# Whole\n\n---"),
        ([_use("create_file", path="/mnt/a.py", file_text="one = 1"),
          _use("str_replace", path="/mnt/a.py", old_str="1", new_str="2")],
         "**a.py**\n\n```py\none = 1\n```\n\n**a.py**\n\n```py\none = 2\n```"),
        ([_use("repl", code="1 + 1"), {"type": "tool_result", "tool_use_id": "u", "content": [_say("2")]},
          _say("Two.")],
         "```js\n1 + 1\n```\n\n```\n2\n```\n\nTwo."),
        ([{"type": "thinking", "thinking": "Hm."}, _say("So.")], "<think>\nHm.\n</think>\n\nSo."),
        ([_say(f"Let me look.{_PLACEHOLDER}{_PLACEHOLDER}Found it.")], "Let me look.\n\nFound it."),
        ([_say("Done.\n```\nViewing artifacts created via the Analysis Tool web feature preview isn’t yet supported on "
               "mobile.\n```\n")], "Done."),
        ([_say('Sure.<antArtifact identifier="p" title="A &amp; B">\nRoses\n</antArtifact>Enjoy.')],
         "Sure.\n\n---\n\n**A & B**\n\nRoses\n\n---\n\nEnjoy."),
        ([_say("<antThinking>Hm.</antThinking>So.")], "<think>\nHm.\n</think>\n\nSo."),
        ([{**_say("So."), "citations": [{"details": {"url": "https://example.org", "title": "Page"}}]}],
         "So.\n\nSources:\n\n1. [Page](https://example.org)"),
        ([{"type": "voice_note", "title": "Said", "text": "aloud"}], "Said\n\naloud"),
        ([{"type": "of_tomorrow", "text": "New words."}], "New words."),
    ],
)  # fmt: skip
def test_a_reply_has_the_words_that_were_seen(content, text, store, tmp_path):
    reply = {"sender": "assistant", "text": _PLACEHOLDER, "content": content}
    assert shown(store, tmp_path, [claude_row(_ASKED_OF_CLAUDE, reply)])[1].text == text


def test_a_document_that_a_later_reply_changes_is_shown_as_it_is_then(store: ChatStore, tmp_path: Path) -> None:
    changed = {"sender": "assistant", "content": [_artifact("update", old_str="red", new_str="blue")]}
    chat = claude_row(
        _ASKED_OF_CLAUDE, {"sender": "assistant", "content": [_POEM]}, {"sender": "human", "text": "Blue?"}, changed
    )
    assert shown(store, tmp_path, [chat])[3].text == "---\n\n**Poem**\n\nRoses are\nblue.\n\n---"


def test_earlier_exports_have_words_alone(store: ChatStore, tmp_path: Path) -> None:
    text = 'Sure.\n\n<antArtifact identifier="p" type="application/vnd.ant.code" language="c">\nint a;\n</antArtifact>'
    reply = {"sender": "assistant", "text": text, "content": []}
    assert shown(store, tmp_path, [claude_row(_ASKED_OF_CLAUDE, reply)])[1].text == "Sure.\n\n```c\nint a;\n```"


@pytest.mark.parametrize(
    ("result", "outcome", "words"),
    [({"tool_use_id": "u", "content": [_say("12")]}, "done", "12"), ({"content": "12"}, "done", "12"),
     ({"tool_use_id": "u", "content": [_say("No.")], "is_error": True}, "failed", "No.")],
)  # fmt: skip
def test_other_tools_keep_what_they_were_given_and_brought(result, outcome, words, store, tmp_path):
    content = [_use("web_search", query="sea"), {"type": "tool_result", **result}, _say("Deep.")]
    _, reply = shown(store, tmp_path, [claude_row(_ASKED_OF_CLAUDE, {"sender": "assistant", "content": content})])
    (use,) = reply.uses
    assert (reply.text, use.name, use.arguments) == ("Deep.", "web_search", '{"query": "sea"}')
    assert (use.outcome, use.result) == (outcome, words)


def test_a_picture_between_the_words_comes_along(store: ChatStore, tmp_path: Path) -> None:
    source = {"type": "base64", "media_type": "image/png", "data": PNG_ADDRESS.partition(",")[2]}
    question = {"sender": "human", "text": "", "content": [{"type": "image", "source": source}]}
    (message,) = shown(store, tmp_path, [claude_row(question)])
    assert [file.picture for file in message.files] == [PNG]


def test_files_are_taken_from_the_archive_and_told_apart_from_those_that_are_not_there(store, tmp_path):
    question = {
        **_ASKED_OF_CLAUDE,
        "files": [{"file_name": "a.png", "file_uuid": "1234"}, {"file_name": "b.png", "file_kind": "image"}],
    }
    file = written(tmp_path / "conversations.json", [claude_row(question)])
    with zipfile.ZipFile(tmp_path / "export.zip", "w") as archive:
        archive.write(file, file.name)
        archive.writestr("files/1234.png", PNG)
    outcome = take_in(store, tmp_path / "export.zip")
    (message,) = store.messages(outcome.added[0])
    assert message.files == (AttachedFile("a.png", len(PNG), "", picture=PNG),)
    assert message.text == "Why?\n\n(Picture not in the export: b.png)"
    assert outcome.left_out == {("picture", False): 1}
