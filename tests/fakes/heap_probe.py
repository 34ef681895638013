"""Probe of glibc's use of memory that was freed, in a process of its own."""

from __future__ import annotations

import ctypes
import json
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil

HAS_GLIBC = platform.libc_ver()[0] == "glibc"
BLOCK_BYTES = 3 << 20
GAP_BYTES = 64 << 20
_SMALL_BYTES = 4096

_PROBE = """
import ctypes, json, sys, threading
{arrange}
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = ctypes.c_void_p, [ctypes.c_size_t], [ctypes.c_void_p]
libc.fopen.restype, libc.fclose.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
libc.malloc_info.argtypes = [ctypes.c_int, ctypes.c_void_p]
class Heap(ctypes.Structure):
    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]
libc.mallinfo2.restype = Heap
before = libc.mallinfo2().hblkhd
libc.free(libc.malloc({size}))
kept = libc.malloc({size})
apart = libc.mallinfo2().hblkhd - before
met = threading.Barrier(8)
def work():
    block = libc.malloc(5000)  # larger than what a thread keeps for itself
    met.wait()
    libc.free(block)
threads = [threading.Thread(target=work) for _ in range(8)]
[each.start() for each in threads]
[each.join() for each in threads]
report = libc.fopen(sys.argv[1].encode(), b"w")
libc.malloc_info(0, report)
libc.fclose(report)
print(json.dumps([apart, open(sys.argv[1]).read().count("<heap nr=")]))
"""


def heap_after(arrange: str, folder: Path) -> tuple[int, int]:
    """In a process of its own: bytes of a second large block that lie apart, and how many arenas eight threads made."""
    probe = _PROBE.format(arrange=arrange, size=BLOCK_BYTES)
    done = subprocess.run(
        [sys.executable, "-c", probe, str(folder / "heap.xml")], capture_output=True, text=True, check=True
    )
    apart, arenas = json.loads(done.stdout.splitlines()[-1])
    return apart, arenas


@contextmanager
def gap_in_the_heap() -> Iterator[None]:
    """Free :data:`GAP_BYTES` of small blocks below one that stays: nothing gives such pages back by itself."""
    libc = ctypes.CDLL(None)
    libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = (
        ctypes.c_void_p,
        [ctypes.c_size_t],
        [ctypes.c_void_p],
    )
    *blocks, last = [libc.malloc(_SMALL_BYTES) for _ in range(GAP_BYTES // _SMALL_BYTES)]
    for block in blocks:
        ctypes.memset(block, 1, _SMALL_BYTES)
    for block in blocks:
        libc.free(block)
    try:
        yield
    finally:
        libc.free(last)


def resident_bytes() -> int:
    return int(psutil.Process().memory_info().rss)
