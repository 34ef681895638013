"""Paints what lies behind and over a reply's text: tints, underlines, strikes, code panels, quote bars.

Qt's own underlines sit tight on the baseline and its backgrounds fill the whole line; painted here, the tint covers
the letters with a little room and the underline closes it, as one mark.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextBlock, QTextLine

from app.speculation.trace import Outcome
from app.ui.transcript.blocks import Kind
from app.ui.transcript.ledger import NO_ENTRY, Ledger
from app.ui.transcript.page import CODE_MARK, REJECTED_MARK, Page
from app.ui.transcript.strokes import underline_pen
from app.ui.transcript.typography import CODE_HEADER, CODE_INSET

_SPACES = " \u2002\u2028\t"


@dataclass(frozen=True, slots=True)
class Segment:
    """Neighbouring characters of one line that look alike."""

    rects: tuple[QRectF, ...]
    outcome: Outcome
    lit: bool
    """Belongs to the round that is selected."""


class TintPainter:
    """Paints one page; asked for the visible part only."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ledger = Ledger()
        self.outcomes_visible = True
        self.selected_round: int | None = None

    def paint_behind(self, painter: QPainter, clip: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        blocks = list(self._visible_blocks(clip))
        self._paint_panels(painter, clip)
        for block in blocks:
            for line, origin in _lines(block, self.page, clip):
                self._paint_code_chips(painter, block, line, origin)
                for segment in self._segments(block, line, origin):
                    self._paint_tint(painter, segment)

    def paint_over(self, painter: QPainter, clip: QRectF) -> None:
        """Strike what was rejected, in its own colour."""
        look = self.page.typography.palette.outcomes[Outcome.REJECTED]
        pen = QPen(QColor(look.line or ""), max(1.0, self.page.typography.px(1.5)))
        painter.setPen(pen)
        for block in self._visible_blocks(clip):
            for line, origin in _lines(block, self.page, clip):
                for start, end in self._marked(block, line, REJECTED_MARK):
                    for rect in _rects(line, origin, start, end):
                        middle = rect.top() + line.ascent() * 0.68
                        painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))

    def token_rects(self, entry: int, block: QTextBlock) -> list[QRectF]:
        """Where the characters of ``entry`` stand in ``block``."""
        result: list[QRectF] = []
        for line, origin in _lines(block, self.page, None):
            first = block.position() + line.textStart()
            positions = [
                p - block.position()
                for p in range(first, first + line.textLength())
                if p < len(self.page.entry_at) and self.page.entry_at[p] == entry
            ]
            if positions:
                result.extend(self._padded(r, line) for r in _rects(line, origin, positions[0], positions[-1] + 1))
        return result

    def code_panels(self, clip: QRectF | None = None) -> Iterator[tuple[int, QRectF]]:
        """``(index of the first block, rectangle)`` of each code block, clipped ones left out."""
        page = self.page
        index = 0
        while index < len(page.woven):
            block = page.woven[index].block
            last = index
            if block.kind is Kind.CODE:
                while last + 1 < len(page.woven) and page.woven[last + 1].block.group == block.group:
                    last += 1
                rect = self._panel_rect(index, last)
                if clip is None or rect.intersects(clip):
                    yield index, rect
            index = last + 1

    def _panel_rect(self, first: int, last: int) -> QRectF:
        page = self.page
        px = page.typography.px
        layout = page.document.documentLayout()
        top = layout.blockBoundingRect(page.document.findBlock(self._inside(first)))
        bottom = layout.blockBoundingRect(page.document.findBlock(self._inside(last)))
        left = page.typography.block(page.woven[first].block, None, "").leftMargin() - px(CODE_INSET)
        margin = page.document.documentMargin()
        right = page.document.textWidth() - margin
        return QRectF(QPointF(margin + left, top.top() - px(CODE_HEADER)), QPointF(right, bottom.bottom() + px(10)))

    def _inside(self, index: int) -> int:
        """A document position inside block ``index``: its start is the end of the one before."""
        page = self.page
        before = page.woven[index - 1].block.kind if index else Kind.TABLE
        return page.block_start(index) + (0 if before is Kind.TABLE else 1)

    def _visible_blocks(self, clip: QRectF) -> Iterator[QTextBlock]:
        document = self.page.document
        layout = document.documentLayout()
        position = max(0, layout.hitTest(QPointF(clip.left(), clip.top()), Qt.HitTestAccuracy.FuzzyHit))
        block = document.findBlock(position)
        if block.previous().isValid():
            block = block.previous()
        while block.isValid():
            rect = layout.blockBoundingRect(block)
            if rect.top() > clip.bottom() + 40:
                return
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

    def _paint_code_chips(self, painter: QPainter, block: QTextBlock, line: QTextLine, origin: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.page.typography.palette.raised))
        for start, end in self._marked(block, line, CODE_MARK):
            for rect in _rects(line, origin, start, end):
                painter.drawRoundedRect(self._padded(rect, line).adjusted(-3, 0, 3, 0), 5, 5)

    def _segments(self, block: QTextBlock, line: QTextLine, origin: QPointF) -> Iterator[Segment]:
        if not self.outcomes_visible and self.selected_round is None:
            return
        entry_at, entries = self.page.entry_at, self.ledger.entries
        base = block.position()
        start = line.textStart()
        end = min(start + line.textLength(), len(entry_at) - base)
        text = block.text()
        while end > start and text[end - 1 : end] in _SPACES:
            end -= 1
        begun, look = start, None
        for place in range(start, end + 1):
            new = None
            if place < end:
                index = entry_at[base + place]
                if index != NO_ENTRY:
                    entry = entries[index]
                    new = (entry.token.outcome, entry.round.index == self.selected_round)
            if new != look:
                if look is not None and (self.outcomes_visible or look[1]):
                    rects = tuple(self._padded(rect, line) for rect in _rects(line, origin, begun, place))
                    yield Segment(rects, look[0], look[1])
                begun, look = place, new

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
        """The tint's height: the letters, with a little room above and space for the underline below."""
        px = self.page.typography.px
        return QRectF(rect.left(), rect.top() - px(1.5), rect.width(), line.ascent() + line.descent() + px(5.5))

    def _paint_tint(self, painter: QPainter, segment: Segment) -> None:
        typography = self.page.typography
        look = typography.palette.outcomes[segment.outcome]
        thick = max(1.0, typography.px(2.0))
        for rect in segment.rects:
            if self.outcomes_visible and look.tint:
                painter.fillRect(rect, QColor(look.tint))
            if segment.lit:
                painter.setPen(QPen(QColor(typography.palette.accent), max(1.0, typography.px(1.5))))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            if not (self.outcomes_visible and look.line) or look.underline in {"none", "struck"}:
                continue
            painter.setPen(underline_pen(look, thick, rect.left()))
            bottom = rect.bottom() - thick / 2
            painter.drawLine(QLineF(rect.left(), bottom, rect.right(), bottom))


def _lines(block: QTextBlock, page: Page, clip: QRectF | None) -> Iterator[tuple[QTextLine, QPointF]]:
    """The block's lines that touch ``clip``, each with the block's place in the document."""
    layout = block.layout()
    origin = page.document.documentLayout().blockBoundingRect(block).topLeft()
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        if clip is not None:
            top = origin.y() + line.y()
            if top > clip.bottom() + 20 or top + line.height() < clip.top() - 20:
                continue
        yield line, origin


def _rects(line: QTextLine, origin: QPointF, start: int, end: int) -> list[QRectF]:
    """Where characters ``start`` to ``end`` (of the block) stand in a line; more than one piece in mixed directions."""
    left = _x(line, start)
    right = _x(line, end)
    top = origin.y() + line.y()
    if right < left:
        left, right = right, left
    return [QRectF(origin.x() + left, top, right - left, line.height())]


def _x(line: QTextLine, position: int) -> float:
    place: Any = line.cursorToX(position)  # a pair, contrary to the binding's own description
    return float(place[0])
