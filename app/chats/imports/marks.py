"""Texts with marks in them, read in a time that is in proportion to their length, whatever is in them."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator

_ATTRIBUTE = re.compile(r'(?<![\w-])([\w-]++)="([^"]*)"')


def replaced(text: str, begin: str, end: str, words: Callable[[str], str]) -> str:
    """Return a text in which each stretch between two marks, and the marks, are what ``words`` makes of the stretch."""
    return "".join(_pieces(text, begin, end, words))


def set_apart(text: str, begin: str, end: str, words: Callable[[str], str]) -> str:
    """Return what :func:`replaced` does, with empty lines around each stretch; a text without marks as it is."""
    pieces = [*_pieces(text, begin, end, words)]
    return "\n\n".join(piece.strip() for piece in pieces if piece.strip()) if len(pieces) > 1 else text


def attributes_in(head: str) -> dict[str, str]:
    """Return what the beginning of a mark says, as HTML writes it: values by their names."""
    return {name: html.unescape(value) for name, value in _ATTRIBUTE.findall(head)}


def _pieces(text: str, begin: str, end: str, words: Callable[[str], str]) -> Iterator[str]:
    at = 0
    while (start := text.find(begin, at)) >= 0 and (stop := text.find(end, start + len(begin))) >= 0:
        yield text[at:start]
        yield words(text[start + len(begin) : stop])
        at = stop + len(end)
    yield text[at:]
