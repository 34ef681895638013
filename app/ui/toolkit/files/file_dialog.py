"""Dialog to choose files to open or to save."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_Place = QStandardPaths.StandardLocation
DOWNLOADS = _Place.DownloadLocation


class FileDialog(QFileDialog):
    """The system's dialog, or Qt's own.

    It shows the person's documents the first time, or their downloads, and then what was shown last. Without this it
    would begin in the folder from which the program was started, where nobody keeps anything.

    Args:
        begins_in: one of the system's places; ``DOWNLOADS`` for what people fetch with a browser.
    """

    _last: ClassVar[dict[_Place, str]] = {}
    """Folder that was shown last, by the place where dialogs begin."""

    def __init__(self, parent: QWidget, title: str, begins_in: _Place = _Place.DocumentsLocation) -> None:
        super().__init__(parent, title)
        self.setViewMode(QFileDialog.ViewMode.List)  # of Qt's own: its columns are too narrow for what is in them
        self._begins_in = begins_in
        folders = (self._last.get(begins_in, ""), QStandardPaths.writableLocation(begins_in))
        self.setDirectory(next((folder for folder in folders if folder and Path(folder).is_dir()), str(Path.home())))
        self.finished.connect(self._remember)

    def _remember(self) -> None:
        self._last[self._begins_in] = self.directory().absolutePath()
