"""Says in the reply's place what it waits for: models, the prompt that is read, the draft that reads it too."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase, Status
from app.language import number, tr, tr_count

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

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
    """Return what is waited for, such as "Reading 3 files, 1,048 of 2,511, about 20 s".

    Args:
        status: what the engine does.
        files: how many files the question has.
        seconds: how long the rest takes, where that is known.
    """
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


class ReplyWaiting(QObject):
    """Keeps the waiting place of the open conversation up to date.

    Args:
        chat: the open conversation.
        session: tells what the engine does.
        transcript: the one that is shown, if it is there.
        moves: whether things may move by themselves.
    """

    def __init__(
        self,
        chat: ChatSession,
        session: EngineSession,
        transcript: Callable[[], TranscriptView | None],
        moves: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
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
