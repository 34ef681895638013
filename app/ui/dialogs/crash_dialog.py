"""Dialog for errors of the program itself: a report to read before sending it; the window goes on."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import heading, muted

_INTRODUCTION = tr(
    "This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. The "
    "report holds no text of your chats; read it, and send it along if you report the mistake."
)


class CrashDialog(QDialog):
    """Shows a report, and copies it. ``introduction`` says what happened, and to whom."""

    def __init__(self, report: str, parent: QWidget | None = None, introduction: str = _INTRODUCTION) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Something went wrong"))
        self.resize(wide(self, 67), 420)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setAccessibleName(tr("Report"))
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        words = muted(introduction)
        words.setWordWrap(True)
        self.copy_button = plain_button(tr("Copy report"))
        self.copy_button.clicked.connect(lambda: copy_text(report, self.copy_button))
        close = primary_button(tr("Go on"))
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(tr("Something went wrong inside the program")))
        layout.addWidget(words)
        layout.addWidget(self.report, 1)
        layout.addLayout(button_row(self.copy_button, close))
