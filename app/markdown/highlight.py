"""Syntax colours of code, by Pygments, line by line. No Qt here."""

from __future__ import annotations

from functools import lru_cache

from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import STANDARD_TYPES, _TokenType
from pygments.util import ClassNotFound

LONGEST_HIGHLIGHTED_CHARACTERS = 60_000
"""Longer code is shown without colours: a lexer over more text than this would hold up the window."""

Piece = tuple[str, str]
"""Text and Pygments' short name of its type; the name is empty for plain text."""


@lru_cache(maxsize=64)
def _lexer(language: str) -> Lexer | None:
    if not language:
        return None
    try:
        return get_lexer_by_name(language.lower())
    except ClassNotFound:
        return None


def _short_name(kind: _TokenType | None) -> str:
    while kind is not None:
        if kind in STANDARD_TYPES:
            return STANDARD_TYPES[kind]
        kind = kind.parent
    return ""


LIKELY_LANGUAGES = ("python", "javascript", "bash", "json", "html", "c++", "sql", "rust")


def warm_up(language: str) -> None:
    """Load what the first block of code in a language would wait for."""
    highlighted_lines("x = 1", language)


@lru_cache(maxsize=256)
def highlighted_lines(code: str, language: str) -> tuple[tuple[Piece, ...], ...]:
    """Split ``code`` into lines of coloured pieces; joined, they give ``code`` back exactly."""
    lexer = _lexer(language)
    if lexer is None or len(code) > LONGEST_HIGHLIGHTED_CHARACTERS:
        return tuple(((line, ""),) if line else () for line in code.split("\n"))
    lines: list[list[Piece]] = [[]]
    for _, kind, text in lexer.get_tokens_unprocessed(code):
        name = _short_name(kind)
        first, *others = text.split("\n")
        if first:
            lines[-1].append((first, name))
        lines.extend([(line, name)] if line else [] for line in others)
    return tuple(tuple(line) for line in lines)
