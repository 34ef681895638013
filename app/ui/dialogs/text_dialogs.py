"""Dialogs with one long text: the report of a crash, the text of a file, the text of a reply to be changed."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFontDatabase, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QWidget

from app.chats.records import AttachedFile
from app.desktop.documents import open_document
from app.language import tr
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.appearance.text_look import tab_width
from app.ui.toolkit.language.words import file_words, place_words
from app.ui.toolkit.widgets.buttons import PushButton, button_row, plain_button, primary_button
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import ElidedLabel, heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, column_of

_INTRODUCTION = tr(
    "This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The "
    "report holds no text of your chats; read it, and send it along if you report the mistake."
)
_LONG_LINE = re.compile(r"([^\n]{2000})(?=[^\n])")
"""Qt sets a paragraph at once: a line of a megabyte would hold up the window for seconds."""


class _TextToCopy(QDialog):
    """Shows a text in letters of one width, with a button that copies all of it."""

    def __init__(self, title: str, text: str, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.text = named(QPlainTextEdit(text, readOnly=True), name)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabStopDistance(tab_width(self.text.font()))

    def lay_out(self, head: QLabel, words: QLabel, copied: str, copy_words: str, close_words: str) -> None:
        self.copy_button = plain_button(copy_words, run=lambda: copy_text(copied, self.copy_button))
        self.close_button = primary_button(close_words, run=self.accept)
        self.buttons = button_row(self.copy_button, self.close_button)
        column_of(head, words, (self.text, 1), self.buttons, on=self, gap=12, margins=DIALOG)


class CrashDialog(_TextToCopy):
    """Shows a report to read before it is sent. ``introduction`` says what happened; empty: a mistake, just now."""

    def __init__(self, report: str, parent: QWidget | None = None, introduction: str = "") -> None:
        super().__init__(tr("Something went wrong"), report, tr("Report"), parent)
        self.resize(wide(self, 67), 420)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        head = heading(tr("Something went wrong inside the program"))
        self.lay_out(head, note(introduction or _INTRODUCTION), report, tr("Copy report"), tr("Go on"))


class FileTextDialog(_TextToCopy):
    """Shows the text that the model was given of a file, always as plain text, and its figures."""

    def __init__(self, file: AttachedFile, parent: QWidget | None = None) -> None:
        shown = _LONG_LINE.sub(r"\1\n", file.text)
        super().__init__(file.label, shown, tr("Text of {name}", name=file.name), parent)
        self.resize(wide(self, 84), 560)
        self.facts = note(_facts(file))
        self.lay_out(ElidedLabel(file.label, role="heading"), self.facts, file.text, tr("Copy text"), tr("Close"))
        if file.source:
            self.open_button = _open_button(Path(file.source), file.page)
            self.buttons.insertWidget(0, self.open_button)
        self.close_button.setFocus()


def _facts(file: AttachedFile) -> str:
    if file.passage is not None:
        place = place_words(file)
        return place[:1].upper() + place[1:]
    remark = f"{file.note[:1].upper()}{file.note[1:]}." if file.note else tr("All of it.")
    figures = file_words(file.size_bytes, file.tokens, cut=bool(file.note))
    return tr("{figures}. What the model reads of it: {note}", figures=figures, note=remark)


def _open_button(path: Path, page: int | None) -> PushButton:
    """Return a button that opens the file of a passage, at its page where the system's viewer can."""
    is_there = path.is_file()
    tip = str(path) if is_there else tr("{path} is not there any more.", path=path)
    button = plain_button(tr("Open the file"), tip, run=lambda: open_document(path, page, _open_by_system))
    button.setEnabled(is_there)
    return button


def _open_by_system(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(path))


class ReplyTextDialog(QDialog):
    """Has the text of a reply, as Markdown, in a field: other words can take its place."""

    completed = Signal(str)
    """The text is to be this."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Edit reply"))
        self.resize(wide(self, 84), 520)
        words = note(tr("The model takes this for its own words when it goes on. The reply loses its colours."))
        self.text = named(QPlainTextEdit(text, tabChangesFocus=True), tr("Text of the reply"))
        self.save_button = primary_button(tr("Save"), tr("Save (Ctrl+Enter)"), run=self.accept)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.save_button.click)
        self.text.textChanged.connect(lambda: self.save_button.setEnabled(bool(self.text.toPlainText().strip())))
        buttons = button_row(plain_button(tr("Cancel"), run=self.reject), self.save_button)
        head = heading(tr("Edit reply"))
        column_of(head, words, (self.text, 1), buttons, on=self, gap=12, margins=DIALOG)
        self.accepted.connect(lambda: self.completed.emit(self.text.toPlainText()))
        self.text.setFocus()
