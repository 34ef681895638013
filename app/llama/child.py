"""Work in a process of its own: what can crash, or cannot be stopped, must not take the window along."""

from __future__ import annotations

import sys
from pathlib import Path


def command(*arguments: str) -> list[str]:
    """The command line that runs ``main`` below in a child, from a checkout or a frozen bundle."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "app"]
    return [*program, "_child", *arguments]


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
