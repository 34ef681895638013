"""Finds the few tags of HTML that models write within Markdown, and says how they set text. No Qt here.

A tag that stands alone, has attributes or any other name is text like any other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

TAG = "html_tag"
LINE_END = "br"
LISTS = ("ul", "ol", "li")
"""A cell of a table can have no other list."""
_NAMES = {
    "bold": ("b", "strong", "summary"),
    "italic": ("i", "em"),
    "strike": ("s", "del", "strike"),
    "underline": ("u", "ins"),
    "code": ("code", "kbd"),
}
STYLES: dict[str, dict[str, Any]] = {
    **{name: {style: True} for style, names in _NAMES.items() for name in names},
    "sub": {"script": "sub"},
    "sup": {"script": "sup"},
}
"""Styles of the text between two tags, by their name; the names of Markdown's own tokens are among them."""
_TAG = re.compile(rf"<(?:(/?)({'|'.join((*STYLES, *LISTS))})|(br)\s*/?)>", re.IGNORECASE)
_FOLD = re.compile(r"(?:<details(?: open)?>|</details>)[ \t]*(?:\n[ \t]*|$|(?=<summary>))", re.IGNORECASE)
"""Matches tags that fold text away, on a line of their own or before its title: the text is shown."""


def read_tags(markdown: MarkdownIt) -> None:
    """Add the rule."""
    markdown.inline.ruler.before("autolink", TAG, _tag)


def _tag(state: StateInline, silent: bool) -> bool:
    text, start = state.src, state.pos
    found = _TAG.match(text, start) or (_FOLD.match(text, start) if _begins_line(text, start) else None)
    if found is None:
        return False
    if not silent:
        token = state.push(TAG, "", 0)
        token.content = found.group()
        if found.re is _TAG:
            token.info, token.tag = found[1] or "", (found[2] or found[3]).lower()
    state.pos = found.end()
    return True


def _begins_line(text: str, at: int) -> bool:
    return at == 0 or text[at - 1] == "\n"


def tags_in_pairs(tokens: Sequence[Token]) -> set[int]:
    """Return the places of the tags that begin something and end it."""
    pairs: set[int] = set()
    begun: dict[str, list[int]] = {}
    for place, token in enumerate(tokens):
        if token.type != TAG or token.tag in {"", LINE_END}:
            continue
        if not token.info:
            begun.setdefault(token.tag, []).append(place)
        elif begun.get(token.tag):
            pairs |= {begun[token.tag].pop(), place}
    return pairs
