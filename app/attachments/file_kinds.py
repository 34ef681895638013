"""What a file is, by its first bytes and, where these say nothing, by the end of its name."""

from __future__ import annotations

from enum import Enum
from pathlib import PurePath

from app.language import mark


class Kind(Enum):
    """What can be read, and what can only be named."""

    TEXT = "text"
    HTML = "html"
    PDF = "pdf"
    DOCX = "docx"
    PICTURE = mark("a picture, and this chat gives models text alone, also those that see")
    OFFICE = mark("an Office file of a kind that cannot be read here. Save it as DOCX, PDF, CSV or text first")
    OLD_OFFICE = mark(
        "an Office file of the old kind, or one with a password. Save it without a password as DOCX, PDF, CSV or text"
    )
    ARCHIVE = mark("an archive. Unpack it, and add the files that matter")
    MEDIA = mark("sound or video, and no model is given that here")
    PROGRAM = mark("a program or a library, not text")
    MODEL = mark("a model, not text")


_HTML = {".html", ".htm", ".xhtml"}
_OFFICE = {".xlsx", ".xlsm", ".pptx", ".odt", ".ods", ".odp", ".epub", ".pages", ".numbers", ".key"}
_DOCX = {".docx", ".docm", ".dotx", ".dotm"}
_PDF_LOOKED_AT = 1024
_BEGINNINGS: tuple[tuple[bytes, Kind], ...] = (
    (b"\x89PNG\r\n", Kind.PICTURE),
    (b"\xff\xd8\xff", Kind.PICTURE),
    (b"GIF87a", Kind.PICTURE),
    (b"GIF89a", Kind.PICTURE),
    (b"II*\0", Kind.PICTURE),
    (b"MM\0*", Kind.PICTURE),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", Kind.OLD_OFFICE),
    (b"\x1f\x8b", Kind.ARCHIVE),
    (b"7z\xbc\xaf\x27\x1c", Kind.ARCHIVE),
    (b"Rar!\x1a\x07", Kind.ARCHIVE),
    (b"\xfd7zXZ\0", Kind.ARCHIVE),
    (b"\x28\xb5\x2f\xfd", Kind.ARCHIVE),
    (b"BZh9", Kind.ARCHIVE),
    (b"OggS", Kind.MEDIA),
    (b"ID3", Kind.MEDIA),
    (b"fLaC", Kind.MEDIA),
    (b"\x1aE\xdf\xa3", Kind.MEDIA),
    (b"\x7fELF", Kind.PROGRAM),
    (b"MZ\x90\0", Kind.PROGRAM),
    (b"\xcf\xfa\xed\xfe", Kind.PROGRAM),
    (b"GGUF", Kind.MODEL),
)


def kind_of(name: str, beginning: bytes) -> Kind:
    """Return what a file is.

    Args:
        name: its name.
        beginning: its first kilobyte, or more.
    """
    suffix = PurePath(name).suffix.lower()
    if b"%PDF-" in beginning[:_PDF_LOOKED_AT]:
        return Kind.PDF
    if beginning.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return Kind.DOCX if suffix in _DOCX else Kind.OFFICE if suffix in _OFFICE else Kind.ARCHIVE
    if beginning[:4] == b"RIFF":
        return Kind.PICTURE if beginning[8:12] == b"WEBP" else Kind.MEDIA
    if beginning[4:8] == b"ftyp":
        return Kind.PICTURE if beginning[8:12] in {b"heic", b"avif", b"mif1"} else Kind.MEDIA
    for start, kind in _BEGINNINGS:
        if beginning.startswith(start):
            return kind
    return Kind.HTML if suffix in _HTML else Kind.TEXT
