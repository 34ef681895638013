"""The prompts that a person keeps: named, written, deleted."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget

from app.errors import WorldError
from app.language import tr
from app.saved_prompts import LONGEST_NAME, PromptLibrary, SavedPrompt
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.labels import heading, muted

_UNNAMED = tr("New prompt")
_FIGURES_WIDE = 70


class PromptsDialog(QDialog):
    """A list at the left, the one that is chosen at the right; what is changed is kept when it is closed.

    Args:
        library: what is kept.
    """

    def __init__(self, library: PromptLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Prompts"))
        self.resize(wide(self, _FIGURES_WIDE), 420)
        self._library = library
        self._before = library.prompts
        self._prompts = list(self._before)
        self._deleted = (0, SavedPrompt("", ""))
        """The prompt that was deleted last, and its place, to be brought back."""
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Prompts"))
        self.list.addItems([prompt.name for prompt in self._prompts])
        self.list.currentRowChanged.connect(self._show)
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name"))
        self.name.setPlaceholderText(tr("Name"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textEdited.connect(self._change)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Prompt"))
        self.text.setPlaceholderText(tr("What is to stand in the message field"))
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._change)
        words = muted(tr("{{language}} is a place to fill in: you are asked for it each time."))
        words.setWordWrap(True)
        self.problem = muted("")
        self.problem.setProperty("role", "warning")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self._lay_out(words)
        self.list.setCurrentRow(0)
        self._show(self.list.currentRow())
        self.finished.connect(lambda _: self._keep())

    def _lay_out(self, words: QLabel) -> None:
        self.new_button = plain_button(tr("New"))
        self.new_button.setAutoDefault(False)
        self.new_button.clicked.connect(lambda: self.add(SavedPrompt("", "")))
        self.delete_button = quiet_button(tr("Delete"))
        self.delete_button.setAutoDefault(False)
        self.delete_button.clicked.connect(self._delete)
        self.undo_button = quiet_button(tr("Undo"))
        self.undo_button.setAutoDefault(False)
        self.undo_button.clicked.connect(self._undo_deletion)
        self.undo_button.hide()
        close = plain_button(tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        left, right, middle, below = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        left.addWidget(self.list)
        for widget in (self.name, self.text, words):
            right.addWidget(widget)
        middle.setSpacing(12)
        middle.addLayout(left, 2)
        middle.addLayout(right, 3)
        below.addWidget(self.new_button)
        below.addWidget(self.delete_button)
        below.addWidget(self.undo_button)
        below.addStretch(1)
        below.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(tr("Prompts")))
        layout.addLayout(middle, 1)
        layout.addWidget(self.problem)
        layout.addLayout(below)

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
        self.text.blockSignals(True)
        self.text.setPlainText(prompt.text)
        self.text.blockSignals(False)

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
            self.problem.setText(error.sentence)
            self.problem.show()
            self.open()
