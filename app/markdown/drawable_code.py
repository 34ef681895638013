"""Kinds of code blocks that can be drawn: web pages and SVG pictures."""

from __future__ import annotations

import re
from enum import StrEnum

FIRST_LINES = 5
"""So many lines of a block tell its kind: a declaration and a remark may come before the first mark."""

_MOST_LETTERS = 2_000
"""Of them that are looked at, each time the reply grows."""
_PAGE_LANGUAGES = frozenset({"html", "htm", "xhtml"})
_XML_LANGUAGES = frozenset({"xml", ""})
_ENDS = {"<?xml": "?>", "<!--": "-->", "<!doctype svg": ">"}
"""Ends of the parts that may stand before the first mark, by their beginnings."""
_SVG, _PAGE = re.compile(r"<svg[\s>]"), re.compile(r"<(?:!doctype html|html)[\s>]")


class DrawableKind(StrEnum):
    """Kind of a code block that can be drawn."""

    PAGE = "page"
    SVG = "svg"


def drawable_kind(language: str, first_lines: str) -> DrawableKind | None:
    """Return the kind of a code block by the language it names and its :data:`FIRST_LINES`; ``None`` for others."""
    language = language.lower()
    if language == "svg":
        return DrawableKind.SVG
    if language not in _PAGE_LANGUAGES | _XML_LANGUAGES:
        return None
    marks = _from_first_mark(first_lines[:_MOST_LETTERS].lower())
    if _SVG.match(marks):
        return DrawableKind.SVG
    is_page = language in _PAGE_LANGUAGES or (language == "" and _PAGE.match(marks))
    return DrawableKind.PAGE if is_page else None


def _from_first_mark(text: str) -> str:
    """Return the text without declarations and remarks at its beginning; empty where one of them does not end."""
    text = text.lstrip()
    while (end := next((end for start, end in _ENDS.items() if text.startswith(start)), None)) is not None:
        text = text.partition(end)[2].lstrip()
    return text
