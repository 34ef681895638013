"""Dialog with the text that the model was given of a file, always as plain text."""

from __future__ import annotations

import re

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.chats.records import AttachedFile
from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.appearance.text_look import tab_width
from app.ui.toolkit.language.words import file_words
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import ElidedLabel, muted

_LONG_LINE = re.compile(r"([^\n]{2000})(?=[^\n])")
"""Qt sets a paragraph at once: a line of a megabyte would hold up the window for seconds."""


class FileTextDialog(QDialog):
    """Shows one file's text and figures."""

    def __init__(self, file: AttachedFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(file.name)
        self.resize(wide(self, 84), 560)
        name = ElidedLabel(file.name)
        name.setProperty("role", "heading")
        note = f"{file.note[:1].upper()}{file.note[1:]}." if file.note else tr("All of it.")
        figures = file_words(file.size_bytes, file.tokens, cut=bool(file.note))
        self.facts = muted(tr("{figures}. What the model reads of it: {note}", figures=figures, note=note))
        self.facts.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Text of {name}", name=file.name))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabStopDistance(tab_width(self.text.font()))
        self.text.setPlainText(_LONG_LINE.sub(r"\1\n", file.text))
        self.copy_button = plain_button(tr("Copy text"))
        self.copy_button.clicked.connect(lambda: copy_text(file.text, self.copy_button))
        close = primary_button(tr("Close"))
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(name)
        layout.addWidget(self.facts)
        layout.addWidget(self.text, 1)
        layout.addLayout(button_row(self.copy_button, close))
        close.setFocus()
