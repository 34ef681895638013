"""A single reply on a page of its own that scrolls, below its question: in slow motion, a race, and beside others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget

from app.conversation.chat_events import EndedReply
from app.speculation.trace import Round
from app.traces.readout import readout
from app.ui.toolkit.appearance.text_column import COLUMN_PIXELS, text_place
from app.ui.toolkit.appearance.text_look import USUAL_PIXELS
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.message_column import GAP_PIXELS, TOP_PIXELS
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.text.reply_body import MARGIN_PIXELS, ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography

GAP_BELOW_CURSOR = 24
LARGE_PIXELS, LARGE_LINE_HEIGHT = 28, 1.7
"""Of a reply that has a caption, at the usual size of text and zoom."""


class ReplyPane(QScrollArea):
    """Shows the reply in all the width there is, with its newest line in view.

    With a caption below it the reply is set large, and stands where that of the chat does.
    """

    def __init__(self, typography: Typography, name: str, caption: QLabel | None = None) -> None:
        """Make the pane; ``name`` is for screen readers."""
        super().__init__()
        self._typography = typography
        self._caption = caption
        self.body = ReplyBody(self._reply_typography)
        self.body.setAccessibleName(name)
        self.body.set_reasoning_open(True)
        self.body.height_changed.connect(self._place)
        self.body.cursor_moved.connect(self._follow_cursor)
        self._page = QWidget()
        self._page.setObjectName("replayPage")
        self.body.setParent(self._page)
        if caption is not None:
            caption.setParent(self._page)
        self.question: UserMessage | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._page)

    @property
    def _reply_typography(self) -> Typography:
        if self._caption is None:
            return self._typography
        scale = LARGE_PIXELS / USUAL_PIXELS
        return replace(self._typography, zoom=self._typography.zoom * scale, line_height=LARGE_LINE_HEIGHT)

    def show_caption(self, words: str) -> None:
        if self._caption is not None:
            self._caption.setText(words)
            self._place()

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        self.body.set_typography(self._reply_typography)
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
            self.question = UserMessage(0, text, self._typography, MessageRequests(self._page), self._page)
            self.question.edit_button.hide()
            self.question.show()
        self._place()

    def _follow_cursor(self, place: QRectF) -> None:
        at = self.body.viewport().mapTo(self._page, place.center().toPoint())
        self.ensureVisible(at.x(), at.y(), 0, round(place.height()) + GAP_BELOW_CURSOR)

    def show_newest(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    @property
    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum()

    def _place(self) -> None:
        px = self._typography.px
        room = max(100, self.viewport().width())
        most = round(px(COLUMN_PIXELS))
        width = min(most, room)
        left = (room - width) // 2
        if self._caption is not None:  # in the middle of the whole page: it must not jump when a scroll bar appears
            left, width = text_place(self.width(), most, self.verticalScrollBar().sizeHint().width())
        top = round(px(TOP_PIXELS)) if self._caption is not None else 0
        at_end = self._is_at_end  # the text's height may be told of only after the newest was shown
        below = top
        if self.question is not None:
            self.question.move(left, top)
            self.question.set_width(width)
            below += self.question.height() + GAP_PIXELS
        self.body.setGeometry(left, below, width, self.body.height())
        below += self.body.height()
        if self._caption is not None:
            beside = round(self._reply_typography.px(MARGIN_PIXELS))
            high = self._caption.heightForWidth(width - 2 * beside)
            self._caption.setGeometry(left + beside, below + GAP_PIXELS, width - 2 * beside, high)
            below += GAP_PIXELS + high
        self._page.resize(room, below + top)
        if at_end:
            self.show_newest()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        at_end = self._is_at_end
        super().resizeEvent(event)
        self._place()
        if at_end:
            self.show_newest()


class LivePane(ReplyPane):
    """Shows a reply while it is written: what comes in, with the next frame."""

    def __init__(self, typography: Typography, name: str, frame_ms: int) -> None:
        super().__init__(typography, name)
        self._rounds: list[Round] = []
        self._frame = RepaintTimer(frame_ms, self)
        self._frame.due.connect(self.show_pending)

    def begin(self) -> None:
        """Show nothing: another reply is to be written."""
        self._frame.stop()
        self._rounds.clear()
        self.body.show_spans(TokenSpans())

    def add_rounds(self, rounds: Sequence[Round]) -> None:
        self._rounds += rounds
        self._frame.ask()

    def show_pending(self) -> None:
        """Show at once what came in since the last frame."""
        self.body.spans.add_rounds(self._rounds)
        self._rounds.clear()
        self.body.refresh()
        self.show_newest()

    def end(self, reply: EndedReply) -> str:
        """Show the whole reply; return its figures in words, empty where there are none."""
        self._frame.stop()
        self._rounds.clear()
        trace = reply.trace
        if trace is not None:
            self.body.model_names = ModelNames.of(trace.summary)
        self.body.show_spans(TokenSpans.of(trace.rounds if trace is not None else (), reply.text))
        return readout(trace.summary).sentence if trace is not None else ""
