"""Works out what is painted behind a block of a reply: tints, underlines and chips, by where its lines lie.

A block is measured once, and again where it changed; of the last one, which grows, only the lines that are visible.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QTextBlock, QTextLine

from app.speculation.trace import Outcome
from app.ui.transcript.text.text_document import CODE_MARK, BlockDocument
from app.ui.transcript.typography import Typography

_BESIDE_HALF = 0.01
"""Letters lie on 64ths of a pixel. Half a pixel is rounded up or down as the part to paint has it, and a tint that
was painted in two parts, or moved since, would show a step."""
MARK_OVERHANG = 8.0
"""Most that the marks of a line reach beyond it, in unzoomed pixels."""
_SPACES = " \u2002\u2028\t"
_SPACE_UNITS = frozenset(map(ord, _SPACES))
OUTCOMES = (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)
"""Outcomes that have a look; an outcome's code is its place here, counted from 1."""
OUTCOME_CODES = {outcome: code for code, outcome in enumerate(OUTCOMES, 1)}
_EQUAL_BYTES = re.compile(rb"(?s:(.)\1*)")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


@dataclass(slots=True)
class BlockMarks:
    """Marks painted behind one block, relative to it, so that they can be kept while the page scrolls and grows."""

    tints: dict[Outcome, list[QRectF]] = field(default_factory=dict)
    underlines: dict[Outcome, list[QLineF]] = field(default_factory=dict)
    chips: list[QRectF] = field(default_factory=list)

    def add(self, other: BlockMarks) -> None:
        for outcome, rects in other.tints.items():
            self.tints.setdefault(outcome, []).extend(rects)
        for outcome, lines in other.underlines.items():
            self.underlines.setdefault(outcome, []).extend(lines)
        self.chips += other.chips


class MarkMeasurer:
    """Measures the blocks of a page, and keeps what it found while the page scrolls and grows."""

    def __init__(self, page: BlockDocument) -> None:
        self.page = page
        self._marks: dict[int, BlockMarks] = {}
        self._kept_for: tuple[float, Typography] | None = None
        self._growing: dict[int, tuple[object, BlockMarks]] = {}
        """Marks of single lines of the last block, by where they start in it, each with what it was made from."""
        page.before_change = self.forget_from

    def marks_of(self, block: QTextBlock, clip: QRectF) -> BlockMarks:
        """Marks of a block; those of the last one, which grows, line by line for what is visible alone."""
        key = (self.page.document.textWidth(), self.page.typography)
        if key != self._kept_for:
            self._kept_for = key
            self._marks.clear()
            self._growing.clear()
        if not block.next().isValid():
            return self._growing_marks(block, clip)
        place = block.position()
        marks = self._marks.get(place)
        if marks is None:
            marks = self._marks[place] = self._measured(block)
        return marks

    def forget_from(self, position: int) -> None:
        """Forget the marks from ``position`` on, where the document changes."""
        self._growing.clear()
        for place in [place for place in reversed(self._marks) if place >= position]:
            del self._marks[place]

    def _growing_marks(self, block: QTextBlock, clip: QRectF) -> BlockMarks:
        """Lines that are as they were when they were last painted are not measured again."""
        whole, page, base, text = BlockMarks(), self.page, block.position(), block.text()
        mixed = needs_glyphs(block)
        for line, _ in lines_of(block, page, clip):
            first = base + line.textStart()
            places = slice(first, first + line.textLength())
            made_from = (
                *(base, block.textDirection(), line.y(), line.textLength()),
                *(bytes(page.outcomes[places]), page.marks[places].tobytes()),
            )
            kept_marks = self._growing.get(line.textStart())
            if kept_marks is None or kept_marks[0] != made_from:
                kept_marks = self._growing[line.textStart()] = (made_from, BlockMarks())
                self._measure(line, block, text, kept_marks[1], mixed=mixed)
            whole.add(kept_marks[1])
        return whole

    def _measured(self, block: QTextBlock) -> BlockMarks:
        marks, text = BlockMarks(), block.text()
        mixed = needs_glyphs(block)
        for line, _ in lines_of(block, self.page, None):
            self._measure(line, block, text, marks, mixed=mixed)
        return marks

    def _measure(self, line: QTextLine, block: QTextBlock, text: str, marks: BlockMarks, *, mixed: bool) -> None:
        """Add the marks of one line."""
        typography = self.page.typography
        top, height = self.band(line)
        bottom = top + height - max(1.0, typography.px(2.0)) / 2
        for start, end in self.marked(block, line, CODE_MARK):
            for left, right in spans_of(line, start, end, mixed=mixed):
                marks.chips.append(QRectF(left, top, right - left, height))
        for outcome, start, end in self._outcome_runs(block, text, line):
            tints = marks.tints.setdefault(outcome, [])
            struck = typography.palette.outcomes[outcome].underline == "struck"
            for left, right in spans_of(line, start, end, mixed=mixed):
                tints.append(QRectF(left + _BESIDE_HALF, top, right - left, height))
                if not struck:
                    marks.underlines.setdefault(outcome, []).append(QLineF(left, bottom, right, bottom))

    def _outcome_runs(self, block: QTextBlock, text: str, line: QTextLine) -> Iterator[tuple[Outcome, int, int]]:
        """``(outcome, start, end)`` of neighbouring characters of a line with the same outcome."""
        page = self.page
        base = block.position()
        start = line.textStart()
        end = min(start + line.textLength(), len(page.entry_at) - base)
        end = self._without_trailing_spaces(block, text, start, end)
        for run in _EQUAL_BYTES.finditer(page.outcomes, base + start, max(base + start, base + end)):
            code = run.group()[0]
            if code:
                yield OUTCOMES[code - 1], run.start() - base, run.end() - base

    @staticmethod
    def _without_trailing_spaces(block: QTextBlock, text: str, start: int, end: int) -> int:
        """Spaces that hang over the end of a line are not tinted."""
        if len(text) == block.length() - 1:  # no character takes two positions
            while end > start and text[end - 1] in _SPACES:
                end -= 1
            return end
        units = array("H", text.encode("utf-16-le"))
        while end > start and units[end - 1] in _SPACE_UNITS:
            end -= 1
        return end

    def marked(self, block: QTextBlock, line: QTextLine, mark: int) -> Iterator[tuple[int, int]]:
        marks = self.page.marks
        base = block.position()
        first, last = base + line.textStart(), min(base + line.textStart() + line.textLength(), len(marks))
        place = first
        while place < last:
            if marks[place] != mark:
                place += 1
                continue
            begun = place
            while place < last and marks[place] == mark:
                place += 1
            yield begun - base, place - base

    def band(self, line: QTextLine) -> tuple[float, float]:
        """Top and height of a tint: the letters, with a little room above and space for the underline below."""
        px = self.page.typography.px
        return line.y() - px(1.5) + _BESIDE_HALF, line.ascent() + line.descent() + px(5.5)


def is_mixed(text: str) -> bool:
    """Return whether some of the text runs from right to left."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def needs_glyphs(block: QTextBlock) -> bool:
    """Return whether letters do not stand at Qt's places of the text cursor: where directions mix, and in lines that
    are not broken, of which it tells nothing beyond the page's edges.
    """
    return block.blockFormat().nonBreakableLines() or is_mixed(block.text())


def lines_of(block: QTextBlock, page: BlockDocument, clip: QRectF | None) -> Iterator[tuple[QTextLine, QPointF]]:
    """Yield the block's lines that touch ``clip``, each with the block's place in the document."""
    layout = block.layout()
    origin = page.document.documentLayout().blockBoundingRect(block).topLeft()
    overhang = page.typography.px(MARK_OVERHANG)
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        if clip is not None:
            top = origin.y() + line.y()
            if top > clip.bottom() + overhang or top + line.height() + overhang < clip.top():
                continue
        yield line, origin


def rects_of(line: QTextLine, origin: QPointF, start: int, end: int, *, mixed: bool) -> list[QRectF]:
    """Return the areas of characters ``start`` to ``end`` (of the block) in a line; pieces, where directions mix."""
    top, height = origin.y() + line.y(), line.height()
    spans = spans_of(line, start, end, mixed=mixed)
    return [QRectF(origin.x() + left, top, right - left, height) for left, right in spans]


def spans_of(line: QTextLine, start: int, end: int, *, mixed: bool) -> list[tuple[float, float]]:
    """Left and right of characters ``start`` to ``end`` in their block; several, where directions mix."""
    if not mixed:
        return [(_x(line, start), _x(line, end))]
    # Text cursor places are ambiguous where directions meet; the glyphs themselves are not.
    spans: list[tuple[float, float]] = []
    for run in line.glyphRuns(start, end - start):
        advances = run.rawFont().advancesForGlyphIndexes(run.glyphIndexes())
        for place, advance in zip(run.positions(), advances, strict=True):
            spans.append((place.x(), place.x() + advance.x()))
    joined: list[tuple[float, float]] = []
    for left, right in sorted(spans):
        if joined and left <= joined[-1][1] + 0.5:
            joined[-1] = (joined[-1][0], max(right, joined[-1][1]))
        else:
            joined.append((left, right))
    return joined


def _x(line: QTextLine, position: int) -> float:
    place: Any = line.cursorToX(position)  # a pair, contrary to the binding's own description
    return float(place[0])
