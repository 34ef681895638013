"""Turns markdown-it's inline tokens into runs that know their place in the source. No Qt here.

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

from app.markdown.blocks import NOWHERE, PLAIN_STYLE, TextRun, TextStyle
from app.markdown.formula_rules import ENDS, INLINE
from app.markdown.formulas import ROW_END, shown_formula

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
    children: Sequence[Token], content: str, offsets: Sequence[int], style: TextStyle = PLAIN_STYLE
) -> list[TextRun]:
    """Turn inline tokens into runs; ``offsets[i]`` is the place of ``content[i]`` in the source."""
    return _InlineReader(content, offsets, style).read(children)


def formula_run(token: Token, place: int) -> tuple[TextRun, tuple[str, ...]]:
    """Return the text of a formula that has lines of its own, and where it stands: one of several rows at the left.

    As it was written, where its end has not come or it cannot. ``place`` is where it begins in the source.
    """
    mark, closed, after = token.markup, bool(token.meta["closed"]), str(token.meta["after"])
    shown = shown_formula(token.content) if closed else None
    if shown is None:
        text = mark + token.content + (ENDS[mark] + after if closed else "")
        return TextRun(text.replace("\n", LINE_BREAK), PLAIN_STYLE, tuple(range(place, place + len(text)))), ()
    inner = place + len(mark)
    end = inner + len(token.content) + len(ENDS[mark])
    run = TextRun(shown[0] + after, PLAIN_STYLE, (*(inner + at for at in shown[1]), *([end] * len(after))))
    return run, ("left",) if ROW_END in shown[0] else ("center",)


def _toggled(style: TextStyle, name: str, *, on: bool) -> TextStyle:
    if name == "em":
        return replace(style, italic=on)
    return replace(style, bold=on) if name == "strong" else replace(style, strike=on)


class _InlineReader:
    def __init__(self, content: str, offsets: Sequence[int], style: TextStyle) -> None:
        self._content = content
        self._offsets = offsets
        self._style = style
        self._at = 0
        self._runs: list[TextRun] = []

    def read(self, children: Sequence[Token]) -> list[TextRun]:
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
        elif kind == INLINE:
            self._formula(token)
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

    def _text(self, text: str, style: TextStyle) -> None:
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

    def _formula(self, token: Token) -> None:
        """Show a formula as text that can be read; as it was written, where it cannot."""
        whole = token.markup + token.content + ENDS[token.markup]
        found = self._content.find(whole, self._at)
        self._at = self._at if found < 0 else found
        inner = self._at + len(token.markup)
        shown = shown_formula(token.content)
        if shown is None:
            self._emit(whole.replace("\n", " "), self._style, self._places(self._at, len(whole)))
        else:
            text, places = shown
            self._emit(text.replace(ROW_END, ";"), self._style, [self._place(inner + at) for at in places])
        self._at += len(whole)

    def _link(self, token: Token) -> None:
        if token.type == "link_open":
            self._style = replace(self._style, link=str(token.attrGet("href") or ""))
            self._at += 1  # "[" or "<"
        else:
            self._style = replace(self._style, link=None)
            self._at = int(token.meta.get(_END, self._at + 1))

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
        found = self._offsets[start : start + count]
        return found if len(found) == count else [*found, *([self._place(start)] * (count - len(found)))]

    def _emit(self, text: str, style: TextStyle, offsets: Sequence[int]) -> None:
        if not text:
            return
        if self._runs and self._runs[-1].style == style:
            before = self._runs[-1]
            self._runs[-1] = TextRun(before.text + text, style, (*before.offsets, *offsets))
        else:
            self._runs.append(TextRun(text, style, tuple(offsets)))
