"""Files that are dropped or pasted: models and recorded replies open, all others go with the message."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QMimeData, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.ui.dialogs.files_dialog import FilesDialog
from app.ui.toolkit.files.file_dialog import DOWNLOADS, FileDialog
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
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(b"GGUF")
    return path


def test_a_text_file_goes_with_the_message(harness: WindowHarness, notes: Path) -> None:
    data = _files(notes)
    assert _drag(harness.window, data).isAccepted()
    assert harness.parts.dropped_files.other_drops.hint.isVisible()
    assert "files" in harness.parts.dropped_files.other_drops.hint.text()
    _drop(harness.window, data)
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()
    assert [chip.name for chip in harness.parts.view.composer.strip.chips] == ["notes.md"]
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)


def test_a_file_over_the_message_field_is_the_windows_business_until_it_leaves(
    harness: WindowHarness, notes: Path
) -> None:
    assert _drag(harness.parts.view.composer.edit.viewport(), _files(notes)).isAccepted()
    assert harness.parts.dropped_files.other_drops.hint.isVisible()
    QApplication.sendEvent(harness.window, QDragLeaveEvent())
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()


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
    harness.parts.view.composer.edit.setPlainText("What is this?")
    _paste(harness, _files(notes))
    assert harness.parts.view.composer.edit.toPlainText() == "What is this?"
    assert [chip.name for chip in harness.parts.view.composer.strip.chips] == ["notes.md"]
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


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.mark.parametrize("documents", ["Documents", ""])
def test_it_begins_in_the_person_s_documents_or_downloads_and_then_where_it_was(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, documents: str
) -> None:
    folder = tmp_path / "home" / (documents or "Downloads")
    folder.mkdir(parents=True)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    downloads = tmp_path / "home" / "Downloads"
    downloads.mkdir(exist_ok=True)
    monkeypatch.setattr(FileDialog, "_last", {})
    places = {DOWNLOADS: downloads, QStandardPaths.StandardLocation.DocumentsLocation: tmp_path / "home" / "Documents"}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(places[place]))
    first = FileDialog(parent, "Choose")
    assert folder_shown_in(first) == folder
    first.setDirectory(str(elsewhere))
    first.done(0)
    assert folder_shown_in(FileDialog(parent, "Choose")) == elsewhere
    assert folder_shown_in(FileDialog(parent, "Add model files", DOWNLOADS)) == downloads
    elsewhere.rmdir()
    assert folder_shown_in(FileDialog(parent, "Choose")) == folder


def folder_shown_in(dialog: FileDialog) -> Path:
    return Path(dialog.directory().absolutePath())


def test_names_are_not_cut_off_for_figures(parent: QWidget) -> None:
    assert FileDialog(parent, "Choose").viewMode() is QFileDialog.ViewMode.List


def test_its_icons_are_those_of_the_program_and_its_buttons_have_none(qtbot: QtBot, parent: QWidget) -> None:
    dialog = FileDialog(parent, "Choose")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    buttons = [button for box in dialog.findChildren(QDialogButtonBox) for button in box.buttons()]
    assert buttons
    assert all(button.icon().isNull() for button in buttons)
    provider = dialog.iconProvider()
    folder, file = provider.icon(QFileInfo(str(Path.cwd()))), provider.icon(QFileInfo(__file__))
    assert folder.cacheKey() != file.cacheKey()
    dialog.close()
