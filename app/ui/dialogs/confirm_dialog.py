"""Asking before something goes: what will happen is said first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted

_FIGURES_WIDE = 46


class ConfirmDialog(QDialog):
    """One question with what follows from a yes; ``accepted`` is the yes."""

    def __init__(self, title: str, sentences: Sequence[str], yes: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(yes)
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        head = heading(title)
        head.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(8)
        layout.addWidget(head)
        words = muted("\n\n".join(sentences))
        words.setWordWrap(True)
        layout.addWidget(words)
        self.yes_button = primary_button(yes)
        self.yes_button.setAutoDefault(False)
        self.yes_button.clicked.connect(self.accept)
        self.cancel_button = plain_button(tr("Cancel"))
        self.cancel_button.setDefault(True)  # Enter keeps everything
        self.cancel_button.clicked.connect(self.reject)
        layout.addSpacing(8)
        layout.addStretch(1)  # else the words would take what is left, and stand apart
        layout.addLayout(button_row(self.cancel_button, self.yes_button))
