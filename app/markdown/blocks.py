"""The parts of a rendered reply: a flat list of blocks, each a line of runs. No Qt here.

Flat on purpose: a list item, a line of code and a paragraph are each one block, so that while a reply streams only the
last few blocks differ from what the window already shows.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import chain
from unicodedata import bidirectional

NOWHERE = -1
"""Offset of a character that stands for nothing in the source."""

LINE_BREAK = "\u2028"
"""A line break inside a paragraph, as Qt's text engine writes it."""


class BlockKind(Enum):
    PARAGRAPH = "paragraph"
    HEADING = "heading"
    CODE = "code"
    RULE = "rule"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class TextStyle:
    """Style of a run of text; the outcome is no part of it."""

    bold: bool = False
    italic: bool = False
    code: bool = False
    strike: bool = False
    underline: bool = False
    script: str = ""
    """``sub`` or ``sup``: small, and below the line or above it."""
    formula: str = ""
    """The source of a formula, with the marks around it."""
    link: str | None = None
    syntax: str | None = None
    """Pygments' short name of the token type ("k", "s2"), in code blocks."""


PLAIN_STYLE = TextStyle()


@dataclass(frozen=True, slots=True)
class TextRun:
    """Characters set alike; ``offsets`` says where in the source each of them stands."""

    text: str
    style: TextStyle
    offsets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """One line of text (or one table) with its place in the page."""

    kind: BlockKind
    start: int
    """Offset in the source where the block begins."""
    runs: tuple[TextRun, ...] = ()
    level: int = 0
    """Of a heading: 1 to 6."""
    quote: int = 0
    """Number of quotes it stands in."""
    indent: int = 0
    """Number of lists it stands in."""
    marker: TextRun | None = None
    """Bullet or number, on the first block of a list item."""
    tight: bool = False
    """Stands close to the block before it."""
    language: str = ""
    group: int = NOWHERE
    """Of a line of code: the offset of its code block, the same for all its lines."""
    rows: tuple[tuple[tuple[TextRun, ...], ...], ...] = ()
    """Of a table: rows of cells of runs; the first row is the head."""
    aligns: tuple[str, ...] = ()
    """Of a table: ``left``, ``center`` or ``right`` for each column; of a formula on lines of its own:
    ``center``, or ``left`` where it has several."""


def runs_from_right(block: Block) -> bool:
    """Return whether the block's text runs from right to left: its first letter says, as in Unicode's own rule."""
    runs = chain(block.runs, (run for row in block.rows for cell in row for run in cell))
    directions = (bidirectional(letter) for run in runs for letter in run.text)
    return next((direction for direction in directions if direction in {"L", "R", "AL"}), "L") != "L"
