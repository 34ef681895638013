"""Works out what is painted behind a block of a reply: tints, underlines and chips, by where its lines lie.

A block is measured once, and again where it changed; of the last one, which grows, only the lines that are visible.
"""

from __future__ import annotations

import re
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
_PADDING, _SEAM = 1.0, 0.5
"""Width of a tint beside its letters, and of the gap before a neighbour that it touches, in unzoomed pixels."""
_LINE_INSET = 2.0
"""Distance of an underline's ends from those of its tint, whose corners are round."""
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
    """At the lower edge of the tints."""
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
        self._growing.clear()
        for place in [place for place in reversed(self._marks) if place >= position]:
            del self._marks[place]

    def _growing_marks(self, block: QTextBlock, clip: QRectF) -> BlockMarks:
        """Lines that are as they were when they were last painted are not measured again."""
        whole, page, base, text = BlockMarks(), self.page, block.position(), text_of(block)
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
        marks, text = BlockMarks(), text_of(block)
        mixed = needs_glyphs(block)
        for line, _ in lines_of(block, self.page, None):
            self._measure(line, block, text, marks, mixed=mixed)
        return marks

    def _measure(self, line: QTextLine, block: QTextBlock, text: str, marks: BlockMarks, *, mixed: bool) -> None:
        top, height = self.band(line)
        for start, end in self.marked(block, line, CODE_MARK):
            for left, right in spans_of(line, start, end, mixed=mixed):
                marks.chips.append(QRectF(left, top, right - left, height))
        first = block.position() + line.textStart()
        codes = bytes(self.page.outcomes[first : first + line.textLength()])
        self.measure_outcomes(line, block, text, codes, marks, mixed=mixed)

    def measure_outcomes(
        self, line: QTextLine, block: QTextBlock, text: str, codes: bytes, marks: BlockMarks, *, mixed: bool
    ) -> None:
        """Add the tints and underlines of a line to ``marks``; ``codes``: its characters' outcomes, 0 for none."""
        px = self.page.typography.px
        top, height = self.band(line)
        for outcome, start, end in _outcome_runs(text, line.textStart(), codes):
            before, after = self._touches(block, text, line, start), self._touches(block, text, line, end)
            if mixed:
                before = after = before or after
            beyond_left, beyond_right = (px(-_SEAM if touches else _PADDING) for touches in (before, after))
            for first_x, last_x in spans_of(line, start, end, mixed=mixed):
                left, right = first_x - beyond_left, last_x + beyond_right
                tint = QRectF(left + _BESIDE_HALF, top, right - left, height)
                marks.tints.setdefault(outcome, []).append(tint)
                if self.page.typography.palette.outcomes[outcome].underline != "struck":
                    inset = min(px(_LINE_INSET), tint.width() / 4)
                    underline = QLineF(left + inset, tint.bottom(), right - inset, tint.bottom())
                    marks.underlines.setdefault(outcome, []).append(underline)

    def _touches(self, block: QTextBlock, text: str, line: QTextLine, place: int) -> bool:
        """Return whether letters with outcomes stand directly before and after a place of a line."""
        if not line.textStart() < place < line.textStart() + line.textLength():
            return False
        outcomes, at = self.page.outcomes, block.position() + place
        letters = text[place - 1 : place + 1]
        return at < len(outcomes) and all(outcomes[at - 1 : at + 1]) and not any(map(str.isspace, letters))

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


def text_of(block: QTextBlock) -> str:
    """Return a block's text with one character for each position of the document, as Qt counts them."""
    text = block.text()
    if len(text) == block.length() - 1:
        return text
    return "".join(letter if letter <= "\uffff" else letter * 2 for letter in text)


def without_outer_spaces(text: str, start: int, end: int) -> tuple[int, int]:
    """Return where the letters begin and end between two places of a text; twice ``start`` where there are none."""
    letters = text[start:end]
    begin = start + len(letters) - len(letters.lstrip())
    return (begin, begin + len(letters.strip())) if begin < end else (start, start)


def _outcome_runs(text: str, begin: int, codes: bytes) -> Iterator[tuple[Outcome, int, int]]:
    """Yield ``(outcome, start, end)`` of neighbours with the same outcome, from the first letter to the last.

    A mark joins words over the space between them; a wrong guess of nothing but spaces is shown as it is.
    """
    for match in _EQUAL_BYTES.finditer(codes):
        code = match.group()[0]
        if not code:
            continue
        outcome, start, end = OUTCOMES[code - 1], begin + match.start(), begin + match.end()
        letters = without_outer_spaces(text, start, end)
        if letters[0] < letters[1]:
            yield outcome, *letters
        elif outcome is Outcome.REJECTED:
            yield outcome, start, end


def is_mixed(text: str) -> bool:
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def needs_glyphs(block: QTextBlock) -> bool:
    """Return whether letters do not stand at the text cursor's places: in mixed directions, and in unbroken lines."""
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
