"""Chats come in and go out, are copied and brought back, deleted and restored: it is said what came of each."""

from __future__ import annotations

import json
import threading
import zipfile
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton

from app.chats import chat_files
from app.chats.folders import RETENTION_TIME
from app.chats.imports.importing import ImportOutcome
from app.ui.dialogs.backups_dialog import BackupsCard, BackupsDialog
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.dialogs.deleted_chats_dialog import DeletedChatsDialog
from app.ui.dialogs.import_dialog import ImportDialog
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.toolkit.files.file_dialog import FileDialog
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.window.import_words import import_words
from tests.fakes.deleted_chats import deleted_chats
from tests.fakes.made_up_exports import PNG, PNG_ADDRESS, chatgpt_archive, chatgpt_chat
from tests.ui.conftest import PATIENCE_MS, WindowHarness
from tests.ui.listed_chats import _fill, _titles

pytestmark = pytest.mark.shared_window


def _sentence(harness: WindowHarness) -> str:
    banner = harness.parts.view.banner
    return banner.sentence if banner.isVisible() else ""


def _stored_titles(harness: WindowHarness) -> list[str]:
    return [chat.title for chat in harness.store.conversations()]


def test_an_export_of_chatgpt_comes_in_and_can_be_taken_out_again(harness: WindowHarness, tmp_path: Path) -> None:
    export = chatgpt_archive(tmp_path / "made-up.zip", chatgpt_chat("one"), chatgpt_chat("two", "Another"))
    actions = harness.parts.sidebar.more_button.menu().actions()
    next(action for action in actions if action.text() == "Import chats…").trigger()
    dialog = harness.window.findChild(ImportDialog)
    with harness.bot.waitSignal(harness.parts.transfers.came_in):
        dialog.choose([export])
    assert _sentence(harness) == "2 chats from ChatGPT came in."
    assert len(_stored_titles(harness)) == 2
    assert harness.parts.sidebar.list.model().rowCount() >= 2

    harness.parts.view.banner.action.click()
    assert _sentence(harness) == "2 chats taken out again."
    assert _stored_titles(harness) == []


def test_pictures_of_an_export_are_shown_with_their_question_and_their_reply(
    harness: WindowHarness, tmp_path: Path
) -> None:
    question_message = {"role": "user", "content": [{"type": "image_url", "image_url": {"url": PNG_ADDRESS}}]}
    drawn = {"role": "assistant", "content": f"Like this:\n\n![a dot]({PNG_ADDRESS})"}
    lost = {"role": "user", "content": [{"type": "image_url", "image_url": {"url": "https://example.org/a.png"}}]}
    file = tmp_path / "chat.json"
    file.write_text(json.dumps({"messages": [question_message, drawn, lost]}), encoding="utf-8")
    with harness.bot.waitSignal(harness.parts.transfers.came_in):
        harness.parts.transfers.take_in([file])
    assert _sentence(harness) == "1 chat came in. 1 picture is not in the export."
    harness.actions.open_chat(harness.store.conversations()[0].id)
    transcript = harness.parts.view.transcript
    harness.bot.waitUntil(lambda: len(transcript.findChildren(UserMessage)) == 2)
    question = min(transcript.findChildren(UserMessage), key=lambda message: message.message_id)
    reply = transcript.findChild(ReplyMessage)
    assert [chip.name for chip in question.files.chips] == ["Picture.png"]
    assert [chip.name for chip in reply.files.chips] == ["a dot.png"]
    assert question.body.height() == 0, "there are no words to leave room for"
    assert reply.files.isVisible()
    with harness.bot.waitSignal(harness.parts.view.message_sending.file_opened) as opened:
        reply.files.chips[0].click()
    assert opened.args[0].picture == PNG


def test_an_open_chat_that_has_grown_is_shown_as_it_is_now(harness: WindowHarness, tmp_path: Path) -> None:
    chat = chatgpt_chat()
    file = tmp_path / "conversations.json"
    transfers = harness.parts.transfers
    for grown in (False, True):
        if grown:
            node = json.loads(json.dumps(chat["mapping"]["ask-1"]))
            node["parent"], node["message"]["content"]["parts"] = "say-2", ["And tomorrow?"]
            chat["mapping"]["ask-3"], chat["current_node"] = node, "ask-3"
        file.write_text(json.dumps([chat]), encoding="utf-8")
        with harness.bot.waitSignal(transfers.came_in):
            transfers.take_in([file])
        harness.actions.open_chat(harness.store.conversations()[0].id)
    assert "had grown and is up to date again" in _sentence(harness)
    assert [message.text for message in harness.parts.chat.messages][-1] == "And tomorrow?"


def test_all_chats_are_saved_in_one_archive(harness: WindowHarness, tmp_path: Path) -> None:
    harness.store.add_message(harness.store.create("Rain").id, None, "user", "Why?")
    harness.parts.sidebar.archive_requested.emit(".html", None)
    dialog = harness.window.findChild(QFileDialog)
    dialog.close()
    path = tmp_path / "all.zip"
    harness.parts.transfers.write(path, ".html")
    harness.bot.waitUntil(lambda: _sentence(harness) == "1 chat saved in all.zip.")
    with zipfile.ZipFile(path) as opened:
        assert len(opened.namelist()) == 1


def test_saving_can_be_stopped_and_a_second_one_is_not_begun(
    harness: WindowHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for title in ("One", "Two"):
        harness.store.create(title)
    begun, release = threading.Event(), threading.Event()
    write = chat_files.WRITERS[".md"]

    def slowly(*args: object) -> str:
        begun.set()
        assert release.wait(PATIENCE_MS / 1000)
        return write(*args)  # type: ignore[arg-type]

    monkeypatch.setitem(chat_files.WRITERS, ".md", slowly)
    transfers, banner = harness.parts.transfers, harness.parts.view.banner
    transfers.write(tmp_path / "all.zip", ".md")
    harness.bot.waitUntil(begun.is_set)
    harness.bot.waitUntil(lambda: _sentence(harness) == "Saving chats: 0%")
    transfers.ask_for_import()
    assert _sentence(harness) == "Saving chats is still under way."
    banner.action.click()
    release.set()
    harness.bot.waitUntil(lambda: _sentence(harness) == "Stopped. Nothing was written.")
    assert not list(tmp_path.glob("*.zip"))
    assert not transfers.running


def test_what_cannot_be_read_is_a_sentence(harness: WindowHarness, tmp_path: Path) -> None:
    strange = tmp_path / "strange.zip"
    strange.write_bytes(b"PK\x03\x04 and nothing else")
    with harness.bot.waitSignal(harness.parts.transfers.failed):
        harness.parts.transfers.take_in([strange])
    assert "damaged archive" in _sentence(harness)


def test_what_came_of_an_import_is_said_with_counts() -> None:
    outcome = ImportOutcome(
        added=[1, 2, 3], programs=Counter({"ChatGPT": 2, "Jan": 1}), updated=[4], known=2, unreadable=1,
        broken_off=["conversations.json"], stopped=True,
    )  # fmt: skip
    assert import_words(outcome) == (
        "3 chats (2 from ChatGPT, 1 from Jan) came in. 1 chat had grown and is up to date again. "
        "2 chats were here already. 1 chat could not be read. "
        "conversations.json is damaged or cut off: chats that are whole in there came in, no other did. "
        "The rest was stopped."
    )
    assert import_words(ImportOutcome()) == "There is no chat in there that Draftlight can read."


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
    assert _stored_titles(harness) == ["The first one."]
    assert harness.parts.chat.conversation_id is None
    assert "are back" in harness.parts.view.banner.sentence
    harness.undo_strip.undo()
    assert _stored_titles(harness) == ["The first one."], "what was done before was done to other chats"
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


def _opened_deleted(harness: WindowHarness) -> DeletedChatsDialog:
    harness.parts.sidebar.show_deleted.trigger()
    [dialog] = [one for one in harness.window.findChildren(DeletedChatsDialog) if one.isVisible()]
    return dialog


def _rows(dialog: DeletedChatsDialog) -> list[str]:
    return [dialog.chats.item(row).text().split(" · ")[0] for row in range(dialog.chats.count())]


def _delete(harness: WindowHarness, *titles: str) -> None:
    _fill(harness, *titles)
    for title in titles:
        harness.parts.sidebar.chat_actions.delete([one for one in harness.store.conversations() if one.title == title])
    harness.undo_strip.end()


def test_a_chat_comes_back_long_after_the_undo_is_gone_or_is_deleted_for_good_after_a_yes(
    harness: WindowHarness,
) -> None:
    _delete(harness, "Bicycles", "Landlord")
    assert _titles(harness) == []
    dialog = _opened_deleted(harness)
    assert _rows(dialog) == ["Landlord", "Bicycles"]
    assert dialog.chats.item(0).text().endswith("30 days left")
    harness.bot.mouseClick(dialog.restore_button, LEFT)
    assert _titles(harness) == ["Landlord"]
    for button in ("cancel_button", "yes_button"):
        assert _rows(dialog) == ["Bicycles"]
        harness.bot.mouseClick(dialog.delete_button, LEFT)
        [question] = [one for one in dialog.findChildren(ConfirmDialog) if one.isVisible()]
        getattr(question, button).click()
    assert _rows(dialog) == []
    assert not dialog.restore_button.isVisible()
    harness.bot.waitUntil(lambda: not deleted_chats(harness.store))
    dialog.close()


@pytest.mark.parametrize(("age", "stays"), [(RETENTION_TIME - timedelta(hours=1), True), (RETENTION_TIME, False)])
def test_after_thirty_days_a_deleted_chat_goes_by_itself(harness: WindowHarness, age: timedelta, stays: bool) -> None:
    _delete(harness, "Bicycles")
    store = harness.store
    store._database.write("UPDATE conversations SET deleted_at = deleted_at - ?", (age.total_seconds(),))
    assert bool(store.folders.recently_deleted()) is stays
    harness.parts.sidebar.chat_actions.remove_expired()
    harness.bot.waitUntil(lambda: bool(deleted_chats(store)) is stays)


def test_nothing_is_said_to_have_moved_that_did_not(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles")
    actions, chat = harness.parts.sidebar.chat_actions, harness.store.latest()[0]
    folder = harness.store.folders.add_folder("Work")
    actions.move([chat], folder)
    assert harness.undo_strip.words.full_text == "Moved 1 chat"
    harness.undo_strip.end()
    actions.move([chat], folder)
    assert not harness.undo_strip.isVisible()
