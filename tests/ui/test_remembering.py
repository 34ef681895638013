"""Earlier chats as something to guess from: what the engine is given, and what it has to forget."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox

from app.errors import AppError
from app.ui.dialogs.settings_dialog import SettingsDialog
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk

SKY, SEA, OLD = "Why is the sky blue?", "Why is the sea salty?", "What did we say long ago?"


def earlier_chat(desk: Desk, *texts: str) -> int:
    chat = desk.store.create()
    parent = None
    for place, text in enumerate(texts):
        parent = desk.store.add_message(chat.id, parent, "assistant" if place % 2 else "user", text).id
    return chat.id


def remembered(desk: Desk) -> set[str]:
    return {text for _, text, _ in desk.engine.remembered}


def test_earlier_chats_and_what_is_said_now_reach_the_engine_once(desk: Desk) -> None:
    old = earlier_chat(desk, OLD, "That it was warm.")
    gone = earlier_chat(desk, "A secret.")
    desk.store.delete(gone)
    desk.show()
    desk.load_starter()
    desk.ask(SKY)
    desk.bot.waitUntil(lambda: OLD in remembered(desk))
    texts = [text for _, text, _ in desk.engine.remembered]
    assert sorted(texts) == sorted([OLD, "That it was warm.", SKY, REPLY])
    assert (old, OLD, "user") in desk.engine.remembered
    assert desk.engine.requests[0].recalls


def test_a_deleted_chat_is_forgotten_and_undo_brings_it_back(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask(SKY)
    desk.window.new_chat()
    desk.ask(SEA)
    assert {SKY, SEA} <= remembered(desk)
    sidebar = desk.window.sidebar
    sidebar._delete(desk.store.conversations()[0])  # the later one
    assert SEA not in remembered(desk)
    assert SKY in remembered(desk)
    sidebar.undo_delete()
    assert {SKY, SEA} <= remembered(desk)


def test_a_reply_that_ends_after_its_chat_was_deleted_is_not_remembered(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 2
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask(SKY)
    assert SKY in remembered(desk)
    with desk.bot.waitSignal(desk.window.chat.running_changed):
        desk.window.sidebar._delete(desk.store.conversations()[0])
    assert desk.engine.remembered == []


def test_a_question_that_is_taken_back_is_not_remembered(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask(SKY)
    desk.script.reply_error = AppError("It broke.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.view.ask(SEA)
    assert SEA in remembered(desk)
    assert desk.window.chat.take_back() == SEA
    assert remembered(desk) == {SKY, REPLY}


def test_who_does_not_want_it_is_not_remembered(desk: Desk) -> None:
    earlier_chat(desk, OLD)
    desk.settings.set("remember_chats", False)
    desk.show()
    desk.load_starter()
    desk.ask(SKY)
    assert desk.engine.remembered == []
    assert not desk.engine.requests[0].recalls


def test_the_setting_holds_at_once(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask(SKY)
    assert SKY in remembered(desk)
    for wanted in (False, True):
        dialog = SettingsDialog(desk.settings)
        desk.bot.addWidget(dialog)
        dialog.changed.connect(desk.window.apply_settings)
        field = dialog.fields["remember_chats"]
        assert isinstance(field, QCheckBox)
        field.setChecked(wanted)
        dialog.save_button.click()
        desk.bot.waitUntil(lambda wanted=wanted: (SKY in remembered(desk)) is wanted)
    desk.ask(SEA)
    assert desk.engine.requests[-1].recalls


def test_a_race_guesses_without_memory(desk: Desk) -> None:
    """Both lanes write what was written before: copying it would be no race."""
    desk.show()
    desk.load_starter()
    desk.ask(SKY)
    request = desk.window.chat.race_request()
    assert request is not None
    assert not request.recalls
