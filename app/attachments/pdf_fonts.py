"""A stand-in for the fonts of East Asia that a PDF names and does not hold.

PDFium leaves out letters without an extent. Where the computer has no font for them, these are all that are written
from top to bottom. In `resources/stand-in.ttf` every letter is the same square, by a character map of format 13. Which
letter is meant follows from the PDF, so its text does not depend on the computer's fonts.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import pypdfium2.raw as pdfium

from app.paths import resources

_EAST_ASIAN = {
    pdfium.FXFONT_SHIFTJIS_CHARSET, pdfium.FXFONT_HANGEUL_CHARSET, pdfium.FXFONT_GB2312_CHARSET,
    pdfium.FXFONT_CHINESEBIG5_CHARSET,
}  # fmt: skip
_HANDLE = 1
_WHOLE_FILE = 0


@cache
def use_stand_in_font() -> Any:
    """Have PDFium take the stand-in in this process; return what has to be kept for that."""
    font = (resources() / "stand-in.ttf").read_bytes()

    def choose(_info: Any, _weight: int, _italic: int, charset: int, *_: Any) -> int | None:
        return _HANDLE if charset in _EAST_ASIAN else None

    def give(_info: Any, _handle: Any, table: int, place: Any, size: int) -> int:
        if table != _WHOLE_FILE:
            return 0
        if size >= len(font):
            ctypes.memmove(place, font, len(font))
        return len(font)

    answers: dict[str, Callable[..., int | None]] = {
        "Release": lambda *_: None,
        "EnumFonts": lambda *_: None,
        "MapFont": choose,
        "GetFont": lambda *_: None,
        "GetFontData": give,
        "GetFaceName": lambda *_: 0,
        "GetFontCharset": lambda *_: 0,
        "DeleteFont": lambda *_: None,
    }
    kinds = dict(pdfium.FPDF_SYSFONTINFO._fields_)
    info = pdfium.FPDF_SYSFONTINFO(version=1, **{name: kinds[name](answer) for name, answer in answers.items()})
    pdfium.FPDF_SetSystemFontInfo(info)
    return info
