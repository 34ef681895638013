"""Recorded replies in the window: opened, watched, inspected, saved and shared, with no model loaded."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from app.speculation.trace import Trace
from app.traces.files import read_trace, write_trace
from app.traces.page import page_of
from app.traces.samples import SAMPLES
from app.ui.overlays.recorded_actions import LARGE_BYTES
from app.ui.overlays.recorded_view import RecordedView
from app.ui.transcript.messages import ReplyMessage, UserMessage
from tests.fakes.rounds import written
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk

_TEXT = "One two **three** four five six seven eight nine ten.\n\n- eleven\n- twelve"
_EVIL = "</div><script>alert(1)</script><img src='file:///etc/passwd'> \x00\x07\u2028\ufdd0\ufdd1\u202e \U0001f6b2"


@pytest.fixture
def trace() -> Trace:
    return replace(written(_TEXT), question="Count, please.")


@pytest.fixture
def file(tmp_path: Path, trace: Trace) -> Path:
    path = tmp_path / "counting.json"
    write_trace(path, trace)
    return path


def opened(desk: Desk, file: Path) -> RecordedView:
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        desk.window.recorded.open(file)
    view = desk.window.shows.recorded
    assert view is not None
    return view


def reply_of(view: RecordedView) -> ReplyMessage:
    return next(m for m in view.transcript._column.messages if isinstance(m, ReplyMessage))


def dialog_of(desk: Desk) -> QFileDialog:
    dialog = desk.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    return dialog


def test_a_file_is_shown_as_a_transcript_with_its_figures_and_no_model_loaded(
    desk: Desk, file: Path, trace: Trace
) -> None:
    desk.show()
    view = opened(desk, file)
    assert view.isVisible()
    assert view.title.full_text == "counting.json"
    question, reply = view.transcript._column.messages
    assert isinstance(question, UserMessage)
    assert question.text == trace.question
    assert isinstance(reply, ReplyMessage)
    assert reply.body.answer == _TEXT
    assert desk.window.hood.speed_text == f"{trace.summary.tokens_per_second:.0f} tokens/s"
    assert desk.window.hood.strip.accessibleDescription().startswith(f"{len(trace.rounds)} rounds")
    assert desk.engine.commands == []


def test_nothing_there_can_be_asked_or_written_again(desk: Desk, file: Path) -> None:
    desk.show()
    view = opened(desk, file)
    question, reply = view.transcript._column.messages
    assert isinstance(question, UserMessage)
    assert isinstance(reply, ReplyMessage)
    assert not question.edit_button.isVisible()
    assert not reply.regenerate_button.isVisible()
    assert reply.replay_button.isVisible()
    assert not desk.window.view.composer.isVisible()
    assert not desk.window.top.race_button.isEnabled()
    assert desk.window.top.slow_button.isEnabled()


def test_rounds_light_up_on_both_sides(desk: Desk, file: Path) -> None:
    desk.show()
    view = opened(desk, file)
    desk.window.hood.strip.setFocus()
    desk.bot.keyClick(desk.window.hood.strip, Qt.Key.Key_Home)
    assert reply_of(view).body.tints.selected_round == 0
    view.transcript.round_selected.emit(2, 1)
    assert desk.window.hood.strip.selected_round == 1
    assert reply_of(view).body.tints.selected_round == 1


def test_slow_motion_leads_back_to_the_recorded_reply_and_that_to_the_chat(desk: Desk, file: Path) -> None:
    desk.show()
    view = opened(desk, file)
    desk.bot.mouseClick(view.replay_button, Qt.MouseButton.LeftButton)
    replay = desk.window.shows.slow_motion
    assert replay is not None
    desk.bot.keyClick(replay, Qt.Key.Key_End)
    assert replay.body.answer == _TEXT
    desk.window.escape()
    assert desk.window.shows.recorded is view
    desk.window.escape()
    assert not desk.window.shows.on
    assert desk.window.view.welcome.isVisible()
    assert desk.window.hood.speed_text == ""


def test_afterwards_the_chats_own_reply_is_under_the_hood_again(desk: Desk, file: Path) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    before = desk.window.hood.speed_text
    view = opened(desk, file)
    assert desk.window.hood.speed_text != before
    desk.bot.mouseClick(view.close_button, Qt.MouseButton.LeftButton)
    assert desk.window.hood.speed_text == before
    assert desk.window.top.race_button.isEnabled()


def test_a_reply_that_is_being_written_goes_on_behind_it(desk: Desk, file: Path, trace: Trace) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    desk.window.view.ask("Why?")
    desk.bot.waitUntil(lambda: desk.window.chat.running_here is not None and bool(desk.window.chat.running_here.rounds))
    opened(desk, file)
    shown = desk.window.hood.strip.accessibleDescription()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    assert desk.window.hood.strip.accessibleDescription() == shown
    desk.window.escape()
    assert not desk.window.shows.on
    assert desk.window.hood.strip.accessibleDescription() != shown
    assert desk.window.chat.messages[-1].text == REPLY


def test_left_while_a_reply_is_written_the_hood_follows_that_again(desk: Desk, file: Path) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    desk.window.view.ask("Why?")
    desk.bot.waitUntil(lambda: desk.window.chat.running_here is not None and bool(desk.window.chat.running_here.rounds))
    opened(desk, file)
    desk.window.escape()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    last = desk.window.chat.trace_of(desk.window.chat.messages[-1].id)
    assert last is not None
    assert desk.window.hood.strip.accessibleDescription().startswith(f"{len(last.rounds)} rounds")


def test_the_page_on_how_it_works_leads_back_too(desk: Desk, file: Path) -> None:
    desk.show()
    view = opened(desk, file)
    view.legend.explanation_requested.emit()
    assert desk.window.shows.explanation is not None
    desk.window.escape()
    assert desk.window.shows.recorded is view
    desk.window.escape()
    assert not desk.window.shows.on


@pytest.mark.parametrize("leave", ["new_chat", "ask"])
def test_a_chat_that_is_opened_or_goes_on_takes_its_place(desk: Desk, file: Path, leave: str) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    opened(desk, file)
    desk.window.play_slowly()
    if leave == "new_chat":
        desk.window.new_chat()
    else:
        with desk.bot.waitSignal(desk.program.session.finished):
            desk.window.regenerate_last()
    assert not desk.window.shows.on
    desk.window.play_slowly()
    desk.window.escape()
    assert not desk.window.shows.on, "the recorded reply is gone, and no replay leads back to it"


@pytest.mark.parametrize("place", range(len(SAMPLES)))
def test_a_sample_plays_before_any_model_is_there(desk: Desk, place: int) -> None:
    desk.show()
    button = desk.window.view.welcome.samples[place]
    assert button.isVisible()
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        desk.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    replay = desk.window.shows.slow_motion
    assert replay is not None
    assert replay.playing
    desk.window.escape()
    view = desk.window.shows.recorded
    assert view is not None
    assert view.title.full_text == SAMPLES[place].title
    assert desk.engine.commands == []


def test_samples_are_not_offered_once_a_pair_is_chosen_but_stay_in_the_menu(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    assert not desk.window.view.welcome.samples[0].isVisible()
    menu = desk.window.top.recorded_button.menu()
    assert menu is not None
    titles = [action.text() for action in menu.actions()[-1].menu().actions()]
    assert all(sample.title in titles for sample in SAMPLES)


def test_what_is_no_trace_is_said_in_a_sentence_and_the_window_stays(desk: Desk, tmp_path: Path) -> None:
    desk.show()
    for content, said in ((b"{", "not a recorded reply"), (b'{"schema":9,"rounds":[]}', "newer Draftlight")):
        bad = tmp_path / "bad.json"
        bad.write_bytes(content)
        with desk.bot.waitSignal(desk.window.recorded.failed):
            desk.window.recorded.open(bad)
        assert said in desk.window.view.banner.sentence
        assert not desk.window.shows.on


def test_hostile_text_is_shown_as_text(desk: Desk, tmp_path: Path) -> None:
    hostile = written(f"Before. {_EVIL} after. {_EVIL}")
    summary = replace(hostile.summary, target=f"<b>{_EVIL}", draft="<img src='file:///x'>")
    path = tmp_path / "<b>evil & co.json"
    write_trace(path, replace(hostile, summary=summary, question=_EVIL))
    desk.show()
    view = opened(desk, path)
    assert "<script>alert(1)</script>" in reply_of(view).body.answer
    assert not view.grab().isNull()
    view.replay_requested.emit()
    replay = desk.window.shows.slow_motion
    assert replay is not None
    for _ in range(12):
        replay.step(1)
    replay.step(10_000)
    assert not desk.window.grab().isNull()


def test_a_trace_dropped_on_the_window_is_opened(desk: Desk, file: Path) -> None:
    desk.show()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    common = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        QApplication.sendEvent(desk.window, QDragEnterEvent(QPoint(300, 300), *common))
        assert desk.window.recorded_drops.hint.isVisible()
        QApplication.sendEvent(desk.window, QDropEvent(QPointF(300, 300), *common))
    assert not desk.window.recorded_drops.hint.isVisible()


def test_a_reply_is_saved_with_its_question_and_opens_again(desk: Desk, tmp_path: Path) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Why is the sky blue?")
    desk.window.recorded.save()
    path = tmp_path / "sky.json"
    dialog = dialog_of(desk)
    with desk.bot.waitSignal(desk.window.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    kept = read_trace(path)
    assert kept.question == "Why is the sky blue?"
    assert kept.summary == desk.window.chat.messages[-1].trace.summary  # type: ignore[union-attr]
    assert "sky.json" in desk.window.view.banner.sentence
    assert reply_of(opened(desk, path)).body.answer == REPLY


def test_any_reply_of_a_chat_is_shared_from_its_own_menu(desk: Desk, tmp_path: Path) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("First?")
    desk.script.reply = "A short one."
    desk.ask("Second?")
    first = next(m for m in desk.window.view.transcript._column.messages if isinstance(m, ReplyMessage))
    menu = first.more_button.menu()
    assert menu is not None
    menu.actions()[1].trigger()
    path = tmp_path / "first.html"
    dialog = dialog_of(desk)
    with desk.bot.waitSignal(desk.window.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    assert first.trace is not None
    assert path.read_text(encoding="utf-8") == page_of(replace(first.trace, question="First?"))
    assert desk.window.view.banner.action.text() == "Show it"


def test_an_opened_reply_is_shared_as_it_was_saved(desk: Desk, file: Path, trace: Trace, tmp_path: Path) -> None:
    desk.show()
    view = opened(desk, file)
    desk.bot.mouseClick(view.share_button, Qt.MouseButton.LeftButton)
    path = tmp_path / "page.html"
    dialog = dialog_of(desk)
    with desk.bot.waitSignal(desk.window.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    assert path.read_text(encoding="utf-8") == page_of(trace)


def test_a_folder_that_takes_no_file_is_said_so(desk: Desk, file: Path, tmp_path: Path) -> None:
    desk.show()
    view = opened(desk, file)
    view.share_requested.emit()
    dialog = dialog_of(desk)
    with desk.bot.waitSignal(desk.window.recorded.failed):
        dialog.fileSelected.emit(str(file / "page.html"))
    dialog.close()
    assert "cannot be written" in desk.window.view.banner.sentence


def test_without_a_reply_there_is_nothing_to_save(desk: Desk) -> None:
    desk.show()
    desk.window.recorded.save()
    desk.window.recorded.share()
    assert desk.window.findChild(QFileDialog) is None
    menu = desk.window.top.recorded_button.menu()
    assert menu is not None
    enabled = {action.text().split("\t")[0]: action.isEnabled() for action in menu.actions()}
    assert enabled["Open recorded reply…"]
    assert not enabled["Share this reply as HTML page…"]


def test_opening_twice_at_once_shows_the_last(desk: Desk, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    write_trace(other, written("Something else."))
    desk.show()
    desk.window.recorded.open(file)
    opened(desk, other)
    view = desk.window.shows.recorded
    assert view is not None
    assert view.title.full_text == "other.json"


def test_closing_the_window_while_a_file_is_read_is_quiet(desk: Desk, file: Path) -> None:
    desk.show()
    desk.window.recorded.open(file)
    desk.window.close()


@pytest.mark.parametrize("size", [(480, 560), (900, 600), (1280, 800)])
def test_every_control_has_a_name_and_fits(desk: Desk, file: Path, size: tuple[int, int]) -> None:
    desk.show(*size)
    view = opened(desk, file)
    for control in (view.replay_button, view.share_button, view.close_button, desk.window.top.recorded_button):
        assert control.accessibleName()
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus
    for control in (view.replay_button, view.share_button, view.close_button):
        assert view.rect().contains(control.geometry().translated(control.parentWidget().mapTo(view, QPoint())))


def test_on_stage_the_recorded_reply_and_the_gauge_are_alone(desk: Desk, file: Path) -> None:
    desk.show()
    view = opened(desk, file)
    desk.window.stage.enter()
    assert view.transcript.isVisible()
    assert desk.window.hood.gauge.isVisible()
    for gone in (view.title, view.close_button, view.legend):
        assert not gone.isVisible()
    desk.window.escape()
    assert view.close_button.isVisible()
    assert desk.window.shows.recorded is view


@pytest.mark.parametrize("zoom", [1.0, 2.0, 2.5])
def test_its_buttons_are_whole_at_any_zoom(desk: Desk, file: Path, zoom: float) -> None:
    desk.show(480, 700)
    view = opened(desk, file)
    desk.window.theme.set_zoom(zoom)
    QApplication.processEvents()
    for button in (view.replay_button, view.share_button, view.close_button):
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()


def test_an_empty_reply_is_shown_too(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    data = written("One.").to_json()
    path.write_text(json.dumps({**data, "text": "", "rounds": []}))
    desk.show()
    view = opened(desk, path)
    assert not view.replay_button.isEnabled()
    desk.window.play_slowly()
    assert desk.window.shows.slow_motion is None


@pytest.fixture
def large(tmp_path: Path) -> Path:
    """A file of several MB."""
    path = tmp_path / "long.json"
    write_trace(path, written((_TEXT + "\n\n") * 260))
    assert path.stat().st_size > LARGE_BYTES
    return path


def test_reading_a_large_file_is_said_and_the_sentence_goes_when_it_is_shown(desk: Desk, large: Path) -> None:
    desk.show()
    banner = desk.window.view.banner
    desk.window.recorded.open(large)
    assert banner.sentence == "Reading “long.json”…"
    assert banner.isVisible()
    desk.bot.waitUntil(lambda: desk.window.shows.recorded is not None)
    assert not banner.isVisible()


def test_reading_a_large_file_can_be_given_up(desk: Desk, large: Path) -> None:
    desk.show()
    banner = desk.window.view.banner
    shown = []
    desk.window.shows.recorded_shown.connect(shown.append)
    desk.window.recorded.open(large)
    desk.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    assert not banner.isVisible()
    errands = desk.window.services.errands
    desk.bot.waitUntil(lambda: not errands._threads)
    assert shown == []


def test_a_large_file_that_is_none_is_refused_in_its_own_sentence(desk: Desk, tmp_path: Path) -> None:
    desk.show()
    path = tmp_path / "noise.json"
    path.write_bytes(b"x" * (LARGE_BYTES + 1))
    desk.window.recorded.open(path)
    banner = desk.window.view.banner
    desk.bot.waitUntil(lambda: "is not a recorded reply" in banner.sentence)
    assert banner.isVisible()


def test_another_file_takes_the_sentence_of_the_one_before_away(desk: Desk, large: Path, file: Path) -> None:
    desk.show()
    desk.window.recorded.open(large)
    opened(desk, file)
    assert not desk.window.view.banner.isVisible()


def test_a_long_reply_comes_bit_by_bit_and_ends_as_if_shown_at_once(desk: Desk, large: Path) -> None:
    desk.show()
    view = opened(desk, large)
    body, trace = reply_of(view).body, read_trace(large)
    first = len(body.toPlainText())
    assert 0 < first < len(trace.summary.text) / 2
    desk.bot.waitUntil(lambda: not body._rest.isActive())
    at_once = ReplyMessage(9, body.page.typography)
    desk.bot.addWidget(at_once)
    at_once.set_rejected_visible(True)
    at_once.finish(trace.summary.text, trace)
    assert body.toPlainText() == at_once.body.toPlainText()
    assert body.page.entry_at == at_once.body.page.entry_at
    assert view.transcript._scroll.verticalScrollBar().value() == 0
