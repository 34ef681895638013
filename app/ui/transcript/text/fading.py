"""Tells which words of a reply are new: they have their full colours for a moment, and then step back to calm ones.

Only the lines of the words whose colours change are painted again.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer

from app.ui.transcript.text.block_marks import MARK_OVERHANG
from app.ui.transcript.text.text_document import BlockDocument
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans

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
    """Lets the words of one page step back.

    Args:
        page: shows the words.
    """

    def __init__(self, page: BlockDocument) -> None:
        super().__init__(page.document)
        self._page = page
        self._spans = TokenSpans()
        self._known = 0
        """Number of entries that are not new."""
        self.groups: list[NewWords] = []
        """The new words, the oldest first."""
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
        """Note which entries the spans have gained."""
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
