"""Keeps the process alive where a page of a model's file is read that is not there any more.

llama.cpp reads weights where the system has mapped their file. When the file is cut short meanwhile (``cp`` or ``curl
-o`` over it), or its drive is pulled out, the next read of such a page is a SIGBUS, which ends the process. No look at
the file beforehand prevents that: a pass reads for a second or longer. So on Linux this module handles the signal. It
puts zeros where the file's pages were, notes that the file is lost, and the read goes on; whoever started the pass
finds the note and throws away what it computed.

The handler is Python, called by the C library on the thread that read. That is sound for this signal alone: it does not
arrive at any moment, but at a read of a model's weights, by code of ggml that holds no lock that Python may want. A
SIGBUS from anywhere else goes on to whoever handled it before.

Windows lets nobody cut short a file that is mapped, so it needs none of this. On macOS, which keeps no list of what is
mapped, the process still ends.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import platform
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_SA_SIGINFO = 4
_MAP_FIXED = 0x10
_FIELDS_WITH_NAME = 6
_FAILED = ctypes.c_void_p(-1).value
_ADDRESS_AT = 16 if sys.maxsize > 2**32 else 12
"""Offset of the address in siginfo_t."""


class _Action(ctypes.Structure):
    """``struct sigaction`` of Linux's C libraries."""

    _fields_ = (
        ("handler", ctypes.c_void_p),
        ("mask", ctypes.c_ulong * (1024 // (8 * ctypes.sizeof(ctypes.c_ulong)))),
        ("flags", ctypes.c_int),
        ("restorer", ctypes.c_void_p),
    )


@dataclass(frozen=True, slots=True)
class _Area:
    """A part of a file in memory."""

    begin: int
    end: int
    inode: int
    name: str


@dataclass(frozen=True, slots=True)
class _Watch:
    inodes: frozenset[int]
    names: frozenset[str]
    tell: Callable[[], object]
    zeros: list[_Area] = field(default_factory=list)
    """Areas of lost pages."""

    def concerns(self, area: _Area) -> bool:
        # Some file systems show another inode here than they tell of the file, and a file may have another name by now.
        return area.inode in self.inodes or area.name in self.names


class BusErrors:
    """Handles SIGBUS for the files that are watched. There is one for the process: :data:`bus_errors`."""

    def __init__(self) -> None:
        self._watches: list[_Watch] = []
        self._libc: Any = None
        self._before = _Action()
        # Kept for as long as the process lives: the system calls it.
        self._handler = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(self._handle)

    def watch(self, paths: Sequence[Path], tell: Callable[[], object]) -> Callable[[], None]:
        """Handle the signal for these files from now on; return what ends that.

        Args:
            paths: files that are mapped, or about to be.
            tell: called when one of them is lost, on the thread that read it, in the midst of a pass.

        Raises:
            OSError: one of them is not there.
        """
        if not _can_handle():
            return lambda: None
        inodes = frozenset(path.stat().st_ino for path in paths)
        watch = _Watch(inodes, frozenset(str(path.resolve()) for path in paths), tell)
        self._watches.append(watch)
        self._install()
        return lambda: self._watches.remove(watch)

    def _install(self) -> None:
        if self._libc is None:
            self._libc = ctypes.CDLL(None, use_errno=True)
            self._libc.mmap.restype = ctypes.c_void_p
            self._libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
        ours = _Action(handler=ctypes.cast(self._handler, ctypes.c_void_p).value, flags=_SA_SIGINFO)
        before = _Action()
        self._libc.sigaction(signal.SIGBUS, ctypes.byref(ours), ctypes.byref(before))
        if before.handler != ours.handler:  # Python's fault handler may have been put in our place meanwhile
            self._before = before

    def _handle(self, _number: int, info: int, _context: int) -> None:
        """Mend the page, or leave the signal to whoever handled it before: the read is tried again, and raises it."""
        try:
            address = ctypes.c_void_p.from_address(info + _ADDRESS_AT).value or 0
            is_mended = self._mend(address)
        except Exception:  # noqa: BLE001 - nobody could take it
            is_mended = False
        if not is_mended:
            self._libc.sigaction(signal.SIGBUS, ctypes.byref(self._before), None)

    def _mend(self, address: int) -> bool:
        if any(area.begin <= address < area.end for watch in self._watches for area in watch.zeros):
            return True  # another thread read it too, and came first
        area = _area_at(address)
        watches = [watch for watch in self._watches if area is not None and watch.concerns(area)]
        if area is None or not watches:
            return False
        kind = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _MAP_FIXED
        if self._libc.mmap(area.begin, area.end - area.begin, mmap.PROT_READ, kind, -1, 0) == _FAILED:
            return False
        for watch in watches:
            watch.zeros.append(area)
            watch.tell()
        return True


def memory_map() -> str:
    """Return the list of what this process has mapped, a line each; names of files as Python spells them, valid text or
    not, so that other characters than a newline may look like a line's end.

    Raises:
        OSError: the system keeps no such list, or does not show it.
    """
    return os.fsdecode(Path("/proc/self/maps").read_bytes())


def _area_at(address: int) -> _Area | None:
    """Return the part of a file that is mapped at ``address``."""
    for line in memory_map().split("\n"):
        fields = line.split(maxsplit=_FIELDS_WITH_NAME - 1)
        if len(fields) == _FIELDS_WITH_NAME:
            begin, end = (int(number, 16) for number in fields[0].split("-"))
            if begin <= address < end:
                return _Area(begin, end, int(fields[4]), fields[5])
    return None


def _can_handle() -> bool:
    """Return whether this system's way to handle the signal is known."""
    return sys.platform == "linux" and platform.machine() in {"x86_64", "aarch64"}


bus_errors = BusErrors()
