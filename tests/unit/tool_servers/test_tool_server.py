"""Results of tools: what of them a model reads, and how it is told of the rest."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from app.tool_servers.results import result_in
from tests.fakes.tiny_projector import png, png_of


def file(content: bytes, **about: str) -> dict[str, Any]:
    return {"type": "resource", "resource": {"blob": base64.b64encode(content).decode(), **about}}


PICTURE = png(8, 8)
TEXT = {"type": "text", "text": "found"}


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ([TEXT, TEXT], "found\n\nfound"),
        ("found", "found"),
        ([], ""),
        (None, ""),
        ([{"type": "text", "text": None}, 7], ""),
        ([{"type": "resource", "resource": {"uri": "repo://a", "text": "BODY"}}], "BODY"),
        ([file("größer".encode(), mimeType="text/plain")], "größer"),
        ([file("größer".encode("latin-1"), mimeType="text/plain; charset=latin-1")], "größer"),
        ([file(b'{"a": 1}', mimeType="application/json")], '{"a": 1}'),
        ([file(b"no kind")], "no kind"),
        ([TEXT, file(b"\0\1", uri="file:///a.bin")], "found\n\n(a file: file:///a.bin, which cannot be read here)"),
        ([file(b"\xff\xfe", mimeType="text/plain")], "(a file: text/plain, which cannot be read here)"),
        ([file(b"a", mimeType="text/plain; charset=klingon")], "(a file: text/plain; charset=klingon, which cannot be"),
        ([{"type": "resource", "resource": {"blob": "no base64"}}], "(a file, which cannot be read here)"),
        ([{"type": "resource"}], "(a file, which cannot be read here)"),
        ([{"type": "image", "mimeType": "image/png"}], "(a picture: image/png, which cannot be read here)"),
        ([{"type": "audio", "data": "AAAA"}], "(a sound, which cannot be read here)"),
        (
            [{"type": "resource_link", "uri": "file:///x", "name": "X", "description": "about\nit"}],
            "(a link: X, file:///x, about it)",
        ),
        ([{"type": "widget"}], "(a part of the kind “widget”, which cannot be read here)"),
    ],
)
def test_text_is_read_and_all_else_is_named(content: object, words: str) -> None:
    assert result_in({"content": content}, 1_000).text.startswith(words or "(nothing)")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ([], '{"x": "größer"}'),
        ([TEXT], "found"),
        ([{"type": "audio"}], "(a sound, which cannot be read here)"),
    ],
)
def test_values_are_given_where_nothing_else_is_said(content: object, words: str) -> None:
    assert result_in({"content": content, "structuredContent": {"x": "größer"}}, 1_000).text == words


@pytest.mark.parametrize(
    "part",
    [
        {"type": "image", "data": base64.b64encode(PICTURE).decode(), "mimeType": "image/png"},
        {"type": "image", "data": base64.b64encode(PICTURE).decode(), "mimeType": "text/html"},
        {
            "type": "image",
            "data": "data:image/png;base64," + base64.b64encode(PICTURE).decode(),
            "mimeType": "image/png",
        },
        {"type": "image", "data": base64.urlsafe_b64encode(PICTURE).decode().rstrip("="), "mimeType": "image/png"},
        {"type": "image", "data": base64.encodebytes(PICTURE).decode(), "mimeType": "image/png"},
        file(PICTURE, mimeType="image/png"),
    ],
)
def test_a_picture_is_named_and_handed_over_whatever_it_is_called(part: dict[str, Any]) -> None:
    result = result_in({"content": [TEXT, part]}, 1_000)
    assert result.pictures == (PICTURE,)
    assert result.text == f"found\n\n(a picture: {part.get('mimeType', 'image/png')})"


@pytest.mark.parametrize("content", [b"", b"<svg/>", PICTURE[:20], png_of(40_000, 40_000, b""), b"\x89PNG\r\n\x1a\n"])
def test_what_cannot_be_shown_as_a_picture_is_named_alone(content: bytes) -> None:
    part = {"type": "image", "data": base64.b64encode(content).decode(), "mimeType": "image/png"}
    result = result_in({"content": [part]}, 1_000)
    assert (result.text, result.pictures) == ("(a picture: image/png, which cannot be read here)", ())


def test_of_many_pictures_some_are_taken() -> None:
    part = {"type": "image", "data": base64.b64encode(PICTURE).decode()}
    assert len(result_in({"content": [part] * 100}, 1_000).pictures) == 8
