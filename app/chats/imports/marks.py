"""Texts with marks in them, read in a time that is in proportion to their length, whatever is in them."""

from __future__ import annotations

from collections.abc import Callable


def replaced(text: str, begin: str, end: str, words: Callable[[str], str]) -> str:
    """Return a text in which each stretch between two marks, and the marks, are what ``words`` makes of the stretch."""
    kept: list[str] = []
    at = 0
    while (start := text.find(begin, at)) >= 0 and (stop := text.find(end, start + len(begin))) >= 0:
        kept += (text[at:start], words(text[start + len(begin) : stop]))
        at = stop + len(end)
    return "".join((*kept, text[at:]))
