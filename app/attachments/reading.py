"""Reads a file that a person gives to the model: what it is, whether it can be read, and its text.

The file is opened here, and only where it is a regular file of bounded size. Text is made out here; what needs a parser
goes to a process with bounds of its own (:mod:`app.attachments.extraction`).
"""

from __future__ import annotations

import base64
import json
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from app.attachments.decoding import decoded
from app.attachments.extraction import BOUNDS, PAGES
from app.attachments.file_facts import (
    BROKEN,
    MOST_BYTES,
    MOST_LETTERS,
    NOT_TEXT,
    PROTECTED,
    SCANNED,
    ExtractionFailure,
    FileKind,
    kind_of,
    shown_name,
)
from app.errors import WorldError
from app.language import number, tr, tr_count, tr_marked
from app.llama.child_processes.bounds import Bounds, TooMuchMemory, TooMuchTime
from app.llama.child_processes.service import Service, ServiceEnded
from app.llama.pictures.picture_files import PictureFiles
from app.llama.pictures.pixels import Pixels
from app.picture_headers import size_of

_PARSED = {FileKind.PDF, FileKind.DOCX, FileKind.HTML}


class UnreadableFile(WorldError):
    """A file that no model can be given; the sentence says why."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """A file that was read."""

    path: Path
    name: str
    size_bytes: int
    text: str
    note: str = ""
    """A remark on the text, such as that it is not all."""
    picture: bytes = field(default=b"", repr=False)
    """The file, where it is a picture; it has no text."""
    pixels: Pixels | None = None
    """Of the picture, upright; of a very large one fewer."""
    pages: tuple[ReadFile, ...] = ()
    """Pictures of the first pages of a PDF without text."""


def read_file(
    path: Path,
    cancelled: Callable[[], bool] = lambda: False,
    bounds: Bounds = BOUNDS,
    *,
    pictures: bool = False,
    scans: bool = False,
) -> ReadFile:
    """Read a file, on any thread.
    ``cancelled`` is asked again and again while a process reads it. With ``pictures``, these are taken too; with
    ``scans``, the first pages of a PDF without text, as pictures.

    Raises:
        UnreadableFile: see its sentence.
        Interrupted: ``cancelled`` said so.
    """
    return read_content(content_of(path), path, cancelled, bounds, pictures=pictures, scans=scans)


def read_content(
    content: bytes,
    path: Path,
    cancelled: Callable[[], bool] = lambda: False,
    bounds: Bounds = BOUNDS,
    *,
    pictures: bool = False,
    scans: bool = False,
    service: Service | None = None,
) -> ReadFile:
    """Read what a file holds; ``path`` tells its name, otherwise as :func:`read_file`.

    A ``service`` of :func:`reading_service` is asked in place of a process for this file alone.
    """
    name = shown_name(path.name)
    kind = kind_of(path.name, content[:4096])
    if kind is FileKind.PICTURE and pictures:
        return read_picture(content, name, cancelled, path)
    if kind in _PARSED:
        answer = _ask_child(
            kind.value.encode(), content, name, cancelled, service or reading_service(bounds), kept=service
        )
        if answer.get("failed") == SCANNED and scans:
            return _scan(content, path, cancelled, bounds)
        _require_read(answer, name)
        text, note = answer["text"], answer["note"]
    elif kind is FileKind.TEXT:
        try:
            text, note = decoded(content)
        except ExtractionFailure:
            raise UnreadableFile(_sentence(NOT_TEXT, name)) from None
    else:
        raise UnreadableFile(tr("“{name}” is {kind}.", name=name, kind=tr_marked(kind.value)))
    if not text.strip():
        raise UnreadableFile(tr("“{name}” has no text in it that can be read.", name=name))
    if len(text) > MOST_LETTERS:
        text, note = text[:MOST_LETTERS], f"only its first {MOST_LETTERS:,} characters"
    return ReadFile(path, name, len(content), text, note)


def read_picture(
    content: bytes, name: str, cancelled: Callable[[], bool] = lambda: False, path: Path = Path()
) -> ReadFile:
    """Look at a picture in a process of its own, on any thread.
    ``cancelled`` is asked again and again. Raises ``UnreadableFile`` if it is damaged, or too large, or of a kind that
    no model is shown, ``Interrupted`` if ``cancelled`` said so.
    """
    files = PictureFiles()
    try:
        pixels = files.read(content, f"“{name}”", cancelled)
    except WorldError as error:
        raise UnreadableFile(error.sentence) from None
    finally:
        files.close()
    return ReadFile(path, name, len(content), "", _scaled(content, pixels), picture=content, pixels=pixels)


def _scaled(content: bytes, pixels: Pixels) -> str:
    """Say that a model is given fewer pixels than the file has; empty where it gets all of them."""
    if max(size_of(content) or (0, 0)) <= max(pixels.width, pixels.height):
        return ""
    return tr(
        "scaled down to {width} x {height} pixels for the model",
        width=number(pixels.width),
        height=number(pixels.height),
    )


def reading_service(bounds: Bounds = BOUNDS) -> Service:
    """Return a process, not started yet, that reads one file after another; whoever asked for it closes it."""
    return Service("read", bounds=bounds)


def content_of(path: Path) -> bytes:
    """Return the bytes of a regular file.
    Raises ``UnreadableFile`` if it is none, is too large, or cannot be opened.
    """
    name = shown_name(path.name)
    try:
        _check(path.stat(), name)  # before it is opened: to open a pipe is to wait for somebody
        with open(path, "rb", opener=_open_at_once) as file:
            _check(os.fstat(file.fileno()), name)
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise UnreadableFile(tr("“{name}” is not there any more.", name=name)) from None
    except PermissionError:
        raise UnreadableFile(tr("“{name}” may not be read: you have no permission.", name=name)) from None
    except (OSError, ValueError) as error:  # a name may hold what no name can hold
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise UnreadableFile(tr("“{name}” cannot be read: {reason}.", name=name, reason=reason)) from error
    if len(content) > MOST_BYTES:  # it has grown meanwhile
        raise UnreadableFile(_too_large(name, len(content)))
    return content


def _open_at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _check(facts: os.stat_result, name: str) -> None:
    if stat.S_ISDIR(facts.st_mode):
        raise UnreadableFile(tr("“{name}” is a folder. Add the files in it that matter.", name=name))
    if not stat.S_ISREG(facts.st_mode):
        raise UnreadableFile(tr("“{name}” is not a file.", name=name))
    if facts.st_size > MOST_BYTES:
        raise UnreadableFile(_too_large(name, facts.st_size))
    if not facts.st_size:
        raise UnreadableFile(tr("“{name}” is empty.", name=name))


def _too_large(name: str, size_bytes: int) -> str:
    return tr(
        "“{name}” has {size} MB, and {most} MB are the most. Add the part of it that matters.",
        name=name,
        size=number(size_bytes / 1e6),
        most=number(MOST_BYTES / 1e6),
    )


def _scan(content: bytes, path: Path, cancelled: Callable[[], bool], bounds: Bounds) -> ReadFile:
    name = shown_name(path.name)
    answer = _ask_child(PAGES, content, name, cancelled, reading_service(bounds))
    _require_read(answer, name)
    note = tr_count(
        "the first page of {count} as a picture: no text is in it",
        "the first %n pages of {count} as pictures: no text is in them",
        len(answer["pages"]),
        count=number(answer["count"]),
    )
    pages = (
        read_picture(base64.b64decode(page), tr("{name}, page {page}", name=name, page=number(place)), cancelled, path)
        for place, page in enumerate(answer["pages"], 1)
    )
    return ReadFile(path, name, len(content), "", note, pages=tuple(replace(page, note=note) for page in pages))


def _ask_child(
    kind: bytes,
    content: bytes,
    name: str,
    cancelled: Callable[[], bool],
    service: Service,
    *,
    kept: Service | None = None,
) -> dict[str, Any]:
    """Return what a process says of a file; it is ended then, unless it is ``kept``."""
    try:
        answer: dict[str, Any] = json.loads(service.ask(kind + b"\n" + content, cancelled))
    except TooMuchMemory:
        raise UnreadableFile(tr("“{name}” would take too much memory to read.", name=name)) from None
    except TooMuchTime:
        raise UnreadableFile(tr("“{name}” takes too long to read.", name=name)) from None
    except ServiceEnded:
        raise UnreadableFile(_sentence(BROKEN, name)) from None
    finally:
        if service is not kept:
            service.close()
    return answer


def _require_read(answer: dict[str, Any], name: str) -> None:
    if answer.get("failed") is not None:
        raise UnreadableFile(_sentence(answer["failed"], name))


def _sentence(failure: str, name: str) -> str:
    if failure == PROTECTED:
        return tr("“{name}” is protected by a password. Save a copy without one.", name=name)
    if failure == NOT_TEXT:
        return tr("“{name}” is not text, nor a kind of file that can be read here.", name=name)
    if failure == SCANNED:
        return tr("“{name}” has no text in it: its pages are pictures, as a scanner makes them.", name=name)
    return tr("“{name}” is damaged: it cannot be read.", name=name)
