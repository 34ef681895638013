"""Many chats as one archive: a file for each, in folders as the list has them. Written beside the window."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.chats.exports.chat_files import WRITERS, file_name
from app.chats.records import Conversation
from app.chats.store import ChatStore
from app.errors import WorldError
from app.language import tr
from app.system.files import replacing

_EARLIEST_YEAR = 1980
"""Of a date in a ZIP archive."""


@dataclass(slots=True)
class ArchiveProgress:
    """How far it is; written on one thread, read on another."""

    written: int = 0
    chats: int = 0

    @property
    def fraction(self) -> float | None:
        """In [0, 1]; ``None`` before that is known."""
        return self.written / self.chats if self.chats else None


class ArchiveStopped(WorldError):
    """Nobody wanted it any more; nothing was written."""


@dataclass(frozen=True, slots=True)
class ArchiveOptions:
    """What is to be in an archive."""

    suffix: str
    """The ending of each file, which says what it is: a key of :data:`~app.chats.exports.chat_files.WRITERS`."""
    only: tuple[int, ...] | None = None
    """The ids of the chats; ``None`` for all of them, archived ones too."""


def write_archive(
    chats: Path, path: Path, options: ArchiveOptions, wanted: Callable[[], bool], progress: ArchiveProgress
) -> int:
    """Write chats into an archive, which is there whole or not at all; returns how many.

    Args:
        chats: the chat file.
        path: the archive, which is replaced if it is there.
        options: which chats, and as what.
        wanted: asked before each chat.
        progress: is kept up to date.

    Raises:
        ArchiveStopped: it is not wanted any more.
        WorldError: the chats cannot be read, or the archive not be written.
    """
    with ChatStore(chats, beside=True) as store:
        ids = store.latest() if options.only is None else options.only
        progress.chats = len(ids)
        count = 0
        with replacing(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            entries = _Entries(store, archive, options.suffix, wanted)
            for id_ in ids:
                count += entries.add(id_)
                progress.written += 1
    return count


class _Entries:
    """Puts chats into an archive, each under a name of its own."""

    def __init__(self, store: ChatStore, archive: zipfile.ZipFile, suffix: str, wanted: Callable[[], bool]) -> None:
        self._store, self._archive, self._suffix, self._wanted = store, archive, suffix, wanted
        self._folders = store.folders.names_by_chat()
        self._taken: set[str] = set()

    def add(self, conversation_id: int) -> bool:
        """Write a chat, unless it was deleted meanwhile.

        Raises:
            ArchiveStopped: it is not wanted any more.
        """
        if not self._wanted():
            raise ArchiveStopped(tr("Saving was stopped, and nothing was written."))
        conversation = self._store.conversation(conversation_id)
        if conversation is None:
            return False
        entry = zipfile.ZipInfo(self._name(conversation) + self._suffix, _day(conversation))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o600 << 16
        text = WRITERS[self._suffix](self._store, conversation)
        self._archive.writestr(entry, text.encode("utf-8", "replace"))
        return True

    def _name(self, conversation: Conversation) -> str:
        stem = f"{conversation.created_at.astimezone():%Y-%m-%d} {file_name(conversation.title)}"
        folder = self._folders.get(conversation.id, "")
        if folder:
            stem = f"{file_name(folder)}/{stem}"
        name, serial = stem, 2
        while name.casefold() in self._taken:  # two systems of three take no two names that differ in case alone
            name, serial = f"{stem} ({serial})", serial + 1
        self._taken.add(name.casefold())
        return name


def _day(conversation: Conversation) -> tuple[int, int, int, int, int, int]:
    when = conversation.updated_at.astimezone()
    return max(_EARLIEST_YEAR, when.year), when.month, when.day, when.hour, when.minute, when.second
