"""A chat on the disk as the models have read it: written in small steps, read whole, believed only as it was written.

A file is::

    magic and version   8 bytes
    length              of the outline, 4 bytes
    outline             JSON: who wrote it and for which models, and the arrays in order
    arrays              each begins at a multiple of 64 bytes
    digest              BLAKE2b of all before it, 32 bytes

llama.cpp may end the process over a damaged state. So nothing is given to it before the digest was found right, and
nothing that another version of it, another model or other settings wrote.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.conversations.kept_text import STATE, KeptConversation, KeptText, shared
from app.speculation.language_model import IntArray
from app.system.files import open_file, open_private

log = logging.getLogger("draftlight.engine")

_MAGIC = b"DLSTATE\x01"
_DIGEST_BYTES = 32
_ALIGNMENT = 64
_MOST_OUTLINE_BYTES = 64 << 10
_MOST_ARRAYS = 32
_STEP_BYTES = 2 << 20
"""Written at once: a question that comes meanwhile waits a few milliseconds."""
_READ_BYTES = 16 << 20
_GROWN_TOKENS = 256
"""More tokens than the file has, before it is written again."""
_LOOKED_AT_BYTES = 256 << 10
"""Of a model's file at either end."""
_TOKENS = "tokens"
_KINDS = {"uint8": np.uint8, "int32": np.int32, "float32": np.float32}


@dataclass(frozen=True, slots=True)
class FileOrigin:
    """Setup that a file was written with; it must be the same for the file to be of use."""

    program: str
    """The version of llama.cpp."""
    target: str
    """The name of the target's file."""
    target_file: str
    """Fingerprint of the target's file; see :func:`fingerprint`."""
    setup: str
    """Setup of the target."""
    draft: str
    """Likewise for the draft, file and setup; empty where there is none. The target's part is of use without it."""


@dataclass(frozen=True, slots=True, eq=False)
class FileOutline:
    """Facts that a file states about itself, not yet verified."""

    tokens: IntArray
    size_bytes: int
    whole_only: bool

    def usable(self, tokens: IntArray) -> int:
        """Return how many tokens are of use, as :meth:`KeptConversation.usable`."""
        same = shared(self.tokens, tokens)
        return same if same == len(self.tokens) or not self.whole_only else 0


@dataclass(frozen=True, slots=True)
class _ArrayEntry:
    part: str
    name: str
    kind: str
    shape: tuple[int, ...]
    offset: int

    @property
    def size_bytes(self) -> int:
        return int(np.prod(self.shape, dtype=np.int64)) * np.dtype(_KINDS[self.kind]).itemsize

    def of(self, content: NDArray[np.uint8]) -> NDArray[Any]:
        part = content[self.offset : self.offset + self.size_bytes]
        return part.view(_KINDS[self.kind]).reshape(self.shape)


class UnusableFile(Exception):
    """Raised where a file is damaged, or is none of ours, and can go."""


class ChatStateFiles:
    """The files of one loaded pair; used by the engine's thread alone.

    Args:
        folder: where they are.
        origin: who reads and writes.
    """

    def __init__(self, folder: ChatStateFolder, origin: FileOrigin) -> None:
        self._folder = folder
        self._origin = origin
        self._known: dict[int, IntArray] = {}  # what the file of a chat holds, or what is not worth a file
        self._off = False

    def outline(self, chat: int) -> FileOutline | None:
        """Return what the file of a chat promises; ``None`` where there is none for this pair.

        A file that nobody can use any more is removed.
        """
        try:
            with open_file(self._folder.file(chat)) as file:
                header, places, size = _outline(file)
                if not self._is_ours(header):
                    return None
                place = next(place for place in places if (place.part, place.name) == ("target", _TOKENS))
                file.seek(place.offset)
                tokens = np.frombuffer(file.read(place.size_bytes), dtype=np.int32)
        except FileNotFoundError:
            return None
        except OSError as error:
            log.info("a kept chat cannot be read: %s", error.strerror)
            return None
        except (UnusableFile, StopIteration, ValueError):
            self._remove(chat)
            return None
        return FileOutline(tokens, size, bool(header.get("whole_only")))

    def read(self, chat: int, cancelled: Callable[[], bool] = lambda: False) -> KeptConversation | None:
        """Return a chat as it was written; ``None`` where there is no such file, or it is damaged and was removed."""
        path = self._folder.file(chat)
        try:
            with open_file(path) as file:
                header, places, size = _outline(file)
                if not self._is_ours(header):
                    return None
                content = _content(file, size, cancelled)
            os.utime(path)
        except (UnusableFile, ValueError):
            self._remove(chat)
            return None
        except (OSError, MemoryError) as error:
            log.info("a kept chat cannot be read: %s", type(error).__name__)
            return None
        if content is None:
            return None
        try:
            target = _text(places, content, "target")
            draft = _text(places, content, "draft") if self._knows_draft(header, places) else None
        except UnusableFile:
            self._remove(chat)
            return None
        self._known[chat] = target.tokens
        return KeptConversation(target, draft, bool(header.get("whole_only")), chat)

    def lacks(self, chat: int | None, tokens: IntArray) -> bool:
        """Return whether so much of a chat is not on the disk that it should be written."""
        if chat is None or self._off or len(tokens) < _GROWN_TOKENS:
            return False
        known = self._known.get(chat)
        if known is None:
            outline = self.outline(chat)
            known = outline.tokens if outline is not None else tokens[:0]
            self._known[chat] = known
        return len(tokens) - shared(known, tokens) >= _GROWN_TOKENS

    def leave_out(self, chat: int, tokens: IntArray) -> None:
        """Do not write a chat before it has grown."""
        self._known[chat] = tokens

    def forget(self, chats: Callable[[int], bool]) -> None:
        """Take up that chats were deleted."""
        self._known = {chat: tokens for chat, tokens in self._known.items() if not chats(chat)}

    def writing(self, one: KeptConversation, most_bytes: int) -> Generator[int, None, None]:
        """Write a chat in small steps; each yields how many bytes are still to be written.

        Closing the iterator abandons the file. What cannot be written is left out, and after an error nothing is
        written any more: the disk is full, or not ours to write.
        """
        assert one.chat is not None
        self._known[one.chat] = one.target.tokens
        head, arrays, size = _head(one, self._origin)
        part: Path | None = None
        try:
            part = self._folder.begin(one.chat, size, most_bytes)
            if part is None:
                return
            yield from _write(part, head, arrays, size)
            if not self._folder.finish(part, one.chat):
                self._known.pop(one.chat, None)
            part = None
        except OSError as error:
            log.info("chats are not kept on the disk any more: %s", error.strerror)
            self._off = True
        finally:
            if part is not None:
                self._folder.abandon(part)
                self._known.pop(one.chat, None)

    def _is_ours(self, header: Mapping[str, Any]) -> bool:
        """Return whether a file is of use for this pair.

        Raises:
            UnusableFile: it is of use for none: another version wrote it, or the model's file has changed since.
        """
        ours = self._origin
        if header.get("program") != ours.program:
            raise UnusableFile
        if header.get("target_file") != ours.target_file:
            if header.get("target") == ours.target:
                raise UnusableFile
            return False
        return bool(header.get("setup") == ours.setup)

    def _knows_draft(self, header: Mapping[str, Any], places: Sequence[_ArrayEntry]) -> bool:
        same = bool(self._origin.draft) and header.get("draft") == self._origin.draft
        return same and any(place.part == "draft" for place in places)

    def _remove(self, chat: int) -> None:
        log.info("a kept chat is of no use any more and was removed")
        self._folder.remove(chat)
        self._known.pop(chat, None)


def fingerprint(path: Path) -> str:
    """Return what tells a model's file from others, without reading all of it.

    Raises:
        OSError: it cannot be read.
    """
    stat = path.stat()
    digest = hashlib.blake2b(f"{stat.st_size} {stat.st_mtime_ns}".encode(), digest_size=16)
    with open_file(path) as file:
        digest.update(file.read(_LOOKED_AT_BYTES))
        file.seek(max(0, stat.st_size - _LOOKED_AT_BYTES))
        digest.update(file.read(_LOOKED_AT_BYTES))
    return digest.hexdigest()


def _head(one: KeptConversation, origin: FileOrigin) -> tuple[bytes, list[tuple[int, NDArray[Any]]], int]:
    """Return a file's beginning, its arrays with their places, and the size of the whole."""
    named: list[tuple[str, str, NDArray[Any]]] = []
    for part, text in (("target", one.target), ("draft", one.draft)):
        if text is not None:
            named.append((part, _TOKENS, text.tokens))
            named += ((part, name, np.ascontiguousarray(array)) for name, array in text.arrays.items())
    outline = {**asdict(origin), "whole_only": one.whole_only}
    rows = [[part, name, array.dtype.name, list(array.shape)] for part, name, array in named]
    raw = json.dumps({**outline, "arrays": rows}).encode()
    head = _MAGIC + len(raw).to_bytes(4, "little") + raw
    offset = len(head)
    placed = []
    for _, _, array in named:
        offset = _aligned(offset)
        placed.append((offset, array))
        offset += array.nbytes
    return head, placed, offset + _DIGEST_BYTES


def _write(
    part: Path, head: bytes, arrays: Sequence[tuple[int, NDArray[Any]]], size: int
) -> Generator[int, None, None]:
    digest = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    with contextlib.suppress(FileNotFoundError):
        part.unlink()
    with open(part, "xb", opener=open_private, buffering=0) as file:
        done = _put(file, digest, head)
        for offset, array in arrays:
            done += _put(file, digest, bytes(offset - done))
            content = array.data.cast("B") if array.nbytes else memoryview(b"")
            for start in range(0, array.nbytes, _STEP_BYTES):
                done += _put(file, digest, content[start : start + _STEP_BYTES])
                yield size - done
        _put(file, None, digest.digest())


def _put(file: IO[bytes], digest: Any, content: bytes | memoryview) -> int:
    written = 0
    while written < len(content):
        written += file.write(content[written:])
    if digest is not None:
        digest.update(content)
    return len(content)


def _outline(file: IO[bytes]) -> tuple[Mapping[str, Any], list[_ArrayEntry], int]:
    """Return what a file says of itself, the places of its arrays, and its size.

    Raises:
        UnusableFile: that cannot be.
    """
    size = os.fstat(file.fileno()).st_size
    if file.read(len(_MAGIC)) != _MAGIC:
        raise UnusableFile
    length = int.from_bytes(file.read(4), "little")
    raw = file.read(length) if length <= _MOST_OUTLINE_BYTES else b""
    try:
        header = json.loads(raw)
    except (ValueError, RecursionError):
        raise UnusableFile from None
    rows = header.get("arrays") if isinstance(header, dict) else None
    if len(raw) != length or not isinstance(rows, list) or len(rows) > _MOST_ARRAYS:
        raise UnusableFile
    offset = len(_MAGIC) + 4 + length
    places = []
    for row in rows:
        place = _place(row, _aligned(offset))
        offset = place.offset + place.size_bytes
        if offset > size:
            raise UnusableFile
        places.append(place)
    if offset + _DIGEST_BYTES != size:
        raise UnusableFile
    return header, places, size


def _place(row: Any, offset: int) -> _ArrayEntry:
    if not isinstance(row, list) or len(row) != 4:
        raise UnusableFile
    part, name, kind, shape = row
    known = part in {"target", "draft"} and isinstance(name, str) and kind in _KINDS
    counts = isinstance(shape, list) and len(shape) in {1, 2} and all(type(n) is int and 0 <= n < 2**40 for n in shape)
    if not known or not counts:
        raise UnusableFile
    return _ArrayEntry(part, name, kind, tuple(shape), offset)


def _content(file: IO[bytes], size: int, cancelled: Callable[[], bool]) -> NDArray[np.uint8] | None:
    """Return all of a file; ``None`` where ``cancelled`` said so.

    Raises:
        UnusableFile: it is not what was written.
    """
    file.seek(0)
    content = np.empty(size, dtype=np.uint8)
    view = content.data
    digest = hashlib.blake2b(digest_size=_DIGEST_BYTES)
    end = size - _DIGEST_BYTES
    with ThreadPoolExecutor(1, "digest") as beside:  # while one part is checked, the next one is read
        checked = beside.submit(digest.update, b"")
        for start in range(0, end, _READ_BYTES):
            if cancelled():
                return None
            piece = view[start : min(start + _READ_BYTES, end)]
            if file.readinto(piece) != len(piece):  # type: ignore[attr-defined]
                raise UnusableFile
            checked.result()
            checked = beside.submit(digest.update, piece)
        checked.result()
    if file.read(_DIGEST_BYTES) != digest.digest():
        raise UnusableFile
    return content


def _text(places: Sequence[_ArrayEntry], content: NDArray[np.uint8], part: str) -> KeptText:
    arrays = {place.name: place.of(content) for place in places if place.part == part}
    tokens = arrays.pop(_TOKENS, None)
    if tokens is None or tokens.dtype != np.int32 or tokens.ndim != 1 or STATE not in arrays:
        raise UnusableFile
    return KeptText(tokens, arrays)


def _aligned(offset: int) -> int:
    return -(-offset // _ALIGNMENT) * _ALIGNMENT
