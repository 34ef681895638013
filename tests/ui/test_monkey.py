"""The monkey of the benchmarks stays in its folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from tests.benchmarks.monkey import Monkey
from tests.ui.conftest import WindowHarness

TIMES = 40


class Watching(Monkey):
    """Does nothing but see in which folder it would."""

    def __init__(self, harness: WindowHarness, home: Path, dialog: QFileDialog) -> None:
        super().__init__(harness.program, harness.script, 1, home)
        self.dialog = dialog
        self.seen: set[str] = set()

    def _look(self) -> None:
        self.seen.add(self.dialog.directory().absolutePath())

    click = press = type = resize = paint = chat = model = scroll = close_something = _look


@pytest.fixture
def dialog(harness: WindowHarness) -> Iterator[QFileDialog]:
    """The one in which a chat is saved."""
    harness.show()
    harness.load_starter()
    harness.ask()
    harness.actions.export_open_chat()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    yield dialog
    dialog.close()


def test_it_does_nothing_in_a_file_dialog_that_left_its_folder(
    harness: WindowHarness, dialog: QFileDialog, tmp_path: Path
) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    monkey = Watching(harness, tmp_path, dialog)
    for place in (Path("/"), tmp_path.parent, tmp_path, inner):
        dialog.setDirectory(str(place))
        monkey.act()
    assert monkey.seen == {str(tmp_path), str(inner)}


def test_it_types_no_path_into_a_dialog(harness: WindowHarness, dialog: QFileDialog, tmp_path: Path) -> None:
    monkey = Monkey(harness.program, harness.script, 1, tmp_path)
    [name] = (edit for edit in dialog.findChildren(QLineEdit) if edit.isVisible())
    typed: list[str] = []
    name.textEdited.connect(typed.append)
    name.setFocus()
    for _ in range(TIMES):
        monkey.type()
    assert typed
    assert not any("/" in text for text in typed)
