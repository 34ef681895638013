"""A JSON file of any length, one entry at a time: what is in memory is bounded by the largest entry that is allowed.

The entries of a list, or objects that follow each other (JSON Lines), are found by their brackets alone. Only then is
one read as JSON, since a few bytes of brackets become a hundred times as many in Python's memory.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

MOST_BYTES = 32 * 2**20
"""Of one entry: a chat of five million words."""
MOST_VALUES = 2_000_000
_CHUNK_BYTES = 256 * 1024
_BLANK = b" \t\r\n"
_IN_STRING = re.compile(rb'[^"\\]*+(?:\\.[^"\\]*+)*+', re.DOTALL)
_MARKS = re.compile(rb'["\[\]{},]')
_OPENS, _CLOSES = b"[{", b"]}"
# The parser alone would let no other thread run until it is done; it calls this for every object.
_DECODER = json.JSONDecoder(object_hook=lambda value: value)


class Bytes(Protocol):
    """The text that is read."""

    def read(self, size: int, /) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Unreadable:
    """An entry that is too large, or no JSON."""

    too_large: bool


class NoJson(Exception):
    """The file begins with neither a list nor an object."""


class BrokenOff(Exception):
    """The file ends in the middle, or is damaged there."""


def entries(file: Bytes) -> Iterator[Any]:
    """Yield what a list holds, or one object after the other; where one of them cannot be read, :class:`Unreadable`.
    Raises ``NoJson`` if it is something else. Raises ``BrokenOff`` if it ends in the middle; what came before was
    yielded. Raises ``OSError`` if the file cannot be read.
    """
    for entry in _Splitter(file).entries():
        yield _read(entry) if isinstance(entry, bytes) else entry


def _read(entry: bytes) -> Any:
    try:
        return _DECODER.decode(entry.decode("utf-8"))
    except (ValueError, RecursionError):
        return Unreadable(too_large=False)


class _Splitter:
    """Follows brackets and strings through a file, piece by piece."""

    def __init__(self, file: Bytes) -> None:
        self._file = file
        self._depth = 0
        self._in_string = False
        self._escaped = False
        self._values = 0
        self._parts: list[bytes] | None = []
        """Of the entry that is being read; ``None`` for one that is too large."""
        self._size = 0
        self._floor = 0
        """Depth of the file's entries: 1 in a list."""
        self._done = False
        self._rest = b""
        """The text after the end."""

    def entries(self) -> Iterator[bytes | Unreadable]:
        head = self._file.read(_CHUNK_BYTES).removeprefix(b"\xef\xbb\xbf").lstrip(_BLANK)
        if head[:1] == b"[":
            self._floor = self._depth = 1
            head = head[1:]
        elif head[:1] != b"{":
            raise NoJson
        while True:
            self._done = False
            yield from self._split(head)
            while not self._done:
                piece = self._file.read(_CHUNK_BYTES)
                if not piece:
                    raise BrokenOff
                yield from self._split(piece)
            head = self._following()
            if not head:
                return
            if self._floor or head[:1] != b"{":
                raise BrokenOff  # a list that ends before its file: brackets in its midst are spoiled

    def _following(self) -> bytes:
        """Return what follows the end, from where it says something; nothing at the end of the file."""
        rest, self._rest = self._rest, b""
        while not rest and (piece := self._file.read(_CHUNK_BYTES)):
            rest = piece.lstrip(_BLANK)
        return rest

    def _split(self, chunk: bytes) -> Iterator[bytes | Unreadable]:
        at = begun = 0
        while at < len(chunk):
            if self._in_string:
                at = self._pass_string(chunk, at)
                continue
            match = _MARKS.search(chunk, at)
            if match is None:
                break
            mark, at = match[0], match.end()
            if mark == b'"':
                self._in_string = True
            elif mark in _OPENS:
                self._depth += 1
                self._values += 1
            elif mark in _CLOSES:
                self._depth -= 1
                if self._depth == 0:  # the list ends, or an object of several
                    self._keep(chunk[begun : at - self._floor])
                    self._done, self._rest = True, chunk[at:].lstrip(_BLANK)
                    yield from self._end()
                    return
            elif self._depth == self._floor:
                self._keep(chunk[begun : at - 1])
                begun = at
                yield from self._end()
            else:
                self._values += 1
        self._keep(chunk[begun:])

    def _pass_string(self, chunk: bytes, at: int) -> int:
        if self._escaped:
            self._escaped = False
            return at + 1
        match = _IN_STRING.match(chunk, at)
        assert match is not None, "it may match nothing"
        end = match.end()
        if end < len(chunk) and chunk[end : end + 1] == b'"':
            self._in_string = False
            return end + 1
        self._escaped = end < len(chunk)  # a backslash whose letter is in the next piece
        return len(chunk)

    def _keep(self, part: bytes) -> None:
        self._size += len(part)
        if self._size > MOST_BYTES or self._values > MOST_VALUES:
            self._parts = None
        elif self._parts is not None:
            self._parts.append(part)

    def _end(self) -> Iterator[bytes | Unreadable]:
        parts, self._parts = self._parts, []
        self._size = self._values = 0
        if parts is None:
            yield Unreadable(too_large=True)
        elif entry := b"".join(parts).strip(_BLANK):
            yield entry
