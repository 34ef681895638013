"""Reads the keys and the list of tensors at the start of a GGUF file, within bounds.

The file may be hostile: every count is checked against the bytes that could hold it before anything is allocated, and
no more than ``MOST_HEADER_BYTES`` are ever read.

Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

from app.errors import ModelFileError
from app.language import tr

MOST_HEADER_BYTES = 96 * 1024 * 1024
"""The largest headers known are below 20 MB."""
_MOST_KEYS = 65_536
_MOST_TENSORS = 100_000
_MOST_TOKENS = 2_000_000
_MOST_KEPT_NUMBERS = 4096
_MOST_DIMENSIONS = 8
_SCALARS = {
    0: struct.Struct("<B"), 1: struct.Struct("<b"), 2: struct.Struct("<H"), 3: struct.Struct("<h"),
    4: struct.Struct("<I"), 5: struct.Struct("<i"), 6: struct.Struct("<f"), 7: struct.Struct("<?"),
    10: struct.Struct("<Q"), 11: struct.Struct("<q"), 12: struct.Struct("<d"),
}  # fmt: skip
_STRING, _ARRAY = 8, 9
_U32, _U64 = _SCALARS[4], _SCALARS[10]
_TOKENS_KEY = "tokenizer.ggml.tokens"
_KEPT_ARRAYS = (
    _TOKENS_KEY, ".attention.head_count_kv", ".attention.recurrent_layers", ".attention.sliding_window_pattern",
    ".target_layers",
)  # fmt: skip
"""Ends of the keys whose arrays are kept; what nobody reads must not fill the memory."""


class HeaderIncomplete(Exception):
    """The bytes given end before the header does; with more of them it may be read."""


@dataclass(frozen=True, slots=True)
class TableShape:
    """Of a tensor, as the header has it."""

    kind: int
    """ggml's number for how its values are written."""
    sizes: tuple[int, ...]
    """The rows' length comes first."""


@dataclass(frozen=True, slots=True)
class TensorEntry:
    """A tensor in the header's list."""

    name: str
    offset: int
    """Where its data begins, from where that of the first one does."""
    shape: TableShape


class HeaderReader:
    """Reads forward through the bytes; never past them, never beyond the bound.

    Args:
        data: the file's first bytes.
        name: the file's name, for sentences.
        at: where to begin.
    """

    def __init__(self, data: bytes, name: str, at: int) -> None:
        self._data = data
        self._name = name
        self.at = at

    def contents(self) -> tuple[dict[str, Any], list[TensorEntry]]:
        """Return the values of all keys, and the list of tensors.

        Raises:
            HeaderIncomplete: more bytes are needed.
            ModelFileError: no number of bytes would help.
        """
        tensors, keys = self.scalar(_U64), self.scalar(_U64)
        if keys > _MOST_KEYS or tensors > _MOST_TENSORS:
            raise self.damaged()
        values: dict[str, Any] = {}
        for _ in range(keys):
            key = self.text()
            value = self.value(self.scalar(_U32), keep=key.endswith(_KEPT_ARRAYS))
            if key in values:
                raise self.damaged()
            values[key] = value
        return values, [self._tensor() for _ in range(tensors)]

    def _tensor(self) -> TensorEntry:
        name = self.text()
        dimensions = self.scalar(_U32)
        if dimensions > _MOST_DIMENSIONS:
            raise self.damaged()
        sizes = tuple(int(self.scalar(_U64)) for _ in range(dimensions))
        kind = int(self.scalar(_U32))
        return TensorEntry(name, int(self.scalar(_U64)), TableShape(kind, sizes))

    def damaged(self) -> ModelFileError:
        """Return the error of a header that contradicts itself."""
        return ModelFileError(tr("{name} is damaged: its description of itself makes no sense.", name=self._name))

    def scalar(self, kind: struct.Struct) -> Any:
        """Read a number or a truth value."""
        start = self.at
        self.skip(kind.size)
        return kind.unpack_from(self._data, start)[0]

    def skip(self, count: int) -> None:
        """Go on by ``count`` bytes."""
        if self.at + count > MOST_HEADER_BYTES:
            raise self.damaged()
        if self.at + count > len(self._data):
            raise HeaderIncomplete
        self.at += count

    def raw(self) -> bytes:
        """Read a text as its bytes, which a length stands before."""
        length = self.scalar(_U64)
        start = self.at
        self.skip(length)
        return self._data[start : self.at]

    def text(self) -> str:
        """Read a text."""
        return self.raw().decode("utf-8", "replace")

    def value(self, kind: int, *, keep: bool) -> Any:
        """Read a value of one of GGUF's kinds; arrays are empty unless they are to be kept."""
        if kind == _STRING:
            return self.text()
        if kind == _ARRAY:
            return self._array(keep=keep)
        if kind not in _SCALARS:
            raise self.damaged()
        return self.scalar(_SCALARS[kind])

    def _array(self, *, keep: bool) -> tuple[Any, ...]:
        kind, count = self.scalar(_U32), self.scalar(_U64)
        if kind == _STRING:
            if self.at + 8 * count > MOST_HEADER_BYTES or (keep and count > _MOST_TOKENS):
                raise self.damaged()
            return self._strings(count, keep=keep)
        if kind not in _SCALARS:  # arrays of arrays are allowed by the format and read by nobody
            raise self.damaged()
        start, size = self.at, _SCALARS[kind].size
        self.skip(count * size)
        if count > _MOST_KEPT_NUMBERS or not keep:
            return ()
        return tuple(number for (number,) in _SCALARS[kind].iter_unpack(self._data[start : self.at]))

    def _strings(self, count: int, *, keep: bool) -> tuple[bytes, ...]:
        # The hot loop: a vocabulary and its merges are half a million strings.
        kept: list[bytes] = []
        data, at, end, unpack = self._data, self.at, len(self._data), _U64.unpack_from
        for _ in range(count):
            if at + 8 > end:
                raise HeaderIncomplete
            start = at + 8
            at = start + unpack(data, at)[0]
            if at > MOST_HEADER_BYTES:
                raise self.damaged()
            if at > end:
                raise HeaderIncomplete
            if keep:
                kept.append(data[start:at])
        self.at = at
        return tuple(kept)
