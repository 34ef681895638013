"""Asks for large pages of memory for weights.

A pass reads all weights, and looks up each page of memory on the way: with pages of 4 KiB that is some 250,000 look-ups
for a gigabyte. Linux gives pages of 2 MiB to memory whose owner asks for them before it is first written (madvise(2),
MADV_HUGEPAGE), but not to files read in place. So this module asks for what llama.cpp copies anyway. A small draft,
which is read for every guess, is copied for the purpose; copying a target would make its load several times as long,
so :mod:`app.llama.weights.page_migration` moves it afterwards.
``tests/benchmarks/large_pages.py`` measures gain and cost. Other systems offer nothing of the kind without rights that
a chat program should not ask for.
"""

from __future__ import annotations

import ctypes
import logging
import os
import sys
from collections.abc import Iterable
from pathlib import Path

import psutil

log = logging.getLogger("draftlight.llama")

_SWITCH = Path("/sys/kernel/mm/transparent_hugepage/enabled")
MADV_HUGEPAGE = 14
PAGE_BYTES = 2 << 20
_LEAST_BYTES = 8 * PAGE_BYTES
"""The smallest area worth asking for: weights come in one large piece."""
_FIELDS_WITHOUT_NAME = 5
"""Fields of a line in the list of areas: address, rights, offset, device, inode. A name, of a file or a stack, would
be the sixth."""
_COPIED_SHARE = 0.25
"""The share of free memory that a copy may take: unlike a file's own pages, it cannot be let go."""

_MOST_COPIED_BYTES = 1 << 30
"""The largest copy: copying a gigabyte makes a load longer by a second or two."""

Area = tuple[int, int]
"""The first address, and the one after the last."""


def worth_copying(weights_bytes: int) -> bool:
    """Return whether weights should be copied into large pages, rather than read in place from the file's."""
    most = min(_MOST_COPIED_BYTES, _COPIED_SHARE * psutil.virtual_memory().available)
    return large_pages_offered() and weights_bytes <= most


def large_pages_offered() -> bool:
    """Return whether this system gives large pages to memory whose owner asks for them."""
    if sys.platform != "linux":
        return False
    try:
        return "[never]" not in _SWITCH.read_text(encoding="ascii")
    except OSError:
        return False


class NewMemory:
    """Finds the large areas of memory allocated since it was made: those of a model that is loaded next."""

    def __init__(self) -> None:
        self._before = _areas_now() if large_pages_offered() else None

    def ask_for_large_pages(self) -> None:
        """Ask for large pages. Call it once the areas are allocated and before they are written."""
        if self._before is None:
            return
        libc = ctypes.CDLL(None, use_errno=True)
        for begin, end in added(self._before, _areas_now()):
            first, last = -(-begin // PAGE_BYTES) * PAGE_BYTES, end // PAGE_BYTES * PAGE_BYTES
            if last - first < _LEAST_BYTES:
                continue
            refused = libc.madvise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), MADV_HUGEPAGE)
            log.debug("large pages for %d MB: %s", (last - first) >> 20, "refused" if refused else "asked for")


def private_areas(maps: str) -> list[Area]:
    """Return the private, writable areas without a file, in order of address.

    Args:
        maps: text as of :func:`memory_map`.
    """
    areas = []
    for line in maps.split("\n"):
        fields = line.split()
        if len(fields) == _FIELDS_WITHOUT_NAME and fields[1].startswith("rw") and fields[1].endswith("p"):
            begin, _, end = fields[0].partition("-")
            areas.append((int(begin, 16), int(end, 16)))
    return areas


def added(before: Iterable[Area], now: Iterable[Area]) -> list[Area]:
    """Return the parts of the areas ``now`` that were in none ``before``: the system joins neighbouring areas.

    Both lists are in order of address.
    """
    left = []
    for begin, end in now:
        at = begin
        for old_begin, old_end in before:
            if old_end <= at or old_begin >= end:
                continue
            if old_begin > at:
                left.append((at, old_begin))
            at = old_end
        if at < end:
            left.append((at, end))
    return left


def memory_map() -> str:
    """Return the list of what this process has mapped, a line each; names of files as Python spells them, valid text or
    not, so that other characters than a newline may look like a line's end.

    Raises:
        OSError: the system keeps no such list, or does not show it.
    """
    return os.fsdecode(Path("/proc/self/maps").read_bytes())


def _areas_now() -> list[Area]:
    try:
        return private_areas(memory_map())
    except OSError:
        return []
