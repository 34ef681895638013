"""One of several answers to a question, in its colours, with a button that keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.conversation.chat_events import EndedReply
from app.language import tr
from app.speculation.trace import Round
from app.traces.readout import readout
from app.ui.overlays.reply_pane import ReplyPane
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.labels import ElidedLabel, emphasised
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography

FRAME_MS = 100
"""Between two repaints while the answer is written: several are, and painting takes time from them."""
_LEAST_WIDTH = 260
"""Pixels at usual size; where there is less room, the columns scroll."""


class AnswerColumn(QFrame):
    """Shows an answer while it is written and afterwards."""

    def __init__(self, name: str, typography: Typography, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self.title = emphasised(name)
        self.pane = ReplyPane(typography, name, top=0, as_in_chat=False)
        self.figures = ElidedLabel(tr("Waiting…"))
        self.figures.setProperty("role", "muted")
        self.keep_button = plain_button(tr("Keep this one"))
        self.keep_button.setAccessibleName(tr("Keep this one: {name}", name=name))
        self.keep_button.setEnabled(False)
        self._rounds: list[Round] = []
        self._frame = RepaintTimer(FRAME_MS, self)
        self._frame.due.connect(self.show_pending)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.pane, 1)
        column.addWidget(self.figures)
        column.addWidget(self.keep_button)
        self.set_typography(typography)

    def add_rounds(self, rounds: Sequence[Round]) -> None:
        """Take further rounds of the answer."""
        self._rounds += rounds
        self.figures.set_full_text(tr("Writing…"))
        self._frame.ask()

    def show_pending(self) -> None:
        """Show at once what came in since the last frame."""
        self.pane.body.spans.add_rounds(self._rounds)
        self._rounds.clear()
        self.pane.body.refresh()
        self.pane.show_newest()

    def end(self, reply: EndedReply) -> None:
        """Show the whole answer with its figures, and let it be kept, if there is any of it."""
        self._frame.stop()
        trace = reply.trace
        if trace is not None:
            self.pane.body.model_names = ModelNames.of(trace.summary)
        self.pane.body.show_spans(TokenSpans.of(trace.rounds if trace is not None else (), reply.text))
        self.figures.set_full_text(readout(trace.summary).sentence if trace is not None else tr("Not written"))
        self.figures.setToolTip(self.figures.full_text)
        self.keep_button.setEnabled(bool(reply.text))

    def set_typography(self, typography: Typography) -> None:
        """Take another look."""
        self.pane.set_typography(typography)
        self.setMinimumWidth(round(typography.px(_LEAST_WIDTH)))
