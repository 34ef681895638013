"""A recorded reply that plays in the reply's place while the models are made or loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from app.conversation.status import percent
from app.language import tr
from app.speculation.trace import Round
from app.traces.trace_files import SAMPLES
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.text_column import COLUMN_PIXELS, TextColumn, side_margin
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.labels import muted

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

FRAME_MS = 40
PAUSE_MS = 2500
"""Between the end of a recorded reply and the next one."""
_QUESTION_ID, _REPLY_ID = 1, 2
"""In a transcript of its own; no chat knows these messages."""


class RecordedShow(FollowsTheme, QWidget):
    """Plays one recorded reply after another at its own pace, below a line that says so and how far the load is.

    Args:
        theme: how it looks.
        moves: whether things may move by themselves; where not, the reply is there at once.
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
        self.progress = QProgressBar()
        self.progress.setRange(0, 100)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Progress"))
        self.transcript: TranscriptView = TranscriptView()
        self.transcript.setAccessibleName(tr("Recorded reply"))
        self.transcript.set_read_only()
        self.transcript.follow_theme(theme)
        self._head = TextColumn(self.words, self.progress)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 16, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addWidget(self.transcript, 1)
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
