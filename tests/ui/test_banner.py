"""A sentence in the banner belongs to something, and goes with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.engine.events import Notice
from app.errors import ModelFileError, RpcServerProblem, WorldError
from app.ui.chat.banner import BannerTopic
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

TOO_LONG = "The conversation is longer than the context: its oldest message was left out."
DIFFERENT = "These two split text in different ways: BPE and SPM."


def banner_text(harness: WindowHarness) -> str:
    banner = harness.parts.view.banner
    return banner.sentence if banner.isVisible() else ""


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


def test_why_a_draft_does_not_fit_goes_with_the_pair(harness: WindowHarness) -> None:
    harness.script.draft_problem = DIFFERENT
    harness.use_pair("big.gguf", "small.gguf")
    assert DIFFERENT in banner_text(harness)
    harness.script.draft_problem = None
    harness.use_pair("other.gguf", "small.gguf")
    assert banner_text(harness) == ""
    assert not harness.parts.metrics_panel.advice.isVisible()


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
