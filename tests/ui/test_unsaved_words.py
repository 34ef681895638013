"""Words that cannot be saved just now are saved as soon as that is possible; until then the window says so."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from app.errors import NotEnoughMemory
from tests.fakes.held_database import held_by_another_program
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def kept_replies(path: Path) -> list[tuple[str, str]]:
    """Return the replies that a program would read that starts now."""
    database = sqlite3.connect(path)
    try:
        return list(database.execute("SELECT text, state FROM messages WHERE role = 'assistant' ORDER BY id"))
    finally:
        database.close()


@pytest.fixture(autouse=True)
def saves_at_every_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.conversation.reply_writing.SAVE_EVERY_S", 0.0)


def begin_reply(harness: WindowHarness, rounds: int) -> None:
    harness.script.hold_reply_after = rounds
    harness.parts.view.message_sending.ask("Tell me a long story.")
    harness.bot.waitUntil(lambda: harness.parts.chat.running_here is not None and _written(harness) == rounds)


def _written(harness: WindowHarness) -> int:
    running = harness.parts.chat.running_here
    return len(running.rounds) if running is not None else 0


def test_words_of_a_reply_that_could_not_be_saved_are_saved_without_anybody_doing_anything(
    harness: WindowHarness,
) -> None:
    begin_reply(harness, 2)
    saving, view = harness.parts.chat.saving, harness.parts.view
    first = kept_replies(harness.paths.chats)[0][0]
    assert first
    with held_by_another_program(harness.paths.chats):
        harness.script.hold_reply_after = 6
        harness.engine.go_on()
        harness.bot.waitUntil(lambda: _written(harness) == 6)
        assert saving.unsaved
        assert view.status.unsaved.isVisible()
        assert view.banner.isVisible()
        assert kept_replies(harness.paths.chats) == [(first, "streaming")]
    harness.bot.waitUntil(lambda: not saving.unsaved)
    running = harness.parts.chat.running_here
    assert len(running.text) > len(first)
    assert kept_replies(harness.paths.chats) == [(running.text, "streaming")]
    assert not view.status.unsaved.isVisible()
    assert not view.banner.isVisible()
    harness.end_reply()


def test_a_reply_that_ended_meanwhile_is_saved_whole_and_stays_on_the_screen(harness: WindowHarness) -> None:
    begin_reply(harness, 2)
    chat = harness.parts.chat
    conversation = chat.conversation_id
    with held_by_another_program(harness.paths.chats):
        harness.end_reply()
        assert chat.saving.unsaved
        harness.actions.new_chat()
        harness.actions.open_chat(conversation)
        assert [message.text for message in chat.messages] == ["Tell me a long story.", REPLY]
        assert chat.open_messages.trace_of(chat.messages[-1].id) is not None
    harness.bot.waitUntil(lambda: not chat.saving.unsaved)
    assert kept_replies(harness.paths.chats) == [(REPLY, "complete")]


def test_it_is_tried_again_as_long_as_that_lasts_and_not_when_all_is_saved(harness: WindowHarness) -> None:
    begin_reply(harness, 2)
    saving = harness.parts.chat.saving
    again, tries = harness.parts.save_timers.findChildren(QTimer)[0], []
    again.setInterval(1)
    again.timeout.connect(lambda: tries.append(saving.unsaved))
    with held_by_another_program(harness.paths.chats):
        harness.script.hold_reply_after = 4
        harness.engine.go_on()
        harness.bot.waitUntil(lambda: len(tries) >= 3)  # several may pass between two looks
        assert all(tries)
    harness.bot.waitUntil(lambda: not saving.unsaved)
    assert not again.isActive()
    harness.end_reply()


def test_another_try_that_came_to_nothing_while_nothing_could_be_saved_gives_the_first_one_back(
    harness: WindowHarness,
) -> None:
    harness.ask("Which?")
    harness.script.hold_prefill = True
    with harness.bot.waitSignal(harness.parts.chat.reply_begun):
        harness.actions.regenerate_last()
    chat, view = harness.parts.chat, harness.parts.view
    with held_by_another_program(harness.paths.chats):
        harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
        with harness.bot.waitSignal(harness.program.session.failed):
            harness.engine.go_on()
        assert chat.saving.unsaved
        assert view.banner.sentence == "There is not enough free memory."
        assert [message.text for message in chat.messages] == ["Which?"]
        assert not chat.running
    harness.bot.waitUntil(lambda: not chat.saving.unsaved)
    assert [message.text for message in chat.messages] == ["Which?", REPLY]
    assert kept_replies(harness.paths.chats) == [(REPLY, "complete"), ("", "failed")]
