"""Actions on chats and folders of the list: each step is in the store at once, and can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QFrame

from app.chats.folders import Folder, Placing
from app.chats.records import Conversation
from app.chats.store import ChatStore
from app.chats.upkeep import remove_deleted
from app.language import tr, tr_count
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.fading import fade_in
from app.ui.toolkit.widgets.labels import ElidedLabel
from app.ui.toolkit.widgets.layouts import row_of

UNDO_FOR_MS = 10_000


class UndoStrip(QFrame):
    """Hidden until there is something to undo; the newest step replaces the one before."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("undoStrip")
        self._back: Callable[[], object] | None = None
        self.words = ElidedLabel()
        self.button = quiet_button(tr("Undo"), tr("Undo (Ctrl+Z in the list)"), run=self.undo)
        row_of((self.words, 1), self.button, on=self, gap=6, margins=(10, 4, 4, 4))
        self._timer = QTimer(self, singleShot=True, interval=UNDO_FOR_MS)
        self._timer.timeout.connect(self.end)
        self.hide()

    def offer(self, words: str, back: Callable[[], object]) -> None:
        """Say what was done; ``back`` undoes it, also by the key once the strip is gone, until the next step."""
        self.end()
        self._back = back
        self.words.set_full_text(words)
        self.show()
        fade_in(self)
        self._timer.start()

    def undo(self) -> None:
        """Undo what was done last."""
        back = self._back
        self.forget()
        if back is not None:
            back()

    def forget(self) -> None:
        """Offer nothing any more: what was done was done to chats that are not there now."""
        self._back = None
        self.end()

    def end(self) -> None:
        """Take the offer away."""
        self._timer.stop()
        self.hide()


UNTITLED = tr("New chat")
NEW_FOLDER = tr("New folder")


class ChatActions(QObject):
    """Pins, moves, puts away and deletes; a strip offers to undo each step."""

    changed = Signal()
    """The list is another."""
    deleted = Signal(int)
    """A chat is gone from the list; it can be brought back for some weeks."""
    brought_back = Signal(int)
    """One is there again: the only one, or the first of those that were deleted together."""
    all_deleted = Signal()
    all_restored = Signal()
    problem = Signal(object)
    """An :class:`~app.errors.AppError` to show."""

    def __init__(self, store: ChatStore, strip: UndoStrip, background: BackgroundWork, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._folders, self._strip = store, store.folders, strip
        self._background = background

    def rename(self, conversation_id: int, title: str) -> None:
        self._store.rename(conversation_id, title)
        self.changed.emit()

    def pin(self, chats: Sequence[Conversation], pinned: bool) -> None:
        self._folders.pin(_ids(chats), pinned)
        self.changed.emit()

    def duplicate(self, chat: Conversation) -> None:
        """Copy a chat, and open the copy."""
        copy_id = self._store.edits.copy(chat.id, tr("{title} (copy)", title=chat.title or UNTITLED))
        self.changed.emit()
        self.brought_back.emit(copy_id)

    def delete(self, chats: Sequence[Conversation]) -> None:
        """Take chats off the list."""
        ids = _ids(chats)
        if not ids:
            return

        def back() -> None:
            self._folders.restore(ids)
            self.changed.emit()
            self.brought_back.emit(ids[0])

        self._strip.end()
        self._folders.delete(ids)
        self._strip.offer(tr("Deleted {what}", what=_named(chats)), back)
        for id_ in ids:
            self.deleted.emit(id_)
        self.changed.emit()

    def delete_all(self, open_id: int | None) -> None:
        """Delete all chats, those that the list does not reach among them; an undo shows the open one again."""
        self._strip.end()
        ids = self._store.delete_all()

        def back() -> None:
            self._folders.restore(ids)
            self.changed.emit()
            self.all_restored.emit()
            if open_id is not None:
                self.brought_back.emit(open_id)

        self._strip.offer(tr("Deleted {what}", what=_counted(len(ids))), back)
        self.all_deleted.emit()

    def restore(self, ids: Sequence[int]) -> None:
        """Bring back chats that were deleted some time ago."""
        self._folders.restore(ids)
        self.changed.emit()
        self.all_restored.emit()

    def delete_now(self, ids: Sequence[int]) -> None:
        """Remove deleted chats for good, although they could be brought back still."""
        self._strip.end()
        self._folders.expire(ids)
        self.remove_expired()

    def remove_expired(self) -> None:
        """Remove for good what was deleted long ago. The next start goes on with what does not come to its end."""
        work = partial(remove_deleted, self._store.path, self._folders.expired())
        self._background.send(self, "removing chats", work, lambda _: None, self.problem.emit)

    def move(self, ids: Sequence[int], folder_id: int | None) -> None:
        """Put chats into a folder, or out of any."""
        if not ids:
            return
        before = self._folders.move(ids, folder_id)
        if before:
            self._strip.offer(tr("Moved {what}", what=_counted(len(before))), lambda: self._put_back(before))
        self.changed.emit()

    def archive(self, ids: Sequence[int]) -> None:
        """Put chats away."""
        if not ids:
            return
        before = self._folders.archive(ids)
        if before:
            self._strip.offer(tr("Archived {what}", what=_counted(len(before))), lambda: self._put_back(before))
        self.changed.emit()

    def take_out(self, ids: Sequence[int]) -> None:
        """Take chats out of the archive, to where they were."""
        places = {chat.id: chat.folder_id for id_ in ids if (chat := self._store.conversation(id_)) is not None}
        self._folders.put_back([Placing(id_, folder_id, archived=False) for id_, folder_id in places.items()])
        self.changed.emit()

    def _put_back(self, before: Sequence[Placing]) -> None:
        self._folders.put_back(before)
        self.changed.emit()

    # Folders

    def new_folder(self, ids: Sequence[int] = ()) -> int:
        """Make a folder, with these chats in it; returns its id."""
        folder_id = self._folders.add_folder(NEW_FOLDER)
        if ids:
            before = self._folders.move(ids, folder_id)
            self._strip.offer(tr("Moved {what}", what=_counted(len(ids))), lambda: self._put_back(before))
        self.changed.emit()
        return folder_id

    def rename_folder(self, folder_id: int, name: str) -> None:
        self._folders.rename_folder(folder_id, name)
        self.changed.emit()

    def remove_folder(self, folder: Folder) -> None:
        """Remove a folder; its chats stay."""
        before = self._folders.remove_folder(folder.id)

        def back() -> None:
            self._folders.restore_folder(folder, before)
            self.changed.emit()

        self._strip.offer(tr("Removed “{name}”", name=folder.name), back)
        self.changed.emit()


def _ids(chats: Sequence[Conversation]) -> list[int]:
    return [chat.id for chat in chats]


def _named(chats: Sequence[Conversation]) -> str:
    return tr("“{name}”", name=chats[0].title or UNTITLED) if len(chats) == 1 else _counted(len(chats))


def _counted(count: int) -> str:
    return tr_count("%n chat", "%n chats", count)
