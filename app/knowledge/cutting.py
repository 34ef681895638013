"""Passages of a text: some paragraphs each, with the page or the heading under which they stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from app.attachments.excerpts import pieces_of

_PAGE = re.compile(r"^\[Page (\d{1,6})\]\n", re.MULTILINE)
"""As :mod:`app.attachments.pdf` writes it before each page."""
_HEADING = re.compile(r"^#{1,6} +(\S.*)$", re.MULTILINE)
_LONGEST_HEADING = 120
_NO_LETTER = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ue000-\uf8ff\ufffd]")
_READABLE_SHARE = 10
"""One sign in so many may be no letter: those of some formulas are not."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A part of a file's text."""

    text: str
    start: int
    """The place of its first letter in the text of the file."""
    page: int | None = None
    heading: str = ""


def passages_of(text: str, *, has_pages: bool) -> Iterator[Passage]:
    """Yield the passages of a text; none goes over the end of a page, and none is blank.

    Left out are those whose signs are no letters: some fonts in PDF files do not say which letters theirs are.

    Args:
        text: as the file was read.
        has_pages: whether marks of pages stand in it, as in the text of a PDF.
    """
    for page, start, part in _pages(text) if has_pages else [(None, 0, text)]:
        at, heading = start, ""
        for piece in pieces_of(part):
            own = [match.group(1).strip() for match in _HEADING.finditer(piece)] if page is None else []
            if own and (not heading or piece.lstrip().startswith("#")):
                heading = own[0]
            if piece.strip() and len(_NO_LETTER.findall(piece)) * _READABLE_SHARE < len(piece):
                yield Passage(piece, at, page, heading[:_LONGEST_HEADING])
            heading = own[-1] if own else heading
            at += len(piece)


def _pages(text: str) -> Iterator[tuple[int | None, int, str]]:
    marks = list(_PAGE.finditer(text))
    if not marks or marks[0].start():
        yield None, 0, text[: marks[0].start() if marks else len(text)]
    for mark, following in zip(marks, [*marks[1:], None], strict=True):
        end = following.start() if following is not None else len(text)
        yield int(mark.group(1)), mark.end(), text[mark.end() : end]
