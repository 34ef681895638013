"""Files that are dropped or pasted: models and recorded replies open, all others go with the message."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.dialogs.files_dialog import FilesDialog
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def _files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def _words(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


def _picture() -> QMimeData:
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    data = QMimeData()
    data.setImageData(image)
    return data


def _drag(target: QWidget, data: QMimeData) -> QDragEnterEvent:
    """Over the middle of a widget; what it does not take goes on to what it stands on."""
    enter = QDragEnterEvent(
        target.rect().center(),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, enter)
    return enter


def _drop(target: QWidget, data: QMimeData) -> None:
    drop = QDropEvent(
        QPointF(target.rect().center()),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(target, drop)


def _paste(harness: WindowHarness, data: QMimeData) -> None:
    QGuiApplication.clipboard().setMimeData(data)
    edit = harness.parts.view.composer.edit
    assert edit.canPaste()
    edit.setFocus()
    harness.bot.keyClick(edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("What I know.")
    return path


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(b"GGUF")
    return path


@pytest.mark.parametrize("answered", [False, True])
def test_a_text_file_goes_with_the_message(harness: WindowHarness, notes: Path, answered: bool) -> None:
    if answered:
        harness.load_starter()
        harness.ask()
    data = _files(notes)
    assert _drag(harness.window, data).isAccepted()
    assert harness.parts.dropped_files.other_drops.hint.isVisible()
    assert "files" in harness.parts.dropped_files.other_drops.hint.text()
    _drop(harness.window, data)
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()
    assert [chip.name for chip in harness.parts.view.composer.strip.chips] == ["notes.txt"]
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)


def test_a_file_over_the_message_field_is_the_windows_business(harness: WindowHarness, notes: Path) -> None:
    assert _drag(harness.parts.view.composer.edit.viewport(), _files(notes)).isAccepted()
    assert harness.parts.dropped_files.other_drops.hint.isVisible()
    QApplication.sendEvent(harness.window, QDragLeaveEvent())


def test_words_are_dropped_into_the_message(harness: WindowHarness) -> None:
    edit = harness.parts.view.composer.edit
    assert _drag(edit.viewport(), _words("Why?")).isAccepted()
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()
    _drop(edit.viewport(), _words("Why?"))
    assert edit.toPlainText() == "Why?"


def test_a_model_among_other_files_opens(harness: WindowHarness, model: Path, notes: Path) -> None:
    data = _files(notes, model)
    assert _drag(harness.window, data).isAccepted()
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()
    _drop(harness.window, data)
    dialog = harness.window.findChild(FilesDialog)
    assert dialog.target.text() == str(model)
    assert not harness.parts.view.banner.isVisible()
    dialog.close()


def test_a_text_file_is_not_pasted_as_its_address(harness: WindowHarness, notes: Path) -> None:
    _paste(harness, _files(notes))
    assert harness.parts.view.composer.edit.toPlainText() == ""
    assert [chip.name for chip in harness.parts.view.composer.strip.chips] == ["notes.txt"]
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)


def test_a_pasted_picture_goes_with_the_message(harness: WindowHarness) -> None:
    _paste(harness, _picture())
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)
    assert [chip.name for chip in harness.parts.view.composer.strip.chips] == ["Pasted picture 1.png"]
    (file_sent,) = harness.parts.pending_files.files_for("What is this?")
    assert QImage.fromData(file_sent.picture).size() == QImage(_picture().imageData()).size()


def test_pasted_words_are_words(harness: WindowHarness) -> None:
    both = _picture()
    both.setText("3\t4")  # as a table copied from a spreadsheet
    _paste(harness, both)
    assert harness.parts.view.composer.edit.toPlainText() == "3\t4"
    assert not harness.parts.view.banner.isVisible()


def test_a_pasted_model_opens_as_a_dropped_one_does(harness: WindowHarness, model: Path) -> None:
    _paste(harness, _files(model))
    dialog = harness.window.findChild(FilesDialog)
    assert dialog.target.text() == str(model)
    dialog.close()


def test_a_drag_that_leaves_takes_its_words_along(harness: WindowHarness, notes: Path) -> None:
    _drag(harness.window, _files(notes))
    QApplication.sendEvent(harness.window, QDragLeaveEvent())
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()
