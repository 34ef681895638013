"""Finds ggml's backends where they are libraries of their own.

A release carries the processor backend once for each level of instructions, and may carry one for graphics cards; which
of them run is decided on the computer at hand (:mod:`app.llama.trials.processor`). Where llama.cpp was compiled for one
kind of computer, as in a checkout, there is nothing to choose, and everything here does nothing.

The choice travels as an environment variable, so that processes started from here on make the same one.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from app.llama.private.backend_score import score_backend

CHOICE_VARIABLE = "DRAFTLIGHT_BACKENDS"
"""Holds names as in the files' names, separated by commas, such as ``vulkan,cpu-haswell``; unset: ggml chooses. A
person may set it to overrule the program."""

COMPILE_OPTIONS = "--no-cache --reinstall-package llama-cpp-python"
"""Have uv compile llama.cpp once more. From its cache it would take what it compiled before: neither the computer nor
the environment variables are part of the cache's key."""

_PROCESSOR = "cpu-"
_NO_DEVICES = frozenset({"base", "cpu", "rpc"})
"""Parts of ggml that are no device of this computer: what all backends need, the processor backend of a library in one
piece, and what reaches other computers."""


@dataclass(frozen=True, slots=True)
class Backends:
    """The backend libraries in one folder; names as in the files' names."""

    folder: Path
    processors: tuple[str, ...]
    """One for each level of instructions."""
    devices: tuple[str, ...]
    """For graphics cards and the like."""

    def file(self, name: str) -> Path:
        return self.folder / f"{_beginning()}{name}{_ending()}"


def find_backends(folder: Path | None = None) -> Backends | None:
    """Return the backends beside llama.cpp's library, or ``None`` if it was compiled in one piece."""
    folder = folder or library_folder()
    if folder is None or not folder.is_dir():
        return None
    names = _backend_names(folder)
    processors = tuple(name for name in names if is_for_processor(name))
    return Backends(folder, processors, _for_devices(names)) if processors else None


def has_card_backend(folder: Path | None = None) -> bool:
    """Return whether llama.cpp was compiled for graphics cards, too; it is not loaded for this."""
    folder = folder or library_folder()
    return folder is not None and folder.is_dir() and bool(_for_devices(_backend_names(folder)))


def is_for_processor(name: str) -> bool:
    """Return whether a backend computes on the processor."""
    return name.startswith(_PROCESSOR)


def _backend_names(folder: Path) -> list[str]:
    return [
        file.name.removeprefix(_beginning()).removesuffix(_ending())
        for file in sorted(folder.iterdir())
        if file.name.startswith(_beginning()) and file.name.endswith(_ending())
    ]


def _for_devices(names: list[str]) -> tuple[str, ...]:
    return tuple(name for name in names if not is_for_processor(name) and name not in _NO_DEVICES)


def print_scores() -> int:
    """Print a line for each processor backend that this processor says it can run; return the child's exit status.

    This runs in a child process and prints line by line: a library that uses an unknown instruction while it is being
    loaded costs the rest of the lines, nothing else.
    """
    backends = find_backends()
    for name in backends.processors if backends else ():
        score = score_backend(backends.file(name)) if backends else 0
        if score > 0:
            sys.stdout.write(f"{name} {score}\n")
            sys.stdout.flush()
    return 0


def library_folder() -> Path | None:
    """Return the folder of llama.cpp's libraries, without loading any of them."""
    override = os.environ.get("LLAMA_CPP_LIB_PATH")  # the package's own variable
    if override is not None:
        return Path(override)
    package = importlib.util.find_spec("llama_cpp")
    places = package.submodule_search_locations if package is not None else None
    return Path(next(iter(places))) / "lib" if places else None


def _beginning() -> str:
    return "ggml-" if sys.platform == "win32" else "libggml-"


def _ending() -> str:
    return ".dll" if sys.platform == "win32" else ".so"  # modules end so on macOS, too
