"""One window for each data folder: two would write the same chats and settings, and undo each other's work.

Who holds the lock on a file in the folder is the window. The system lets go of it when a process ends, however that
happens, so what a killed one leaves behind is no obstacle. A second start leaves a note in the folder, which the
window takes (:mod:`app.ui.window.lifecycle`): only who may write there, its owner, can ask anything of
the window.
Commands do not ask for the lock; they may run beside a window.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from app.errors import WorldError
from app.language import tr
from app.system.files import write_whole

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_log = logging.getLogger(__name__)

PATIENCE_S = 10.0
"""Time for a window to answer: it may still be opening, or just be closing."""
_LOOK_EVERY_S = 0.05
_FAR = 1 << 30
"""Windows locks bytes; this one is beyond all that anybody reads."""

TOKEN_VARIABLE = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - no secret: with it, Wayland lets a window come forward


class _LockTaken(Exception):
    """Another process has the lock."""


@contextmanager
def single_instance(
    folder: Path,
    open_requests: Path,
    opened: Path | None,
    wait: Callable[[float], None] = time.sleep,
    *,
    asks: bool = False,
) -> Iterator[bool]:
    """Become the folder's window for as long as the block runs, or hand over to the one there is.

    Args:
        folder: the data folder.
        open_requests: where notes are left.
        opened: the file that the window is to show.
        wait: sleeps.
        asks: whether the window for a quick question is wanted.

    Yields:
        Whether this process is to open the window; if not, the one there is has what was asked for.

    Raises:
        WorldError: there is a window, and it does not answer.
    """
    lock: int | None
    try:
        lock = _locked(folder / "window.lock")
    except _LockTaken:
        request = {"open": None if opened is None else str(opened.absolute()), "ask": asks}
        lock = _hand_over(folder, open_requests, request, wait)
        if lock is None:
            yield False
            return
    with _held(lock):
        yield True


@contextmanager
def no_window_meanwhile(folder: Path) -> Iterator[bool]:
    """Keep a window from opening with this folder while the block runs, which takes milliseconds: it waits.

    Yields:
        Whether no window is open. If one is, nothing is kept from anybody.
    """
    try:
        lock = _locked(folder / "window.lock")
    except _LockTaken:
        yield False
        return
    with _held(lock):
        yield True


@contextmanager
def _held(lock: int) -> Iterator[None]:
    try:
        yield
    finally:
        if lock >= 0:
            os.close(lock)  # which lets go of it


def _locked(path: Path) -> int:
    """Return the open file that holds the lock; negative if files cannot be locked, which keeps nobody from chatting.

    Raises:
        _LockTaken: another process has it.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        _log.info("%s cannot be opened, so a second window would not be noticed: %s", path, error)
        return -1
    try:
        if sys.platform == "win32":
            os.lseek(file, _FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        if isinstance(error, (BlockingIOError, PermissionError)):
            raise _LockTaken from error
        _log.info("%s cannot be locked, so a second window would not be noticed: %s", path, error)
        return -1
    return file


def _hand_over(
    folder: Path, open_requests: Path, request: Mapping[str, object], wait: Callable[[float], None]
) -> int | None:
    """Leave a note and wait until it is taken. The lock, if the window closes meanwhile: then ours is the next one.

    Raises:
        WorldError: nobody takes it.
    """
    note = open_requests / f"{uuid.uuid4().hex}.json"
    request = {**request, "token": os.environ.get(TOKEN_VARIABLE, "")}
    write_whole(note, json.dumps(request).encode("utf-8", "surrogateescape"))
    try:
        for _ in range(round(PATIENCE_S / _LOOK_EVERY_S)):
            if not note.exists():
                _log.info("handed over to the window that is open")
                return None
            with contextlib.suppress(_LockTaken):
                return _locked(folder / "window.lock")
            wait(_LOOK_EVERY_S)
    finally:
        with contextlib.suppress(OSError):
            note.unlink()
    raise WorldError(
        tr(
            "Draftlight is already open with its data folder {folder}, in another session or without "
            "answering. Close it first, or choose another folder with --data-dir.",
            folder=folder,
        )
    )
