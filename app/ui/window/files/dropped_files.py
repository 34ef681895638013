"""Files dropped on the window, or pasted: models open; others, and pictures, go with the message."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.toolkit.files.file_drops import FileDrops, local_files, model_files, other_files


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
