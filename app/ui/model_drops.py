"""Model files dropped anywhere on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QLabel, QWidget


class ModelDrops(QObject):
    """Watches a window for dragged ``.gguf`` files, and says where they will go while they hover."""

    dropped = Signal(list)
    """A non-empty ``list[Path]``."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.hint = QLabel("Drop the model file here", window)
        self.hint.setObjectName("dropHint")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QDragEnterEvent) and model_files(event.mimeData()):
            event.acceptProposedAction()
            self.hint.setGeometry(self._window.rect().adjusted(24, 24, -24, -24))
            self.hint.raise_()
            self.hint.show()
            return True
        if event.type() == QEvent.Type.DragLeave:
            self.hint.hide()
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self.hint.hide()
            files = model_files(event.mimeData())
            if files:
                event.acceptProposedAction()
                self.dropped.emit(files)
                return True
        return super().eventFilter(watched, event)


def model_files(data: QMimeData) -> list[Path]:
    """The local ``.gguf`` files among what is dragged."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() == ".gguf"]
