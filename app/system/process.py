"""Resources of this process: open files, memory, and threads that may never end.

Memory: glibc gives large blocks back to the system when they are freed, but only until the first such block is freed:
from then on it keeps blocks of that size among the small ones, up to 32 MiB (``M_MMAP_THRESHOLD`` in mallopt(3)). A
window frees pictures of itself, of several MB each, whenever its size changes. Small blocks that live long settle in
the gaps, the next picture finds no room there, and the process grows without holding more. Likewise, every thread may
get an arena of its own, where what it freed lies unused by the others, and the window starts a thread for each task.
Fixed limits keep pictures apart and arenas few. Other systems' allocators need no such word.
"""

from __future__ import annotations

import ctypes
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Protocol

if sys.platform != "win32":
    import resource

_WANTED = 4096
"""Enough for the window, its models, children and chats, and all connections of the local API several times over. Not
all that a system allows: some programs that we start close every number up to their limit before they do anything."""
_WITHOUT_LIMIT = 8192


def raise_open_file_limit() -> None:
    """Let this process have as many files open as it may need: the usual limit is 256 on macOS and 1024 on Linux."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = _WANTED if hard == resource.RLIM_INFINITY else min(_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def open_file_limit() -> int:
    """Return how many files this process may have open, sockets included."""
    if sys.platform == "win32":
        return _WITHOUT_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else soft


_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""glibc's numbers for the settings (``malloc.h``)."""
LARGE_BYTES = 1 << 20
"""Blocks of this size and more are apart. A row of logits is smaller, for all but the largest vocabularies."""
_SPARE_BYTES = 4 << 20
"""Free memory at the heap's end that is kept, so that it does not shrink and grow with every word."""
MOST_ARENAS = 2
"""One for the main thread, one for all others: the engine's need not wait for what is painted."""


def limit_idle_memory() -> bool:
    """Have freed memory go back to the system; whether this system's C library could be told.

    To be called before the process has threads.
    """
    mallopt = _of_glibc("mallopt")
    if mallopt is None:
        return False
    settings = ((_MMAP_THRESHOLD, LARGE_BYTES), (_TRIM_THRESHOLD, _SPARE_BYTES), (_ARENA_MAX, MOST_ARENAS))
    return [mallopt(setting, value) for setting, value in settings] == [1] * len(settings)


def give_back_free_pages() -> None:
    """Give back what lies free between blocks that are used, too, where a whole page is: takes a few milliseconds."""
    malloc_trim = _of_glibc("malloc_trim")
    if malloc_trim is not None:
        malloc_trim(ctypes.c_size_t(_SPARE_BYTES))


def _of_glibc(name: str) -> Callable[..., int] | None:
    """Return the C library's function of that name; ``None`` where that is not glibc."""
    if sys.platform != "linux":
        return None
    function: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None)
    return function


class Joinable(Protocol):
    """A thread that can be waited for."""

    def join(self, timeout: float | None = None) -> None:
        """Wait until it has ended, ``timeout`` seconds at most."""
        ...


def join_within(threads: Iterable[Joinable], seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
    """Wait until all have ended, so long in all: those that never end must not add up."""
    end = clock() + seconds
    for thread in threads:
        thread.join(max(0.0, end - clock()))


SignalHandler = Callable[[int, FrameType | None], object]


@contextmanager
def handle_signals(handler: SignalHandler, numbers: Sequence[int] = (signal.SIGINT, signal.SIGTERM)) -> Iterator[None]:
    """Have Ctrl-C and termination, or other signals, call ``handler`` for as long as the block runs."""
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
