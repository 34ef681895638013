"""A file that is still on its way: what is here of it, its hash so far, and its end as a whole file or not at all.

Its name carries the hash of the bytes that were published, so a file that changed on the Hub never goes on from other
bytes. What an earlier run left is hashed again before anything is added: a crash may have left anything in it.
"""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from app.errors import DamagedDownload, DiskFull
from app.files import explain_write

_READ_BYTES = 1024 * 1024
_SAVED_AT_ONCE_BYTES = 16 * 1024 * 1024


def part_of(final: Path, etag: str) -> Path:
    """Where the unfinished file lies. The dot in front keeps it out of the library."""
    return final.with_name(f".{final.name}.{etag[:32]}.part")


class PartFile:
    """The unfinished file, and its hash. Use in a ``with`` block.

    Args:
        path: see :func:`part_of`.
        size_bytes: of the whole file.
        sha256: of the whole file; empty where the Hub does not say.
        on_bytes: told how many bytes are there after each change; what it raises stops the download.
    """

    def __init__(self, path: Path, size_bytes: int, sha256: str, on_bytes: Callable[[int], None]) -> None:
        self._path = path
        self._size_bytes = size_bytes
        self._sha256 = sha256
        self._on_bytes = on_bytes
        self._hash = hashlib.sha256()
        self.written_bytes = 0
        self._saving_bytes = 0

    def __enter__(self) -> Self:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("r+b" if self._path.exists() else "w+b", buffering=0)
        except OSError as error:
            raise explain_write(error, self._path) from error
        try:
            self._hash_what_is_here()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def write(self, data: bytes) -> int:
        """Add bytes.

        Raises:
            DiskFull, FolderNotWritable: not all of them could be added; what came before stays.
            DamagedDownload: more came than the file has.
        """
        if self.written_bytes + len(data) > self._size_bytes:
            raise DamagedDownload("The server sends more than the file has.")
        rest = memoryview(data)
        try:
            while rest:
                count = self._file.write(rest)
                self._hash.update(rest[:count])
                self.written_bytes += count
                rest = rest[count:]
        except OSError as error:
            if error.errno in {errno.ENOSPC, errno.EDQUOT}:
                raise DiskFull(
                    f"The disk is full: {self.written_bytes / 1e6:,.0f} of {self._size_bytes / 1e6:,.0f} MB are here "
                    "and stay. Free some space, then go on."
                ) from error
            raise explain_write(error, self._path) from error
        self._begin_saving()
        self._on_bytes(self.written_bytes)
        return len(data)

    def _begin_saving(self) -> None:
        """Have the system write to the disk what came, while more comes: all at the end takes seconds a gigabyte."""
        if self.written_bytes - self._saving_bytes >= _SAVED_AT_ONCE_BYTES and hasattr(os, "posix_fadvise"):
            # "Not needed" of pages that are not written yet makes Linux begin to write them; it keeps them.
            start, self._saving_bytes = self._saving_bytes, self.written_bytes
            os.posix_fadvise(self._file.fileno(), start, self.written_bytes - start, os.POSIX_FADV_DONTNEED)

    def start_over(self) -> None:
        """Forget all that is here."""
        self._file.seek(0)
        self._file.truncate(0)
        self._hash = hashlib.sha256()
        self.written_bytes = self._saving_bytes = 0
        self._on_bytes(0)

    @property
    def complete(self) -> bool:
        return self.written_bytes == self._size_bytes

    @property
    def right(self) -> bool:
        """Whether what is here is the whole file, byte for byte as published."""
        return self.complete and self._sha256 in {"", self._hash.hexdigest()}

    def finish(self, final: Path) -> None:
        """Become the whole file, at once. Only for one that is :attr:`right`.

        Raises:
            DiskFull, FolderNotWritable
        """
        try:
            os.fsync(self._file.fileno())
            self._file.close()
            self._path.replace(final)
        except OSError as error:
            raise explain_write(error, final) from error

    def _hash_what_is_here(self) -> None:
        while piece := self._file.read(_READ_BYTES):
            self._hash.update(piece)
            self.written_bytes += len(piece)
            if self.written_bytes > self._size_bytes:
                self.start_over()
                return
            self._on_bytes(self.written_bytes)
        self._saving_bytes = self.written_bytes
