"""The line under the composer: what is going on, in words, and how full the context is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.conversation.status import Status
from app.language import tr
from app.ui.chat.context_use import ContextUse
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.toolkit.widgets.labels import ElidedLabel

NOT_SAVED = tr("Not saved yet")
CONTEXT_PACE_MS = 1000
"""Faster than this nobody reads it."""


class StatusLine(QWidget):
    """Status on the left, context meter on the right, a thin bar above while something has a known progress."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ElidedLabel()
        self.words.setObjectName("statusWords")
        self.unsaved = QLabel(NOT_SAVED)
        self.unsaved.setTextFormat(Qt.TextFormat.PlainText)
        self.unsaved.setProperty("role", "warning")
        self.unsaved.setToolTip(
            tr(
                "The last words of a reply are not on the disk. They are saved as soon as that is possible; "
                "closing the window before then loses them."
            )
        )
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(tr("Progress"))
        self.context = ContextUse()
        self._used = self._total = 0
        self._pace = RepaintTimer(CONTEXT_PACE_MS, self)
        self._pace.due.connect(self._show_use)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.unsaved)
        row.addWidget(self.words, 1)
        row.addWidget(self.context, 1)  # both may have half; what the figures do not need is for the words
        keep_height = self.progress.sizePolicy()
        keep_height.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keep_height)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 0, 4, 0)
        layout.setSpacing(4)
        layout.addWidget(self.progress)
        layout.addLayout(row)
        self.unsaved.hide()
        self.progress.hide()
        self.context.hide()

    def show_status(self, status: Status) -> None:
        self.words.set_full_text(status.text)
        self.progress.setVisible(status.fraction is not None)
        if status.fraction is not None:
            self.progress.setValue(round(status.fraction * 1000))

    def show_context(self, used: int, total: int) -> None:
        """Show that ``used`` of ``total`` tokens are taken; nothing before the first reply."""
        self._used, self._total = used, total
        if used:
            self._pace.ask()
        else:  # the figures of another chat may come next, and are due at once
            self._pace.stop()
            self._show_use()

    def _show_use(self) -> None:
        self.context.setVisible(self._used > 0)
        self.context.show_use(self._used, self._total)
