"""Kept prompts: from the menu into the message field, with places to fill in, and where they are written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from app.saved_prompts import PromptLibrary, SavedPrompt, filled, first_prompts, places_in
from app.ui.dialogs.prompts_dialog import PromptForm, PromptsDialog
from tests.ui.conftest import WindowHarness
from tests.ui.screen_reader import not_reached, unnamed

pytestmark = pytest.mark.shared_window


def menu_words(harness: WindowHarness) -> list[str]:
    menu = harness.parts.view.prompts.menu
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def choose(harness: WindowHarness, words: str) -> None:
    menu_words(harness)
    next(action for action in harness.parts.view.prompts.menu.actions() if action.text() == words).trigger()


def dialog_of(harness: WindowHarness, kind: type[QDialog]) -> Any:
    return next(dialog for dialog in harness.window.findChildren(kind) if dialog.isVisible())


def test_places_are_found_and_filled_once() -> None:
    text = "Say {{ what }} in {{language}}, {{what}} alone. {not} {{}} {{a\nb}}"
    assert places_in(text) == ("what", "language")
    assert filled(text, {"what": "{{language}}", "language": "French"}) == (
        "Say {{language}} in French, {{language}} alone. {not} {{}} {{a\nb}}"
    )


def test_a_prompt_is_filled_in_and_put_into_the_field(harness: WindowHarness) -> None:
    composer = harness.parts.view.composer
    composer.edit.setPlainText("Guten Tag")
    choose(harness, "Translate")
    form = dialog_of(harness, PromptForm)
    assert unnamed(form) == []
    assert not_reached(harness, form) == []
    language, text = form.fields["language"], form.fields["text"]
    assert text.toPlainText() == "Guten Tag"
    language.setText("English")
    harness.bot.mouseClick(form.insert_button, Qt.MouseButton.LeftButton)
    assert composer.edit.toPlainText() == "Translate into English. Give the translation alone:\n\nGuten Tag"
    composer.edit.undo()
    assert composer.edit.toPlainText() == "Guten Tag"


def test_the_message_is_kept_as_a_prompt_and_edited(harness: WindowHarness) -> None:
    harness.parts.view.composer.edit.setPlainText("Name three facts about {{animal}}.")
    choose(harness, "Keep this message as a prompt…")
    dialog = dialog_of(harness, PromptsDialog)
    assert unnamed(dialog) == []
    assert not_reached(harness, dialog) == []
    harness.bot.keyClicks(dialog.name, "Facts & figures")
    dialog.close()
    assert menu_words(harness)[:6] == [*(prompt.name for prompt in first_prompts()), "Facts && figures"]
    choose(harness, "Edit prompts…")
    dialog = dialog_of(harness, PromptsDialog)
    for _ in first_prompts():
        dialog.list.setCurrentRow(0)
        harness.bot.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    assert dialog.list.count() == 1
    dialog.list.setCurrentRow(0)
    harness.bot.mouseClick(dialog.delete_button, Qt.MouseButton.LeftButton)
    harness.bot.mouseClick(dialog.undo_button, Qt.MouseButton.LeftButton)
    dialog.close()
    assert [prompt.name for prompt in PromptLibrary(harness.paths.prompts).prompts] == ["Facts & figures"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"prompts": [{"name": 3}, 4, {"name": " ", "text": "x"}]}'])
def test_a_damaged_file_has_no_prompts_and_stays(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "prompts.json"
    file.write_bytes(content)
    assert PromptLibrary(file).prompts == ()
    assert file.read_bytes() == content


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    library = PromptLibrary(tmp_path / "prompts.json")
    assert library.prompts == first_prompts()
    library.keep([SavedPrompt("A", "one {{x}}"), SavedPrompt("", "unnamed"), SavedPrompt("B", " ")])
    assert library.prompts == (SavedPrompt("A", "one {{x}}"),)
    assert json.loads((tmp_path / "prompts.json").read_text())["prompts"] == [{"name": "A", "text": "one {{x}}"}]
