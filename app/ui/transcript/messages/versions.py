"""Picker for the versions of a message, with arrows to the others: ‹ 2/3 ›."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.language import tr
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.typography import Typography


class VersionPicker(QWidget):
    """Hidden while there is one version only."""

    stepped = Signal(int)
    """-1: the version before this one; 1: the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Versions"))
        self.back = ActionButton("back", tr("Version before this one"), self)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.forward = ActionButton("forward", tr("Next version"), self)
        self.forward.clicked.connect(lambda: self.stepped.emit(1))
        self.place = QLabel(self)
        self.place.setProperty("role", "muted")
        self.back.repeats = self.forward.repeats = True
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for widget in (self.back, self.place, self.forward):
            row.addWidget(widget)
        self.hide()

    def show_place(self, number: int, count: int) -> None:
        """Show version ``number`` (from 1) of ``count``."""
        self.place.setText(f"{number}/{count}")
        self.place.setAccessibleName(tr("Version {place} of {count}", place=number, count=count))
        self.back.setEnabled(number > 1)
        self.forward.setEnabled(number < count)
        self.setVisible(count > 1)
        self._fit()

    def set_typography(self, typography: Typography) -> None:
        for button in (self.back, self.forward):
            button.set_typography(typography)
        self.place.setFont(typography.interface_font(13))
        self._fit()

    def _fit(self) -> None:
        """Take the size of what is shown now: its parts tell the layout of theirs a turn of the event loop later."""
        for part in (self.back, self.place, self.forward):
            part.ensurePolished()
        self._row.invalidate()
        self.adjustSize()
