"""Facts about a given file: how much it may hold, its kind, and its name as people and models see it."""

from __future__ import annotations

import unicodedata
from enum import Enum
from pathlib import PurePath

from app.language import mark
from app.picture_headers import kind_of as picture_kind_of

MOST_FILES = 20
"""In one message."""
MOST_BYTES = 32_000_000
"""Of a file: a book is 1 MB of text, a long report 10 MB as PDF."""
MOST_LETTERS = 2_000_000
"""Of the text that is read from a file: half a million tokens, more than any context here."""


class FileKind(Enum):
    """Kinds of files: some can be read, others only named."""

    TEXT = "text"
    HTML = "html"
    PDF = "pdf"
    DOCX = "docx"
    PICTURE = mark("a picture, and only text is taken here")
    OFFICE = mark("an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first")
    OLD_OFFICE = mark(
        "an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text"
    )
    ARCHIVE = mark("an archive. Unpack it, and add the files that matter")
    MEDIA = mark("sound or video, and no model is given that here")
    PROGRAM = mark("a program or a library, not text")
    MODEL = mark("a model, not text")


_HTML = {".html", ".htm", ".xhtml", ".mhtml", ".mht"}
_ZIPPED = (
    ({".docx", ".docm", ".dotx", ".dotm"}, FileKind.DOCX),
    ({".xlsx", ".xlsm", ".pptx", ".odt", ".ods", ".odp", ".epub", ".pages", ".numbers", ".key"}, FileKind.OFFICE),
)
_PDF_LOOKED_AT = 1024
_PICTURES_IN_CONTAINERS = {b"WEBP", b"heic", b"avif", b"mif1"}
_BEGINNINGS: tuple[tuple[bytes, FileKind], ...] = (
    (b"II*\0", FileKind.PICTURE),
    (b"MM\0*", FileKind.PICTURE),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", FileKind.OLD_OFFICE),
    (b"\x1f\x8b", FileKind.ARCHIVE),
    (b"7z\xbc\xaf\x27\x1c", FileKind.ARCHIVE),
    (b"Rar!\x1a\x07", FileKind.ARCHIVE),
    (b"\xfd7zXZ\0", FileKind.ARCHIVE),
    (b"\x28\xb5\x2f\xfd", FileKind.ARCHIVE),
    (b"BZh9", FileKind.ARCHIVE),
    (b"OggS", FileKind.MEDIA),
    (b"ID3", FileKind.MEDIA),
    (b"fLaC", FileKind.MEDIA),
    (b"\x1aE\xdf\xa3", FileKind.MEDIA),
    (b"\x7fELF", FileKind.PROGRAM),
    (b"MZ\x90\0", FileKind.PROGRAM),
    (b"\xcf\xfa\xed\xfe", FileKind.PROGRAM),
    (b"GGUF", FileKind.MODEL),
)


def kind_of(name: str, beginning: bytes) -> FileKind:
    """Return what a file is. ``beginning`` is its first kilobyte, or more."""
    suffix = PurePath(name).suffix.lower()
    if b"%PDF-" in beginning[:_PDF_LOOKED_AT]:
        return FileKind.PDF
    if beginning.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return next((kind for suffixes, kind in _ZIPPED if suffix in suffixes), FileKind.ARCHIVE)
    if picture_kind_of(beginning):
        return FileKind.PICTURE
    if beginning[:4] == b"RIFF" or beginning[4:8] == b"ftyp":
        return FileKind.PICTURE if beginning[8:12] in _PICTURES_IN_CONTAINERS else FileKind.MEDIA
    for start, kind in _BEGINNINGS:
        if beginning.startswith(start):
            return kind
    return FileKind.HTML if suffix in _HTML else FileKind.TEXT


PROTECTED, BROKEN, NOT_TEXT, SCANNED = "protected", "broken", "not text", "scanned"


class ExtractionFailure(Exception):
    """The text of a file cannot be had; its argument is why: one of the words above."""


_MOST_LETTERS = 120
_SILENT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode's categories of what has no shape of its own: control, direction and joining marks, halves of characters."""


def shown_name(name: str) -> str:
    """Return a file's name with nothing in it that turns text around, breaks the line or cannot be shown.

    What has no shape becomes "�", so that two names that differ in it alone are no riddle; a long name loses its
    middle and keeps its ending.
    """
    shown = "".join("�" if unicodedata.category(letter) in _SILENT else letter for letter in name)
    shown = " ".join(shown.split()) or "�"
    if len(shown) <= _MOST_LETTERS:
        return shown
    return f"{shown[: _MOST_LETTERS - 25]}…{shown[-24:]}"
