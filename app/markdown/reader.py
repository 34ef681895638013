"""Markdown to blocks whose every character knows its place in the source. No Qt here.

A few tags set text, as those of Markdown do; other HTML stays text, pictures become links: nothing in a reply can make
the window load or run anything.

While a reply streams, reading starts at a frontier behind which nothing can change any more. Markdown closes every
block before the next one at the margin begins, so the frontier stands at the last of those; within a long list at
its last item, and within a long code block some lines before its end. Only whole lines move it: a line that still
grows can turn from a heading's sign into a word.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

from markdown_it.token import Token
from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import STANDARD_TYPES, _TokenType
from pygments.util import ClassNotFound

from app.markdown.blocks import LINE_BREAK, NOWHERE, PLAIN_STYLE, Block, BlockKind, TextRun, TextStyle
from app.markdown.formula_rules import BLOCK, GROWING, ROW_BEGIN, without_bars_of_formulas
from app.markdown.inline import TAG, formula_run, runs_of
from app.markdown.parser import MarkdownParser

_MARKS = " \t>-+*.)0123456789"
_ODD_SPACE = re.compile(r"[^\S \t]")
_LINE_ENDS = re.compile("(\\r\\n|[\\n\\r])")


class SourceLines:
    """The source from a place on, and where its lines start.
    ``fence`` is the line that opens the code that it starts in, with its end; else nothing.
    """

    def __init__(self, source: str, begin: int, fence: str) -> None:
        written = (fence + source[begin:]).replace("\0", "\ufffd").replace("\u2029", LINE_BREAK)
        parts = _LINE_ENDS.split(written)
        self.lines = [_ODD_SPACE.sub(" ", line) if _has_odd_spaces_alone(line) else line for line in parts[::2]]
        self.text = "\n".join(self.lines)
        self._starts, self._text_starts = [begin - len(fence)], [0]
        for line, end in zip(self.lines, (*parts[1::2], "\n"), strict=True):
            self._starts.append(self._starts[-1] + len(line) + len(end))
            self._text_starts.append(self._text_starts[-1] + len(line) + 1)
        end = begin - source.endswith("\n", 0, begin)
        end -= source.endswith("\r", 0, end)
        self._line_before = source[max(source.rfind("\n", 0, end), source.rfind("\r", 0, end)) + 1 : end]

    def places(self, begin: int, count: int) -> list[int]:
        """Return the offsets in the source of so many letters of the text that is read, from place ``begin`` on."""
        line = bisect_right(self._text_starts, begin) - 1
        places: list[int] = []
        while len(places) < count and line < len(self.lines):
            column = begin - self._text_starts[line]
            begin += len(self.lines[line]) + 1 - column
            places += range(self._starts[line] + column, self._starts[line] + len(self.lines[line]) + 1)
            line += 1
        return places[:count]

    def line_start(self, line: int) -> int:
        return self._starts[min(line, len(self._starts) - 1)]

    def follows_text(self, offset: int) -> bool:
        """Return whether the line before that of ``offset`` has text, so that the two stand close together."""
        line = bisect_right(self._starts, offset) - 1
        before = self.lines[line - 1] if line > 0 else self._line_before
        return bool(before.strip(" \t\r>"))

    def suffix_offsets(self, content: str, first_line: int, *, trimmed: bool) -> list[int]:
        """Return offsets of text made of whole source lines that lost their indentation (and ends, if ``trimmed``)."""
        offsets: list[int] = []
        for number, text in enumerate(content.split("\n")):
            line = self.lines[first_line + number] if first_line + number < len(self.lines) else ""
            start = self.line_start(first_line + number)
            end = len(line)
            if trimmed and not line.endswith(text):
                end = len(line.rstrip())
            column = end - len(text)
            if column >= 0:
                offsets.extend(range(start + column, start + end))
            else:  # a tab became spaces
                offsets.extend(start + max(0, column + index) for index in range(len(text)))
            offsets.append(start + len(line))
        return offsets[:-1]

    def found_offsets(self, content: str, line: int) -> list[int]:
        """Return offsets of a piece of one line."""
        column = max(0, self.lines[line].find(content))
        start = self.line_start(line) + column
        return list(range(start, start + len(content)))

    def cells(self, line: int, begin: int) -> list[list[int]]:
        """Return offsets of the characters of each cell in a row of a table; an escaped bar belongs to its cell.

        ``begin`` is the place in the text that is read where the row begins in its line.
        """
        text, start = without_bars_of_formulas(self.lines[line]), self.line_start(line)
        column = len(text) - len(text[begin - self._text_starts[line] :].lstrip())
        bars = [i for i in range(column, len(text)) if text[i] == "|" and (i == column or text[i - 1] != "\\")]
        edges = [*([] if bars[:1] == [column] else [column - 1]), *bars, len(text)]
        cells = []
        for left, right in pairwise(edges):
            inside = [i for i in range(left + 1, right) if text[i : i + 2] != "\\|"]
            while inside and text[inside[0]].isspace():
                inside.pop(0)
            while inside and text[inside[-1]].isspace():
                inside.pop()
            cells.append([start + i for i in inside])
        return cells


def _has_odd_spaces_alone(line: str) -> bool:
    """Return whether a line has, behind marks of quotes and lists, nothing but spaces that the parser takes for words.

    It leaves them out later, and with them the line.
    """
    return line.strip(_MARKS).isspace()


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


# Letters and digits, single spaces between them, and a comma, a full stop or a question mark after a letter: none of
# these is markup where it stands. ("1." could be an item's number, so a full stop after a digit is not among them.)
_PLAIN_WORDS = re.compile(r"(?:[^\W_]|(?<=[^\W\d_])[.,?]| (?=[^\W_]))+")
_PART_OF_ADDRESS = re.compile(r"[@:/]|www\.", re.IGNORECASE)
_ITEM_MARKER = re.compile(r"[-+*]|\d{1,9}[.)]")
_BULLETS = "•◦▪"
_BOLD = TextStyle(bold=True)
KEPT_CODE_LINES = 8
"""So many last lines of a growing code block are coloured anew each time."""
MOST_CODE_LINES = 150


@dataclass(frozen=True, slots=True)
class _ParseStart:
    """Start of a reading, and the meaning of the text before it for the text after it."""

    offset: int = 0
    fence: str = ""
    """The opening line of the code block the frontier stands in, with its line end."""
    group: int = NOWHERE
    """The offset of that code block."""
    number: int | None = None
    """The number of the list item the frontier stands at."""


class MarkdownReader:
    """Parses one growing text; each `update` parses only what can still change."""

    def __init__(self) -> None:
        self._parser = MarkdownParser()
        self._references: dict[str, Any] = {}
        self._frozen: list[Block] = []
        self._growing: list[Block] = []
        """The blocks after those, as they were read last."""
        self._frontier = _ParseStart()
        self._source = ""

    @property
    def has_references(self) -> bool:
        """True if the text defines link targets, which may have been used before that."""
        return bool(self._references.get("references"))

    def update(self, source: str) -> tuple[int, list[Block]]:
        """Read ``source``; returns how many leading blocks are final, and the blocks after those."""
        before, self._source = self._source, source
        final = len(self._frozen)
        if not source.startswith(before):
            self._frontier = _ParseStart()
            self._frozen.clear()
            self._references = {}
            final = 0
        elif self._growing:
            longer = _lengthened(self._growing[-1], before, source)
            if longer is not None:
                self._growing[-1] = longer
                return final, list(self._growing)
        page = SourceLines(source, self._frontier.offset, self._frontier.fence)
        self._references.pop(GROWING, None)
        tokens = self._parser.parse(page.text, self._references)
        blocks = _Builder(page, self._frontier).build(tokens)
        self._frontier = _advance(self._frontier, page, tokens, self._references.get(GROWING))
        settled = [block for block in blocks if block.start < self._frontier.offset]
        self._frozen.extend(settled)
        self._growing = blocks[len(settled) :]
        return final, blocks


def _advance(
    frontier: _ParseStart, page: SourceLines, tokens: Sequence[Token], growing_formula: int | None
) -> _ParseStart:
    """Return the furthest place behind which nothing changes, whatever is still written.

    ``growing_formula`` is the first line of what may become a formula, and then take all that follows.
    """
    whole_lines = len(page.lines) - 1
    if growing_formula is not None:
        whole_lines = min(whole_lines, growing_formula)  # that line may yet go on a paragraph
    top = next((t for t in reversed(tokens) if t.level == 0 and t.map and _settled_line(t) < whole_lines), None)
    if top is None or top.map is None:
        return frontier
    first, end = top.map
    if first > 0:
        frontier = _ParseStart(page.line_start(first))
    if top.type == "fence":
        line = _code_checkpoint(page.lines, first + 1, min(end, whole_lines) - KEPT_CODE_LINES)
        if line is not None:
            group = page.line_start(first) if first > 0 or not frontier.fence else frontier.group
            return _ParseStart(page.line_start(line), page.lines[first] + "\n", group)
    if top.type in {"bullet_list_open", "ordered_list_open"}:
        inside = [t for t in tokens[tokens.index(top) :] if t.type == "list_item_open" and t.level == 1 and t.map]
        items = [t.map[0] for t in inside if t.map and t.map[0] < whole_lines]
        if len(items) > 1:
            start = frontier.number if frontier.number is not None else int(top.attrGet("start") or 0)
            if frontier.number is None and top.attrGet("start") is None:
                start = 1
            number = start + len(items) - 1 if top.type == "ordered_list_open" else None
            return _ParseStart(page.line_start(items[-1]), number=number)
    return frontier


def _settled_line(token: Token) -> int:
    """Return the line that has to be whole before the block is sure to be one: a table's second, else the first."""
    first = token.map[0] if token.map else 0
    return first + 1 if token.type == "table_open" else first


def _code_checkpoint(lines: Sequence[str], first: int, last: int) -> int | None:
    """Return a line of code that a lexer can start at: at the margin after an empty line; failing that, any
    after many.
    """
    for line in range(last, first, -1):
        if lines[line][:1].strip() and not lines[line - 1].strip():
            return line
    return last if last - first > MOST_CODE_LINES else None


def read_markdown(source: str) -> list[Block]:
    """Parse a finished text."""
    return MarkdownReader().update(source)[1]


def _lengthened(block: Block, before: str, source: str) -> Block | None:
    """Add plain words to ``block``, the last one of the text ``before``, where ``source`` goes on from there.

    While a reply streams, most rounds add a few words in the middle of a sentence. Reading the paragraph anew for them
    would take longer than all the rest.

    Returns:
        The longer block; ``None`` where what was added may end, open or become markup.
    """
    if block.kind is not BlockKind.PARAGRAPH or not block.runs:
        return None
    last, end = block.runs[-1], len(before)
    # From the last character that was there: a mark at the end may mean something else once a letter follows.
    if last.offsets[-1] != end - 1 or not _PLAIN_WORDS.fullmatch(source, end - 1):
        return None
    if _PART_OF_ADDRESS.search(source, max(before.rfind(" "), before.rfind("\n")) + 1):
        return None
    run = TextRun(last.text + source[end:], last.style, (*last.offsets, *range(end, len(source))))
    return replace(block, runs=(*block.runs[:-1], run))


@dataclass(slots=True)
class _List:
    number: int | None
    """The next item's number; ``None`` in a bulleted list."""


class _Builder:
    def __init__(self, page: SourceLines, frontier: _ParseStart) -> None:
        self._page = page
        self._frontier = frontier
        self._blocks: list[Block] = []
        self._lists: list[_List] = []
        self._quote = 0
        self._marker: TextRun | None = None
        self._marker_columns: dict[int, int] = {}
        self._heading = 0
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
        elif token.type == BLOCK:
            self._formula(token)
        elif token.type == "hr":
            self._add(Block(BlockKind.RULE, self._page.line_start(self._map[0])))
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
            if token.map and token.map[0] == 0 and token.level == 0 and self._frontier.number is not None:
                number = self._frontier.number
            self._lists.append(_List(None if kind == "bullet_list" else number))
        elif kind == "list_item":
            self._flush_marker()
            self._marker = self._make_marker(token)
        elif kind == "heading":
            self._heading = int(token.tag[1])

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
        kind = BlockKind.HEADING if self._heading else BlockKind.PARAGRAPH
        style = _BOLD if self._heading else PLAIN_STYLE
        children = token.children or ()
        runs = tuple(runs_of(children, token.content, offsets, style))
        if not runs and self._marker is None and any(child.type == TAG for child in children):
            return  # nothing but tags that fold text away
        self._add(Block(kind, self._page.line_start(first), runs, level=self._heading))

    def _code(self, token: Token) -> None:
        first = self._map[0] + (1 if token.type == "fence" else 0)
        code = token.content.removesuffix("\n")
        continued = bool(self._frontier.fence) and self._map[0] == 0
        group = self._frontier.group if continued else self._page.line_start(self._map[0])
        language = token.info.split()[0] if token.info.split() else ""
        offsets = self._page.suffix_offsets(code, first, trimmed=False)
        at = line = 0
        for number, pieces in enumerate(highlighted_lines(code.replace(LINE_BREAK, "\n"), language)):
            if number:
                line += code[at] == "\n"
                at += 1  # the end of the line before
            start = self._page.line_start(first + line) if number or continued else group
            if number and code[at - 1] == LINE_BREAK:
                start = offsets[at - 1] + 1
            runs = []
            for text, syntax in pieces:
                style = TextStyle(code=True, syntax=syntax or None)
                runs.append(TextRun(text, style, tuple(offsets[at : at + len(text)])))
                at += len(text)
            self._add(Block(BlockKind.CODE, start, tuple(runs), group=group, language=language))

    def _formula(self, token: Token) -> None:
        longest = len(token.content) + len(token.meta["after"]) + 4  # two marks of two letters
        run, aligns = formula_run(token, self._page.places(int(token.meta["begin"]), longest))
        start = self._page.line_start(self._map[0])
        self._add(Block(BlockKind.PARAGRAPH, start, (run,), aligns=aligns))

    def _table(self, tokens: Sequence[Token]) -> None:
        rows: list[tuple[tuple[TextRun, ...], ...]] = []
        aligns: list[str] = []
        cells: list[tuple[TextRun, ...]] = []
        places: list[list[int]] = []
        for token in tokens:
            if token.type == "tr_open" and token.map:
                cells, places = [], self._page.cells(token.map[0], int(token.meta[ROW_BEGIN]))
            elif token.type == "tr_close":
                rows.append(tuple(cells))
            elif token.type == "th_open":
                aligns.append(str(token.attrGet("style") or "text-align:left").partition(":")[2])
            elif token.type == "inline":
                offsets = places[len(cells)] if len(cells) < len(places) else []
                style = PLAIN_STYLE if rows else _BOLD
                cells.append(tuple(runs_of(token.children or (), token.content, offsets, style)))
        first = tokens[0].map[0] if tokens[0].map else 0
        self._add(Block(BlockKind.TABLE, self._page.line_start(first), rows=tuple(rows), aligns=tuple(aligns)))

    def _make_marker(self, token: Token) -> TextRun:
        line = token.map[0] if token.map else self._map[0]
        text = self._page.lines[line]
        marker = _ITEM_MARKER.search(text, self._marker_columns.get(line, 0))
        column = marker.start() if marker else 0
        self._marker_columns[line] = marker.end() if marker else 0
        place = self._page.line_start(line) + column
        list_ = self._lists[-1]
        if list_.number is None:
            return TextRun(_BULLETS[(len(self._lists) - 1) % len(_BULLETS)], PLAIN_STYLE, (place,))
        shown = f"{list_.number}."
        list_.number += 1
        written = marker.group() if marker else ""
        offsets = tuple(place + min(i, max(0, len(written) - 1)) for i in range(len(shown)))
        return TextRun(shown, PLAIN_STYLE, offsets)

    def _flush_marker(self) -> None:
        """Show the bullet of an item that begins with nothing of its own."""
        if self._marker is not None:
            self._add(Block(BlockKind.PARAGRAPH, self._marker.offsets[0]))

    def _add(self, block: Block) -> None:
        marker, self._marker = self._marker, None
        start = min(block.start, marker.offsets[0]) if marker and marker.offsets[0] != NOWHERE else block.start
        indent = len(self._lists)
        tight = indent > 0 and self._page.follows_text(start)
        self._blocks.append(replace(block, start=start, quote=self._quote, indent=indent, marker=marker, tight=tight))
