"""Recorded samples play before any model is there, and what is no trace is said."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.traces.trace_files import SAMPLES, write_trace
from tests.fakes.rounds import written
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.recorded_replies import opened, reply_of

pytestmark = pytest.mark.shared_window

_EVIL = "</div><script>alert(1)</script><img src='file:///etc/passwd'> \x00\x07\u2028\ufdd0\ufdd1\u202e \U0001f6b2"


def test_each_sample_plays_before_any_model_is_there(own_harness: WindowHarness) -> None:
    own_harness.show()
    overlays = own_harness.parts.overlays
    for button, sample in zip(own_harness.parts.view.welcome.samples, SAMPLES, strict=True):
        assert button.isVisible()
        with own_harness.bot.waitSignal(overlays.recorded_shown):
            own_harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert overlays.slow_motion is not None
        assert overlays.slow_motion.playing
        own_harness.actions.escape()
        assert overlays.recorded is not None
        assert overlays.recorded.title.full_text == sample.title
        own_harness.actions.escape()
    assert own_harness.engine.commands == []


def test_samples_are_not_offered_once_a_pair_is_chosen_but_stay_in_the_menu(harness: WindowHarness) -> None:
    assert not harness.parts.view.welcome.samples[0].isVisible()
    assert all(f"Watch a recorded reply: {sample.title}" in more_lines(harness) for sample in SAMPLES)


def test_what_is_no_trace_is_said_in_a_sentence_and_the_window_stays(harness: WindowHarness, tmp_path: Path) -> None:
    for content in (b"{", b'{"schema":9,"rounds":[]}'):
        bad = tmp_path / "bad.json"
        bad.write_bytes(content)
        with harness.bot.waitSignal(harness.parts.recorded.failed):
            harness.parts.recorded.open(bad)
        assert "bad.json" in harness.parts.view.banner.sentence
        assert not harness.parts.overlays.on


def test_hostile_text_is_shown_as_text(harness: WindowHarness, tmp_path: Path) -> None:
    hostile = written(f"Before. {_EVIL} after. {_EVIL}")
    summary = replace(hostile.summary, target=f"<b>{_EVIL}", draft="<img src='file:///x'>")
    path = tmp_path / "<b>evil & co.json"
    write_trace(path, replace(hostile, summary=summary, question=_EVIL))
    view = opened(harness, path)
    assert "<script>alert(1)</script>" in reply_of(view).body.answer
    assert not view.grab().isNull()
    view.replay_button.click()
    replay = harness.parts.overlays.slow_motion
    for _ in range(12):
        replay.step(1)
    replay.step(10_000)
    assert not harness.window.grab().isNull()
