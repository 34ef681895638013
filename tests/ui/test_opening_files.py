"""Model files are opened by a dialog or dropped on the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.engine.commands import LoadPair
from app.ui.dialogs.files_dialog import FilesDialog
from app.ui.toolkit.files.file_dialog import FileDialog
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def test_opening_files_loads_them(harness: WindowHarness, tmp_path: Path) -> None:
    big, small = tmp_path / "big.gguf", tmp_path / "small.gguf"
    big.write_bytes(b"GGUF" * 100)
    small.write_bytes(b"GGUF")
    harness.actions.open_files([small, big])
    dialog = harness.window.findChild(FilesDialog)
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.bot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert harness.engine.commands == [LoadPair(str(big), str(small))]


def test_a_file_that_is_not_there_is_said_in_the_dialog(harness: WindowHarness, tmp_path: Path) -> None:
    harness.actions.open_files()
    dialog = harness.window.findChild(FilesDialog)
    assert not dialog.open_button.isEnabled()
    dialog.target.setText(str(tmp_path / "gone.gguf"))
    harness.bot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert "There is no file" in dialog.problem.text()
    dialog.target.setText("another")
    assert dialog.problem.isHidden(), "it was said of another file"
    dialog.close()


def test_a_file_is_looked_for_beside_the_one_that_is_chosen(harness: WindowHarness, tmp_path: Path) -> None:
    big, small = tmp_path / "big.gguf", tmp_path / "small.gguf"
    big.write_bytes(b"GGUF" * 100)
    small.write_bytes(b"GGUF")
    harness.actions.open_files([big])
    dialog = harness.window.findChild(FilesDialog)
    browse = [button for button in dialog.findChildren(QPushButton) if button.text() == "Browse…"]
    harness.bot.mouseClick(browse[1], Qt.MouseButton.LeftButton)
    chooser = dialog.findChild(FileDialog)
    assert Path(chooser.directory().absolutePath()) == tmp_path
    chooser.fileSelected.emit(str(small))
    chooser.close()
    assert (dialog.target.text(), dialog.draft.text()) == (str(big), str(small))
    dialog.close()
