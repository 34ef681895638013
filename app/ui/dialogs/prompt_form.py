"""Asks what is to stand in the places of a prompt."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.language import tr
from app.saved_prompts import SavedPrompt, filled, places_in
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading

LONG = frozenset(("text", "code", "words", "question", "notes"))
"""Places with room for several lines."""
_FIGURES_WIDE = 46


class PromptForm(QDialog):
    """One field for each place of a prompt.

    Args:
        prompt: which one.
        known: what is known already, by the names of places.
    """

    completed = Signal(str)
    """The prompt with everything in its place."""

    def __init__(self, prompt: SavedPrompt, known: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(prompt.name)
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        self._prompt = prompt
        self.fields: dict[str, QLineEdit | QPlainTextEdit] = {}
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for name in places_in(prompt.text):
            field = QPlainTextEdit() if name.casefold() in LONG else QLineEdit()
            if isinstance(field, QPlainTextEdit):
                field.setPlainText(known.get(name, ""))
                field.setTabChangesFocus(True)
                field.setFixedHeight(6 * field.fontMetrics().lineSpacing())
            else:
                field.setText(known.get(name, ""))
            field.setAccessibleName(name)
            label = QLabel(name[:1].upper() + name[1:])
            label.setBuddy(field)
            form.addRow(label, field)
            self.fields[name] = field
        self.insert_button = primary_button(tr("Insert"))
        self.insert_button.setDefault(True)
        self.insert_button.clicked.connect(self.accept)
        cancel = plain_button(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(prompt.name))
        layout.addLayout(form)
        layout.addLayout(button_row(cancel, self.insert_button))
        self.accepted.connect(self._complete)

    def _complete(self) -> None:
        words = {
            name: field.toPlainText() if isinstance(field, QPlainTextEdit) else field.text()
            for name, field in self.fields.items()
        }
        self.completed.emit(filled(self._prompt.text, words))
