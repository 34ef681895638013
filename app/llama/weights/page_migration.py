"""Moves weights that are read from a file's own pages into large pages, while they are in use.

See :mod:`app.llama.weights.large_pages` for what large pages gain. Copying a model when it is loaded would make its
load several times as long, so the weights are read in place at first, and moved a piece at a time while nothing else is
to do. The kernel puts each copy where the file's pages were (mremap(2), MREMAP_FIXED) in one step that nobody who reads
the weights can see half done; their addresses stay the same, and so does what llama.cpp does to free them.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import logging
import mmap
import os
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import psutil

from app.llama.weights.large_pages import MADV_HUGEPAGE, PAGE_BYTES, large_pages_offered, memory_map

log = logging.getLogger("draftlight.llama")

_PIECE_BYTES = 4 * PAGE_BYTES
"""Moved in one step, which takes some twenty milliseconds: a message may have to wait for it."""
FREE_SHARE = 0.5
"""The most that is taken of the free memory: unlike a file's own pages, a copy cannot be let go."""
MEMORY_LIMIT = Path("/sys/fs/cgroup/memory.max")
"""Holds the limit on memory of the container that this process is in, where it is in one."""
_MREMAP_MAYMOVE, _MREMAP_FIXED = 1, 2
_MAP_FIXED = 0x10
_FIELDS_WITH_NAME = 6
_FAILED = ctypes.c_void_p(-1).value


@dataclass(frozen=True, slots=True)
class MappedArea:
    """A part of a file in memory, to be read alone."""

    path: Path
    begin: int
    end: int
    """The address after the last."""
    offset: int
    """Of ``begin`` in the file, in bytes."""

    def part(self, begin: int, end: int) -> MappedArea:
        return replace(self, begin=begin, end=end, offset=self.offset + begin - self.begin)


class PageMigration:
    """Moves what a process has mapped of some files. Make it and call it on one thread, while the mappings last.

    Args:
        paths: the files, all parts of a split model. Where the system offers no large pages, or memory is short,
            nothing is moved.
    """

    def __init__(self, paths: Iterable[Path]) -> None:
        self._left: list[MappedArea] = []
        """Areas still to be moved, in whole large pages but for the first areas; the next piece is at the end of the
        last area."""
        self.moved_bytes = 0
        self.is_complete = False
        """Whether all was moved: nothing is read from the files any more."""
        if not large_pages_offered():
            return
        with contextlib.suppress(OSError):
            mapped = mapped_areas(memory_map(), paths)
            areas = [*edges(mapped), *whole_pages(mapped)]
            if sum(area.end - area.begin for area in areas) <= FREE_SHARE * _free_bytes():
                self._left = areas

    def step(self) -> bool:
        """Move a piece; returns whether there was one. Whatever the system refuses stays where it is."""
        if not self._left:
            return False
        area = self._left.pop()
        begin = max(area.begin, area.end - _PIECE_BYTES)
        if begin > area.begin:
            self._left.append(area.part(area.begin, begin))
        try:
            _move(area.part(begin, area.end))
        except OSError as error:
            log.info("weights stay in the file's own pages: %s", error.strerror)
            self._left.clear()
            return False
        self.moved_bytes += area.end - begin
        if not self._left:
            self.is_complete = True
            log.debug("%d MB of weights are in large pages", self.moved_bytes >> 20)
        return True


def _free_bytes() -> int:
    """Return how much memory may still be taken, in a container too."""
    free: int = psutil.virtual_memory().available
    with contextlib.suppress(OSError, ValueError):  # there is no limit
        free = min(free, int(MEMORY_LIMIT.read_text()) - int(MEMORY_LIMIT.with_name("memory.current").read_text()))
    return free


def mapped_areas(maps: str, paths: Iterable[Path]) -> list[MappedArea]:
    """Return where files are mapped to be read alone, in order of address.

    Args:
        maps: text as of :func:`~app.llama.weights.large_pages.memory_map`.
        paths: the files.
    """
    by_name = {str(path.resolve()): path for path in paths}
    areas = []
    for line in maps.split("\n"):
        fields = line.split(maxsplit=5)
        if len(fields) == _FIELDS_WITH_NAME and fields[1].startswith("r-") and fields[5] in by_name:
            begin, _, end = fields[0].partition("-")
            areas.append(MappedArea(by_name[fields[5]], int(begin, 16), int(end, 16), int(fields[2], 16)))
    return areas


def whole_pages(areas: Iterable[MappedArea]) -> list[MappedArea]:
    """Return the parts of areas that large pages can hold."""
    inner = [
        area.part(-(-area.begin // PAGE_BYTES) * PAGE_BYTES, area.end // PAGE_BYTES * PAGE_BYTES) for area in areas
    ]
    return [area for area in inner if area.begin < area.end]


def edges(areas: Iterable[MappedArea]) -> list[MappedArea]:
    """Return the parts of areas that are left beside :func:`whole_pages`."""
    parts = []
    for area in areas:
        begin = min(-(-area.begin // PAGE_BYTES) * PAGE_BYTES, area.end)
        end = max(area.end // PAGE_BYTES * PAGE_BYTES, begin)
        parts += [area.part(area.begin, begin), area.part(end, area.end)]
    return [part for part in parts if part.begin < part.end]


def _move(area: MappedArea) -> None:
    """Put a copy of what is mapped in its place.

    Raises:
        OSError: the system refuses; what was there is there.
    """
    libc = _libc()
    count = area.end - area.begin
    rights, kind = mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    room = _check(libc.mmap(None, count + PAGE_BYTES, rights, kind, -1, 0))
    copy = -(-room // PAGE_BYTES) * PAGE_BYTES
    moved = False
    try:
        libc.madvise(copy, count, MADV_HUGEPAGE)  # where it is refused they are small ones, no worse than before
        ctypes.memmove(copy, area.begin, count)
        _check(libc.mprotect(copy, count, mmap.PROT_READ))
        try:
            _check(libc.mremap(copy, count, count, _MREMAP_MAYMOVE | _MREMAP_FIXED, area.begin))
            moved = True
        except OSError:
            _map_again(area)  # the system may have taken away what was there before it noticed that it cannot go on
            raise
    finally:
        for begin, end in ((room, copy if moved else copy + count), (copy + count, room + count + PAGE_BYTES)):
            if begin < end:
                libc.munmap(begin, end - begin)


def _map_again(area: MappedArea) -> None:
    """Map the file's own pages where they were."""
    file = os.open(area.path, os.O_RDONLY)
    try:
        fixed = mmap.MAP_SHARED | _MAP_FIXED
        _check(_libc().mmap(area.begin, area.end - area.begin, mmap.PROT_READ, fixed, file, area.offset))
    finally:
        os.close(file)


def _check(result: int) -> int:
    if result in {_FAILED, -1}:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


@functools.cache
def _libc() -> Any:
    libc = ctypes.CDLL(None, use_errno=True)
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    number = ctypes.c_int
    libc.mmap.argtypes = [pointer, size, number, number, number, ctypes.c_long]
    libc.mremap.argtypes = [pointer, size, size, number, pointer]
    libc.mmap.restype = libc.mremap.restype = pointer
    libc.munmap.argtypes = [pointer, size]
    libc.madvise.argtypes = libc.mprotect.argtypes = [pointer, size, number]
    return libc
