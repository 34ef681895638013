"""Nothing that was written or said is lost: drafts, words that cannot be saved just now, ends from outside."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.errors import NotEnoughMemory
from app.settings import Settings
from app.traces.trace_files import write_trace
from app.ui.application import build, receive_open_requests
from app.ui.chat.composing import unsent_messages
from app.ui.window.lifecycle import EndSignals
from app.ui.window.main_window import MainWindow
from tests.fakes.held_database import held_by_another_program
from tests.fakes.rounds import written
from tests.fakes.scripted_engine import REPLY, ScriptedEngine
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def typed(harness: WindowHarness) -> str:
    return harness.parts.view.composer.edit.toPlainText()


def write(harness: WindowHarness, text: str) -> None:
    edit = harness.parts.view.composer.edit
    edit.clear()
    harness.bot.keyClicks(edit, text)


def attach(harness: WindowHarness, path: Path) -> None:
    path.write_text("The tower leans by 3.97 degrees.")
    harness.actions.documents.add_files([path])
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)


def chips(harness: WindowHarness) -> list[str]:
    return [file.name for file in harness.parts.pending_files.files]


def asked_in(harness: WindowHarness) -> int:
    harness.actions.new_chat()
    harness.ask("Why is the sky blue?")
    return harness.parts.chat.conversation_id


def test_each_chat_has_its_own_draft_with_its_files(harness: WindowHarness, tmp_path: Path) -> None:
    first, second = asked_in(harness), asked_in(harness)
    harness.actions.open_chat(first)
    write(harness, "To the first")
    attach(harness, tmp_path / "a.txt")
    harness.actions.open_chat(second)
    assert (typed(harness), chips(harness)) == ("", [])
    write(harness, "To the second")
    harness.actions.open_chat(first)
    assert (typed(harness), chips(harness)) == ("To the first", ["a.txt"])
    harness.bot.waitUntil(lambda: harness.parts.pending_files.files[0].tokens is not None)
    harness.actions.open_chat(second)
    assert typed(harness) == "To the second"
    harness.actions.new_chat()
    assert typed(harness) == ""


def _next_window(harness: WindowHarness) -> MainWindow:
    program = build(
        paths=harness.paths,
        engine_factory=lambda sink: ScriptedEngine(sink, harness.script),
        store=harness.store,
        settings=harness.settings,
        entries=tuple,
    )
    program.window.resize(1000, 700)
    with harness.bot.waitSignal(program.window.painted):
        program.window.show()
    QApplication.processEvents()
    return program.window


def _close(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    window.parts.theme.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_restart_shows_the_chat_whose_message_was_not_sent(own_harness: WindowHarness, tmp_path: Path) -> None:
    own_harness.show()
    own_harness.load_starter()
    conversation = asked_in(own_harness)
    write(own_harness, "Half a quest")
    attach(own_harness, tmp_path / "a.txt")
    own_harness.window.close()
    (tmp_path / "a.txt").unlink()  # what was given is kept, not where it was

    window = _next_window(own_harness)
    assert window.parts.chat.conversation_id == conversation
    assert window.parts.view.composer.edit.toPlainText() == "Half a quest"
    (file,) = window.parts.pending_files.files
    assert (file.name, file.text) == ("a.txt", "The tower leans by 3.97 degrees.")
    assert window.parts.view.composer.send_button.isEnabled()
    window.parts.pending_files.clear()
    window.parts.view.composer.edit.clear()
    _close(window)
    assert not own_harness.paths.unsent_messages.exists()


def test_a_file_that_was_still_being_read_is_read_at_the_next_start(own_harness: WindowHarness, tmp_path: Path) -> None:
    own_harness.show()
    (tmp_path / "a.txt").write_text("The tower leans.")
    own_harness.actions.documents.add_files([tmp_path / "a.txt"])
    own_harness.window.close()
    window = _next_window(own_harness)
    own_harness.bot.waitUntil(lambda: not window.parts.pending_files.busy)
    assert [file.text for file in window.parts.pending_files.files] == ["The tower leans."]
    _close(window)


@pytest.mark.parametrize("room", [12_000_000, 0], ids=["kept", "read again"])
def test_a_picture_is_still_one_after_a_restart(
    own_harness: WindowHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """It came back as a text file with nothing in it, and would have been sent as such."""
    monkeypatch.setattr(unsent_messages, "_MOST_PICTURE_BYTES", room)
    own_harness.show()
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    picture.fill(QColor(200, 30, 30))
    assert picture.save(str(tmp_path / "bicycle.png"))
    own_harness.actions.documents.add_files([tmp_path / "bicycle.png"])
    own_harness.parts.pending_files.add_picture(picture)
    own_harness.bot.waitUntil(lambda: not own_harness.parts.pending_files.busy)
    before = [(file.name, file.picture, file.preview) for file in own_harness.parts.pending_files.files]
    assert all(content for _, content, _ in before)
    own_harness.window.close()

    window = _next_window(own_harness)
    own_harness.bot.waitUntil(lambda: not window.parts.pending_files.busy)
    after = [(file.name, file.picture, file.preview) for file in window.parts.pending_files.files]
    assert after == (before if room else before[:1])  # what was pasted is nowhere else
    window.parts.pending_files.clear()
    _close(window)


def test_a_damaged_file_costs_the_drafts_alone(harness: WindowHarness) -> None:
    wrong_types = b'{"drafts": [{"chat": [], "text": 7, "files": [{"name": 1}, 2]}]}'
    for content in (b"", b"{", b"[]", b'{"drafts": 3}', wrong_types):
        harness.paths.unsent_messages.write_bytes(content)
        assert harness.window.unsent_messages.restore() is None, content
        assert typed(harness) == ""


def test_what_was_written_before_an_edit_comes_back(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask()
    write(harness, "Half a quest")
    attach(harness, tmp_path / "a.txt")
    harness.parts.view.message_sending.edit_last()
    assert (typed(harness), chips(harness)) == ("Why is the sky blue?", [])
    harness.actions.escape()
    assert (typed(harness), chips(harness)) == ("Half a quest", ["a.txt"])
    harness.parts.view.message_sending.edit_last()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.keyClick(harness.parts.view.composer.edit, Qt.Key.Key_Return)
    assert (typed(harness), chips(harness)) == ("Half a quest", ["a.txt"])


def test_up_in_an_empty_field_brings_back_what_was_asked(harness: WindowHarness) -> None:
    for question in ("One?", "Two?\nof two lines"):
        harness.ask(question)
    edit = harness.parts.view.composer.edit
    up, down = Qt.Key.Key_Up, Qt.Key.Key_Down
    seen = []
    for key in (up, up, up, down, down, down):
        harness.bot.keyClick(edit, key)
        seen.append(typed(harness))
    assert seen == ["Two?\nof two lines", "One?", "One?", "Two?\nof two lines", "", ""]
    harness.bot.keyClicks(edit, "Mine")
    harness.bot.keyClick(edit, up)
    assert typed(harness) == "Mine"


@pytest.mark.parametrize("delete_all", [False, True], ids=["its chat", "all chats"])
def test_no_draft_is_kept_of_a_deleted_chat(harness: WindowHarness, delete_all: bool) -> None:
    conversation = asked_in(harness)
    write(harness, "Half a quest")
    harness.actions.new_chat()
    harness.window.unsent_messages.keep()
    assert harness.paths.unsent_messages.exists()
    if delete_all:
        harness.parts.sidebar.delete_all()
    else:
        harness.parts.sidebar.chat_actions.delete([harness.store.conversation(conversation)])
        harness.window.unsent_messages.keep()
    assert not harness.paths.unsent_messages.exists()


def kept_replies(path: Path) -> list[tuple[str, str]]:
    """Return the replies that a program would read that starts now."""
    database = sqlite3.connect(path)
    try:
        return list(database.execute("SELECT text, state FROM messages WHERE role = 'assistant' ORDER BY id"))
    finally:
        database.close()


@pytest.fixture
def saves_at_every_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.conversation.reply_writing.SAVE_EVERY_S", 0.0)


def begin_reply(harness: WindowHarness, rounds: int) -> None:
    harness.script.hold_reply_after = rounds
    harness.parts.view.message_sending.ask("Tell me a long story.")
    harness.bot.waitUntil(lambda: harness.parts.chat.running_here is not None and _written(harness) == rounds)


def _written(harness: WindowHarness) -> int:
    running = harness.parts.chat.running_here
    return len(running.rounds) if running is not None else 0


@pytest.mark.usefixtures("saves_at_every_batch")
def test_words_of_a_reply_that_could_not_be_saved_are_saved_without_anybody_doing_anything(
    harness: WindowHarness,
) -> None:
    begin_reply(harness, 2)
    saving, view = harness.parts.chat.saving, harness.parts.view
    again = harness.parts.save_timers.findChildren(QTimer)[0]
    first = kept_replies(harness.paths.chats)[0][0]
    assert first
    with held_by_another_program(harness.paths.chats):
        harness.script.hold_reply_after = 6
        harness.engine.go_on()
        harness.bot.waitUntil(lambda: _written(harness) == 6)
        assert saving.unsaved
        assert again.isActive()
        assert view.status.unsaved.isVisible()
        assert view.banner.isVisible()
        assert kept_replies(harness.paths.chats) == [(first, "streaming")]
    harness.bot.waitUntil(lambda: not saving.unsaved)
    assert not again.isActive()
    running = harness.parts.chat.running_here
    assert len(running.text) > len(first)
    assert kept_replies(harness.paths.chats) == [(running.text, "streaming")]
    assert not view.status.unsaved.isVisible()
    assert not view.banner.isVisible()
    harness.end_reply()


@pytest.mark.usefixtures("saves_at_every_batch")
def test_another_try_that_came_to_nothing_while_nothing_could_be_saved_gives_the_first_one_back(
    harness: WindowHarness,
) -> None:
    harness.ask("Which?")
    harness.script.hold_prefill = True
    with harness.bot.waitSignal(harness.parts.chat.reply_begun):
        harness.actions.regenerate_last()
    chat, view = harness.parts.chat, harness.parts.view
    with held_by_another_program(harness.paths.chats):
        harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
        with harness.bot.waitSignal(harness.program.session.failed):
            harness.engine.go_on()
        assert chat.saving.unsaved
        assert view.banner.sentence == "There is not enough free memory."
        assert [message.text for message in chat.messages] == ["Which?"]
        assert not chat.running
    harness.bot.waitUntil(lambda: not chat.saving.unsaved)
    assert [message.text for message in chat.messages] == ["Which?", REPLY]
    assert kept_replies(harness.paths.chats) == [(REPLY, "complete"), ("", "failed")]


def leave_note(own_harness: WindowHarness, **note: object) -> Path:
    path = own_harness.paths.open_requests / "note.json"
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(".note")
    part.write_text(json.dumps(note))
    part.rename(path)
    return path


def test_a_second_start_raises_the_window_and_hands_over_its_file(own_harness: WindowHarness, tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    write_trace(file, written("One two three."))
    receive_open_requests(own_harness.paths, own_harness.window)
    own_harness.show()
    own_harness.window.setWindowState(Qt.WindowState.WindowMinimized)
    with own_harness.bot.waitSignal(own_harness.parts.overlays.recorded_shown):
        note = leave_note(own_harness, open=str(file), token="")
    assert not note.exists()
    assert not own_harness.window.isMinimized()
    view = own_harness.parts.overlays.recorded
    assert view.title.full_text == "counting.json"


def test_a_note_of_any_kind_does_no_harm(own_harness: WindowHarness) -> None:
    own_harness.show()  # first: a sentence that comes while the window opens may give way to another one
    receive_open_requests(own_harness.paths, own_harness.window)
    for number, content in enumerate((b"", b"[1]", b'{"open": 7}', b"\xff\xfe", b'{"open": "/no/such/file.json"}')):
        (own_harness.paths.open_requests / f"{number}.json").write_bytes(content)
    own_harness.bot.waitUntil(own_harness.parts.view.banner.isVisible)  # the last of them is of use


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself these signals there")
@pytest.mark.usefixtures("hangup_signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGHUP"])
def test_a_signal_wakes_the_loop_and_a_second_ctrl_c_ends_at_once(qtbot: QtBot, name: str) -> None:
    before = signal.getsignal(signal.SIGINT)
    signals = EndSignals()
    signals.listen()
    try:
        with qtbot.waitSignal(signals.end_requested):
            os.kill(os.getpid(), getattr(signal, name))
        assert signals.number == getattr(signal, name)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    finally:
        signals.close()
    assert signal.getsignal(signal.SIGINT) is before


def test_the_end_of_the_session_finds_everything_saved(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    own_harness.begin_reply("Tell me a long story.")
    running = own_harness.parts.chat.running_here
    own_harness.bot.waitUntil(lambda: len(running.rounds) == 3)
    own_harness.settings.set("max_tokens", 77)
    own_harness.window.keep_everything()
    (conversation,) = own_harness.store.conversations()
    assert own_harness.store.messages(conversation.id)[-1].text == running.text
    saved = Settings.load(own_harness.paths.settings)
    assert saved.max_tokens == 77
    assert not saved.is_chosen("zoom"), "nobody chose a size"
    assert (own_harness.paths.data / "window.ini").exists()
