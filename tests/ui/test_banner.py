"""A sentence in the banner belongs to something, and goes with it."""

from __future__ import annotations

import pytest

from app.engine.events import Notice
from app.errors import ModelFileError, WorldError
from app.speculation.settings import SpeculationMode
from app.ui.chat.banner import Matter
from app.ui.engine_link.session import Phase
from tests.ui.conftest import Desk

TOO_LONG = "The conversation is longer than the context: its oldest message was left out."
DIFFERENT = "These two split text in different ways: BPE and SPM."


def said(desk: Desk) -> str:
    banner = desk.window.view.banner
    return banner.sentence if banner.isVisible() else ""


def load_pair(desk: Desk, target: str) -> None:
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_pair(target, "small.gguf")


def test_that_no_model_is_chosen_is_not_said_once_one_is(desk: Desk) -> None:
    desk.show()
    problem = WorldError("Choose a model first.")
    desk.window.chat.problem.emit(problem)
    assert said(desk) == "Choose a model first."
    desk.load_starter()
    assert desk.program.session.status.phase is Phase.READY
    assert said(desk) == ""


def test_why_a_draft_does_not_fit_goes_with_the_pair(desk: Desk) -> None:
    desk.show()
    desk.script.draft_problem = DIFFERENT
    load_pair(desk, "big.gguf")
    assert DIFFERENT in said(desk)
    desk.script.draft_problem = None
    load_pair(desk, "other.gguf")
    assert said(desk) == ""
    assert not desk.window.hood.advice.isVisible()


def test_why_a_load_failed_goes_when_another_begins(desk: Desk) -> None:
    desk.show()
    desk.script.load_error = ModelFileError("notes.gguf is not a model file.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.use_pair("notes.gguf", None)
    desk.window.new_chat()  # which changes nothing about the file
    assert said(desk) == "notes.gguf is not a model file."
    desk.script.load_error = None
    desk.load_starter()
    assert said(desk) == ""


def test_what_was_said_while_a_pair_loads_stays_when_it_is_loaded(desk: Desk) -> None:
    desk.show()
    desk.script.hold_load_at = 0.0
    desk.window.use_starter()
    desk.bot.waitUntil(lambda: desk.program.session.status.phase is Phase.LOADING)
    desk.program.session.noticed.emit("Fewer layers fit the graphics card.")
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.engine.go_on()
    desk.window.new_chat()
    assert said(desk) == "Fewer layers fit the graphics card."
    load_pair(desk, "other.gguf")
    assert said(desk) == ""


def test_that_a_chat_is_longer_than_the_context_is_not_said_beside_another(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.extra = [Notice(0, TOO_LONG)]
    desk.ask()
    assert said(desk) == TOO_LONG
    desk.window.new_chat()
    assert said(desk) == ""


def test_an_error_of_a_reply_goes_when_the_question_is_answered_after_all(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply_error = WorldError("The reply failed.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.view.ask("Why?")
    assert said(desk) == "The reply failed."
    desk.script.reply_error = None
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.chat.try_again()
    assert said(desk) == ""


@pytest.mark.parametrize("over", list(Matter))
def test_a_sentence_about_nothing_that_ends_stays(desk: Desk, over: Matter) -> None:
    desk.show()
    banner = desk.window.view.banner
    banner.show_sentence("notice", "A chat file was damaged and set aside.")
    banner.end(over)
    assert banner.isVisible()
    banner.show_sentence("notice", "Something else.", about=[over])
    banner.end(over)
    assert not banner.isVisible()


def test_advice_about_a_pair_goes_when_another_is_chosen(desk: Desk) -> None:
    desk.show()
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_pair("big.gguf", None)
    card = desk.window.hood.advice
    assert card.isVisible()
    assert card.words.text().startswith("No draft is chosen")
    desk.script.hold_load_at = 0.0
    desk.window.use_pair("big.gguf", "small.gguf")
    assert not card.isVisible()
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.engine.go_on()
    assert desk.settings.mode is SpeculationMode.AUTOMATIC
    assert not card.isVisible()
