"""The words of a PDF, page by page: those on the page, in its form and in notes. No script in it runs."""

from __future__ import annotations

import logging
import re
import time
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

import pypdfium2.raw as pdfium
from pypdfium2 import PdfDocument, PdfiumError, PdfPage

from app.attachments.limits import MOST_LETTERS
from app.attachments.pdf_annotations import filled_in_words
from app.attachments.pdf_fonts import use_stand_in_font

logging.getLogger("pypdfium2").setLevel(logging.ERROR)  # it recommends another build of itself for some forms

LONG_S = 12.0
"""Of computing, after which no further page is begun."""
_UNSURE_SHARE = 100
"""One letter in so many may be unsure before that is said."""
_DIVIDED_WORD = re.compile("(?<=\\w)\ufffe(?=\\w)")
"""PDFium's signs for the hyphen at the end of a line, and of the end."""


class BrokenPdf(Exception):
    """No page of it can be read."""


class ProtectedPdf(Exception):
    """It has a password."""


class ScannedPdf(Exception):
    """Its pages are pictures."""


@dataclass(slots=True)
class _Counts:
    """Of the pages that were read."""

    letters: int = 0
    unsure: int = 0
    """Letters of which the file does not say which they are."""
    without_text: int = 0
    damaged: int = 0
    drawn: bool = False
    """Whether there are pictures or lines on a page."""
    pages: list[str] = field(default_factory=list)


def text_of_pdf(content: bytes) -> tuple[str, str]:
    """Return the text of a PDF, each page under its number, and what is to be known of it.

    A page that cannot be read costs that page. Without any text, the text is empty.

    Raises:
        BrokenPdf, ProtectedPdf: it cannot be read.
        ScannedPdf: it has pictures alone.
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
        raise BrokenPdf
    if not read.pages and read.drawn:
        raise ScannedPdf
    return "\n".join(read.pages)[:MOST_LETTERS], "; ".join([*notes, *_remarks(read, count)])


def open_pdf(content: bytes) -> PdfDocument:
    """Open a PDF, its form included.

    Raises:
        BrokenPdf, ProtectedPdf: it cannot be read.
    """
    try:
        document = PdfDocument(content)
        document.init_forms()
    except PdfiumError as error:
        locked = error.err_code in {pdfium.FPDF_ERR_PASSWORD, pdfium.FPDF_ERR_SECURITY}
        raise (ProtectedPdf if locked else BrokenPdf) from error
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
