"""The last reply, or one written anew, on one clock with the big model alone that answers the same question."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from app.errors import NotEnoughMemory
from app.speculation.settings import SpeculationMode
from app.ui.overlays.race_lane import RaceLane
from app.ui.overlays.race_view import RaceView
from app.ui.transcript.inspector import Inspector
from tests.fakes.scripted_engine import REPLY
from tests.ui.choice_panels import is_available
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def answered(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.ask()


def raced(harness: WindowHarness) -> RaceView:
    """A race whose two replies are written, and that is being replayed."""
    answered(harness)
    harness.actions.race()
    race = race_of(harness)
    harness.bot.waitUntil(race.again.isVisible)
    return race


def race_of(harness: WindowHarness) -> RaceView:
    race = harness.parts.overlays.race
    assert race is not None
    return race


def page_of(lane: RaceLane) -> QScrollArea:
    page = lane.findChild(QScrollArea)
    assert isinstance(page, QScrollArea)
    return page


def test_the_reply_of_the_chat_is_raced_against_the_big_model_alone(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.race()
    harness.bot.waitUntil(race_of(harness).again.isVisible)
    race = race_of(harness)
    reply, plain = harness.engine.requests
    assert plain.mode is SpeculationMode.OFF
    assert (plain.sampling, plain.messages) == (reply.sampling, reply.messages)
    assert race.guessed.head.figures.titles[0] == "With guessing · your reply of a moment ago at its own pace"
    assert race.plain.body.answer == REPLY  # written while it is watched
    race.show_time(400.0)
    trace = harness.parts.chat.open_messages.trace_of(harness.parts.chat.messages[-1].id)
    assert len(race.guessed.rounds) == sum(round_.at_ms <= 400 for round_ in trace.rounds)


def test_the_first_rounds_of_the_live_reply_start_the_clock_of_both(harness: WindowHarness) -> None:
    answered(harness)
    harness.script.hold_reply_after = 2
    harness.actions.race()
    race = race_of(harness)
    harness.bot.waitUntil(lambda: race.plain.head.figures.passes == 2)
    assert race.playing
    assert race.plain.head.clock_text.endswith(" s · live")
    assert race.verdict.text() == "Same words so far."
    assert race.note.text() == "Time depends on the computer; passes do not."
    assert race.stop_button.isVisible()
    assert not race.anew.isVisible()
    harness.bot.mouseClick(race.stop_button, LEFT)
    harness.bot.waitUntil(lambda: race.verdict.text() == "The race was stopped.")
    assert not race.playing
    assert race.anew.isVisible()


def test_a_reply_that_was_stopped_is_raced_as_far_as_it_goes(harness: WindowHarness) -> None:
    harness.begin_reply("Why?")
    harness.engine.wait_until_held()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.escape()
    harness.script.hold_reply_after = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.race()
    trace = harness.parts.chat.open_messages.trace_of(harness.parts.chat.messages[-1].id)
    assert harness.engine.requests[-1].max_tokens == trace.summary.generated_tokens


def test_the_columns_beside_it_make_room_and_nothing_of_a_race_becomes_part_of_the_chat(harness: WindowHarness) -> None:
    race = raced(harness)
    race.show_time(1e9)
    assert race.width() == harness.window.width()
    assert not harness.parts.sidebar.isVisible()
    harness.actions.escape()
    assert harness.parts.sidebar.isVisible()
    assert harness.parts.metrics_panel.isVisible()
    assert harness.parts.overlays.race is None
    assert [message.text for message in harness.parts.chat.messages] == ["Why is the sky blue?", REPLY]
    (conversation,) = harness.store.conversations()
    assert len(harness.store.messages(conversation.id)) == 2


def test_without_a_question_there_is_no_race(harness: WindowHarness) -> None:
    assert not is_available(harness, "race")
    harness.actions.race()
    assert harness.parts.overlays.race is None


def test_measured_anew_both_replies_have_the_same_prompt_and_seed_and_the_first_guesses_in_every_round(
    harness: WindowHarness,
) -> None:
    race = raced(harness)
    harness.actions.use_mode(SpeculationMode.OFF)  # where guessing is off, a race compares all the same
    race.show_time(1e9)
    harness.bot.mouseClick(race.anew, LEFT)
    harness.bot.waitUntil(lambda: len(harness.engine.requests) == 4 and race.again.isVisible())
    guessed, plain = harness.engine.requests[-2:]
    assert plain.mode is SpeculationMode.OFF
    assert not guessed.drafting.pauses
    assert not guessed.recalls, "it would copy what was written before"
    assert guessed.mode is SpeculationMode.AUTOMATIC
    assert replace(plain, mode=guessed.mode) == guessed
    assert guessed.messages == harness.engine.requests[0].messages
    assert race.guessed.head.figures.titles[0] == "With guessing · at its own pace"


def test_both_lanes_follow_one_clock_to_the_end_and_it_can_be_seen_again(harness: WindowHarness) -> None:
    race = raced(harness)
    race.replay()
    race.show_time(0.0)
    assert race.plain.body.toPlainText() == race.guessed.body.toPlainText() == ""
    race.show_time(1e9)
    assert not race.playing
    assert race.plain.body.answer == race.guessed.body.answer == REPLY
    assert race.plain.head.clock_text.startswith("Done in ")
    assert race.verdict.text() == "Same words."
    passes = [lane.head.figures.passes for lane in (race.plain, race.guessed)]
    assert race.score.isVisible()
    assert race.score.accessibleName() == f"{passes[0]} passes against {passes[1]} passes"
    harness.bot.mouseClick(race.again, LEFT)
    assert race.playing
    assert race.verdict.text() == "Same question, same seed."
    assert not race.grab().isNull()


def test_a_reply_of_other_models_is_written_anew_before_the_plain_one(own_harness: WindowHarness) -> None:
    answered(own_harness)
    own_harness.use_pair("starter:f32", "starter:q2_k")
    own_harness.script.hold_reply_after = 2
    own_harness.actions.race()
    race = race_of(own_harness)
    own_harness.bot.waitUntil(lambda: race.guessed.head.figures.passes == 2)
    assert race.guessed.head.figures.titles[0] == "With guessing · writing now"
    assert race.plain.head.clock_text == "Starts when the other one is done"
    assert race.plain.head.count_text == ""
    assert not race.score.isVisible()
    own_harness.script.hold_reply_after = None
    own_harness.engine.go_on()
    own_harness.bot.waitUntil(race.again.isVisible)
    assert [request.mode is SpeculationMode.OFF for request in own_harness.engine.requests] == [False, False, True]


def test_where_nothing_was_guessed_there_is_no_race_and_the_reason_is_said(own_harness: WindowHarness) -> None:
    own_harness.script.draft_tokens = 0
    answered(own_harness)
    with own_harness.bot.waitSignal(own_harness.program.session.finished):
        own_harness.actions.race()
    assert own_harness.parts.overlays.race is None
    banner = own_harness.parts.view.banner
    assert banner.isVisible()
    assert "too short for a guess" in banner.sentence
    assert banner.sentence.endswith(" There is no race to run.")
    assert len(own_harness.engine.requests) == 2
    assert not own_harness.parts.chat.running


def test_only_the_reply_that_was_raced_is_under_the_hood(harness: WindowHarness) -> None:
    harness.script.plain = 1000.0
    answered(harness)
    metrics = harness.parts.metrics_panel
    chat = metrics.gauge.sentence, metrics.speed_text
    assert "slower" in chat[0]
    harness.use_pair("starter:f32", "starter:q2_k")  # so that both replies are written anew
    harness.script.plain, harness.script.hold_reply_after = 25.0, 2
    harness.actions.race()
    race = race_of(harness)
    harness.bot.waitUntil(lambda: race.guessed.head.figures.passes == 2)
    assert metrics.speed_text == ""
    assert not is_available(harness, "slow_motion")
    harness.script.hold_reply_after = None
    harness.engine.go_on()
    harness.bot.waitUntil(race.again.isVisible)
    race.show_time(1e9)
    ratio = next(word for word in race.note.text().split() if word.endswith("×"))
    assert metrics.gauge.headline[0] == ratio
    assert not metrics.advice.isVisible()
    harness.actions.play_slowly()
    assert metrics.gauge.headline[0] == ratio
    harness.actions.escape()
    assert (metrics.gauge.sentence, metrics.speed_text) == chat


def test_a_model_that_cannot_take_words_back_is_not_raced(own_harness: WindowHarness) -> None:
    own_harness.script.takes_back = False
    answered(own_harness)
    own_harness.actions.race()
    assert own_harness.parts.overlays.race is None
    assert len(own_harness.engine.requests) == 1
    assert own_harness.parts.view.banner.sentence == (
        "This model cannot take words back, so guesses for it cannot be checked. There is no race to run."
    )


def test_leaving_stops_what_is_being_written_and_nothing_else_is_asked_meanwhile(harness: WindowHarness) -> None:
    answered(harness)
    harness.script.hold_reply_after = 2
    with harness.bot.waitSignal(harness.program.session.rounds_done):
        harness.actions.race()
    assert harness.parts.chat.running
    harness.actions.regenerate_last()
    assert len(harness.engine.requests) == 2
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.escape()
    assert not harness.parts.chat.running
    assert len(harness.engine.requests) == 2
    assert harness.parts.view.composer.isVisible()


def test_a_race_that_fails_says_so_and_the_window_goes_on(harness: WindowHarness) -> None:
    answered(harness)
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.race()
    assert race_of(harness).verdict.text() == "There is no race: a reply could not be written."
    assert harness.parts.view.banner.sentence == "There is not enough free memory."
    harness.script.reply_error = None
    harness.actions.escape()
    harness.ask("And now?")


def test_a_lane_is_as_wide_as_its_text_needs_and_the_end_of_a_long_reply_is_in_view(harness: WindowHarness) -> None:
    harness.script.reply = "A line of its own.\n\n" * 60 + "The end."
    race = raced(harness)
    race.show_time(1e9)
    harness.bot.waitUntil(lambda: page_of(race.guessed).verticalScrollBar().maximum() > 1000)
    for lane in (race.plain, race.guessed):
        bar = page_of(lane).verticalScrollBar()
        assert 0 < bar.value() == bar.maximum()
        harness.bot.waitUntil(lambda lane=lane: lane.body.width() == page_of(lane).viewport().width())
        assert lane.body.width() < race.width() / 2


def test_tokens_of_both_lanes_can_be_inspected(harness: WindowHarness) -> None:
    race = raced(harness)
    race.show_time(1e9)
    (card,) = race.findChildren(Inspector)
    for lane in (race.plain, race.guessed):
        (place, *_) = lane.body.tints.token_rects(0, lane.body.document().firstBlock())
        lane.body.announce(place.center())
        assert card.isVisible()
        assert race.rect().contains(card.geometry())
        lane.body.setFocus(Qt.FocusReason.TabFocusReason)
        harness.bot.keyClick(lane.body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert lane.body.accessibleDescription() == card.accessibleName()
        lane.body.clearFocus()
        assert not card.isVisible()
