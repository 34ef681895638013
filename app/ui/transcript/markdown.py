"""Markdown to blocks whose every character knows its place in the source. No Qt here.

HTML stays text, pictures become links, link targets are kept as written: nothing in a reply can make the window
load or run anything. While a reply streams only its last top-level block is parsed again: Markdown closes every
block before the next one at the margin begins, so earlier ones can no longer change.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.ui.transcript.blocks import NOWHERE, PLAIN_STYLE, Block, Kind, Run, Style
from app.ui.transcript.highlight import highlighted_lines
from app.ui.transcript.inline import note_link_ends, runs_of

_ITEM_MARKER = re.compile(r"[-+*]|\d{1,9}[.)]")
_BULLETS = "•◦▪"
_BOLD = Style(bold=True)


class MarkdownReader:
    """Parses one growing text; each `update` parses only what can still change."""

    def __init__(self) -> None:
        self._parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
        # Offsets hold only if nothing is merged or rewritten: `text_join` hides what an escape was.
        self._parser.disable(["text_join", "normalize"])
        note_link_ends(self._parser)
        self._references: dict[str, Any] = {}
        self._frozen: list[Block] = []
        self._frozen_characters = 0
        self._source = ""

    def update(self, source: str) -> tuple[int, list[Block]]:
        """Read ``source``; returns how many leading blocks are final, and the blocks after those."""
        if not source.startswith(self._source):
            self._frozen_characters = 0
            self._frozen.clear()
            self._references = {}
        self._source = source
        final = len(self._frozen)
        page = _Page(source, self._frozen_characters)
        tokens = self._parser.parse(page.text, self._references)
        blocks = _Builder(page).build(tokens)
        self._freeze(page, tokens, blocks)
        return final, blocks

    def _freeze(self, page: _Page, tokens: Sequence[Token], blocks: Sequence[Block]) -> None:
        tops = [token.map[0] for token in tokens if token.level == 0 and token.map]
        if len(tops) < 2:
            return
        boundary = page.line_start(tops[-1])
        self._frozen.extend(block for block in blocks if block.start < boundary)
        self._frozen_characters = boundary


def read_markdown(source: str) -> list[Block]:
    """Parse a finished text."""
    return MarkdownReader().update(source)[1]


class _Page:
    """The source from ``base`` on, and where its lines start."""

    def __init__(self, source: str, base: int) -> None:
        # Same length, so that offsets hold: the parser's own clean-up would shorten "\r\n".
        text = source[base:].replace("\r", " ").replace("\0", "\ufffd")
        self.text = text
        self._base = base
        self.lines = text.split("\n")
        starts = [base]
        for line in self.lines:
            starts.append(starts[-1] + len(line) + 1)
        self._starts = starts

    def line_start(self, line: int) -> int:
        return self._starts[min(line, len(self._starts) - 1)]

    def suffix_offsets(self, content: str, first_line: int, *, trimmed: bool) -> list[int]:
        """Offsets of text made of whole source lines that lost their indentation (and ends, if ``trimmed``)."""
        offsets: list[int] = []
        for number, text in enumerate(content.split("\n")):
            line = self.lines[first_line + number] if first_line + number < len(self.lines) else ""
            start = self.line_start(first_line + number)
            end = len(line)
            if trimmed and not line.endswith(text):
                end = len(line.rstrip())
            offsets.extend(start + max(0, end - len(text) + index) for index in range(len(text)))
            offsets.append(start + len(line))
        return offsets[:-1]

    def found_offsets(self, content: str, line: int) -> list[int]:
        """Offsets of a piece of one line."""
        column = max(0, self.lines[line].find(content))
        start = self.line_start(line) + column
        return list(range(start, start + len(content)))

    def cells(self, line: int) -> list[list[int]]:
        """Offsets of the characters of each cell in a line of a table; an escaped bar belongs to its cell."""
        text, start = self.lines[line], self.line_start(line)
        bars = [i for i, c in enumerate(text) if c == "|" and (i == 0 or text[i - 1] != "\\")]
        edges = [-1, *bars, len(text)]
        cells = []
        for left, right in pairwise(edges):
            inside = [i for i in range(left + 1, right) if text[i : i + 2] != "\\|"]
            while inside and text[inside[0]].isspace():
                inside.pop(0)
            while inside and text[inside[-1]].isspace():
                inside.pop()
            cells.append([start + i for i in inside])
        if text.lstrip(" \t>").startswith("|"):
            cells.pop(0)
        return cells


@dataclass(slots=True)
class _List:
    number: int | None
    """The next item's number; ``None`` in a bulleted list."""


class _Builder:
    def __init__(self, page: _Page) -> None:
        self._page = page
        self._blocks: list[Block] = []
        self._lists: list[_List] = []
        self._quote = 0
        self._marker: Run | None = None
        self._marker_columns: dict[int, int] = {}
        self._heading = 0
        self._tight = False
        self._map = (0, 0)

    def build(self, tokens: Sequence[Token]) -> list[Block]:
        position = 0
        while position < len(tokens):
            token = tokens[position]
            if token.type == "table_open":
                end = next(i for i in range(position, len(tokens)) if tokens[i].type == "table_close")
                self._table(tokens[position : end + 1])
                position = end
            else:
                self._token(token)
            position += 1
        return self._blocks

    def _token(self, token: Token) -> None:
        if token.map:
            self._map = (token.map[0], token.map[1])
        if token.type == "inline":
            self._inline(token)
        elif token.type in {"fence", "code_block"}:
            self._code(token)
        elif token.type == "hr":
            self._add(Block(Kind.RULE, self._page.line_start(self._map[0])))
        elif token.nesting > 0:
            self._open(token)
        elif token.nesting < 0:
            self._close(token)

    def _open(self, token: Token) -> None:
        kind = token.type.removesuffix("_open")
        if kind == "blockquote":
            self._quote += 1
        elif kind in {"bullet_list", "ordered_list"}:
            self._flush_marker()
            start = token.attrGet("start")
            number = 1 if start is None else int(start)
            self._lists.append(_List(None if kind == "bullet_list" else number))
        elif kind == "list_item":
            self._flush_marker()
            self._marker = self._make_marker(token)
        elif kind == "heading":
            self._heading = int(token.tag[1])
        elif kind == "paragraph":
            self._tight = token.hidden

    def _close(self, token: Token) -> None:
        kind = token.type.removesuffix("_close")
        if kind == "blockquote":
            self._quote -= 1
        elif kind in {"bullet_list", "ordered_list"}:
            self._lists.pop()
        elif kind == "list_item":
            self._flush_marker()
        elif kind == "heading":
            self._heading = 0

    def _inline(self, token: Token) -> None:
        first = self._map[0]
        single = self._heading and "\n" not in token.content
        offsets = (
            self._page.found_offsets(token.content, first)
            if single
            else self._page.suffix_offsets(token.content, first, trimmed=True)
        )
        kind = Kind.HEADING if self._heading else Kind.PARAGRAPH
        style = _BOLD if self._heading else PLAIN_STYLE
        runs = tuple(runs_of(token.children or (), token.content, offsets, style))
        self._add(Block(kind, self._page.line_start(first), runs, level=self._heading, tight=self._tight))

    def _code(self, token: Token) -> None:
        first = self._map[0] + (1 if token.type == "fence" else 0)
        code = token.content.removesuffix("\n")
        group = self._page.line_start(self._map[0])
        language = token.info.split()[0] if token.info.split() else ""
        offsets = self._page.suffix_offsets(code, first, trimmed=False)
        at = 0
        for number, pieces in enumerate(highlighted_lines(code, language)):
            runs = []
            for text, syntax in pieces:
                style = Style(code=True, syntax=syntax or None)
                runs.append(Run(text, style, tuple(offsets[at : at + len(text)])))
                at += len(text)
            at += 1  # the line's end
            start = group if number == 0 else self._page.line_start(first + number)
            self._add(
                Block(Kind.CODE, start, tuple(runs), group=group, language=language, tight=number > 0),
            )

    def _table(self, tokens: Sequence[Token]) -> None:
        rows: list[tuple[tuple[Run, ...], ...]] = []
        aligns: list[str] = []
        cells: list[tuple[Run, ...]] = []
        places: list[list[int]] = []
        for token in tokens:
            if token.type == "tr_open" and token.map:
                cells, places = [], self._page.cells(token.map[0])
            elif token.type == "tr_close":
                rows.append(tuple(cells))
            elif token.type == "th_open":
                aligns.append(str(token.attrGet("style") or "text-align:left").partition(":")[2])
            elif token.type == "inline":
                offsets = places[len(cells)] if len(cells) < len(places) else []
                style = PLAIN_STYLE if rows else _BOLD
                cells.append(tuple(runs_of(token.children or (), token.content, offsets, style)))
        first = tokens[0].map[0] if tokens[0].map else 0
        self._tight = False
        self._add(Block(Kind.TABLE, self._page.line_start(first), rows=tuple(rows), aligns=tuple(aligns)))

    def _make_marker(self, token: Token) -> Run:
        line = token.map[0] if token.map else self._map[0]
        text = self._page.lines[line]
        found = _ITEM_MARKER.search(text, self._marker_columns.get(line, 0))
        column = found.start() if found else 0
        self._marker_columns[line] = found.end() if found else 0
        place = self._page.line_start(line) + column
        list_ = self._lists[-1]
        if list_.number is None:
            return Run(_BULLETS[(len(self._lists) - 1) % len(_BULLETS)], PLAIN_STYLE, (place,))
        shown = f"{list_.number}."
        list_.number += 1
        written = found.group() if found else ""
        offsets = tuple(place + min(i, max(0, len(written) - 1)) for i in range(len(shown)))
        return Run(shown, PLAIN_STYLE, offsets)

    def _flush_marker(self) -> None:
        """An item that begins with nothing of its own still shows its bullet."""
        if self._marker is not None:
            self._add(Block(Kind.PARAGRAPH, self._marker.offsets[0], tight=True))

    def _add(self, block: Block) -> None:
        marker, self._marker = self._marker, None
        start = min(block.start, marker.offsets[0]) if marker and marker.offsets[0] != NOWHERE else block.start
        self._blocks.append(
            replace(block, start=start, quote=self._quote, indent=len(self._lists), marker=marker),
        )
