"""Turns markdown-it's inline tokens into runs that know their place in the source. No Qt here.

markdown-it keeps source lines for blocks only. Its inline tokens, however, stand in source order and say which markup
they consumed, so walking them beside the source finds every character's offset. Where a link ends cannot be told from
its tokens; the two rules that make links note it down (`note_link_ends`).

Models write a few tags of HTML within Markdown, which set text. A tag that stands alone, has attributes or any other
name is text like any other.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.rules_inline.image import image as image_rule
from markdown_it.rules_inline.link import link as link_rule
from markdown_it.token import Token

from app.markdown.blocks import LINE_BREAK, NOWHERE, PLAIN_STYLE, TextRun, TextStyle
from app.markdown.formula_rules import ENDS, INLINE
from app.markdown.formulas import ROW_END, shown_formula

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
    match = _TAG.match(text, start) or (_FOLD.match(text, start) if _begins_line(text, start) else None)
    if match is None:
        return False
    if not silent:
        token = state.push(TAG, "", 0)
        token.content = match.group()
        if match.re is _TAG:
            token.info, token.tag = match[1] or "", (match[2] or match[3]).lower()
    state.pos = match.end()
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


_END = "end"

InlineRule = Callable[[StateInline, bool], bool]


def note_link_ends(markdown: MarkdownIt) -> None:
    """Make the link and image rules leave their end position on the last token they push."""
    markdown.inline.ruler.at("link", _noting_end(link_rule))
    markdown.inline.ruler.at("image", _noting_end(image_rule))


def _noting_end(rule: InlineRule) -> InlineRule:
    def noting(state: StateInline, silent: bool) -> bool:
        before = len(state.tokens)
        matched = rule(state, silent)
        if matched and not silent and len(state.tokens) > before:
            state.tokens[-1].meta[_END] = state.pos
        return matched

    return noting


def runs_of(
    children: Sequence[Token], content: str, offsets: Sequence[int], style: TextStyle = PLAIN_STYLE
) -> list[TextRun]:
    """Turn inline tokens into runs; ``offsets[i]`` is the place of ``content[i]`` in the source."""
    return _InlineReader(content, offsets, style).read(children)


def formula_run(token: Token, offsets: Sequence[int]) -> tuple[TextRun, tuple[str, ...]]:
    """Return the text of a formula that has lines of its own, and where it stands: one of several rows at the left.

    As it was written, where its end has not come or it cannot be read. ``offsets[i]`` is the place in the source of
    the letter ``i`` of it, counted from the mark that begins it.
    """
    mark, closed, after = token.markup, bool(token.meta["closed"]), str(token.meta["after"])
    written = mark + token.content + (ENDS[mark] if closed else "")
    shown = shown_formula(token.content) if closed else None
    if shown is None:
        text = (written + after).replace("\n", LINE_BREAK)
        return TextRun(text, PLAIN_STYLE, tuple(offsets[: len(text)])), ()
    places = [offsets[len(mark) + at] for at in shown[1]]
    places += [offsets[len(written)] for _ in after]
    run = TextRun(shown[0] + after, TextStyle(formula=written + after), tuple(places))
    return run, ("left",) if ROW_END in shown[0] else ("center",)


class _InlineReader:
    def __init__(self, content: str, offsets: Sequence[int], style: TextStyle) -> None:
        self._content = content
        self._offsets = offsets
        self._base = self._style = style
        self._link: str | None = style.link
        self._begun: Counter[str] = Counter()
        """Counts begun and not ended parts by their name, in Markdown and HTML alike."""
        self._pairs: set[int] = set()
        self._at = 0
        self._broken_at = -1
        """Behind the last tag that ended a line."""
        self._next_number = 0
        """Of an item of a list in HTML; 0 where it has a bullet."""
        self._is_behind_list = False
        self._runs: list[TextRun] = []

    def read(self, children: Sequence[Token]) -> list[TextRun]:
        self._pairs = tags_in_pairs(children)
        for place, token in enumerate(children):
            if token.type == TAG:
                self._tag(token, is_paired=place in self._pairs)
            else:
                self._token(token)
        return _without_breaks_at_ends(self._runs)

    def _token(self, token: Token) -> None:
        kind = token.type
        if kind == "text":
            self._text(token.content, self._style)
        elif kind == "text_special":
            place = self._at + (1 if token.info == "escape" else 0)  # past the backslash
            self._emit(token.content, self._style, [self._place(place)] * len(token.content))
            self._at += len(token.markup)
        elif kind in {"softbreak", "hardbreak"}:
            self._line_break()
        elif kind == "code_inline":
            self._code(token)
        elif kind == INLINE:
            self._formula(token)
        elif kind in {"link_open", "link_close"}:
            self._link_edge(token)
        elif kind == "image":
            self._image(token)
        else:
            name, _, side = kind.rpartition("_")
            if name in STYLES:
                self._turn(name, on=side == "open")
            self._skip(token.markup)

    def _tag(self, token: Token, *, is_paired: bool) -> None:
        """Show a line's end as one, and a tag with no other to it as it was written."""
        self._at = max(self._at, self._content.find(token.content, self._at))
        if token.tag == LINE_END:
            self._emit(LINE_BREAK, self._style, [self._place(self._at)])
            self._broken_at = self._at + len(token.content)
        elif is_paired and token.tag in LISTS:
            self._list_tag(token.tag, begins=not token.info)
            self._broken_at = self._at + len(token.content)
        elif is_paired:
            self._turn(token.tag, on=not token.info)
        elif token.tag:
            self._text(token.content, self._style)
            return
        self._at += len(token.content)

    def _list_tag(self, name: str, *, begins: bool) -> None:
        """Begin a list or an item of it, which has a line of its own; behind the list the text goes on in the next."""
        if not begins:
            self._is_behind_list = name != "li"
            return
        self._next_number = {"ul": 0, "ol": 1}.get(name, self._next_number)
        if name == "li":
            mark = f"{self._next_number}. " if self._next_number else "• "
            self._next_number += 1 if self._next_number else 0
            self._is_behind_list = False
            mark = LINE_BREAK + mark if self._runs and not self._runs[-1].text.endswith(LINE_BREAK) else mark
            self._emit(mark, self._style, [self._place(self._at)] * len(mark))

    def _turn(self, name: str, *, on: bool) -> None:
        self._begun[name] += 1 if on else -1
        changes = {key: value for one, times in self._begun.items() if times for key, value in STYLES[one].items()}
        self._style = replace(self._base, link=self._link, **changes)

    def _skip(self, markup: str) -> None:
        if markup and self._content.startswith(markup, self._at):
            self._at += len(markup)

    def _text(self, text: str, style: TextStyle) -> None:
        at = self._content.find(text, self._at)
        if at >= 0:
            self._at = at
        self._emit(text, style, self._places(self._at, len(text)))
        self._at += len(text)

    def _line_break(self) -> None:
        """End the line, unless a tag did so right before its end."""
        place = self._content.find("\n", self._at)
        place = self._at if place < 0 else place
        if self._broken_at < 0 or self._content[self._broken_at : place].strip():
            self._emit(LINE_BREAK, self._style, [self._place(place)])
        self._at = place + 1
        while self._at < len(self._content) and self._content[self._at] in " \t":
            self._at += 1

    def _code(self, token: Token) -> None:
        self._skip(token.markup)
        start = self._at
        if self._content[start : start + len(token.content)].replace("\n", " ") != token.content:
            start += 1  # one space on each side is not part of the code
        count = len(token.content)
        self._emit(token.content, replace(self._style, code=True), self._places(start, count))
        self._at = start + count
        closing = self._content.find(token.markup, self._at)
        self._at = self._at if closing < 0 else closing + len(token.markup)

    def _formula(self, token: Token) -> None:
        """Show a formula as text that can be read; as it was written, where it cannot."""
        whole = token.markup + token.content + ENDS[token.markup]
        start = self._content.find(whole, self._at)
        self._at = self._at if start < 0 else start
        inner = self._at + len(token.markup)
        shown = shown_formula(token.content)
        if shown is None:
            self._emit(whole.replace("\n", " "), self._style, self._places(self._at, len(whole)))
        else:
            text, places = shown
            style = replace(self._style, formula=whole)
            self._emit(text.replace(ROW_END, ";"), style, [self._place(inner + at) for at in places])
        self._at += len(whole)

    def _link_edge(self, token: Token) -> None:
        is_bare = token.markup == "linkify"
        if token.type == "link_open":
            self._link = str(token.attrGet("href") or "")
            self._at += 0 if is_bare else 1  # "[" or "<"
        else:
            self._link = None
            self._at = self._at if is_bare else int(token.meta.get(_END, self._at + 1))
        self._style = replace(self._style, link=self._link)

    def _image(self, token: Token) -> None:
        """Show a picture's description, linked to it; the picture is never fetched."""
        label = self._at + 2  # after "!["
        style = replace(self._style, link=self._style.link or str(token.attrGet("src") or ""))
        runs = _InlineReader(self._content[label:], self._offsets[label:], style).read(token.children or ())
        self._runs.extend(runs)
        self._at = int(token.meta.get(_END, label))

    def _place(self, at: int) -> int:
        return self._offsets[min(at, len(self._offsets) - 1)] if self._offsets else NOWHERE

    def _places(self, start: int, count: int) -> Sequence[int]:
        offsets = self._offsets[start : start + count]
        return offsets if len(offsets) == count else [*offsets, *([self._place(start)] * (count - len(offsets)))]

    def _emit(self, text: str, style: TextStyle, offsets: Sequence[int]) -> None:
        if not text:
            return
        if self._is_behind_list:
            self._is_behind_list = False
            text, offsets = LINE_BREAK + text, (offsets[0], *offsets)
        if self._runs and self._runs[-1].style == style:
            before = self._runs[-1]
            self._runs[-1] = TextRun(before.text + text, style, (*before.offsets, *offsets))
        else:
            self._runs.append(TextRun(text, style, tuple(offsets)))


def _without_breaks_at_ends(runs: list[TextRun]) -> list[TextRun]:
    while runs and runs[0].text[0] == LINE_BREAK:
        runs[0] = _part_of(runs[0], 1, len(runs[0].text))
        runs = runs if runs[0].text else runs[1:]
    while runs and runs[-1].text[-1] == LINE_BREAK:
        runs[-1] = _part_of(runs[-1], 0, len(runs[-1].text) - 1)
        runs = runs if runs[-1].text else runs[:-1]
    return runs


def _part_of(run: TextRun, start: int, end: int) -> TextRun:
    return replace(run, text=run.text[start:end], offsets=run.offsets[start:end])
