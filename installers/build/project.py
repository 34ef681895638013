"""Common parts of all steps of the build: places, the version, the time put into files, running programs."""

from __future__ import annotations

import functools
import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from app import __version__

ROOT = Path(__file__).parent.parent.parent
WORK = ROOT / "build"
"""For what is made on the way; may be deleted at any time."""
DIST = ROOT / "dist"
BUNDLE = DIST / "draftlight"
LINUX_FILES = ROOT / "installers" / "linux"

NAME = "draftlight"
VERSION = __version__


class BuildError(Exception):
    """The build cannot go on; the sentence says why."""


def say(line: str) -> None:
    """One line on standard output, in order with what started programs print."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


@functools.cache
def source_time_s() -> int:
    """The time that goes into files, in seconds since 1970: two builds of one commit are to be alike."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch:
        return int(epoch)
    result = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    return int(result) if result else 1_700_000_000


def architecture() -> str:
    """The processor family, as Python names it: ``x86_64``, ``aarch64``, ``arm64``."""
    return platform.machine()


def run(command: Sequence[str | Path], *, where: Path = ROOT, variables: Mapping[str, str] | None = None) -> None:
    """Run a program; its output goes where ours does.

    Raises:
        BuildError: it is not there, or it failed.
    """
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(source_time_s()), "LC_ALL": "C.UTF-8", **(variables or {})}
    try:
        done = subprocess.run([str(part) for part in command], cwd=where, env=environment, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"{command[0]} is needed and not here.") from error
    if done.returncode != 0:
        raise BuildError(f"{' '.join(map(str, command))} ended with status {done.returncode}.")


def folder_bytes(folder: Path) -> int:
    """The size of all files in a folder; links count nothing."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
