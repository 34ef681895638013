"""Finds out how the program ended the last time, where no line of Python could tell.

A failed assertion or a fault in native code ends a process at once. While the window is open, Python's fault handler
has a file open into which it then writes where each thread was; another file says what the models were doing. Both are
removed when the program ends by itself, so what the next start finds tells a crash (there is a fault in the one file)
from a process that was killed, or a computer that went out (there is none).
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import logging
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from app import __version__
from app.system.files import open_file, open_private, read_json

_log = logging.getLogger(__name__)

_MOST_READ_BYTES = 200_000
_LOG_LINES = 20
_HEAD_ENDS = "\n\n"


@dataclass(frozen=True, slots=True)
class EngineActivity:
    """The work of the models."""

    loading: bool
    """Or else writing a reply."""
    target: str
    draft: str | None = None


@dataclass(frozen=True, slots=True)
class SuddenEnd:
    """The last start did not end by itself."""

    report: str
    """Place of each thread, for who mends the program; empty if the process was ended from outside."""
    work: EngineActivity | None
    """The work of the models at that time, if any."""


class CrashMarkers:
    """The two files, while the window is open.

    Args:
        fault: receives what the fault handler writes.
        work: says what the models are doing, while they do something.
    """

    def __init__(self, fault: Path, work: Path) -> None:
        self._fault, self._work_file = fault, work
        self._work: EngineActivity | None = None

    def follow(self, work: EngineActivity | None) -> None:
        """Note that the models begin something else, or nothing. Not synced to the disk: the system outlives us."""
        if work == self._work:
            return
        self._work = work
        try:
            if work is None:
                self._work_file.unlink(missing_ok=True)
            else:
                with open(self._work_file, "w", encoding="utf-8", opener=open_private) as file:
                    json.dump(asdict(work), file)
        except (OSError, UnicodeError) as error:
            _log.info("%s cannot be written: %s", self._work_file.name, error)

    def left_behind(self, log: Path) -> SuddenEnd | None:
        """Return how the last start ended, if that was sudden; see :func:`marking_crashes`."""
        try:
            with open_file(self._fault) as file:
                text = file.read(_MOST_READ_BYTES).decode("utf-8", "replace")
        except OSError:
            return None
        head, _, fault = text.partition(_HEAD_ENDS)
        work = self._read_work()
        if not fault.strip():
            return SuddenEnd("", work)
        lines = "\n".join(_last_lines(log))
        return SuddenEnd(f"{head}\n{_doing(work)}\n\n{fault.strip()}\n\n{lines}\n", work)

    def _read_work(self) -> EngineActivity | None:
        try:
            stored = read_json(self._work_file, _MOST_READ_BYTES)
        except (OSError, ValueError):
            return None
        match stored:
            case {"loading": bool(loading), "target": str(target), "draft": str() | None as draft}:
                return EngineActivity(loading, target, draft)
            case _:
                return None

    def remove(self) -> None:
        """Remove the marks: the end is no sudden one, or was told."""
        for file in (self._fault, self._work_file):
            with contextlib.suppress(OSError):
                file.unlink(missing_ok=True)


@contextmanager
def marking_crashes(fault: Path, work: Path, log: Path) -> Iterator[tuple[CrashMarkers, SuddenEnd | None]]:
    """Keep the marks for as long as the block runs; also how the last start ended, if that was sudden.

    Args:
        fault: see :class:`CrashMarkers`.
        work: likewise.
        log: the program's log, whose last lines go into a report; it holds nothing of the chats.
    """
    marks = CrashMarkers(fault, work)
    last = marks.left_behind(log)
    marks.remove()
    try:
        file = open(fault, "w", encoding="utf-8", opener=open_private)  # noqa: SIM115 - closed below
    except OSError as error:  # a full disk keeps nobody from chatting
        _log.info("%s cannot be written: %s", fault.name, error)
        yield marks, last
        return
    with file:
        file.write(f"Draftlight {__version__}, Python {platform.python_version()}, {platform.platform()}{_HEAD_ENDS}")
        file.flush()
        faulthandler.enable(file)
        try:
            yield marks, last
        finally:
            faulthandler.disable()
    marks.remove()


def _doing(work: EngineActivity | None) -> str:
    if work is None:
        return "The models were doing nothing."
    pair = " and ".join(os.path.basename(name) for name in (work.target, work.draft) if name)  # noqa: PTH119
    return f"{pair}: {'being loaded' if work.loading else 'writing a reply'}."


def _last_lines(log: Path) -> list[str]:
    try:
        with log.open("rb") as file:
            file.seek(max(0, log.stat().st_size - _MOST_READ_BYTES))
            lines = file.read().decode("utf-8", "replace").splitlines()
    except OSError:
        return []
    return lines[-_LOG_LINES:]
