"""Texts with marks in them, read in a time that is in proportion to their length, whatever is in them."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator

_ATTRIBUTE = re.compile(r'(?<![\w-])([\w-]++)="([^"]*)"')


def replace_marked(text: str, begin: str, end: str, words: Callable[[str], str]) -> str:
    """Return a text in which each stretch between two marks, and the marks, are what ``words`` makes of the stretch."""
    return "".join(_pieces(text, begin, end, words))


def set_apart(text: str, begin: str, end: str, words: Callable[[str], str | None]) -> str:
    """Do what :func:`replace_marked` does, with empty lines around each stretch; one of which ``words`` makes ``None``
    stays as it is, with its marks.
    """
    pieces = [*_pieces(text, begin, end, words)]
    return "\n\n".join(piece.strip() for piece in pieces if piece.strip()) if len(pieces) > 1 else text


def read_attributes(head: str) -> dict[str, str]:
    """Return what the beginning of a mark says, as HTML writes it: values by their names."""
    return {name: html.unescape(value) for name, value in _ATTRIBUTE.findall(head)}


def _pieces(text: str, begin: str, end: str, words: Callable[[str], str | None]) -> Iterator[str]:
    at = left = 0
    while (start := text.find(begin, at)) >= 0 and (stop := text.find(end, start + len(begin))) >= 0:
        at = stop + len(end)
        made = words(text[start + len(begin) : stop])
        if made is not None:
            yield text[left:start]
            yield made
            left = at
    yield text[left:]
