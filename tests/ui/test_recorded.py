"""Recorded replies in the window: opened, watched, inspected, saved and shared, with no model loaded."""

from __future__ import annotations

import json
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from app.speculation.trace import Trace
from app.traces.trace_files import read_trace, write_trace
from app.traces.trace_html import page_of
from app.ui.overlays.recorded_actions import LARGE_BYTES
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.token_spans import TokenSpans
from tests.fakes.rounds import written
from tests.fakes.scripted_engine import REPLY
from tests.ui.choice_panels import is_available
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
    assert view.isVisible()
    assert view.title.full_text == "counting.json"
    question, reply = view.transcript.messages
    assert question.text == trace.question
    assert isinstance(reply, ReplyMessage)
    assert reply.body.answer == _TEXT
    assert harness.parts.metrics_panel.speed_text == f"{trace.summary.tokens_per_second:.0f} tokens/s"
    assert harness.parts.metrics_panel.strip.accessibleDescription().startswith(f"{len(trace.rounds)} rounds")
    assert harness.engine.commands == []


def test_nothing_there_can_be_asked_or_written_again(harness: WindowHarness, file: Path) -> None:
    view = opened(harness, file)
    question, reply = view.transcript.messages
    assert not question.edit_button.isVisible()
    assert not reply.line.regenerate_button.isVisible()
    assert reply.line.slow_button.isVisible()
    assert not harness.parts.view.composer.isVisible()
    assert not is_available(harness, "race")
    assert is_available(harness, "slow_motion")


def test_rounds_light_up_on_both_sides(harness: WindowHarness, file: Path) -> None:
    view = opened(harness, file)
    harness.parts.metrics_panel.strip.setFocus()
    harness.bot.keyClick(harness.parts.metrics_panel.strip, Qt.Key.Key_Home)
    assert reply_of(view).body.tints.selected_round == 0
    view.transcript.round_selected.emit(2, 1)
    assert harness.parts.metrics_panel.strip.selected_round == 1
    assert reply_of(view).body.tints.selected_round == 1


def test_slow_motion_leads_back_to_the_recorded_reply_and_that_to_the_chat(harness: WindowHarness, file: Path) -> None:
    view = opened(harness, file)
    harness.bot.mouseClick(view.replay_button, Qt.MouseButton.LeftButton)
    replay = harness.parts.overlays.slow_motion
    harness.bot.keyClick(replay, Qt.Key.Key_End)
    assert replay.body.answer == _TEXT
    harness.actions.escape()
    assert harness.parts.overlays.recorded is view
    harness.actions.escape()
    assert not harness.parts.overlays.on
    assert harness.parts.view.welcome.isVisible()
    assert harness.parts.metrics_panel.speed_text == ""


def test_afterwards_the_chats_own_reply_is_under_the_hood_again(harness: WindowHarness, file: Path) -> None:
    harness.ask()
    before = harness.parts.metrics_panel.speed_text
    view = opened(harness, file)
    assert harness.parts.metrics_panel.speed_text != before
    harness.bot.mouseClick(view.close_button, Qt.MouseButton.LeftButton)
    assert harness.parts.metrics_panel.speed_text == before
    assert is_available(harness, "race")


def test_a_reply_that_is_being_written_goes_on_behind_it(harness: WindowHarness, file: Path, trace: Trace) -> None:
    harness.begin_reply()
    opened(harness, file)
    shown = harness.parts.metrics_panel.strip.accessibleDescription()
    harness.end_reply()
    assert harness.parts.metrics_panel.strip.accessibleDescription() == shown
    harness.actions.escape()
    assert not harness.parts.overlays.on
    assert harness.parts.metrics_panel.strip.accessibleDescription() != shown
    assert harness.parts.chat.messages[-1].text == REPLY


def test_left_while_a_reply_is_written_the_hood_follows_that_again(harness: WindowHarness, file: Path) -> None:
    harness.begin_reply()
    opened(harness, file)
    harness.actions.escape()
    harness.end_reply()
    last = harness.parts.chat.open_messages.trace_of(harness.parts.chat.messages[-1].id)
    assert harness.parts.metrics_panel.strip.accessibleDescription().startswith(f"{len(last.rounds)} rounds")


def test_the_page_on_how_it_works_leads_back_too(harness: WindowHarness, file: Path) -> None:
    view = opened(harness, file)
    view.legend.explain_button.click()
    assert harness.parts.overlays.explanation is not None
    harness.actions.escape()
    assert harness.parts.overlays.recorded is view
    harness.actions.escape()
    assert not harness.parts.overlays.on


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


def test_a_trace_dropped_on_the_window_is_opened(harness: WindowHarness, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    common = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        QApplication.sendEvent(harness.window, QDragEnterEvent(QPoint(300, 300), *common))
        assert harness.parts.dropped_files.other_drops.hint.isVisible()
        QApplication.sendEvent(harness.window, QDropEvent(QPointF(300, 300), *common))
    assert not harness.parts.dropped_files.other_drops.hint.isVisible()


def test_an_opened_reply_is_shared_as_it_was_saved(
    harness: WindowHarness, file: Path, trace: Trace, tmp_path: Path
) -> None:
    view = opened(harness, file)
    harness.bot.mouseClick(view.share_button, Qt.MouseButton.LeftButton)
    path = tmp_path / "page.html"
    dialog = dialog_of(harness)
    with harness.bot.waitSignal(harness.parts.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    assert path.read_text(encoding="utf-8") == page_of(trace)


def test_a_folder_that_takes_no_file_is_said_so(harness: WindowHarness, file: Path, tmp_path: Path) -> None:
    view = opened(harness, file)
    view.share_button.click()
    dialog = dialog_of(harness)
    with harness.bot.waitSignal(harness.parts.recorded.failed):
        dialog.fileSelected.emit(str(file / "page.html"))
    dialog.close()
    assert "cannot be written" in harness.parts.view.banner.sentence


def test_closing_the_window_while_a_file_is_read_is_quiet(own_harness: WindowHarness, file: Path) -> None:
    own_harness.show()
    own_harness.parts.recorded.open(file)
    own_harness.window.close()


def test_its_buttons_fit_at_any_width(harness: WindowHarness, file: Path) -> None:
    view = opened(harness, file)
    for size in ((1280, 800), (900, 600), (480, 560)):
        harness.show(*size)
        for control in (view.replay_button, view.share_button, view.close_button):
            assert view.rect().contains(control.geometry().translated(control.parentWidget().mapTo(view, QPoint())))


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


def test_its_buttons_are_whole_at_any_zoom(own_harness: WindowHarness, file: Path) -> None:
    own_harness.show(480, 700)
    view = opened(own_harness, file)
    for zoom in (1.0, 2.0, 2.5):
        own_harness.zoom_to(zoom)
        for button in (view.replay_button, view.share_button, view.close_button):
            assert button.width() >= button.sizeHint().width()
            assert button.height() >= button.sizeHint().height()


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


def test_reading_a_large_file_is_said_and_the_sentence_goes_when_it_is_shown(
    harness: WindowHarness, large: Path
) -> None:
    banner = harness.parts.view.banner
    harness.parts.recorded.open(large)
    assert banner.sentence == "Reading “long.json”…"
    assert banner.isVisible()
    harness.bot.waitUntil(lambda: harness.parts.overlays.recorded is not None)
    assert not banner.isVisible()


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


def test_a_large_file_that_is_none_is_refused_in_its_own_sentence(harness: WindowHarness, tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(b"x" * (LARGE_BYTES + 1))
    harness.parts.recorded.open(path)
    banner = harness.parts.view.banner
    harness.bot.waitUntil(lambda: "noise.json" in banner.sentence and "Reading" not in banner.sentence)
    assert banner.isVisible()


def test_another_file_takes_the_sentence_of_the_one_before_away(
    harness: WindowHarness, large: Path, file: Path
) -> None:
    harness.parts.recorded.open(large)
    assert opened(harness, file).title.full_text == "counting.json"
    assert not harness.parts.view.banner.isVisible()


def test_a_long_reply_comes_bit_by_bit_and_ends_as_if_shown_at_once(harness: WindowHarness, large: Path) -> None:
    view = opened(harness, large)
    body, trace = reply_of(view).body, read_trace(large)
    first = len(body.toPlainText())
    assert 0 < first < len(trace.summary.text) / 2
    at_once = ReplyMessage(9, body.page.typography, MessageRequests())
    harness.bot.addWidget(at_once)
    at_once.set_rejected_visible(True)
    at_once.finish(trace.summary.text, trace)
    harness.bot.waitUntil(lambda: body.toPlainText() == at_once.body.toPlainText())
    assert body.page.entry_at == at_once.body.page.entry_at
    assert bar_of(view.transcript).value() == 0


def test_which_token_wrote_what_is_found_out_beside_the_window(
    harness: WindowHarness, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # For a reply of 10 MB that takes a tenth of a second.
    threads: list[threading.Thread] = []
    real = TokenSpans.of

    def noted(*arguments: Any) -> TokenSpans:
        threads.append(threading.current_thread())
        return real(*arguments)

    monkeypatch.setattr(TokenSpans, "of", noted)
    opened(harness, large)
    assert len(threads) == 1
    assert threading.main_thread() not in threads
