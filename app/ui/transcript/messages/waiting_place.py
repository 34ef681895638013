"""Bars with a slow shimmer where a reply will stand, over words that say what it waits for."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import visual_rect
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
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME_MS)
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
