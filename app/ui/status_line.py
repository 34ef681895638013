"""The line under the composer: what is going on, in words, and how full the context is."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from app.ui import words
from app.ui.labels import ElidedLabel, SteadyLabel
from app.ui.pacer import Pacer
from app.ui.session import Status

CONTEXT_PACE_MS = 1000
"""Faster than this nobody reads it."""


class StatusLine(QWidget):
    """Status on the left, context meter on the right, a thin bar above while something has a known progress."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ElidedLabel()
        self.words.setObjectName("statusWords")
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName("Progress")
        self.context = SteadyLabel()
        self.context.setObjectName("contextWords")
        self._meter = QProgressBar()
        self._meter.setTextVisible(False)
        self._meter.setFixedWidth(56)
        self._meter.setAccessibleName("Context in use")
        explanation = (
            "How much of the context, what the models can see of a chat, this one takes. Settings has a larger one."
        )
        self.context.setToolTip(explanation)
        self._meter.setToolTip(explanation)
        self._used = self._total = 0
        self._pace = Pacer(CONTEXT_PACE_MS, self)
        self._pace.due.connect(self._show_use)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        row.addWidget(self._meter)
        row.addWidget(self.context)
        keep_height = self.progress.sizePolicy()
        keep_height.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keep_height)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 0)
        layout.setSpacing(4)
        layout.addWidget(self.progress)
        layout.addLayout(row)
        self.progress.hide()
        self._show_context(visible=False)

    def show_status(self, status: Status) -> None:
        self.words.set_full_text(status.text)
        self.progress.setVisible(status.fraction is not None)
        if status.fraction is not None:
            self.progress.setValue(round(status.fraction * 1000))

    def show_context(self, used: int, total: int) -> None:
        """``used`` of ``total`` tokens; nothing is shown before the first reply."""
        self._used, self._total = used, total
        if not used:
            self._pace.stop()
        self._pace.ask()

    def _show_use(self) -> None:
        self._show_context(visible=self._used > 0)
        self._meter.setRange(0, max(self._total, 1))
        self._meter.setValue(min(self._used, self._total))
        self.context.show_text(words.context_words(self._used, self._total))

    def _show_context(self, *, visible: bool) -> None:
        self._meter.setVisible(visible)
        self.context.setVisible(visible)
