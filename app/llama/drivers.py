"""What decides, besides this program, whether a graphics card can be used: the cards and drivers that are here.

A backend for graphics cards is tried once (:mod:`app.llama.processor`). What came of it holds for as long as these
stay the same; a driver that was installed or updated since, or another card, means that it is tried anew.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

_VARIABLES = ("VK_ICD_FILENAMES", "VK_DRIVER_FILES", "GGML_VK_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES")
"""Each hides cards, or names other drivers."""


def cards_and_drivers() -> str:
    """A text that stays the same while cards and drivers do. Only files are looked at: a driver itself could crash."""
    named = [f"{name}={os.environ[name]}" for name in _VARIABLES if name in os.environ]
    if sys.platform == "linux":
        named += _cards(Path("/sys/class/drm"))
        named += [_stamp(file) for file in _linux_drivers()]
        named.append(_text(Path("/sys/module/nvidia/version")))
    elif sys.platform == "win32":
        system = Path(os.environ.get("SYSTEMROOT", r"C:\Windows")) / "System32"
        named += [_stamp(system / name) for name in ("vulkan-1.dll", "nvcuda.dll")]
    else:
        named.append(platform.platform())  # the drivers come with the system
    return "|".join(named)


def _linux_drivers() -> Iterator[Path]:
    """Vulkan's loader, and the manifests by which it finds drivers."""
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    own = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    for folder in ("/etc", *shared.split(":"), own):
        yield from sorted(Path(folder, "vulkan", "icd.d").glob("*.json"))
    for folder in ("/usr/lib", "/usr/lib64", "/usr/local/lib"):
        for pattern in ("libvulkan.so.1", "*/libvulkan.so.1"):
            yield from sorted(Path(folder).glob(pattern))


def _cards(folder: Path) -> list[str]:
    """The maker's and the model's number of each card."""
    return [
        f"{card.name}:{_text(card / 'device' / 'vendor')}:{_text(card / 'device' / 'device')}"
        for card in sorted(folder.glob("renderD*"))
    ]


def _stamp(file: Path) -> str:
    """What tells one version of a file from another; nothing for one that is not there."""
    try:
        known = file.stat()
    except OSError:
        return ""
    return f"{file}:{known.st_size}:{known.st_mtime_ns}"


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
