"""Earlier chats as something to guess from: what the engine is given, and what it has to forget."""

from __future__ import annotations

import pytest

from app.chats.records import Conversation
from app.errors import AppError
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness
from tests.ui.undoing import undo_strip

pytestmark = pytest.mark.shared_window

SKY, SEA, OLD = "Why is the sky blue?", "Why is the sea salty?", "What did we say long ago?"


def earlier_chat(harness: WindowHarness, *texts: str) -> int:
    chat = harness.store.create()
    parent = None
    for place, text in enumerate(texts):
        parent = harness.store.add_message(chat.id, parent, "assistant" if place % 2 else "user", text).id
    return chat.id


def delete(harness: WindowHarness, chat: Conversation) -> None:
    harness.parts.sidebar.chat_actions.delete([chat])


def remembered(harness: WindowHarness) -> set[str]:
    return {text for _, text, _ in harness.engine.remembered}


def test_earlier_chats_and_what_is_said_now_reach_the_engine_once(own_harness: WindowHarness) -> None:
    old = earlier_chat(own_harness, OLD, "That it was warm.")
    gone = earlier_chat(own_harness, "A secret.")
    own_harness.store.folders.delete([gone])
    own_harness.show()
    own_harness.load_starter()
    own_harness.ask(SKY)
    own_harness.bot.waitUntil(lambda: OLD in remembered(own_harness))
    texts = [text for _, text, _ in own_harness.engine.remembered]
    assert sorted(texts) == sorted([OLD, "That it was warm.", SKY, REPLY])
    assert (old, OLD, "user") in own_harness.engine.remembered
    assert own_harness.engine.requests[0].recalls


def test_a_deleted_chat_is_forgotten_and_undo_brings_it_back(harness: WindowHarness) -> None:
    harness.ask(SKY)
    harness.actions.new_chat()
    harness.ask(SEA)
    assert {SKY, SEA} <= remembered(harness)
    delete(harness, harness.store.conversations()[0])  # the later one
    assert SEA not in remembered(harness)
    assert SKY in remembered(harness)
    undo_strip(harness).undo()
    assert {SKY, SEA} <= remembered(harness)


def test_a_reply_that_ends_after_its_chat_was_deleted_is_not_remembered(harness: WindowHarness) -> None:
    harness.begin_reply(SKY, rounds=2)
    assert SKY in remembered(harness)
    with harness.bot.waitSignal(harness.parts.chat.running_changed):
        delete(harness, harness.store.conversations()[0])
    assert harness.engine.remembered == []


def test_a_question_that_is_taken_back_is_not_remembered(harness: WindowHarness) -> None:
    harness.ask(SKY)
    harness.script.reply_error = AppError("It broke.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask(SEA)
    assert SEA in remembered(harness)
    question = harness.parts.chat.take_back()
    assert question.text == SEA
    assert remembered(harness) == {SKY, REPLY}


def test_the_setting_holds_at_once(harness: WindowHarness) -> None:
    harness.ask(SKY)
    assert SKY in remembered(harness)
    for is_on in (False, True):
        dialog = SettingsDialog(harness.settings)
        harness.bot.addWidget(dialog)
        dialog.changed.connect(harness.actions.apply_settings)
        dialog.fields["remember_chats"].setChecked(is_on)
        dialog.close_button.click()
        harness.bot.waitUntil(lambda is_on=is_on: (SKY in remembered(harness)) is is_on)
        harness.ask(SEA)
        assert harness.engine.requests[-1].recalls is is_on
        assert (SEA in remembered(harness)) is is_on


def test_what_is_kept_of_a_deleted_chat_is_deleted_and_a_load_clears_up_after_others(
    own_harness: WindowHarness,
) -> None:
    kept_chat, gone = earlier_chat(own_harness, OLD), earlier_chat(own_harness, "A secret.")
    own_harness.store.folders.delete([gone])
    own_harness.show()
    own_harness.load_starter()
    assert own_harness.engine.retained == [frozenset({kept_chat})]
    own_harness.ask(SKY)
    (keep,) = [request.keep for request in own_harness.engine.requests]
    chat = own_harness.store.conversations()[0]
    assert (keep.chat, keep.disk_bytes, keep.memory_share) == (chat.id, 1_000_000_000, 0.1)
    delete(own_harness, chat)
    assert own_harness.engine.discarded == [chat.id]


def test_who_wants_nothing_on_the_disk_has_it_deleted_at_once(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    own_harness.settings.disk_for_chats = 0
    own_harness.actions.apply_settings()
    assert own_harness.engine.retained[1:] == [frozenset()]
    own_harness.ask(SKY)
    keep = own_harness.engine.requests[0].keep
    assert keep.disk_bytes == 0
