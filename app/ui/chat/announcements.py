"""Sentences that a screen reader says of a conversation without being asked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.conversation.chat_session import ChatSession
from app.speculation.trace import Trace
from app.traces.reasoning import spoken_end
from app.ui.chat.banner import Banner
from app.ui.toolkit.accessibility import announce


class Announcements(QObject):
    """Announces to a screen reader that a reply has ended, and what the banner shows.

    Args:
        view: in whose name.
    """

    announced = Signal(str)

    def __init__(self, view: QWidget, chat: ChatSession, banner: Banner) -> None:
        super().__init__(view)
        self.announced.connect(partial(announce, view))
        chat.reply_finished.connect(self._tell_end)
        banner.announced.connect(self.announced)

    def _tell_end(self, trace: Trace) -> None:
        self.announced.emit(spoken_end(trace))
