"""Documents in the window: chosen beside the message field, read, shown with a question, opened from a reply."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.chats.folders import FolderSettings
from app.references import STARTER_DRAFT
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.dialogs.folder_settings_dialog import FolderSettingsDialog
from app.ui.dialogs.knowledge_dialog import KnowledgeDialog
from app.ui.dialogs.text_dialogs import FileTextDialog
from app.ui.toolkit.widgets.buttons import PushButton
from app.ui.transcript.messages.user_message import UserMessage
from tests.fakes.documents import pdf
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def harness(shared_harness: WindowHarness) -> WindowHarness:
    return shared_harness


@pytest.fixture
def documents(tmp_path: Path) -> Path:
    folder = tmp_path / "Insects"
    folder.mkdir()
    (folder / "bees.txt").write_text("The queen of this hive is called Beatrix.")
    (folder / "cut.pdf").write_bytes(pdf("Ants.")[:90])
    return folder


@pytest.fixture
def asked(harness: WindowHarness, documents: Path) -> WindowHarness:
    """A chat with a question that was looked up, and a reply that cites what was found."""
    harness.load_starter()
    harness.parts.chat.knowledge.add([documents])
    until_read(harness)
    harness.script.reply = "She is called Beatrix [1], not Maya [7], nor `queens[1]`."
    harness.ask("What is the queen called?")
    return harness


def until_read(harness: WindowHarness) -> None:
    harness.bot.waitUntil(lambda: not harness.parts.chat.knowledge.reading.is_busy)


def question(harness: WindowHarness) -> UserMessage:
    return next(one for one in harness.parts.view.transcript.messages if isinstance(one, UserMessage))


def menu_of(harness: WindowHarness) -> dict[str, bool]:
    """Return the entries of the menu beside the message field, and which are ticked."""
    menu = harness.parts.view.composer.attach_button.menu()
    menu.aboutToShow.emit()
    return {action.text(): action.isChecked() for action in menu.actions() if action.text()}


def open_dialog(kind: type[Any]) -> Any:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible())


def test_a_collection_is_chosen_beside_the_message_field(harness: WindowHarness, documents: Path) -> None:
    harness.show()
    button = harness.parts.view.composer.attach_button
    assert list(menu_of(harness)) == ["Add files…", "Look up questions in:", "Add a folder…"]
    harness.parts.chat.knowledge.add([documents])
    until_read(harness)
    assert (button.text(), menu_of(harness)["Insects"]) == ("Insects", True)
    next(action for action in button.menu().actions() if action.text() == "No documents").trigger()
    assert (button.text(), menu_of(harness)["Insects"]) == ("", False)


def test_what_is_found_stands_with_the_question_and_opens(asked: WindowHarness, documents: Path) -> None:
    (chip,) = question(asked).files.chips
    assert chip.accessibleName().startswith("[1] bees.txt, ")
    asked.bot.mouseClick(chip, LEFT)
    dialog = open_dialog(FileTextDialog)
    assert (dialog.windowTitle(), dialog.text.toPlainText()) == ("[1] bees.txt", (documents / "bees.txt").read_text())
    assert (dialog.open_button.isEnabled(), dialog.open_button.toolTip()) == (True, str(documents / "bees.txt"))
    dialog.close()
    asked.parts.chat.open(asked.parts.chat.conversation_id)
    assert [chip.name for chip in question(asked).files.chips] == ["[1] bees.txt"]


@pytest.mark.parametrize(("cited", "opens"), [("[1]", True), ("[7]", False), ("Beatrix", False), ("[1]`", False)])
def test_a_number_that_a_reply_cites_opens_its_passage(asked: WindowHarness, cited: str, opens: bool) -> None:
    body = asked.parts.view.transcript.messages[-1].body
    words = body.document().toPlainText()
    place = words.rindex("[1]") if cited.endswith("`") else words.index(cited)
    cursor = body.textCursor()
    cursor.setPosition(place + 1)
    asked.bot.mouseClick(body.viewport(), LEFT, pos=body.cursorRect(cursor).center() - QPoint(1, 0))
    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, FileTextDialog) and one.isVisible()]
    assert [dialog.windowTitle() for dialog in shown] == (["[1] bees.txt"] if opens else [])
    for dialog in shown:
        dialog.close()


def test_an_edited_question_leaves_its_passages_behind(asked: WindowHarness) -> None:
    asked.parts.view.message_sending.edit_last()
    assert asked.parts.pending_files.files == ()
    asked.parts.view.composer.cancel_edit()


def test_the_dialog_tells_of_each_collection_and_removes_it(asked: WindowHarness, documents: Path) -> None:
    asked.actions.documents.open_knowledge()
    dialog = open_dialog(KnowledgeDialog)
    asked.bot.waitUntil(lambda: "1 passage" in dialog.list.item(0).text())
    assert dialog.list.item(0).text() == "Insects\n1 file, 1 passage, found by words"
    assert "1 file could not be read:\n“cut.pdf” is damaged" in dialog.details.text()
    (documents / "ants.txt").write_text("Ants farm aphids.")
    asked.bot.mouseClick(dialog.read_button, LEFT)
    asked.bot.waitUntil(lambda: "2 files" in dialog.list.item(0).text())
    asked.bot.mouseClick(dialog.remove_button, LEFT)
    dialog.findChild(ConfirmDialog).accept()
    asked.bot.waitUntil(lambda: dialog.list.count() == 0)
    assert not dialog.remove_button.isEnabled()
    assert (asked.parts.chat.knowledge.current, (documents / "bees.txt").exists()) == (None, True)
    dialog.close()


def test_a_folder_that_is_gone_is_said_in_the_dialog(harness: WindowHarness, tmp_path: Path) -> None:
    harness.show()
    harness.actions.documents.open_knowledge()
    dialog = open_dialog(KnowledgeDialog)
    assert dialog.empty.isVisible()
    dialog.add([tmp_path / "nowhere"])
    assert not dialog.empty.isVisible()
    harness.bot.waitUntil(lambda: "cannot be found" in dialog.problem.text())
    dialog.close()


def test_a_folder_of_chats_gets_files_of_its_own(harness: WindowHarness, documents: Path) -> None:
    harness.show()
    folder = harness.store.folders.add_folder("Hive")
    harness.actions.documents.open_folder_settings(folder)
    dialog = open_dialog(FolderSettingsDialog)
    dialog.add([documents / "bees.txt"])
    dialog.add([documents])
    assert (dialog.knowledge.currentText(), dialog.knowledge.count()) == ("Hive", 2)
    dialog.findChildren(PushButton)[-1].click()
    until_read(harness)
    (own,) = harness.parts.chat.knowledge.collections.all()
    assert own.places == (documents / "bees.txt", documents)
    assert harness.store.folders.settings_of(folder) == FolderSettings(knowledge=own.id)


def test_settings_of_a_folder_are_chosen_in_its_dialog(harness: WindowHarness, documents: Path) -> None:
    harness.load_starter()
    knowledge, folders = harness.parts.chat.knowledge, harness.store.folders
    collection = knowledge.collections.add([documents])
    folder, assistant = folders.add_folder("Bees"), harness.store.assistants.all()[0]
    harness.parts.sidebar.folder_settings_requested.emit(folder)
    dialog = open_dialog(FolderSettingsDialog)
    dialog.assistant.setCurrentText(assistant.name)
    dialog.pair.setCurrentIndex(1)
    dialog.knowledge.setCurrentText("Insects")
    dialog.findChildren(PushButton)[-1].click()
    pair = harness.settings.target, harness.settings.draft
    assert folders.settings_of(folder) == FolderSettings(assistant.id, *pair, collection.id)
    harness.parts.sidebar.new_chat_requested.emit(folder)
    until_read(harness)
    assert harness.parts.view.composer.attach_button.text() == "Insects"
    assert harness.parts.assistant_button.text().startswith(assistant.name[:6])
    harness.actions.new_chat()
    assert harness.parts.view.composer.attach_button.text() == ""
    harness.actions.documents.open_folder_settings(folder)
    dialog = open_dialog(FolderSettingsDialog)
    assert (dialog.assistant.currentText(), dialog.knowledge.currentText()) == (assistant.name, "Insects")
    dialog.close()


def test_an_open_chat_that_is_moved_has_the_models_of_its_folder(harness: WindowHarness) -> None:
    harness.load_starter()
    folder, chat = harness.store.folders.add_folder("Bees"), harness.store.create().id
    harness.store.folders.choose_settings(folder, FolderSettings(target=STARTER_DRAFT))
    harness.actions.open_chat(chat)
    harness.parts.sidebar.chat_actions.move([chat], folder)
    assert harness.parts.chat.settings.settings_in_use.target == STARTER_DRAFT
