"""A JSON file of any length is read entry by entry, wherever its pieces end."""

from __future__ import annotations

import json
import tracemalloc

import pytest

from app.chats.imports import json_elements


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


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64])
def test_entries_are_found_wherever_the_pieces_end(size: int) -> None:
    entries = [{"a": 'quote " back \\ slash \\\\ [ } ,', "b": [1, [2, {"c": "é€😀"}]]}, 5, "x,]", None, []]
    for content in (json.dumps(entries), json.dumps(entries, ensure_ascii=False, indent=2)):
        file = _InPieces(content.encode(), size)
        assert list(json_elements.entries(file)) == entries
    assert list(json_elements.entries(_InPieces(json.dumps(entries[0]).encode(), size))) == [entries[0]]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64])
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
