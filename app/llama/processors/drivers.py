"""Describes the graphics cards and drivers of this computer, so that a change of them is noticed.

A backend for graphics cards is tried once (:mod:`app.llama.trials.processor`). The result holds for as long as cards
and drivers stay the same; after a driver was installed or updated, or with another card, the backend is tried again.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

from app.llama.processors.cards import read_word, render_nodes

_VARIABLES = ("VK_ICD_FILENAMES", "VK_DRIVER_FILES", "GGML_VK_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES")
"""Environment variables that hide cards or name other drivers."""


def cards_and_drivers() -> str:
    """Return a text that stays the same while cards and drivers do. Read only files for it: a driver could crash."""
    texts = [f"{name}={os.environ[name]}" for name in _VARIABLES if name in os.environ]
    if sys.platform == "linux":
        texts += [":".join(node) for node in render_nodes()]
        texts += [_stamp(file) for file in _linux_drivers()]
        texts.append(read_word(Path("/sys/module/nvidia/version")))
    elif sys.platform == "win32":
        system = Path(os.environ.get("SYSTEMROOT", r"C:\Windows")) / "System32"
        texts += [_stamp(system / name) for name in ("vulkan-1.dll", "nvcuda.dll")]
    else:
        texts.append(platform.platform())  # the drivers come with the system
    return "|".join(texts)


def _linux_drivers() -> Iterator[Path]:
    """Yield Vulkan's loader and the manifests by which it finds drivers."""
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    own = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    for folder in ("/etc", *shared.split(":"), own):
        yield from sorted(Path(folder, "vulkan", "icd.d").glob("*.json"))
    for folder in ("/usr/lib", "/usr/lib64", "/usr/local/lib"):
        for pattern in ("libvulkan.so.1", "*/libvulkan.so.1"):
            yield from sorted(Path(folder).glob(pattern))


def _stamp(file: Path) -> str:
    """Return what tells one version of a file from another; an empty text for a file that is not there."""
    try:
        facts = file.stat()
    except OSError:
        return ""
    return f"{file}:{facts.st_size}:{facts.st_mtime_ns}"
