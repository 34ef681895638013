"""The pictures and files of messages: inside an export's JSON, or beside it in the same archive or folder."""

from __future__ import annotations

import base64
import html
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any, Literal, TypeVar
from urllib.parse import unquote, unquote_to_bytes

from app.chats.imports.containers import Container
from app.chats.imports.json_elements import BrokenOff, NoJson, Unreadable, entries
from app.chats.records import AttachedFile
from app.picture_headers import kind_of, problem_of

LeftOutKind = Literal["picture", "file", "recording"]
_HEADS: dict[LeftOutKind, tuple[str, str]] = {
    "picture": ("Picture", "Pictures"),
    "file": ("File", "Files"),
    "recording": ("Recording", "Recordings"),
}


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One picture, file or recording of a message that does not come in."""

    kind: LeftOutKind
    name: str = ""
    is_in_export: bool = False
    """True if it is there, and is of a kind or size that cannot be taken in."""
    has_words: bool = False
    """True if its words are in the message, which then needs no note of it."""


def write_note(left_out: Sequence[LeftOut]) -> str:
    """Return what a message says of what it lacks; nothing where it lacks nothing."""
    groups: dict[tuple[LeftOutKind, bool], list[str]] = {}
    for one in left_out:
        if not one.has_words:
            groups.setdefault((one.kind, one.is_in_export), []).append(one.name)
    return "\n\n".join(_write_group_note(kind, names, is_in_export) for (kind, is_in_export), names in groups.items())


def _write_group_note(kind: LeftOutKind, names: Sequence[str], is_in_export: bool) -> str:
    one, many = _HEADS[kind]
    reason = "not taken in" if is_in_export else "not in the export"
    if all(names):
        return f"({one if len(names) == 1 else many} {reason}: {', '.join(names)})"
    return f"({one} {reason})" if len(names) == 1 else f"({len(names)} {many.lower()} {reason})"


_ATTRIBUTE = re.compile(r'(?<![\w-])([\w-]++)="([^"]*)"')


def replace_marked(text: str, begin: str, end: str, words: Callable[[str], str]) -> str:
    """Return a text in which each stretch between two marks, and the marks, are what ``words`` makes of the stretch."""
    return "".join(_pieces(text, begin, end, words))


def set_apart(text: str, begin: str, end: str, words: Callable[[str], str | None]) -> str:
    """Do what :func:`replace_marked` does, with empty lines around each stretch; one of which ``words`` makes ``None``
    stays as it is, with its marks.
    """
    pieces = [*_pieces(text, begin, end, words)]
    return "\n\n".join(piece.strip() for piece in pieces if piece.strip()) if len(pieces) > 1 else text


def read_attributes(head: str) -> dict[str, str]:
    """Return what the beginning of a mark says, as HTML writes it: values by their names."""
    return {name: html.unescape(value) for name, value in _ATTRIBUTE.findall(head)}


def _pieces(text: str, begin: str, end: str, words: Callable[[str], str | None]) -> Iterator[str]:
    at = rest_at = 0
    while (start := text.find(begin, at)) >= 0 and (stop := text.find(end, start + len(begin))) >= 0:
        at = stop + len(end)
        inserted = words(text[start + len(begin) : stop])
        if inserted is not None:
            yield text[rest_at:start]
            yield inserted
            rest_at = at
    yield text[rest_at:]


ImportedFile = AttachedFile | LeftOut
Made = TypeVar("Made")
_MOST_OF_A_CHAT = 256 * 10**6
"""Bytes of all files beside the JSON that one chat may bring."""
_MOST_USES = 16
"""Limit on how often all files together are taken: a picture belongs to one message, and to each version of it."""
_MOST_TEXT_BYTES = 4 * 10**6
_ID = re.compile(r"file[-_][0-9A-Za-z]+")
"""ChatGPT's identifier of a file; the name of the file begins so too."""
_PICTURE_NAMES = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".bmp")


class ExportFiles:
    """Finds files beside the conversations of an export by their names."""

    def __init__(self, container: Container) -> None:
        self._container = container
        self._paths: dict[str, str] = {}
        for path in container.others:
            name = PurePosixPath(path).name
            match = _ID.match(name)
            for key in (
                path.lower(),
                name.lower(),
                PurePosixPath(name).stem.lower(),
                match[0].lower() if match else "",
            ):
                self._paths.setdefault(key, path)
        self._bytes_left = _MOST_USES * sum(filter(None, container.others.values()))
        self._left_of_chat = _MOST_OF_A_CHAT
        self._results: dict[str, Any] = {}

    def begin_chat(self) -> None:
        """Give the next chat its own room."""
        self._left_of_chat = _MOST_OF_A_CHAT

    def take_file(self, *names: object, name: str = "", kind: LeftOutKind = "file") -> ImportedFile:
        """Return a file of a message.
        ``names`` are what it may be called in the export, such as its id or its path; ``name`` is what the person
        called it.
        """
        path = self._path_of(names)
        if path is None:
            return LeftOut(kind, name)
        size = self._container.others[path]
        if size is None or size > min(self._bytes_left, self._left_of_chat):
            return LeftOut(kind, name, is_in_export=True)
        content = self._container.read_other(path)
        if content is None:
            return LeftOut(kind, name, is_in_export=True)
        self._bytes_left -= len(content)
        self._left_of_chat -= len(content)
        called = name or PurePosixPath(path).name
        if kind_of(content) or kind == "picture":
            return read_picture(content, name)
        return read_text_file(content, called) if kind == "file" else LeftOut(kind, name, is_in_export=True)

    def take_picture(self, reference: object, name: str = "") -> ImportedFile:
        """Return the picture that a message shows: from a ``data:`` address, base64, or the name of a file."""
        if not isinstance(reference, str):
            return LeftOut("picture", name)
        content = content_of(reference)
        if content is not None:
            return read_picture(content, name)
        return self.take_file(reference, name=name, kind="picture")

    def has_file(self, name: object) -> bool:
        """Return whether the export has a file of that name or id."""
        return self._path_of((name,)) is not None

    def read_once(self, name: str, make: Callable[[Iterator[Any]], Made]) -> Made:
        """Return what is made of the entries of a JSON file of the export, read when it is first asked for."""
        if name not in self._results:
            self._results[name] = make(self._entries(name))
        result: Made = self._results[name]
        return result

    def _entries(self, name: str) -> Iterator[Any]:
        path = next((path for path in self._container.sizes if PurePosixPath(path).name == name), None)
        if path is None:
            return
        try:
            with self._container.open(path) as file:
                for entry in entries(file):
                    if not isinstance(entry, Unreadable):
                        yield entry
        except (NoJson, BrokenOff, OSError):
            return

    def _path_of(self, names: tuple[object, ...]) -> str | None:
        for name in names:
            if not isinstance(name, str) or not name or len(name) > 1000:
                continue
            whole = unquote(name.partition("://")[2] or name).partition("#")[0].partition("?")[0].lower()
            last = PurePosixPath(whole).name
            match = _ID.match(last)
            for key in (whole, last, match[0] if match else ""):
                if key and key in self._paths:
                    return self._paths[key]
        return None


def read_picture(content: bytes, name: str = "") -> ImportedFile:
    """Return a picture that models can be shown, or what is to be said of another one."""
    if problem_of(content) is not None:
        return LeftOut("picture", name, is_in_export=True)
    return AttachedFile(_name_picture(name, content), len(content), "", picture=content)


def _name_picture(name: str, content: bytes) -> str:
    if name.lower().endswith(_PICTURE_NAMES):
        return name[-255:]
    return f"{' '.join(name.split())[:80] or 'Picture'}.{kind_of(content)}"  # such as what it was made from, in words


def read_text_file(content: bytes, name: str) -> ImportedFile:
    """Return a file of plain text, or what is to be said of another one."""
    if len(content) <= _MOST_TEXT_BYTES and content and b"\0" not in content:
        try:
            return AttachedFile(name[:255] or "File", len(content), content.decode("utf-8-sig"))
        except UnicodeDecodeError:
            pass
    return LeftOut("file", name, is_in_export=True)


def make_text_file(name: object, size: object, text: object) -> AttachedFile | None:
    """Return a file whose words stand in the JSON; ``None`` where there are none."""
    if not isinstance(text, str) or not text:
        return None
    size_bytes = size if isinstance(size, int) and 0 <= size < 2**53 else len(text.encode("utf-8", "replace"))
    return AttachedFile((name if isinstance(name, str) else "")[:255] or "File", size_bytes, text)


def describe_missing(name: object, kind: str = "") -> LeftOut:
    """Return what is to be said of a file that an export only names.
    ``kind`` is its media type, or as much of it as the export tells.
    """
    called = name if isinstance(name, str) else ""
    if kind.startswith(("image", "picture")):
        return LeftOut("picture", called)
    return LeftOut("recording" if kind.startswith(("audio", "video")) else "file", called)


def content_of(address: str) -> bytes | None:
    """Return the bytes of a ``data:`` address or of long base64; ``None`` where it is neither."""
    if address[:5].lower() == "data:":
        head, _, body = address.partition(",")
        return _decode(body) if ";base64" in head.lower() else unquote_to_bytes(body)
    # No name of a file is so long, and no address has these letters alone.
    return _decode(address) if len(address) > 64 and _BASE64.fullmatch(address) else None


_BASE64 = re.compile(r"[A-Za-z0-9+/_\-\s]+(?:=[=\s]*)?")


def _decode(text: str) -> bytes:
    letters = unquote(text).translate(_TO_STANDARD).rstrip("=")
    try:
        return base64.b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        return b""


_TO_STANDARD = str.maketrans({"-": "+", "_": "/", " ": None, "\n": None, "\r": None, "\t": None})


def take_out_pictures(text: str) -> tuple[str, list[ImportedFile]]:
    """Return a text without the pictures whose bytes stand in it as Markdown has them, and those pictures."""
    pictures: list[ImportedFile] = []

    def take(address: str) -> str:
        pictures.append(read_picture(content_of(f"data:image/{address}") or b""))
        return _TAKEN

    if "](data:image/" not in text:
        return text, []
    rest = replace_marked(text, "](data:image/", ")", take)
    # Of "![words](data:…)" the words are left, which name the picture.
    names = iter(re.findall(rf"\[([^\[\]]{{0,200}}){_TAKEN}", rest))
    named = [_rename(one, next(names, "")) for one in pictures]
    return re.sub(rf"!?\[[^\[\]]{{0,200}}{_TAKEN}|{_TAKEN}", "", rest).strip(), named


def _rename(file: ImportedFile, name: str) -> ImportedFile:
    if not name:
        return file
    return replace(file, name=_name_picture(name, file.picture) if isinstance(file, AttachedFile) else name)


_TAKEN = "\x1a"
"""Stands for a picture that was taken out; no text has it."""
