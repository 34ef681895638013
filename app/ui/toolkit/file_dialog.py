"""Where a person chooses files to open or to save."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


class FileDialog(QFileDialog):
    """The system's dialog, or Qt's own.

    It shows the person's documents the first time, and then what was shown last. Without this it would begin in the
    folder from which the program was started, where nobody keeps anything.
    """

    _shown_before = False

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent, title)
        self.setViewMode(QFileDialog.ViewMode.List)  # of Qt's own: its columns are too narrow for what is in them
        if not FileDialog._shown_before:
            FileDialog._shown_before = True
            documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
            self.setDirectory(documents if Path(documents).is_dir() else str(Path.home()))
