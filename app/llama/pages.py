"""Large pages of memory for weights.

A pass reads all weights, and each page of memory must be looked up on the way: with pages of 4 KiB that is some 250,000
look-ups for a gigabyte. Linux has pages of 2 MiB for memory whose owner asks for them before it is first written
(madvise(2), MADV_HUGEPAGE), but not for files read in place. So what llama.cpp copies anyway is asked for, and a small
draft, which is read for every guess, is copied for it; a target's load would take several times as long. What it gains
and costs is in ``tests/benchmarks/large_pages.py``. Other systems offer nothing of the kind without rights that a chat
program should not ask for.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from collections.abc import Iterable
from pathlib import Path

import psutil

log = logging.getLogger("draftlight.llama")

_SWITCH = Path("/sys/kernel/mm/transparent_hugepage/enabled")
_MAPS = Path("/proc/self/maps")
_MADV_HUGEPAGE = 14
_PAGE_BYTES = 2 << 20
_LEAST_BYTES = 8 * _PAGE_BYTES
"""Smaller areas are not worth asking about: weights come in one large piece."""
_FIELDS_WITHOUT_NAME = 5
"""Address, rights, offset, device and inode of a line; a file's or a stack's name would be the sixth."""
_COPIED_SHARE = 0.25
"""Of the memory that is free, a copy may take this much; a file's own pages can be let go."""

_MOST_COPIED_BYTES = 1 << 30
"""Copying makes a load longer, by a second or two for a gigabyte."""

Area = tuple[int, int]
"""First address and the one after the last."""


def worth_copying(weights_bytes: int) -> bool:
    """Whether weights should be copied into large pages, rather than read from the file's own."""
    most = min(_MOST_COPIED_BYTES, _COPIED_SHARE * psutil.virtual_memory().available)
    return large_pages_offered() and weights_bytes <= most


def large_pages_offered() -> bool:
    """Whether this system gives large pages to memory that asks for them."""
    if sys.platform != "linux":
        return False
    try:
        return "[never]" not in _SWITCH.read_text(encoding="ascii")
    except OSError:
        return False


class NewMemory:
    """The large areas of memory that come after this object: those of a model that is loaded next."""

    def __init__(self) -> None:
        self._before = _areas_now() if large_pages_offered() else None

    def ask_for_large_pages(self) -> None:
        """To be called once the areas are there and before they are written."""
        if self._before is None:
            return
        libc = ctypes.CDLL(None, use_errno=True)
        for begin, end in added(self._before, _areas_now()):
            first, last = -(-begin // _PAGE_BYTES) * _PAGE_BYTES, end // _PAGE_BYTES * _PAGE_BYTES
            if last - first < _LEAST_BYTES:
                continue
            refused = libc.madvise(ctypes.c_void_p(first), ctypes.c_size_t(last - first), _MADV_HUGEPAGE)
            log.debug("large pages for %d MB: %s", (last - first) >> 20, "refused" if refused else "asked for")


def private_areas(maps: str) -> list[Area]:
    """The private, writable areas without a file, by address.

    Args:
        maps: text as in ``/proc/self/maps``.
    """
    areas = []
    for line in maps.splitlines():
        fields = line.split()
        if len(fields) == _FIELDS_WITHOUT_NAME and fields[1].startswith("rw") and fields[1].endswith("p"):
            begin, _, end = fields[0].partition("-")
            areas.append((int(begin, 16), int(end, 16)))
    return areas


def added(before: Iterable[Area], now: Iterable[Area]) -> list[Area]:
    """What of the areas ``now`` was in none ``before``; both in order of address. The system joins neighbours."""
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


def _areas_now() -> list[Area]:
    try:
        return private_areas(_MAPS.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return []
