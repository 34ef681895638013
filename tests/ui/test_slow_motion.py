"""The replay of a reply, and the stage."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication

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


def test_a_reply_is_replayed_in_the_place_of_the_chat_and_escape_leads_back(harness: WindowHarness) -> None:
    answered(harness)
    assert is_available(harness, "slow_motion")
    harness.actions.play_slowly()
    view, strip = replay(harness), harness.parts.metrics_panel.strip
    assert view.isVisible()
    assert view.playing
    assert not harness.parts.view.composer.isVisible()
    assert view.caption.text().startswith("Round 1 of ")
    assert strip.selected_round == 0
    view.speed.setCurrentIndex(4)
    harness.bot.waitUntil(lambda: view.frame >= 3)
    assert strip.selected_round is not None
    harness.actions.escape()
    assert strip.selected_round is None
    assert harness.parts.overlays.slow_motion is None
    assert not view.playing
    assert harness.parts.view.composer.isVisible()
    assert harness.parts.view.transcript.isVisible()


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
    harness.bot.keyClick(view, Qt.Key.Key_Home)
    assert view.body.tints.unverified_round == view.body.tints.selected_round == 0
    for key, frame in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Home, 0)):
        harness.bot.keyClick(view, key)
        assert view.frame == frame
    harness.bot.keyClick(view, Qt.Key.Key_End)
    assert view.frame == view.slider.maximum()
    assert view.body.answer == REPLY
    assert view.body.tints.unverified_round is view.body.tints.selected_round is None
    harness.bot.keyClick(view, Qt.Key.Key_Space)  # from the end, it begins again
    assert view.playing
    assert view.frame == 0


def test_any_reply_is_replayed_from_its_menu_below_its_question(harness: WindowHarness) -> None:
    answered(harness)
    harness.script.reply = "A short one."
    harness.ask("Second?")
    follower = harness.parts.metrics_follower
    replies = harness.parts.view.transcript.findChildren(ReplyMessage)
    for reply, question, text in zip(
        replies, ("Why is the sky blue?", "Second?"), (REPLY, "A short one."), strict=True
    ):
        reply.menu.replay.trigger()
        view = replay(harness)
        [shown] = questions(view)
        assert shown.text == question
        assert shown.geometry().bottom() < view.body.y()
        view.slider.setValue(view.slider.maximum())
        assert view.body.answer == text
        assert follower.shown(None)[1] == reply.message_id
        harness.actions.escape()
    harness.bot.waitUntil(lambda: follower.shown(None)[1] == replies[-1].message_id)


def test_a_recorded_reply_brings_its_question_and_none_where_it_has_none(harness: WindowHarness) -> None:
    recorded = SAMPLES[0].read()
    for trace in (recorded, replace(recorded, question=None), recorded):
        harness.parts.overlays.play_slowly(trace)
        shown = [question.text for question in questions(replay(harness))]
        assert shown == ([trace.question] if trace.question else [])
        harness.parts.theme.set_zoom(1.25)


def test_the_reply_is_large_and_what_happens_stands_right_below_it(harness: WindowHarness) -> None:
    zoom = 1.25
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


def test_on_stage_the_chat_and_the_gauge_are_alone_and_twice_as_large(harness: WindowHarness) -> None:
    answered(harness)
    parts = harness.parts
    view, panel = parts.view, parts.metrics_panel
    harness.bot.mouseClick(parts.top_bar.stage_button, Qt.MouseButton.LeftButton)
    assert harness.window.isFullScreen()
    assert parts.theme.zoom == 2.0
    for shown in (view.transcript, panel.gauge, panel.key):
        assert shown.isVisible()
    for gone in (parts.top_bar, parts.sidebar, view.legend, view.status, panel.strip, panel.positions):
        assert not gone.isVisible()
    harness.actions.escape()
    harness.see_the_theme()
    assert not harness.window.isFullScreen()
    assert parts.theme.zoom == harness.settings.zoom == 1.0
    assert not panel.key.isVisible()
    for back in (parts.top_bar, view.composer, view.legend, view.status, panel.strip):
        assert back.isVisibleTo(harness.window)
    parts.stage.enter()
    parts.theme.set_zoom(1.25)
    assert parts.theme.zoom == 2.5
    harness.bot.mouseClick(panel.leave_button, Qt.MouseButton.LeftButton)
    assert not parts.stage.on
    harness.see_the_theme()
    assert harness.settings.zoom == 1.25, "the stage itself is not remembered"


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


def test_a_token_can_be_inspected_by_keyboard_and_escape_closes_the_card_before_the_replay(
    harness: WindowHarness,
) -> None:
    view = played(harness)
    harness.bot.keyClick(view, Qt.Key.Key_End)
    view.body.setFocus(Qt.FocusReason.TabFocusReason)
    harness.bot.keyClick(view.body, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    harness.bot.keyClick(view.body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert card_of(view).isVisible()
    assert view.body.accessibleDescription() == card_of(view).accessibleName()
    view.step(-1)
    assert card_of(view).isVisible(), "the keyboard's place is still one"
    harness.bot.keyClick(view.body, Qt.Key.Key_Escape)
    assert harness.parts.overlays.slow_motion is view
    assert not card_of(view).isVisible()
    harness.bot.keyClick(view.body, Qt.Key.Key_Escape)
    assert harness.parts.overlays.slow_motion is None


def test_every_question_of_the_first_page_is_in_view(harness: WindowHarness) -> None:
    harness.parts.view.set_stage(on=True)
    harness.parts.theme.set_scale(2.0)
    harness.see_the_theme()
    QApplication.processEvents()
    welcome = harness.parts.view.welcome
    port = welcome.viewport()
    for button in welcome.prompts:
        assert port.rect().contains(button.rect().translated(button.mapTo(port, QPoint(0, 0)))), button.prompt.title
    harness.parts.theme.set_scale(1.0)
    harness.parts.view.set_stage(on=False)
    assert not harness.parts.view.legend.isVisible(), "nothing was said yet"
