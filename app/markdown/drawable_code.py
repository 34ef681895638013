"""Kinds of code blocks that can be drawn: web pages and SVG pictures."""

from __future__ import annotations

import re
from enum import StrEnum

FIRST_LINES = 5
"""So many lines of a block tell its kind: a declaration and a remark may come before the first mark."""

_PAGE_LANGUAGES = frozenset({"html", "htm", "xhtml"})
_XML_LANGUAGES = frozenset({"xml", ""})
_PROLOGUE = r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*"
_SVG = re.compile(rf"{_PROLOGUE}(?:<!doctype svg[^>]*>\s*)?<svg[\s>]", re.IGNORECASE | re.DOTALL)
_PAGE = re.compile(rf"{_PROLOGUE}<(?:!doctype html|html)[\s>]", re.IGNORECASE | re.DOTALL)


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
    if _SVG.match(first_lines):
        return DrawableKind.SVG
    is_page = language in _PAGE_LANGUAGES or (language == "" and _PAGE.match(first_lines))
    return DrawableKind.PAGE if is_page else None
