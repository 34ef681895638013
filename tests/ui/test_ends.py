"""What comes from outside: a second start, a signal, the end of the session. Nothing that was said or set is lost."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.settings import Settings
from app.traces.files import write_trace
from app.ui.application import receive_visits
from app.ui.window.termination import EndSignals
from tests.fakes.rounds import written
from tests.ui.conftest import Desk


def leave_note(desk: Desk, **note: object) -> Path:
    path = desk.paths.visits / "note.json"
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(".note")
    part.write_text(json.dumps(note))
    part.rename(path)
    return path


def test_a_second_start_raises_the_window_and_hands_over_its_file(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    write_trace(file, written("One two three."))
    receive_visits(desk.paths, desk.window)
    desk.show()
    desk.window.setWindowState(Qt.WindowState.WindowMinimized)
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        note = leave_note(desk, open=str(file), token="")
    assert not note.exists()
    assert not desk.window.isMinimized()
    view = desk.window.shows.recorded
    assert view is not None
    assert view.title.full_text == "counting.json"


def test_a_note_from_before_the_window_was_there_is_taken_too(desk: Desk) -> None:
    note = leave_note(desk, open=None, token="")
    receive_visits(desk.paths, desk.window)
    desk.show()
    assert not note.exists()


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"open": 7}', b"\xff\xfe", b'{"open": "/no/such/file.json"}'])
def test_a_note_of_any_kind_does_no_harm(desk: Desk, content: bytes) -> None:
    receive_visits(desk.paths, desk.window)
    (desk.paths.visits / "odd.json").write_bytes(content)
    desk.show()
    if b"such" in content:
        desk.bot.waitUntil(desk.window.view.banner.isVisible)


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself these signals there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_wakes_the_loop_and_a_second_ctrl_c_ends_at_once(desk: Desk, name: str) -> None:
    before = signal.getsignal(signal.SIGINT)
    signals = EndSignals()
    signals.listen()
    try:
        with desk.bot.waitSignal(signals.asked):
            os.kill(os.getpid(), getattr(signal, name))
        assert signals.number == getattr(signal, name)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    finally:
        signals.close()
    assert signal.getsignal(signal.SIGINT) is before


def test_the_end_of_the_session_finds_everything_saved(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    running = desk.window.chat.running_here
    assert running is not None
    desk.bot.waitUntil(lambda: len(running.rounds) == 3)
    desk.settings.set("max_tokens", 77)
    desk.window.keep_everything()
    (conversation,) = desk.store.conversations()
    assert desk.store.messages(conversation.id)[-1].text == running.text
    assert Settings.load(desk.paths.settings).max_tokens == 77
    assert (desk.paths.data / "window.ini").exists()


def test_settings_are_on_the_disk_soon_after_they_change(desk: Desk) -> None:
    desk.show()
    desk.window.toggle_theme()
    desk.bot.waitUntil(lambda: Settings.load(desk.paths.settings).theme == desk.settings.theme != "system")
