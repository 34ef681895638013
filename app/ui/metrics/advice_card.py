"""The card that says why nothing is guessed, or that guessing does not pay, with a button to change that."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.ui.metrics.drafting_advice import Advice
from app.ui.toolkit.widgets.buttons import plain_button


class AdviceCard(QFrame):
    """Shows a sentence and a button; hidden while there is nothing to say."""

    chosen = Signal(object)
    """The :class:`~app.ui.metrics.drafting_advice.Remedy` of the button that was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._advice: Advice | None = None
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.button = plain_button("")
        self.button.clicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addWidget(self.words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_advice(self, advice: Advice | None) -> None:
        self._advice = advice
        if advice is not None:
            self.words.setText(advice.sentence)
            remedy = advice.remedy.label if advice.remedy is not None else ""
            self.button.setText(remedy)
            self.button.setAccessibleName(remedy)
            self.button.setAccessibleDescription(advice.sentence)
            self.button.setVisible(bool(remedy))
            self.setAccessibleName(advice.sentence)
        self.setVisible(advice is not None)

    def _choose(self) -> None:
        if self._advice is not None and self._advice.remedy is not None:
            self.chosen.emit(self._advice.remedy)
