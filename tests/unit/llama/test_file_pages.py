"""A model's file is cut short or overwritten while its pages are read: the process lives, and knows."""

from __future__ import annotations

import ctypes
import mmap
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from app.llama.weights.bus_errors import memory_map
from app.llama.weights.file_pages import FilePages

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other systems are left alone")
SIZE = 8 << 20


def address_of(path: Path) -> int:
    """Return where the file's first byte is mapped."""
    [line] = [line for line in memory_map().split("\n") if line.endswith(str(path))]
    return int(line.split("-")[0], 16)


class Mapped:
    """A model's file, mapped and watched."""

    def __init__(self, path: Path) -> None:
        path.write_bytes(b"\x5a" * SIZE)
        self.path = path
        self.stopped = threading.Event()
        self.pages = FilePages([path], self.stopped.set)
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), SIZE, prot=mmap.PROT_READ)
        self.address = address_of(path) if sys.platform == "linux" else 0

    def byte_at(self, offset: int) -> int:
        return ctypes.string_at(self.address + offset, 1)[0]

    def close(self) -> None:
        self.pages.close()
        self._map.close()


@pytest.fixture
def mapped(tmp_path: Path) -> Iterator[Mapped]:
    file = Mapped(tmp_path / "a model.gguf")
    yield file
    file.close()


@ON_LINUX
@pytest.mark.parametrize("zeros_left", [0, 1, SIZE // 2])
def test_pages_that_are_gone_read_as_zeros_and_the_loss_is_known_by_name(mapped: Mapped, zeros_left: int) -> None:
    assert mapped.byte_at(SIZE - 1) == 0x5A
    os.truncate(mapped.path, zeros_left)
    assert mapped.byte_at(SIZE - 1) == 0
    assert mapped.stopped.is_set()
    assert "a model.gguf" in str(mapped.pages.lost())


@ON_LINUX
def test_many_threads_read_pages_that_are_gone(mapped: Mapped) -> None:
    os.truncate(mapped.path, 0)
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(mapped.byte_at, range(0, SIZE, 4096))) == {0}


@ON_LINUX
def test_a_file_that_has_another_name_or_none_by_now_is_known_too(mapped: Mapped, tmp_path: Path) -> None:
    elsewhere = mapped.path.rename(tmp_path / "elsewhere.gguf")
    assert mapped.pages.lost() is None
    with elsewhere.open("r+b") as file:
        elsewhere.unlink()
        assert mapped.pages.lost() is None
        assert mapped.byte_at(SIZE - 1) == 0x5A
        file.truncate(0)
    assert mapped.byte_at(SIZE - 1) == 0
    assert mapped.pages.lost() is not None


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can write into a mapped file there")
def test_a_file_that_was_written_into_is_lost_though_every_page_is_there(mapped: Mapped) -> None:
    assert mapped.pages.lost() is None
    with mapped.path.open("r+b") as file:
        file.write(b"another")
    assert mapped.pages.lost() is not None


_OF_OTHERS = """
import ctypes, faulthandler, mmap, os, sys
from pathlib import Path
from app.llama.weights.file_pages import FilePages
from tests.unit.llama.test_file_pages import address_of
if sys.argv[2] == "with handler":
    faulthandler.enable()
ours, other = Path(sys.argv[1], "ours.gguf"), Path(sys.argv[1], "other.gguf")
for path in (ours, other):
    path.write_bytes(bytes(65536))
pages = FilePages([ours], lambda: None)
file = other.open("rb")
kept = mmap.mmap(file.fileno(), 65536, prot=mmap.PROT_READ)
address = address_of(other)
os.truncate(other, 0)
ctypes.string_at(address, 1)
"""


@ON_LINUX
@pytest.mark.parametrize("kind", ["with handler", "without"])
def test_a_fault_in_another_file_ends_the_process_as_before(tmp_path: Path, kind: str) -> None:
    command = [sys.executable, "-c", _OF_OTHERS, str(tmp_path), kind]
    root = Path(__file__).parents[3]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root, timeout=120)
    assert ended.returncode == -signal.SIGBUS
    assert ("Bus error" in ended.stderr) == (kind == "with handler")
