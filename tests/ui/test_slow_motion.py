"""The replay of a reply, and the stage."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor

from app.traces.trace_files import SAMPLES
from app.ui.overlays.slow_motion_view import SlowMotion
from app.ui.transcript.inspector import Inspector
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.choice_panels import is_available
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def answered(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.ask()


def replay(harness: WindowHarness) -> SlowMotion:
    view = harness.parts.overlays.slow_motion
    assert view is not None
    return view


def played(harness: WindowHarness) -> SlowMotion:
    """Ask, and replay the reply."""
    answered(harness)
    harness.actions.play_slowly()
    return replay(harness)


def questions(view: SlowMotion) -> list[UserMessage]:
    """Return the questions that are shown above the reply."""
    return [question for question in view.findChildren(UserMessage) if question.isVisible()]


def test_there_is_nothing_to_replay_before_the_first_reply(harness: WindowHarness) -> None:
    assert not is_available(harness, "slow_motion")
    harness.actions.play_slowly()
    assert harness.parts.overlays.slow_motion is None


def test_a_reply_is_replayed_in_the_place_of_the_chat_and_escape_leads_back(harness: WindowHarness) -> None:
    answered(harness)
    assert is_available(harness, "slow_motion")
    harness.actions.play_slowly()
    view = replay(harness)
    assert view.isVisible()
    assert view.playing
    assert not harness.parts.view.composer.isVisible()
    assert view.caption.text().startswith("Round 1 of ")
    assert harness.parts.metrics_panel.strip.selected_round == 0
    harness.actions.escape()
    assert harness.parts.metrics_panel.strip.selected_round is None
    assert harness.parts.overlays.slow_motion is None
    assert not view.playing
    assert harness.parts.view.composer.isVisible()
    assert harness.parts.view.transcript.isVisible()


def test_it_plays_by_itself_and_marks_each_round_under_the_hood(harness: WindowHarness) -> None:
    view = played(harness)
    view.speed.setCurrentIndex(4)
    harness.bot.waitUntil(lambda: view.frame >= 3)
    assert harness.parts.metrics_panel.strip.selected_round is not None


def test_the_reply_stands_where_it_stands_in_the_chat(harness: WindowHarness) -> None:
    harness.show(1440, 500)
    harness.script.reply = REPLY * 8  # more than fits, so that there is a scroll bar
    harness.ask()
    in_chat = harness.parts.view.transcript.findChildren(ReplyMessage)[0].body
    for width, zoom in ((1440, 1.0), (1280, 1.5), (720, 1.0)):
        harness.window.resize(width, 500)
        harness.zoom_to(zoom)
        place = in_chat.mapTo(harness.window, QPoint(0, 0)).x(), in_chat.width()
        harness.actions.play_slowly()
        view = replay(harness)
        harness.bot.keyClick(view, Qt.Key.Key_End)
        assert (view.body.mapTo(harness.window, QPoint(0, 0)).x(), view.body.width()) == place
        harness.actions.escape()


def test_space_pauses_and_arrows_step(harness: WindowHarness) -> None:
    view = played(harness)
    harness.bot.keyClick(view, Qt.Key.Key_Space)
    assert not view.playing
    for key, frame in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Home, 0)):
        harness.bot.keyClick(view, key)
        assert view.frame == frame
    harness.bot.keyClick(view, Qt.Key.Key_End)
    assert view.frame == view.slider.maximum()
    assert view.body.answer == REPLY
    harness.bot.keyClick(view, Qt.Key.Key_Space)  # from the end, it begins again
    assert view.playing
    assert view.frame == 0


def test_guesses_that_wait_are_grey_and_lit_until_the_round_is_over(harness: WindowHarness) -> None:
    view = played(harness)
    view.stop()
    assert view.body.tints.unverified_round == view.body.tints.selected_round == 0
    assert not view.grab().isNull()
    harness.bot.keyClick(view, Qt.Key.Key_End)
    assert view.body.tints.unverified_round is None
    assert view.body.tints.selected_round is None


def test_the_question_stands_above_its_answer(harness: WindowHarness) -> None:
    answered(harness)
    harness.script.reply = "A short one."
    harness.ask("Second?")
    page = harness.window
    for number, question in enumerate(("Why is the sky blue?", "Second?")):
        reply = page.findChildren(ReplyMessage)[number]
        harness.actions.play_slowly(reply.message_id)
        [shown] = questions(replay(harness))
        assert shown.text == question
        assert shown.geometry().bottom() < replay(harness).body.y()
        harness.actions.escape()


def test_a_recorded_reply_brings_its_question_and_none_where_it_has_none(harness: WindowHarness) -> None:
    recorded = SAMPLES[0].read()
    for trace in (recorded, replace(recorded, question=None), recorded):
        harness.parts.overlays.play_slowly(trace)
        shown = [question.text for question in questions(replay(harness))]
        assert shown == ([trace.question] if trace.question else [])
        harness.parts.theme.set_zoom(1.25)


@pytest.mark.parametrize("zoom", [1.0, 1.25])
def test_the_reply_is_large_and_what_happens_stands_right_below_it(harness: WindowHarness, zoom: float) -> None:
    answered(harness)
    harness.zoom_to(zoom)
    harness.actions.play_slowly()
    view = replay(harness)
    for _ in range(6):
        view.step(1)
        below = view.caption.geometry().top() - view.body.geometry().bottom()
        assert 0 < below <= 20 * zoom
        assert view.caption.text().startswith("Round ")
    cursor = QTextCursor(view.body.document())
    cursor.movePosition(QTextCursor.MoveOperation.Right)
    assert cursor.charFormat().font().pixelSize() == 28 * zoom
    assert view.body.width() <= 760 * zoom
    assert view.body.x() == (view.width() - view.body.width()) // 2


def test_any_reply_can_be_replayed_from_its_menu(harness: WindowHarness) -> None:
    answered(harness)
    harness.script.reply = "A short one."
    harness.ask("Second?")
    first = harness.parts.view.transcript.findChildren(ReplyMessage)[0]
    first.menu.replay.trigger()
    view = replay(harness)
    view.step(10_000)
    view.slider.setValue(view.slider.maximum())
    assert view.body.answer == REPLY
    follower, last = harness.parts.metrics_follower, harness.parts.chat.messages[-1].id
    assert follower.shown(None)[1] == first.message_id
    harness.actions.escape()
    harness.bot.waitUntil(lambda: follower.shown(None)[1] == last)


def test_on_stage_the_chat_and_the_gauge_are_alone_and_twice_as_large(harness: WindowHarness) -> None:
    answered(harness)
    window = harness.window
    harness.bot.mouseClick(window.parts.top_bar.stage_button, Qt.MouseButton.LeftButton)
    assert window.isFullScreen()
    assert window.parts.theme.zoom == 2.0
    assert window.parts.view.transcript.isVisible()
    assert window.parts.metrics_panel.gauge.isVisible()
    assert window.parts.metrics_panel.key.isVisible()
    view = window.parts.view
    for gone in (
        window.parts.top_bar,
        window.parts.sidebar,
        view.legend,
        view.status,
        window.parts.metrics_panel.strip,
        window.parts.metrics_panel.positions,
    ):
        assert not gone.isVisible()
    window.user_actions.escape()
    harness.see_the_theme()
    assert not window.isFullScreen()
    assert window.parts.theme.zoom == 1.0
    assert harness.settings.zoom == 1.0
    assert not window.parts.metrics_panel.key.isVisible()
    for back in (window.parts.top_bar, view.composer, view.legend, view.status, window.parts.metrics_panel.strip):
        assert back.isVisibleTo(window)


def test_on_stage_one_can_ask(harness: WindowHarness) -> None:
    answered(harness)
    window = harness.window
    window.parts.stage.enter()
    window.activateWindow()
    harness.bot.waitUntil(window.isActiveWindow)
    edit = window.parts.view.composer.edit
    assert edit.isVisible()
    assert edit.hasFocus()
    harness.script.hold_prefill = True
    harness.bot.keyClicks(edit, "And why is it dark at night?")
    harness.bot.keyClick(edit, Qt.Key.Key_Return)
    harness.bot.waitUntil(lambda: window.parts.view.transcript._waiting.words.startswith("Reading"))
    assert not window.parts.view.status.isVisible()  # it is said in the reply's place
    harness.end_reply()
    assert not window.parts.view.status.isVisible()
    assert [message.text for message in window.parts.chat.messages][2] == "And why is it dark at night?"
    assert window.parts.stage.on
    window.parts.stage.leave()
    assert edit.hasFocus()


def test_on_stage_a_chat_without_words_has_no_legend_after_it_either(harness: WindowHarness) -> None:
    harness.parts.stage.enter()
    harness.parts.stage.leave()
    assert not harness.parts.view.legend.isVisible()
    assert harness.parts.view.composer.isVisible()


@pytest.mark.parametrize("zoom", [1.0, 1.25])
def test_zoom_chosen_on_stage_stays_and_the_stage_is_not_remembered(harness: WindowHarness, zoom: float) -> None:
    answered(harness)
    window = harness.window
    window.parts.stage.enter()
    window.parts.theme.set_zoom(zoom)
    assert window.parts.theme.zoom == zoom * 2
    harness.bot.mouseClick(window.parts.metrics_panel.leave_button, Qt.MouseButton.LeftButton)
    assert not window.parts.stage.on
    harness.see_the_theme()
    assert harness.settings.zoom == zoom


def test_closing_on_stage_leaves_it_first(own_harness: WindowHarness) -> None:
    answered(own_harness)
    own_harness.parts.stage.enter()
    own_harness.window.close()
    assert not own_harness.parts.stage.on


def card_of(view: SlowMotion) -> Inspector:
    (card,) = view.findChildren(Inspector)
    return card


def test_a_token_can_be_inspected_by_pointer_and_it_follows_the_replay(harness: WindowHarness) -> None:
    view = played(harness)
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


def test_a_token_can_be_inspected_by_keyboard(harness: WindowHarness) -> None:
    view = played(harness)
    harness.bot.keyClick(view, Qt.Key.Key_End)
    view.body.setFocus(Qt.FocusReason.TabFocusReason)
    harness.bot.keyClick(view.body, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    harness.bot.keyClick(view.body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert card_of(view).isVisible()
    assert view.body.accessibleDescription() == card_of(view).accessibleName()
    view.step(-1)
    assert card_of(view).isVisible(), "the keyboard's place is still one"
    view.body.clearFocus()
    assert not card_of(view).isVisible()


def test_escape_closes_the_card_before_it_leaves_the_replay(harness: WindowHarness) -> None:
    view = played(harness)
    view.stop()
    harness.bot.keyClick(view, Qt.Key.Key_End)
    view.body.setFocus()
    harness.bot.keyClick(view.body, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    harness.bot.keyClick(view.body, Qt.Key.Key_Right)
    assert card_of(view).isVisible()
    harness.bot.keyClick(view.body, Qt.Key.Key_Escape)
    assert harness.parts.overlays.slow_motion is view
    assert not card_of(view).isVisible()
    harness.bot.keyClick(view.body, Qt.Key.Key_Escape)
    assert harness.parts.overlays.slow_motion is None
