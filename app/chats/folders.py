"""The order in the list: folders, the archive, and who gave a chat its title."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from sqlite3 import Connection

from app.chats.queries import StoreRows, clean, id_of, json_in, moment_of, text_of
from app.chats.records import Conversation
from app.chats.tables import COLUMNS, conversation_of

MOST_NAME_LETTERS = 100
RETENTION_TIME = timedelta(days=30)
"""Time for which a deleted chat can be brought back."""


@dataclass(frozen=True, slots=True)
class FolderSettings:
    """Choices that chats in a folder begin with; ``None``: as elsewhere."""

    assistant: int | None = None
    target: str | None = None
    draft: str | None = None
    knowledge: str | None = None
    """The id of a collection."""

    @property
    def pair(self) -> dict[str, str]:
        """The models, by the names of their settings; empty if there are none."""
        chosen = {"target": self.target, "draft": self.draft} if self.target else {}
        return {name: reference for name, reference in chosen.items() if reference}


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of the list."""

    id: int
    name: str
    expanded: bool
    chats: int
    """Number of chats in it, archived ones not counted."""
    settings: FolderSettings = FolderSettings()


@dataclass(frozen=True, slots=True)
class Placing:
    """Former place of a chat, to be put back there."""

    conversation_id: int
    folder_id: int | None
    archived: bool


class ChatFolders(StoreRows):
    """Reads and changes the places of a store's chats in the list."""

    # Folders

    def all(self) -> tuple[Folder, ...]:
        """Return all folders, by their names."""
        rows = self._read(
            "SELECT f.id, f.name, f.expanded, (SELECT count(*) FROM conversations AS c "
            "WHERE c.folder_id = f.id AND c.archived = 0 AND c.deleted_at IS NULL), f.settings FROM folders AS f"
        )
        folders = (
            Folder(id_, text_of(name), bool(expanded), count, _settings(chosen))
            for id_, name, expanded, count, chosen in rows
        )
        return tuple(sorted(folders, key=lambda folder: (folder.name.casefold(), folder.id)))

    def add_folder(self, name: str) -> int:
        """Make a folder; returns its id."""
        with self._writing() as database:
            return int(database.execute("INSERT INTO folders (name) VALUES (?)", (_name(name),)).lastrowid or 0)

    def rename_folder(self, folder_id: int, name: str) -> None:
        """Give a folder another name."""
        self._write("UPDATE folders SET name = ? WHERE id = ?", (_name(name), folder_id))

    def choose_settings(self, folder_id: int, settings: FolderSettings) -> None:
        """Have chats in a folder begin with these from now on."""
        packed = json.dumps(asdict(settings)) if settings != FolderSettings() else None
        self._write("UPDATE folders SET settings = ? WHERE id = ?", (packed, folder_id))

    def settings_of_chat(self, conversation_id: int) -> FolderSettings:
        """Return the settings of the folder in which a chat is."""
        rows = self._read(
            "SELECT f.settings FROM folders AS f JOIN conversations AS c ON c.folder_id = f.id WHERE c.id = ?",
            (conversation_id,),
        )
        return _settings(rows[0][0]) if rows else FolderSettings()

    def settings_of(self, folder_id: int | None) -> FolderSettings:
        """Return the settings of a folder; one that was removed has none, and neither has ``None``."""
        rows = self._read("SELECT settings FROM folders WHERE id = ?", (folder_id,))
        return _settings(rows[0][0]) if rows else FolderSettings()

    def expand(self, folder_id: int, expanded: bool) -> None:
        """Remember whether the chats of a folder are shown."""
        self._write("UPDATE folders SET expanded = ? WHERE id = ?", (int(expanded), folder_id))

    def remove_folder(self, folder_id: int) -> tuple[Placing, ...]:
        """Remove a folder; its chats stay, outside of any. Returns where they were."""
        with self._writing() as database:
            rows = database.execute("SELECT id, archived FROM conversations WHERE folder_id = ?", (folder_id,))
            before = tuple(Placing(id_, folder_id, bool(archived)) for id_, archived in rows.fetchall())
            database.execute("UPDATE conversations SET folder_id = NULL WHERE folder_id = ?", (folder_id,))
            database.execute("DELETE FROM folders WHERE id = ?", (folder_id,))
            return before

    def restore_folder(self, folder: Folder, before: Sequence[Placing]) -> None:
        """Bring a folder back, with the chats that were in it."""
        with self._writing() as database:
            row = folder.id, _name(folder.name)
            database.execute("INSERT OR IGNORE INTO folders (id, name) VALUES (?, ?)", row)
            _place(database, before)
        self.choose_settings(folder.id, folder.settings)

    def names_by_chat(self) -> dict[int, str]:
        """Return the name of the folder of each chat that is in one."""
        rows = self._read("SELECT c.id, f.name FROM conversations AS c JOIN folders AS f ON f.id = c.folder_id")
        return {int(id_): text_of(name) for id_, name in rows}

    # Chats

    def chats(self, folder_id: int | None, limit: int) -> tuple[Conversation, ...]:
        """Return the chats of a folder (``None``: of none), up to so many: pinned first, then the latest used."""
        return self._conversations("archived = 0 AND folder_id IS ?", folder_id, limit)

    def archived(self, limit: int) -> tuple[Conversation, ...]:
        """Return the chats of the archive, whichever folder they were in."""
        return self._conversations("archived = 1 AND ? IS NULL", None, limit)

    def archived_count(self) -> int:
        """Return how many chats are in the archive."""
        rows = self._read("SELECT count(*) FROM conversations WHERE archived = 1 AND deleted_at IS NULL")
        return int(rows[0][0])

    def move(self, ids: Sequence[int], folder_id: int | None) -> tuple[Placing, ...]:
        """Put chats into a folder, or out of any; out of the archive too. Returns where those were that moved."""
        return self._put([Placing(id_, folder_id, archived=False) for id_ in ids])

    def archive(self, ids: Sequence[int]) -> tuple[Placing, ...]:
        """Put chats away: they leave the list and their folders' count, and searching finds them. Returns where those
        were that are put away now.
        """
        with self._writing() as database:
            before = tuple(one for one in _places(database, ids) if not one.archived)
            _place(database, [Placing(one.conversation_id, one.folder_id, archived=True) for one in before])
            return before

    def put_back(self, before: Sequence[Placing]) -> None:
        """Undo :meth:`move` or :meth:`archive`."""
        self._put(before)

    def delete(self, ids: Sequence[int]) -> None:
        """Take chats off the list; :meth:`restore` brings them back for :data:`RETENTION_TIME`."""
        now = datetime.now(UTC).timestamp()
        self._write_each("UPDATE conversations SET deleted_at = ? WHERE id = ?", [(now, id_) for id_ in ids])

    def restore(self, ids: Sequence[int]) -> None:
        """Bring deleted chats back into the list."""
        self._write_each("UPDATE conversations SET deleted_at = NULL WHERE id = ?", [(id_,) for id_ in ids])

    def recently_deleted(self) -> tuple[tuple[Conversation, datetime], ...]:
        """Return the chats that can be brought back, and when each was deleted, the latest first."""
        rows = self._read(
            f"SELECT {COLUMNS}, c.deleted_at FROM conversations AS c WHERE deleted_at > ? "  # noqa: S608 - a constant
            "ORDER BY deleted_at DESC, id DESC",
            (_oldest_kept(),),
        )
        return tuple((conversation_of(row[:-1]), moment_of(row[-1])) for row in rows)

    def expire(self, ids: Sequence[int]) -> None:
        """Have deleted chats count as deleted long ago: nothing brings them back."""
        statement = "UPDATE conversations SET deleted_at = 0 WHERE id = ? AND deleted_at IS NOT NULL"
        self._write_each(statement, [(id_,) for id_ in ids])

    def expired(self) -> tuple[int, ...]:
        """Return the chats that were deleted so long ago that they are to be removed for good."""
        rows = self._read("SELECT id FROM conversations WHERE deleted_at <= ?", (_oldest_kept(),))
        return tuple(int(row[0]) for row in rows)

    def pin(self, ids: Sequence[int], pinned: bool) -> None:
        """Put chats before all others of their place, or no longer."""
        self._write_each("UPDATE conversations SET pinned = ? WHERE id = ?", [(int(pinned), id_) for id_ in ids])

    # Titles

    def awaits_title(self, conversation_id: int) -> bool:
        """Return whether a chat has the title that was made of its first question: neither a person's nor a model's."""
        rows = self._read(
            "SELECT 1 FROM conversations WHERE id = ? AND titled_by = 'question' AND deleted_at IS NULL",
            (conversation_id,),
        )
        return bool(rows)

    def suggest_title(self, conversation_id: int, title: str) -> bool:
        """Give a chat the title that a model suggested, where it still awaits one; whether it did."""
        statement = (
            "UPDATE conversations SET title = ?, titled_by = 'model' "
            "WHERE id = ? AND titled_by = 'question' AND deleted_at IS NULL"
        )
        return self._write(statement, (title, conversation_id)) == 1

    # Inner workings

    def _put(self, places: Sequence[Placing]) -> tuple[Placing, ...]:
        with self._writing() as database:
            before = _places(database, [one.conversation_id for one in places])
            _place(database, places)
            return tuple(one for one in before if one not in places)

    def _conversations(self, where: str, value: int | None, limit: int) -> tuple[Conversation, ...]:
        rows = self._read(
            f"SELECT {COLUMNS} FROM conversations AS c WHERE {where} AND deleted_at IS NULL "  # noqa: S608 - constants
            "ORDER BY pinned DESC, updated_at DESC, id DESC LIMIT ?",
            (value, limit),
        )
        return tuple(map(conversation_of, rows))


def _settings(cell: object) -> FolderSettings:
    saved = json_in(text_of(cell))
    saved = saved if isinstance(saved, dict) else {}
    texts = {name: saved[name] for name in ("target", "draft", "knowledge") if isinstance(saved.get(name), str)}
    return FolderSettings(id_of(saved.get("assistant")), **texts)


def _oldest_kept() -> float:
    return (datetime.now(UTC) - RETENTION_TIME).timestamp()


def _places(database: Connection, ids: Sequence[int]) -> tuple[Placing, ...]:
    places = []
    for id_ in ids:
        row = database.execute("SELECT folder_id, archived FROM conversations WHERE id = ?", (id_,)).fetchone()
        if row is not None:
            places.append(Placing(id_, row[0], bool(row[1])))
    return tuple(places)


def _place(database: Connection, places: Sequence[Placing]) -> None:
    """Put chats into folders; one whose folder was removed meanwhile is in none."""
    rows = [(place.folder_id, int(place.archived), place.conversation_id) for place in places]
    database.executemany(
        "UPDATE conversations SET folder_id = (SELECT id FROM folders WHERE id = ?), archived = ? WHERE id = ?", rows
    )


def _name(name: str) -> str:
    return " ".join(clean(name).split())[:MOST_NAME_LETTERS]
