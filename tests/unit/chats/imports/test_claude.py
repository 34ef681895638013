"""Chats of Claude come in as its page showed them: with its documents, and no words in the place of others."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import pytest

from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from tests.fakes.made_up_exports import PNG, PNG_ADDRESS, claude_row
from tests.unit.chats.imports.imported import shown, take_in, written

_ASKED = {"sender": "human", "text": "Why?"}
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
@pytest.mark.parametrize("plain", ["", _PLACEHOLDER])
def test_a_reply_has_the_words_that_were_seen(content, text, plain, store, tmp_path):
    reply = {"sender": "assistant", "text": plain, "content": content}
    assert shown(store, tmp_path, [claude_row(_ASKED, reply)])[1].text == text


def test_a_document_that_a_later_reply_changes_is_shown_as_it_is_then(store: ChatStore, tmp_path: Path) -> None:
    changed = {"sender": "assistant", "content": [_artifact("update", old_str="red", new_str="blue")]}
    chat = claude_row(
        _ASKED, {"sender": "assistant", "content": [_POEM]}, {"sender": "human", "text": "Blue?"}, changed
    )
    assert shown(store, tmp_path, [chat])[3].text == "---\n\n**Poem**\n\nRoses are\nblue.\n\n---"


def test_earlier_exports_have_words_alone(store: ChatStore, tmp_path: Path) -> None:
    text = 'Sure.\n\n<antArtifact identifier="p" type="application/vnd.ant.code" language="c">\nint a;\n</antArtifact>'
    reply = {"sender": "assistant", "text": text, "content": []}
    assert shown(store, tmp_path, [claude_row(_ASKED, reply)])[1].text == "Sure.\n\n```c\nint a;\n```"


@pytest.mark.parametrize(
    ("result", "outcome", "words"),
    [({"tool_use_id": "u", "content": [_say("12")]}, "done", "12"), ({"content": "12"}, "done", "12"),
     ({"tool_use_id": "u", "content": [_say("No.")], "is_error": True}, "failed", "No.")],
)  # fmt: skip
def test_other_tools_keep_what_they_were_given_and_brought(result, outcome, words, store, tmp_path):
    content = [_use("web_search", query="sea"), {"type": "tool_result", **result}, _say("Deep.")]
    _, reply = shown(store, tmp_path, [claude_row(_ASKED, {"sender": "assistant", "content": content})])
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
        **_ASKED,
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
