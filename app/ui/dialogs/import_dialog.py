"""Taking in chats: where each program keeps them, or how one gets them there, and a way to choose them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import choose_files
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, scroll_down

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
        explanation = tr("Nothing is sent anywhere. Chats that are here already are not doubled. It can be undone.")
        page = QWidget()
        column = column_of(note(explanation), _ways(), Stretch(), on=page, gap=12, margins=(0, 0, 12, 0))
        scroll = scroll_down(page)
        self.folder_button = plain_button(tr("Choose a folder…"), run=self._ask_for_folder, by_enter=False)
        self.files_button = primary_button(tr("Choose files…"), run=self._ask_for_files)
        self.files_button.setDefault(True)
        cancel = plain_button(tr("Cancel"), run=self.reject, by_enter=False)
        buttons = button_row(cancel, self.folder_button, self.files_button)
        layout = column_of(heading(tr("Import chats")), (scroll, 1), buttons, on=self, gap=12, margins=DIALOG)
        width = wide(self, _FIGURES_WIDE)
        room = parent.height() - 60 if parent is not None else 640
        around = layout.sizeHint().height() - scroll.sizeHint().height()
        self.resize(width, min(room, around + column.totalHeightForWidth(width - 60) + 8))

    def choose(self, paths: Sequence[Path]) -> None:
        """Take what was chosen."""
        self.accept()
        self._on_chosen(paths)

    def _ask_for_files(self) -> None:
        choose_files(self, tr("Import chats"), [_FILES], self.choose)

    def _ask_for_folder(self) -> None:
        choose_files(self, tr("Import chats"), [], self.choose)


def _ways() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(1, 1)
    for row, (program, way) in enumerate(_WAYS):
        grid.addWidget(QLabel(program), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(note(way), row, 1, Qt.AlignmentFlag.AlignTop)
    return grid
