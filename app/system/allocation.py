"""How the window's process asks Linux for memory and gives it back.

glibc gives large blocks back to the system when they are freed, but only until the first such block is freed: from then
on it keeps blocks of that size among the small ones, up to 32 MiB (``M_MMAP_THRESHOLD`` in mallopt(3)). A window frees
pictures of itself, of several MB each, whenever its size changes. Small blocks that live long settle in the gaps, the
next picture finds no room there, and the process grows without holding more. Likewise, every thread may get an arena of
its own, where what it freed lies unused by the others, and the window starts a thread for each task. Fixed limits
keep pictures apart and arenas few. Other systems' allocators need no such word.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

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
    """The C library's function of that name; ``None`` where that is not glibc."""
    if sys.platform != "linux":
        return None
    function: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None)
    return function
