"""Writes a file so that it is the old one or the new one, whole, and reads one within bounds, whatever it is.

The data folder is for its owner alone, since a computer may be shared. Where the system has permission bits, that is
the folder itself and the files of ours in it; folders that an earlier version made are corrected. On Windows a person's
folders are closed to others by what they inherit.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from app.errors import DiskFull, FolderNotWritable, WorldError
from app.language import tr


def is_file(path: Path) -> bool:
    """Return whether there is a file; one that may not be looked at, or whose name no disk can hold, is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def make_way(path: Path, *, most_bytes: int | None = None, folder: bool = False) -> None:
    """Give another name to what stands in the place of a file or folder of ours, and is none, or far too large.

    Args:
        path: where it is to be.
        most_bytes: of a file that a library reads, whole.
        folder: whether it is to be a folder.
    """
    with contextlib.suppress(OSError):
        if not os.path.lexists(path) or (folder and path.is_dir()):
            return
        if not folder and path.is_file() and (most_bytes is None or path.stat().st_size <= most_bytes):
            return
        path.replace(path.with_name(f"{path.stem}-unread{path.suffix}"))


def open_file(path: Path) -> BinaryIO:
    """Open a file to be read. A pipe is not waited for, and a device, which may never end, is not read.

    Raises:
        OSError: it cannot be read, or is no file.
    """
    file = os.open(path, os.O_RDONLY | _AT_ONCE | getattr(os, "O_BINARY", 0))
    mode = os.fstat(file).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(file, "rb")
    os.close(file)
    number = errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL
    raise OSError(number, os.strerror(number), str(path))


_AT_ONCE = getattr(os, "O_NONBLOCK", 0)

MOST_DATA_BYTES = 32 * 2**20
"""Of a file in the data folder that is read as a whole."""


def read_whole(path: Path, most_bytes: int = MOST_DATA_BYTES) -> bytes:
    """Return what is in a file.

    Raises:
        OSError: it cannot be read, is no file, or is larger than ``most_bytes``.
    """
    with open_file(path) as file:
        content = file.read(most_bytes + 1)
    if len(content) > most_bytes:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def read_json(path: Path, most_bytes: int = MOST_DATA_BYTES) -> Any:
    """Return the value in a JSON file.

    Raises:
        OSError: as :func:`read_whole`.
        ValueError: it is no JSON, or nested too deeply.
    """
    try:
        return json.loads(read_whole(path, most_bytes))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Write a file that takes the place of ``path`` at once when the block ends, and never where it fails.

    Its folder is created if needed.

    Raises:
        DiskFull, FolderNotWritable: the old file, if there was one, is unchanged.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
    except OSError as error:
        raise explain_write(error, path) from error


def write_whole(path: Path, content: bytes) -> None:
    """Replace (or create) a file at once. Its folder is created if needed.

    Raises:
        DiskFull, FolderNotWritable: the old file, if there was one, is unchanged.
    """
    with replacing(path) as file:
        file.write(content)


def explain_write(error: OSError, path: Path) -> WorldError:
    """Return the sentence for a file that could not be written."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return DiskFull(
            tr(
                "The disk is full: {name} could not be written to {parent}. Free some space.",
                name=path.name,
                parent=path.parent,
            )
        )
    return FolderNotWritable(tr("{path} cannot be written: {error}.", path=path, error=error.strerror or error))


_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def open_private(path: str | Path, flags: int) -> int:
    """Open as :func:`open` does; a file that is created is for its owner alone, and no pipe is waited for."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)


def close_to_others(folder: Path, files: Iterable[Path]) -> None:
    """Take others' permissions off ``files``, and off the folder if it is clearly ours: one of them is in it.

    A folder that someone named with ``--data-dir`` may hold other things too; before anything of ours is in it, it
    stays as it is. Neither does the person's home, nor a folder for everybody, become ours.
    """
    if sys.platform == "win32":
        return
    closed = [path for path in files if _close(path, stat.S_ISREG)]
    with contextlib.suppress(OSError):
        for_everybody = folder.stat().st_mode & stat.S_ISVTX
        if closed and not for_everybody and folder.resolve() != Path.home().resolve():
            _close(folder, stat.S_ISDIR)


def _close(path: Path, is_kind: Callable[[int], bool]) -> bool:
    """Close such a thing of the person's to others; return whether there is one (a link is none)."""
    try:
        facts = path.lstat()
        if not is_kind(facts.st_mode) or facts.st_uid != os.geteuid():
            return False
        if facts.st_mode & _OTHERS:
            path.chmod(stat.S_IMODE(facts.st_mode) & ~_OTHERS)
    except OSError:  # not there, or not ours to change
        return False
    return True
