"""Sets messages in another size or other colours: what is in view at once, the others one by one.

Set all at once, a chat of long replies would hold the window up for a quarter of a second, mostly for text that nobody
sees just now. What is in view stays where it is, while what stands above it becomes longer or shorter.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QScrollArea

from app.ui.transcript.messages.message_column import Message, MessageColumn
from app.ui.transcript.typography import Typography


class Retyping(QObject):
    """Knows which messages of a page have the looks of before."""

    def __init__(self, column: MessageColumn, scroll: QScrollArea, parent: QObject) -> None:
        super().__init__(parent)
        self._column, self._scroll = column, scroll
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        self._typography: Typography | None = None

    def begin(self, typography: Typography, place_column: Callable[[], object]) -> None:
        """Set what is in view, and with it one page above and below; the rest follows from the event loop.

        ``place_column`` gives the column its new width.
        """
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
        """Set at once all that is left."""
        while self._column.waiting:
            self._go_on()

    def _distance(self, message: Message) -> int:
        """Return how far a message is out of view, in pixels."""
        top, room = self._scroll.verticalScrollBar().value(), self._scroll.viewport().height()
        return max(0, message.y() - top - room, top - message.y() - message.height())

    def _go_on(self) -> None:
        """Set the nearest one."""
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
