"""Figures of the C library's allocator."""

from __future__ import annotations

import ctypes
import gc
from collections import Counter


class _Mallinfo2(ctypes.Structure):
    """glibc's ``struct mallinfo2``: bytes, over all arenas."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks",
                     "keepcost")
    )  # fmt: skip


def heap_in_use() -> int:
    """Bytes of native memory that somebody holds: what a leak adds to, and idle memory does not. 0 without glibc."""
    try:
        mallinfo2 = ctypes.CDLL(None).mallinfo2
    except (AttributeError, TypeError):
        return 0
    mallinfo2.restype = _Mallinfo2
    info = mallinfo2()
    return int(info.uordblks + info.hblkhd)


def census() -> Counter[str]:
    """Return the number of objects that Python's collector knows of each type, by the type's name."""
    gc.collect()
    return Counter(f"{type(thing).__module__}.{type(thing).__qualname__}" for thing in gc.get_objects())
