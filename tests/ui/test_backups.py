"""Copies of all chats, from Settings: made, looked into, brought back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from app.ui.dialogs.backups_dialog import BackupsCard, BackupsDialog
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.toolkit.files.file_dialog import FileDialog
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def opened(harness: WindowHarness) -> BackupsDialog:
    """The dialog as a person gets to it, once its list is there."""
    for earlier in harness.window.findChildren(SettingsDialog):
        earlier.close()
    settings = harness.actions.open_settings()
    harness.bot.waitUntil(lambda: settings.findChild(BackupsCard) is not None)  # fields are made one by one
    settings.findChild(BackupsCard).button.click()
    dialog = next(one for one in harness.window.findChildren(BackupsDialog) if one.isVisible())
    harness.bot.waitUntil(lambda: "Looking" not in dialog.status.text())
    return dialog


def open_copy(dialog: BackupsDialog, path: Path) -> None:
    dialog.open_button.click()
    chooser = dialog.findChild(FileDialog)
    chooser.fileSelected.emit(str(path))
    chooser.close()


def bring_back(harness: WindowHarness, dialog: BackupsDialog) -> None:
    dialog.restore_button.click()
    ask = dialog.findChild(ConfirmDialog)
    with harness.bot.waitSignal(dialog.restored):
        ask.yes_button.click()


def listed(harness: WindowHarness) -> list[str]:
    return [one.title for one in harness.store.conversations()]


def test_chats_are_backed_up_looked_into_and_brought_back(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("The first one.")
    dialog = opened(harness)
    assert dialog.status.text() == "There is no copy yet."
    assert not any(part.isVisible() for part in (dialog.inside, dialog.text, dialog.restore_button))
    assert dialog.focusWidget() is dialog.make_button
    assert not dialog.restore_button.isEnabled()
    dialog.make(tmp_path / "mine.sqlite3")
    harness.bot.waitUntil(lambda: dialog.inside.count() == 1)
    assert "1 chat" in dialog.copies.item(0).text()
    assert "mine.sqlite3" in dialog.copies.item(0).text()
    dialog.inside.setCurrentRow(0)
    harness.bot.waitUntil(lambda: "The first one." in dialog.text.toPlainText())
    assert harness.script.reply in dialog.text.toPlainText()
    dialog.reject()
    harness.ask("Something later.")
    harness.actions.new_chat()
    harness.ask("The second one.")
    second = harness.parts.chat.conversation_id
    chat_actions = harness.parts.sidebar.chat_actions
    chat_actions.delete([one for one in harness.store.conversations() if one.id == second])
    remaining = [one.id for one in harness.store.conversations()]
    chat_actions.archive(remaining)
    chat_actions.move(remaining, None)  # to undo this is to put the chat into the archive, where the copy has none
    dialog = opened(harness)
    open_copy(dialog, tmp_path / "mine.sqlite3")
    harness.bot.waitUntil(lambda: dialog.inside.count() == 1)
    bring_back(harness, dialog)
    assert listed(harness) == ["The first one."]
    assert harness.parts.chat.conversation_id is None
    assert "are back" in harness.parts.view.banner.sentence
    harness.undo_strip.undo()
    assert listed(harness) == ["The first one."], "what was done before was done to other chats"
    assert not harness.store.folders.archived_count()
    dialog = opened(harness)
    assert dialog.copies.count() == 1
    assert "1 chat " in dialog.copies.item(0).text()
    bring_back(harness, dialog)
    assert len(harness.store.messages(harness.store.conversations()[0].id)) == 4
    assert not [one for one in harness.window.findChildren(SettingsDialog) if one.isVisible()]


def test_a_broken_copy_says_so_and_cannot_be_brought_back(harness: WindowHarness, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    dialog = opened(harness)
    open_copy(dialog, broken)
    harness.bot.waitUntil(lambda: dialog.copies.count() == 1)
    assert "cannot be read" in dialog.copies.item(0).text()
    assert dialog.status.text().endswith("Nothing was changed.")
    assert not dialog.restore_button.isEnabled()


def test_nothing_is_brought_back_while_a_reply_is_written(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("The first one.")
    dialog = opened(harness)
    dialog.make(tmp_path / "mine.sqlite3")
    harness.bot.waitUntil(lambda: dialog.inside.count() == 1)
    harness.script.hold_reply_after = 1
    harness.parts.view.message_sending.ask("And then?")
    harness.engine.wait_until_held()
    dialog.restore_button.click()
    assert dialog.status.text().startswith("A reply is being written")
    assert dialog.findChild(ConfirmDialog) is None
    harness.engine.go_on()
    assert all(not button.autoDefault() for button in dialog.findChildren(QPushButton))
