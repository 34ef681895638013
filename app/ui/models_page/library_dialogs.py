"""Asking before a model is renamed or goes: what will happen is said first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from app.language import tr, tr_count
from app.models.library.file_operations import stem_of
from app.models.library.inventory import InventoryItem
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.models_page.library_words import removal_words
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted

_FIGURES_WIDE = 46


class RenameDialog(QDialog):
    """A field with the file's name; stays open, with the reason, while a name cannot be given."""

    name_chosen = Signal(str)

    def __init__(self, item: InventoryItem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rename"))
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        self.field = QLineEdit(stem_of(item.path))
        self.field.setAccessibleName(tr("New name"))
        self.field.selectAll()
        self.problem = muted("")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.rename_button = primary_button(tr("Rename"))
        self.rename_button.setDefault(True)
        self.rename_button.clicked.connect(self._ask)
        cancel = plain_button(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        text = tr("The file itself gets this name; its ending stays.")
        if item.parts is not None:
            text = tr_count(
                "The file of this model gets this name; its number stays.",
                "All %n files of this model get this name; their numbers stay.",
                item.parts[1],
            )
        if item.pairs:
            text += " " + tr("The card of its pair will no longer know it, and offer to download it again.")
        explanation = muted(text)
        explanation.setWordWrap(True)
        title = heading(tr("Rename {name}", name=item.name))
        title.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(8)
        for widget in (title, explanation, self.field, self.problem):
            layout.addWidget(widget)
        layout.addSpacing(8)
        layout.addStretch(1)
        layout.addLayout(button_row(cancel, self.rename_button))
        self.field.textChanged.connect(lambda text: self.rename_button.setEnabled(bool(text.strip())))

    def show_problem(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()
        self.rename_button.setEnabled(True)
        self.field.setFocus()

    def _ask(self) -> None:
        self.rename_button.setEnabled(False)  # a second press while the first is at work would find no file
        self.name_chosen.emit(self.field.text())


def trash_question(item: InventoryItem, parent: QWidget) -> ConfirmDialog:
    return ConfirmDialog(
        tr("Move {name} to the trash?", name=item.name), removal_words(item), tr("Move to trash"), parent
    )


def deletion_question(item: InventoryItem, parent: QWidget) -> ConfirmDialog:
    """Ask before deleting for good, on a disk without a trash."""
    sentences = (tr("There is no trash for this disk. Deleting cannot be undone."), str(item.path))
    return ConfirmDialog(tr("Delete {name} for good?", name=item.name), sentences, tr("Delete for good"), parent)
