"""Decodes the bytes of a file that does not name its encoding: UTF-8 first, then the encodings of older editors."""

from __future__ import annotations

import codecs
import re

from app.attachments.file_facts import NOT_TEXT, ExtractionFailure

_CONTROL = bytes(set(range(32)) - {0, 8, 9, 10, 11, 12, 13, 27})
"""Bytes that text has seldom. A log may have colours (escape) and overstrikes (backspace)."""
_ASCII = bytes(range(128))
_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)
_ISO_2022 = re.compile(rb"\x1b[$(]")
"""Says in ASCII which letters follow."""


def decoded(content: bytes) -> tuple[str, str]:
    """Return the text, with line breaks of one kind, and what is to be known of how it was read; empty if nothing.
    Raises ``ExtractionFailure`` if too many of the bytes are such as no text has.
    """
    text, note = _text_and_note(content)
    unreadable = _count_unreadable(text, content)
    if unreadable * 20 > len(text) or text.count("\0") * 100 > len(text):
        raise ExtractionFailure(NOT_TEXT)
    text = text.removeprefix("\ufeff").rstrip("\0\x1a")
    if unreadable > 0:
        share = f"{unreadable:,} of {len(text):,} characters could not be read"
        note = f"{note}; {share}" if note else share
    # FileMaker breaks lines within a field by vertical tabs; a log that was cut off by a crash has zeros.
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\v", "\n").replace("\0", ""), note


def _text_and_note(content: bytes) -> tuple[str, str]:
    has_zeros = content.count(0) * 100 > len(content)
    if has_zeros and len(content) < 8 and not content.startswith(_MARKS):
        raise ExtractionFailure(NOT_TEXT)  # any few bytes are letters of some kind in UTF-16
    content = content if has_zeros else content.rstrip(b"\x1a")  # the end of a text in DOS
    controls = len(content) - len(content.translate(None, _CONTROL))
    if not has_zeros and not _ISO_2022.search(content):
        text = content.decode("utf-8", "replace")
        beyond_ascii = len(text) - (len(content) - len(content.translate(None, _ASCII)))
        unreadable = _count_unreadable(text, content)
        # Where nearly all is ASCII, one letter of UTF-8 says as much as two elsewhere.
        is_utf_8 = unreadable * (2 if beyond_ascii * 20 <= len(text) else 3) <= beyond_ascii
        if is_utf_8 and controls * 2 <= len(content):
            return text, ""
    # The library is imported for such a file alone: most are UTF-8.
    from app.attachments.old_encodings import encoding_of, shown_encoding, utf_16_without_mark  # noqa: PLC0415

    if not has_zeros and controls * 50 > len(content):
        encoding, is_guess = utf_16_without_mark(content), False
    else:
        encoding, is_guess = encoding_of(content if has_zeros else content.translate(None, _CONTROL))
    if not encoding:
        raise ExtractionFailure(NOT_TEXT)
    text = content.decode(encoding, "replace")
    return text, f"read as {shown_encoding(encoding, content, text)}, which is a guess" if is_guess else ""


def _count_unreadable(text: str, content: bytes) -> int:
    return text.count("\ufffd") - content.count("\ufffd".encode())
