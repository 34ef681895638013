"""Results of tools: what of them a model reads, and how it is told of the rest."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from app.tool_servers.tool_server import words_of


def file(content: bytes, **about: str) -> dict[str, Any]:
    return {"type": "resource", "resource": {"blob": base64.b64encode(content).decode(), **about}}


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
    assert words_of({"content": content}).startswith(words)
    assert bool(words) == bool(words_of({"content": content}))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ([], '{"x": "größer"}'),
        ([TEXT], "found"),
        ([{"type": "audio"}], "(a sound, which cannot be read here)"),
    ],
)
def test_values_are_given_where_nothing_else_is_said(content: object, words: str) -> None:
    assert words_of({"content": content, "structuredContent": {"x": "größer"}}) == words
