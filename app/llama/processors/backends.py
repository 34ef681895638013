"""Finds ggml's backends where they are libraries of their own, and registers some of them in this process.

A release carries the processor backend once for each level of instructions, and may carry one for graphics cards; which
of them run is decided on the computer at hand (:mod:`app.llama.trials.processor`). Where llama.cpp was compiled for one
kind of computer, as in a checkout, there is nothing to choose, and everything here does nothing.

The choice travels as an environment variable, so that processes started from here on make the same one.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
    processors = tuple(name for name in names if name.startswith(_PROCESSOR))
    return Backends(folder, processors, _for_devices(names)) if processors else None


def has_card_backend(folder: Path | None = None) -> bool:
    """Whether llama.cpp was compiled for graphics cards, too; it is not loaded for this."""
    folder = folder or library_folder()
    return folder is not None and folder.is_dir() and bool(_for_devices(_backend_names(folder)))


def _backend_names(folder: Path) -> list[str]:
    return [
        file.name.removeprefix(_beginning()).removesuffix(_ending())
        for file in sorted(folder.iterdir())
        if file.name.startswith(_beginning()) and file.name.endswith(_ending())
    ]


def _for_devices(names: list[str]) -> tuple[str, ...]:
    return tuple(name for name in names if not name.startswith(_PROCESSOR) and name not in _NO_DEVICES)


def take_in(backends: Backends | None, library: Any) -> None:
    """Register backends with ggml: those chosen, else those ggml finds best. Call it once, before any model is loaded.

    It passes over a device's library that cannot be loaded because this computer has no driver for it.

    Args:
        backends: what is here; nothing is done for ``None``.
        library: llama.cpp's, as ctypes has loaded it.
    """
    if backends is None:
        return
    load = ggml_function("ggml_backend_load", library)
    load.argtypes, load.restype = [ctypes.c_char_p], ctypes.c_void_p
    chosen = [name for name in os.environ.get(CHOICE_VARIABLE, "").split(",") if name]
    taken = [name for name in chosen if load(os.fsencode(backends.file(name)))]
    if not any(name.startswith(_PROCESSOR) for name in taken):
        load_best = ggml_function("ggml_backend_load_all_from_path", library)
        load_best.argtypes, load_best.restype = [ctypes.c_char_p], None
        load_best(os.fsencode(backends.folder))
    elif backends.file("rpc").is_file():  # nothing of it runs before other computers are named
        load(os.fsencode(backends.file("rpc")))


def print_scores() -> int:
    """Print a line for each processor backend that this processor says it can run; return the child's exit status.

    This runs in a child process and prints line by line: a library that uses an unknown instruction while it is being
    loaded costs the rest of the lines, nothing else.
    """
    backends = find_backends()
    for name in backends.processors if backends else ():
        score = _score(backends.file(name)) if backends else 0
        if score > 0:
            sys.stdout.write(f"{name} {score}\n")
            sys.stdout.flush()
    return 0


def _score(file: Path) -> int:
    try:
        library = ctypes.CDLL(str(file))
    except OSError:
        return 0
    return int(library.ggml_backend_score()) if hasattr(library, "ggml_backend_score") else 0


def library_folder() -> Path | None:
    """Return the folder of llama.cpp's libraries, without loading any of them."""
    override = os.environ.get("LLAMA_CPP_LIB_PATH")  # the package's own variable
    if override is not None:
        return Path(override)
    found = importlib.util.find_spec("llama_cpp")
    places = found.submodule_search_locations if found is not None else None
    return Path(next(iter(places))) / "lib" if places else None


def ggml_function(name: str, library: Any) -> Any:
    """Return a function of ggml's own libraries, as a new object at each call.

    It is taken from the libraries that llama.cpp is linked to: another copy of them would know none of the backends.

    Args:
        name: as in ggml's headers.
        library: llama.cpp's, as ctypes has loaded it.

    Raises:
        AttributeError: there is no such function.
    """
    folder = library_folder()
    if sys.platform == "win32" and folder is not None:
        # On Windows a library's handle does not find the names in the libraries that it needs.
        parts = [ctypes.CDLL(str(folder / file)) for file in ("ggml.dll", "ggml-base.dll")]
        library = next((part for part in parts if hasattr(part, name)), library)
    return library[name]


def _beginning() -> str:
    return "ggml-" if sys.platform == "win32" else "libggml-"


def _ending() -> str:
    return ".dll" if sys.platform == "win32" else ".so"  # modules end so on macOS, too
