"""A disk that is soon full: a small file system in memory, where the system lets us mount one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """Mount it there for as long as the block runs; skips the test where that is not permitted."""
    mount = shutil.which("mount")
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
    if (
        mount is None
        or os.name != "posix"
        or subprocess.run([mount, *options], capture_output=True, check=False).returncode
    ):
        pytest.skip("a small file system cannot be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Use up all that is free, also while others write there; returns the file that does."""
    filler = folder / "filler"
    size, taken = shutil.disk_usage(folder).free, 0
    with filler.open("wb") as file:
        while size >= 4096:
            try:
                os.posix_fallocate(file.fileno(), taken, size)
                taken += size
            except OSError:
                size //= 2
    return filler
