"""Two lengths of spinning in GNU's OpenMP (libgomp), by which the compute threads wait for each other.

Needed: libgomp reads ``GOMP_SPINCOUNT`` and ``OMP_WAIT_POLICY`` when it is loaded. It has a length of spinning for up
to as many threads as there are processors, and a short one for more threads, and counts the threads of every thread
that ever opened a parallel region. So a parked thread with a region of its own, opened by ``GOMP_parallel``, switches
all to the short length, and the end of that thread switches them back.

Why: neither llama.cpp nor OpenMP has a call that changes the length later.

Without it replies are up to twice as slow while another program is busy (:mod:`app.llama.processors.spin_wait`). Other
OpenMP libraries, as on Windows and macOS, are left as they are.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from pathlib import Path
from typing import Any

from app.llama.weights.bus_errors import memory_map

LONG_SPINS = "300000"
"""Spins, as libgomp's own default; an active waiting policy without this would mean billions."""


def prepare_environment() -> None:
    """Ask libgomp for long spins, and for short ones that still serve two threads. Call it before libgomp is loaded."""
    if sys.platform == "linux" and "OMP_WAIT_POLICY" not in os.environ and "GOMP_SPINCOUNT" not in os.environ:
        os.environ["GOMP_SPINCOUNT"] = LONG_SPINS
        os.environ["OMP_WAIT_POLICY"] = "active"


def tidy_environment() -> None:
    """Take the request back once the library is loaded: with it, another OpenMP library would spin without end."""
    if os.environ.get("GOMP_SPINCOUNT") == LONG_SPINS:
        os.environ.pop("GOMP_SPINCOUNT")
        os.environ.pop("OMP_WAIT_POLICY", None)


class ParkedRegion:
    """A thread that has opened a parallel region as wide as the machine, and does nothing more.

    Args:
        open_region: ``GOMP_parallel`` of the OpenMP library that computes.
    """

    def __init__(self, open_region: Any) -> None:
        self._open = open_region
        self._leave = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        opened = threading.Event()
        self._leave.clear()
        self._thread = threading.Thread(target=self._park, args=(opened,), name="short spins", daemon=True)
        self._thread.start()
        opened.wait()

    def end(self) -> None:
        self._leave.set()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def _park(self, opened: threading.Event) -> None:
        nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)  # a function without an effect, and not Python
        self._open(nothing, None, (os.cpu_count() or 1) + 1, 0)
        opened.set()
        self._leave.wait()


def gomp_parallel() -> Any:
    """Return ``GOMP_parallel`` of the libgomp in this process; ``None`` if there is none, or more than one."""
    try:
        lines = [line.split(maxsplit=5) for line in memory_map().split("\n")]
        mapped = {fields[5] for fields in lines if len(fields) == 6}
        libraries = [path for path in mapped if Path(path).name.startswith("libgomp")]
        if len(libraries) != 1:
            return None
        function = ctypes.CDLL(libraries[0], mode=os.RTLD_NOLOAD | os.RTLD_LAZY).GOMP_parallel
    except (OSError, AttributeError):  # a closed /proc, or another library of that name: the waits stay as they are
        return None
    function.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint]
    function.restype = None
    return function


def check() -> str:
    """Try that the short length can be chosen, where this system has libgomp.

    Raises:
        RuntimeError: it cannot.
    """
    if sys.platform != "linux":
        return "not used on this system"
    open_region = gomp_parallel()
    if open_region is None:
        raise RuntimeError("there is no libgomp in this process, or more than one")
    region = ParkedRegion(open_region)
    region.begin()
    region.end()
    return "a region of libgomp opened and closed"
