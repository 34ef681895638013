"""Choosing model files from the disk: one that writes the answers, and if wanted one that guesses ahead."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from app.language import tr
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import DOWNLOADS, choose_file
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import StatusLabel, heading, note, wrapped
from app.ui.toolkit.widgets.layouts import DIALOG, Part, Stretch, column_of, row_of

FILE_FILTER = tr("Model files (*.gguf)")


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
        self.problem = StatusLabel()
        cancel = plain_button(tr("Cancel"), run=self.reject, by_enter=False)
        self.open_button = primary_button(tr("Open"), run=self._accept)
        self.open_button.setDefault(True)
        column_of(
            *self._asking(tr("Big model that writes the answer"), tr("A chat model in a GGUF file."), self.target),
            12,
            *self._asking(
                tr("Draft that guesses ahead (if you have one)"),
                tr("A much smaller model of the same family: an eighth of the size or less works best."),
                self.draft,
            ),
            self.problem,
            12,
            Stretch(),  # else the words would take what is left, and stand apart from their fields
            button_row(cancel, self.open_button),
            on=self,
            margins=DIALOG,
        )
        self.target.textChanged.connect(self._check)
        for field in (self.target, self.draft):
            field.textChanged.connect(self.problem.hide)
        self._check()

    def _field(self, name: str, text: str) -> QLineEdit:
        return named(QLineEdit(text, placeholderText=tr("No file chosen")), name)

    def _asking(self, title: str, explanation: str, field: QLineEdit) -> tuple[Part, ...]:
        button = plain_button(
            tr("Browse…"),
            run=lambda: self._browse(field, title),
            name=tr("Browse for: {title}", title=title),
            by_enter=False,
        )
        return wrapped(heading(title)), note(explanation), row_of((field, 1), button)

    def _browse(self, field: QLineEdit, title: str) -> None:
        near = Path(field.text() or self.target.text())
        choose_file(self, title, [FILE_FILTER], lambda path: field.setText(str(path)), begins_in=DOWNLOADS, near=near)

    def _check(self) -> None:
        self.open_button.setEnabled(bool(self.target.text().strip()))

    def _accept(self) -> None:
        for field in (self.target, self.draft):
            text = field.text().strip()
            if text and not Path(text).is_file():
                self.problem.say(tr("There is no file {path}.", path=text))
                field.setFocus()
                return
        self.chosen.emit(self.target.text().strip(), self.draft.text().strip() or None)
        self.accept()


def by_size(paths: Sequence[Path]) -> tuple[Path | None, Path | None]:
    """Return the target and the draft of one or two files: the bigger one writes, the smaller one guesses."""
    ordered = sorted(paths, key=lambda path: path.stat().st_size if path.is_file() else 0, reverse=True)[:2]
    return (ordered[0] if ordered else None), (ordered[1] if len(ordered) > 1 else None)
