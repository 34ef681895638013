"""Model files are opened by a dialog or dropped on the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPushButton

from app.engine.commands import LoadPair
from app.ui.dialogs.files_dialog import FilesDialog, by_size
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


def test_of_two_files_the_bigger_one_writes(tmp_path: Path) -> None:
    big, small = tmp_path / "a.gguf", tmp_path / "b.gguf"
    big.write_bytes(b"12345")
    small.write_bytes(b"1")
    assert by_size([small, big]) == (big, small)
    assert by_size([small]) == (small, None)
    assert by_size([]) == (None, None)


def test_a_model_file_dropped_on_the_window_opens_the_dialog_with_it(harness: WindowHarness, tmp_path: Path) -> None:
    model = tmp_path / "model.gguf"
    model.write_bytes(b"GGUF")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(model)), QUrl.fromLocalFile(str(tmp_path / "notes.txt"))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(300, 300), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(harness.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(harness.window, QDropEvent(QPointF(300, 300), Qt.DropAction.CopyAction, data, buttons, keys))
    dialog = harness.window.findChild(FilesDialog)
    assert (dialog.target.text(), dialog.draft.text()) == (str(model), "")
    dialog.close()
