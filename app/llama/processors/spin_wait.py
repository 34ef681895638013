"""Chooses how long compute threads spin while they wait for each other.

llama.cpp's threads meet after every operation, hundreds of times a token. Spinning is the fastest way to wait where
each thread has a processor of its own. Where another program needs a processor too, a spinning thread takes the one
that the awaited thread could use, and sleeping soon is faster. No fixed length of spinning suits both cases:

==============================  ===========  ================================
ms a token, starter, two cores  nobody else  one busy program beside it
==============================  ===========  ================================
short spins always (1,000)      13.3         32 to 37
long spins always (300,000)     10.4 to 12.9  33 to 60
this module                     as long      28 to 32
==============================  ===========  ================================

GNU's OpenMP (libgomp) has two lengths: one for up to as many threads as there are processors, and a short one for more
threads. It counts the threads of every thread that ever opened a parallel region. So a parked thread with a region of
its own switches the engine's threads to the short length, and the end of that thread switches them back. Other OpenMP
libraries, and llama.cpp's own threads, are left as they are.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from app.llama.weights.bus_errors import memory_map

if sys.platform != "win32":
    import resource

_log = logging.getLogger(__name__)

LONG_SPINS = "300000"
"""Spins, as libgomp's own default; an active waiting policy without this would mean billions."""

_DECISION_S = 0.2
_UNWATCHED = 2
"""After a decision, this many times as many passes as it took go unwatched: reading what a thread had takes some tens
of microseconds after a pass, which has left nothing of ours in the processor's caches."""
_CROWDED_SHARE, _ALONE_SHARE = 0.85, 0.9
"""Limits for the share of its time in which a computing thread has a processor: 0.99 alone, 0.94 alone with short
spins, under 0.7 beside a busy program."""
_CROWDED_SWITCHES_A_SECOND = 40
"""How often a second a thread must be made to leave its processor: that is 3 to 30 times alone, 85 to 105 beside a busy
program. A thread that waits for a graphics card has a processor for little of its time too, but leaves it by itself."""


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


class ThreadUsage(NamedTuple):
    """Time and processors that the calling thread has had so far."""

    clock_s: float
    processor_s: float
    taken_away: int
    """How often its processor was given to another thread before it was ready to leave it."""


_NOTHING_HAD = ThreadUsage(0.0, 0.0, 0)


class ShortSpins(Protocol):
    """Makes spins short from ``begin`` to ``end``."""

    def begin(self) -> None: ...

    def end(self) -> None: ...


class SpinWait:
    """Shortens the spins while other programs need the processors, and lengthens them again.

    Args:
        short: switches short spins on and off.
        usage: reads what the calling thread has had.
    """

    def __init__(self, short: ShortSpins, usage: Callable[[], ThreadUsage]) -> None:
        self._short = short
        self._usage = usage
        self._is_short = False
        self._begun = _NOTHING_HAD
        self._had = _NOTHING_HAD
        self._passes = self._unwatched = 0

    def watched(self) -> SpinWait:
        """Watch a pass that runs in a block ``with`` this, on this thread; not every one is looked at."""
        return self

    def __enter__(self) -> None:
        if not self._unwatched:
            self._begun = self._usage()

    def __exit__(self, *_error: object) -> None:
        if self._unwatched:
            self._unwatched -= 1
            return
        self._passes += 1
        clock, processor, away = self._usage()
        clock_before, processor_before, away_before = self._begun
        had_clock, had_processor, had_away = self._had
        had_clock += clock - clock_before
        had_processor += processor - processor_before
        had_away += away - away_before
        if had_clock < _DECISION_S:
            self._had = ThreadUsage(had_clock, had_processor, had_away)
        else:
            self._unwatched = _UNWATCHED * self._passes
            self._had, self._passes = _NOTHING_HAD, 0
            self._decide(had_clock, had_processor / had_clock, had_away)

    def rest(self) -> None:
        """Go back to long spins, since nothing is computed for now."""
        self._set(short=False)
        self._had = _NOTHING_HAD
        self._passes = self._unwatched = 0

    def _decide(self, clock_s: float, share: float, taken_away: int) -> None:
        if share >= _ALONE_SHARE:
            self._set(short=False)
        elif share < _CROWDED_SHARE and taken_away >= _CROWDED_SWITCHES_A_SECOND * clock_s:
            self._set(short=True)

    def _set(self, *, short: bool) -> None:
        if short == self._is_short:
            return
        self._is_short = short
        _log.debug("compute threads wait with %s spins", "short" if short else "long")
        (self._short.begin if short else self._short.end)()


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


class _Nothing:
    def begin(self) -> None: ...

    def end(self) -> None: ...


@functools.cache
def spin_wait() -> SpinWait:
    """Return this process's own. It does nothing where llama.cpp does not wait by libgomp. Load the library first."""
    open_region = _gomp_parallel() if sys.platform == "linux" else None
    if open_region is None:
        return SpinWait(_Nothing(), lambda: _NOTHING_HAD)
    return SpinWait(ParkedRegion(open_region), _thread_usage)


def _gomp_parallel() -> Any:
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


def _thread_usage() -> ThreadUsage:
    taken_away = resource.getrusage(resource.RUSAGE_THREAD).ru_nivcsw
    # Not getrusage's times: these may be whole ticks of 4 ms.
    return ThreadUsage(time.perf_counter(), time.thread_time(), taken_away)
