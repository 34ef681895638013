"""Work in a process of its own: what can crash, or cannot be stopped, must not take the window along."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from subprocess import DEVNULL, Popen
from types import MappingProxyType

from app.frozen import own_command


def start(
    *arguments: str,
    stdin: int = DEVNULL,
    stdout: int = DEVNULL,
    stderr: int = DEVNULL,
    variables: Mapping[str, str] = MappingProxyType({}),
) -> Popen[bytes]:
    """Run ``main`` below in a child, from a checkout, an installation or a frozen bundle.

    The child stands in a group of its own: Ctrl-C in the terminal reaches the parent alone, which then ends the child
    itself. Else a child ended by Ctrl-C would look like one that crashed.

    Args:
        arguments: of ``main``.
        stdin: as for :class:`subprocess.Popen`.
        stdout: likewise.
        stderr: likewise.
        variables: added to the environment.
    """
    program, needed = own_command()
    environment = {
        **os.environ,
        "GGML_NO_BACKTRACE": "1",  # else a failed assertion starts a debugger, for seconds
        **needed,
        **variables,
    }
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    return Popen(  # noqa: S603 - our own program
        [*program, "_child", *arguments],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        env=environment,
        start_new_session=True,
        creationflags=flags,
    )


def main(arguments: list[str]) -> int:
    """Entry point of a child process; returns its exit status."""
    match arguments:
        case ["quantize", source, target, kind]:
            from app.llama import quantize  # noqa: PLC0415 - only this job needs it

            return quantize.run(source, target, kind)
        case ["try", path, gpu_layers, work, memory, time, *head]:
            from app.llama import trial  # noqa: PLC0415
            from app.llama.bounds import Bounds  # noqa: PLC0415

            bounds = Bounds.from_arguments(memory, time)
            return trial.run(
                Path(path), int(gpu_layers), bounds, thorough=work == "all", head=Path(head[0]) if head else None
            )
        case ["match", path]:
            from app.llama import matcher  # noqa: PLC0415

            return matcher.run(Path(path))
        case ["render"]:
            from app.llama import renderer  # noqa: PLC0415

            return renderer.run()
        case ["score"]:
            from app.llama import backends  # noqa: PLC0415

            return backends.print_scores()
        case _:
            return 2
