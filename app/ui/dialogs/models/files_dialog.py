"""Choosing model files from the disk: one that writes the answers, and if wanted one that guesses ahead."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import DOWNLOADS, FileDialog
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, muted

FILE_FILTER = tr("Model files (*.gguf);;All files (*)")


class FilesDialog(QDialog):
    """Emits the two paths when both stand for files."""

    chosen = Signal(str, object)
    """The target's path, and the draft's or ``None``."""

    def __init__(self, parent: QWidget | None = None, paths: Sequence[Path] = ()) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Open model files"))
        self.setMinimumWidth(wide(self, 48))
        target, draft = by_size(paths)
        self.target = self._field(tr("Big model that writes the answer"), str(target or ""))
        self.draft = self._field(tr("Draft that guesses ahead"), str(draft or ""))
        self.problem = muted("")
        self.problem.setWordWrap(True)
        self.problem.hide()
        cancel = plain_button(tr("Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.open_button = primary_button(tr("Open"))
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self._accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(8)
        self._add(layout, tr("Big model that writes the answer"), tr("A chat model in a GGUF file."), self.target)
        layout.addSpacing(12)
        self._add(
            layout,
            tr("Draft that guesses ahead (if you have one)"),
            tr("A much smaller model of the same family: an eighth of the size or less works best."),
            self.draft,
        )
        layout.addWidget(self.problem)
        layout.addSpacing(12)
        layout.addStretch(1)  # else the words would take what is left, and stand apart from their fields
        layout.addLayout(button_row(cancel, self.open_button))
        self.target.textChanged.connect(self._check)
        for field in (self.target, self.draft):
            field.textChanged.connect(self.problem.hide)
        self._check()

    def _field(self, name: str, text: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setAccessibleName(name)
        field.setPlaceholderText(tr("No file chosen"))
        return field

    def _add(self, layout: QVBoxLayout, title: str, explanation: str, field: QLineEdit) -> None:
        button = plain_button(tr("Browse…"))
        button.setAccessibleName(tr("Browse for: {title}", title=title))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._browse(field, title))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(field, 1)
        row.addWidget(button)
        words = muted(explanation)
        words.setWordWrap(True)
        name = heading(title)
        name.setWordWrap(True)
        layout.addWidget(name)
        layout.addWidget(words)
        layout.addLayout(row)

    def _browse(self, field: QLineEdit, title: str) -> None:
        dialog = FileDialog(self, title, DOWNLOADS)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilter(FILE_FILTER)
        dialog.setFileMode(FileDialog.FileMode.ExistingFile)
        near = Path(field.text() or self.target.text()).parent
        if near.is_absolute() and near.is_dir():
            dialog.setDirectory(str(near))
        dialog.fileSelected.connect(field.setText)
        dialog.open()

    def _check(self) -> None:
        self.open_button.setEnabled(bool(self.target.text().strip()))

    def _accept(self) -> None:
        for field in (self.target, self.draft):
            text = field.text().strip()
            if text and not Path(text).is_file():
                self.problem.setText(tr("There is no file {path}.", path=text))
                self.problem.show()
                field.setFocus()
                return
        self.chosen.emit(self.target.text().strip(), self.draft.text().strip() or None)
        self.accept()


def by_size(paths: Sequence[Path]) -> tuple[Path | None, Path | None]:
    """Return the target and the draft of one or two files: the bigger one writes, the smaller one guesses."""
    ordered = sorted(paths, key=lambda path: path.stat().st_size if path.is_file() else 0, reverse=True)[:2]
    return (ordered[0] if ordered else None), (ordered[1] if len(ordered) > 1 else None)
