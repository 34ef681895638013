"""Below the conversation: the call of a tool that waits for the person's word, with all that it is to be given.

Calls are made by `conversation/tool_loop.py`. A chat's tools, and what was allowed, are kept with the chat, for a tool
as it was described then; `tool-servers.json` has the shape that other programs read.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QSizePolicy, QVBoxLayout

from app.conversation.tool_loop import ToolLoop
from app.language import tr
from app.requests import tool_words
from app.requests.reply_tools import Decision
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.layouts import Stretch, TurningRow, fill

_MOST_LINES = 7
_FRAME = 24
"""Pixels that the style sheet puts around a field's text, above and below together."""


class ToolCard(QFrame):
    """Asks, or says what is waited for; hidden where there is nothing to ask in the open chat.

    No button has the focus by itself: who goes on typing allows nothing.
    """

    decided = Signal(object)
    """A :class:`~app.requests.reply_tools.Decision`."""
    announced = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.words = QLabel(wordWrap=True)
        self.arguments = QPlainTextEdit(readOnly=True, tabChangesFocus=True)
        self.arguments.setAccessibleName(tr("What the tool is given"))
        self.once_button = plain_button(tr("Allow once"))
        self.chat_button = plain_button(tr("Allow in this chat"), tr("This tool is not asked for again in this chat"))
        self.never_button = quiet_button(
            tr("Never in this chat"), tr("The model is told no, and not offered it again here")
        )
        buttons = (self.once_button, self.chat_button, self.never_button)
        for button, decision in zip(buttons, Decision, strict=True):
            button.clicked.connect(lambda _=False, one=decision: self.decided.emit(one))
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # a name can be wide
        self._ways = TurningRow(*buttons, Stretch())
        fill(QVBoxLayout(self), self.words, self.arguments, self._ways, gap=8, margins=(16, 10, 16, 10))
        self.hide()

    def follow(self, loop: ToolLoop) -> None:
        """Show the call of the open chat."""
        asked, working = loop.asked_call, loop.working
        if asked is not None:
            sentence = tr("The model wants to use {tool}, with:", tool=tool_words.named(asked))
            self._show(sentence, tool_words.arguments(asked))
        elif working is not None:
            self._show(tr("Waiting for {tool}…", tool=tool_words.named(working)))
        elif loop.preparing:
            self._show(tr("Starting the tools of this chat…"))
        else:
            self.hide()

    def _show(self, sentence: str, given_text: str = "") -> None:
        new = sentence != self.words.text() or self.isHidden()
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.arguments.setPlainText(given_text)
        lines = min(_MOST_LINES, given_text.count("\n") + 1)
        around = 2 * round(self.arguments.document().documentMargin()) + _FRAME
        self.arguments.setFixedHeight(lines * self.arguments.fontMetrics().lineSpacing() + around)
        self.arguments.setVisible(bool(given_text))
        self._ways.setVisible(bool(given_text))
        self.show()
        if new:
            self.announced.emit(sentence)
