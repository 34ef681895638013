"""Remarks on the end of the last reply of the open chat, above the message field, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.chats.records import StoredMessage
from app.conversation.chat_session import ChatSession
from app.speculation.trace import Trace
from app.traces.continuation import can_continue
from app.traces.readout import REPEATING, TOOLS_SPENT, NextStep, Remark, left_out, remark_on
from app.ui.chat.replying.reply_remark import ReplyRemark

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView


class ReplyEnding(QObject):
    """Offers to go on with a reply that was cut short, and makes remarks on it.

    Args:
        chat: the open chat.
        remark: where remarks are shown.
        transcript: returns what shows the conversation, which is made when it is first needed.
        parent: what it ends with.
    """

    new_chat_requested = Signal()

    def __init__(
        self, chat: ChatSession, remark: ReplyRemark, transcript: Callable[[], TranscriptView], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._chat, self._remark, self._transcript = chat, remark, transcript
        self._beforehand: Remark | None = None
        chat.repeating_changed.connect(self._show_repeating)
        chat.outgrown.connect(lambda sentence: self._show_beforehand(left_out(sentence)))
        chat.tools_spent.connect(lambda: self._show_beforehand(TOOLS_SPENT))
        remark.chosen.connect(self._take_step)

    def forget(self) -> None:
        """Forget what was said of the reply before when it began."""
        self._beforehand = None

    def begin_reply(self) -> None:
        """Take back what was offered: another reply is being written."""
        self._transcript().offer_to_continue(None)
        self.forget()
        self._remark.show_remark(None)

    def follow(self) -> None:
        """Offer what can be done about the last reply's end, once its trace is read."""
        last = self._chat.messages[-1] if self._chat.messages and not self._chat.is_busy_here else None
        if last is None or not self._chat.open_messages.read_trace(last.id, partial(self._show_ending, last)):
            self._show_ending(last, None)

    def _show_ending(self, last: StoredMessage | None, trace: Trace | None) -> None:
        messages = self._chat.messages
        if last is not None and (self._chat.is_busy_here or not messages or messages[-1].id != last.id):
            return  # something else was asked while its trace was read
        self._transcript().offer_to_continue(last.id if last is not None and can_continue(trace) else None)
        self._remark.show_remark(remark_on(trace) or self._beforehand)

    def _show_repeating(self, on: bool) -> None:
        self._remark.show_remark(REPEATING if on else self._beforehand)

    def _show_beforehand(self, remark: Remark) -> None:
        self._beforehand = remark
        self._remark.show_remark(remark)

    def _take_step(self, step: NextStep) -> None:
        """Do what the button of the remark says."""
        self._remark.show_remark(None)
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
