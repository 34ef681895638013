"""Chats come in and go out beside the window: it says how far that is, what came of it, and lets it be stopped."""

from __future__ import annotations

import json
import threading
import zipfile
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from app.chats import chat_files
from app.chats.imports.importing import ImportOutcome
from app.ui.dialogs.import_dialog import ImportDialog
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.window.import_words import import_words
from tests.fakes.made_up_exports import PNG, PNG_ADDRESS, chatgpt_archive, chatgpt_chat
from tests.ui.conftest import PATIENCE_MS, WindowHarness

pytestmark = pytest.mark.shared_window


def _sentence(harness: WindowHarness) -> str:
    banner = harness.parts.view.banner
    return banner.sentence if banner.isVisible() else ""


def _titles(harness: WindowHarness) -> list[str]:
    return [chat.title for chat in harness.store.conversations()]


def test_an_export_of_chatgpt_comes_in_and_can_be_taken_out_again(harness: WindowHarness, tmp_path: Path) -> None:
    export = chatgpt_archive(tmp_path / "made-up.zip", chatgpt_chat("one"), chatgpt_chat("two", "Another"))
    actions = harness.parts.sidebar.more_button.menu().actions()
    next(action for action in actions if action.text() == "Import chats…").trigger()
    dialog = harness.window.findChild(ImportDialog)
    with harness.bot.waitSignal(harness.parts.transfers.came_in):
        dialog.choose([export])
    assert _sentence(harness) == "2 chats from ChatGPT came in."
    assert len(_titles(harness)) == 2
    assert harness.parts.sidebar.list.model().rowCount() >= 2

    harness.parts.view.banner.action.click()
    assert _sentence(harness) == "2 chats taken out again."
    assert _titles(harness) == []


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
