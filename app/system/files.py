"""Writing a file so that it is the old one or the new one, whole, whatever happens in between."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from app.errors import DiskFull, FolderNotWritable, WorldError
from app.language import tr


def is_file(path: Path) -> bool:
    """Whether there is a file; one that may not be looked at, or whose name no disk can hold, is none."""
    try:
        return path.is_file()
    except OSError:
        return False


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
    """The sentence for a file that could not be written."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return DiskFull(
            tr(
                "The disk is full: {name} could not be written to {parent}. Free some space.",
                name=path.name,
                parent=path.parent,
            )
        )
    return FolderNotWritable(tr("{path} cannot be written: {error}.", path=path, error=error.strerror or error))
