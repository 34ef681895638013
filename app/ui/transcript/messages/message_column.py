"""The messages one below another, placed at once instead of by Qt's layouts.

Those pass a changed height up level by level, one turn of the event loop each: text that streams in would be cut off
for three frames before the page has grown.

The page covers what lies behind it and keeps its pixels when it grows, so that Qt scrolls it by moving them and paints
only what is new. A style sheet's background would undo both: Qt then paints all that lies behind it, up to the window.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.messages.waiting_place import WaitingPlace

TOP_PIXELS = 28
GAP_PIXELS = 16

Message = UserMessage | ReplyMessage


class MessageColumn(QWidget):
    """A page as high as its messages, which all have the same width."""

    resized = Signal()
    """Its height has changed; the scroll range follows at once."""

    read_downward = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.messages: list[Message] = []
        self.waiting: list[Message] = []
        """Messages that still have the looks, and the width, of before."""
        self.waiting_place: WaitingPlace | None = None
        """Stands where the reply will stand that is waited for."""
        self._left = 0
        self._message_width = 100
        self._background = QColor()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    @property
    def replies(self) -> list[ReplyMessage]:
        """The replies among the messages, oldest first."""
        return [message for message in self.messages if isinstance(message, ReplyMessage)]

    def reply(self, message_id: int) -> ReplyMessage | None:
        """Return the reply of this id, if it is on the page."""
        return next((reply for reply in self.replies if reply.message_id == message_id), None)

    @property
    def message_width(self) -> int:
        """The width of messages, in pixels."""
        return self._message_width

    @property
    def end_height(self) -> int:
        """The height in pixels of all below the newest words: figures, buttons, and the free room at the end."""
        newest = self.messages[-1] if self.messages else None
        return TOP_PIXELS + (newest.footer_height if isinstance(newest, ReplyMessage) else 0)

    def set_background(self, colour: str) -> None:
        """Set the colour that the messages stand on, ``#RRGGBB``."""
        self._background = QColor(colour)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        QPainter(self).fillRect(event.rect(), self._background)

    def set_metrics(self, page_width: int, left: int, message_width: int) -> None:
        """Set where the column of text stands on the page, in pixels."""
        changed = message_width != self._message_width
        self._left, self._message_width = left, message_width
        self.resize(page_width, self.height())
        if changed:
            for message in self.messages:
                if message not in self.waiting:
                    message.set_width(message_width)
        self.arrange()

    def add(self, message: Message, *, first: bool = False) -> None:
        """Put a message below the others, or above them."""
        self.messages.insert(0 if first else len(self.messages), message)
        message.set_width(self._message_width)
        if isinstance(message, ReplyMessage):
            message.body.growing.connect(self._make_room)
            message.height_changed.connect(self.arrange)
        message.show()
        self._show_newest()
        self.arrange()

    def _show_newest(self) -> None:
        """Let the last two messages know whether they are the newest."""
        for message in self.messages[-2:]:
            if isinstance(message, ReplyMessage):
                message.set_newest(message is self.messages[-1])

    def clear(self) -> None:
        for message in self.messages:
            message.hide()
            message.deleteLater()
        self.messages.clear()
        self.waiting.clear()
        self.arrange()

    def _make_room(self, pixels: int) -> None:
        """Grow before a message does: Qt scrolls by moving pixels only while none of them waits to be painted."""
        self.resize(self.width(), self.height() + pixels)
        self.resized.emit()

    def arrange(self) -> None:
        """Put every message in its place."""
        y = TOP_PIXELS
        for message in self.messages:
            message.setGeometry(QRect(self._left, y, self._message_width, message.height()))
            y += message.height() + GAP_PIXELS
        if self.waiting_place is not None and self.waiting_place.words:
            newest = self.messages[-1] if self.messages else None
            top = newest.y() if isinstance(newest, ReplyMessage) and not newest.text else y
            y = top + self.waiting_place.place(self._left, top, self._message_width) + GAP_PIXELS
            self.waiting_place.raise_()
        height = y + TOP_PIXELS - GAP_PIXELS
        if height != self.height():
            self.resize(self.width(), height)
            self.resized.emit()
