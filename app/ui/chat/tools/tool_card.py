"""Below the conversation: the call of a tool that waits for the person's word, with all that it is to be given."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.conversation.tool_loop import ToolLoop
from app.language import tr
from app.requests import tool_words
from app.requests.reply_tools import Decision
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button

_MOST_LINES = 7
_FRAME = 24
"""Pixels that the style sheet puts around a field's text, above and below together."""
_SIDES = 24
"""Free pixels at both sides together."""


class ToolCard(QFrame):
    """Asks, or says what is waited for; hidden where there is nothing to ask in the open chat.

    No button has the focus by itself: who goes on typing allows nothing.
    """

    decided = Signal(object)
    """A :class:`~app.requests.reply_tools.Decision`."""
    announced = Signal(str)
    """A sentence for the screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.arguments = QPlainTextEdit()
        self.arguments.setReadOnly(True)
        self.arguments.setTabChangesFocus(True)
        self.arguments.setAccessibleName(tr("What the tool is given"))
        self.once_button = plain_button(tr("Allow once"))
        self.chat_button = plain_button(tr("Allow in this chat"), tr("This tool is not asked for again in this chat"))
        self.never_button = quiet_button(
            tr("Never in this chat"), tr("The model is told no, and not offered it again here")
        )
        self._buttons = (self.once_button, self.chat_button, self.never_button)
        for button, decision in zip(self._buttons, Decision, strict=True):
            button.clicked.connect(lambda _=False, one=decision: self.decided.emit(one))
        self._ways = QWidget()
        for part in (self.words, self._ways):  # neither a name nor a button may widen the window
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._ways)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        for button in self._buttons:
            self._row.addWidget(button)
        self._row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDES - 8, 10, _SIDES - 8, 10)
        layout.setSpacing(8)
        for part in (self.words, self.arguments, self._ways):
            layout.addWidget(part)
        self.hide()

    def follow(self, loop: ToolLoop) -> None:
        """Show the call of the open chat."""
        asked, working = loop.asked_call, loop.working
        if asked is not None:
            self._show(
                tr("The model wants to use {tool}, with:", tool=tool_words.named(asked)),
                tool_words.arguments(asked),
            )
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
        self._arrange()
        self.show()
        if new:
            self.announced.emit(sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons below each other where they do not fit side by side."""
        needed = sum(button.sizeHint().width() for button in self._buttons) + 2 * self._row.spacing()
        beside = needed <= self.contentsRect().width() - 2 * _SIDES
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
