"""The dialog for a program that cannot start: whoever clicked an icon sees no terminal.

It stands alone: the window, its theme and its settings may be what failed.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from app.language import tr

_NOBODY_LOOKS = {"offscreen", "minimal"}


def start_failure_dialog(sentence: str) -> QMessageBox:
    """Make the dialog, not shown yet."""
    box = QMessageBox(QMessageBox.Icon.Critical, tr("Draftlight cannot start"), tr("Draftlight cannot start."))
    box.setInformativeText(sentence)
    box.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)  # the name of a folder may be anything
    return box


def show_start_failure(sentence: str, qt_arguments: Sequence[str] = ()) -> None:
    """Show the dialog until it is closed; do nothing where nobody could see it."""
    application = QApplication.instance() or QApplication(["draftlight", *qt_arguments])
    if QGuiApplication.platformName() not in _NOBODY_LOOKS:
        start_failure_dialog(sentence).exec()
    del application
