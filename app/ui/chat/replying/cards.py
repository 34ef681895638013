"""Cards below the conversation: what a question waits for, the message after it, and a tool that asks for a word.

Calls of tools are made by `conversation/tool_loop.py`. A chat's tools, and what was allowed, are kept with the chat,
for a tool as it was described then; `tool-servers.json` has the shape that other programs read.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QSizePolicy, QVBoxLayout

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.next_messages import NextMessage
from app.conversation.status import Phase, Status, percent
from app.conversation.tool_loop import ToolLoop
from app.language import number, tr, tr_count
from app.references import is_starter_pair
from app.requests import tool_words
from app.requests.reply_tools import Decision
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton, plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.labels import ElidedLabel, muted
from app.ui.toolkit.widgets.layouts import Stretch, TurningRow, fill

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

_NOT_LOADED = tr("Your question waits, since the models are not loaded. It is answered as soon as they are, or others.")


class WaitingCard(QFrame):
    """Says in one line what a question waits for, with a row of buttons; hidden where every question has its reply."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.words = QLabel(wordWrap=True)
        self.starter_button = primary_button(tr("Starter pair"), tr("Try it now, nothing to download"))
        self.starter_button.setAccessibleName(tr("Starter pair: try it now, nothing to download"))
        self.catalog_button = plain_button(tr("Choose a pair…"))
        self.again_button = plain_button("")
        self.back_button = quiet_button(tr("Take it back"), tr("Put the question back into the message field"))
        self._ways = TurningRow(self.again_button, self.starter_button, self.catalog_button, Stretch())
        head = fill(QHBoxLayout(), (self.words, 1), (self.back_button, 0, Qt.AlignmentFlag.AlignTop), gap=12)
        fill(QVBoxLayout(self), head, self._ways, gap=8, margins=(16, 8, 8, 8))
        self.hide()

    def follow(self, chat: ChatSession, session: EngineSession) -> None:
        """Show what the last question of the open chat waits for; nothing where it has its reply."""
        pair, ways, again = session.wanted_pair, False, ""
        if not chat.waiting_here:
            sentence, again = tr("This question has no reply yet."), tr("Answer it")
        elif session.status.phase is Phase.LOADING:
            sentence = tr("Your question is answered as soon as the models are loaded.")
        elif session.writing:
            sentence = tr("Your question is answered after the reply that is being written.")
        elif pair is None:
            sentence, ways = tr("Your question waits for a model, and is answered as soon as one is loaded."), True
        else:
            sentence, ways, again = _NOT_LOADED, True, tr("Load them")
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        did_not_load = pair is not None and is_starter_pair(pair.target, pair.draft)
        self.starter_button.setVisible(ways and not did_not_load)
        self.catalog_button.setVisible(ways)
        self.again_button.setVisible(bool(again))
        self.again_button.setText(again)
        self.again_button.setAccessibleName(again)
        self._ways.setVisible(ways or bool(again))
        self.setVisible(chat.waiting_here or chat.unanswered)


_LEAST_S = 1.5
"""Seconds of reading before the time left is shown."""


class ReadingPace:
    """Works out from what was read so far how long the rest takes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._total = 0
        self._first = 0
        self._since = 0.0

    def seconds_left(self, done: int, total: int) -> float | None:
        """Note that ``done`` of ``total`` tokens are read; return how long the rest takes, ``None`` while unknown."""
        now = self._clock()
        if total != self._total or done < self._first:
            self._total, self._first, self._since = total, done, now
        took = now - self._since
        if took < _LEAST_S or done == self._first:
            return None
        return (total - done) * took / (done - self._first)


def waiting_words(status: Status, files: int, seconds: float | None) -> str:
    """Return what is waited for, such as "Reading 3 files, 1,048 of 2,511, about 20 s"."""
    if not status.total:
        return status.text
    if status.phase is Phase.WRITING:
        words = tr("The draft reads it too")
    elif files:
        words = tr_count("Reading %n file", "Reading %n files", files)
    else:
        words = tr("Reading your message")
    figures = tr("{done} of {total}", done=number(status.done), total=number(status.total))
    if seconds is None:
        return tr("{what}, {figures}", what=words, figures=figures)
    return tr("{what}, {figures}, about {time}", what=words, figures=figures, time=_time_words(seconds))


def _time_words(seconds: float) -> str:
    if seconds < 10:
        return tr("{seconds} s", seconds=max(1, round(seconds)))
    if seconds < 90:
        return tr("{seconds} s", seconds=5 * round(seconds / 5))
    return tr("{minutes} min", minutes=round(seconds / 60))


class ReplyWaiting:
    """Keeps the waiting place of the open conversation up to date, in the transcript if that is there."""

    def __init__(
        self,
        chat: ChatSession,
        session: EngineSession,
        transcript: Callable[[], TranscriptView | None],
        moves: Callable[[], bool],
    ) -> None:
        self._chat, self._session, self._transcript, self._moves = chat, session, transcript, moves
        self._pace = ReadingPace()
        self.words = ""

    def follow(self) -> None:
        """Show what the open conversation's reply waits for now, or nothing."""
        self.words = self._words()
        transcript = self._transcript()
        if transcript is not None:
            transcript.show_waiting(self.words, moves=self._moves())

    def _words(self) -> str:
        chat, status = self._chat, self._session.status
        if chat.running_here is None:
            return status.text if chat.waiting_here and status.phase is Phase.LOADING else ""
        if status.phase not in {Phase.LOADING, Phase.READING} and not status.total:
            return ""
        question = next((message for message in reversed(chat.messages) if message.role == "user"), None)
        seconds = self._pace.seconds_left(status.done, status.total) if status.total else None
        return waiting_words(status, len(question.files) if question is not None else 0, seconds)


class NextStrip(QFrame):
    """Shows the message that waits in the open chat; hidden where none does."""

    announced = Signal(str)

    def __init__(self, theme: Theme, chat: ChatSession) -> None:
        super().__init__()
        self._chat = chat
        self.setProperty("role", "card")
        self.words = ElidedLabel()
        self.edit_button = IconButton(theme, "edit", tr("Edit the message that waits"))
        self.remove_button = IconButton(theme, "close", tr("Remove the message that waits"))
        buttons = (self.edit_button, self.remove_button)
        parts = (muted(tr("After this reply:")), (self.words, 1), *buttons)
        fill(QHBoxLayout(self), *parts, gap=8, margins=(16, 4, 6, 4))
        self.remove_button.clicked.connect(lambda: chat.next_messages.take(chat.conversation_id))
        self.edit_button.clicked.connect(lambda: chat.next_messages.give_back(chat.conversation_id))
        chat.next_messages.changed.connect(self._follow)
        chat.opened.connect(lambda _: self._follow())
        self.hide()

    def _follow(self) -> None:
        message = self._chat.next_messages.of(self._chat.conversation_id)
        if message is not None and self.isHidden():
            self.announced.emit(tr("Your message is sent after this reply."))
        if message is not None:
            self.words.set_full_text(_words_of(message))
            self.setToolTip(message.text)
        self.setVisible(message is not None)


def _words_of(message: NextMessage) -> str:
    words = " ".join(message.text.split())
    if not message.files:
        return words
    return tr_count("{words} (with a file)", "{words} (with %n files)", len(message.files), words=words)


_MOST_LINES = 7
_LOOK_MS = 300
"""From one look at how far a call is to the next."""
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
        self._loop: ToolLoop | None = None
        """While a call is waited for."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._show_progress)
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
        self._loop = loop if working is not None else None
        if working is not None:
            self._timer.start(_LOOK_MS)
        else:
            self._timer.stop()
        if asked is not None:
            sentence = tr("The model wants to use {tool}, with:", tool=tool_words.named(asked))
            self._show(sentence, tool_words.arguments(asked))
        elif working is not None:
            self._show(tr("Waiting for {tool}…", tool=tool_words.named(working)))
            self._show_progress()
        elif loop.preparing:
            self._show(tr("Starting the tools of this chat…"))
        else:
            self.hide()

    def _show_progress(self) -> None:
        """Show how far the call is; it is looked up, and not read out."""
        progress = self._loop.progress if self._loop is not None else None
        if progress is None:
            return
        share = ""
        if progress.total and 0 <= progress.done <= progress.total:
            share = percent(progress.done / progress.total)
        elif progress.done > 0:
            share = number(progress.done)
        self.words.setText(" · ".join(filter(None, (self.accessibleName(), share, tool_words.bare(progress.words)))))

    def _show(self, sentence: str, given_text: str = "") -> None:
        new = sentence != self.accessibleName() or self.isHidden()
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
