"""Saving a conversation as a file: Markdown for people, JSON with every trace for programs."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from app.chats.export import to_json, to_markdown
from app.chats.store import ChatStore
from app.errors import WorldError
from app.files import write_whole

MARKDOWN = "Markdown, to read (*.md)"
JSON = "JSON, with every token and round (*.json)"
_UNSAFE = re.compile(r"[^\w\-. ]+")


def ask_where(window: QWidget, title: str) -> QFileDialog:
    """A dialog that asks for the file; its ``fileSelected`` says which."""
    dialog = QFileDialog(window, "Save this chat")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([MARKDOWN, JSON])
    dialog.setDefaultSuffix("md")
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("json" if chosen == JSON else "md"))
    dialog.selectFile(f"{file_name(title)}.md")
    dialog.open()
    return dialog


def file_name(title: str) -> str:
    """A title as a file's name, on any system."""
    return " ".join(_UNSAFE.sub(" ", title).split())[:60].strip(" .") or "Chat"


def export_chat(store: ChatStore, conversation_id: int, path: Path) -> None:
    """Write the branch as shown; a name that ends in ``.json`` gets JSON, any other Markdown.

    Raises:
        WorldError: the conversation is gone, or the file cannot be written.
    """
    conversation = store.conversation(conversation_id)
    if conversation is None:
        raise WorldError("This chat was deleted.")
    write = to_json if path.suffix.lower() == ".json" else to_markdown
    text = write(conversation, store.messages(conversation_id))
    write_whole(path, text.encode("utf-8", "replace"))
