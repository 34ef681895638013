"""The banner reports a failed reply with a way on, and no word is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.errors import BugError, DiskFull, NotEnoughMemory
from app.ui.dialogs.text_dialogs import CrashDialog
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

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


def test_a_reply_that_fails_midway_keeps_its_words(harness: WindowHarness) -> None:
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    harness.script.error_after_rounds = 4
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Hello?")
    reply = harness.parts.chat.messages[-1]
    assert reply.state == "failed"
    assert reply.text
    assert REPLY.startswith(reply.text)


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


def test_a_message_that_cannot_be_saved_stays_in_the_composer(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness.store, "add_message", fill_the_disk)
    composer = harness.parts.view.composer
    harness.bot.keyClicks(composer.edit, "Precious words")
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "Precious words"
    assert harness.parts.view.banner.sentence == FULL.sentence
    assert harness.engine.requests == []


def test_a_disk_that_fills_while_a_reply_ends_does_not_leave_the_window_waiting(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness.store, "finish_reply", fill_the_disk)
    harness.ask()
    assert harness.parts.view.banner.sentence == FULL.sentence
    assert harness.parts.view.composer.send_button.isVisible()
    assert harness.parts.chat.messages[-1].text == REPLY

    monkeypatch.undo()
    harness.ask("Is there room again?")
    (conversation,) = harness.store.conversations()
    stored = [message for message in harness.store.messages(conversation.id) if message.role == "assistant"]
    assert [(message.text, message.state) for message in stored] == [(REPLY, "complete")] * 2
