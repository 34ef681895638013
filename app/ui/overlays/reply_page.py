"""A single reply on a page of its own that scrolls, below its question: what slow motion and the race show."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.ui.transcript.message_column import GAP_PIXELS
from app.ui.transcript.message_text import ReplyBody
from app.ui.transcript.typography import Typography
from app.ui.transcript.user_message import UserMessage

GAP_BELOW_CURSOR = 24


class ReplyPage(QScrollArea):
    """Shows the reply in the middle, at most ``most_width`` wide, with its newest line in view."""

    def __init__(self, typography: Typography, name: str, *, most_width: float, top: float, side: float = 0) -> None:
        """``name`` is for screen readers; the others are unzoomed pixels, ``side`` what stays free at the least."""
        super().__init__()
        self._typography = typography
        self._most_width, self._top, self._side = most_width, top, side
        self.body = ReplyBody(typography)
        self.body.setAccessibleName(name)
        self.body.set_reasoning_open(True)
        self.body.height_changed.connect(self._place)
        self.body.cursor_moved.connect(self._follow_cursor)
        self._page = QWidget()
        self._page.setObjectName("replayPage")
        self.body.setParent(self._page)
        self.question: UserMessage | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._page)

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        self.body.setStyleSheet("QTextEdit { background: transparent; }")
        self.body.set_typography(typography)
        if self.question is not None:
            self.question.set_typography(typography)
        self._place()

    def show_question(self, text: str | None) -> None:
        """Show above the reply what it answers; nothing where that is not known."""
        if self.question is not None:
            self.question.hide()
            self.question.deleteLater()
            self.question = None
        if text:
            self.question = UserMessage(0, text, self._typography, self._page)
            self.question.set_read_only()
            self.question.show()
        self._place()

    def _follow_cursor(self, place: QRectF) -> None:
        at = self.body.viewport().mapTo(self._page, place.center().toPoint())
        self.ensureVisible(at.x(), at.y(), 0, round(place.height()) + GAP_BELOW_CURSOR)

    def show_newest(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    @property
    def _at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum()

    def _place(self) -> None:
        px = self._typography.px
        room = max(100, self.viewport().width())
        width = min(round(px(self._most_width)), room - 2 * round(px(self._side)))
        top = round(px(self._top))
        at_end = self._at_end  # the text's height may be told of only after the newest was shown
        left, below = (room - width) // 2, top
        if self.question is not None:
            self.question.move(left, top)
            self.question.set_width(width)
            below += self.question.height() + GAP_PIXELS
        self.body.setGeometry(left, below, width, self.body.height())
        self._page.resize(room, below + self.body.height() + top)
        if at_end:
            self.show_newest()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        at_end = self._at_end
        super().resizeEvent(event)
        self._place()
        if at_end:
            self.show_newest()
