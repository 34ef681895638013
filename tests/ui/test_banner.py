"""A sentence in the banner or beside the metrics says what is wrong, offers a way on, and goes with its subject."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.engine.events import Notice
from app.errors import BugError, DiskFull, ModelFileError, NotEnoughMemory, RpcServerProblem, WorldError
from app.speculation.settings import SpeculationMode
from app.ui.chat.banner import BannerTopic
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.dialogs.text_dialogs import CrashDialog
from app.ui.metrics.drafting_advice import Remedy
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, names

pytestmark = pytest.mark.shared_window

TOO_LONG = "The conversation is longer than the context: its oldest message was left out."
LONG = f"{REPLY} " * 3
DIFFERENT = "These two split text in different ways: BPE and SPM."


def banner_text(harness: WindowHarness) -> str:
    banner = harness.parts.view.banner
    return banner.sentence if banner.isVisible() else ""


def offered(harness: WindowHarness) -> Remedy | None:
    """Return the way out that the card of advice offers; ``None`` where it is not shown."""
    card = harness.parts.metrics_panel.advice
    return next(remedy for remedy in Remedy if remedy.label == card.button.text()) if card.isVisible() else None


def test_that_no_model_is_chosen_is_not_said_once_one_is(own_harness: WindowHarness) -> None:
    own_harness.show()
    problem = WorldError("Choose a model first.")
    own_harness.parts.chat.problem.emit(problem)
    assert banner_text(own_harness) == "Choose a model first."
    own_harness.load_starter()
    assert own_harness.program.session.status.phase is Phase.READY
    assert banner_text(own_harness) == ""


def test_computers_that_a_model_lies_on_are_named_and_the_way_to_their_setting_where_one_is_away(
    harness: WindowHarness,
) -> None:
    harness.use_pair("big.gguf", None)
    loaded = harness.actions.display.loaded
    harness.program.session.loaded.emit(replace(loaded, split="3 layers on 10.0.0.5:50052."))
    assert "10.0.0.5" in harness.parts.top_bar.pair.toolTip()
    harness.parts.chat.problem.emit(RpcServerProblem("Nothing listens at 127.0.0.1:50052."))
    banner = harness.parts.view.banner
    harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    (settings,) = harness.window.findChildren(SettingsDialog)
    field = settings.fields["rpc_servers"]
    harness.bot.waitUntil(field.isVisible)
    assert not settings.fields["temperature"].isVisible()
    settings.close()


def test_why_a_draft_does_not_fit_goes_with_the_pair_and_is_said_once_with_what_follows(harness: WindowHarness) -> None:
    banner, card = harness.parts.view.banner, harness.parts.metrics_panel.advice
    for target, problem in (("big.gguf", DIFFERENT), ("other.gguf", None), ("big.gguf", DIFFERENT)):
        harness.script.draft_problem = problem
        harness.use_pair(target, "small.gguf")
        assert (DIFFERENT in banner_text(harness)) == (problem is not None)
        assert not card.isVisible()
    assert banner.action.text() == Remedy.CHOOSE_DRAFT.label
    assert "helped by" not in harness.parts.top_bar.pair.accessibleName()
    sentence = banner.sentence
    harness.ask()  # which dismisses the banner
    assert not banner.isVisible()
    assert card.words.text() == sentence
    assert offered(harness) is Remedy.CHOOSE_DRAFT


def test_a_load_that_failed_can_be_tried_again_and_is_said_until_another_begins(own_harness: WindowHarness) -> None:
    """A person may have a file tried once more, whatever is known of it."""
    own_harness.show()
    own_harness.script.load_error = ModelFileError("notes.gguf makes llama.cpp crash.")
    with own_harness.bot.waitSignal(own_harness.program.session.failed):
        own_harness.actions.use_pair("notes.gguf", None)
    own_harness.actions.new_chat()  # which changes nothing about the file
    assert banner_text(own_harness) == "notes.gguf makes llama.cpp crash."
    banner = own_harness.parts.view.banner
    assert banner.action.text() == "Try again", "nothing was loaded before"
    own_harness.script.load_error = None
    with own_harness.bot.waitSignal(own_harness.program.session.loaded):
        own_harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    loads = [command for command in own_harness.engine.commands if isinstance(command, LoadPair)]
    assert [load.tries_again for load in loads] == [False, True]
    assert banner_text(own_harness) == ""


def test_what_was_said_while_a_pair_loads_stays_when_it_is_loaded(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.script.hold_load_at = 0.0
    own_harness.actions.use_starter()
    own_harness.bot.waitUntil(lambda: own_harness.program.session.status.phase is Phase.LOADING)
    own_harness.program.session.noticed.emit("Fewer layers fit the graphics card.")
    with own_harness.bot.waitSignal(own_harness.program.session.loaded):
        own_harness.engine.go_on()
    own_harness.actions.new_chat()
    assert banner_text(own_harness) == "Fewer layers fit the graphics card."
    own_harness.use_pair("other.gguf", "small.gguf")
    assert banner_text(own_harness) == ""


def test_that_a_chat_is_longer_than_the_context_is_not_said_beside_another(harness: WindowHarness) -> None:
    harness.script.extra = [Notice(0, TOO_LONG)]
    harness.ask()
    assert banner_text(harness) == TOO_LONG
    harness.actions.new_chat()
    assert banner_text(harness) == ""


def test_a_sentence_about_nothing_that_ends_stays(harness: WindowHarness) -> None:
    banner = harness.parts.view.banner
    banner.show_sentence("notice", "A chat file was damaged and set aside.")
    for topic in BannerTopic:
        banner.end(topic)
    assert banner.isVisible()


def test_a_model_that_does_not_load_leaves_a_way_back_to_the_one_before(harness: WindowHarness) -> None:
    harness.use_pair("big.gguf", "small.gguf")
    banner = harness.parts.view.banner
    harness.script.load_error = ModelFileError("broken.gguf is damaged.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.use_pair("broken.gguf", None)
    assert banner_text(harness) == "broken.gguf is damaged."
    assert banner.action.text() == "Back to big"
    harness.script.load_error = None
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    assert banner_text(harness) == ""
    assert (harness.settings.target, harness.settings.draft) == ("big.gguf", "small.gguf")


def test_a_failed_reply_is_a_banner_with_another_try_and_the_window_goes_on(harness: WindowHarness) -> None:
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Hello?")
    banner = harness.parts.view.banner
    assert banner.isVisible()
    assert banner.sentence == "There is not enough free memory."
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    assert banner.isVisible()
    harness.script.reply_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.parts.chat.try_again()
    assert not banner.isVisible()
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


def test_a_message_that_cannot_be_saved_stays_in_the_composer_with_its_files(
    harness: WindowHarness, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(harness, notes)

    def fill_the_disk(*_: object, **__: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    monkeypatch.setattr(harness.store, "add_message", fill_the_disk)
    composer = harness.parts.view.composer
    harness.bot.keyClicks(composer.edit, "Precious words")
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "Precious words"
    assert names(harness) == ["notes.md"]
    assert harness.parts.view.banner.sentence == "There is no room left on the disk."
    assert harness.engine.requests == []


def test_guessing_that_was_switched_off_is_switched_on_by_the_button_beside_the_reason(harness: WindowHarness) -> None:
    card = harness.parts.metrics_panel.advice
    assert not card.isVisible()
    harness.actions.use_mode(SpeculationMode.OFF)
    assert card.isVisible()
    assert offered(harness) is Remedy.TURN_ON
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert harness.settings.mode is SpeculationMode.AUTOMATIC
    assert not card.isVisible()


def test_what_was_forced_stays_until_it_is_taken_back(harness: WindowHarness) -> None:
    harness.use_pair("big.gguf", "small.gguf")  # which may pause, unlike the starter pair
    harness.script.reply = LONG
    harness.script.draft_tokens, harness.script.plain = 0, 27.0
    harness.ask()
    card = harness.parts.metrics_panel.advice
    assert offered(harness) is Remedy.TURN_ON_ANYWAY
    assert not harness.parts.metrics_panel.gauge.slower
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert offered(harness) is Remedy.USE_AUTOMATIC
    harness.script.draft_tokens, harness.script.plain = 4, 1000.0
    for question in ("One?", "Two?", "Three?"):
        harness.ask(question)
        request = harness.engine.requests[-1]
        assert request.mode is SpeculationMode.DRAFT
        assert not request.drafting.pauses
        assert offered(harness) is Remedy.USE_AUTOMATIC
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert offered(harness) is None
    harness.ask("Four?")
    assert harness.engine.requests[-1].mode is SpeculationMode.AUTOMATIC


def test_while_a_reply_streams_it_alone_is_spoken_of_and_a_pause_while_it_lasts(harness: WindowHarness) -> None:
    harness.use_pair("big.gguf", "small.gguf")
    harness.script.reply, harness.script.plain = LONG, 1000.0
    harness.ask()
    assert offered(harness) is Remedy.TURN_OFF
    harness.script.hold_reply_after = 12
    harness.script.plain = 25.0
    gauge = harness.parts.metrics_panel.gauge
    with harness.bot.waitSignal(harness.parts.chat.reply_begun):
        harness.parts.view.message_sending.ask("And now?")
    assert offered(harness) is None
    assert gauge.sentence == ""
    harness.bot.waitUntil(lambda: gauge.headline[1][:1] == ("faster so far",))
    assert offered(harness) is None
    harness.end_reply()
    harness.script.draft_tokens = 0
    harness.parts.view.message_sending.ask("And then?")
    harness.bot.waitUntil(lambda: offered(harness) is Remedy.TURN_ON_ANYWAY)
    assert not gauge.slower
    harness.end_reply()
    assert offered(harness) is Remedy.TURN_ON_ANYWAY


def test_nothing_is_said_of_a_reply_that_is_not_in_view(harness: WindowHarness) -> None:
    harness.script.reply, harness.script.plain = LONG, 1000.0
    harness.ask()
    assert offered(harness) is Remedy.GET_PAIR  # the starter pair is for learning
    harness.use_pair("big.gguf", "small.gguf")
    harness.ask()
    assert offered(harness) is Remedy.TURN_OFF
    chat = harness.parts.chat.conversation_id
    harness.actions.new_chat()
    assert offered(harness) is None
    harness.actions.open_chat(chat)
    assert offered(harness) is Remedy.TURN_OFF
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        harness.parts.recorded.watch(0)
    assert offered(harness) is None
    harness.parts.overlays.leave_all()
    assert offered(harness) is Remedy.TURN_OFF
    harness.script.hold_load_at = 0.0
    harness.actions.use_pair("other.gguf", "small.gguf")
    assert offered(harness) is None  # the pair that wrote it is not here any more
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.engine.go_on()
    assert offered(harness) is None


def test_an_example_always_guesses_whatever_is_chosen(harness: WindowHarness) -> None:
    harness.use_pair("big.gguf", "small.gguf")
    example = harness.parts.view.welcome.prompts[0].prompt
    shown_before = {
        SpeculationMode.AUTOMATIC: SpeculationMode.AUTOMATIC,
        SpeculationMode.DRAFT: SpeculationMode.DRAFT,
        SpeculationMode.LOOKUP: SpeculationMode.AUTOMATIC,
        SpeculationMode.OFF: SpeculationMode.AUTOMATIC,
    }
    for chosen, expected in shown_before.items():
        harness.actions.use_mode(chosen)
        with harness.bot.waitSignal(harness.program.session.finished):
            harness.parts.view.welcome.prompt_picked.emit(example)
        request = harness.engine.requests[-1]
        assert (request.mode, request.drafting.pauses) == (expected, False)
    assert offered(harness) is Remedy.TURN_ON
    harness.actions.use_mode(SpeculationMode.AUTOMATIC)
    harness.ask("A question of one's own")
    assert harness.engine.requests[-1].drafting.pauses
