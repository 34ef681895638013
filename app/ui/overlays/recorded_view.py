"""A recorded reply as a transcript that can be read, inspected and replayed, but not written on. No model is needed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.language import tr
from app.speculation.trace import Trace
from app.ui.toolkit.appearance.text_column import side_margin
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import ElidedLabel, muted
from app.ui.toolkit.widgets.layouts import Stretch, fill
from app.ui.transcript.legend import Legend
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.transcript_view import TranscriptView

QUESTION_ID, REPLY_ID = 1, 2
"""In a transcript of its own; no chat knows these messages."""


class RecordedView(FollowsTheme, QWidget):
    """Shows one trace; its buttons are signals for others to follow."""

    round_selected = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Recorded reply"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.trace: Trace | None = None
        self.title = ElidedLabel()
        self.title.setProperty("role", "emphasised")
        self.note = muted(tr("Recorded, so nothing can be asked here. Point at a word to see who wrote it."))
        self.note.setWordWrap(True)
        self.replay_button = primary_button(tr("Slow motion"), tr("Replay it round by round (Ctrl+Shift+S)"))
        self.share_button = plain_button(tr("Share…"), tr("Save a page that plays it in any browser (Ctrl+Shift+H)"))
        self.share_button.setAccessibleName(tr("Share as a page"))
        self.close_button = plain_button(tr("Close"), tr("Back to the chat (Esc)"))
        self.transcript = TranscriptView()
        self.transcript.setAccessibleName(tr("Question and recorded reply"))
        self.transcript.set_read_only()
        self.transcript.round_selected.connect(self._tell_round)
        self.legend = Legend()
        self.legend.outcomes_switch.toggled.connect(self.transcript.set_outcomes_visible)
        self.legend.rejected_switch.toggled.connect(self.transcript.set_rejected_visible)
        self.legend.rejected_switch.setChecked(True)
        self._lay_out()
        self.transcript.follow_theme(theme)
        self.legend.follow_theme(theme)
        self.follow_theme(theme)

    def _lay_out(self) -> None:
        self._head = QFrame()
        self._head.setObjectName("recordedHead")
        words = fill(QVBoxLayout(), self.title, self.note, gap=2)
        across = QBoxLayout.Direction.LeftToRight
        buttons = (self.replay_button, self.share_button, self.close_button)
        self._buttons = fill(QBoxLayout(across), *buttons, Stretch(), gap=8)
        head = QBoxLayout(across, self._head)
        self._head_row = fill(head, (words, 1), self._buttons, gap=12, margins=(16, 10, 16, 10))
        self._foot = fill(QHBoxLayout(), self.legend)
        fill(QVBoxLayout(self), self._head, (self.transcript, 1), self._foot, gap=8)

    def show_trace(self, trace: Trace, title: str, spans: TokenSpans) -> None:
        """Show a reply; ``title`` says what it is, ``spans`` which of its tokens wrote what."""
        self.trace = trace
        self.title.set_full_text(title)
        self.replay_button.setEnabled(bool(trace.rounds))
        self.transcript.clear()
        if trace.question:
            self.transcript.add_user_message(QUESTION_ID, trace.question)
        self.transcript.add_reply(REPLY_ID, trace.summary.text, trace, spans)
        self.transcript.page.show_start()

    def set_stage(self, on: bool) -> None:
        self._head.setVisible(not on)
        self.legend.setVisible(not on)

    def select_round(self, index: int) -> None:
        self.transcript.select_round(index, REPLY_ID)

    def reveal_round(self, index: int | None) -> None:
        """Light up the tokens of a round and bring them into view; of none, if ``index`` is ``None``."""
        self.transcript.reveal_round(index, REPLY_ID)

    def show_theme(self) -> None:
        self.legend.setMaximumWidth(round(760 * self._theme.zoom))
        self._fold(self.width())

    def _tell_round(self, _message_id: int, index: int) -> None:
        self.select_round(index)
        self.round_selected.emit(index)

    def _fold(self, width: int) -> None:
        buttons = sum(b.sizeHint().width() for b in (self.replay_button, self.share_button, self.close_button))
        sides = QBoxLayout.Direction
        narrow = width < buttons + 280
        self._buttons.setDirection(sides.TopToBottom if width < buttons + 48 else sides.LeftToRight)
        margin = side_margin(width)  # where the transcript's text begins
        self._foot.setContentsMargins(margin, 4, margin, 10)
        self._head_row.setDirection(sides.TopToBottom if narrow else sides.LeftToRight)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fold(event.size().width())
