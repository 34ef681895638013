"""Taking in chats: where each program keeps them, or how one gets them there, and a way to choose them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import FileDialog
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted

_FIGURES_WIDE = 62
_WAYS = (
    ("ChatGPT", tr("Settings → Data controls → Export data. Choose the ZIP file that comes by e-mail, as it is.")),
    ("Claude", tr("Settings → Privacy → Export data. Choose the ZIP file, or the conversations.json in it.")),
    ("LM Studio", tr("Choose the folder “conversations” in “.lmstudio”, in your home folder.")),
    ("Jan", tr("Choose the folder “threads” in Jan’s data folder.")),
    ("Open WebUI", tr("Settings → Data controls → Export chats. Choose the JSON file.")),
    ("llama.cpp", tr("Settings → Import/Export → Export conversations. Choose the file that is saved.")),
    ("Draftlight", tr("JSON files, or a ZIP file of them, that were saved here.")),
)
_FILES = tr("Chats (*.json *.jsonl *.zip)")


class ImportDialog(QDialog):
    """Calls ``on_chosen`` with files or a folder, and is closed then."""

    def __init__(self, on_chosen: Callable[[Sequence[Path]], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import chats"))
        self._on_chosen = on_chosen
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(heading(tr("Import chats")))
        explanation = muted(
            tr("Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.")
        )
        explanation.setWordWrap(True)
        page = QWidget()
        column = QVBoxLayout(page)
        set_margins(column, 0, 0, 12, 0)
        column.setSpacing(12)
        column.addWidget(explanation)
        column.addLayout(_ways())
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        layout.addWidget(scroll, 1)
        self.folder_button = plain_button(tr("Choose a folder…"))
        self.folder_button.setAutoDefault(False)
        self.folder_button.clicked.connect(self._ask_for_folder)
        self.files_button = primary_button(tr("Choose files…"))
        self.files_button.setDefault(True)
        self.files_button.clicked.connect(self._ask_for_files)
        cancel = plain_button(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        layout.addLayout(button_row(cancel, self.folder_button, self.files_button))
        width = wide(self, _FIGURES_WIDE)
        room = parent.height() - 60 if parent is not None else 640
        around = layout.sizeHint().height() - scroll.sizeHint().height()
        self.resize(width, min(room, around + column.totalHeightForWidth(width - 60) + 8))

    def choose(self, paths: Sequence[Path]) -> None:
        """Take what was chosen."""
        self.accept()
        self._on_chosen(paths)

    def _ask_for_files(self) -> None:
        dialog = FileDialog(self, tr("Import chats"))
        dialog.setFileMode(FileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters([_FILES, tr("All files (*)")])
        self._ask(dialog)

    def _ask_for_folder(self) -> None:
        dialog = FileDialog(self, tr("Import chats"))
        dialog.setFileMode(FileDialog.FileMode.Directory)
        dialog.setOption(FileDialog.Option.ShowDirsOnly)
        self._ask(dialog)

    def _ask(self, dialog: FileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.filesSelected.connect(lambda names: self.choose([Path(name) for name in names]))
        dialog.open()


def _ways() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(1, 1)
    for row, (program, way) in enumerate(_WAYS):
        name, words = QLabel(program), muted(way)
        words.setWordWrap(True)
        grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignTop)
    return grid
