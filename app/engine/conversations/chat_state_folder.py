"""The folder in which chats lie as the models have read them: one file for each, for the owner's eyes alone.

Any thread may have a chat deleted; a file that is just being written is then not finished.
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
import shutil
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

log = logging.getLogger("draftlight.engine")

_NAME = re.compile(r"(\d{1,19})\.state")
_PART = re.compile(r"\d{1,19}\.(\d{1,10})\.part")
_SPARE_BYTES = 1 << 30
"""Bytes left free on the disk in any case: this folder is for convenience alone."""


class ChatStateFolder:
    """The files, by the number of the chat.

    Args:
        path: the folder; made when the first file is written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        self._deleted: list[Callable[[int], bool]] = []
        self._writing: int | None = None

    def file(self, chat: int) -> Path:
        return self.path / f"{chat}.state"

    def delete(self, chat: int) -> None:
        """Delete what is kept of a chat."""
        self._delete(lambda other: other == chat)

    def delete_others(self, chats: Collection[int]) -> None:
        """Delete what is kept of all chats but these, and what a process that was killed left half written."""
        kept_chats = frozenset(chats)
        self._delete(lambda other: other not in kept_chats)
        for path in self._paths():
            part = _PART.fullmatch(path.name)
            if part is not None and int(part[1]) != os.getpid():
                _unlink(path)

    def deleted_since(self, count: int) -> list[Callable[[int], bool]]:
        """Return which chats were deleted, in order, without the first ``count`` times."""
        with self._lock:
            return self._deleted[count:]

    def remove(self, chat: int) -> None:
        """Remove a file that is of no use any more; the chat itself goes on."""
        _unlink(self.file(chat))

    def begin(self, chat: int, size_bytes: int, most_bytes: int) -> Path | None:
        """Make room for a file and return where to write it before it takes its place; ``None`` where there is no room.

        Args:
            chat: whose it is.
            size_bytes: of the file.
            most_bytes: of all files together. Those that were longest not used leave.

        Raises:
            OSError: the folder cannot be made.
        """
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sys.platform != "win32":
            self.path.chmod(0o700)
        others = sorted((stat.st_mtime, stat.st_size, other) for other, stat in self._files() if other != chat)
        total = sum(size for _, size, _ in others) + size_bytes
        if size_bytes > most_bytes:
            return None
        for _, size, other in others:
            if total <= most_bytes:
                break
            self.remove(other)
            total -= size
        if shutil.disk_usage(self.path).free < size_bytes + _SPARE_BYTES:
            return None
        with self._lock:
            self._writing = chat
        return self.path / f"{chat}.{os.getpid()}.part"

    def finish(self, part: Path, chat: int) -> bool:
        """Put a whole file in its place; ``False``: the chat was deleted meanwhile.

        Raises:
            OSError: that is not possible just now.
        """
        with self._lock:
            is_waiting, self._writing = self._writing == chat, None
            if is_waiting:
                part.replace(self.file(chat))
        if not is_waiting:
            _unlink(part)
        return is_waiting

    def abandon(self, part: Path) -> None:
        """Leave a file unfinished."""
        with self._lock:
            self._writing = None
        _unlink(part)

    def size_bytes(self) -> int:
        """Return the size of all files."""
        return sum(stat.st_size for _, stat in self._files())

    def count(self) -> int:
        """Return how many chats have a file."""
        return sum(1 for _ in self._files())

    def _delete(self, chosen: Callable[[int], bool]) -> None:
        with self._lock:
            self._deleted.append(chosen)
            if self._writing is not None and chosen(self._writing):
                self._writing = None
            for chat, _ in list(self._files()):
                if chosen(chat):
                    _unlink(self.file(chat))

    def _files(self) -> Iterator[tuple[int, os.stat_result]]:
        for path in self._paths():
            name = _NAME.fullmatch(path.name)
            if name is not None:
                with contextlib.suppress(OSError):  # it went meanwhile
                    yield int(name[1]), path.stat()

    def _paths(self) -> list[Path]:
        try:
            return list(self.path.iterdir())
        except OSError:  # there is none yet
            return []


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:  # held open by another program, on Windows; the next start tries again
        log.info("a kept chat stays on the disk: %s", error.strerror)
