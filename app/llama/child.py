"""Work in a process of its own: what can crash, or cannot be stopped, must not take the window along."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from subprocess import DEVNULL, Popen

import app


def start(*arguments: str, stdout: int = DEVNULL, stderr: int = DEVNULL) -> Popen[bytes]:
    """Run ``main`` below in a child, from a checkout, an installation or a frozen bundle.

    The child stands in a group of its own: Ctrl-C in the terminal reaches the parent alone, which then ends the child
    itself. Else a child ended by Ctrl-C would look like one that crashed.
    """
    variables = {**os.environ, "GGML_NO_BACKTRACE": "1"}  # else a failed assertion starts a debugger, for seconds
    # Not the working folder: the person may stand in a project of their own with a package named "app".
    found = os.pathsep.join(filter(None, (str(Path(app.__file__).parent.parent), os.environ.get("PYTHONPATH"))))
    if getattr(sys, "frozen", False):
        program = [sys.executable]
    else:
        program = [sys.executable, "-P", "-m", "app"]
        variables["PYTHONPATH"] = found
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    return Popen(  # noqa: S603 - our own program
        [*program, "_child", *arguments],
        stdin=DEVNULL,
        stdout=stdout,
        stderr=stderr,
        env=variables,
        start_new_session=True,
        creationflags=flags,
    )


def main(arguments: list[str]) -> int:
    """Entry point of a child process; returns its exit status."""
    match arguments:
        case ["quantize", source, target, kind]:
            from app.llama import quantize  # noqa: PLC0415 - only this job needs it

            return quantize.run(source, target, kind)
        case ["try", path, gpu_layers]:
            from app.llama import trial  # noqa: PLC0415

            return trial.run(Path(path), int(gpu_layers))
        case _:
            return 2
