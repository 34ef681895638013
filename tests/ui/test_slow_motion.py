"""The replay of a reply, and the stage."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.traces.samples import SAMPLES
from app.ui.overlays.slow_motion_view import SlowMotion
from app.ui.transcript.inspector import Inspector
from app.ui.transcript.messages import ReplyMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk


def answered(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()


def replay(desk: Desk) -> SlowMotion:
    view = desk.window.shows.slow_motion
    assert view is not None
    return view


def test_there_is_nothing_to_replay_before_the_first_reply(desk: Desk) -> None:
    desk.show()
    assert not desk.window.top.slow_button.isEnabled()
    desk.window.play_slowly()
    assert desk.window.shows.slow_motion is None


def test_a_reply_is_replayed_in_the_place_of_the_chat_and_escape_leads_back(desk: Desk) -> None:
    answered(desk)
    desk.bot.mouseClick(desk.window.top.slow_button, Qt.MouseButton.LeftButton)
    view = replay(desk)
    assert view.isVisible()
    assert view.playing
    assert not desk.window.view.composer.isVisible()
    assert view.caption.text().startswith("Round 1 of ")
    desk.window.escape()
    assert desk.window.shows.slow_motion is None
    assert not view.playing
    assert desk.window.view.composer.isVisible()
    assert desk.window.view.transcript.isVisible()


def test_it_plays_by_itself_and_marks_each_round_under_the_hood(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    view.speed.setCurrentIndex(4)
    desk.bot.waitUntil(lambda: view.frame >= 3)
    assert desk.window.hood.strip.selected_round is not None


def test_space_pauses_and_arrows_step(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    desk.bot.keyClick(view, Qt.Key.Key_Space)
    assert not view.playing
    for key, frame in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Home, 0)):
        desk.bot.keyClick(view, key)
        assert view.frame == frame
    desk.bot.keyClick(view, Qt.Key.Key_End)
    assert view.frame == view.slider.maximum()
    assert view.body.answer == REPLY
    desk.bot.keyClick(view, Qt.Key.Key_Space)  # from the end, it begins again
    assert view.playing
    assert view.frame == 0


def test_guesses_that_wait_are_grey_and_lit_until_the_round_is_over(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    view.stop()
    assert view.body.tints.veiled_round == view.body.tints.selected_round == 0
    assert not view.grab().isNull()
    desk.bot.keyClick(view, Qt.Key.Key_End)
    assert view.body.tints.veiled_round is None
    assert view.body.tints.selected_round is None


def test_the_question_stands_above_its_answer(desk: Desk) -> None:
    answered(desk)
    desk.script.reply = "A short one."
    desk.ask("Second?")
    page = desk.window
    for number, question in enumerate(("Why is the sky blue?", "Second?")):
        reply = page.findChildren(ReplyMessage)[number]
        page.play_slowly(reply.message_id)
        shown = replay(desk)._page.question
        assert shown is not None
        assert shown.isVisible()
        assert shown.text == question
        assert shown.geometry().bottom() < replay(desk).body.y()
        page.escape()


def test_a_recorded_reply_brings_its_question_and_none_where_it_has_none(desk: Desk) -> None:
    desk.show()
    recorded = SAMPLES[0].read()
    for trace in (recorded, replace(recorded, question=None), recorded):
        desk.window.shows.play_slowly(trace)
        shown = replay(desk)._page.question
        assert (shown.text if shown else None) == trace.question
        desk.window.theme.set_zoom(1.25)


def test_any_reply_has_its_own_replay_button(desk: Desk) -> None:
    answered(desk)
    desk.script.reply = "A short one."
    desk.ask("Second?")
    first = next(m for m in desk.window.view.transcript._column.messages if isinstance(m, ReplyMessage))
    desk.bot.mouseClick(first.replay_button, Qt.MouseButton.LeftButton)
    view = replay(desk)
    view.step(10_000)
    view.slider.setValue(view.slider.maximum())
    assert view.body.answer == REPLY


def test_opening_another_chat_ends_the_replay(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    desk.window.new_chat()
    assert desk.window.shows.slow_motion is None
    assert not view.playing


def test_every_control_of_the_player_has_a_name_and_is_reached_by_tab(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    for control in (view.back, view.play_button, view.forward, view.speed, view.slider, view.close_button):
        assert control.accessibleName()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_on_stage_the_chat_and_the_gauge_are_alone_and_twice_as_large(desk: Desk) -> None:
    answered(desk)
    window = desk.window
    desk.bot.mouseClick(window.top.stage_button, Qt.MouseButton.LeftButton)
    assert window.isFullScreen()
    assert window.theme.zoom == 2.0
    assert window.view.transcript.isVisible()
    assert window.hood.gauge.isVisible()
    assert window.hood.key.isVisible()
    view = window.view
    for gone in (window.top, window.sidebar, view.legend, view.status, window.hood.strip, window.hood.positions):
        assert not gone.isVisible()
    window.escape()
    assert not window.isFullScreen()
    assert window.theme.zoom == 1.0
    assert desk.settings.zoom == 1.0
    assert not window.hood.key.isVisible()
    for back in (window.top, view.composer, view.legend, view.status, window.hood.strip):
        assert back.isVisibleTo(window)


def test_on_stage_one_can_ask(desk: Desk) -> None:
    answered(desk)
    window = desk.window
    window.stage.enter()
    window.activateWindow()
    desk.bot.waitUntil(window.isActiveWindow)
    edit = window.view.composer.edit
    assert edit.isVisible()
    assert edit.hasFocus()
    desk.script.hold_prefill = True
    desk.bot.keyClicks(edit, "And why is it dark at night?")
    desk.bot.keyClick(edit, Qt.Key.Key_Return)
    desk.bot.waitUntil(lambda: window.view.status.words.full_text.startswith("Reading"))
    assert window.view.status.isVisible()  # nothing else moves yet
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    assert not window.view.status.isVisible()
    assert [message.text for message in window.chat.messages][2] == "And why is it dark at night?"
    assert window.stage.on
    window.stage.leave()
    assert edit.hasFocus()


def test_on_stage_a_chat_without_words_has_no_legend_after_it_either(desk: Desk) -> None:
    desk.show()
    desk.window.stage.enter()
    desk.window.stage.leave()
    assert not desk.window.view.legend.isVisible()
    assert desk.window.view.composer.isVisible()


@pytest.mark.parametrize("zoom", [1.0, 1.25])
def test_zoom_chosen_on_stage_stays_and_the_stage_is_not_remembered(desk: Desk, zoom: float) -> None:
    answered(desk)
    window = desk.window
    window.stage.enter()
    window.theme.set_zoom(zoom)
    assert window.theme.zoom == zoom * 2
    desk.bot.mouseClick(window.hood.leave_button, Qt.MouseButton.LeftButton)
    assert not window.stage.on
    assert desk.settings.zoom == zoom


def test_closing_on_stage_leaves_it_first(desk: Desk) -> None:
    answered(desk)
    desk.window.stage.enter()
    desk.window.close()
    assert not desk.window.stage.on


def card_of(view: SlowMotion) -> Inspector:
    (card,) = view.findChildren(Inspector)
    return card


def test_a_token_can_be_inspected_by_pointer_and_it_follows_the_replay(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    view.stop()
    (place, *_) = view.body.tints.token_rects(0, view.body.document().firstBlock())
    view.body.announce(place.center())
    assert card_of(view).isVisible()
    assert "guessed, not checked yet · round 1" in card_of(view).accessibleName()
    assert "Target" not in card_of(view).accessibleName()
    view.step(1)  # the verdict on the first guess; nothing points at it any more
    assert not card_of(view).isVisible()
    view.body.announce(place.center())
    assert "guessed right" in card_of(view).accessibleName()


def test_a_token_can_be_inspected_by_keyboard(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    desk.bot.keyClick(view, Qt.Key.Key_End)
    view.body.setFocus(Qt.FocusReason.TabFocusReason)
    desk.bot.keyClick(view.body, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    desk.bot.keyClick(view.body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert card_of(view).isVisible()
    assert view.body.accessibleDescription() == card_of(view).accessibleName()
    view.step(-1)
    assert card_of(view).isVisible(), "the keyboard's place is still one"
    view.body.clearFocus()
    assert not card_of(view).isVisible()


def test_escape_closes_the_card_before_it_leaves_the_replay(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    view = replay(desk)
    view.stop()
    desk.bot.keyClick(view, Qt.Key.Key_End)
    view.body.setFocus()
    desk.bot.keyClick(view.body, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    desk.bot.keyClick(view.body, Qt.Key.Key_Right)
    assert card_of(view).isVisible()
    desk.bot.keyClick(view.body, Qt.Key.Key_Escape)
    assert desk.window.shows.slow_motion is view
    assert not card_of(view).isVisible()
    desk.bot.keyClick(view.body, Qt.Key.Key_Escape)
    assert desk.window.shows.slow_motion is None
