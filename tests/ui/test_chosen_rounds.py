"""A round that is chosen: its words come into view, and the page stays there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from app.settings import ThemeChoice
from app.speculation.trace import Trace
from app.ui.overlays.recorded_view import RecordedView
from app.ui.overlays.slow_motion_view import frames_of
from app.ui.toolkit.appearance.theme import Theme
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.rounds import trace_of
from tests.ui.conftest import WindowHarness
from tests.ui.growing_replies import REPLIES

pytestmark = pytest.mark.shared_window


def in_sight(view: TranscriptView, reply: ReplyMessage, index: int) -> bool:
    place = reply.bring_out(index)
    top = place.translated(QPointF(reply.mapTo(view, QPoint())))
    return QRectF(view.rect()).contains(top)


def choose(harness: WindowHarness, index: int) -> None:
    for key in (HOME, *[RIGHT] * index):
        harness.bot.keyClick(harness.parts.metrics_panel.strip, key)


HOME, END, RIGHT = Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Right


def test_the_words_of_a_chosen_round_come_into_view(harness: WindowHarness) -> None:
    harness.script.reply = "".join(round_.text for round_ in REPLIES[3000][:500])
    harness.ask()
    strip, view = harness.parts.metrics_panel.strip, harness.parts.view.transcript
    reply = view.findChild(ReplyMessage)
    assert reply.trace is not None
    for keys, place in (([END], len(reply.trace.rounds) - 1), ([HOME], 0), ([RIGHT] * 60, 60)):
        for key in keys:
            harness.bot.keyClick(strip, key)
        assert strip.selected_round == place
        assert in_sight(view, reply, place)
        assert reply.body.tints.selected_round == place
        assert place in strip.in_view


def test_while_it_streams_the_page_stays_at_the_chosen_round(harness: WindowHarness) -> None:
    harness.script.reply = "".join(round_.text for round_ in REPLIES[3000][:300])
    harness.script.hold_reply_after = 200
    harness.parts.view.message_sending.ask("Why?")
    strip, view = harness.parts.metrics_panel.strip, harness.parts.view.transcript
    harness.bot.waitUntil(lambda: strip.in_view.stop >= 150)
    choose(harness, 3)
    reply = view.findChild(ReplyMessage)
    assert in_sight(view, reply, 3)
    harness.end_reply()
    assert in_sight(view, reply, 3)
    assert strip.selected_round == 3
    assert 3 in strip.in_view
    strip.return_to_newest()
    assert reply.body.tints.selected_round is None


def test_what_was_thought_is_unfolded_for_a_round_in_it(harness: WindowHarness) -> None:
    harness.script.reply = "<think>\nFirst this, then that, and so on for a while.\n</think>\n\nThe answer."
    harness.ask()
    reply = harness.parts.view.transcript.findChild(ReplyMessage)
    assert not reply.thoughts.isChecked()
    choose(harness, 1)
    assert reply.thoughts.isChecked()


def test_a_long_recorded_reply_shows_a_round_that_has_not_come_yet(qtbot: QtBot) -> None:
    rounds = REPLIES[3000]
    trace = Trace(replace(trace_of(rounds).summary), rounds, question="Why?")
    view = RecordedView(Theme(ThemeChoice.LIGHT, 1.0))
    qtbot.addWidget(view)
    view.resize(700, 600)
    view.show()
    view.show_trace(trace, "A long one", TokenSpans.of(rounds))
    reply = view.findChild(ReplyMessage)
    last = len(rounds) - 1
    view.reveal_round(last)
    assert in_sight(view.transcript, reply, last)
    assert reply.body.answer == trace.summary.text


def test_slow_motion_goes_to_the_round_that_is_chosen_under_the_hood(harness: WindowHarness) -> None:
    harness.ask()
    harness.actions.play_slowly()
    player = harness.parts.overlays.slow_motion
    choose(harness, 2)
    assert not player.playing
    trace = harness.parts.chat.messages[-1].trace
    assert frames_of(trace.rounds)[player.frame].round == 2
    assert player.caption.text().startswith(f"Round 3 of {len(trace.rounds)}: ")
    assert harness.parts.metrics_panel.strip.selected_round == 2
