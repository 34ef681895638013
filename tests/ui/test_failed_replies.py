"""The banner reports a failed reply with a way on, and no word is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.errors import BugError, DiskFull, NotEnoughMemory
from app.ui.dialogs.text_dialogs import CrashDialog
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, names

pytestmark = pytest.mark.shared_window


def test_a_failed_reply_is_a_banner_with_another_try_and_the_window_goes_on(harness: WindowHarness) -> None:
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Hello?")
    banner = harness.parts.view.banner
    assert banner.isVisible()
    assert banner.sentence == "There is not enough free memory."
    harness.script.reply_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    (conversation,) = harness.store.conversations()
    assert [message.text for message in harness.store.messages(conversation.id)] == ["Hello?", REPLY]


def test_a_reply_that_fails_midway_keeps_its_words_and_its_error_is_said_until_another_try(harness: WindowHarness) -> None:
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    harness.script.error_after_rounds = 4
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Hello?")
    reply = harness.parts.chat.messages[-1]
    assert reply.state == "failed"
    assert reply.text
    assert REPLY.startswith(reply.text)
    harness.script.reply_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.parts.chat.try_again()
    assert not harness.parts.view.banner.isVisible()


def test_a_bug_offers_its_report(harness: WindowHarness) -> None:
    harness.script.reply_error = BugError("The engine lost count.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Hello?")
    harness.bot.mouseClick(harness.parts.view.banner.action, Qt.MouseButton.LeftButton)
    dialog = harness.window.findChild(CrashDialog)
    assert "The engine lost count." in dialog.text.toPlainText()
    dialog.close()


FULL = DiskFull("There is no room left on the disk.")


def fill_the_disk(*_: object, **__: object) -> None:
    raise FULL


def test_a_message_that_cannot_be_saved_stays_in_the_composer_with_its_files(
    harness: WindowHarness, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(harness, notes)
    monkeypatch.setattr(harness.store, "add_message", fill_the_disk)
    composer = harness.parts.view.composer
    harness.bot.keyClicks(composer.edit, "Precious words")
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "Precious words"
    assert names(harness) == ["notes.md"]
    assert harness.parts.view.banner.sentence == FULL.sentence
    assert harness.engine.requests == []
