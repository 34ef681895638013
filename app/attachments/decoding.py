"""From bytes to text, where a file does not say how it was written."""

from __future__ import annotations

import codecs

_MARKS = (  # the longer ones first: that of UTF-16 begins one of UTF-32
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_CONTROL = bytes(set(range(32)) - {8, 9, 10, 12, 13, 27})
"""Bytes that no text has. A log may have colours (escape) and overstrikes (backspace)."""
LATIN_1 = "read as Latin-1, so letters with accents may be wrong"


class NotText(ValueError):
    """The bytes are no text."""


def decoded(content: bytes) -> tuple[str, str]:
    """Return the text, with line breaks of one kind, and what is to be known of how it was read; empty if nothing.

    UTF-8; UTF-16 and UTF-32 where a mark at the beginning says so; else Latin-1, as browsers read it.

    Raises:
        NotText: there are bytes that no text has.
    """
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            text = content[len(mark) :].decode(encoding, "replace")
            if text.count("\ufffd") * 20 > len(text) or "\0" in text:
                raise NotText
            return _one_break(text), ""
    if len(content.translate(None, _CONTROL)) < len(content):
        raise NotText
    try:
        return _one_break(content.decode("utf-8")), ""
    except UnicodeDecodeError:
        return _one_break(_western(content)), LATIN_1


def _western(content: bytes) -> str:
    """Return Latin-1 with the quotation marks and dashes that Windows put where it has control characters."""
    try:
        return content.decode("cp1252")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def _one_break(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")
