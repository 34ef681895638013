"""Tests that the benchmarks' random actions stay in their folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.confinement import landlock_version

pytestmark = pytest.mark.skipif(not landlock_version(), reason="only Linux keeps a process within a folder")

_TRIES = """
import os, sys
from pathlib import Path
within, outside = map(Path, sys.argv[1:])
def tried(act):
    try:
        act()
    except PermissionError:
        return "refused"
    return "done"
there = outside / "there"
print(*(tried(act) for act in (
    lambda: (within / "new").write_text("x"), lambda: (within / "folder").mkdir(), (within / "new").unlink,
    lambda: Path(os.devnull).write_text("x"), lambda: there.read_text(),
    lambda: (outside / "new").write_text("x"), lambda: there.write_text("x"), lambda: (outside / "folder").mkdir(),
    there.unlink, lambda: there.rename(within / "moved"), lambda: os.truncate(there, 0),
)))
"""


def test_a_confined_command_changes_nothing_elsewhere(tmp_path: Path) -> None:
    within, outside = tmp_path / "within", tmp_path / "outside"
    within.mkdir()
    outside.mkdir()
    (outside / "there").write_text("kept")
    confined = [sys.executable, "-m", "tests.benchmarks.confinement", str(within)]
    done = subprocess.run(
        [*confined, sys.executable, "-c", _TRIES, str(within), str(outside)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["done"] * 5 + ["refused"] * 6
    assert [path.name for path in outside.iterdir()] == ["there"]
    assert (outside / "there").read_text() == "kept"
