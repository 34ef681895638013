"""Reads PDF files page by page: as text, with the words of forms and notes, and as pictures. No script in one runs.

Fonts of East Asia that a PDF names and does not hold have a stand-in. PDFium leaves out letters without an extent.
Where the computer has no font for them, these are all that are written from top to bottom. In `resources/stand-in.ttf`
every letter is the same square, by a character map of format 13. Which letter is meant follows from the PDF, so its
text does not depend on the computer's fonts.
"""

from __future__ import annotations

import ctypes
import io
import logging
import re
import time
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pypdfium2.raw as pdfium
from pypdfium2 import PdfDocument, PdfiumError, PdfPage

from app.attachments.file_facts import BROKEN, MOST_LETTERS, PROTECTED, SCANNED, ExtractionFailure
from app.attachments.html_text import text_of_html
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


_HIDDEN = pdfium.FPDF_ANNOT_FLAG_HIDDEN | pdfium.FPDF_ANNOT_FLAG_NOVIEW
_WITHOUT_WORDS = {
    pdfium.FPDF_ANNOT_LINK, pdfium.FPDF_ANNOT_POPUP,  # a popup repeats the words of its note
    pdfium.FPDF_ANNOT_SCREEN, pdfium.FPDF_ANNOT_MOVIE, pdfium.FPDF_ANNOT_SOUND,
}  # fmt: skip


def filled_in_words(page: PdfPage, form: Any | None) -> str:
    """Return what was filled into a page's form and the notes on it, a line each; empty where there is nothing."""
    fields: dict[str, None] = {}  # a field can stand in several places
    notes: list[str] = []
    for annotation in _annotations(page):
        kind = pdfium.FPDFAnnot_GetSubtype(annotation)
        if kind == pdfium.FPDF_ANNOT_WIDGET:
            if value := _value(form, annotation).strip():
                fields[f"{_name(form, annotation)}: {value}"] = None
        elif kind not in _WITHOUT_WORDS and (words := _note(annotation).strip()):
            notes.append(words)
    parts = (("Filled in:", [*fields]), ("Notes:", notes))
    return "\n\n".join("\n".join([heading, *lines]) for heading, lines in parts if lines)


def _annotations(page: PdfPage) -> Iterator[Any]:
    for place in range(pdfium.FPDFPage_GetAnnotCount(page)):
        if annotation := pdfium.FPDFPage_GetAnnot(page, place):
            if not pdfium.FPDFAnnot_GetFlags(annotation) & _HIDDEN:
                yield annotation
            pdfium.FPDFPage_CloseAnnot(annotation)


def _name(form: Any | None, annotation: Any) -> str:
    names = (pdfium.FPDFAnnot_GetFormFieldAlternateName, pdfium.FPDFAnnot_GetFormFieldName)
    values = (_text(name, form, annotation) for name in names)
    return next(filter(None, values), "") or _entry(annotation, b"TU") or _entry(annotation, b"T") or "field"


def _value(form: Any | None, annotation: Any) -> str:
    match pdfium.FPDFAnnot_GetFormFieldType(form, annotation):
        case pdfium.FPDF_FORMFIELD_CHECKBOX | pdfium.FPDF_FORMFIELD_RADIOBUTTON:
            if pdfium.FPDFAnnot_IsChecked(form, annotation):
                value = _text(pdfium.FPDFAnnot_GetFormFieldExportValue, form, annotation)
            else:  # some programs set the value and leave out how the box looks
                value = "" if _entry(annotation, b"AS") else _own_value(annotation)
            return value and f"{value} (checked)"
        case pdfium.FPDF_FORMFIELD_COMBOBOX | pdfium.FPDF_FORMFIELD_LISTBOX:
            return ", ".join(_chosen(form, annotation)) or _text(pdfium.FPDFAnnot_GetFormFieldValue, form, annotation)
        case pdfium.FPDF_FORMFIELD_TEXTFIELD:
            return _text(pdfium.FPDFAnnot_GetFormFieldValue, form, annotation)
        case pdfium.FPDF_FORMFIELD_PUSHBUTTON | pdfium.FPDF_FORMFIELD_SIGNATURE:
            return ""
        case _:  # it belongs to no form
            return _own_value(annotation)


def _own_value(annotation: Any) -> str:
    value = _entry(annotation, b"V")
    return "" if value == "Off" else value


def _chosen(form: Any, annotation: Any) -> Iterator[str]:
    for place in range(pdfium.FPDFAnnot_GetOptionCount(form, annotation)):
        if pdfium.FPDFAnnot_IsOptionSelected(form, annotation, place):
            yield _text(pdfium.FPDFAnnot_GetOptionLabel, form, annotation, place)


def _note(annotation: Any) -> str:
    plain = _entry(annotation, b"Contents")
    return plain if plain.strip() else text_of_html(_entry(annotation, b"RC").encode())[0]


def _entry(annotation: Any, key: bytes) -> str:
    return _text(pdfium.FPDFAnnot_GetStringValue, annotation, key)


def _text(function: Callable[..., int], *arguments: Any) -> str:
    """Return the text that one of PDFium's functions writes in UTF-16, first asked how long it is."""
    size = function(*arguments, None, 0)
    units = (ctypes.c_ushort * (size // 2))()
    function(*arguments, units, size)
    written = bytes(units)[:-2].decode("utf-16-le", "replace").replace("\0", "")
    return written.replace("\r\n", "\n").replace("\r", "\n")


logging.getLogger("pypdfium2").setLevel(logging.ERROR)  # it recommends another build of itself for some forms

LONG_S = 12.0
"""Of computing, after which no further page is begun."""
_UNSURE_SHARE = 100
"""One letter in so many may be unsure before that is said."""
_DIVIDED_WORD = re.compile("(?<=\\w)\ufffe(?=\\w)")
"""PDFium's signs for the hyphen at the end of a line, and of the end."""


@dataclass(slots=True)
class _Counts:
    """Of the pages that were read."""

    letters: int = 0
    unsure: int = 0
    """Letters of which the file does not say which they are."""
    without_text: int = 0
    damaged: int = 0
    drawn: bool = False
    """True if there are pictures or lines on a page."""
    pages: list[str] = field(default_factory=list)


def text_of_pdf(content: bytes) -> tuple[str, str]:
    """Return the text of a PDF, each page under its number, and what is to be known of it.

    A page that cannot be read costs that page. Without any text, the text is empty.
    Raises ``ExtractionFailure`` if it cannot be read, or has pictures alone.
    """
    begun_s = time.process_time()
    use_stand_in_font()
    with open_pdf(content) as document:
        count = len(document)
        read = _Counts()
        for number in range(count):
            if read.letters > MOST_LETTERS or time.process_time() - begun_s > LONG_S:
                notes = [f"only the first {number:,} of {count:,} pages"]
                break
            try:
                _read_page(document, number, read)
            except PdfiumError:
                read.damaged += 1
        else:
            notes = []
        if document.get_formtype() == pdfium.FORMTYPE_XFA_FULL:
            notes.append("without its form, which is of a kind (XFA) that cannot be read here")
    if read.damaged == count:
        raise ExtractionFailure(BROKEN)
    if not read.pages and read.drawn:
        raise ExtractionFailure(SCANNED)
    return "\n".join(read.pages)[:MOST_LETTERS], "; ".join([*notes, *_remarks(read, count)])


def open_pdf(content: bytes) -> PdfDocument:
    """Open a PDF, its form included. Raises ``ExtractionFailure`` if it cannot be read."""
    try:
        document = PdfDocument(content)
        document.init_forms()
    except PdfiumError as error:
        locked = error.err_code in {pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY}
        raise ExtractionFailure(PROTECTED if locked else BROKEN) from error
    return document


def _read_page(document: PdfDocument, number: int, read: _Counts) -> None:
    page = document[number]
    words = _printed_words(page, read)
    text = "\n\n".join(filter(None, [words, filled_in_words(page, document.formenv)]))
    read.without_text += not text or (not words and _has(page, pdfium.FPDF_PAGEOBJ_IMAGE))
    read.drawn |= not text and _has(page, pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_PATH)
    page.close()
    read.letters += len(text)
    if text:
        read.pages.append(f"[Page {number + 1}]\n{text}\n")


def _has(page: PdfPage, *kinds: int) -> bool:
    return any(True for _ in page.get_objects(kinds, max_depth=2))


def _printed_words(page: PdfPage, read: _Counts) -> str:
    text_page = page.get_textpage()
    words: str = text_page.get_text_range()
    unmapped = sum(
        pdfium.FPDFText_HasUnicodeMapError(text_page, place) == 1 for place in range(text_page.count_chars())
    )
    text_page.close()
    words = _DIVIDED_WORD.sub("-\n", words.replace("\r\n", "\n")).strip()
    read.unsure += max(unmapped, sum(map(_is_no_letter, words)))
    return words.replace("\ufffe", "")


def _is_no_letter(sign: str) -> bool:
    """Return whether a sign means nothing outside of the file: for its own use, for control, or no letter at all."""
    return sign == "\ufffd" or (sign not in "\n\t" and unicodedata.category(sign) in {"Cc", "Cn", "Co"})


def _remarks(read: _Counts, count: int) -> Iterator[str]:
    """Yield what is to be known of a text that is not the whole file's."""
    if not read.pages:
        return
    if read.damaged:
        yield f"without {read.damaged:,} of {count:,} pages, which are damaged"
    if read.without_text:
        yield f"nothing of {read.without_text:,} of {count:,} pages: they are pictures, empty or damaged"
    if read.unsure * _UNSURE_SHARE > read.letters:
        yield f"{read.unsure:,} letters may be wrong: the file does not say which they are"


MOST_PAGES = 4
"""Of a file: each takes a thousand tokens or two."""
_LONGEST_SIDE = 1536
"""Pixels: a page's smallest print can be read, and few models look closer."""


def pictures_of_pages(content: bytes) -> tuple[list[bytes], int]:
    """Return the first pages of a PDF as JPEG files, and how many pages there are.
    Raises ``ExtractionFailure`` if it cannot be drawn.
    """
    with open_pdf(content) as document:
        count = len(document)
        try:
            pages = [_picture_of_page(document[number]) for number in range(min(count, MOST_PAGES))]
        except (PdfiumError, ValueError) as error:  # the latter of a page without a size
            raise ExtractionFailure(BROKEN) from error
    return pages, count


def _picture_of_page(page: PdfPage) -> bytes:
    file = io.BytesIO()
    bitmap = page.render(scale=_LONGEST_SIDE / max(page.get_size()))
    bitmap.to_pil().convert("RGB").save(file, "jpeg", quality=85)
    bitmap.close()
    page.close()
    return file.getvalue()
