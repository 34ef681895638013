"""Keeps what acts at random within a folder, so that it neither changes nor leaves anything elsewhere.

``uv run python -m tests.benchmarks.confinement FOLDER COMMAND …`` runs a command that way: the tests, for
one, to see that they write in their own folders alone. Linux holds it, from 5.13 on (Landlock, ``landlock(7)``);
elsewhere nothing does, and the command is not run.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable
from pathlib import Path

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
"""The system calls; the same on every processor that Python runs on."""
_ASK_VERSION = 1
_PATH_BENEATH = 1
_NO_NEW_PRIVILEGES = 38
_WRITE_FILE = 1 << 1
_CHANGE_FOLDERS = sum(1 << bit for bit in range(4, 13))
"""Removing, and making files, folders, sockets, pipes, devices and links."""
_MOVE_BETWEEN_FOLDERS, _TRUNCATE = 1 << 13, 1 << 14
_ALWAYS_WRITTEN = ("/dev", "/proc")
"""Into what is there already, like ``/dev/null``; nothing can be made or removed."""


class _Ruleset(ctypes.Structure):
    _fields_ = (("handled_access_fs", ctypes.c_uint64),)


class _PathRule(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed_access", ctypes.c_uint64), ("parent_fd", ctypes.c_int32))


def landlock_version() -> int:
    """The version of Landlock that this system has; 0 without."""
    if sys.platform != "linux":
        return 0
    return max(0, ctypes.CDLL(None).syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(_ASK_VERSION)))


def write_only_below(folders: Iterable[Path]) -> bool:
    """Let this thread, and what it starts from now on, write below these folders alone; whether the system holds it.

    To be called before the process has other threads. It cannot be taken back.

    Raises:
        OSError: the system has Landlock and refuses.
    """
    version = landlock_version()
    if not version:
        return False
    rights = _WRITE_FILE | _CHANGE_FOLDERS
    rights |= _MOVE_BETWEEN_FOLDERS if version >= 2 else 0
    rights |= _TRUNCATE if version >= 3 else 0
    library = ctypes.CDLL(None, use_errno=True)
    rules = _Ruleset(rights)
    ruleset = _checked(library.syscall(_CREATE_RULESET, ctypes.byref(rules), ctypes.c_size_t(8), ctypes.c_uint32(0)))
    try:
        for folder in folders:
            _allow(library, ruleset, str(folder), rights)
        for name in _ALWAYS_WRITTEN:
            _allow(library, ruleset, name, rights & (_WRITE_FILE | _TRUNCATE))
        _checked(library.prctl(_NO_NEW_PRIVILEGES, *map(ctypes.c_ulong, (1, 0, 0, 0))))
        _checked(library.syscall(_RESTRICT_SELF, ctypes.c_int(ruleset), ctypes.c_uint32(0)))
    finally:
        os.close(ruleset)
    return True


def _allow(library: ctypes.CDLL, ruleset: int, path: str, rights: int) -> None:
    place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rule = _PathRule(rights, place)
        _checked(
            library.syscall(
                _ADD_RULE, ctypes.c_int(ruleset), ctypes.c_int(_PATH_BENEATH), ctypes.byref(rule), ctypes.c_uint32(0)
            )
        )
    finally:
        os.close(place)


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def main() -> None:
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    if not write_only_below([Path(sys.argv[1])]):
        raise SystemExit("This system cannot keep a command within a folder.")
    os.environ["TMPDIR"] = sys.argv[1]
    os.execvp(sys.argv[2], sys.argv[2:])


if __name__ == "__main__":
    main()
