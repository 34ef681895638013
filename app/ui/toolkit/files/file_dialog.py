"""Dialog to choose files to open or to save."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QFileInfo, QSize, QStandardPaths
from PySide6.QtGui import QAbstractFileIconProvider, QIcon, QPalette, QShowEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QToolButton, QWidget

from app.language import tr
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.widgets.layouts import open_dialog

_Place = QStandardPaths.StandardLocation
DOCUMENTS, DOWNLOADS = _Place.DocumentsLocation, _Place.DownloadLocation
ALL_FILES = tr("All files (*)")
_BUTTONS = {"backButton": "back", "forwardButton": "forward", "toParentButton": "up", "newFolderButton": "folder"}
"""Buttons of Qt's own dialog, by Qt's names, and their icons."""
_VIEWS = ("listModeButton", "detailModeButton")


class FileIcons(QAbstractFileIconProvider):
    """Folders and files in the icons of this program; asked beside the main thread, so they are made before."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self._folder, self._file = icon("folder", colour), icon("file", colour)

    def icon(self, about: QAbstractFileIconProvider.IconType | QFileInfo) -> QIcon:
        """Return the icon of a kind of place, or of a file."""
        if isinstance(about, QFileInfo):
            return self._folder if about.isDir() else self._file
        return self._file if about is QAbstractFileIconProvider.IconType.File else self._folder


class FileDialog(QFileDialog):
    """The system's dialog, or Qt's own.

    It shows the person's documents the first time, or their downloads, and then what was shown last. Without this it
    would begin in the folder from which the program was started, where nobody keeps anything.

    Args:
        begins_in: one of the system's places; ``DOWNLOADS`` for what people fetch with a browser.
    """

    _last: ClassVar[dict[_Place, str]] = {}
    """Folder that was shown last, by the place where dialogs begin."""

    def __init__(self, parent: QWidget, title: str, begins_in: _Place = DOCUMENTS) -> None:
        super().__init__(parent, title)
        self.setViewMode(QFileDialog.ViewMode.List)  # of Qt's own: its columns are too narrow for what is in them
        self._begins_in = begins_in
        places = map(QStandardPaths.writableLocation, (begins_in, DOCUMENTS, DOWNLOADS))
        folders = (self._last.get(begins_in, ""), *places)
        self.setDirectory(next((folder for folder in folders if folder and Path(folder).is_dir()), str(Path.home())))
        self._icons = FileIcons(QApplication.palette().color(QPalette.ColorRole.PlaceholderText).name())
        self.setIconProvider(self._icons)
        self.finished.connect(self._remember)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Give Qt's own dialog the icons of this program; the system's dialog is never shown by this."""
        colour = QApplication.palette().color(QPalette.ColorRole.WindowText).name()
        size = self.fontMetrics().height() + 2
        for button in self.findChildren(QToolButton):
            if button.objectName() in _BUTTONS:
                set_style_property(button, "role", "icon")
                button.setIcon(icon(_BUTTONS[button.objectName()], colour, size))
                button.setIconSize(QSize(size, size))
            elif button.objectName() in _VIEWS:
                button.hide()
        for box in self.findChildren(QDialogButtonBox):
            for choice in box.buttons():
                choice.setIcon(QIcon())
        super().showEvent(event)

    def _remember(self) -> None:
        self._last[self._begins_in] = self.directory().absolutePath()


def choose_file(
    parent: QWidget,
    title: str,
    filters: Sequence[str],
    on_chosen: Callable[[Path], object],
    *,
    begins_in: _Place = DOCUMENTS,
    near: Path | None = None,
) -> None:
    """Ask for one file; ``near``: a file in the folder to begin in, if that is there."""
    dialog = FileDialog(parent, title, begins_in)
    dialog.setFileMode(FileDialog.FileMode.ExistingFile)
    dialog.setNameFilters([*filters, ALL_FILES])
    if near is not None and near.parent.is_absolute() and near.parent.is_dir():
        dialog.setDirectory(str(near.parent))
    dialog.fileSelected.connect(lambda name: on_chosen(Path(name)))
    open_dialog(dialog)


def choose_files(
    parent: QWidget,
    title: str,
    filters: Sequence[str],
    on_chosen: Callable[[list[Path]], object],
    *,
    begins_in: _Place = DOCUMENTS,
) -> None:
    """Ask for one or more files; for a folder where there are no ``filters``."""
    dialog = FileDialog(parent, title, begins_in)
    if filters:
        dialog.setFileMode(FileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters(list(dict.fromkeys((*filters, ALL_FILES))))
    else:
        dialog.setFileMode(FileDialog.FileMode.Directory)
        dialog.setOption(FileDialog.Option.ShowDirsOnly)
    dialog.filesSelected.connect(lambda names: on_chosen([Path(name) for name in names]))
    open_dialog(dialog)


def choose_new_file(
    parent: QWidget, title: str, suffixes: Mapping[str, str], name: str, on_chosen: Callable[[Path], object]
) -> None:
    """Ask where a file is to be written: ``name`` without an ending is suggested; each filter has a suffix."""
    dialog = FileDialog(parent, title)
    dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(suffixes))
    suffix = next(iter(suffixes.values()))
    dialog.setDefaultSuffix(suffix)
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(suffixes.get(chosen, suffix)))
    dialog.selectFile(f"{name}.{suffix}")
    dialog.fileSelected.connect(lambda chosen: on_chosen(Path(chosen)))
    open_dialog(dialog)
