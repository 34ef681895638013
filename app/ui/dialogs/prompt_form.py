"""Asks what is to stand in the places of a prompt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading

LONG = frozenset(("text", "code", "words", "question", "notes"))
"""Places with room for several lines."""
_FIGURES_WIDE = 46


@dataclass(frozen=True, slots=True)
class Place:
    """A place to fill in."""

    name: str
    description: str = ""
    is_needed: bool = False
    """True if nothing can be made without it."""
    known: str = ""
    """Words that stand in it at first."""


class PromptForm(QDialog):
    """One field for each place of a prompt.

    Args:
        title: the prompt's name.
        places: what is to be filled in.
    """

    completed = Signal(object)
    """A dictionary of the words, by the names of their places."""

    def __init__(self, title: str, places: Sequence[Place], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        self._needed = [place.name for place in places if place.is_needed]
        self.fields: dict[str, QLineEdit | QPlainTextEdit] = {}
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for place in places:
            field = QPlainTextEdit() if place.name.casefold() in LONG else QLineEdit()
            if isinstance(field, QPlainTextEdit):
                field.setPlainText(place.known)
                field.setTabChangesFocus(True)
                field.setFixedHeight(6 * field.fontMetrics().lineSpacing())
            else:
                field.setText(place.known)
            field.setPlaceholderText(place.description)
            field.setAccessibleName(place.name)
            field.setAccessibleDescription(place.description)
            field.textChanged.connect(self._offer)
            label = QLabel(place.name[:1].upper() + place.name[1:])
            label.setBuddy(field)
            form.addRow(label, field)
            self.fields[place.name] = field
        self.insert_button = primary_button(tr("Insert"))
        self.insert_button.setDefault(True)
        self.insert_button.clicked.connect(self.accept)
        cancel = plain_button(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(title))
        layout.addLayout(form)
        layout.addLayout(button_row(cancel, self.insert_button))
        self.accepted.connect(lambda: self.completed.emit(self._words()))
        self._offer()

    def _offer(self) -> None:
        words = self._words()
        self.insert_button.setEnabled(all(words[name].strip() for name in self._needed))

    def _words(self) -> dict[str, str]:
        return {
            name: field.toPlainText() if isinstance(field, QPlainTextEdit) else field.text()
            for name, field in self.fields.items()
        }
