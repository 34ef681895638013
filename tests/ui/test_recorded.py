"""Recorded replies and samples in the window: opened, watched, inspected, saved and shared, with no model loaded."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog

from app.speculation.trace import Trace
from app.traces.trace_files import SAMPLES, read_trace, write_trace
from app.traces.trace_html import page_of
from app.ui.overlays.recorded_actions import LARGE_BYTES
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.fakes.rounds import written
from tests.fakes.scripted_engine import REPLY
from tests.ui.choice_panels import is_available, more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.recorded_replies import dialog_of, opened, reply_of
from tests.ui.transcripts import bar_of
from tests.ui.waits import wait_for_tasks

pytestmark = pytest.mark.shared_window

_TEXT = "One two **three** four five six seven eight nine ten.\n\n- eleven\n- twelve"


@pytest.fixture
def trace() -> Trace:
    return replace(written(_TEXT), question="Count, please.")


@pytest.fixture
def file(tmp_path: Path, trace: Trace) -> Path:
    path = tmp_path / "counting.json"
    write_trace(path, trace)
    return path


def test_a_file_is_shown_as_a_transcript_with_its_figures_and_no_model_loaded(
    harness: WindowHarness, file: Path, trace: Trace
) -> None:
    view = opened(harness, file)
    panel = harness.parts.metrics_panel
    assert view.isVisible()
    assert view.title.full_text == "counting.json"
    question, reply = view.transcript.messages
    assert question.text == trace.question
    assert isinstance(reply, ReplyMessage)
    assert reply.body.answer == _TEXT
    assert panel.speed_text == f"{trace.summary.tokens_per_second:.0f} tokens/s"
    assert panel.strip.accessibleDescription().startswith(f"{len(trace.rounds)} rounds")
    assert harness.engine.commands == []
    assert not question.edit_button.isVisible()
    assert not reply.line.regenerate_button.isVisible()
    assert reply.line.slow_button.isVisible()
    assert not harness.parts.view.composer.isVisible()
    assert not is_available(harness, "race")
    assert is_available(harness, "slow_motion")
    harness.bot.keyClick(panel.strip, Qt.Key.Key_Home)
    assert reply.body.tints.selected_round == 0
    view.transcript.round_selected.emit(2, 1)
    assert panel.strip.selected_round == 1
    assert reply.body.tints.selected_round == 1


def test_slow_motion_and_the_explanation_lead_back_to_the_recorded_reply_and_that_to_the_chat(
    harness: WindowHarness, file: Path
) -> None:
    view = opened(harness, file)
    harness.bot.mouseClick(view.replay_button, Qt.MouseButton.LeftButton)
    replay = harness.parts.overlays.slow_motion
    harness.bot.keyClick(replay, Qt.Key.Key_End)
    assert replay.body.answer == _TEXT
    harness.actions.escape()
    assert harness.parts.overlays.recorded is view
    view.legend.explain_button.click()
    assert harness.parts.overlays.explanation is not None
    harness.actions.escape()
    assert harness.parts.overlays.recorded is view
    harness.actions.escape()
    assert not harness.parts.overlays.on
    assert harness.parts.view.welcome.isVisible()
    assert harness.parts.metrics_panel.speed_text == ""


@pytest.mark.parametrize("is_left_first", [False, True])
def test_a_reply_that_is_being_written_goes_on_behind_it(
    harness: WindowHarness, file: Path, is_left_first: bool
) -> None:
    strip = harness.parts.metrics_panel.strip
    harness.begin_reply()
    opened(harness, file)
    shown = strip.accessibleDescription()
    if is_left_first:
        harness.actions.escape()
        harness.end_reply()
    else:
        harness.end_reply()
        assert strip.accessibleDescription() == shown
        harness.actions.escape()
    last = harness.parts.chat.messages[-1]
    assert last.text == REPLY
    rounds = harness.parts.chat.open_messages.trace_of(last.id).rounds
    assert strip.accessibleDescription().startswith(f"{len(rounds)} rounds")


@pytest.mark.parametrize("leave", ["new_chat", "ask"])
def test_a_chat_that_is_opened_or_goes_on_takes_its_place(harness: WindowHarness, file: Path, leave: str) -> None:
    harness.ask()
    opened(harness, file)
    harness.actions.play_slowly()
    if leave == "new_chat":
        harness.actions.new_chat()
    else:
        with harness.bot.waitSignal(harness.program.session.finished):
            harness.actions.regenerate_last()
    assert not harness.parts.overlays.on
    harness.actions.play_slowly()
    harness.actions.escape()
    assert not harness.parts.overlays.on, "the recorded reply is gone, and no replay leads back to it"


def test_an_opened_reply_is_shared_as_it_was_saved_or_it_is_said_why_not(
    harness: WindowHarness, file: Path, trace: Trace, tmp_path: Path
) -> None:
    view = opened(harness, file)
    recorded, path = harness.parts.recorded, tmp_path / "page.html"
    for place, signal in ((path, recorded.saved), (file / "page.html", recorded.failed)):
        harness.bot.mouseClick(view.share_button, Qt.MouseButton.LeftButton)
        dialog = dialog_of(harness)
        with harness.bot.waitSignal(signal):
            dialog.fileSelected.emit(str(place))
        dialog.close()
        harness.bot.waitUntil(lambda: harness.window.findChild(QFileDialog) is None)
    assert path.read_text(encoding="utf-8") == page_of(trace)
    assert "cannot be written" in harness.parts.view.banner.sentence


def test_closing_the_window_while_a_file_is_read_is_quiet(own_harness: WindowHarness, file: Path) -> None:
    own_harness.show()
    own_harness.parts.recorded.open(file)
    own_harness.window.close()


def test_its_buttons_are_whole_at_any_width_and_zoom(own_harness: WindowHarness, file: Path) -> None:
    own_harness.show(1280, 800)
    view = opened(own_harness, file)
    for width, zoom in ((1280, 1.0), (480, 1.0), (480, 2.5)):
        own_harness.show(width, 700)
        own_harness.zoom_to(zoom)
        for button in (view.replay_button, view.share_button, view.close_button):
            assert view.rect().contains(button.geometry().translated(button.parentWidget().mapTo(view, QPoint())))
            assert button.width() >= button.sizeHint().width()
            assert button.height() >= button.sizeHint().height()


def test_on_stage_the_recorded_reply_and_the_gauge_are_alone(harness: WindowHarness, file: Path) -> None:
    view = opened(harness, file)
    harness.parts.stage.enter()
    assert view.transcript.isVisible()
    assert harness.parts.metrics_panel.gauge.isVisible()
    for gone in (view.title, view.close_button, view.legend):
        assert not gone.isVisible()
    harness.actions.escape()
    assert view.close_button.isVisible()
    assert harness.parts.overlays.recorded is view


def test_an_empty_reply_is_shown_too(harness: WindowHarness, tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    data = written("One.").to_json()
    path.write_text(json.dumps({**data, "text": "", "rounds": []}))
    view = opened(harness, path)
    assert not view.replay_button.isEnabled()
    harness.actions.play_slowly()
    assert harness.parts.overlays.slow_motion is None


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A file of several MB."""
    path = tmp_path / "long.json"
    write_trace(path, written((_TEXT + "\n\n") * 260))
    assert path.stat().st_size > LARGE_BYTES
    return path


def test_reading_a_large_file_can_be_given_up(own_harness: WindowHarness, large: Path) -> None:
    own_harness.show()
    banner = own_harness.parts.view.banner
    shown = []
    own_harness.parts.overlays.recorded_shown.connect(shown.append)
    own_harness.parts.recorded.open(large)
    own_harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()
    wait_for_tasks(own_harness.bot)
    assert shown == []


def test_another_file_takes_the_sentence_of_the_one_before_away(
    harness: WindowHarness, large: Path, file: Path
) -> None:
    harness.parts.recorded.open(large)
    assert opened(harness, file).title.full_text == "counting.json"
    assert not harness.parts.view.banner.isVisible()


def test_a_long_reply_comes_bit_by_bit_and_ends_as_if_shown_at_once(harness: WindowHarness, large: Path) -> None:
    banner = harness.parts.view.banner
    harness.parts.recorded.open(large)
    assert banner.sentence == "Reading “long.json”…"
    assert banner.isVisible()
    harness.bot.waitUntil(lambda: harness.parts.overlays.recorded is not None)
    assert not banner.isVisible()
    view, trace = harness.parts.overlays.recorded, read_trace(large)
    body = reply_of(view).body
    assert 0 < len(body.toPlainText()) < len(trace.summary.text) / 2
    at_once = ReplyMessage(9, body.page.typography, MessageRequests())
    harness.bot.addWidget(at_once)
    at_once.set_rejected_visible(True)
    at_once.finish(trace.summary.text, trace)
    harness.bot.waitUntil(lambda: body.toPlainText() == at_once.body.toPlainText())
    assert body.page.entry_at == at_once.body.page.entry_at
    assert bar_of(view.transcript).value() == 0


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


@pytest.mark.parametrize(
    "content", [b"{", b'{"schema":9,"rounds":[]}', b"x" * (LARGE_BYTES + 1)], ids=["cut off", "newer", "large"]
)
def test_what_is_no_trace_is_said_in_a_sentence_and_the_window_stays(
    harness: WindowHarness, tmp_path: Path, content: bytes
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(content)
    with harness.bot.waitSignal(harness.parts.recorded.failed):
        harness.parts.recorded.open(bad)
    banner = harness.parts.view.banner
    assert "bad.json" in banner.sentence
    assert "Reading" not in banner.sentence
    assert banner.isVisible()
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


def test_a_reply_is_saved_with_its_question_and_opens_again(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("Why is the sky blue?")
    harness.parts.recorded.save()
    path = tmp_path / "sky.json"
    dialog = dialog_of(harness)
    with harness.bot.waitSignal(harness.parts.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    saved = read_trace(path)
    assert saved.question == "Why is the sky blue?"
    assert saved.summary == harness.parts.chat.messages[-1].trace.summary  # type: ignore[union-attr]
    assert "sky.json" in harness.parts.view.banner.sentence
    assert reply_of(opened(harness, path)).body.answer == REPLY


def test_any_reply_of_a_chat_is_shared_from_its_own_menu(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("First?")
    harness.script.reply = "A short one."
    harness.ask("Second?")
    first = harness.parts.view.transcript.findChildren(ReplyMessage)[0]
    assert first.menu.share in first.line.more_button.menu().actions()
    first.menu.share.trigger()
    path = tmp_path / "first.html"
    dialog = dialog_of(harness)
    with harness.bot.waitSignal(harness.parts.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    assert first.trace is not None
    assert path.read_text(encoding="utf-8") == page_of(replace(first.trace, question="First?"))
    assert harness.parts.view.banner.action.text() == "Show it"


def test_without_a_reply_there_is_nothing_to_save(harness: WindowHarness) -> None:
    harness.parts.recorded.save()
    harness.parts.recorded.share()
    assert harness.window.findChild(QFileDialog) is None
    enabled = {words: action.isEnabled() for words, action in more_lines(harness).items()}
    assert enabled["Open a recorded reply"]
    assert not enabled["Share the reply as a page for any browser"]
