"""The parser of Markdown: CommonMark, and what people know from other programs besides. No Qt here."""

from __future__ import annotations

from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.common.normalize_url import normalizeLink

from app.markdown.addresses import Addresses
from app.markdown.emphasis import CjkFriendlyInline
from app.markdown.formula_rules import read_formulas
from app.markdown.formulas_in_tables import keep_formulas_in_cells
from app.markdown.html_tags import read_tags
from app.markdown.inline import note_link_ends


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
