"""The parser of Markdown: CommonMark, and additions that people know from other programs. No Qt here.

Addresses in a text become links: of pages with "https://" or "www.", and of mailboxes. Names such as "README.md" end
like the names of countries, so a host without either beginning is none.
"""

from __future__ import annotations

import re
from functools import lru_cache

from linkify_it import LinkifyIt
from linkify_it.main import Match
from markdown_it import MarkdownIt
from markdown_it.common.normalize_url import normalizeLink

from app.markdown.emphasis import CjkFriendlyInline, is_cjk
from app.markdown.formula_rules import keep_formulas_in_cells, read_formulas
from app.markdown.inline import note_link_ends, read_tags

_LONGEST = 2_000
_ANY_ENDING = r"[^\W\d_]{2,24}"
"""Of a host; linkify-it knows but a few by itself."""
_BEGINNING = re.compile(r"(?:https?://|mailto:|www\.|[\w.+-]+@)", re.IGNORECASE | re.ASCII)
_SIGN = re.compile(r"://|www\.|@", re.IGNORECASE)
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")
_ASCII_WORD = re.compile(r"[A-Za-z0-9]")


class Addresses(LinkifyIt):  # type: ignore[misc]
    """Finds addresses as linkify-it does, and where Chinese, Japanese or Korean stands beside them without a space."""

    def __init__(self) -> None:
        super().__init__({"ftp:": None, "//": None})
        self.tlds(_ANY_ENDING)

    def pretest(self, text: str) -> bool:
        """Return whether there may be one; linkify-it's own pattern takes longer than all other reading."""
        return _SIGN.search(text) is not None

    def test(self, text: str) -> bool:
        return self.pretest(text) and bool(super().test(_parted(text)))

    def match(self, text: str) -> list[Match] | None:
        addresses = super().match(_parted(text)) or []
        return [one for one in addresses if one.schema or one.text.lower().startswith("www.")] or None

    def match_at_start(self, text: str) -> Match | None:
        return super().match_at_start(_parted(text[:_LONGEST]))


def _parted(text: str) -> str:
    """Put spaces in place of what no address has in it as it is written: an address ends there, or begins behind it."""
    return text if text.isascii() else _BEYOND_ASCII.sub(_space_beside_address, text)


def _space_beside_address(match: re.Match[str]) -> str:
    letter, text, at = match.group(), match.string, match.start()
    if not (letter.isalnum() or letter == "\u200d"):
        return " "  # "。" and "”" end a sentence
    parts = is_cjk(letter) and (_ASCII_WORD.match(text[at - 1 : at]) or _BEGINNING.match(text, at + 1))
    return " " if parts else letter


class MarkdownParser(MarkdownIt):
    """Reads Markdown into tokens from which each letter's place in the source can be found."""

    def __init__(self) -> None:
        super().__init__()
        self.inline = CjkFriendlyInline()
        self.linkify = Addresses()
        self.configure("commonmark", {"html": False, "linkify": True})
        self.enable(["table", "strikethrough", "linkify"])
        # Places hold only if nothing is merged or rewritten: `text_join` hides what an escape was.
        self.disable(["text_join", "normalize"])
        note_link_ends(self)
        read_formulas(self)
        keep_formulas_in_cells(self)
        read_tags(self)

    def normalizeLink(self, url: str) -> str:  # noqa: N802
        """Write an address as a link has it; a growing reply asks for the same ones again and again."""
        return _normalized(url)

    def normalizeLinkText(self, link: str) -> str:  # noqa: N802
        """Show an address as it was written."""
        return link


_normalized = lru_cache(maxsize=1024)(normalizeLink)
