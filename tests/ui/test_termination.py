"""A second start, a signal, the end of the session: nothing that was said or set is lost."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.settings import Settings
from app.traces.trace_files import write_trace
from app.ui.application import receive_open_requests
from app.ui.window.lifecycle import EndSignals
from tests.fakes.rounds import written
from tests.ui.conftest import WindowHarness


def leave_note(harness: WindowHarness, **note: object) -> Path:
    path = harness.paths.open_requests / "note.json"
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(".note")
    part.write_text(json.dumps(note))
    part.rename(path)
    return path


def test_a_second_start_raises_the_window_and_hands_over_its_file(harness: WindowHarness, tmp_path: Path) -> None:
    file = tmp_path / "counting.json"
    write_trace(file, written("One two three."))
    receive_open_requests(harness.paths, harness.window)
    harness.show()
    harness.window.setWindowState(Qt.WindowState.WindowMinimized)
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        note = leave_note(harness, open=str(file), token="")
    assert not note.exists()
    assert not harness.window.isMinimized()
    view = harness.parts.overlays.recorded
    assert view.title.full_text == "counting.json"


def test_a_note_from_before_the_window_was_there_is_taken_too(harness: WindowHarness) -> None:
    note = leave_note(harness, open=None, token="")
    receive_open_requests(harness.paths, harness.window)
    harness.show()
    assert not note.exists()


def test_a_note_of_any_kind_does_no_harm(harness: WindowHarness) -> None:
    harness.show()  # first: a sentence that comes while the window opens may give way to another one
    receive_open_requests(harness.paths, harness.window)
    for number, content in enumerate((b"", b"[1]", b'{"open": 7}', b"\xff\xfe", b'{"open": "/no/such/file.json"}')):
        (harness.paths.open_requests / f"{number}.json").write_bytes(content)
    harness.bot.waitUntil(harness.parts.view.banner.isVisible)  # the last of them is of use


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot send itself these signals there")
@pytest.mark.usefixtures("hangup_signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
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


def test_the_end_of_the_session_finds_everything_saved(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.begin_reply("Tell me a long story.")
    running = harness.parts.chat.running_here
    harness.bot.waitUntil(lambda: len(running.rounds) == 3)
    harness.settings.set("max_tokens", 77)
    harness.window.keep_everything()
    (conversation,) = harness.store.conversations()
    assert harness.store.messages(conversation.id)[-1].text == running.text
    assert Settings.load(harness.paths.settings).max_tokens == 77
    assert (harness.paths.data / "window.ini").exists()
