"""Loading an unseen file in a child process first: a crash in native code then costs a sentence, not the window.

A processor that lacks an instruction, a file that trips an assertion, memory that runs out: each ends a process at
once, with no error to catch. So a file that was never loaded here is first loaded, and run for one token, in a
process that may die.
"""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

from app.llama.child import command

_LOOK_EVERY_S = 0.05
_REFUSED = 3
_CONTEXT_TOKENS = 64


class TrialCancelled(Exception):
    """The trial was stopped on request; nothing is known about the file."""


def try_out(path: Path, *, gpu_layers: int, cancelled: Callable[[], bool]) -> str | None:
    """Load the file and run one token in a child process.

    Returns:
        Why the file cannot be used, in one sentence; ``None`` when it can.

    Raises:
        TrialCancelled: ``cancelled`` said so.
    """
    child = subprocess.Popen(  # noqa: S603 - our own program
        command("try", str(path), str(gpu_layers)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        while True:
            try:
                said, _ = child.communicate(timeout=_LOOK_EVERY_S)
                break
            except subprocess.TimeoutExpired:
                if cancelled():
                    raise TrialCancelled from None
    finally:
        if child.poll() is None:
            child.kill()
            child.communicate()
    if child.returncode == 0:
        return None
    if child.returncode == _REFUSED:
        return said.decode("utf-8", "replace").strip()
    return _crash(path, child.returncode)


def run(path: Path, gpu_layers: int) -> int:
    """The child's work; returns its exit status and prints the reason if it refuses."""
    from app.errors import WorldError  # noqa: PLC0415 - the parent must not load the library
    from app.llama.context import Context, StopFlag  # noqa: PLC0415
    from app.llama.model import Model  # noqa: PLC0415
    from app.speculation.model import BrokenModel  # noqa: PLC0415

    try:
        model = Model(path, gpu_layers=gpu_layers)
        if model.is_generator:
            context = Context(model, context_tokens=_CONTEXT_TOKENS, threads=1, stop=StopFlag())
            context.decode([0], rows=1)
    except (WorldError, BrokenModel) as error:
        print(error)  # noqa: T201 - the parent reads it
        return _REFUSED
    return 0


def _crash(path: Path, status: int) -> str:
    number = -status if status < 0 else None
    if number == signal.SIGILL:
        return f"{path.name} needs instructions that this computer's processor does not have."
    if number == getattr(signal, "SIGKILL", 9):
        return f"{path.name} was stopped by the system while loading: most likely there is not enough memory for it."
    return f"{path.name} makes llama.cpp crash, so it cannot be used. It may be damaged, or newer than this version."
