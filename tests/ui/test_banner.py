"""A sentence in the banner belongs to something, and goes with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.conversation.status import Phase
from app.engine.events import Notice
from app.errors import ModelFileError, RpcServerProblem, WorldError
from app.speculation.settings import SpeculationMode
from app.ui.chat.banner import BannerTopic
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

TOO_LONG = "The conversation is longer than the context: its oldest message was left out."
DIFFERENT = "These two split text in different ways: BPE and SPM."


def banner_text(harness: WindowHarness) -> str:
    banner = harness.parts.view.banner
    return banner.sentence if banner.isVisible() else ""


def load_pair(harness: WindowHarness, target: str) -> None:
    harness.use_pair(target, "small.gguf")


def test_that_no_model_is_chosen_is_not_said_once_one_is(own_harness: WindowHarness) -> None:
    own_harness.show()
    problem = WorldError("Choose a model first.")
    own_harness.parts.chat.problem.emit(problem)
    assert banner_text(own_harness) == "Choose a model first."
    own_harness.load_starter()
    assert own_harness.program.session.status.phase is Phase.READY
    assert banner_text(own_harness) == ""


def test_where_another_computer_is_away_the_way_leads_to_its_setting(harness: WindowHarness) -> None:
    harness.parts.chat.problem.emit(RpcServerProblem("Nothing listens at 127.0.0.1:50052."))
    banner = harness.parts.view.banner
    harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    (settings,) = harness.window.findChildren(SettingsDialog)
    field = settings.fields["rpc_servers"]
    harness.bot.waitUntil(field.isVisible)
    assert not settings.fields["temperature"].isVisible()
    settings.close()


def test_why_a_draft_does_not_fit_goes_with_the_pair(harness: WindowHarness) -> None:
    harness.script.draft_problem = DIFFERENT
    load_pair(harness, "big.gguf")
    assert DIFFERENT in banner_text(harness)
    harness.script.draft_problem = None
    load_pair(harness, "other.gguf")
    assert banner_text(harness) == ""
    assert not harness.parts.metrics_panel.advice.isVisible()


def test_why_a_load_failed_goes_when_another_begins(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.script.load_error = ModelFileError("notes.gguf is not a model file.")
    with own_harness.bot.waitSignal(own_harness.program.session.failed):
        own_harness.actions.use_pair("notes.gguf", None)
    own_harness.actions.new_chat()  # which changes nothing about the file
    assert banner_text(own_harness) == "notes.gguf is not a model file."
    own_harness.script.load_error = None
    own_harness.load_starter()
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
    load_pair(own_harness, "other.gguf")
    assert banner_text(own_harness) == ""


def test_that_a_chat_is_longer_than_the_context_is_not_said_beside_another(harness: WindowHarness) -> None:
    harness.script.extra = [Notice(0, TOO_LONG)]
    harness.ask()
    assert banner_text(harness) == TOO_LONG
    harness.actions.new_chat()
    assert banner_text(harness) == ""


def test_an_error_of_a_reply_goes_when_the_question_is_answered_after_all(harness: WindowHarness) -> None:
    harness.script.reply_error = WorldError("The reply failed.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Why?")
    assert banner_text(harness) == "The reply failed."
    harness.script.reply_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.parts.chat.try_again()
    assert banner_text(harness) == ""


@pytest.mark.parametrize("over", list(BannerTopic))
def test_a_sentence_about_nothing_that_ends_stays(harness: WindowHarness, over: BannerTopic) -> None:
    banner = harness.parts.view.banner
    banner.show_sentence("notice", "A chat file was damaged and set aside.")
    banner.end(over)
    assert banner.isVisible()
    banner.show_sentence("notice", "Something else.", about=[over])
    banner.end(over)
    assert not banner.isVisible()


def test_advice_about_a_pair_goes_when_another_is_chosen(harness: WindowHarness) -> None:
    harness.use_pair("big.gguf", None)
    card = harness.parts.metrics_panel.advice
    assert card.isVisible()
    harness.script.hold_load_at = 0.0
    harness.actions.use_pair("big.gguf", "small.gguf")
    assert not card.isVisible()
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.engine.go_on()
    assert harness.settings.mode is SpeculationMode.AUTOMATIC
    assert not card.isVisible()


def test_a_model_that_does_not_load_leaves_a_way_back_to_the_one_before(harness: WindowHarness) -> None:
    load_pair(harness, "big.gguf")
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


def test_where_nothing_was_loaded_before_there_is_no_way_back(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.script.load_error = WorldError("There is not enough memory.")
    with own_harness.bot.waitSignal(own_harness.program.session.failed):
        own_harness.actions.use_pair("big.gguf", None)
    assert banner_text(own_harness) == "There is not enough memory."
    assert own_harness.parts.view.banner.action.text() == "Try again"
