"""Weights in a file's own pages are moved into large ones in their place."""

from __future__ import annotations

import ctypes
import errno
import mmap
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.llama.weights import page_migration
from app.llama.weights.large_pages import PAGE_BYTES, large_pages_offered, memory_map
from app.llama.weights.page_migration import MappedArea, PageMigration, mapped_areas, whole_pages

needs_large_pages = pytest.mark.skipif(not large_pages_offered(), reason="this system offers no large pages")
MODEL = Path("/models/a b.gguf")
LISTED = """\
7f0000000000-7f0010000000 rw-p 00000000 00:00 0
7f0040000000-7f0048000000 r--s 00200000 fe:00 2                  /models/a b.gguf
7f0050000000-7f0051000000 rw-s 00000000 fe:00 2                  /models/a b.gguf
7f0060000000-7f0061000000 r--s 00000000 fe:00 3                  /models/another.gguf
7f0070000000-7f0071000000 r--s 00000000 fe:00 2                  /models/a b.gguf (deleted)
"""


class MappedFile:
    """A file of its own kind of bytes, mapped to be read."""

    def __init__(self, path: Path, size: int) -> None:
        self.path, self.size = path, size
        path.write_bytes(os.urandom(1 << 16) * (size >> 16))
        with path.open("rb") as file:
            self._map = mmap.mmap(file.fileno(), size, prot=mmap.PROT_READ)
        [area] = mapped_areas(memory_map(), [path])
        self.address = area.begin

    def content(self) -> bytes:
        return ctypes.string_at(self.address, self.size)

    def close(self) -> None:
        self._map.close()


@pytest.fixture
def mapped(tmp_path: Path) -> Iterator[MappedFile]:
    file = MappedFile(tmp_path / "model.gguf", 24 << 20)
    yield file
    file.close()


def areas_of(file: MappedFile) -> list[MappedArea]:
    return mapped_areas(memory_map(), [file.path])


def test_only_what_is_mapped_of_the_file_to_be_read_counts():
    area = MappedArea(MODEL, 0x7F0040000000, 0x7F0048000000, 0x200000)
    assert mapped_areas(LISTED, [MODEL]) == [area]
    assert area.part(0x7F0040001000, 0x7F0040002000).offset == 0x201000


def test_what_is_not_a_whole_large_page_stays():
    odd = MappedArea(MODEL, PAGE_BYTES + 4096, 3 * PAGE_BYTES + 4096, 0)
    assert whole_pages([odd]) == [MappedArea(MODEL, 2 * PAGE_BYTES, 3 * PAGE_BYTES, PAGE_BYTES - 4096)]
    assert whole_pages([MappedArea(MODEL, 4096, PAGE_BYTES, 0)]) == []


@needs_large_pages
def test_the_same_bytes_are_at_the_same_place_in_memory_of_our_own(mapped: MappedFile):
    before = mapped.content()
    migration = PageMigration([mapped.path])
    wrong: list[int] = []
    done = threading.Event()

    def read() -> None:  # as compute threads might
        while not done.is_set():
            if ctypes.string_at(mapped.address + (9 << 20), 1 << 20) != before[9 << 20 : 10 << 20]:
                wrong.append(1)

    reader = threading.Thread(target=read)
    reader.start()
    steps = 0
    while migration.step():
        steps += 1
    done.set()
    reader.join()
    assert not wrong
    assert steps > 1
    assert migration.moved_bytes >= mapped.size - 2 * PAGE_BYTES
    assert sum(area.end - area.begin for area in areas_of(mapped)) == mapped.size - migration.moved_bytes
    assert mapped.content() == before
    mapped.path.write_bytes(b"\0" * mapped.size)  # what was moved is the file's no more
    inner = whole_pages([MappedArea(mapped.path, mapped.address, mapped.address + mapped.size, 0)])[0]
    assert ctypes.string_at(inner.begin, 4096) == before[inner.offset : inner.offset + 4096]


@needs_large_pages
@pytest.mark.parametrize("name", [b"caf\xe9.gguf", "two\u2028lines .gguf".encode()], ids=["not-text", "line-end"])
def test_a_name_that_no_line_of_text_would_have_is_found(tmp_path: Path, name: bytes):
    odd = MappedFile(tmp_path / os.fsdecode(name), 8 << 20)
    try:
        migration = PageMigration([odd.path])
        while migration.step():
            pass
        assert migration.moved_bytes >= odd.size - 2 * PAGE_BYTES
    finally:
        odd.close()


@needs_large_pages
def test_what_takes_too_much_of_the_free_memory_stays_where_it_is(mapped: MappedFile, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_migration, "FREE_SHARE", 1e-9)
    assert not PageMigration([mapped.path]).step()
    assert sum(area.end - area.begin for area in areas_of(mapped)) == mapped.size


@needs_large_pages
def test_the_limit_of_a_container_counts_as_memory_does(mapped, tmp_path, monkeypatch):
    monkeypatch.setattr(page_migration, "MEMORY_LIMIT", tmp_path / "memory.max")
    (tmp_path / "memory.current").write_text("100000000\n")
    (tmp_path / "memory.max").write_text("140000000\n")
    assert not PageMigration([mapped.path]).step()
    (tmp_path / "memory.max").write_text("max\n")
    assert PageMigration([mapped.path]).step()


class Refusing:
    """The C library, with one call that fails as the real one can: after the place was given up."""

    def __init__(self, libc: object) -> None:
        self._libc = libc

    def __getattr__(self, name: str) -> object:
        return getattr(self._libc, name)

    def mremap(self, *arguments: int) -> int:
        self._libc.munmap(arguments[-1], arguments[1])
        ctypes.set_errno(errno.ENOMEM)
        return -1


@needs_large_pages
def test_where_the_system_refuses_the_files_own_pages_are_there_again(mapped, monkeypatch):
    before = mapped.content()
    libc = page_migration._libc()
    monkeypatch.setattr(page_migration, "_libc", lambda: Refusing(libc))
    migration = PageMigration([mapped.path])
    assert not migration.step()
    assert not migration.step()
    assert migration.moved_bytes == 0
    assert mapped.content() == before
