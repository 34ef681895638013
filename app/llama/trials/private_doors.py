"""Tries what :mod:`app.llama.private` relies on, in a child process: where it does not hold, llama.cpp may end it."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from app.llama.child_processes.starting import start

_PATIENCE_S = 60.0
_NO_RESULT = "The process that tried this ended, or did not end in time."


@dataclass(frozen=True, slots=True)
class DoorCheck:
    """Result of checking one use of llama.cpp's insides."""

    door: str
    works: bool
    sentence: str
    """The way it was tried; or why it does not work, and what the program does without it."""


def check_private_doors(model: Path, head: Path) -> list[DoorCheck]:
    """Try all of them; takes a second or two. The model is a small one, and the head an EAGLE-3 head for it."""
    child = start("doors", str(model), str(head), stdout=subprocess.PIPE)
    try:
        output, _ = child.communicate(timeout=_PATIENCE_S)
    except subprocess.TimeoutExpired:
        child.kill()
        output, _ = child.communicate()
    finally:
        child.kill()
    checks: dict[str, DoorCheck] = {}
    for line in output.decode("utf-8", "replace").splitlines():
        door, *result = json.loads(line)  # a line before each trial, and another one after it
        checks[door] = DoorCheck(door, *result) if result else DoorCheck(door, works=False, sentence=_NO_RESULT)
    return list(checks.values()) or [DoorCheck("llama.cpp's library", works=False, sentence=_NO_RESULT)]
