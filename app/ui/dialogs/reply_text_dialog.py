"""Asks for other words in the place of a reply's."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted


class ReplyTextDialog(QDialog):
    """Has the text of a reply, as Markdown, in a field."""

    completed = Signal(str)
    """The text is to be this."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Edit reply"))
        self.resize(wide(self, 84), 520)
        note = muted(tr("The model takes this for its own words when it goes on. The reply loses its colours."))
        note.setWordWrap(True)
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName(tr("Text of the reply"))
        self.text.setTabChangesFocus(True)
        self.save_button = primary_button(tr("Save"), tr("Save (Ctrl+Enter)"))
        self.save_button.clicked.connect(self.accept)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.save_button.click)
        self.text.textChanged.connect(lambda: self.save_button.setEnabled(bool(self.text.toPlainText().strip())))
        cancel = plain_button(tr("Cancel"))
        cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(tr("Edit reply")))
        layout.addWidget(note)
        layout.addWidget(self.text, 1)
        layout.addLayout(button_row(cancel, self.save_button))
        self.accepted.connect(lambda: self.completed.emit(self.text.toPlainText()))
        self.text.setFocus()
