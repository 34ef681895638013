"""A file that is still on its way: what is here of it, its hash so far, and its end as a whole file or not at all.

Its name carries the hash of the bytes that were published, so a file that changed on the Hub never goes on from other
bytes. What an earlier run left is hashed again before anything is added: a crash may have left anything in it.
"""

from __future__ import annotations

import errno
import hashlib
import os
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from app.errors import DamagedDownload, DiskFull
from app.language import number, tr
from app.system.files import explain_write

_READ_BYTES = 1024 * 1024
_SAVED_AT_ONCE_BYTES = 16 * 1024 * 1024


def part_of(final: Path, etag: str) -> Path:
    """Where the unfinished file lies. The dot in front keeps it out of the library."""
    return final.with_name(f".{final.name}.{etag[:32]}.part")


class PartFile:
    """The unfinished file, and its hash. Use in a ``with`` block, and call :meth:`read_existing` first.

    One thread may write while another closes it: that waits for the piece being written, and nothing is written after.

    Args:
        path: see :func:`part_of`.
        size_bytes: of the whole file.
        sha256: of the whole file; empty where the Hub does not say.
    """

    def __init__(self, path: Path, size_bytes: int, sha256: str) -> None:
        self._path = path
        self._size_bytes = size_bytes
        self._sha256 = sha256
        self._lock = threading.Lock()
        self._hash = hashlib.sha256()
        self.written_bytes = 0
        self._saving_bytes = 0

    def __enter__(self) -> Self:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("r+b" if self._path.exists() else "w+b", buffering=0)
        except OSError as error:
            raise explain_write(error, self._path) from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        with self._lock:
            self._file.close()

    def read_existing(self) -> None:
        """Hash what an earlier run left; :attr:`written_bytes` says meanwhile how far that is.

        Raises:
            ValueError: it was closed.
        """
        while True:
            with self._lock:
                if not (piece := self._file.read(_READ_BYTES)):
                    break
                self._hash.update(piece)
                self.written_bytes += len(piece)
            if self.written_bytes > self._size_bytes:
                self.start_over()
                break
        self._saving_bytes = self.written_bytes

    def write(self, data: bytes) -> None:
        """Add bytes.

        Raises:
            ValueError: it was closed.
            DiskFull, FolderNotWritable: not all of them could be added; what came before stays.
            DamagedDownload: more came than the file has.
        """
        if self.written_bytes + len(data) > self._size_bytes:
            raise DamagedDownload(tr("The server sends more than the file has."))
        rest = memoryview(data)
        with self._lock:
            try:
                while rest:
                    count = self._file.write(rest)
                    self._hash.update(rest[:count])
                    self.written_bytes += count
                    rest = rest[count:]
            except OSError as error:
                if error.errno in {errno.ENOSPC, errno.EDQUOT}:
                    raise DiskFull(
                        tr(
                            "The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.",
                            here=number(self.written_bytes / 1e6),
                            whole=number(self._size_bytes / 1e6),
                        )
                    ) from error
                raise explain_write(error, self._path) from error
            self._begin_saving()

    def _begin_saving(self) -> None:
        """Have the system write to the disk what came, while more comes: all at the end takes seconds a gigabyte."""
        if self.written_bytes - self._saving_bytes >= _SAVED_AT_ONCE_BYTES and hasattr(os, "posix_fadvise"):
            # "Not needed" of pages that are not written yet makes Linux begin to write them; it keeps them.
            start, self._saving_bytes = self._saving_bytes, self.written_bytes
            os.posix_fadvise(self._file.fileno(), start, self.written_bytes - start, os.POSIX_FADV_DONTNEED)

    def start_over(self) -> None:
        """Forget all that is here.

        Raises:
            ValueError: it was closed.
        """
        with self._lock:
            self._file.seek(0)
            self._file.truncate(0)
            self._hash = hashlib.sha256()
            self.written_bytes = self._saving_bytes = 0

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
