"""A second start of the program: its window is this one. It comes forward, and shows the file that was asked for."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.desktop.single_instance import TOKEN_VARIABLE
from app.system.files import make_way, read_json

_MOST_BYTES = 64 * 1024


class SecondStart(QObject):
    """Takes the notes that later starts leave in a folder (:mod:`app.desktop.single_instance`)."""

    came = Signal(object)
    """Somebody started the program again; the :class:`~pathlib.Path` to open, or ``None``."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        make_way(folder, folder=True)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._watcher = QFileSystemWatcher([str(folder)], self)
        self._watcher.directoryChanged.connect(self.look)

    def look(self) -> None:
        """Take what is there. A note is deleted once it is read, which tells its writer that it was."""
        for note in sorted(self._folder.glob("[!.]*.json")):
            with contextlib.suppress(OSError, ValueError):
                asked = read_json(note, _MOST_BYTES)
                note.unlink()
                if isinstance(asked, dict):
                    self._take(asked.get("open"), asked.get("token"))

    def _take(self, name: object, token: object) -> None:
        if isinstance(token, str) and token:
            os.environ[TOKEN_VARIABLE] = token
        self.came.emit(Path(name) if isinstance(name, str) and name else None)


def bring_forward(window: QWidget) -> None:
    """Show a window above all others, as far as the system permits that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()
