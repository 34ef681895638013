"""Settings are written beside the window, in order, and none is lost."""

from __future__ import annotations

import os
import threading
from functools import partial
from pathlib import Path

import pytest

from app.settings import Settings
from app.system.files import write_whole
from app.ui.engine_link.saving import OrderedWriting
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


@pytest.fixture
def syncing(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads that waited for the disk to have a file; the folder is this test's."""
    threads: list[threading.Thread] = []
    real = os.fsync

    def fsync(file: int) -> None:
        threads.append(threading.current_thread())
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    return threads


def test_the_window_waits_for_no_disk_when_settings_change(
    harness: WindowHarness, syncing: list[threading.Thread]
) -> None:
    harness.actions.use_pair("starter:f32", None)
    assert harness.saved_settings().target == "starter:f32"
    harness.actions.toggle_theme()
    assert harness.saved_settings().theme == harness.settings.theme
    harness.actions.apply_settings()
    harness.saved_settings()
    assert syncing
    assert threading.main_thread() not in syncing


def test_closing_saves_what_was_just_set(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.actions.use_pair("starter:f32", None)
    own_harness.settings.set("max_tokens", 77)
    own_harness.window.close()
    saved = Settings.load(own_harness.paths.settings)
    assert (saved.target, saved.max_tokens) == ("starter:f32", 77)


def test_that_a_choice_cannot_be_remembered_is_said(harness: WindowHarness) -> None:
    harness.saved_settings()
    harness.paths.settings.unlink()
    harness.paths.settings.mkdir()  # which no file can take the place of
    harness.actions.use_pair("starter:f32", None)
    banner = harness.parts.view.banner
    harness.bot.waitUntil(lambda: banner.isVisible() and "settings.json" in banner.sentence)
    harness.paths.settings.rmdir()
    harness.settings.set("max_tokens", 77)
    assert harness.saved_settings().target == "starter:f32"


def test_an_older_version_never_takes_a_newer_ones_place(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write = OrderedWriting(partial(write_whole, file))
    older, newer = write.next_number(), write.next_number()
    write(newer, b"newer")
    write(older, b"older")
    assert file.read_bytes() == b"newer"
