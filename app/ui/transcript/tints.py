"""Paints what lies behind and over a reply's text: tints, underlines, strikes, code panels, quote bars.

Qt's own underlines sit tight on the baseline and its backgrounds fill the whole line; painted here, the tint covers
the letters with a little room and the underline closes it, as one mark.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextBlock, QTextLine

from app.speculation.trace import Outcome
from app.ui.transcript.blocks import Kind
from app.ui.transcript.text_document import CODE_MARK, REJECTED_MARK, Page
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import CODE_FOOTER, CODE_HEADER, CODE_INSET, QUOTE_INDENT, Typography
from app.ui.transcript.underlines import underline_pen

VEIL = 0.3
_BESIDE_HALF = 0.01
"""Letters lie on 64ths of a pixel. Half a pixel is rounded up or down as the part to paint has it, and a tint that
was painted in two parts, or moved since, would show a step."""
MARK_OVERHANG = 8.0
"""How far the marks of a line reach beyond it at most, in unzoomed pixels."""
_SPACES = " \u2002\u2028\t"
_SPACE_UNITS = frozenset(map(ord, _SPACES))
OUTCOMES = (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)
"""Outcomes that have a look; an outcome's code is its place here, counted from 1."""
_CODES = {outcome: code for code, outcome in enumerate(OUTCOMES, 1)}
_EQUAL_BYTES = re.compile(rb"(?s:(.)\1*)")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


@dataclass(slots=True)
class BlockMarks:
    """What is painted behind one block, relative to it: so it can be kept while the page scrolls and grows."""

    tints: dict[Outcome, list[QRectF]] = field(default_factory=dict)
    underlines: dict[Outcome, list[QLineF]] = field(default_factory=dict)
    chips: list[QRectF] = field(default_factory=list)

    def add(self, other: BlockMarks) -> None:
        for outcome, rects in other.tints.items():
            self.tints.setdefault(outcome, []).extend(rects)
        for outcome, lines in other.underlines.items():
            self.underlines.setdefault(outcome, []).extend(lines)
        self.chips += other.chips


class TintPainter:
    """Paints one page; asked for the visible part only."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ledger = TokenSpans()
        self._kept: dict[int, BlockMarks] = {}
        self._kept_for: tuple[float, Typography] | None = None
        self._growing: dict[int, tuple[object, BlockMarks]] = {}
        """Marks of single lines of the last block, by where they start in it, each with what it was made from."""
        page.outcome_of = self._code
        page.before_change = self.forget_from
        self.outcomes_visible = True
        self.selected_round: int | None = None
        self.veiled_round: int | None = None
        """A round whose plain tokens are guesses that wait for their verdict: shown grey."""

    def _code(self, entry: int) -> int:
        return _CODES.get(self.ledger.entries[entry].token.outcome, 0) if entry != NO_ENTRY else 0

    def follow_ledger(self) -> None:
        """The ledger is another one: its tokens may have other outcomes than the text on the page was set with."""
        codes = [_CODES.get(entry.token.outcome, 0) for entry in self.ledger.entries]
        self.page.follow_outcomes([*codes, 0])  # ``NO_ENTRY`` is the last

    def paint_behind(self, painter: QPainter, clip: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        blocks = list(self._visible_blocks(clip))
        self._paint_panels(painter, clip)
        for block in blocks:
            self._paint_frame(painter, block)
            self._paint_marks(painter, block, clip)
            if self.selected_round is not None:
                for line, origin in _lines(block, self.page, clip):
                    for rect in self._lit_rects(block, line, origin):
                        self._paint_lit(painter, rect)

    def paint_over(self, painter: QPainter, clip: QRectF) -> None:
        """Strike what was rejected, in its own colour."""
        look = self.page.typography.palette.outcomes[Outcome.REJECTED]
        pen = QPen(QColor(look.line or ""), max(1.0, self.page.typography.px(1.5)))
        painter.setPen(pen)
        for block in self._visible_blocks(clip):
            mixed = is_mixed(block.text())
            for line, origin in _lines(block, self.page, clip):
                for start, end in self._marked(block, line, REJECTED_MARK):
                    for rect in _rects(line, origin, start, end, mixed=mixed):
                        middle = rect.top() + line.ascent() * 0.68
                        painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))

    def paint_veil(self, painter: QPainter, clip: QRectF) -> None:
        """Lay the page's colour thinly over guesses that wait; what is left of the text keeps 4.5 : 1."""
        veil = QColor(self.page.typography.palette.surface)
        veil.setAlphaF(VEIL)
        for block in self._visible_blocks(clip):
            mixed = is_mixed(block.text())
            for line, origin in _lines(block, self.page, clip):
                for start, end in self._waiting(block, line):
                    for rect in _rects(line, origin, start, end, mixed=mixed):
                        painter.fillRect(self._padded(rect, line), veil)

    def _waiting(self, block: QTextBlock, line: QTextLine) -> Iterator[tuple[int, int]]:
        entry_at, entries, base = self.page.entry_at, self.ledger.entries, block.position()
        end = min(line.textStart() + line.textLength(), len(entry_at) - base)
        for place in range(line.textStart(), end):
            index = entry_at[base + place]
            entry = entries[index] if index != NO_ENTRY else None
            if entry and entry.round.index == self.veiled_round and entry.outcome is Outcome.PLAIN:
                yield place, place + 1

    def token_rects(self, entry: int, block: QTextBlock) -> list[QRectF]:
        """Where the characters of ``entry`` stand in ``block``."""
        result: list[QRectF] = []
        mixed = is_mixed(block.text())
        for line, origin in _lines(block, self.page, None):
            first = block.position() + line.textStart()
            positions = [
                p - block.position()
                for p in range(first, first + line.textLength())
                if p < len(self.page.entry_at) and self.page.entry_at[p] == entry
            ]
            if positions:
                result.extend(
                    self._padded(r, line) for r in _rects(line, origin, positions[0], positions[-1] + 1, mixed=mixed)
                )
        return result

    def code_panels(self, clip: QRectF | None = None) -> Iterator[tuple[int, QRectF]]:
        """``(index of the first block, rectangle)`` of each code block that touches ``clip``."""
        for first, last in self.page.code_groups.values():
            rect = self._panel_rect(first, last)
            if clip is None or rect.intersects(clip):
                yield first, rect

    def _panel_rect(self, first: int, last: int) -> QRectF:
        page = self.page
        px = page.typography.px
        layout, first_line = page.document.documentLayout(), page.text_block(first)
        top = layout.blockBoundingRect(first_line)
        bottom = layout.blockBoundingRect(page.text_block(last))
        margin = page.document.documentMargin()
        left = first_line.blockFormat().leftMargin() - px(CODE_INSET)
        right = page.document.textWidth() - margin
        return QRectF(
            QPointF(margin + left, top.top() - px(CODE_HEADER)), QPointF(right, bottom.bottom() + px(CODE_FOOTER))
        )

    def _visible_blocks(self, clip: QRectF) -> Iterator[QTextBlock]:
        document = self.page.document
        layout = document.documentLayout()
        overhang = self.page.typography.px(MARK_OVERHANG)
        position = max(0, layout.hitTest(QPointF(clip.left(), clip.top()), Qt.HitTestAccuracy.FuzzyHit))
        block = document.findBlock(position)
        if block.previous().isValid():
            block = block.previous()
        while block.isValid():
            rect = layout.blockBoundingRect(block)
            if rect.top() > clip.bottom() + 40:
                return
            if rect.bottom() + overhang >= clip.top():
                yield block
            block = block.next()

    def _paint_panels(self, painter: QPainter, clip: QRectF) -> None:
        typography = self.page.typography
        palette = typography.palette
        px = typography.px
        for index, rect in self.code_panels(clip):
            painter.setPen(QPen(QColor(palette.line), 1))
            painter.setBrush(QColor(palette.raised))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), px(10), px(10))
            painter.setPen(QColor(palette.muted))
            painter.setFont(typography.interface_font(12.5))
            label = QRectF(rect.left() + px(CODE_INSET), rect.top(), rect.width() / 2, px(CODE_HEADER))
            painter.drawText(label, Qt.AlignmentFlag.AlignVCenter, self.page.woven[index].block.language or "Code")

    def _paint_frame(self, painter: QPainter, text_block: QTextBlock) -> None:
        """What belongs to a block as a whole: bars beside a quote, the line of a rule."""
        block = self.page.block_at(text_block.position())
        if block is None or not (block.quote or block.kind is Kind.RULE):
            return
        px = self.page.typography.px
        palette = self.page.typography.palette
        rect = self.page.document.documentLayout().blockBoundingRect(text_block)
        margin = self.page.document.documentMargin()
        above = text_block.blockFormat().topMargin() if self._continues_quote(text_block) else 0.0
        for depth in range(block.quote):
            bar = QRectF(margin + px(QUOTE_INDENT) * depth, rect.top() - above, px(3), rect.height() + above)
            painter.fillRect(bar, QColor(palette.line))
        if block.kind is Kind.RULE:
            y = rect.center().y()
            painter.setPen(QPen(QColor(palette.line), max(1.0, px(1.5))))
            painter.drawLine(QLineF(rect.left(), y, self.page.document.textWidth() - margin, y))

    def _continues_quote(self, text_block: QTextBlock) -> bool:
        before = self.page.block_at(text_block.position() - 1)
        return before is not None and before.quote > 0

    def _paint_marks(self, painter: QPainter, block: QTextBlock, clip: QRectF) -> None:
        typography = self.page.typography
        marks = self._marks_of(block, clip)
        origin = self.page.document.documentLayout().blockBoundingRect(block).topLeft()
        painter.translate(origin)
        painter.setPen(Qt.PenStyle.NoPen)
        if marks.chips:
            painter.setBrush(typography.colour(typography.palette.raised))
            for rect in marks.chips:
                painter.drawRoundedRect(rect.adjusted(-3, 0, 3, 0), 5, 5)
        if self.outcomes_visible:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # neighbours meet without a seam
            shown = [outcome for outcome in OUTCOMES if outcome in marks.tints]  # in one order, whatever is painted
            for outcome in shown:
                painter.setBrush(typography.colour(typography.palette.outcomes[outcome].tint or ""))
                painter.drawRects(marks.tints[outcome])
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            thick = max(1.0, typography.px(2.0))
            for outcome in shown:
                if outcome in marks.underlines:
                    painter.setPen(underline_pen(typography.palette.outcomes[outcome], thick))
                    painter.drawLines(marks.underlines[outcome])
        painter.translate(-origin)

    def _marks_of(self, block: QTextBlock, clip: QRectF) -> BlockMarks:
        """Marks of a block; those of the last one, which grows, line by line for what is visible alone."""
        key = (self.page.document.textWidth(), self.page.typography)
        if key != self._kept_for:
            self._kept_for = key
            self._kept.clear()
            self._growing.clear()
        if not block.next().isValid():
            return self._growing_marks(block, clip)
        place = block.position()
        found = self._kept.get(place)
        if found is None:
            found = self._kept[place] = self._measured(block)
        return found

    def forget_from(self, position: int) -> None:
        """The document changes from ``position`` on."""
        self._growing.clear()
        for place in [place for place in reversed(self._kept) if place >= position]:
            del self._kept[place]

    def _growing_marks(self, block: QTextBlock, clip: QRectF) -> BlockMarks:
        """Lines that are as they were when they were last painted are not measured again."""
        whole, page, base, text = BlockMarks(), self.page, block.position(), block.text()
        mixed = is_mixed(text)
        for line, _ in _lines(block, page, clip):
            first = base + line.textStart()
            places = slice(first, first + line.textLength())
            made_from = (
                *(base, block.textDirection(), line.y(), line.textLength()),
                *(bytes(page.outcomes[places]), page.marks[places].tobytes()),
            )
            kept = self._growing.get(line.textStart())
            if kept is None or kept[0] != made_from:
                kept = self._growing[line.textStart()] = (made_from, BlockMarks())
                self._measure(line, block, text, kept[1], mixed=mixed)
            whole.add(kept[1])
        return whole

    def _measured(self, block: QTextBlock) -> BlockMarks:
        marks, text = BlockMarks(), block.text()
        mixed = is_mixed(text)
        for line, _ in _lines(block, self.page, None):
            self._measure(line, block, text, marks, mixed=mixed)
        return marks

    def _measure(self, line: QTextLine, block: QTextBlock, text: str, marks: BlockMarks, *, mixed: bool) -> None:
        """Add the marks of one line."""
        typography = self.page.typography
        top, height = self._band(line)
        bottom = top + height - max(1.0, typography.px(2.0)) / 2
        for start, end in self._marked(block, line, CODE_MARK):
            for left, right in _spans(line, start, end, mixed=mixed):
                marks.chips.append(QRectF(left, top, right - left, height))
        for outcome, start, end in self._outcome_runs(block, text, line):
            tints = marks.tints.setdefault(outcome, [])
            struck = typography.palette.outcomes[outcome].underline == "struck"
            for left, right in _spans(line, start, end, mixed=mixed):
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
        for found in _EQUAL_BYTES.finditer(page.outcomes, base + start, max(base + start, base + end)):
            code = found.group()[0]
            if code:
                yield OUTCOMES[code - 1], found.start() - base, found.end() - base

    def _lit_rects(self, block: QTextBlock, line: QTextLine, origin: QPointF) -> Iterator[QRectF]:
        """Where the tokens of the selected round stand."""
        entry_at, entries = self.page.entry_at, self.ledger.entries
        base, start = block.position(), line.textStart()
        end = min(start + line.textLength(), len(entry_at) - base)
        mixed = is_mixed(block.text())
        places = [
            place
            for place in range(start, end)
            if entry_at[base + place] != NO_ENTRY and entries[entry_at[base + place]].round.index == self.selected_round
        ]
        for _, group in groupby(enumerate(places), lambda pair: pair[1] - pair[0]):
            run = [place for _, place in group]
            for rect in _rects(line, origin, run[0], run[-1] + 1, mixed=mixed):
                yield self._padded(rect, line)

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

    def _marked(self, block: QTextBlock, line: QTextLine, mark: int) -> Iterator[tuple[int, int]]:
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

    def _padded(self, rect: QRectF, line: QTextLine) -> QRectF:
        """As high as a tint."""
        top, height = self._band(line)
        return QRectF(rect.left(), rect.top() - line.y() + top, rect.width(), height)

    def _band(self, line: QTextLine) -> tuple[float, float]:
        """Top and height of a tint: the letters, with a little room above and space for the underline below."""
        px = self.page.typography.px
        return line.y() - px(1.5) + _BESIDE_HALF, line.ascent() + line.descent() + px(5.5)

    def _paint_lit(self, painter: QPainter, rect: QRectF) -> None:
        typography = self.page.typography
        accent = QColor(typography.palette.accent)
        painter.setPen(QPen(accent, max(1.0, typography.px(2))))
        accent.setAlphaF(0.18)
        painter.setBrush(accent)
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4, 4)


def is_mixed(text: str) -> bool:
    """Whether some of the text runs from right to left."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def _lines(block: QTextBlock, page: Page, clip: QRectF | None) -> Iterator[tuple[QTextLine, QPointF]]:
    """The block's lines that touch ``clip``, each with the block's place in the document."""
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


def _rects(line: QTextLine, origin: QPointF, start: int, end: int, *, mixed: bool) -> list[QRectF]:
    """Where characters ``start`` to ``end`` (of the block) stand in a line; pieces, where directions mix."""
    top, height = origin.y() + line.y(), line.height()
    spans = _spans(line, start, end, mixed=mixed)
    return [QRectF(origin.x() + left, top, right - left, height) for left, right in spans]


def _spans(line: QTextLine, start: int, end: int, *, mixed: bool) -> list[tuple[float, float]]:
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
