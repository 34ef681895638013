"""Where the settings lead to the copies of all chats."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.labels import muted


class BackupsCard(QFrame):
    """A sentence and a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        words = muted(tr("Keep a copy of all your chats, or bring the chats of an earlier copy back."))
        words.setWordWrap(True)
        self.button = plain_button(tr("Backups…"))
        self.button.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 12, 16, 12)
        row.setSpacing(12)
        row.addWidget(words, 1)
        row.addWidget(self.button)
