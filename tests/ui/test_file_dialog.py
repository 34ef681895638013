"""The folder that a dialog for files opens first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.ui.toolkit.files.file_dialog import DOWNLOADS, FileDialog


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("documents", ["Documents", ""])
def test_it_begins_in_the_person_s_documents_or_downloads_and_then_where_it_was(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, documents: str
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
    first = FileDialog(window, "Choose")
    assert shown_in(first) == folder
    first.setDirectory(str(elsewhere))
    first.done(0)
    assert shown_in(FileDialog(window, "Choose")) == elsewhere
    assert shown_in(FileDialog(window, "Add model files", DOWNLOADS)) == downloads
    elsewhere.rmdir()
    assert shown_in(FileDialog(window, "Choose")) == folder


def shown_in(dialog: FileDialog) -> Path:
    return Path(dialog.directory().absolutePath())


def test_names_are_not_cut_off_for_figures(window: QWidget) -> None:
    assert FileDialog(window, "Choose").viewMode() is QFileDialog.ViewMode.List


def test_its_icons_are_those_of_the_program_and_its_buttons_have_none(qtbot: QtBot, window: QWidget) -> None:
    dialog = FileDialog(window, "Choose")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    buttons = [button for box in dialog.findChildren(QDialogButtonBox) for button in box.buttons()]
    assert buttons
    assert all(button.icon().isNull() for button in buttons)
    provider = dialog.iconProvider()
    folder, file = provider.icon(QFileInfo(str(Path.cwd()))), provider.icon(QFileInfo(__file__))
    assert folder.cacheKey() != file.cacheKey()
    dialog.close()
