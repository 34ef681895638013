"""The menus of the list: of one chat or several, of a folder, and of the list as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from app.chats.folders import Folder
from app.chats.records import Conversation
from app.language import tr, tr_count
from app.ui.chat_list.chat_actions import ChatActions

FORMATS = (
    (tr("Markdown, to read"), ".md"),
    (tr("Web pages, with colours"), ".html"),
    (tr("JSON, all of it, to take in again"), ".json"),
)
"""What chats are saved as, and the ending of each file."""


def add_formats(menu: QMenu, save: Callable[[str], object]) -> None:
    """Offer what chats can be saved as."""
    for words, suffix in FORMATS:
        menu.addAction(words, partial(save, suffix))


def add_places(
    menu: QMenu, chats: Sequence[Conversation], folders: Sequence[Folder], chat_actions: ChatActions
) -> None:
    """Offer where one chat, or several at once, can go."""
    ids = [chat.id for chat in chats]
    pinned = all(chat.pinned for chat in chats)
    menu.addAction(tr("Unpin") if pinned else tr("Pin"), lambda: chat_actions.pin(chats, not pinned))
    where = menu.addMenu(tr("Move to folder"))
    for folder in folders:
        where.addAction(folder.name.replace("&", "&&"), partial(chat_actions.move, ids, folder.id))
    if folders:
        where.addSeparator()
    where.addAction(tr("New folder"), partial(chat_actions.new_folder, ids))
    if any(chat.folder_id is not None for chat in chats):
        menu.addAction(tr("Take out of the folder"), partial(chat_actions.move, ids, None))
    if all(chat.archived for chat in chats):
        menu.addAction(tr("Take out of the archive"), partial(chat_actions.take_out, ids))
    else:
        menu.addAction(tr("Archive", meaning="a verb"), partial(chat_actions.archive, ids))


def add_deletion(menu: QMenu, chats: Sequence[Conversation], chat_actions: ChatActions) -> None:
    """Offer to delete them, last."""
    menu.addSeparator()
    words = tr_count("Delete", "Delete %n chats", len(chats))
    menu.addAction(words, QKeySequence(Qt.Key.Key_Delete), lambda: chat_actions.delete(chats))
