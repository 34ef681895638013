"""One column a round: guessed, kept, and the time each took. It shows what averages hide."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from app.language import number, tr, tr_count
from app.speculation.trace import Outcome, Round
from app.ui.metrics.card import Card
from app.ui.metrics.figures import round_sentence
from app.ui.toolkit.language.mirroring import mirrored, place_child, visual_rect
from app.ui.toolkit.widgets.buttons import quiet_button

COLUMN_WIDTH = 10.0
COLUMN_STEP = 12.0
GUESS_HEIGHT = 56.0
TIME_HEIGHT = 22.0
GAP = 4.0
SCROLL_HEIGHT = 20.0
LINE_HEIGHT = 17.0
NOTCH_COLUMNS = 4
"""Columns that one notch of a wheel scrolls."""
_COLON = re.compile(r"\s*[:：]")
"""The colon after a name, which is enough where there is little room; some languages write a wide one."""


class RoundStrip(Card):
    """Shows as many rounds as fit: the newest, until someone scrolls back to older ones or chooses one."""

    round_selected = Signal(object)
    """The index of the round that was chosen; ``None`` when none is any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Rounds: guessed, kept, time"), parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._rounds: Sequence[Round] = ()
        self._count = 0
        """Number of them that are shown: the list gets longer by itself."""
        self._selected: int | None = None
        self._following = True
        self._turned = 0.0
        """Columns that a wheel has turned and that were too little to scroll by one."""
        self.bar = QScrollBar(Qt.Orientation.Horizontal, self)
        self.bar.setAccessibleName(tr("Rounds in view"))
        self.bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.bar.valueChanged.connect(self._follow_bar)
        self.newest = quiet_button(tr("Newest"), tr("Back to the newest rounds (End)"))
        self.newest.setParent(self)
        self.newest.setAccessibleName(tr("Newest rounds"))
        self.newest.clicked.connect(self.return_to_newest)
        self._fit()
        self._describe()

    def begin(self, rounds: Sequence[Round] = ()) -> None:
        """Show another reply, its newest rounds first in view."""
        self._selected, self._following = None, True
        self.show_rounds(rounds)

    def show_rounds(self, rounds: Sequence[Round]) -> None:
        """Show the reply's ``rounds`` in order, as many as there are now; a list that grows may be given again."""
        self._rounds, self._count = rounds, len(rounds)
        if self._selected is not None and self._selected >= self._count:
            self._selected = None
        self._fit()
        self._describe()
        self.update()

    def select_round(self, index: int | None) -> None:
        """Mark a round and bring it into view, without telling anyone."""
        self._selected = index if index is not None and 0 <= index < self._count else None
        if self._selected is not None:
            self._following = self._selected == self._count - 1
            last = self.bar.value() + self._capacity() - 1
            self._scroll_to(
                self.bar.value() + min(0, self._selected - self.bar.value()) + max(0, self._selected - last)
            )
        self._describe()
        self.update()

    def return_to_newest(self) -> None:
        """Follow the reply's end again; no round is chosen any more."""
        if self.newest.hasFocus():
            self.setFocus()  # the button goes
        self._following = True
        self._choose(None)
        self._fit()

    @property
    def selected_round(self) -> int | None:
        return self._selected

    @property
    def in_view(self) -> range:
        return range(self.bar.value(), min(self._count, self.bar.value() + self._capacity()))

    def _fit(self) -> None:
        """Scroll as far as there are rounds; the newest stay in view unless older ones are wanted."""
        furthest = max(0, self._count - self._capacity())
        self.bar.blockSignals(True)
        self.bar.setPageStep(self._capacity())
        self.bar.setRange(0, furthest)
        if self._following:
            self.bar.setValue(furthest)
        self.bar.blockSignals(False)
        self._place_controls()

    def _scroll_to(self, first: int) -> None:
        """Scroll as a person does, except that the end is not followed for it."""
        self.bar.blockSignals(True)
        self.bar.setValue(first)
        self.bar.blockSignals(False)
        self._place_controls()

    def _follow_bar(self) -> None:
        self._following = self.bar.value() == self.bar.maximum()
        self._place_controls()
        self._describe()
        self.update()

    def _place_controls(self) -> None:
        """Place the scroll bar below the columns, and the way back beside it while the newest are out of view."""
        area, zoom = self.content_area(), self.zoom
        row = QRectF(area.left(), area.top() + GUESS_HEIGHT + GAP + TIME_HEIGHT + GAP, area.width(), SCROLL_HEIGHT)
        behind = self.bar.maximum() > 0 and not self._following
        width = self.newest.sizeHint().width() if behind else 0
        left, top, height = round(row.left() * zoom), round(row.top() * zoom), round(row.height() * zoom)
        bar = min(height, self.bar.sizeHint().height())
        place_child(self.bar, QRect(left, top + (height - bar) // 2, round(row.width() * zoom) - width, bar))
        self.bar.setVisible(self.bar.maximum() > 0)
        place_child(self.newest, QRect(round(row.right() * zoom) - width, top, width, height))
        self.newest.setVisible(behind)

    def _describe(self) -> None:
        if self._selected is not None:
            text = round_sentence(self._rounds[self._selected])
        elif self._count:
            sentences = [tr_count("%n round.", "%n rounds.", self._count)]
            if not self._following:
                sentences.append(tr("In view: {span}.", span=self._span))
            sentences.append(tr("Last one, {round}", round=round_sentence(self._rounds[self._count - 1])))
            text = " ".join(sentences)
        else:
            text = self.nothing(tr("No rounds yet."))
        self.setAccessibleDescription(text)

    @property
    def _span(self) -> str:
        seen = self.in_view
        return tr("{first} to {last}", first=number(seen.start + 1), last=number(seen.stop))

    def _capacity(self) -> int:
        return max(1, int((self.content_area().width() + COLUMN_STEP - COLUMN_WIDTH) // COLUMN_STEP))

    def paint_anew(self) -> None:
        """Make the button smaller than the window's others, too: it stands in a line with the scroll bar."""
        super().paint_anew()
        pixels = round(12 * self.zoom)
        self.newest.setStyleSheet(f"QPushButton {{ font-size: {pixels}px; padding: 0 4px; min-height: 0; }}")
        self.newest.ensurePolished()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def content_height(self) -> float:
        return GUESS_HEIGHT + GAP + TIME_HEIGHT + GAP + SCROLL_HEIGHT + 2 * LINE_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        shown = self._rounds[self.in_view.start : self.in_view.stop]
        if not shown:
            self.paint_nothing(painter, area, tr("One column for each round"))
            return
        most = max(4, *(len(round_.drafted) for round_ in shown))
        slowest = max(1.0, *(round_.draft_ms + round_.verify_ms for round_ in shown))
        unit = GUESS_HEIGHT / most
        for place, round_ in enumerate(shown):
            column = QRectF(area.left() + place * COLUMN_STEP, area.top(), COLUMN_WIDTH, area.height())
            x = visual_rect(self, area, column).left()
            self._paint_guesses(painter, round_, x, area.top() + GUESS_HEIGHT, unit)
            self._paint_times(painter, round_, x, area.top() + GUESS_HEIGHT + GAP, slowest)
            if self.bar.value() + place == self._selected:
                frame = QRectF(x - 2, area.top() - 3, COLUMN_WIDTH + 4, GUESS_HEIGHT + GAP + TIME_HEIGHT + 6)
                self._paint_frame(painter, frame, 3)
        if self.hasFocus() and self._selected not in self.in_view:
            whole = QRectF(0, 0, self.width() / self.zoom, self.height() / self.zoom)
            self._paint_frame(painter, whole.adjusted(2, 2, -2, -2), 10)
        self._paint_caption(painter, area)

    def _paint_frame(self, painter: QPainter, frame: QRectF, radius: float) -> None:
        painter.setPen(QPen(QColor(self.colours.accent), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, radius, radius)

    def _paint_guesses(self, painter: QPainter, round_: Round, x: float, bottom: float, unit: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        looks = self.colours.outcomes
        accepted_width = round_.accepted * unit
        wrong = (len(round_.drafted) - round_.accepted) * unit
        if not round_.drafted:
            painter.setBrush(QColor(self.colours.muted))
            painter.drawRoundedRect(QRectF(x, bottom - 3, COLUMN_WIDTH, 3), 1.5, 1.5)
            return
        if accepted_width:
            painter.setBrush(QColor(looks[Outcome.ACCEPTED].line or ""))
            painter.drawRoundedRect(QRectF(x, bottom - accepted_width, COLUMN_WIDTH, accepted_width), 2, 2)
        if wrong:
            # Pale and outlined, so that the two differ by more than their colour.
            painter.setBrush(QColor(looks[Outcome.REJECTED].tint or ""))
            gap = 1.5 if accepted_width else 0.0
            box = QRectF(x, bottom - accepted_width - wrong, COLUMN_WIDTH, wrong - gap)
            painter.drawRoundedRect(box, 2, 2)
            painter.setPen(QPen(QColor(looks[Outcome.REJECTED].line or ""), 1))
            painter.drawLine(QPointF(box.left() + 2, box.top() + 0.5), QPointF(box.right() - 2, box.top() + 0.5))

    def _paint_times(self, painter: QPainter, round_: Round, x: float, top: float, slowest: float) -> None:
        """Paint the times hanging from the middle: the check, then the guessing, lighter."""
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
        painter.setPen(QColor(self.colours.muted))
        line = QRectF(area.left(), area.bottom() - 2 * LINE_HEIGHT, area.width(), LINE_HEIGHT)
        for words in self.caption:
            font, text = self.fitting((words, _COLON.split(words)[0]), line.width(), 12)
            painter.setFont(font)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
            line.translate(0, LINE_HEIGHT)

    @property
    def caption(self) -> tuple[str, str]:
        """Return two lines, on the round that is chosen or on all of them."""
        if self._selected is None:
            last = tr("Last one {time}", time=_took(self._rounds[self._count - 1]))
            if not self._following:
                return tr("{span} of {count} rounds", span=self._span, count=number(self._count)), last
            return tr_count("%n round", "%n rounds", self._count), last
        round_ = self._rounds[self._selected]
        place, time = number(self._selected + 1), _took(round_)
        if round_.drafted:
            time = tr(
                "{time}: {guessing} guessing, {checking} checking",
                time=time,
                guessing=number(round_.draft_ms),
                checking=number(round_.verify_ms),
            )
        if not round_.drafted:
            return tr("Round {place}: nothing guessed", place=place), time
        guessed = len(round_.drafted)
        accepted = round_.accepted
        return tr("Round {place}: {guessed} guessed, {kept} kept", place=place, guessed=guessed, kept=accepted), time

    def round_at(self, x: float) -> int | None:
        """Return the round whose column is at ``x`` (widget pixels)."""
        area = self.content_area()
        along = area.right() - x / self.zoom if mirrored(self) else x / self.zoom - area.left()
        index = self.bar.value() + int(along // COLUMN_STEP)
        return index if index in self.in_view else None

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Choose the round under the pointer, or no round where it was chosen already."""
        index = self.round_at(event.position().x())
        if event.button() is Qt.MouseButton.LeftButton and index is not None:
            self._choose(None if index == self._selected else index)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Scroll through the rounds; at either end the page below scrolls on."""
        pixels, angle = event.pixelDelta(), event.angleDelta()
        if pixels.isNull():
            columns = -(angle.x() or angle.y()) / 120 * NOTCH_COLUMNS
        else:
            columns = -(pixels.x() or pixels.y()) / (COLUMN_STEP * self.zoom)
        if self._turned * columns < 0:
            self._turned = 0.0  # the other way round
        self._turned += columns
        whole = int(self._turned)
        self._turned -= whole
        before = self.bar.value()
        self.bar.setValue(before + whole)
        stuck = self.bar.value() == before and (whole or before == (self.bar.maximum() if columns > 0 else 0))
        event.setAccepted(not stuck)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Left and Right go from round to round, Home and End to the first and last; Page keys scroll."""
        count, here, key = self._count, self._selected, Qt.Key(event.key())
        earlier, later = Qt.Key.Key_Left, Qt.Key.Key_Right
        if mirrored(self):
            earlier, later = later, earlier
        pages = {Qt.Key.Key_PageUp: -self._capacity(), Qt.Key.Key_PageDown: self._capacity()}
        moves = {
            earlier: count - 1 if here is None else max(0, here - 1),
            later: count - 1 if here is None else min(count - 1, here + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }
        if key in pages:
            self.bar.setValue(self.bar.value() + pages[key])
        elif key in moves and count:
            self._choose(moves[key])
        else:
            super().keyPressEvent(event)

    def _choose(self, index: int | None) -> None:
        if index is None and self._selected is None:
            return
        self.select_round(index)
        self.round_selected.emit(index)

    def tip_at(self, place: QPoint) -> str:
        index = self.round_at(place.x())
        return "" if index is None else round_sentence(self._rounds[index])


def _took(round_: Round) -> str:
    return tr("{time} ms", time=number(round_.draft_ms + round_.verify_ms))
