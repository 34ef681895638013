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

How the length is switched says :mod:`app.llama.private.openmp`: for GNU's OpenMP alone. Other OpenMP libraries, and
llama.cpp's own threads, are left as they are.
"""

from __future__ import annotations

import functools
import logging
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

from app.llama.private.openmp import ParkedRegion, gomp_parallel

if sys.platform != "win32":
    import resource

_log = logging.getLogger(__name__)

_DECISION_S = 0.2
_UNWATCHED = 2
"""After a decision, this many times as many passes as it took go unwatched: reading what a thread had takes some tens
of microseconds after a pass, which has left nothing of ours in the processor's caches."""
_CROWDED_SHARE, _ALONE_SHARE = 0.85, 0.9
"""Limits for the share of its time in which a computing thread has a processor: 0.99 alone, 0.94 alone with short
spins, under 0.7 beside a busy program."""
_CROWDED_SWITCHES_A_SECOND = 40
"""Times a second that a thread must be made to leave its processor: it is 3 to 30 times alone, 85 to 105 beside a busy
program. A thread that waits for a graphics card has a processor for little of its time too, but leaves it by itself."""


class ThreadUsage(NamedTuple):
    """Time and processors that the calling thread has had so far."""

    clock_s: float
    processor_s: float
    taken_away: int
    """Times that its processor was given to another thread before it was ready to leave it."""


_NOTHING_HAD = ThreadUsage(0.0, 0.0, 0)


class ShortSpins(Protocol):
    """Makes spins short from ``begin`` to ``end``."""

    def begin(self) -> None: ...

    def end(self) -> None: ...


class SpinWait:
    """Shortens the spins while other programs need the processors, and lengthens them again.
    ``short`` switches short spins on and off; ``usage`` reads what the calling thread has had.
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


class _Nothing:
    def begin(self) -> None: ...

    def end(self) -> None: ...


@functools.cache
def spin_wait() -> SpinWait:
    """Return this process's own. It does nothing where llama.cpp does not wait by libgomp. Load the library first."""
    open_region = gomp_parallel() if sys.platform == "linux" else None
    if open_region is None:
        return SpinWait(_Nothing(), lambda: _NOTHING_HAD)
    return SpinWait(ParkedRegion(open_region), _thread_usage)


def _thread_usage() -> ThreadUsage:
    taken_away = resource.getrusage(resource.RUSAGE_THREAD).ru_nivcsw
    # Not getrusage's times: these may be whole ticks of 4 ms.
    return ThreadUsage(time.perf_counter(), time.thread_time(), taken_away)
