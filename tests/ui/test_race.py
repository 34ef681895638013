"""The last question answered twice, with guessing and without, and both shown on one clock."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.errors import NotEnoughMemory
from app.speculation.settings import SpeculationMode
from app.ui.overlays.race_view import RaceView
from app.ui.transcript.inspector import Inspector
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk

LEFT = Qt.MouseButton.LeftButton


def answered(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()


def race_of(desk: Desk) -> RaceView:
    race = desk.window.shows.race
    assert race is not None
    return race


def raced(desk: Desk) -> RaceView:
    """A race whose two replies are written, and that is being replayed."""
    answered(desk)
    desk.bot.mouseClick(desk.window.top.race_button, LEFT)
    race = race_of(desk)
    desk.bot.waitUntil(lambda: race.playing)
    return race


def test_without_a_question_there_is_no_race(desk: Desk) -> None:
    desk.show()
    assert not desk.window.top.race_button.isEnabled()
    desk.window.race()
    assert desk.window.shows.race is None


def test_both_replies_have_the_same_prompt_and_seed_and_the_first_guesses_in_every_round(desk: Desk) -> None:
    raced(desk)
    guessed, plain = desk.engine.requests[-2:]
    assert plain.mode is SpeculationMode.OFF
    assert not guessed.drafting.pauses
    assert guessed.mode is SpeculationMode.AUTOMATIC
    assert replace(plain, mode=guessed.mode) == guessed
    assert guessed.messages == desk.engine.requests[0].messages


def test_where_guessing_is_off_the_race_still_compares(desk: Desk) -> None:
    desk.window.use_mode(SpeculationMode.OFF)
    raced(desk)
    assert [request.mode for request in desk.engine.requests[-2:]] == [SpeculationMode.AUTOMATIC, SpeculationMode.OFF]


def test_both_lanes_follow_one_clock_to_the_end_and_it_can_be_seen_again(desk: Desk) -> None:
    race = raced(desk)
    race.show_time(0.0)
    assert race.plain.body.toPlainText() == race.guessed.body.toPlainText() == ""
    race.show_time(1e9)
    assert not race.playing
    assert race.plain.body.answer == race.guessed.body.answer == REPLY
    assert race.plain.clock.text().startswith("Done in ")
    assert "Both texts are the same." in race.sentence.text()
    desk.bot.mouseClick(race.again, LEFT)
    assert race.playing
    assert race.sentence.text() == ""
    assert not race.grab().isNull()


def test_what_one_pass_of_the_big_model_gave_stands_beside_the_seconds(desk: Desk) -> None:
    race = raced(desk)
    race.show_time(1e9)
    assert race.plain.passes.text() == "1.0 tokens a pass of the big model"
    gave = race.guessed.passes.text().split()[0]
    assert float(gave) > 2
    assert f"Each pass of the big model gave {gave} tokens instead of 1.0." in race.sentence.text()


@pytest.mark.parametrize(
    ("draft", "mode", "reason"),
    [
        ("starter:q4_1", SpeculationMode.LOOKUP, "The reply repeats nothing that could be copied"),
        (None, SpeculationMode.AUTOMATIC, "There is no draft, and the reply repeats nothing"),
        ("starter:q4_1", SpeculationMode.AUTOMATIC, "too short for a guess"),
    ],
)
def test_where_nothing_was_guessed_there_is_no_race_and_the_reason_is_said(
    desk: Desk, draft: str | None, mode: SpeculationMode, reason: str
) -> None:
    desk.show()
    desk.window.use_mode(mode)
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_pair("starter:f32", draft)
    desk.script.draft_tokens = 0
    desk.ask()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.race()
    assert desk.window.shows.race is None
    banner = desk.window.view.banner
    assert banner.isVisible()
    assert reason in banner.sentence
    assert banner.sentence.endswith(" There is no race to run.")
    assert len(desk.engine.requests) == 2
    assert not desk.window.chat.running


def test_the_reply_that_was_raced_is_the_one_under_the_hood(desk: Desk) -> None:
    desk.script.plain = 1000.0
    answered(desk)
    hood = desk.window.hood
    chat = hood.gauge.sentence
    assert "slower" in chat
    desk.window.race()
    desk.bot.waitUntil(lambda: race_of(desk).playing)
    race = race_of(desk)
    race.show_time(1e9)
    ratio = race.sentence.text().partition(" ")[0]
    assert ratio.endswith("×")
    assert hood.gauge.sentence == f"{ratio} faster than without"
    assert not hood.advice.isVisible()
    assert desk.window.top.race_button.isEnabled()
    desk.window.play_slowly()
    assert hood.gauge.sentence == f"{ratio} faster than without"
    desk.window.escape()
    assert hood.gauge.sentence == chat


def test_a_lookup_race_is_run_where_there_is_something_to_copy(desk: Desk) -> None:
    desk.show()
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_pair("starter:f32", None)
    desk.ask()
    desk.window.race()
    desk.bot.waitUntil(lambda: race_of(desk).playing)
    race_of(desk).show_time(1e9)
    assert "with guessing" in race_of(desk).sentence.text()


def test_a_model_that_cannot_take_words_back_is_not_raced(desk: Desk) -> None:
    desk.script.takes_back = False
    answered(desk)
    desk.window.race()
    assert desk.window.shows.race is None
    assert len(desk.engine.requests) == 1
    assert desk.window.view.banner.sentence == (
        "This model cannot take words back, so guesses for it cannot be checked. There is no race to run."
    )


def test_nothing_of_a_race_becomes_part_of_the_chat(desk: Desk) -> None:
    race = raced(desk)
    race.show_time(1e9)
    desk.window.escape()
    assert desk.window.shows.race is None
    assert [message.text for message in desk.window.chat.messages] == ["Why is the sky blue?", REPLY]
    (conversation,) = desk.store.conversations()
    assert len(desk.store.messages(conversation.id)) == 2
    desk.ask("And now?")
    assert len(desk.window.chat.messages) == 4


def test_leaving_stops_what_is_being_written_and_nothing_else_is_asked_meanwhile(desk: Desk) -> None:
    answered(desk)
    desk.script.hold_reply_after = 2
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.race()
    assert desk.window.chat.running
    desk.window.regenerate_last()
    assert len(desk.engine.requests) == 2
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.escape()
    assert not desk.window.chat.running
    assert len(desk.engine.requests) == 2
    assert desk.window.view.composer.isVisible()


def test_a_race_that_fails_says_so_and_the_window_goes_on(desk: Desk) -> None:
    answered(desk)
    desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.race()
    assert race_of(desk).sentence.text() == "The race was stopped."
    assert desk.window.view.banner.sentence == "There is not enough free memory."
    desk.script.reply_error = None
    desk.window.escape()
    desk.ask("And now?")


def test_a_lane_is_as_wide_as_its_text_needs(desk: Desk) -> None:
    race = raced(desk)
    race.show_time(1e9)
    for lane in (race.plain, race.guessed):
        desk.bot.waitUntil(lambda lane=lane: lane.body.width() == lane._page.viewport().width())
        assert lane.body.width() < race.width() / 2


def test_tokens_of_both_lanes_can_be_inspected(desk: Desk) -> None:
    race = raced(desk)
    race.show_time(1e9)
    (card,) = race.findChildren(Inspector)
    for lane in (race.plain, race.guessed):
        (place, *_) = lane.body.tints.token_rects(0, lane.body.document().firstBlock())
        lane.body.announce(place.center())
        assert card.isVisible()
        assert race.rect().contains(card.geometry())
        lane.body.setFocus(Qt.FocusReason.TabFocusReason)
        desk.bot.keyClick(lane.body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert lane.body.accessibleDescription() == card.accessibleName()
        lane.body.clearFocus()
        assert not card.isVisible()


def test_the_end_of_a_long_reply_is_in_view(desk: Desk) -> None:
    desk.script.reply = "A line of its own.\n\n" * 60 + "The end."
    race = raced(desk)
    race.show_time(1e9)
    desk.bot.waitUntil(lambda: race.guessed._page.verticalScrollBar().maximum() > 1000)
    for lane in (race.plain, race.guessed):
        bar = lane._page.verticalScrollBar()
        assert 0 < bar.value() == bar.maximum()
