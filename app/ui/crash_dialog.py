"""When the program itself is wrong: a report a person can read before sending it, and a window that goes on."""

from __future__ import annotations

import logging
import platform
import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from app.errors import AppError, BugError
from app.ui.buttons import button_row, plain_button, primary_button
from app.ui.labels import heading, muted

_log = logging.getLogger(__name__)


class CrashDialog(QDialog):
    """Shows a report, and copies it."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Something went wrong")
        self.resize(640, 420)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setAccessibleName("Report")
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        words = muted(
            "This is a mistake in Draftlight, not yours. Your chats are saved and the window goes on. "
            "The report holds no text of your chats; read it, and send it along if you report the mistake."
        )
        words.setWordWrap(True)
        copy = plain_button("Copy report")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        close = primary_button("Go on")
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading("Something went wrong inside the program"))
        layout.addWidget(words)
        layout.addWidget(self.report, 1)
        layout.addLayout(button_row(copy, close))


class CrashReporter(QObject):
    """The last line of defence: exceptions that no slot caught arrive here instead of ending the program."""

    crashed = Signal(str)
    """A report of our own mistake."""
    stumbled = Signal(object)
    """An :class:`AppError` of the outside world, to be said in a sentence."""

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Stands in for ``sys.excepthook``."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        elif isinstance(error, AppError) and not isinstance(error, BugError):
            self.stumbled.emit(error)
        else:
            report = report_of(error)
            _log.error("%s", report)
            self.crashed.emit(report)


def report_of(error: BaseException) -> str:
    """What happened and on what, without a person's texts or paths beyond those of the program."""
    system = f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"{system}\n\n{''.join(traceback.format_exception(error))}"
