"""Starts a child process for work that can crash or cannot be stopped, so that the window survives it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
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
    """Run :func:`app.llama.child.main` in a child, from a checkout, an installation or a frozen bundle.

    The child has a process group of its own, so that Ctrl-C in the terminal reaches the parent alone, which then ends
    the child. Otherwise a child ended by Ctrl-C would look like one that crashed.

    Args:
        arguments: of that function.
        stdin: as for :class:`subprocess.Popen`.
        stdout: as for :class:`subprocess.Popen`.
        stderr: as for :class:`subprocess.Popen`.
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


def output_of(child: Popen[bytes], look: Callable[[], object]) -> tuple[bytes, bytes]:
    """Wait for a child and return what it wrote to its standard output and error, as far as these are pipes.

    Args:
        child: is ended if ``look`` raises.
        look: called every 50 ms; raises what is to end the child.
    """
    try:
        while True:
            try:
                written, complaints = child.communicate(timeout=0.05)
            except subprocess.TimeoutExpired:
                look()
            else:
                return written or b"", complaints or b""
    finally:
        if child.poll() is None:
            child.kill()
            child.communicate()
