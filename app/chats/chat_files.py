"""Chats as files: one as Markdown or HTML for people or JSON for programs, or many in one archive."""

from __future__ import annotations

import base64
import json
import re
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.chats.records import AttachedFile, Conversation, StoredMessage, ToolUse, fenced
from app.chats.store import ChatStore
from app.chats.tables import use_entry
from app.chats.trees import ChatTree
from app.errors import WorldError
from app.language import tr
from app.system.files import replacing, write_whole

_WRITERS = {"system": "System", "user": "You", "assistant": "Reply"}
_UNFINISHED = {"streaming": "(unfinished)", "cancelled": "(stopped)", "failed": "(failed)"}

_UNSAFE = re.compile(r"[^\w\-. ]+")

EXPORT_SCHEMA = 2
"""Version of the JSON export; raised when a key changes its meaning. 1 had the branch alone that was shown."""


def to_markdown(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """Return the shown branch, each message below a heading that says who wrote it. Texts stand as they are, those of
    files in fences under their names.
    """
    parts = [f"# {conversation.title or 'Conversation'}"]
    for message in messages:
        state = "(edited)" if message.is_edited else _UNFINISHED.get(message.state)
        heading = " ".join(filter(None, (_WRITERS[message.role], state)))
        parts += [f"## {heading}", *map(_file, message.files), message.text.strip("\n")]
        parts += map(_use, message.uses)
    return "\n\n".join(parts) + "\n"


def _file(file: AttachedFile) -> str:
    """Return a file's text in fences; of a picture its name, since Markdown holds no pictures."""
    return f"Picture: {file.name}" if file.picture else fenced(file)


def _use(use: ToolUse) -> str:
    called = fenced(AttachedFile("arguments.json", 0, use.arguments)).partition("\n")[2]
    brought = fenced(AttachedFile("result", 0, use.result)).partition("\n")[2] if use.result else ""
    head = f"Tool: {' · '.join(filter(None, (use.server, use.tool or use.name)))} ({use.outcome})"
    return "\n\n".join(filter(None, (head, called, brought, *map(_file, use.pictures))))


def to_json(tree: ChatTree) -> str:
    """Return all messages, on every branch, with every trace, as one JSON object."""
    data: dict[str, Any] = {
        "schema": EXPORT_SCHEMA,
        "title": tree.title,
        "created_at": tree.created_at.isoformat(),
        "updated_at": tree.updated_at.isoformat(),
        "pinned": tree.pinned,
        "archived": tree.archived,
        "folder": tree.folder,
        "origin": tree.origin,
        "assistant": tree.assistant.for_others().to_json() if tree.assistant is not None else None,
        "messages": [
            {
                "id": message.id,
                "parent": message.parent,
                "active": message.active,
                "role": message.role,
                "text": message.text,
                "state": message.state,
                **({"edited": True} if message.is_edited else {}),
                "created_at": message.created_at.isoformat() if message.created_at else None,
                "trace": message.trace.to_json() if message.trace else None,
                "files": [
                    {
                        "name": file.name,
                        "size_bytes": file.size_bytes,
                        "tokens": file.tokens,
                        "note": file.note,
                        "text": file.text,
                        **({"picture": base64.b64encode(file.picture).decode()} if file.picture else {}),
                        **({"passage": file.passage} if file.passage is not None else {}),
                    }
                    for file in message.files
                ],
                "tools": [use_entry(use) for use in message.uses],
            }
            for message in tree.messages
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def file_name(title: str) -> str:
    """Make a file's name of a title, good on any system."""
    return " ".join(_UNSAFE.sub(" ", title).split())[:60].strip(" .") or "Chat"


def markdown_of(store: ChatStore, conversation: Conversation) -> str:
    return to_markdown(conversation, store.messages(conversation.id, with_traces=False))


def page_of(store: ChatStore, conversation: Conversation) -> str:
    from app.chats.chat_html import to_html  # noqa: PLC0415 - reading Markdown takes as long to import as all the rest

    return to_html(conversation, store.messages(conversation.id))


def json_of(store: ChatStore, conversation: Conversation) -> str:
    tree = store.trees.tree(conversation.id)
    if tree is None:
        raise WorldError(tr("This chat was deleted."))
    return to_json(tree)


WRITERS: dict[str, Callable[[ChatStore, Conversation], str]] = {
    ".md": markdown_of,
    ".html": page_of,
    ".htm": page_of,
    ".json": json_of,
}
"""Writers of a chat, by the ending of the file's name."""


def export_chat(store: ChatStore, conversation_id: int, path: Path) -> None:
    """Write a chat; a name that ends in ``.json`` or ``.html`` gets that, any other Markdown.
    Raises ``WorldError`` if the conversation is gone, or the file cannot be written.
    """
    conversation = store.conversation(conversation_id)
    if conversation is None:
        raise WorldError(tr("This chat was deleted."))
    text = WRITERS.get(path.suffix.lower(), markdown_of)(store, conversation)
    write_whole(path, text.encode("utf-8", "replace"))


_EARLIEST_YEAR = 1980
"""Of a date in a ZIP archive."""


@dataclass(slots=True)
class ArchiveProgress:
    """Progress; written on one thread, read on another."""

    written: int = 0
    chats: int = 0

    @property
    def fraction(self) -> float | None:
        """The share that is written, in [0, 1]; ``None`` before that is known."""
        return self.written / self.chats if self.chats else None


class ArchiveStopped(WorldError):
    """Raised when writing was stopped on request; nothing was written."""


@dataclass(frozen=True, slots=True)
class ArchiveOptions:
    """The contents of an archive."""

    suffix: str
    """The ending of each file, which says what it is: a key of :data:`~app.chats.chat_files.WRITERS`."""
    only: tuple[int, ...] | None = None
    """The ids of the chats; ``None`` for all of them, archived ones too."""


def write_archive(
    chats: Path, path: Path, options: ArchiveOptions, is_wanted: Callable[[], bool], progress: ArchiveProgress
) -> int:
    """Write chats into an archive, which is there whole or not at all; returns how many.
    ``is_wanted`` is asked before each chat. Raises ``ArchiveStopped`` if it is not wanted any more, ``WorldError`` if
    the chats cannot be read, or the archive not be written.
    """
    with ChatStore(chats, beside=True) as store:
        ids = store.latest() if options.only is None else options.only
        progress.chats = len(ids)
        count = 0
        with replacing(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            entries = _Entries(store, archive, options.suffix, is_wanted)
            for id_ in ids:
                count += entries.add(id_)
                progress.written += 1
    return count


class _Entries:
    """Puts chats into an archive, each under a name of its own."""

    def __init__(self, store: ChatStore, archive: zipfile.ZipFile, suffix: str, is_wanted: Callable[[], bool]) -> None:
        self._store, self._archive, self._suffix, self._is_wanted = store, archive, suffix, is_wanted
        self._folders = store.folders.names_by_chat()
        self._taken: set[str] = set()

    def add(self, conversation_id: int) -> bool:
        """Write a chat, unless it was deleted meanwhile. Raises ``ArchiveStopped`` if it is not wanted any more."""
        if not self._is_wanted():
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
