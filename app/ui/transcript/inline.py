"""From markdown-it's inline tokens to runs that know their place in the source. No Qt here.

markdown-it keeps source lines for blocks only. Its inline tokens, however, stand in source order and say which
markup they consumed, so walking them beside the source finds every character's offset. Where a link ends cannot be
told from its tokens; the two rules that make links note it down (`note_link_ends`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.rules_inline.image import image as image_rule
from markdown_it.rules_inline.link import link as link_rule
from markdown_it.token import Token

from app.ui.transcript.blocks import NOWHERE, PLAIN_STYLE, Style, TextRun

LINE_BREAK = "\u2028"
"""A line break inside a paragraph, as Qt's text engine writes it."""

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
    children: Sequence[Token], content: str, offsets: Sequence[int], style: Style = PLAIN_STYLE
) -> list[TextRun]:
    """Turn inline tokens into runs; ``offsets[i]`` is the place of ``content[i]`` in the source."""
    return _Walk(content, offsets, style).walk(children)


def _toggled(style: Style, name: str, *, on: bool) -> Style:
    if name == "em":
        return replace(style, italic=on)
    return replace(style, bold=on) if name == "strong" else replace(style, strike=on)


class _Walk:
    def __init__(self, content: str, offsets: Sequence[int], style: Style) -> None:
        self._content = content
        self._offsets = offsets
        self._style = style
        self._at = 0
        self._runs: list[TextRun] = []

    def walk(self, children: Sequence[Token]) -> list[TextRun]:
        for token in children:
            self._token(token)
        return self._runs

    def _token(self, token: Token) -> None:
        kind = token.type
        if kind == "text":
            self._text(token.content, self._style)
        elif kind == "text_special":
            place = self._at + (1 if token.info == "escape" else 0)  # past the backslash
            self._emit(token.content, self._style, [self._place(place)] * len(token.content))
            self._at += len(token.markup)
        elif kind in {"softbreak", "hardbreak"}:
            self._line_break(" " if kind == "softbreak" else LINE_BREAK)
        elif kind == "code_inline":
            self._code(token)
        elif kind in {"link_open", "link_close"}:
            self._link(token)
        elif kind == "image":
            self._image(token)
        else:
            name, _, side = kind.rpartition("_")
            if name in {"em", "strong", "s"}:
                self._style = _toggled(self._style, name, on=side == "open")
            self._skip(token.markup)

    def _skip(self, markup: str) -> None:
        if markup and self._content.startswith(markup, self._at):
            self._at += len(markup)

    def _text(self, text: str, style: Style) -> None:
        found = self._content.find(text, self._at)
        if found >= 0:
            self._at = found
        self._emit(text, style, self._places(self._at, len(text)))
        self._at += len(text)

    def _line_break(self, character: str) -> None:
        place = self._content.find("\n", self._at)
        place = self._at if place < 0 else place
        self._emit(character, self._style, [self._place(place)])
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

    def _link(self, token: Token) -> None:
        if token.type == "link_open":
            self._style = replace(self._style, link=str(token.attrGet("href") or ""))
            self._at += 1  # "[" or "<"
        else:
            self._style = replace(self._style, link=None)
            self._at = int(token.meta.get(_END, self._at + 1))

    def _image(self, token: Token) -> None:
        """A picture is never fetched: its description stands there, linked to it."""
        label = self._at + 2  # after "!["
        style = replace(self._style, link=self._style.link or str(token.attrGet("src") or ""))
        runs = _Walk(self._content[label:], self._offsets[label:], style).walk(token.children or ())
        self._runs.extend(runs)
        self._at = int(token.meta.get(_END, label))

    def _place(self, at: int) -> int:
        return self._offsets[min(at, len(self._offsets) - 1)] if self._offsets else NOWHERE

    def _places(self, start: int, count: int) -> Sequence[int]:
        found = self._offsets[start : start + count]
        return found if len(found) == count else [*found, *([self._place(start)] * (count - len(found)))]

    def _emit(self, text: str, style: Style, offsets: Sequence[int]) -> None:
        if not text:
            return
        if self._runs and self._runs[-1].style == style:
            before = self._runs[-1]
            self._runs[-1] = TextRun(before.text + text, style, (*before.offsets, *offsets))
        else:
            self._runs.append(TextRun(text, style, tuple(offsets)))
