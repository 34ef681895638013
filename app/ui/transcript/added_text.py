"""Plain words added to a paragraph, put there without reading Markdown again. No Qt here.

While a reply streams, most rounds add a few words in the middle of a sentence. Reading the paragraph anew for them
would take longer than all the rest; what may end, open or become markup is left to the reader.
"""

from __future__ import annotations

import re
from dataclasses import replace

from app.ui.transcript.blocks import Block, Kind, TextRun

# Letters and digits, single spaces between them, and a comma, a full stop or a question mark after a letter: none of
# these is markup where it stands. ("1." could be an item's number, so a full stop after a digit is not among them.)
_WORDS = re.compile(r"(?:[^\W_]|(?<=[^\W\d_])[.,?]| (?=[^\W_]))+")


def lengthened(block: Block, before: str, source: str) -> Block | None:
    """``block``, the last one of the text ``before``, as it is in ``source``, which goes on from there.

    ``None`` where that cannot be told without reading the Markdown.
    """
    if block.kind is not Kind.PARAGRAPH or not block.runs:
        return None
    last, end = block.runs[-1], len(before)
    # From the last character that was there: a mark at the end may mean something else once a letter follows.
    if last.offsets[-1] != end - 1 or not _WORDS.fullmatch(source, end - 1):
        return None
    run = TextRun(last.text + source[end:], last.style, (*last.offsets, *range(end, len(source))))
    return replace(block, runs=(*block.runs[:-1], run))
