"""Cuts a text where one kind of letters goes on for so long that llama.cpp cannot split it.

Many vocabularies (DeepSeek, Mistral Nemo, GPT-OSS, Hunyuan) are split with C++'s regular expressions, which call
themselves once for each letter of a match. Some ten thousand letters with no gap, as in encoded pictures, overflow the
stack, and the process ends. So no match may become that long: a text is cut within such a run, and nowhere else, since
tokens may differ around a cut.
"""

from __future__ import annotations

import re
from bisect import bisect_right

LONGEST_RUN = 1000
"""Letters. The expression that takes most needs a megabyte of stack for three times as many: what a thread has
where it has least."""

_RUNS = (
    re.compile(r"[^ \t\n\v\f\r]+"),  # no expression knows blanks by another name
    re.compile(r"\s+"),  # all that any of them takes for a blank
    re.compile(r"[^\t\n\v\f\r!-@\[-`{-~]+"),  # words and blanks (EXAONE), until a mark, a digit or a line ends them
)
_SENTENCE_MARKS = "。，、！？；："


def cut(text: str, whole: re.Pattern[str] | None) -> list[str]:
    """Return the text in parts that can be split into tokens; mostly it is one.

    Args:
        text: any text.
        whole: what is never cut through.
    """
    if len(text) <= LONGEST_RUN:
        return [text]
    places: set[int] = set()
    for runs in _RUNS:
        for run in runs.finditer(text):
            first, end = run.span()
            while end - first > LONGEST_RUN:
                first = _place(text, first)
                places.add(first)
    if not places:
        return [text]
    ends = sorted(_around(text, places, whole) if whole is not None else places)
    return [text[first:end] for first, end in zip([0, *ends], [*ends, len(text)], strict=True) if end > first]


def _place(text: str, first: int) -> int:
    """Return where to cut a run that begins at ``first``: where a word or a sentence ends, if one does within reach."""
    middle, last = first + LONGEST_RUN // 2, first + LONGEST_RUN
    best = max(text.rfind(" ", middle, last), *(text.rfind(mark, middle, last) + 1 for mark in _SENTENCE_MARKS))
    return best if best > 0 else last


def _around(text: str, places: set[int], whole: re.Pattern[str]) -> set[int]:
    """Move the places that lie within a match of ``whole`` to before it."""
    spans = [match.span() for match in whole.finditer(text)]
    begins = [begin for begin, _ in spans]
    moved = set()
    for place in places:
        index = bisect_right(begins, place) - 1
        inside = index >= 0 and spans[index][0] < place < spans[index][1]
        moved.add(spans[index][0] if inside else place)
    return moved
