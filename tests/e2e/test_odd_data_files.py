"""Pipes, devices and rubbish where the program's own files should be: a command does its work all the same."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.program import draftlight

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has neither pipes nor devices in folders")

NAMES = ("settings", "lessons", "trials", "uses", "tool-servers", "prompts", "added", "facts", "catalog", "processor")
KINDS: dict[str, Callable[[Path], object]] = {
    "pipes": os.mkfifo,
    "devices": lambda path: path.symlink_to("/dev/zero"),
    "full devices": lambda path: path.symlink_to("/dev/full"),
    "folders": Path.mkdir,
    "deep": lambda path: path.write_bytes(b"[" * 300_000),
}


@pytest.mark.parametrize("place", KINDS.values(), ids=KINDS)
def test_a_command_goes_on_whatever_its_files_are(tmp_path: Path, place: Callable[[Path], object]) -> None:
    data = tmp_path / "data"
    data.mkdir()
    for name in NAMES:
        place(data / f"{name}.json")
    ended = draftlight(data, "models")
    assert ended.status == 0
    assert "tarter" in ended.out
