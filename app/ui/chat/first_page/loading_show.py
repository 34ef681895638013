"""Decides when a recorded reply plays in the conversation's place: while models are made, or a load takes long."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase, Status, percent
from app.language import tr
from app.speculation.trace import Round
from app.traces.trace_files import SAMPLES
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.text_column import COLUMN_PIXELS, TextColumn, side_margin
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.fading import FadingPicture
from app.ui.toolkit.widgets.labels import muted
from app.ui.toolkit.widgets.layouts import fill

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

FRAME_MS = 40
PAUSE_MS = 2500
"""Between the end of a recorded reply and the next one."""
_QUESTION_ID, _REPLY_ID = 1, 2
"""In a transcript of its own; no chat knows these messages."""


class RecordedShow(FollowsTheme, QWidget):
    """Plays one recorded reply after another at its own pace, below a line that says so and how far the load is.

    Where nothing ``moves`` by itself, a reply is there at once.
    """

    def __init__(self, theme: Theme, *, moves: bool) -> None:
        super().__init__()
        from app.ui.transcript.transcript_view import TranscriptView  # noqa: PLC0415 - after the first paint

        self._moves = moves
        self._next_sample = 0
        self._rounds: list[Round] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self.words = muted("")
        self.words.setWordWrap(True)
        self.progress = QProgressBar(minimum=0, maximum=100, textVisible=False)
        self.progress.setAccessibleName(tr("Progress"))
        self.transcript: TranscriptView = TranscriptView()
        self.transcript.setAccessibleName(tr("Recorded reply"))
        self.transcript.set_read_only()
        self.transcript.follow_theme(theme)
        self._head = TextColumn(self.words, self.progress)
        fill(QVBoxLayout(self), self._head, (self.transcript, 1), gap=0, margins=(0, 16, 0, 0))
        self.follow_theme(theme)

    def show_theme(self) -> None:
        self._head.set_column_width(pixels(COLUMN_PIXELS, self._theme.zoom))

    def show_progress(self, fraction: float, *, asked: bool) -> None:
        """Say how far the load is, in [0, 1]; ``asked``: a question waits for it."""
        words = tr("While the model is being made ready ({share}): a recorded reply", share=percent(fraction))
        if asked:
            words = tr("Your question is next. {sentence}", sentence=words)
        self.words.setText(words)
        self.progress.setValue(round(fraction * 100))

    def _begin(self) -> None:
        """Begin with the next recorded reply."""
        trace = SAMPLES[self._next_sample].read()
        self._next_sample = (self._next_sample + 1) % len(SAMPLES)
        self._rounds = list(trace.rounds)
        self.transcript.clear()
        self.transcript.add_user_message(_QUESTION_ID, trace.question or "")
        self.transcript.begin_reply(_REPLY_ID)
        if self._moves:
            self._clock.start()
            self._timer.start(FRAME_MS)
        else:
            self.transcript.add_rounds(self._rounds)

    def _go_on(self) -> None:
        if not self._rounds:
            self._begin()
            return
        due = sum(1 for round_ in self._rounds if round_.at_ms <= self._clock.elapsed())
        self.transcript.add_rounds(self._rounds[:due])
        del self._rounds[:due]
        if not self._rounds:
            self._timer.start(PAUSE_MS)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        margin = side_margin(event.size().width())
        self._head.setContentsMargins(margin, 0, margin, 0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._begin()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._timer.stop()


TICK_MS = 250
LONG_MS = 2000
"""A load that takes longer is worth something to look at, unless most of it is done by then."""
MOST_DONE = 0.75


class LoadingShow(QObject):
    """Follows the loads of one session, also between their events; a conversation that has a reply stays in view."""

    changed = Signal()

    def __init__(
        self,
        pages: QStackedWidget,
        chat: ChatSession,
        session: EngineSession,
        theme: Theme,
        *,
        moves: Callable[[], bool],
    ) -> None:
        super().__init__(pages)
        self._pages, self._chat, self._session, self._theme, self._moves = pages, chat, session, theme, moves
        self.page: RecordedShow | None = None
        self.on = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(session.show_load_progress)
        self._timer.timeout.connect(self._follow_load)
        session.status_changed.connect(self._follow)

    @property
    def shown(self) -> RecordedShow | None:
        """The page to be shown in the conversation's place now, if any."""
        return self.page if self.on and self._is_free else None

    @property
    def _is_free(self) -> bool:
        """True if the open conversation has no reply that would be covered."""
        return len(self._chat.messages) <= 1

    def _follow(self, status: Status) -> None:
        if status.phase is Phase.LOADING:
            if not self._timer.isActive():
                self._since.start()
                self._timer.start()
            self._follow_load()
        else:
            self._timer.stop()
            self._end()

    def _follow_load(self) -> None:
        """Begin where the load takes long enough; show how far it is."""
        meter = self._session.load_meter
        late = self._since.elapsed() > LONG_MS and (meter.fraction or 0.0) < MOST_DONE
        if not self.on and self._is_free and (meter.makes or late):
            self._begin()
        if self.page is not None:
            self.page.show_progress(meter.fraction or 0.0, asked=self._chat.waiting_here)

    def _begin(self) -> None:
        self.page = RecordedShow(self._theme, moves=self._moves())
        self._pages.addWidget(self.page)
        self.on = True
        self.changed.emit()

    def _end(self) -> None:
        """Make room for the conversation or the questions, and go."""
        if self.page is None:
            return
        self.on = False
        picture = self._pages.grab() if self._pages.currentWidget() is self.page and self._moves() else None
        self.changed.emit()
        if picture is not None:
            FadingPicture(picture, self._pages)
        self._pages.removeWidget(self.page)
        self.page.deleteLater()
        self.page = None
