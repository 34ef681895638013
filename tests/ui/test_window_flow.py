"""From a question to a kept reply: the window over a scripted engine."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.engine.commands import LoadPair, Message
from app.engine.events import Notice
from app.errors import BugError, DiskFull, ModelFileError, NotEnoughMemory
from app.speculation.settings import SpeculationMode
from app.ui.dialogs.crash_dialog import CrashDialog
from app.ui.engine_link.session import Phase
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk


def test_the_starter_pair_is_loaded_by_one_click_and_named_in_words(desk: Desk) -> None:
    desk.show()
    desk.script.hold_load_at = 0.0
    with desk.bot.waitSignal(desk.program.session.status_changed):
        desk.bot.mouseClick(desk.window.view.welcome.starter_button, Qt.MouseButton.LeftButton)
    picker = desk.window.top.pair
    before = picker.accessibleName(), picker.toolTip()
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.engine.go_on()
    assert desk.engine.commands == [LoadPair("starter:f32", "starter:q4_1")]
    assert (picker.accessibleName(), picker.toolTip()) == before
    assert before == ("Models: Starter pair", "Models: Starter pair, SmolLM2 135M Instruct: F32 helped by Q4_1")
    assert desk.program.session.status.text == "Ready"


def test_a_reply_is_shown_kept_and_titled(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Explain how a bicycle stays upright.")
    (conversation,) = desk.store.conversations()
    question, reply = desk.store.messages(conversation.id)
    assert conversation.title == "Explain how a bicycle stays upright."
    assert (question.text, reply.text, reply.state) == (conversation.title, REPLY, "complete")
    assert reply.trace is not None
    assert desk.window.hood.speed_text.endswith(" tokens/s")
    assert desk.window.slim.speed.text() == desk.window.hood.speed_text.removesuffix(" tokens/s")
    assert desk.window.view.legend.isVisible()


def test_a_question_asked_before_anything_is_loaded_loads_the_remembered_pair_first(desk: Desk) -> None:
    desk.settings.set("target", "starter:f32")
    desk.settings.set("draft", None)
    desk.window.apply_settings()
    desk.show()
    desk.ask()
    assert desk.engine.commands[0] == LoadPair("starter:f32", None)
    assert desk.engine.requests[0].messages == (Message("user", "Why is the sky blue?"),)


@pytest.mark.parametrize(
    ("target", "draft", "mode", "pauses"),
    [
        ("starter:f32", "starter:q4_1", SpeculationMode.AUTOMATIC, False),
        ("starter:f32", "starter:q4_0", SpeculationMode.AUTOMATIC, True),
        ("starter:f32", "starter:q4_0", SpeculationMode.DRAFT, False),
    ],
)
def test_the_starter_pair_and_who_chose_a_way_to_guess_get_guesses_in_every_reply(
    desk: Desk, target: str, draft: str, mode: SpeculationMode, pauses: bool
) -> None:
    desk.settings.mode = mode
    desk.show()
    desk.window.use_pair(target, draft)
    desk.ask()
    assert desk.engine.requests[-1].drafting.pauses == pauses


def test_typing_loads_the_pair(desk: Desk) -> None:
    desk.settings.set("target", "starter:f32")
    desk.window.apply_settings()
    desk.show()
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.bot.keyClicks(desk.window.view.composer.edit, "W")


def test_stop_keeps_what_was_written(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    assert desk.window.view.composer.stop_button.isVisible()
    assert not desk.window.view.composer.send_button.isVisible()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(desk.window.view.composer.stop_button, Qt.MouseButton.LeftButton)
    (conversation,) = desk.store.conversations()
    reply = desk.store.messages(conversation.id)[-1]
    assert reply.state == "cancelled"
    assert REPLY.startswith(reply.text)
    assert reply.text
    assert desk.window.view.composer.send_button.isVisible()


def test_a_reply_is_in_the_store_while_it_streams(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    (conversation,) = desk.store.conversations()
    reply = desk.store.messages(conversation.id)[-1]
    assert reply.state == "streaming"
    assert reply.text


def test_stop_while_loading_is_an_ordinary_end(desk: Desk) -> None:
    desk.show()
    desk.script.hold_load_at = 0.5
    desk.window.use_starter()
    desk.bot.waitUntil(lambda: desk.program.session.status.fraction == 0.5)
    assert desk.program.session.status.text == "Loading the big model… 50 %"
    desk.window.escape()
    desk.bot.waitUntil(lambda: desk.program.session.status.phase is Phase.EMPTY)
    assert not desk.window.view.banner.isVisible()


def test_a_question_waits_for_a_load_that_is_on_its_way(desk: Desk) -> None:
    desk.show()
    desk.script.hold_load_at = 0.5
    desk.window.use_starter()
    desk.bot.waitUntil(lambda: desk.program.session.status.fraction == 0.5)
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.view.ask("Are you there?")
        desk.engine.go_on()
    assert [type(command).__name__ for command in desk.engine.commands] == ["LoadPair", "Generate"]


def test_reading_a_long_prompt_is_said_in_words(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_prefill = True
    desk.window.view.ask("A long question.")
    desk.bot.waitUntil(lambda: "120 of 480" in desk.window.view.status.words.full_text)
    assert desk.window.view.status.words.full_text == "Reading your message… 120 of 480 tokens"


def test_a_failed_reply_is_a_banner_with_another_try_and_the_window_goes_on(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.view.ask("Hello?")
    banner = desk.window.view.banner
    assert banner.isVisible()
    assert banner.sentence == "There is not enough free memory."
    desk.script.reply_error = None
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    (conversation,) = desk.store.conversations()
    assert [message.text for message in desk.store.messages(conversation.id)] == ["Hello?", REPLY]


def test_a_reply_that_fails_midway_keeps_its_words(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    desk.script.error_after_rounds = 4
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.view.ask("Hello?")
    reply = desk.window.chat.messages[-1]
    assert reply.state == "failed"
    assert reply.text
    assert REPLY.startswith(reply.text)


def test_a_model_that_does_not_load_is_said_and_another_can_be_picked(desk: Desk) -> None:
    desk.show()
    desk.script.load_error = ModelFileError("notes.gguf is not a model file.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.use_pair("notes.gguf", None)
    assert desk.window.view.banner.sentence == "notes.gguf is not a model file."
    desk.script.load_error = None
    desk.load_starter()


def test_a_draft_that_cannot_be_used_is_a_notice(desk: Desk) -> None:
    desk.show()
    desk.script.draft_problem = "These two split text into different tokens: 152,064 and 49,152."
    desk.load_starter()
    assert desk.window.view.banner.sentence == f"{desk.script.draft_problem} The big model answers without a draft."
    assert "helped by" not in desk.window.top.pair.accessibleName()


def test_a_notice_during_a_reply_is_shown(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.extra = [Notice(0, "Guessing is paused: it was slower.")]
    desk.ask()
    assert desk.window.view.banner.sentence == "Guessing is paused: it was slower."


def test_a_bug_offers_its_report(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply_error = BugError("The engine lost count.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.view.ask("Hello?")
    desk.bot.mouseClick(desk.window.view.banner.action, Qt.MouseButton.LeftButton)
    dialog = desk.window.findChild(CrashDialog)
    assert isinstance(dialog, CrashDialog)
    assert "The engine lost count." in dialog.report.toPlainText()
    dialog.close()


def test_a_message_that_cannot_be_saved_stays_in_the_composer(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    desk.show()
    desk.load_starter()
    monkeypatch.setattr(desk.store, "add_message", full)
    composer = desk.window.view.composer
    desk.bot.keyClicks(composer.edit, "Precious words")
    desk.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "Precious words"
    assert desk.window.view.banner.sentence == "There is no room left on the disk."
    assert desk.engine.requests == []


def test_a_disk_that_fills_while_a_reply_ends_does_not_leave_the_window_waiting(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    desk.show()
    desk.load_starter()
    monkeypatch.setattr(desk.store, "finish_reply", full)
    desk.ask()
    assert desk.window.view.banner.sentence == "There is no room left on the disk."
    assert desk.window.view.composer.send_button.isVisible()
    assert desk.window.chat.messages[-1].text == REPLY

    monkeypatch.undo()
    desk.ask("Is there room again?")
    (conversation,) = desk.store.conversations()
    kept = [message for message in desk.store.messages(conversation.id) if message.role == "assistant"]
    assert [(message.text, message.state) for message in kept] == [(REPLY, "complete")] * 2


def test_regenerate_writes_another_version_and_keeps_the_old_one(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    old = desk.window.chat.messages[-1]
    desk.script.reply = "Something else entirely."
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.view.transcript.regenerate_requested.emit(old.id)
    assert [message.text for message in desk.window.chat.messages][1:] == ["Something else entirely."]
    assert len(desk.store.siblings(old.id)) == 2
    assert desk.engine.requests[-1].messages == (Message("user", "Why is the sky blue?"),)


def test_an_edited_question_is_asked_again_as_a_branch(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Why is the sky green?")
    composer = desk.window.view.composer
    desk.window.view.edit_last()
    assert composer.edit.toPlainText() == "Why is the sky green?"
    composer.edit.setPlainText("Why is the sky blue?")
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert desk.engine.requests[-1].messages == (Message("user", "Why is the sky blue?"),)
    assert [message.role for message in desk.window.chat.messages] == ["user", "assistant"]


def test_a_reply_goes_on_while_another_chat_is_open(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    first = desk.window.chat.conversation_id
    assert first is not None
    desk.window.new_chat()
    assert desk.window.chat.messages == ()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    assert desk.store.messages(first)[-1].text == REPLY
    assert desk.window.chat.messages == ()
    desk.window.open_chat(first)
    assert desk.window.chat.messages[-1].text == REPLY


def test_coming_back_to_a_running_reply_shows_it_as_far_as_it_is(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    first = desk.window.chat.conversation_id
    assert first is not None
    desk.window.new_chat()
    with desk.bot.waitSignals([desk.window.chat.reply_begun, desk.window.chat.rounds_written]):
        desk.window.open_chat(first)
    with desk.bot.waitSignal(desk.window.chat.reply_finished):
        desk.engine.go_on()


def test_the_settings_reach_the_request(desk: Desk) -> None:
    for name, value in {"temperature": 0.1, "seed": 7, "max_tokens": 5, "system_prompt": "Be brief."}.items():
        desk.settings.set(name, value)
    desk.show()
    desk.load_starter()
    desk.window.use_mode(SpeculationMode.LOOKUP)
    desk.ask()
    request = desk.engine.requests[0]
    assert (request.sampling.temperature, request.sampling.seed, request.max_tokens) == (0.1, 7, 5)
    assert request.messages[0] == Message("system", "Be brief.")
    assert request.mode is SpeculationMode.LOOKUP


def test_without_a_seed_each_reply_has_its_own(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    desk.ask()
    first, second = (request.sampling.seed for request in desk.engine.requests)
    assert first != second


def test_a_larger_context_reloads_the_pair_with_the_next_question(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.settings.set("context_tokens", 8192)
    desk.window.apply_settings()
    desk.ask()
    loads = [command for command in desk.engine.commands if isinstance(command, LoadPair)]
    assert [load.context_tokens for load in loads] == [4096, 8192]


def test_closing_while_loading_is_quick_and_ends_the_engine(desk: Desk) -> None:
    desk.show()
    desk.script.hold_load_at = 0.5
    desk.window.use_starter()
    desk.bot.waitUntil(lambda: desk.program.session.status.fraction == 0.5)
    _close_quickly(desk)


def test_closing_while_streaming_keeps_the_words(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    _close_quickly(desk)
    (conversation,) = desk.store.conversations()
    reply = desk.store.messages(conversation.id)[-1]
    assert reply.state == "cancelled"
    assert reply.text


def _close_quickly(desk: Desk) -> None:
    begun = time.monotonic()
    desk.window.close()
    assert time.monotonic() - begun < 20  # a hang, not a speed: the machine may be busy
    assert not desk.engine._thread.is_alive()
    QApplication.processEvents()


def test_a_token_of_an_older_reply_brings_that_reply_under_the_hood(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("First?")
    desk.script.reply = "A short one."
    desk.ask("Second?")
    window = desk.window
    first, second = (message for message in window.chat.messages if message.role == "assistant")
    assert first.trace is not None
    assert second.trace is not None
    assert len(window.hood.strip._rounds) == len(second.trace.rounds)
    window.view.round_selected.emit(first.id, 3)
    assert len(window.hood.strip._rounds) == len(first.trace.rounds)
    assert window.hood.strip.selected_round == 3
    lit = [reply.body.tints.selected_round for reply in window.view.transcript._replies()]
    assert lit == [3, None]
    window.hood.round_selected.emit(1)
    lit = [reply.body.tints.selected_round for reply in window.view.transcript._replies()]
    assert lit == [1, None]


def test_a_base_model_is_said_to_be_one_before_the_first_question(desk: Desk) -> None:
    desk.show()
    desk.script.converses = False
    desk.load_starter()
    sentence = desk.window.view.banner.sentence
    assert "is a base model: made to go on with a text, not to converse" in sentence
    desk.script.converses, desk.script.draft_problem = True, "These two do not fit."
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_pair("another.gguf", "draft.gguf")
    assert "base model" not in desk.window.view.banner.sentence
