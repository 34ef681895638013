"""Names and places of collections, in one file; their indexes lie in a folder beside it."""

from __future__ import annotations

import json
import logging
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from app.system.files import read_json, write_whole

_log = logging.getLogger(__name__)
_MOST, _LONGEST_NAME, _MOST_PLACES = 200, 80, 500


@dataclass(frozen=True, slots=True)
class Collection:
    """A collection as its person made it."""

    id: str
    name: str
    places: tuple[Path, ...]
    """Folders and files."""


class Collections:
    """Keeps them.

    Args:
        file: the file with all of them; there is none before the first.
        indexes: the folder of their indexes.
    """

    def __init__(self, file: Path, indexes: Path) -> None:
        self._file, self.indexes = file, indexes

    def all(self) -> tuple[Collection, ...]:
        """Return all of them, as the disk has them now, by their names."""
        try:
            saved = read_json(self._file)
        except FileNotFoundError:
            return ()
        except (OSError, ValueError) as error:
            _log.info("The collections cannot be read: %s", type(error).__name__)
            return ()
        entries = saved.get("collections") if isinstance(saved, dict) else None
        checked = filter(None, map(_checked, entries[:_MOST])) if isinstance(entries, list) else ()
        return tuple(sorted(checked, key=lambda one: one.name.casefold()))

    def find(self, collection_id: str | None) -> Collection | None:
        """Return the collection of this id, if there is one."""
        return next((one for one in self.all() if one.id == collection_id), None)

    def add(self, places: Sequence[Path], name: str = "", to: Collection | None = None) -> Collection:
        """Make a collection of folders and files, or return the one that they are already.

        Args:
            places: the folders and files.
            name: the collection's; empty: that of the first place.
            to: a collection that they are added to in place of a new one.

        Raises:
            DiskFull, FolderNotWritable: it cannot be kept.
        """
        ours, there = _distinct(places), self.all()
        before = to or next((one for one in there if one.places == ours), None)
        if before is None:
            before = Collection(uuid.uuid4().hex, _clean(name or ours[0].name or str(ours[0])), ())
        added = replace(before, places=_distinct([*before.places, *ours]))
        if added not in there:
            self._keep([*(one for one in there if one.id != added.id), added])
        return added

    def remove(self, collection_id: str) -> None:
        """Forget a collection and delete its index; the files stay.

        Raises:
            DiskFull, FolderNotWritable: it stays.
        """
        self._keep([one for one in self.all() if one.id != collection_id])
        delete_index(self.index_path(collection_id))

    def index_path(self, collection_id: str) -> Path:
        """Return the file of a collection's index."""
        return self.indexes / f"{collection_id}.sqlite3"

    def _keep(self, collections: Sequence[Collection]) -> None:
        whole = [
            {"id": one.id, "name": one.name, "places": [str(place) for place in one.places]} for one in collections
        ]
        write_whole(self._file, json.dumps({"collections": whole}, indent=1).encode())


def delete_index(path: Path) -> None:
    """Delete an index, with what SQLite keeps beside it; what cannot be deleted stays."""
    for suffix in ("", "-wal", "-shm"):
        try:
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        except OSError as error:
            _log.info("An index cannot be deleted: %s", type(error).__name__)


def _distinct(places: Sequence[Path]) -> tuple[Path, ...]:
    return tuple(dict.fromkeys(place.absolute() for place in places))[:_MOST_PLACES]


def _clean(name: str) -> str:
    return " ".join(name.encode("utf-8", "replace").decode().split())[:_LONGEST_NAME] or "?"


def _checked(entry: Any) -> Collection | None:
    if not isinstance(entry, dict):
        return None
    id_, name, places = entry.get("id"), entry.get("name"), entry.get("places")
    if not isinstance(id_, str) or not id_.isalnum() or not isinstance(name, str) or not isinstance(places, list):
        return None
    return Collection(
        id_, _clean(name), tuple(Path(place) for place in places if isinstance(place, str))[:_MOST_PLACES]
    )
