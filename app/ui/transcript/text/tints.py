"""Paints what lies behind and over a reply's text: tints, underlines, strikes, code panels, quote bars.

Qt's own underlines sit tight on the baseline and its backgrounds fill the whole line; painted here, the tint covers
the letters with a little room and the underline closes it, as one mark. New words have their full colours for a
moment, and then step back to calm ones; only the lines of those words are painted again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen, QTextBlock, QTextLine

from app.language import tr
from app.markdown.blocks import BlockKind, runs_from_right
from app.speculation.trace import Outcome
from app.ui.transcript.text.block_marks import (
    MARK_OVERHANG,
    OUTCOME_CODES,
    OUTCOMES,
    BlockMarks,
    MarkMeasurer,
    lines_of,
    needs_glyphs,
    rects_of,
    text_of,
    without_outer_spaces,
)
from app.ui.transcript.text.text_document import CODE_MARK, REJECTED_MARK, BlockDocument
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import CODE_FOOTER, CODE_HEADER, CODE_INSET, QUOTE_INDENT, underline_pen

FRESH_MS = 300
FADE_MS = 165
STEP_MS = 33


@dataclass(slots=True)
class NewWords:
    """Entries of a reply that came together."""

    first: int
    end: int
    came_at_s: float
    strength: float = 1.0
    """Share of the difference between full and calm colours that is left."""


class Fading(QObject):
    """Lets the words of one page step back."""

    def __init__(self, page: BlockDocument) -> None:
        super().__init__(page.document)
        self._page = page
        self._spans = TokenSpans()
        self._known = 0
        """Number of entries that are not new."""
        self.groups: list[NewWords] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)

    def follow(self, spans: TokenSpans) -> None:
        """Take other spans: where they go on from those before, the rest is new; else nothing is."""
        before, self._spans = self._spans, spans
        if spans is not before and not (0 < self._known <= len(spans.entries) and _begin_alike(before, spans)):
            self._known = len(spans.entries)
            if self.groups:
                self.groups.clear()
                self._page.repaint(QRectF(QPointF(), self._page.document.size()))
        self.note_new()

    def note_new(self) -> None:
        entries, known = self._spans.entries, self._known
        self._known = len(entries)
        if known >= len(entries) or not self._page.typography.look.calm:
            return
        latest_ms = entries[-1].round.at_ms - FRESH_MS  # a reply that is taken up again has old rounds, too
        first = next(place for place in range(known, len(entries)) if entries[place].round.at_ms >= latest_ms)
        while first and entries[first - 1].round.index == entries[first].round.index:
            first -= 1
        now_s, latest = perf_counter(), self.groups[-1] if self.groups else None
        if latest is not None and 1000 * (now_s - latest.came_at_s) < STEP_MS:
            latest.end = len(entries)
        else:
            self.groups.append(NewWords(first, len(entries), now_s))
        if not self._timer.isActive():
            self._timer.start(FRESH_MS)

    def _step(self) -> None:
        now_s, fade_ms = perf_counter(), FADE_MS if self._page.typography.look.fades else 0
        due_ms = float(FRESH_MS)
        for group in list(self.groups):
            fading_ms = 1000 * (now_s - group.came_at_s) - FRESH_MS
            if fading_ms < -1:
                due_ms = min(due_ms, -fading_ms)
                continue
            due_ms = STEP_MS
            group.strength = max(0.0, 1 - (fading_ms + STEP_MS) / fade_ms) if fade_ms else 0.0
            if not group.strength:
                self.groups.remove(group)
            self._repaint(group)
        if self.groups:
            self._timer.start(round(due_ms))

    def _repaint(self, group: NewWords) -> None:
        """Have the lines painted again in which these words stand; they are near the end of the page."""
        entry_at = self._page.entry_at
        first = last = -1
        for place in range(len(entry_at) - 1, -1, -1):
            entry = entry_at[place]
            if group.first <= entry < group.end:
                first, last = place, max(place, last)
            elif NO_ENTRY < entry < group.first:
                break
        if last < 0:
            return
        top, bottom = self._line_at(first).top(), self._line_at(last).bottom()
        self._page.repaint(QRectF(0, top, self._page.document.textWidth(), bottom - top))

    def _line_at(self, position: int) -> QRectF:
        """Return the place of a line on the page, with the room that its marks take."""
        block = self._page.document.findBlock(position)
        place = self._page.document.documentLayout().blockBoundingRect(block)
        line = block.layout().lineForTextPosition(position - block.position())
        if line.isValid():  # else the block was not laid out yet
            place = line.rect().translated(place.topLeft())
        room = self._page.typography.px(MARK_OVERHANG)
        return place.adjusted(0, -room, 0, room)


def _begin_alike(one: TokenSpans, other: TokenSpans) -> bool:
    return one.entries[0].token.text == other.entries[0].token.text


_CITATION = re.compile(r"\[(\d{1,4})\]")
COVER_ALPHA = 0.3
TINT_RADIUS = 4.0


class TintPainter:
    """Paints one page, the visible part only."""

    def __init__(self, page: BlockDocument) -> None:
        self.page = page
        self._spans = TokenSpans()
        self._codes = [0]
        """Of each entry the code of its outcome, so far as they were asked for; ``NO_ENTRY`` is the last."""
        self._measurer = MarkMeasurer(page)
        self.fading = Fading(page)
        page.outcomes_of = self._outcomes_of
        self.outcomes_visible = True
        self.selected_round: int | None = None
        self.unverified_round: int | None = None
        """A round whose plain tokens are guesses that wait for their verdict: shown grey."""

    @property
    def spans(self) -> TokenSpans:
        """The spans of the tokens in the text."""
        return self._spans

    @spans.setter
    def spans(self, spans: TokenSpans) -> None:
        self.fading.follow(spans)
        self._spans, self._codes = spans, [0]

    def _outcomes_of(self, entries: Iterable[int]) -> Iterator[int]:
        return map(self._all_codes().__getitem__, entries)

    def _all_codes(self) -> list[int]:
        new = self._spans.entries[len(self._codes) - 1 :]
        if new:
            self._codes[-1:] = [*(OUTCOME_CODES.get(entry.token.outcome, 0) for entry in new), 0]
        return self._codes

    def follow_spans(self) -> None:
        """Follow other spans: their tokens may have other outcomes than the text on the page was set with."""
        self.page.follow_outcomes(self._all_codes())

    def paint_behind(self, painter: QPainter, clip: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        blocks = list(self._visible_blocks(clip))
        self._paint_panels(painter, clip)
        for block in blocks:
            self._paint_frame(painter, block)
            self._paint_marks(painter, block, clip)
            if self.selected_round is not None:
                for line, origin in lines_of(block, self.page, clip):
                    for rect in self._lit_rects(block, line, origin):
                        self._paint_lit(painter, rect)

    def paint_over(self, painter: QPainter, clip: QRectF) -> None:
        """Strike what was rejected, in its own colour."""
        look = self.page.typography.palette.outcomes[Outcome.REJECTED]
        pen = QPen(QColor(look.line or ""), max(1.0, self.page.typography.px(1.5)))
        painter.setPen(pen)
        for block, line, origin, mixed in self._visible_lines(clip):
            for marked in self._measurer.marked(block, line, REJECTED_MARK):
                letters = without_outer_spaces(text_of(block), *marked)
                start, end = letters if letters[0] < letters[1] else marked
                for rect in rects_of(line, origin, start, end, mixed=mixed):
                    middle = rect.top() + line.ascent() * 0.68
                    painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle))

    def paint_citations(self, painter: QPainter, clip: QRectF, numbers: Collection[int]) -> None:
        """Frame the numbers of passages, which open what they stand for."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.page.typography.palette.accent), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for block, line, origin, mixed in self._visible_lines(clip):
            for start, end, _ in self.citations(block, numbers):
                if line.textStart() <= start and end <= line.textStart() + line.textLength():
                    for rect in rects_of(line, origin, start, end, mixed=mixed):
                        painter.drawRoundedRect(self._padded(rect, line), TINT_RADIUS, TINT_RADIUS)

    def citations(self, block: QTextBlock, numbers: Collection[int]) -> Iterator[tuple[int, int, int]]:
        """Yield beginning, end and number of each passage that a block cites; in code, such numbers are places."""
        shown = self.page.block_at(block.position())
        if shown is None or shown.kind is BlockKind.CODE:
            return
        marks = self.page.marks
        for cited in _CITATION.finditer(text_of(block)):
            at = block.position() + cited.start()
            if int(cited[1]) in numbers and at < len(marks) and marks[at] != CODE_MARK:
                yield *cited.span(), int(cited[1])

    def paint_unverified(self, painter: QPainter, clip: QRectF) -> None:
        """Lay the page's colour thinly over guesses that wait; what is left of the text keeps 4.5 : 1."""
        cover = QColor(self.page.typography.palette.surface)
        cover.setAlphaF(COVER_ALPHA)
        for block, line, origin, mixed in self._visible_lines(clip):
            for start, end in self._waiting(block, line):
                for rect in rects_of(line, origin, start, end, mixed=mixed):
                    painter.fillRect(self._padded(rect, line), cover)

    def _waiting(self, block: QTextBlock, line: QTextLine) -> Iterator[tuple[int, int]]:
        entry_at, entries, base = self.page.entry_at, self.spans.entries, block.position()
        end = min(line.textStart() + line.textLength(), len(entry_at) - base)
        for place in range(line.textStart(), end):
            index = entry_at[base + place]
            entry = entries[index] if index != NO_ENTRY else None
            if entry and entry.round.index == self.unverified_round and entry.outcome is Outcome.PLAIN:
                yield place, place + 1

    def token_rects(self, entry: int, block: QTextBlock) -> list[QRectF]:
        result: list[QRectF] = []
        mixed = needs_glyphs(block)
        for line, origin in lines_of(block, self.page, None):
            first = block.position() + line.textStart()
            entries = self.page.entry_at[first : first + line.textLength()]
            places = [line.textStart() + at for at, one in enumerate(entries) if one == entry]
            if places:
                rects = rects_of(line, origin, places[0], places[-1] + 1, mixed=mixed)
                result += [self._padded(rect, line) for rect in rects]
        return result

    def code_panels(self, clip: QRectF | None = None) -> Iterator[tuple[int, QRectF]]:
        """Yield ``(index of the first block, rectangle)`` of each code block that touches ``clip``."""
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

    def _visible_lines(self, clip: QRectF) -> Iterator[tuple[QTextBlock, QTextLine, QPointF, bool]]:
        """Yield the lines in view with their block, its place, and whether it needs glyphs."""
        for block in self._visible_blocks(clip):
            mixed = needs_glyphs(block)
            for line, origin in lines_of(block, self.page, clip):
                yield block, line, origin, mixed

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
            beside_code = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            painter.drawText(label, beside_code, self.page.rendered[index].block.language or tr("Code"))

    def _paint_frame(self, painter: QPainter, text_block: QTextBlock) -> None:
        """Paint what belongs to a block as a whole: bars beside a quote, the line of a rule."""
        block = self.page.block_at(text_block.position())
        if block is None or not (block.quote or block.kind is BlockKind.RULE):
            return
        px = self.page.typography.px
        palette = self.page.typography.palette
        rect = self.page.document.documentLayout().blockBoundingRect(text_block)
        margin = self.page.document.documentMargin()
        above = text_block.blockFormat().topMargin() if self._continues_quote(text_block) else 0.0
        from_right = runs_from_right(block)
        for depth in range(block.quote):
            beside = margin + px(QUOTE_INDENT) * depth
            left = self.page.document.textWidth() - beside - px(3) if from_right else beside
            bar = QRectF(left, rect.top() - above, px(3), rect.height() + above)
            painter.fillRect(bar, QColor(palette.line))
        if block.kind is BlockKind.RULE:
            y = rect.center().y()
            painter.setPen(QPen(QColor(palette.line), max(1.0, px(1.5))))
            painter.drawLine(QLineF(rect.left(), y, self.page.document.textWidth() - margin, y))

    def _continues_quote(self, text_block: QTextBlock) -> bool:
        before = self.page.block_at(text_block.position() - 1)
        return before is not None and before.quote > 0

    def _paint_marks(self, painter: QPainter, block: QTextBlock, clip: QRectF) -> None:
        typography = self.page.typography
        marks = self._measurer.marks_of(block, clip)
        origin = self.page.document.documentLayout().blockBoundingRect(block).topLeft()
        painter.translate(origin)
        painter.setPen(Qt.PenStyle.NoPen)
        if marks.chips:
            painter.setBrush(QColor(typography.palette.raised))
            for rect in marks.chips:
                painter.drawRoundedRect(rect.adjusted(-3, 0, 3, 0), 5, 5)
        if self.outcomes_visible:
            self._paint_outcomes(painter, marks, calm=typography.look.calm)
            for strength, new_marks in self._new_marks(block, clip):
                self._paint_outcomes(painter, new_marks, calm=False, opacity=strength)
        painter.translate(-origin)

    def _paint_outcomes(self, painter: QPainter, marks: BlockMarks, *, calm: bool, opacity: float = 1.0) -> None:
        typography, palette = self.page.typography, self.page.typography.palette
        shown = [outcome for outcome in OUTCOMES if outcome in marks.tints]  # in one order, whatever is painted
        radius = typography.px(TINT_RADIUS)
        painter.setPen(Qt.PenStyle.NoPen)
        for outcome in shown:
            colour = QColor(palette.outcomes[outcome].tint or "transparent")
            colour.setAlphaF(palette.settled(outcome, calm=calm).fill * opacity)
            if colour.alpha():
                painter.setBrush(colour)
                for rect in marks.tints[outcome]:
                    painter.drawRoundedRect(rect, radius, radius)
        for outcome in shown:
            if outcome in marks.underlines:
                style = palette.settled(outcome, calm=calm)
                thick = max(1.0, typography.px(style.line_pixels))
                painter.setPen(underline_pen(palette.outcomes[outcome], thick, style.line * opacity))
                painter.translate(0, -thick / 2)
                painter.drawLines(marks.underlines[outcome])
                painter.translate(0, thick / 2)

    def _new_marks(self, block: QTextBlock, clip: QRectF) -> Iterator[tuple[float, BlockMarks]]:
        """Yield what is laid over calm marks where words are new, and how strongly."""
        page, groups = self.page, self.fading.groups
        if not groups or not page.typography.look.calm:
            return
        base, text, mixed = block.position(), text_of(block), needs_glyphs(block)
        for line, _ in lines_of(block, page, clip):
            places = slice(base + line.textStart(), base + line.textStart() + line.textLength())
            entries, codes = page.entry_at[places], page.outcomes[places]
            latest = max(entries, default=NO_ENTRY)
            for group in groups:
                if latest < group.first:
                    break
                masked = bytes(
                    code if group.first <= entry < group.end else 0 for entry, code in zip(entries, codes, strict=True)
                )
                if any(masked):
                    marks = BlockMarks()
                    self._measurer.measure_outcomes(line, block, text, masked, marks, mixed=mixed)
                    yield group.strength, marks

    def _lit_rects(self, block: QTextBlock, line: QTextLine, origin: QPointF) -> Iterator[QRectF]:
        """Yield the areas of the selected round's tokens in a line."""
        entry_at, entries = self.page.entry_at, self.spans.entries
        base, start = block.position(), line.textStart()
        end = min(start + line.textLength(), len(entry_at) - base)
        mixed, text = needs_glyphs(block), text_of(block)
        places = [
            place
            for place in range(start, end)
            if entry_at[base + place] != NO_ENTRY and entries[entry_at[base + place]].round.index == self.selected_round
        ]
        for _, group in groupby(enumerate(places), lambda pair: pair[1] - pair[0]):
            run = [place for _, place in group]
            first, last = without_outer_spaces(text, run[0], run[-1] + 1)
            for rect in rects_of(line, origin, first, last, mixed=mixed) if first < last else ():
                yield self._padded(rect, line)

    def _padded(self, rect: QRectF, line: QTextLine) -> QRectF:
        top, height = self._measurer.band(line)
        return QRectF(rect.left(), rect.top() - line.y() + top, rect.width(), height)

    def _paint_lit(self, painter: QPainter, rect: QRectF) -> None:
        typography = self.page.typography
        accent = QColor(typography.palette.accent)
        painter.setPen(QPen(accent, max(1.0, typography.px(2))))
        accent.setAlphaF(0.18)
        painter.setBrush(accent)
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 4, 4)
