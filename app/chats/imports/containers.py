"""Sources of an import: one file, a folder, or a ZIP archive, whose entries are read as they are unpacked.

Nothing is ever written to the disk, so no name in an archive can mean a place there; and an archive that claims to
become far more than it is is refused before anything is unpacked.
"""

from __future__ import annotations

import lzma
import os
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import IO

from app.errors import WorldError
from app.language import number, tr
from app.system.files import read_whole

MOST_ENTRIES = 100_000
"""Files in a folder or an archive."""
MOST_BYTES = 16 * 2**30
"""Most bytes that an archive may become."""
MOST_GROWTH = 200
"""Most times of its size: words become 5 to 20 times as many, a bomb 1000 times and more."""
MOST_OTHER_BYTES = 32_000_000
"""Of a picture or file of a message."""
_SMALL_BYTES, _SMALL_OTHER_BYTES = 64 * 2**20, 64 * 2**10
"""Limits on an unpacked archive whatever it grew from, and on each of the other files in it."""
_READ = (".json", ".jsonl")
_LM_STUDIOS_CHATS, _LM_STUDIOS_FILES = "conversations", "user-files"
"""Folders that lie side by side."""
_HEADER_BYTES, _NAME_LENGTH_AT = 30, 26
"""Of the header before each entry, which its name follows."""
_END_RECORD = b"PK\x05\x06"
_LOCATOR = b"PK\x06\x07"
"""Of the end record of an archive above 4 GB."""
_SAID_ELSEWHERE, _COUNTED_ELSEWHERE = 0xFFFFFFFF, 0xFFFF
_MOST_INDEX_BYTES = 32 * 2**20


_DAMAGE = (zipfile.BadZipFile, NotImplementedError, UnicodeDecodeError)
"""Of the list of an archive's entries."""


class ImportRefused(WorldError):
    """A file that is not read; the sentence says why."""


@dataclass(slots=True)
class Container:
    """The files that may hold chats, by their names in it, with ``/`` between folders."""

    path: Path
    sizes: dict[str, int] = field(default_factory=dict)
    """Unpacked bytes of each file."""
    others: dict[str, int | None] = field(default_factory=dict)
    """The same of what else there is: the pictures and files of messages; ``None`` for those that are not read."""

    @contextmanager
    def kept_open(self) -> Iterator[None]:
        """Keep open what is needed for each of them. Raises ``ImportRefused`` if it is no longer what it was."""
        yield

    @contextmanager
    def open(self, name: str) -> Iterator[IO[bytes]]:
        """Read one of them, while :meth:`kept_open`."""
        with (self.path / name if self.path.is_dir() else self.path).open("rb") as file:
            yield file

    def read_other(self, name: str) -> bytes | None:
        """Return what is in one of the others, while :meth:`kept_open`; ``None`` where it cannot be read."""
        try:
            return read_whole((self.path if self.path.is_dir() else self.path.parent) / name, MOST_OTHER_BYTES)
        except OSError:
            return None


@dataclass(slots=True)
class _Archive(Container):
    _file: zipfile.ZipFile | None = None

    @contextmanager
    def kept_open(self) -> Iterator[None]:
        try:
            file = zipfile.ZipFile(self.path)  # which reads the list of all entries
        except (*_DAMAGE, OSError) as error:
            raise _damaged(self.path) from error
        with file:
            self._file = file
            yield
        self._file = None

    @contextmanager
    def open(self, name: str) -> Iterator[IO[bytes]]:
        assert self._file is not None, "it is not kept open"
        try:
            with self._file.open(name) as file:
                yield file
        except (*_DAMAGE, zlib.error, lzma.LZMAError, RuntimeError, EOFError) as error:
            # Damaged, packed in a way that Python does not know, or locked with a password.
            raise OSError(str(error)) from error

    def read_other(self, name: str) -> bytes | None:
        try:
            with self.open(name) as file:
                return file.read(MOST_OTHER_BYTES)
        except OSError:
            return None


def open_container(path: Path) -> Container:
    """Look at what was chosen.
    Raises ``ImportRefused`` if it is gone, no file, or an archive that cannot be what it claims.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            return _folder(path)
        if not stat.S_ISREG(mode):  # reading a pipe may wait for ever, and a device never ends
            raise ImportRefused(tr("“{path}” is not a file.", path=path.name or path))
        with path.open("rb") as file:
            packed = file.read(4) == b"PK\x03\x04"
        return _archive(path) if packed else Container(path, {path.name: path.stat().st_size}, _files_beside(path))
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise ImportRefused(tr("“{path}” cannot be read: {reason}.", path=path.name or path, reason=reason)) from error


def _folder(path: Path) -> Container:
    sizes: dict[str, int] = {}
    others: dict[str, int] = {}
    for folder, _, names in os.walk(path):  # links to folders are not followed
        for name in sorted(names):
            file = Path(folder) / name
            into = sizes if file.suffix.lower() in _READ else others
            if (into is sizes or len(others) < MOST_ENTRIES) and not file.is_symlink() and file.is_file():
                into[file.relative_to(path).as_posix()] = file.stat().st_size
            if len(sizes) > MOST_ENTRIES:
                raise ImportRefused(
                    tr(
                        "“{name}” has more than {most} files. Choose the folder of chats.",
                        name=path.name,
                        most=number(MOST_ENTRIES),
                    )
                )
    beside = _listed(path.parent / _LM_STUDIOS_FILES, "") if path.name == _LM_STUDIOS_CHATS else {}
    others |= {f"../{_LM_STUDIOS_FILES}/{name}": size for name, size in beside.items()}
    return Container(path, dict(sorted(sizes.items())), _small_enough(others))


def _files_beside(path: Path) -> dict[str, int | None]:
    """Return the files of messages beside a file that was unpacked from ChatGPT's archive, which are called by ids."""
    return _small_enough(_listed(path.parent, "file-", "file_"))


def _listed(folder: Path, *beginnings: str) -> dict[str, int]:
    """Return the files of a folder whose names begin so, with their sizes; none where it cannot be read."""
    try:
        with os.scandir(folder) as entries:
            named = (entry for entry in islice(entries, MOST_ENTRIES) if entry.name.startswith(beginnings))
            return {entry.name: entry.stat().st_size for entry in named if entry.is_file(follow_symlinks=False)}
    except OSError:
        return {}


def _small_enough(sizes: dict[str, int]) -> dict[str, int | None]:
    return {name: size if size <= MOST_OTHER_BYTES else None for name, size in sizes.items()}


def _archive(path: Path) -> Container:
    size = path.stat().st_size
    counted = _checked_index(path, size)
    try:
        with zipfile.ZipFile(path) as archive:
            listed = archive.infolist()
    except _DAMAGE as error:
        raise _damaged(path) from error
    if counted not in {_COUNTED_ELSEWHERE, len(listed) % (_COUNTED_ELSEWHERE + 1)}:
        raise _damaged(path)  # a spoilt length in the list hides the entries after it, and nothing else shows it
    if len(listed) > MOST_ENTRIES:
        raise ImportRefused(
            tr("“{name}” has more than {most} files, and was not opened.", name=path.name, most=number(MOST_ENTRIES))
        )
    with path.open("rb") as file:
        entries = {
            entry.filename: entry.file_size
            for entry in listed
            if not _is_shadow(entry.filename) and (_may_hold_chats(entry.filename) or _is_misnamed(file, entry))
        }
    others = {
        entry.filename: entry.file_size if _is_plausible(entry) else None
        for entry in listed
        if entry.filename not in entries and not entry.is_dir() and not _is_shadow(entry.filename)
    }
    whole = sum(entries.values())
    if whole > MOST_BYTES or whole > max(_SMALL_BYTES, MOST_GROWTH * size):
        raise ImportRefused(
            tr(
                "“{name}” would become {unpacked} GB out of {packed} MB, as no chats do. It was not opened.",
                name=path.name,
                unpacked=number(whole / 1e9, 1),
                packed=number(size / 1e6, 1),
            )
        )
    return _Archive(path, entries, others)


def _is_plausible(entry: zipfile.ZipInfo) -> bool:
    """Return whether a file of a message is small enough, and no bomb."""
    return entry.file_size <= min(MOST_OTHER_BYTES, max(_SMALL_OTHER_BYTES, MOST_GROWTH * entry.compress_size))


def _damaged(path: Path) -> ImportRefused:
    return ImportRefused(tr("“{name}” is a damaged archive. Download or copy it again.", name=path.name))


def _may_hold_chats(name: str) -> bool:
    return name.lower().endswith(_READ)


def _is_misnamed(file: IO[bytes], entry: zipfile.ZipInfo) -> bool:
    """Return whether an entry's header names a file of chats: the list of entries is damaged, and reading it fails."""
    file.seek(entry.header_offset)
    head = file.read(_HEADER_BYTES)
    if len(head) < _HEADER_BYTES:
        return False
    name = file.read(struct.unpack_from("<H", head, _NAME_LENGTH_AT)[0])
    return name.lower().endswith(tuple(ending.encode() for ending in _READ))


def _is_shadow(name: str) -> bool:
    """Return whether macOS added this entry for another one."""
    parts = PurePosixPath(name).parts
    return "__MACOSX" in parts or bool(parts and parts[-1].startswith("._"))


def _checked_index(path: Path, size: int) -> int:
    """Return how many entries the archive's end tells of, or ``_COUNTED_ELSEWHERE``.

    An archive whose list of entries is itself enormous is refused, before it is read into memory.
    """
    with path.open("rb") as file:
        file.seek(max(0, size - 65_557))
        tail = file.read()
        at = tail.rfind(_END_RECORD)
        counted, index_bytes = _COUNTED_ELSEWHERE, 0
        if 0 <= at <= len(tail) - 16:
            counted, index_bytes = struct.unpack_from("<HI", tail, at + 10)
        if index_bytes == _SAID_ELSEWHERE and tail[max(0, at - 20) : max(0, at - 16)] == _LOCATOR:
            file.seek(min(size, struct.unpack_from("<Q", tail, at - 12)[0]))
            record = file.read(56)
            index_bytes = struct.unpack_from("<Q", record, 40)[0] if len(record) == 56 else 0
    if index_bytes > _MOST_INDEX_BYTES:
        raise ImportRefused(tr("“{name}” lists too many files, and was not opened.", name=path.name))
    return int(counted)
