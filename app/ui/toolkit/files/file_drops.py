"""Files dropped on a window, or pasted: models, and others, which go with the message."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QLabel, QWidget

from app.language import tr


class FileDrops(QObject):
    """Watches a window for dragged files, and says where they will go while they hover.

    ``taken`` returns those of what is dragged that are meant; where it is none, the drag is not for us.
    """

    dropped = Signal(list)
    """A non-empty ``list[Path]``."""

    def __init__(self, window: QWidget, hint: str, taken: Callable[[QMimeData], list[Path]]) -> None:
        super().__init__(window)
        self._window = window
        self._taken = taken
        self.hint = QLabel(hint, window)
        self.hint.setObjectName("dropHint")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QDragEnterEvent) and self._taken(event.mimeData()):
            event.acceptProposedAction()
            self.hint.setGeometry(self._window.rect().adjusted(24, 24, -24, -24))
            self.hint.raise_()
            self.hint.show()
            return True
        if event.type() == QEvent.Type.DragLeave:
            self.hint.hide()
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self.hint.hide()
            files = self._taken(event.mimeData())
            if files:
                event.acceptProposedAction()
                self.dropped.emit(files)
                return True
        return super().eventFilter(watched, event)


def model_files(data: QMimeData) -> list[Path]:
    """Return the local ``.gguf`` files among what is dragged."""
    return [path for path in local_files(data) if path.suffix.lower() == ".gguf"]


def other_files(data: QMimeData) -> list[Path]:
    """Return the local files among what is dragged, where none of them is a model."""
    return [] if model_files(data) else local_files(data)


def local_files(data: QMimeData) -> list[Path]:
    """Return all files and folders of this computer among what is dragged, whatever they are."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def has_picture_alone(data: QMimeData) -> bool:
    """Return whether there is a picture without words, such as one of the screen."""
    return data.hasImage() and not data.hasText() and not local_files(data)


class DroppedFiles(QObject):
    """Tells two kinds of files apart, whichever way they come."""

    models = Signal(list)
    """A non-empty ``list[Path]`` of model files."""
    others = Signal(list)
    """A non-empty ``list[Path]`` of what goes with the message."""
    picture = Signal(QImage)
    """A picture without a file, such as one of the screen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.model_drops = FileDrops(window, tr("Drop the model file here"), model_files)
        self.other_drops = FileDrops(window, tr("Drop files here: they go with your message"), other_files)
        self.model_drops.dropped.connect(self.models)
        self.other_drops.dropped.connect(self.others)

    def take_pasted(self, data: QMimeData) -> None:
        """Do with pasted files what is done with those that are dropped."""
        if models := model_files(data):
            self.models.emit(models)
        elif files := local_files(data):
            self.others.emit(files)
        elif isinstance(picture := data.imageData(), QImage) and not picture.isNull():
            self.picture.emit(picture)
