"""Finds the graphics cards of this computer, and says how llama.cpp is compiled for them where it was not.

Files and the registry name the cards: to ask a driver for them would load it, and a driver can crash. A program such as
``nvidia-smi`` proves nothing, since it may be left over from a card or belong to tools for containers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from app.frozen import is_frozen
from app.llama.processors.backends import COMPILE_OPTIONS, has_card_backend

_NVIDIA = "0x10de"
_MAKERS = {_NVIDIA: "NVIDIA", "0x1002": "AMD", "0x8086": "Intel"}
"""By the numbers that PCI gives to makers. Nothing computes on the adapters of virtual machines, remote desktops and
servers' consoles, which have others."""


def card_makers(root: Path = Path("/")) -> tuple[str, ...]:
    """Return who made the cards that a driver is at work for, each maker once; none on macOS, where each build has
    Metal.
    ``root`` is the folder with ``sys`` and ``dev``, on Linux.
    """
    if sys.platform == "win32":
        numbers = _directx_makers()
    elif sys.platform == "linux":
        numbers = [maker for _, maker, _ in render_nodes(root)]
        # Servers do without the part of NVIDIA's driver that makes render nodes.
        if (root / "sys/module/nvidia").exists() and (root / "dev/nvidiactl").exists():
            numbers.append(_NVIDIA)
    else:
        numbers = []
    return tuple(name for number, name in _MAKERS.items() if number in numbers)


def render_nodes(root: Path = Path("/")) -> Iterator[tuple[str, str, str]]:
    """Yield the name, the maker's and the model's number of each card that programs can compute on, on Linux.

    In a container ``sys`` lists all cards of the computer, and ``dev`` those that were handed on.
    """
    for card in sorted(root.glob("sys/class/drm/renderD*")):
        if (root / "dev/dri" / card.name).exists():
            yield card.name, read_word(card / "device/vendor"), read_word(card / "device/device")


def build_command(root: Path = Path("/")) -> str | None:
    """Return the command that compiles llama.cpp for the cards here and tries it, in the words of the system's shell.

    It is ``None`` where there is no card, where llama.cpp was compiled for some already, and in a release, which is
    made for one kind of card or for none.
    """
    if is_frozen() or has_card_backend() or not card_makers(root):
        return None
    run = f"uv run {COMPILE_OPTIONS} main.py doctor"
    variable = 'CMAKE_ARGS="-DGGML_VULKAN=on"'
    return f"$env:{variable}; {run}" if sys.platform == "win32" else f"{variable} {run}"


def read_word(file: Path) -> str:
    """Return what a small file of the system says; an empty text for one that cannot be read."""
    try:
        return file.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def _directx_makers() -> list[str]:
    """Return the maker's number of each card that Windows saw when it started."""
    makers: list[str] = []
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 - Windows' Python alone has it

        with suppress(OSError), winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, r"SOFTWARE\Microsoft\DirectX") as adapters:
            last_start = winreg.QueryValueEx(adapters, "LastSeen")[0]
            for index in range(winreg.QueryInfoKey(adapters)[0]):
                with suppress(OSError), winreg.OpenKey(adapters, winreg.EnumKey(adapters, index)) as adapter:
                    # Cards that were taken out stay listed, with an earlier time.
                    is_here = winreg.QueryValueEx(adapter, "LastSeen")[0] == last_start
                    if is_here and not winreg.QueryValueEx(adapter, "SoftwareAdapter")[0]:
                        makers.append(f"{winreg.QueryValueEx(adapter, 'VendorId')[0]:#06x}")
    return makers
