"""Lets emphasis begin and end beside Chinese, Japanese and Korean, which put no space between words. No Qt here.

CommonMark takes "**" after a full stop for the beginning of something, where a letter follows at once. These are the
"CJK-friendly" amendments to it (https://github.com/tats-u/markdown-cjk-friendly, specification.md).
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.common.utils import isMdAsciiPunct, isPunctChar, isWhiteSpace
from markdown_it.parser_inline import ParserInline
from markdown_it.rules_inline.state_inline import Scanned, StateInline
from markdown_it.token import Token
from markdown_it.utils import EnvType

_FULL_WIDTH_FORM = "\ufe01"
_QUOTATION_MARKS = "‘’“”"
"""As wide as a Chinese letter where the selector above follows."""


class CjkFriendlyInline(ParserInline):
    """Reads what stands within a paragraph."""

    def parse(self, src: str, md: MarkdownIt, env: EnvType, tokens: list[Token]) -> list[Token]:
        state = _CjkFriendlyState(src, md, env, tokens)
        self.tokenize(state)
        for rule in self.ruler2.getRules(""):
            rule(state)
        return state.tokens


class _CjkFriendlyState(StateInline):
    def scanDelims(self, start: int, canSplitWord: bool) -> Scanned:  # noqa: N802, N803
        usual = super().scanDelims(start, canSplitWord)
        end = start + usual.length
        before, after = self.src[max(0, start - 2) : start], self.src[end : min(end + 1, self.posMax)]
        if not before or not after or isWhiteSpace(ord(before[-1])) or isWhiteSpace(ord(after)):
            return usual
        letter, selector = before[-1], ""
        if "\ufe00" <= letter <= "\ufe0e" and not isWhiteSpace(ord(before[0])):
            letter, selector = before[0], letter
        after_punctuation, before_punctuation = _is_punctuation(letter), _is_punctuation(after)
        if not canSplitWord:
            return Scanned(after_punctuation, before_punctuation, usual.length)
        beside_cjk = (
            is_cjk(letter)
            or is_cjk(after)
            or "\U000e0100" <= letter <= "\U000e01ef"  # a selector, of a Chinese letter alone
            or (selector == _FULL_WIDTH_FORM and letter in _QUOTATION_MARKS)
        )
        opens = beside_cjk or after_punctuation or not before_punctuation
        closes = beside_cjk or before_punctuation or not after_punctuation
        return Scanned(opens, closes, usual.length)


def _is_punctuation(letter: str) -> bool:
    return isMdAsciiPunct(ord(letter)) or isPunctChar(letter)


@lru_cache(maxsize=4096)
def is_cjk(letter: str) -> bool:
    """Return whether a letter or sign is one of Chinese, Japanese or Korean."""
    if letter < "\u1100":
        return False
    width = unicodedata.east_asian_width(letter)
    if width == "W":
        return not _is_emoji(letter)
    return width in "FH" or unicodedata.name(letter, "").startswith("HANGUL")


def _is_emoji(letter: str) -> bool:
    """Return whether a wide sign is a picture: one that is not among the signs of these scripts."""
    signs = "\u2e80" <= letter <= "\ua4cf" or "\U0001f200" <= letter <= "\U0001f265"
    return unicodedata.category(letter) in {"So", "Sk"} and not signs
