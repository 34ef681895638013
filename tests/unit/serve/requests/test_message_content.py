"""Messages in each API's form: text, documents, and pictures of people and of tools."""

from __future__ import annotations

import base64
import re
from dataclasses import replace
from typing import Any

import pytest

from app.engine.commands import Message, Picture
from app.engine.prompts.turns import with_tools_pictures
from app.serve.api_errors import ApiError
from app.serve.requests.message_content import content_in
from tests.fakes.api_requests import OF_CHATS, anthropic, chat, generate, ollama, response, with_call
from tests.fakes.documents import pdf
from tests.fakes.tiny_projector import png, png_of, wav

SHOT = base64.b64encode(png()).decode()
URL = f"data:image/png;base64,{SHOT}"
SOURCE = {"type": "base64", "media_type": "image/png", "data": SHOT}
USER = {"role": "user", "content": "Look."}


def of_blocks(*blocks: Any, role: str = "user") -> tuple[Message, ...]:
    messages = [USER, {"role": role, "content": [*blocks]}]
    return anthropic(messages=messages).messages[1:]


def with_a_shot(read: Any) -> tuple[Message, ...]:
    """A conversation in which a tool returns a picture, in an API's form."""
    if read is ollama:
        return with_call(read, content="Done.", images=[SHOT])
    shot = {
        anthropic: {"type": "image", "source": SOURCE},
        chat: {"type": "image_url", "image_url": {"url": URL}},
        response: {"type": "input_image", "image_url": URL},
    }
    return with_call(read, content=[{"type": "text", "text": "Done."}, shot[read]])


@pytest.mark.parametrize("read", OF_CHATS)
def test_a_picture_that_a_tool_returned_is_shown_by_the_user_in_the_next_message(read: Any) -> None:
    messages = with_a_shot(read)
    assert (messages[2].role, messages[2].text, messages[2].pictures) == ("tool", "Done.", (Picture(png()),))
    *before, result, shown = with_tools_pictures(messages, sees=True)
    assert tuple(before) == messages[:2]
    assert (result.role, result.pictures) == ("tool", ())
    assert result.text.startswith("Done.\n")
    assert shown == Message("user", "", pictures=(Picture(png()),))


@pytest.mark.parametrize("read", OF_CHATS)
@pytest.mark.parametrize(
    ("content", "text"),
    [
        (None, ""),
        ([], ""),
        (7, "7"),
        (False, "false"),
        ({"city": "Zürich"}, '{"city": "Zürich"}'),
        ({"content": "a", "rows": [1]}, '{"content": "a", "rows": [1]}'),
        (["Sunny.", {"wind": 2}, 3], 'Sunny.\n{"wind": 2}\n3'),
        ([{"type": "text", "text": "Sunny."}, {"type": "input_audio", "input_audio": {}}], "Sunny.\n.*“input_audio”.*"),
        ([{"type": "image", "source": {"type": "base64", "data": "PHN2Zz4="}}], ".*“image”. The picture is no .*"),
        ([{"type": "image_url", "image_url": {"url": "https://a.org/a.png"}}], ".*“image_url”.*none is fetched.*"),
        ([{"type": "document", "source": {"type": "url", "url": "x"}}], ".*“document”.*none is fetched.*"),
        ([{"type": "encrypted_content", "encrypted_content": "x"}], ".*“encrypted_content”.*"),
        ([{"type": "resource", "resource": {"uri": "file:///a", "blob": "eA=="}}], ".*“resource”.*"),
        ([{"type": "text", "text": None}], ".*“text”.*"),
        ([[{"type": "text", "text": "a"}]], r'\[\{"type": "text", "text": "a"\}\]'),
    ],
)  # fmt: skip
def test_whatever_a_tool_returned_ends_no_conversation(read: Any, content: Any, text: str) -> None:
    (*_, result) = with_call(read, content=content)
    assert (result.role, result.tool, result.pictures) == ("tool", "look", ())
    assert result.text == text or re.fullmatch(text, result.text), result.text


@pytest.mark.parametrize("images", [["PHN2Zz4="], ["?"], [None], 7, None])
def test_a_damaged_picture_that_a_tool_returned_to_ollama_ends_no_conversation(images: Any) -> None:
    (*_, result) = with_call(ollama, content="Done.", images=images)
    assert (result.text.split("\n")[0], result.pictures) == ("Done.", ())


def test_pictures_of_several_tools_stand_after_all_results_and_before_the_question() -> None:
    shot = Message("tool", "", tool="a", pictures=(Picture(png()),))
    expected = (Message("user", "Hi"), shot, shot, Message("user", "And?"))
    assert [m.role for m in with_tools_pictures(expected, sees=True)] == ["user", "tool", "tool", "user"]
    assert with_tools_pictures(expected, sees=True)[-1] == Message(
        "user", "And?", pictures=(Picture(png()), Picture(png()))
    )
    gone_on = (*expected[:2], Message("assistant", "Yes."), shot)
    assert [m.role for m in with_tools_pictures(gone_on, sees=True)] == [
        "user",
        "tool",
        "user",
        "assistant",
        "tool",
        "user",
    ]


def test_a_model_that_sees_nothing_is_told_that_there_was_a_picture() -> None:
    messages = with_tools_pictures(with_a_shot(anthropic), sees=False)
    assert messages[-1] == replace(
        with_a_shot(anthropic)[-1], text="Done.\n(There was a picture. This model sees none.)", pictures=()
    )
    own = (Message("user", "Hi", pictures=(Picture(png()),)),)
    assert with_tools_pictures(own, sees=False) == own  # refused by the engine: the person shows it to be seen


@pytest.mark.parametrize(
    "block",
    [
        {"source": {"type": "text", "media_type": "text/plain", "data": "All of it."}},
        {"source": {"type": "content", "content": "All of it."}},
        {"source": {"type": "content", "content": [{"type": "text", "text": "All of it."}]}},
        {"source": {"type": "base64", "media_type": "text/plain", "data": base64.b64encode(b"All of it.").decode()}},
        {
            "source": {
                "type": "base64",
                "media_type": "application/pdf",
                "data": base64.b64encode(pdf("All of it.")).decode(),
            }
        },
    ],
)
def test_a_document_is_given_under_its_title(block: dict[str, Any]) -> None:
    about = {"type": "document", "title": "Report", "context": "From 1999.", "citations": {"enabled": True}}
    (turn,) = of_blocks({**about, **block}, {"type": "text", "text": "What is in it?"})
    assert turn.text.startswith("From 1999.\nFile: Report")
    assert "All of it." in turn.text
    assert turn.text.endswith("\nWhat is in it?")
    result = {"type": "tool_result", "tool_use_id": "x", "content": [{**about, **block}]}
    assert "All of it." in of_blocks(result)[0].text


def test_files_of_openais_are_documents_too() -> None:
    data = base64.b64encode(b"All of it.").decode()
    for source in (data, f"data:text/plain;base64,{data}"):
        part = {"type": "file", "file": {"filename": "notes.txt", "file_data": source}}
        (turn,) = chat(messages=[{"role": "user", "content": [part]}]).messages
        item = {"type": "input_file", "filename": "notes.txt", "file_data": source}
        assert response(input=[{"role": "user", "content": [item]}]).messages == (turn,)
        assert turn.text == "File: notes.txt\n```txt\nAll of it.\n```"


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ({"type": "url", "url": "https://example.org/a.pdf"}, "none is fetched"),
        ({"type": "file", "file_id": "file_1"}, "none is fetched"),
        ({"type": "base64", "data": "?"}, "A document must be base64"),
        ({"type": "base64", "data": base64.b64encode(b"%PDF-1.7 broken").decode()}, "cannot be read|no text"),
        ({"type": "base64", "data": base64.b64encode(b"\x7fELF").decode()}, "not text"),
        ("x", "must be an object"),
    ],
)
def test_a_document_that_is_not_there_or_no_text_is_refused(source: Any, sentence: str) -> None:
    with pytest.raises(ApiError, match=sentence) as refusal:
        of_blocks({"type": "document", "source": source})
    assert refusal.value.status == 400


def test_what_a_servers_own_tools_did_is_nothing_to_another_model() -> None:
    blocks = [
        {"type": "server_tool_use", "id": "s", "name": "web_search", "input": {}},
        {"type": "web_search_tool_result", "tool_use_id": "s", "content": [{"type": "web_search_result"}]},
        {"type": "fallback", "from": {"model": "x"}},
        {"type": "compaction", "content": "So far."},
        {"type": "text", "text": "Yes."},
    ]
    assert of_blocks(*blocks, role="assistant") == (Message("assistant", "So far.\nYes."),)
    search_result = {
        "type": "search_result",
        "source": "s",
        "title": "t",
        "content": [{"type": "text", "text": "Found."}],
    }
    assert of_blocks({"type": "container_upload", "file_id": "x"}, search_result) == (Message("user", "Found."),)
    reference = {
        "type": "tool_result",
        "tool_use_id": "x",
        "content": [{"type": "tool_reference", "tool_name": "grep"}],
    }
    assert "grep" in of_blocks(reference)[0].text
    others: tuple[dict[str, Any], ...] = (
        {"type": "web_search_call"},
        {"type": "additional_tools", "role": "developer"},
    )
    for other in others:
        assert response(input=[USER, other]).ignored == ("input[1]",)
    items = [USER, {"type": "web_search_call", "id": "w", "status": "completed"}, {"role": "assistant", "content": "A"}]
    reply_request = response(input=items)
    assert ([message.role for message in reply_request.messages], reply_request.ignored) == (
        ["user", "assistant"],
        ("input[1]",),
    )
    with pytest.raises(ApiError, match="must have a message"):
        response(input=items[1:2])
    with pytest.raises(ApiError, match="An item must be"):
        response(input=[USER, {"type": "item_reference", "id": "x"}])


@pytest.mark.parametrize(
    "part",
    [
        {"type": "input_audio", "input_audio": {}},
        {"type": "video_url"},
        {"type": "text"},
        {"type": []},
        {"type": {}},
        7,
    ],
)
def test_a_part_that_no_model_here_can_read_is_refused(part: Any) -> None:
    with pytest.raises(ApiError):
        content_in([part], "messages[0]")


@pytest.mark.parametrize("lines", ["", "\nYou are an agent.", "\n\nYou are an agent."])
def test_claude_codes_billing_is_no_part_of_the_prompt(lines: str) -> None:
    def system(number: str, **beside: Any) -> tuple[Message, ...]:
        header = f"x-anthropic-billing-header: cc_version=2.1.197.{number}; cc_entrypoint=cli; cch={number}00;{lines}"
        blocks = [{"type": "text", "text": header}, {"type": "text", "text": "Be brief.", **beside}]
        return anthropic(system=blocks, messages=[USER]).messages

    words = "You are an agent.\nBe brief." if lines else "Be brief."
    assert system("a1b") == system("c2d", cache_control={"type": "ephemeral"}) == (
        Message("system", words), Message("user", "Look."),
    )  # fmt: skip
    whole = {"system": f"x-anthropic-billing-header: cch=abc12;{lines or 'You are.'}", "messages": [USER]}
    assert anthropic(**whole).messages[0].text == (lines.strip() or "You are.")
    plain_request = {"system": "See x-anthropic-billing-header: a=b;", "messages": [USER], "max_tokens": 8}
    assert anthropic(**plain_request).messages[0].text == "See x-anthropic-billing-header: a=b;"


ASKED = (Message("user", "What is this?", pictures=(Picture(png()),)),)


def test_every_api_carries_pictures():
    text_part = {"type": "text", "text": "What is this?"}
    parts = [{"type": "image_url", "image_url": {"url": URL}}, text_part]
    assert chat(messages=[{"role": "user", "content": parts}]).messages == ASKED
    parts = [{"type": "input_image", "image_url": URL}, {**text_part, "type": "input_text"}]
    assert response(input=[{"role": "user", "content": parts}]).messages == ASKED
    parts = [{"type": "image", "source": SOURCE}, text_part]
    assert anthropic(messages=[{"role": "user", "content": parts}]).messages == ASKED
    assert ollama(messages=[{"role": "user", "content": "What is this?", "images": [SHOT]}]).messages == ASKED
    assert generate(prompt="What is this?", images=[SHOT]).messages == ASKED


@pytest.mark.parametrize(
    ("url", "messages"),
    [
        ("https://example.org/cat.png", "none is fetched"),
        ("file:///etc/passwd", "none is fetched"),
        (7, "none is fetched"),
        ("data:image/png,abc", "must be base64"),
        ("data:image/png;base64,\ud800", "must be base64"),
        ("data:image/png;base64,aGk=", "The picture is no picture"),
        (f"data:;base64,{base64.b64encode(png_of(30_000, 30_000, b'')).decode()}", "30,000 x 30,000"),
    ],
)
def test_what_is_no_picture_in_the_request_is_refused(url, messages):
    for part in ({"type": "image_url", "image_url": {"url": url}}, {"type": "image_url", "image_url": url}):
        with pytest.raises(ApiError, match=messages):
            chat(messages=[{"role": "user", "content": [part]}])


def test_only_a_person_shows_pictures():
    part = {"type": "image_url", "image_url": {"url": URL}}
    for role in ("system", "assistant"):
        with pytest.raises(ApiError, match="Only text"):
            chat(messages=[{"role": role, "content": [part]}, {"role": "user", "content": "Hi"}])


def sound(data: object, form: object = "wav") -> dict:
    return {"type": "input_audio", "input_audio": {"data": data, "format": form}}


@pytest.mark.parametrize("form", ["wav", "WAV", "audio/wav", "mp3", "", None, [], {}])
def test_a_sound_goes_with_the_words_of_a_chat_and_its_bytes_tell_its_form(form):
    part = sound(base64.b64encode(wav()).decode(), form)
    parts = [part, {"type": "text", "text": "What is this?"}]
    (message,) = chat(messages=[{"role": "user", "content": parts}]).messages
    assert (message.text, [one.content for one in message.pictures]) == ("What is this?", [wav()])


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (sound(base64.b64encode(b"ID3" + bytes(100)).decode(), "mp3"), "must be a WAV file"),
        (sound(base64.b64encode(b"ID3" + bytes(100)).decode()), "must be a WAV file"),
        (sound(base64.b64encode(wav()[:44]).decode()), "The sound is empty"),
        (sound(base64.b64encode(wav()[:30]).decode()), "The sound is no WAV file"),
        (sound("?"), "must be base64"),
        ({"type": "input_audio"}, "must be base64"),
    ],
)
def test_what_is_no_sound_that_can_be_heard_is_refused(part, words):
    with pytest.raises(ApiError, match=words):
        chat(messages=[{"role": "user", "content": [part]}])
