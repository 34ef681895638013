"""The messages one below another, placed at once instead of by Qt's layouts.

Those pass a changed height up level by level, one turn of the event loop each: text that streams in would be cut off
for three frames before the page has grown.

The page covers what lies behind it and keeps its pixels when it grows, so that Qt scrolls it by moving them and paints
only what is new. A style sheet's background would undo both: Qt then paints all that lies behind it, up to the window.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import visual_rect
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.text.reply_body import MARGIN_PIXELS
from app.ui.transcript.typography import Typography

SHIMMER_MS = 1400
FRAME_MS = 40
_SHARES = (0.92, 0.78, 0.54)
"""Length of each bar, as a share of the room."""
_BAR, _BAR_GAP, _WORDS_GAP, _WORDS = 12.0, 12.0, 16.0, 24.0


class WaitingPlace(QWidget):
    """Stands below the messages while a reply is waited for; hidden while it has no words."""

    def __init__(self, typography: Typography, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._typography = typography
        self.words = ""
        self.setAccessibleName(tr("What the reply waits for"))
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME_MS)
        self._timer.timeout.connect(self.update)
        self.hide()

    def show_words(self, words: str, *, moves: bool) -> None:
        """Say what is waited for; empty where nothing is."""
        if words != self.words:
            self.words = words
            self.setAccessibleDescription(words)
            self.update()
        self.setVisible(bool(words))
        if words and moves and not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        elif not words or not moves:
            self._timer.stop()

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        self.update()

    def place(self, left: int, top: int, width: int) -> int:
        """Take a place in the column; returns the height that it takes."""
        height = round(self._typography.px(3 * _BAR + 2 * _BAR_GAP + _WORDS_GAP + _WORDS))
        self.setGeometry(left, top, width, height)
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, palette = self._typography.px, self._typography.palette
        room = QRectF(px(MARGIN_PIXELS), 0, self.width() - 2 * px(MARGIN_PIXELS), self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._shimmer(room))
        for number, share in enumerate(_SHARES):
            bar = QRectF(room.left(), number * px(_BAR + _BAR_GAP), room.width() * share, px(_BAR))
            painter.drawRoundedRect(visual_rect(self, room, bar), px(_BAR) / 2, px(_BAR) / 2)
        painter.setPen(QColor(palette.muted))
        painter.setFont(self._typography.interface_font(15))
        below = px(3 * _BAR + 2 * _BAR_GAP + _WORDS_GAP)
        words = QRectF(room.left(), below, room.width(), px(_WORDS))
        shown = painter.fontMetrics().elidedText(self.words, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, shown)

    def _shimmer(self, room: QRectF) -> QLinearGradient:
        """Return the bars' colour with a lighter band that passes over them, from where lines begin."""
        palette = self._typography.palette
        raised, lit = QColor(palette.raised), QColor(palette.line)
        part = (self._clock.elapsed() % SHIMMER_MS) / SHIMMER_MS if self._timer.isActive() else 0.5
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            part = 1 - part
        middle = room.left() + (1.6 * part - 0.3) * room.width()
        gradient = QLinearGradient(middle - 0.3 * room.width(), 0, middle + 0.3 * room.width(), 0)
        gradient.setColorAt(0, raised)
        gradient.setColorAt(0.5, lit)
        gradient.setColorAt(1, raised)
        return gradient

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._timer.stop()


TOP_PIXELS = 28
GAP_PIXELS = 16

Message = UserMessage | ReplyMessage


class MessageColumn(QWidget):
    """A page as high as its messages, which all have the same width."""

    resized = Signal()
    """The height has changed; the scroll range follows at once."""

    read_downward = True

    def __init__(self) -> None:
        super().__init__()
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
        return [message for message in self.messages if isinstance(message, ReplyMessage)]

    def reply(self, message_id: int) -> ReplyMessage | None:
        return next((reply for reply in self.replies if reply.message_id == message_id), None)

    @property
    def message_width(self) -> int:
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
