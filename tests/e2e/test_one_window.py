"""The window as a process: one for each data folder, and ends that come from outside."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desktop import single_instance
from tests.e2e.program import command, draftlight, environment, perform

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent these signals there")


@pytest.fixture
def window(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A window that is open: a second start handed over to it and ended."""
    running = subprocess.Popen(command(tmp_path, *()), env=environment(), stderr=subprocess.PIPE)
    while not (tmp_path / "window.lock").exists():
        with contextlib.suppress(subprocess.TimeoutExpired):
            running.wait(0.05)
        assert running.poll() is None
    ended = draftlight(tmp_path, "--open", "no such file.json")
    assert (ended.status, ended.out, ended.err) == (0, "", "")
    assert running.poll() is None
    yield running
    running.kill()
    running.wait(60)
    if running.stderr is not None:
        running.stderr.close()


def output_of(window: subprocess.Popen[bytes]) -> str:
    """Return its output until its end; the screenless platform says of itself that it raises no windows."""
    lines = window.communicate(timeout=60)[1].decode().splitlines()
    return "\n".join(line for line in lines if not line.startswith("This plugin does not support"))


def test_a_signal_closes_the_window_in_order(window: subprocess.Popen[bytes], tmp_path: Path) -> None:
    assert perform(tmp_path, "models") == 0  # commands run beside it
    window.terminate()
    assert output_of(window) == ""
    assert window.returncode == 128 + signal.SIGTERM
    chosen = json.loads((tmp_path / "settings.json").read_text())["chosen"]
    assert not chosen
    assert (tmp_path / "window.ini").stat().st_mode & 0o077 == 0


def test_a_killed_window_is_no_obstacle(window: subprocess.Popen[bytes], tmp_path: Path) -> None:
    window.kill()
    window.wait(60)
    with single_instance.single_instance(tmp_path, tmp_path / "visits", None) as ours:
        assert ours
