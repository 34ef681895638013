"""Bounds the memory and computing time of a child process, whose input may be made to take all there is.

The parent watches the child, the same way on every system. Where the system can hold a process to a limit by itself,
the child asks for that too, with a limit somewhat higher: for the case that its parent is gone, or too busy to look.
"""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass
from typing import Self

import psutil

if sys.platform != "win32":
    import resource

_SPARE_S = 5.0
_SPARE_SHARE = 2
"""Factor of the system's own limits over those the parent watches, whose errors explain more."""


class TooMuchMemory(Exception):
    """A child took more memory than it may."""


class TooMuchTime(Exception):
    """A child computed longer than it may."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Bounds of a child for one piece of work."""

    memory_bytes: int
    """Resident, the program itself included."""
    computing_s: float
    """Time on a processor, not on the clock: on a busy computer, or from a slow disk, things take longer."""

    def to_arguments(self) -> tuple[str, str]:
        """Return the bounds for a child's command line."""
        return str(self.memory_bytes), str(self.computing_s)

    @classmethod
    def from_arguments(cls, memory_bytes: str, computing_s: str) -> Self:
        return cls(int(memory_bytes), float(computing_s))

    def hold_this_process(self) -> None:
        """Ask the system to end this process some way beyond the bounds."""
        self.hold_time()
        if sys.platform == "linux":  # elsewhere there is no limit on what a process allocates
            reserved = psutil.Process().memory_info().data
            _lower(resource.RLIMIT_DATA, reserved + _SPARE_SHARE * self.memory_bytes)

    def hold_time(self) -> None:
        """Ask the same for the computing time alone, which is counted anew for each piece of work."""
        if sys.platform == "win32":
            return
        used = resource.getrusage(resource.RUSAGE_SELF)
        _lower(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime + self.computing_s + _SPARE_S) + 1)


class ResourceWatch:
    """Watches one child during one piece of work."""

    def __init__(self, pid: int, bounds: Bounds) -> None:
        self._bounds = bounds
        self._processes = [psutil.Process(pid)] if psutil.pid_exists(pid) else []
        self._before_s = self._computed_s()

    def look(self) -> None:
        """Raise an error if the child has taken too much.

        Raises:
            TooMuchMemory, TooMuchTime: the child still runs, and has to be ended.
        """
        if sys.platform == "win32":  # the interpreter of a virtual environment only starts another one
            with contextlib.suppress(psutil.Error):
                self._processes[1:] = self._processes[0].children() if self._processes else []
        with contextlib.suppress(psutil.Error):
            if sum(process.memory_info().rss for process in self._processes) > self._bounds.memory_bytes:
                raise TooMuchMemory
            if self._computed_s() - self._before_s > self._bounds.computing_s:
                raise TooMuchTime

    def _computed_s(self) -> float:
        try:
            times = [process.cpu_times() for process in self._processes]
        except psutil.Error:  # it has just ended
            return 0.0
        return sum(time.user + time.system for time in times)


def _lower(kind: int, limit: int) -> None:
    """Lower a limit of this process, as far as the hard limit it was started with allows."""
    _, hard = resource.getrlimit(kind)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(kind, (limit if hard == resource.RLIM_INFINITY else min(limit, hard), hard))
