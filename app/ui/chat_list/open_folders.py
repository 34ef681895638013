"""The folders above the list: which are open, and how much of each is listed."""

from __future__ import annotations

from app.chats.folders import ChatFolders
from app.chats.store import ChatStore
from app.language import tr
from app.ui.chat_list.chat_list_model import ARCHIVE, FolderRows

PAGE = 100
"""Conversations of a folder that are read at a time: several may be open, and each change reads them all again."""


class OpenFolders:
    """Reads folders and the archive. Which folders are open is kept in the store; the archive is closed at first."""

    def __init__(self, store: ChatStore) -> None:
        self._store = store
        self._archive_open = False
        self._limits: dict[int, int] = {}
        """How many chats of a folder are listed, where that is more than at first."""

    @property
    def _stored(self) -> ChatFolders:
        return self._store.folders

    def rows(self) -> list[FolderRows]:
        """Read the folders, and of those that are open, their chats."""
        rows = [
            FolderRows(
                folder.id,
                folder.name,
                folder.chats,
                folder.expanded,
                self._stored.chats(folder.id, self._limits.get(folder.id, PAGE)) if folder.expanded else (),
            )
            for folder in self._stored.all()
        ]
        archived = self._stored.archived_count()
        if archived:
            chats = self._stored.archived(self._limits.get(ARCHIVE, PAGE)) if self._archive_open else ()
            rows.append(FolderRows(ARCHIVE, tr("Archive", meaning="the folder"), archived, self._archive_open, chats))
        return rows

    def expand(self, folder_id: int, expanded: bool) -> None:
        """Show the chats of a folder, or hide them."""
        if folder_id == ARCHIVE:
            self._archive_open = expanded
        else:
            self._stored.expand(folder_id, expanded)

    def show_more(self, folder_id: int) -> None:
        """List twice as many of a folder."""
        self._limits[folder_id] = self._limits.get(folder_id, PAGE) * 2
