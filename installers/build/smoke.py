"""Trying a frozen program as a stranger's computer would run it: empty home, no Python, no network."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from installers.build.project import BuildError, say

_LONGEST_S = 400
_SCREEN = ("DISPLAY", "XAUTHORITY", "QT_QPA_PLATFORM")


def self_test(program: str) -> None:
    """Run the program's self-test and doctor, and say what they measured.

    Raises:
        BuildError: one of them failed.
    """
    with tempfile.TemporaryDirectory(prefix="draftlight home ü ") as home:
        report = _run(program, home, "--self-test", "--json")
        say(report.strip())
        if not json.loads(report)["ok"]:
            raise BuildError(f"The self-test of {program} failed.")
        facts = json.loads(_run(program, home, "doctor", "--json"))
        say(json.dumps({name: facts[name] for name in ("draftlight", "backends", "test_decode")}))


def _run(program: str, home: str, *arguments: str) -> str:
    variables = {"HOME": home, "PATH": str(_tools(Path(home) / "tools")), "LANG": "C.UTF-8"}
    variables |= {name: os.environ[name] for name in _SCREEN if name in os.environ}
    command = [*_without_network(), str(Path(program).resolve()), *arguments]
    try:
        done = subprocess.run(
            command, env=variables, cwd=home, capture_output=True, text=True, timeout=_LONGEST_S, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise BuildError(f"{program} {' '.join(arguments)} did not end within {_LONGEST_S} seconds.") from error
    if done.returncode != 0:
        raise BuildError(
            f"{program} {' '.join(arguments)} ended with status {done.returncode}:\n{done.stdout}\n{done.stderr}"
        )
    return done.stdout


def _tools(folder: Path) -> Path:
    """A folder with the two programs that the launcher calls: no Python lies on a PATH of this alone."""
    folder.mkdir(exist_ok=True)
    for name in ("readlink", "dirname"):
        program_path, link = shutil.which(name), folder / name
        if program_path is not None and not link.is_symlink():
            link.symlink_to(program_path)
    return folder


def _without_network() -> list[str]:
    """A network of its own with nothing in it, where the system lets us make one."""
    tool = shutil.which("unshare")
    if tool is not None:
        for options in (["-n"], ["-r", "-n"]):
            allowed = subprocess.run([tool, *options, "true"], capture_output=True, check=False).returncode == 0
            if allowed:
                return [tool, *options]
    say("the network could not be taken away on this system")
    return []
