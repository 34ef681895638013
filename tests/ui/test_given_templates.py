"""A chat template that a person gives to a model stands in the place of its own, until it is taken back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from app.engine.commands import LoadPair
from app.ui.models_page.library_view import LibraryView, RenameDialog
from app.ui.toolkit.files.file_dialog import FileDialog
from tests.ui.conftest import WindowHarness
from tests.ui.library_page import ours, page_of

NAME, REFERENCE = "Tiny-Q8_0.gguf", "o/r/Tiny-Q8_0.gguf"


def library_of(harness: WindowHarness) -> LibraryView:
    harness.show()
    harness.actions.open_models()
    view = page_of(harness).library
    page_of(harness).tabs.setCurrentWidget(view)
    harness.bot.waitUntil(view.details.template_button.isVisible)
    return view


def give(harness: WindowHarness, view: LibraryView, file: Path) -> None:
    harness.bot.mouseClick(view.details.template_button, Qt.MouseButton.LeftButton)
    [dialog] = view.findChildren(FileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()


def wanted_pair(harness: WindowHarness) -> LoadPair:
    pair = harness.parts.session.wanted_pair
    assert pair is not None
    return pair


def test_a_given_template_is_shown_used_kept_and_taken_back(harness: WindowHarness, tmp_path: Path) -> None:
    ours(harness)
    ours(harness, "Zoo-Q8_0.gguf")
    template = tmp_path / "my.jinja"
    view = library_of(harness)
    harness.actions.use_pair(REFERENCE, None)
    give(harness, view, template)
    assert "my.jinja" in view.details.words.text()
    harness.actions.use_pair("o/r/Zoo-Q8_0.gguf", None)
    assert wanted_pair(harness).chat_template is None, "another model keeps its own"
    harness.actions.use_pair(REFERENCE, None)
    assert wanted_pair(harness).chat_template == template
    assert harness.saved_settings().chat_templates == {REFERENCE: str(template)}
    harness.bot.mouseClick(view.details.template_button, Qt.MouseButton.LeftButton)
    assert "my.jinja" not in view.details.words.text()
    assert wanted_pair(harness).chat_template is None
    assert harness.saved_settings().chat_templates == {}


def test_a_template_follows_a_model_that_gets_another_name(harness: WindowHarness, tmp_path: Path) -> None:
    ours(harness)
    view = library_of(harness)
    give(harness, view, tmp_path / "my.jinja")
    harness.bot.mouseClick(view.details.rename_button, Qt.MouseButton.LeftButton)
    [dialog] = view.findChildren(RenameDialog)
    dialog.field.setText("Other-Q8_0")
    harness.bot.mouseClick(dialog.rename_button, Qt.MouseButton.LeftButton)
    harness.bot.waitUntil(lambda: [*harness.saved_settings().chat_templates] == ["o/r/Other-Q8_0.gguf"])
