"""Files that are dropped or pasted: models and recorded replies open, and of all others it is said that they wait."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.traces.samples import SAMPLES
from app.ui.dialogs.files_dialog import FilesDialog
from app.ui.toolkit.words import NO_FILES_YET, NO_PICTURES
from tests.ui.conftest import Desk


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


def _paste(desk: Desk, data: QMimeData) -> None:
    QGuiApplication.clipboard().setMimeData(data)
    edit = desk.window.view.composer.edit
    assert edit.canPaste()
    edit.setFocus()
    desk.bot.keyClick(edit, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


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
def test_a_text_file_is_taken_and_said_to_wait(desk: Desk, notes: Path, answered: bool) -> None:
    desk.show()
    if answered:
        desk.load_starter()
        desk.ask()
    data = _files(notes)
    assert _drag(desk.window, data).isAccepted()
    assert desk.window.other_drops.hint.isVisible()
    assert "files" in desk.window.other_drops.hint.text()
    _drop(desk.window, data)
    assert not desk.window.other_drops.hint.isVisible()
    assert desk.window.view.banner.sentence == NO_FILES_YET


def test_a_file_over_the_message_field_is_the_windows_business(desk: Desk, notes: Path) -> None:
    desk.show()
    assert _drag(desk.window.view.composer.edit.viewport(), _files(notes)).isAccepted()
    assert desk.window.other_drops.hint.isVisible()


def test_words_are_dropped_into_the_message(desk: Desk) -> None:
    desk.show()
    edit = desk.window.view.composer.edit
    assert _drag(edit.viewport(), _words("Why?")).isAccepted()
    assert not desk.window.other_drops.hint.isVisible()
    _drop(edit.viewport(), _words("Why?"))
    assert edit.toPlainText() == "Why?"


def test_a_model_among_other_files_opens(desk: Desk, model: Path, notes: Path) -> None:
    desk.show()
    data = _files(notes, model)
    assert _drag(desk.window, data).isAccepted()
    assert not desk.window.other_drops.hint.isVisible()
    _drop(desk.window, data)
    dialog = desk.window.findChild(FilesDialog)
    assert isinstance(dialog, FilesDialog)
    assert dialog.target.text() == str(model)
    assert not desk.window.view.banner.isVisible()
    dialog.close()


def test_a_text_file_is_not_pasted_as_its_address(desk: Desk, notes: Path) -> None:
    desk.show()
    _paste(desk, _files(notes))
    assert desk.window.view.composer.edit.toPlainText() == ""
    assert desk.window.view.banner.sentence == NO_FILES_YET


def test_a_pasted_picture_is_refused_in_words(desk: Desk) -> None:
    desk.show()
    _paste(desk, _picture())
    assert desk.window.view.banner.sentence == NO_PICTURES


def test_pasted_words_are_words(desk: Desk) -> None:
    desk.show()
    both = _picture()
    both.setText("3\t4")  # as a table copied from a spreadsheet
    _paste(desk, both)
    assert desk.window.view.composer.edit.toPlainText() == "3\t4"
    assert not desk.window.view.banner.isVisible()


def test_a_pasted_model_opens_as_a_dropped_one_does(desk: Desk, model: Path) -> None:
    desk.show()
    _paste(desk, _files(model))
    dialog = desk.window.findChild(FilesDialog)
    assert isinstance(dialog, FilesDialog)
    assert dialog.target.text() == str(model)
    dialog.close()


def test_a_pasted_recorded_reply_is_shown(desk: Desk) -> None:
    desk.show()
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        _paste(desk, _files(SAMPLES[0].path))


def test_a_drag_that_leaves_takes_its_words_along(desk: Desk, notes: Path) -> None:
    desk.show()
    _drag(desk.window, _files(notes))
    QApplication.sendEvent(desk.window, QDragLeaveEvent())
    assert not desk.window.other_drops.hint.isVisible()
