"""The line of figures below a reply."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel, QWidget

from app.language import tr
from app.traces.readout import Readout
from app.ui.toolkit.language.mirroring import mirrored
from app.ui.transcript.typography import Typography

_GAP = "&nbsp;&nbsp; "


class ReplyFigures(QLabel):
    """Words, passes and speed of a reply, and its seed, which gives way where one line has no room for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setProperty("rich", True)
        self.setProperty("role", "readout")
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._parts: list[str] = []
        """The seed last."""
        self._wide = 0.0
        self._room = sys.maxsize
        self._seed_elsewhere = False

    def show_figures(self, facts: Readout, seed: int, typography: Typography) -> None:
        palette, details = typography.palette, (*facts.details, tr("seed {seed}", seed=seed))
        lead = [f"<b>{_unbroken(facts.short_lead, palette.text)}</b>"] if facts.short_lead else []
        self._parts = [*lead, *(_unbroken(part, palette.muted) for part in details if part)]
        self.ensurePolished()  # the application's style sheet gives the font
        measured = QTextDocument()
        measured.setDefaultFont(self.font())
        measured.setDocumentMargin(0)
        measured.setHtml(self._line(self._parts))
        self._wide = measured.idealWidth()
        self.fit(self._room, seed_elsewhere=self._seed_elsewhere)
        self.setAccessibleName(" · ".join(part for part in (facts.lead, *details) if part))
        self.setToolTip(facts.sentence)

    def fit(self, room: int, *, seed_elsewhere: bool) -> None:
        """Take so much room; the seed goes where it would need a line more, if it is told elsewhere."""
        self._room, self._seed_elsewhere = room, seed_elsewhere
        parts = self._parts[:-1] if seed_elsewhere and self._wide > room else self._parts
        shown = self._line(parts)
        if shown != self.text():
            self.setText(shown)

    def _line(self, parts: Sequence[str]) -> str:
        line = _GAP.join(parts)
        return f'<div dir="rtl">{line}</div>' if mirrored(self) and line else line

    def clear(self) -> None:
        self._parts = []
        self.setToolTip("")
        super().clear()


def _unbroken(text: str, colour: str) -> str:
    """Return words that stay in one line: a line breaks between figures, never inside one."""
    words = text.replace(" ", "&nbsp;")
    return f'<span style="color:{colour}">{words}</span>'
