"""Files of a collection's places, listed within bounds; nothing is opened."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.attachments.file_facts import shown_name
from app.errors import WorldError
from app.language import tr

MOST_FILES = 20_000
_DEEPEST = 40
_NOT_DOCUMENTS = {"__pycache__", "node_modules"}
_UNSEEN = getattr(stat, "FILE_ATTRIBUTE_HIDDEN", 0) | getattr(stat, "FILE_ATTRIBUTE_REPARSE_POINT", 0)


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A file, and what tells whether it was changed; or a folder whose files cannot be listed."""

    path: Path
    size_bytes: int
    modified_ns: int
    problem: str = ""
    """The reason why a folder cannot be listed."""


def list_files(places: Sequence[Path], own: Path, cancelled: Callable[[], bool]) -> list[ListedFile]:
    """Return the files at these places: of folders those below them, up to :data:`MOST_FILES` in all.

    Hidden files, links, and the program's ``own`` folder are left out; a file that is named itself is taken always.
    A folder that is closed to us stands for what is in it.

    Raises:
        WorldError: a folder is not there, such as that of a drive that is not connected.
    """
    files: dict[Path, ListedFile] = {}
    for place in places:
        try:
            facts = place.stat()
        except OSError:
            if place.suffix and place.parent.is_dir():  # a file, which was deleted
                continue
            raise WorldError(
                tr("{place} cannot be found. What was read of it before is still used.", place=place)
            ) from None
        found = _below(place, own, cancelled) if stat.S_ISDIR(facts.st_mode) else [_listed(place, facts)]
        for file in found:
            if len(files) >= MOST_FILES:
                return list(files.values())
            files[file.path] = file
    return list(files.values())


def _below(folder: Path, own: Path, cancelled: Callable[[], bool]) -> Iterator[ListedFile]:
    waiting = [(folder, 0)]
    while waiting and not cancelled():
        at, depth = waiting.pop()
        try:
            with os.scandir(at) as scan:
                entries = sorted(scan, key=lambda entry: entry.name)
        except FileNotFoundError:  # gone meanwhile
            continue
        except OSError:
            problem = tr("“{name}” may not be read: you have no permission.", name=shown_name(at.name))
            yield ListedFile(at, 0, 0, problem)
            continue
        folders = []
        for entry in entries:
            facts = _facts(entry)
            if facts is None:
                continue
            if stat.S_ISREG(facts.st_mode):
                yield _listed(Path(entry.path), facts)
            elif stat.S_ISDIR(facts.st_mode) and depth < _DEEPEST and entry.name not in _NOT_DOCUMENTS:
                below = Path(entry.path)
                if below != own:
                    folders.append((below, depth + 1))
        waiting += reversed(folders)


def _facts(entry: os.DirEntry[str]) -> os.stat_result | None:
    """Return what is known of a file or folder; ``None`` where it is hidden, a link, or gone."""
    if entry.name.startswith((".", "~$")):  # the latter is Word's mark of an open document
        return None
    try:
        facts = entry.stat(follow_symlinks=False)
    except OSError:
        return None
    return None if getattr(facts, "st_file_attributes", 0) & _UNSEEN else facts


def _listed(path: Path, facts: os.stat_result) -> ListedFile:
    return ListedFile(path, facts.st_size, facts.st_mtime_ns)
