"""The data folder is its owner's alone: chats and settings are nobody else's business on a shared computer.

Where the system has permission bits, that is the folder itself and the files of ours in it; folders that an earlier
version made are corrected. On Windows a person's folders are closed to others by what they inherit.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def open_private(path: str | Path, flags: int) -> int:
    """An opener for :func:`open`: a file that is created is for its owner alone, and no pipe is waited for."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o600)


def close_to_others(folder: Path, files: Iterable[Path]) -> None:
    """Take others' permissions off ``files``, and off the folder if it is clearly ours: one of them is in it.

    A folder that someone named with ``--data-dir`` may hold other things too; before anything of ours is in it, it
    stays as it is. Neither does the person's home, nor a folder for everybody, become ours.
    """
    if sys.platform == "win32":
        return
    found = [path for path in files if _close(path, stat.S_ISREG)]
    with contextlib.suppress(OSError):
        for_everybody = folder.stat().st_mode & stat.S_ISVTX
        if found and not for_everybody and folder.resolve() != Path.home().resolve():
            _close(folder, stat.S_ISDIR)


def _close(path: Path, is_kind: Callable[[int], bool]) -> bool:
    """Whether there is such a thing of the person's; a link is none."""
    try:
        facts = path.lstat()
        if not is_kind(facts.st_mode) or facts.st_uid != os.geteuid():
            return False
        if facts.st_mode & _OTHERS:
            path.chmod(stat.S_IMODE(facts.st_mode) & ~_OTHERS)
    except OSError:  # not there, or not ours to change
        return False
    return True
