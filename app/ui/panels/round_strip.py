"""One column a round: guessed, kept, and the time each took. It shows what averages hide."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from app.speculation.trace import Outcome, Round
from app.ui.panels.card import Card
from app.ui.panels.figures import round_sentence

COLUMN_WIDTH = 10.0
COLUMN_STEP = 12.0
GUESS_HEIGHT = 56.0
TIME_HEIGHT = 22.0
GAP = 4.0
CAPTION_HEIGHT = 20.0


class RoundStrip(Card):
    """The newest rounds that fit; older ones scroll out to the left, and arrow keys bring them back."""

    round_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Rounds: guessed, kept, time", parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._rounds: Sequence[Round] = ()
        self._selected: int | None = None
        self._first = 0
        self._describe()

    def show_rounds(self, rounds: Sequence[Round]) -> None:
        """``rounds`` in order; the strip keeps a reference and reads it when it paints."""
        following = self._first >= len(self._rounds) - self._capacity()
        self._rounds = rounds
        if following or len(rounds) < self._first:
            self._first = max(0, len(rounds) - self._capacity())
        if self._selected is not None and self._selected >= len(rounds):
            self._selected = None
        self._describe()
        self.update()

    def select_round(self, index: int | None) -> None:
        """Mark a round without telling anyone."""
        self._selected = index if index is not None and 0 <= index < len(self._rounds) else None
        if self._selected is not None:
            last = self._first + self._capacity() - 1
            if self._selected < self._first:
                self._first = self._selected
            elif self._selected > last:
                self._first = self._selected - self._capacity() + 1
        self._describe()
        self.update()

    @property
    def selected_round(self) -> int | None:
        return self._selected

    def _describe(self) -> None:
        if self._selected is not None:
            text = round_sentence(self._rounds[self._selected])
        elif self._rounds:
            text = f"{len(self._rounds)} rounds. Last one, {round_sentence(self._rounds[-1])}"
        else:
            text = "No rounds yet."
        self.setAccessibleDescription(text)

    def _capacity(self) -> int:
        return max(1, int((self.content_area().width() + COLUMN_STEP - COLUMN_WIDTH) // COLUMN_STEP))

    def content_height(self) -> float:
        return GUESS_HEIGHT + GAP + TIME_HEIGHT + CAPTION_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        shown = self._rounds[self._first : self._first + self._capacity()]
        if not shown:
            painter.setFont(self.font_of(13))
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "One column for each round")
            return
        most = max(4, *(len(round_.drafted) for round_ in shown))
        slowest = max(1.0, *(round_.draft_ms + round_.verify_ms for round_ in shown))
        unit = GUESS_HEIGHT / most
        for number, round_ in enumerate(shown):
            x = area.left() + number * COLUMN_STEP
            self._paint_guesses(painter, round_, x, area.top() + GUESS_HEIGHT, unit)
            self._paint_times(painter, round_, x, area.top() + GUESS_HEIGHT + GAP, slowest)
            if self._first + number == self._selected:
                frame = QRectF(x - 2, area.top() - 3, COLUMN_WIDTH + 4, GUESS_HEIGHT + GAP + TIME_HEIGHT + 6)
                painter.setPen(QPen(QColor(self.colours.accent), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(frame, 3, 3)
        if self.hasFocus() and self._selected is None:
            painter.setPen(QPen(QColor(self.colours.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            whole = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
            painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 10, 10)
        self._paint_caption(painter, area)

    def _paint_guesses(self, painter: QPainter, round_: Round, x: float, bottom: float, unit: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        looks = self.colours.outcomes
        kept = round_.accepted * unit
        wrong = (len(round_.drafted) - round_.accepted) * unit
        if not round_.drafted:
            painter.setBrush(QColor(self.colours.muted))
            painter.drawRoundedRect(QRectF(x, bottom - 3, COLUMN_WIDTH, 3), 1.5, 1.5)
            return
        if kept:
            painter.setBrush(QColor(looks[Outcome.ACCEPTED].line or ""))
            painter.drawRoundedRect(QRectF(x, bottom - kept, COLUMN_WIDTH, kept), 2, 2)
        if wrong:
            # Pale and outlined, so that the two differ by more than their colour.
            painter.setBrush(QColor(looks[Outcome.REJECTED].tint or ""))
            gap = 1.5 if kept else 0.0
            box = QRectF(x, bottom - kept - wrong, COLUMN_WIDTH, wrong - gap)
            painter.drawRoundedRect(box, 2, 2)
            painter.setPen(QPen(QColor(looks[Outcome.REJECTED].line or ""), 1))
            painter.drawLine(QPointF(box.left() + 2, box.top() + 0.5), QPointF(box.right() - 2, box.top() + 0.5))

    def _paint_times(self, painter: QPainter, round_: Round, x: float, top: float, slowest: float) -> None:
        """Hanging from the middle: the check, then the guessing, lighter."""
        painter.setPen(Qt.PenStyle.NoPen)
        check = round_.verify_ms / slowest * TIME_HEIGHT
        guess = round_.draft_ms / slowest * TIME_HEIGHT
        colour = QColor(self.colours.muted)
        colour.setAlphaF(0.55)
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(x, top, COLUMN_WIDTH, max(1.0, check)), 2, 2)
        if guess >= 0.5:
            colour.setAlphaF(0.25)
            painter.setBrush(colour)
            painter.drawRoundedRect(QRectF(x, top + check + 0.5, COLUMN_WIDTH, guess), 2, 2)

    def _paint_caption(self, painter: QPainter, area: QRectF) -> None:
        painter.setFont(self.font_of(12))
        painter.setPen(QColor(self.colours.muted))
        if self._selected is not None:
            round_ = self._rounds[self._selected]
            time = round_.draft_ms + round_.verify_ms
            text = f"Round {round_.index + 1}: {len(round_.drafted)} guessed, {round_.accepted} kept, {time:.0f} ms"
        else:
            last = self._rounds[-1]
            text = f"{len(self._rounds)} rounds, last one {last.draft_ms + last.verify_ms:.0f} ms"
        line = QRectF(area.left(), area.bottom() - CAPTION_HEIGHT + 6, area.width(), CAPTION_HEIGHT)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)

    def round_at(self, x: float) -> int | None:
        """The round whose column is at ``x`` (widget pixels)."""
        index = self._first + int((x / self.zoom - self.content_area().left()) // COLUMN_STEP)
        return index if self._first <= index < min(len(self._rounds), self._first + self._capacity()) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        index = self.round_at(event.position().x())
        if event.button() is Qt.MouseButton.LeftButton and index is not None:
            self._choose(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        count = len(self._rounds)
        here = self._selected
        moves = {
            Qt.Key.Key_Left: count - 1 if here is None else max(0, here - 1),
            Qt.Key.Key_Right: count - 1 if here is None else min(count - 1, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        target = moves.get(Qt.Key(event.key()))
        if target is None or not count:
            super().keyPressEvent(event)
            return
        self._choose(target)

    def _choose(self, index: int) -> None:
        self.select_round(index)
        self.round_selected.emit(index)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            index = self.round_at(event.pos().x())
            QToolTip.showText(event.globalPos(), "" if index is None else round_sentence(self._rounds[index]), self)
            return True
        return super().event(event)
