"""Scrolling of a conversation: it stays at its end while text streams in, until somebody scrolls away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QWidget

from app.language import tr
from app.ui.transcript.messages.message_column import Message, MessageColumn
from app.ui.transcript.typography import Typography

GAP_PIXELS = 24
"""Room that stays in view beside what is brought there."""
SHARE_ABOVE = 1 / 3
"""Share of the page above words that are brought into view."""
_AT_END_PIXELS = 4


class PageScroll(QScrollArea):
    """Shows a part of a column of messages. All places are pixels of the column, from its top."""

    moved = Signal()

    def __init__(self, column: MessageColumn, parent: QWidget) -> None:
        super().__init__(parent)
        self.follows = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._column = column
        column.resized.connect(self.follow)
        self.setWidget(column)
        self.verticalScrollBar().valueChanged.connect(self._note_place)

    def set_background(self, colour: str) -> None:
        """Set the colour that the messages stand on, ``#RRGGBB``."""
        self._column.set_background(colour)
        colours = self.viewport().palette()
        colours.setColor(QPalette.ColorRole.Window, QColor(colour))
        self.viewport().setPalette(colours)
        self.viewport().setAutoFillBackground(True)

    @property
    def top(self) -> int:
        return self.verticalScrollBar().value()

    @property
    def room(self) -> int:
        return self.viewport().height()

    @property
    def left_below(self) -> int:
        return self.verticalScrollBar().maximum() - self.top

    @property
    def is_near_top(self) -> bool:
        """True if less than a screenful is left above."""
        return self.top < self.room

    def show_from(self, top: int) -> None:
        """Scroll so that the part in view begins here."""
        self.verticalScrollBar().setValue(top)

    def show_start(self) -> None:
        self.follows = False
        self.show_from(0)

    def show_end(self) -> None:
        self.follows = True
        self.follow()

    def follow(self) -> None:
        """Scroll to the end, unless somebody has scrolled away."""
        if self.follows:
            self.show_from(self.verticalScrollBar().maximum())

    def bring_into_view(self, place: QRectF) -> None:
        """Scroll to a part of the page, where it is not in view."""
        if place.top() < self.top + GAP_PIXELS or place.bottom() > self.top + self.room - GAP_PIXELS:
            self.show_from(round(place.top() - self.room * SHARE_ABOVE))

    def keep_in_view(self, place: QPoint, height: float) -> None:
        """Scroll just as far as a text cursor of this height needs."""
        self.ensureVisible(place.x(), place.y(), 0, round(height) + GAP_PIXELS)

    def _note_place(self, value: int) -> None:
        self.follows = value >= self.verticalScrollBar().maximum() - _AT_END_PIXELS
        self.moved.emit()


_ABOVE_EDGE = 12


class JumpButton(QPushButton):
    """Stands over the lower edge of its parent, in the middle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Jump to newest"), parent)
        self.setProperty("role", "jump")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def place(self, width: int, height: int) -> None:
        self.adjustSize()
        self.move((width - self.width()) // 2, height - self.height() - _ABOVE_EDGE)


class Retyping(QObject):
    """Knows which messages of a page have the looks of before."""

    def __init__(self, column: MessageColumn, scroll: QScrollArea, parent: QObject) -> None:
        super().__init__(parent)
        self._column, self._scroll = column, scroll
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._typography: Typography | None = None

    def begin(self, typography: Typography, place_column: Callable[[], object]) -> None:
        """Set what is near the view in other looks, and the rest later; ``place_column`` gives the new width."""
        self._typography = typography
        bar, room = self._scroll.verticalScrollBar(), self._scroll.viewport().height()
        top = bar.value()
        at_top = next((one for one in self._column.messages if one.y() + one.height() > top), None)
        share = (top - at_top.y()) / max(1, at_top.height()) if at_top is not None else 0.0
        at_end = top >= bar.maximum() - 4
        near = [one for one in self._column.messages if self._distance(one) <= room]
        self._column.waiting = list(self._column.messages)
        place_column()
        for message in near:
            self._column.waiting.remove(message)
            message.retype(typography, self._column.message_width)
        self._column.arrange()
        if at_end:
            bar.setValue(bar.maximum())
        elif at_top is not None and top > 0:
            bar.setValue(round(at_top.y() + share * at_top.height()))
        if self._column.waiting:
            self._timer.start()

    def finish(self) -> None:
        while self._column.waiting:
            self._go_on()

    def _distance(self, message: Message) -> int:
        top, room = self._scroll.verticalScrollBar().value(), self._scroll.viewport().height()
        return max(0, message.y() - top - room, top - message.y() - message.height())

    def _go_on(self) -> None:
        waiting = self._column.waiting
        if not waiting or self._typography is None:
            self._timer.stop()
            return
        message = min(waiting, key=self._distance)
        waiting.remove(message)
        bar = self._scroll.verticalScrollBar()
        value, below, at_end = bar.value(), message.y() + message.height(), bar.value() >= bar.maximum() - 4
        message.retype(self._typography, self._column.message_width)
        self._column.arrange()
        if not at_end and below <= value:
            bar.setValue(value + message.y() + message.height() - below)
