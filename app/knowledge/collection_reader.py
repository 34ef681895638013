"""Reads a collection in short steps: what is new or changed, and forgets what vanished.

Each step can be done on another thread, one after the other. What one has read is kept, so that reading goes on where
it was stopped: by its person, the end of the program or a full disk.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from app.attachments.file_facts import FileKind, kind_of, shown_name
from app.attachments.reading import UnreadableFile, content_of, read_content, reading_service
from app.knowledge.collections import Collection
from app.knowledge.cutting import passages_of
from app.knowledge.file_walk import ListedFile, list_files
from app.knowledge.index import KnownFile, PassageIndex, open_index
from app.language import tr
from app.speculation.language_model import Interrupted
from app.system.files import open_file

_STEP_S = 0.5
_LARGE_BYTES = 1_000_000
"""Of a file after which the process that reads has a new one in its place: what it took of memory would be counted
against the next file."""
_NO_DOCUMENTS = {FileKind.PICTURE, FileKind.ARCHIVE, FileKind.MEDIA, FileKind.PROGRAM, FileKind.MODEL}
"""Kinds that nobody expects to be read, in a folder of whatever."""


class CollectionReader:
    """Reads one collection.

    Args:
        collection: its name and places.
        index: the file of its index.
        own: the program's folder, of which nothing is read.
        tries_again: whether files that could not be read are tried once more, though nothing about them is new.
    """

    def __init__(self, collection: Collection, index: Path, own: Path, *, tries_again: bool = False) -> None:
        self._collection, self._index, self._own, self._tries_again = collection, index, own, tries_again
        self._waiting: list[tuple[ListedFile, KnownFile | None]] | None = None
        self._service = reading_service()
        self.done = self.total = 0
        """Files that were looked into, and that are to be."""

    @property
    def is_complete(self) -> bool:
        """True once all was read."""
        return self._waiting == []

    def go_on(self, is_wanted: Callable[[], bool]) -> None:
        """Do the next step; nothing where it is not wanted any more.

        Raises:
            DiskFull, WorldError: a folder is not there, or what was read cannot be kept.
        """
        try:
            with open_index(self._index, self._collection.name) as index:
                if self._waiting is None:
                    self._waiting = self._changed(index, is_wanted)
                    self.total = len(self._waiting or ())
                end_s = time.monotonic() + _STEP_S
                while self._waiting and is_wanted() and time.monotonic() < end_s:
                    self._read(index, *self._waiting[-1], lambda: not is_wanted())
                    self._waiting.pop()
                    self.done += 1
        except Interrupted:
            pass
        except BaseException:
            self.close()
            raise
        if self.is_complete or not is_wanted():
            self.close()

    def close(self) -> None:
        """End the process that reads."""
        self._service.close()

    def _changed(
        self, index: PassageIndex, is_wanted: Callable[[], bool]
    ) -> list[tuple[ListedFile, KnownFile | None]] | None:
        """Return the files to be read, the first last, after forgetting those that vanished."""
        listed = list_files(self._collection.places, self._own, lambda: not is_wanted())
        if not is_wanted():
            return None
        known = index.known_files()
        there = {file.path for file in listed}
        closed = {file.path for file in listed if file.problem}
        index.forget(file.id for path, file in known.items() if path not in there and closed.isdisjoint(path.parents))
        return [
            (file, before)
            for file in reversed(listed)
            if (before := known.get(file.path)) is None
            or (before.size_bytes, before.modified_ns) != (file.size_bytes, file.modified_ns)
            or (self._tries_again and before.has_problem)
        ]

    def _read(
        self, index: PassageIndex, file: ListedFile, before: KnownFile | None, cancelled: Callable[[], bool]
    ) -> None:
        """Read a file that is new, or that may be another than before."""
        digest, replaced = b"", before.id if before is not None else None
        if file.problem:
            index.keep(file, digest, problem=file.problem, in_place_of=replaced)
            return
        try:
            if not file.size_bytes or _is_no_document(file):
                index.keep(file, digest, in_place_of=replaced)
                return
            content = content_of(file.path)
            digest = sha256(content).digest()
            if before is not None and before.digest == digest and not before.has_problem:
                index.note_unchanged(before.id, file)
                return
            text = read_content(content, file.path, cancelled, service=self._service).text
        except UnreadableFile as error:
            if file.path.exists():
                index.keep(file, digest, problem=error.sentence, in_place_of=replaced)
            elif replaced is not None:
                index.forget([replaced])
            return
        finally:
            if file.size_bytes > _LARGE_BYTES:
                self._service.close()
        has_pages = kind_of(file.path.name, content[:4096]) is FileKind.PDF
        passages = list(passages_of(text, has_pages=has_pages))
        name = shown_name(file.path.name)
        problem = (
            "" if passages else tr("“{name}” cannot be read: its font does not say which letters are meant.", name=name)
        )
        index.keep(file, digest, passages, problem=problem, in_place_of=replaced)


def _is_no_document(file: ListedFile) -> bool:
    return kind_of(file.path.name, _beginning(file.path)) in _NO_DOCUMENTS


def _beginning(path: Path) -> bytes:
    try:
        with open_file(path) as file:
            return file.read(4096)
    except OSError:  # to be said by who reads it
        return b""
