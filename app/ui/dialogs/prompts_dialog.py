"""The prompts that a person keeps: named, written, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QLineEdit, QListWidget, QPlainTextEdit, QWidget

from app.errors import WorldError
from app.language import tr
from app.saved_prompts import LONGEST_NAME, PromptLibrary, SavedPrompt
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button, quiet_button
from app.ui.toolkit.widgets.labels import StatusLabel, heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, row_of

_UNNAMED = tr("New prompt")
_FIGURES_WIDE = 70


class PromptsDialog(QDialog):
    """A list at the left, the one that is chosen at the right; what is changed is kept when it is closed."""

    def __init__(self, library: PromptLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Prompts"))
        self.resize(wide(self, _FIGURES_WIDE), 420)
        self._library = library
        self._before = library.prompts
        self._prompts = list(self._before)
        self._deleted = (0, SavedPrompt("", ""))
        """The prompt that was deleted last, and its place, to be brought back."""
        self.list = named(QListWidget(), tr("Prompts"))
        self.list.addItems([prompt.name for prompt in self._prompts])
        self.list.currentRowChanged.connect(self._show)
        self.name = named(QLineEdit(placeholderText=tr("Name"), maxLength=LONGEST_NAME), tr("Name"))
        self.name.textEdited.connect(self._change)
        self.text = named(QPlainTextEdit(tabChangesFocus=True), tr("Prompt"))
        self.text.setPlaceholderText(tr("What is to stand in the message field"))
        self.text.textChanged.connect(self._change)
        self.problem = StatusLabel("warning")
        self.new_button = plain_button(tr("New"), run=lambda: self.add(SavedPrompt("", "")), by_enter=False)
        self.delete_button = quiet_button(tr("Delete"), run=self._delete, by_enter=False)
        self.undo_button = quiet_button(tr("Undo"), run=self._undo_deletion, by_enter=False)
        self.undo_button.hide()
        close = plain_button(tr("Close"), run=self.close, by_enter=False)
        words = note(tr("{{language}} is a place to fill in: you are asked for it each time."))
        prompt = column_of(self.name, self.text, words, gap=12)
        column_of(
            heading(tr("Prompts")),
            (row_of((self.list, 2), (prompt, 3), gap=12), 1),
            self.problem,
            row_of(self.new_button, self.delete_button, self.undo_button, Stretch(), close, gap=12),
            on=self,
            gap=12,
            margins=DIALOG,
        )
        self.list.setCurrentRow(0)
        self._show(self.list.currentRow())
        self.finished.connect(lambda _: self._keep())

    def add(self, prompt: SavedPrompt) -> None:
        """Add a prompt, to be named."""
        self._prompts.append(prompt)
        self.list.addItem(prompt.name or _UNNAMED)
        self.list.setCurrentRow(len(self._prompts) - 1)
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, row: int) -> None:
        there = 0 <= row < len(self._prompts)
        for part in (self.name, self.text, self.delete_button):
            part.setEnabled(there)
        prompt = self._prompts[row] if there else SavedPrompt("", "")
        self.name.setText(prompt.name)
        with QSignalBlocker(self.text):
            self.text.setPlainText(prompt.text)

    def _change(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._prompts):
            self._prompts[row] = SavedPrompt(self.name.text(), self.text.toPlainText())
            item = self.list.item(row)
            if item is not None:
                item.setText(self.name.text().strip() or _UNNAMED)

    def _delete(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._prompts):
            self._deleted = row, self._prompts.pop(row)
            self.list.takeItem(row)
            self._show(self.list.currentRow())
            self.undo_button.show()

    def _undo_deletion(self) -> None:
        row, prompt = self._deleted
        self._prompts.insert(row, prompt)
        self.list.insertItem(row, prompt.name or _UNNAMED)
        self.list.setCurrentRow(row)
        self.undo_button.hide()

    def _keep(self) -> None:
        named = [prompt if prompt.name.strip() else SavedPrompt(_UNNAMED, prompt.text) for prompt in self._prompts]
        if tuple(named) == self._before:
            return
        try:
            self._library.keep(named)
        except WorldError as error:
            self.problem.say(error.sentence)
            self.open()


LONG = frozenset(("text", "code", "words", "question", "notes"))
"""Places with room for several lines."""


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
    """One field for each place of a prompt."""

    completed = Signal(object)
    """A dictionary of the words, by the names of their places."""

    def __init__(self, title: str, places: Sequence[Place], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(wide(self, 46))
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
            field.setAccessibleDescription(place.description)
            field.textChanged.connect(self._offer)
            label = QLabel(place.name[:1].upper() + place.name[1:])
            label.setBuddy(field)
            form.addRow(label, field)
            self.fields[place.name] = named(field, place.name)
        self.insert_button = primary_button(tr("Insert"), run=self.accept)
        self.insert_button.setDefault(True)
        buttons = button_row(plain_button(tr("Cancel"), run=self.reject, by_enter=False), self.insert_button)
        column_of(heading(title), form, buttons, on=self, gap=12, margins=DIALOG)
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
