"""Standard input and output of a command, as the system gave them: perhaps not at all, or on a full disk."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.errors import WorldError

_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})


@contextmanager
def standard_streams() -> Iterator[None]:
    """Let a command read and write: where a stream is closed, there is nothing to read, and nobody who is told.

    Raises:
        WorldError: there is no room for the output.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - as long as the process
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        if error.errno not in _NO_ROOM or error.filename is not None:
            raise
        # What is still held back must not be tried again when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise WorldError(f"Standard output cannot be written: {error.strerror}.") from error
