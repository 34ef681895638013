"""Looks for words in a conversation: in the messages on the page, and in those that are not drawn yet.

What is counted is what a reply shows, not the Markdown it is written in. A few messages are looked through at a time,
so that the window answers in between; the newest first, since they are on the page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QObject, QPoint, QRectF, QTimer, Signal
from PySide6.QtGui import QTextCursor

from app.markdown.blocks import Block
from app.markdown.reader import read_markdown
from app.text_folding import SoughtText
from app.traces.reasoning import find_reasoning, without_marks
from app.ui.transcript.messages.message_column import Message
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.text.text_document import MARKER_GAP
from app.ui.transcript.transcript_view import TranscriptView

_AT_ONCE_S = 0.008
_LINES = re.compile(r"[\r\n\u2029]")


@dataclass(frozen=True, slots=True)
class FoundPlace:
    """One place in the conversation."""

    message_id: int
    number: int
    """Among those of the message, counted from 0."""


class Finder(QObject):
    """Finds words in what a transcript shows."""

    changed = Signal(int, int, bool)
    """Place that is in view, counted from 1 (0: none yet), how many there are, and whether the search is over: all was
    looked through, and the place is in view."""

    def __init__(self, view: TranscriptView) -> None:
        super().__init__(view)
        self._view = view
        self._sought: SoughtText | None = None
        self._lines: dict[int, Sequence[str]] = {}
        """Text that a message shows, by its id."""
        self._counts: dict[int, int] = {}
        self._order: list[int] = []
        self._remaining: list[tuple[int, str, str]] = []
        """Texts still to be looked through, the next one last: id, role, text."""
        self._at: FoundPlace | None = None
        self._is_going = self._is_there = False
        """True while the message of that place is still to be drawn, and once the place is in view."""
        self._more = QTimer(self, interval=0)
        self._more.timeout.connect(self._look_further)
        view.content_changed.connect(self._look_anew)
        view.message_drawn.connect(self._mark)
        view.palette_set.connect(self._mark_all)

    def look_for(self, words: str) -> None:
        """Mark and count ``words``; none of them ends it."""
        sought = SoughtText(words)
        self._sought = None if sought.is_empty else sought
        self._at = None
        if self._sought is None:
            self._lines.clear()
        self._look_anew()

    def step(self, by: int) -> None:
        """Go to the next place (1) or the one before (-1); after the last comes the first."""
        total = sum(self._counts.values())
        if not total:
            return
        if self._at is None:
            self._choose()
        else:
            self._go_to((self._place_of(self._at) + by) % total)

    def _look_anew(self) -> None:
        self._more.stop()
        contents = self._view.contents()
        self._order = [message_id for message_id, _, _ in contents]
        self._counts.clear()
        texts = {message_id: text for message_id, _, text in contents}
        self._lines = {key: lines for key, lines in self._lines.items() if texts.get(key) == lines[0]}
        if self._at is not None and self._at.message_id not in texts:
            self._at = None
        self._mark_all()
        self._remaining = [] if self._sought is None else list(contents)
        if self._remaining:
            self._more.start()
        self._tell()

    def _look_further(self) -> None:
        sought, until_s = self._sought, perf_counter() + _AT_ONCE_S
        assert sought is not None
        drawn = {message.message_id for message in self._view.messages}
        while self._remaining and perf_counter() < until_s:
            message_id, role, text = self._remaining.pop()
            if message_id not in self._lines:
                self._lines[message_id] = (text, *_shown_lines(role, text))
            lines = self._lines[message_id][1:]
            self._counts[message_id] = sum(len(sought.places(line)) for line in lines)
        if not self._remaining:
            self._more.stop()
        if self._at is None and (not self._remaining or self._remaining[-1][0] not in drawn):
            self._choose()
        self._tell()

    def _choose(self) -> None:
        """Look at the first place that is in view or below, else at the last one above."""
        total, top = sum(self._counts.values()), self._view.page.top
        below = [message for message in self._view.messages if message.y() + message.height() > top]
        for message in below:
            for number in range(self._counts.get(message.message_id, 0)):
                place = _rectangle(message, number, self._sought)
                if place is None or message.y() + place.bottom() > top:
                    self._go_to(self._place_of(FoundPlace(message.message_id, number)))
                    return
        if total:
            self._go_to(total - 1)

    def _go_to(self, place: int) -> None:
        for message_id in self._order:
            count = self._counts.get(message_id, 0)
            if place < count:
                self._at = FoundPlace(message_id, place)
                break
            place -= count
        assert self._at is not None
        self._is_going, self._is_there = True, False
        self._mark_all()
        self._tell()
        self._view.draw(self._at.message_id, self._bring_out)

    def _bring_out(self, message: Message) -> None:
        """Show the place that is looked at, now that its message is on the page."""
        if self._at is None or self._sought is None or message.message_id != self._at.message_id:
            return
        _unfold(message, self._at.number, self._sought)
        self._mark(message)
        place = _rectangle(message, self._at.number, self._sought)
        self._is_going, self._is_there = False, place is not None
        if place is not None:
            self._view.bring_into_view(place.translated(message.x(), message.y()))
        self._tell()

    def _mark_all(self) -> None:
        for message in self._view.messages:
            self._mark(message)

    def _mark(self, message: Message) -> None:
        current = None
        if self._at is not None and self._at.message_id == message.message_id and self._sought is not None:
            current = self._at.number - _folded_count(message, self._sought)
        message.body.matches.show(self._sought, self._view.palette_in_use, current)

    def _place_of(self, at: FoundPlace) -> int:
        before = self._order[: self._order.index(at.message_id)]
        return sum(self._counts.get(message_id, 0) for message_id in before) + at.number

    def _tell(self) -> None:
        place = self._place_of(self._at) + 1 if self._at is not None and self._is_there else 0
        is_over = not self._remaining and not (self._at is not None and self._is_going)
        self.changed.emit(place, sum(self._counts.values()), is_over)


def _shown_lines(role: str, text: str) -> Sequence[str]:
    if role == "user":
        return _LINES.split(text)
    return _lines_of(read_markdown(without_marks(text, find_reasoning(text))))


def _lines_of(blocks: Sequence[Block]) -> list[str]:
    lines = []
    for block in blocks:
        marker = block.marker.text + MARKER_GAP if block.marker else ""
        lines.append(marker + "".join(run.text for run in block.runs))
        lines += ["".join(run.text for run in cell) for row in block.rows for cell in row]
    return lines


def _folded_count(message: Message, sought: SoughtText) -> int:
    """Return how many places are in what the model thought, while that is folded away."""
    if isinstance(message, UserMessage) or not message.body.folded:
        return 0
    lines = _lines_of(message.body.blocks[: message.body.folded])
    return sum(len(sought.places(line)) for line in lines)


def _unfold(message: Message, number: int, sought: SoughtText) -> None:
    if isinstance(message, UserMessage):
        while not message.more.isHidden() and len(message.body.matches.places(sought)) <= number:
            message.show_more()
    else:
        message.body.show_all()
        if number < _folded_count(message, sought):
            message.thoughts.setChecked(True)


def _rectangle(message: Message, number: int, sought: SoughtText | None) -> QRectF | None:
    """Return where a place is in its message; ``None`` while it is not to be seen."""
    if sought is None:
        return None
    number -= _folded_count(message, sought)
    places = message.body.matches.places(sought)
    if not 0 <= number < len(places):
        return None
    body, cursor = message.body, QTextCursor(message.body.document())
    rectangle = QRectF()
    for position in places[number]:
        cursor.setPosition(position)
        rectangle = rectangle.united(QRectF(body.cursorRect(cursor)))
    return rectangle.translated(body.viewport().mapTo(message, QPoint()).toPointF())
