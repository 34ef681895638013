"""One of the two replies of a race: its name, its clock, and the text as it stood at any time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.language import number, tr
from app.speculation.trace import Trace
from app.ui.overlays.race_result import duration_ms, rounds_until, tokens_per_pass
from app.ui.overlays.reply_pane import ReplyPane
from app.ui.toolkit.widgets.labels import heading, muted
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography


class RaceLane(QFrame):
    """Shows what ``trace`` had written by a time of the clock."""

    def __init__(self, title: str, typography: Typography, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(title)
        self._trace: Trace | None = None
        self._shown = -1
        self.title = heading(title)
        self.clock = muted("")
        self.clock.setAccessibleName(title)
        self.passes = muted("")
        self.passes.setAccessibleName(tr("{title}: tokens a pass", title=title))
        self.page = ReplyPane(typography, title, top=0, as_in_chat=False)
        self.body = self.page.body
        self.status = muted("")
        self.status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self.title, self.clock, self.passes, self.status):
            label.setWordWrap(True)
        self.status.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addWidget(self.clock)
        column.addWidget(self.passes)
        column.addWidget(self.status, 1)
        column.addWidget(self.page, 1)

    def wait(self, words: str, reason: str) -> None:
        """Show no text yet.

        Args:
            words: how far the reply is.
            reason: what happens meanwhile, in the text's place.
        """
        self._trace = None
        self.body.show_spans(TokenSpans())
        self.clock.setText(words)
        self.passes.setText("")
        self._tell(reason)

    def race(self, trace: Trace) -> None:
        self._trace, self._shown = trace, -1
        self.body.model_names = ModelNames.of(trace.summary)
        self.body.show_spans(TokenSpans())
        self._tell("")

    def _tell(self, sentence: str) -> None:
        self.status.setText(sentence)
        self.status.setVisible(bool(sentence))
        self.page.setVisible(not sentence)

    def show_time(self, clock_ms: float) -> None:
        """Show what was written by ``clock_ms``."""
        if self._trace is None:
            return
        end_ms = duration_ms(self._trace)
        done = clock_ms >= end_ms
        rounds = rounds_until(self._trace.rounds, clock_ms)
        if len(rounds) != self._shown:
            self._shown = len(rounds)
            self.body.show_spans(TokenSpans.of(rounds, self._trace.summary.text if done else None))
            self.page.show_newest()
            self.body.announce_again()
        seconds = min(clock_ms, end_ms) / 1000
        tokens = sum(len(round_.tokens) for round_ in rounds)
        passes = tokens_per_pass(rounds)
        figures = {"time": number(seconds, 1), "count": number(tokens)}
        clock = (
            tr("Done in {time} s · {count} tokens", **figures) if done else tr("{time} s · {count} tokens", **figures)
        )
        self.clock.setText(clock)
        self.passes.setText(
            "" if passes is None else tr("{count} tokens a pass of the big model", count=number(passes, 1))
        )
