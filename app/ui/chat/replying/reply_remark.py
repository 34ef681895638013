"""The strip above the message field: a sentence about the newest reply, and buttons for what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from app.chats.records import StoredMessage
from app.conversation.chat_session import ChatSession
from app.engine.events import ClientsChanged
from app.language import tr, tr_marked
from app.speculation.trace import Trace
from app.traces.continuation import can_continue
from app.traces.readout import REPEATING, TOOLS_SPENT, NextStep, Remark, left_out, remark_on
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.language import words
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.layouts import fill

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView


class ReplyRemark(FollowsTheme, QFrame):
    """Makes a remark on the last reply's end, and offers to go on with a reply that was cut short.

    While a reply for another program holds the person up, it says that instead, with a way to go first.
    """

    new_chat_requested = Signal()

    def __init__(self, theme: Theme, chat: ChatSession, transcript: Callable[[], TranscriptView]) -> None:
        """Make the strip of the open chat; ``transcript`` returns what shows it, which is made when first needed."""
        super().__init__()
        self.setObjectName("banner")
        self._chat, self._transcript = chat, transcript
        self._remark: Remark | None = None
        self._beforehand: Remark | None = None
        """The remark that was made when the reply began."""
        self._held_up = False
        self._sign = QLabel()
        self._words = QLabel(wordWrap=True)
        self.buttons: dict[NextStep, QPushButton] = {}
        for step in (NextStep.STOP, NextStep.AGAIN, NextStep.GO_ON, NextStep.NEW_CHAT):
            button = quiet_button(tr_marked(step)) if step is NextStep.GO_ON else plain_button(tr_marked(step))
            button.clicked.connect(lambda _=False, step=step: self._take_step(step))
            self.buttons[step] = button
        self.turn_button = plain_button(tr("Answer me now"), tr("End the reply for the other program"))
        buttons = [(button, 0, Qt.AlignmentFlag.AlignVCenter) for button in (*self.buttons.values(), self.turn_button)]
        fill(QHBoxLayout(self), self._sign, (self._words, 1), *buttons, gap=8, margins=(14, 6, 8, 6))
        self.follow_theme(theme)
        self.hide()
        chat.repeating_changed.connect(lambda on: self._show(REPEATING if on else self._beforehand))
        chat.outgrown.connect(lambda sentence: self._show_beforehand(left_out(sentence)))
        chat.tools_spent.connect(lambda: self._show_beforehand(TOOLS_SPENT))

    @property
    def sentence(self) -> str:
        """The sentence that is shown; empty while none is."""
        return "" if self.isHidden() else self._words.text()

    def forget(self) -> None:
        """Forget what was said of the reply before when it began."""
        self._beforehand = None

    def begin_reply(self) -> None:
        """Take back what was offered: another reply is being written."""
        self._transcript().offer_to_continue(None)
        self.forget()
        self._show(None)

    def follow(self) -> None:
        """Offer what can be done about the last reply's end, once its trace is read."""
        last = self._chat.messages[-1] if self._chat.messages and not self._chat.is_busy_here else None
        if last is None or not self._chat.open_messages.read_trace(last.id, partial(self._show_ending, last)):
            self._show_ending(last, None)

    def follow_clients(self, clients: ClientsChanged) -> None:
        """Say that another program is being waited for, while it is."""
        self._held_up = clients.held_up
        self._show(self._remark)

    def _show_ending(self, last: StoredMessage | None, trace: Trace | None) -> None:
        messages = self._chat.messages
        if last is not None and (self._chat.is_busy_here or not messages or messages[-1].id != last.id):
            return  # something else was asked while its trace was read
        self._transcript().offer_to_continue(last.id if last is not None and can_continue(trace) else None)
        self._show(remark_on(trace) or self._beforehand)

    def _show_beforehand(self, remark: Remark) -> None:
        self._beforehand = remark
        self._show(remark)

    def _show(self, remark: Remark | None) -> None:
        self._remark = remark
        steps = remark.steps if remark is not None and not self._held_up else ()
        sentence = tr_marked(remark.sentence) if remark is not None else ""
        if self._held_up:
            sentence = words.HELD_UP
        if sentence:
            self._words.setText(sentence)
            self.setAccessibleName(sentence)
            for step, button in self.buttons.items():
                button.setVisible(step in steps)
            self.turn_button.setVisible(self._held_up)
        self.setVisible(bool(sentence))

    def show_theme(self) -> None:
        size = pixels(20, self._theme.zoom)
        sign = icon("info", self._theme.palette.muted, size)
        self._sign.setPixmap(sign.pixmap(QSize(size, size), self.devicePixelRatioF()))

    def _take_step(self, step: NextStep) -> None:
        self._show(None)
        last = self._chat.messages[-1].id
        match step:
            case NextStep.STOP:
                self._chat.stop()
            case NextStep.AGAIN:
                self._chat.regenerate(last)
            case NextStep.GO_ON:
                self._chat.go_on(last)
            case NextStep.NEW_CHAT:
                self.new_chat_requested.emit()
