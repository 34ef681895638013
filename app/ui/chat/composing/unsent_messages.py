"""Unsent messages with their files: one for each chat, kept when the window closes."""

from __future__ import annotations

import base64
import binascii
import json
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.attachments.excerpts import pieces_of
from app.attachments.file_facts import shown_name
from app.conversation.chat_session import ChatSession
from app.conversation.message_files import PendingFile
from app.conversation.next_messages import NextMessage
from app.errors import WorldError
from app.system.files import read_json, write_whole
from app.ui.chat.composing.composer import Composer
from app.ui.chat.composing.pending_files import PendingFiles

_log = logging.getLogger(__name__)
_MOST_BYTES = 60_000_000
"""Of the file: six bytes for a letter that is none of ASCII's."""
_MOST_FILE_LETTERS = 2_000_000
"""Of files, what is kept with the message; those beyond are read again from where they were."""
_MOST_PICTURE_BYTES = 12_000_000
"""Of pictures, likewise: three of the largest that a message can have. A pasted one beyond that is not kept."""
_PAUSE_MS = 3_000
"""After that long without a key, what was typed is written to the disk: a crash costs no more."""
_OFTEN_LETTERS = 200_000
"""Longer texts are written when the window closes, and not while somebody types."""


@dataclass(frozen=True, slots=True)
class UnsentMessage:
    """A message that is not sent yet."""

    text: str = ""
    files: tuple[PendingFile, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.text.strip() or self.files)


class UnsentMessages(QObject):
    """Puts each chat's message into the message field when the chat is opened.

    They are kept in a file between two starts; there is none where nothing is unsent.
    """

    def __init__(
        self,
        file: Path,
        composer: Composer,
        files: PendingFiles,
        chat: ChatSession,
        *,
        exists: Callable[[int], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._file, self._composer, self._files, self._chat, self._exists = file, composer, files, chat, exists
        self._elsewhere: dict[int | None, UnsentMessage] = {}
        """Of the chats that are not open; ``None`` stands for one that has no message yet."""
        self._here = chat.conversation_id
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._soon.timeout.connect(self.keep)
        chat.opened.connect(lambda _: self._follow_chat())
        chat.user_said.connect(lambda _: self._follow_first_words())
        chat.next_messages.given_back.connect(self._take_back)
        chat.next_messages.changed.connect(self._wait)
        composer.edit.textChanged.connect(self._wait)
        files.changed.connect(self._wait)

    def restore(self) -> int | None:
        """Show what stood in the field the last time; returns the chat that it was written in, where that is kept."""
        drafts = self._read_saved()
        messages = drafts.get("drafts")
        for entry in messages if isinstance(messages, list) else ():
            if isinstance(entry, dict) and (message := _read(entry)):
                self._elsewhere[_chat_id(entry.get("chat"))] = message
        was_open = _chat_id(drafts.get("open"))
        if was_open is not None and (was_open not in self._elsewhere or not self._exists(was_open)):
            was_open = None
        self._here = was_open
        self._show()
        self._soon.stop()
        return was_open

    def keep(self) -> None:
        """Write all of them; raises nothing, since the window may be closing."""
        self._soon.stop()
        here = UnsentMessage(self._composer.unsent, self._files.files)
        messages = {**self._elsewhere, self._here: here}
        for chat in self._chat.writing:  # what waits there is sent by this run, or by none
            waiting = self._chat.next_messages.of(chat)
            if waiting is not None:
                messages[chat] = _before(waiting, messages.get(chat, UnsentMessage()))
        entries = [
            {"chat": chat, "text": message.text, "files": list(_written(message.files))}
            for chat, message in messages.items()
            if message and (chat is None or self._exists(chat))
        ]
        try:
            if entries:
                write_whole(self._file, json.dumps({"open": self._here, "drafts": entries}).encode())
            else:
                self._file.unlink(missing_ok=True)
        except (WorldError, OSError) as error:
            _log.info("What was not sent is not kept: %s", error)

    def discard(self) -> None:
        """Forget the messages of all other chats, and what the disk has of them: the chats were deleted."""
        self._elsewhere.clear()
        self.keep()

    def _read_saved(self) -> dict[str, Any]:
        try:
            saved_json = read_json(self._file, _MOST_BYTES)
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            _log.info("What was not sent cannot be read: %s", type(error).__name__)
            return {}
        return saved_json if isinstance(saved_json, dict) else {}

    def _wait(self) -> None:
        if self._composer.edit.document().characterCount() < _OFTEN_LETTERS:
            self._soon.start()

    def _follow_chat(self) -> None:
        opened = self._chat.conversation_id
        if opened == self._here:
            return
        message = UnsentMessage(self._composer.unsent, self._files.take_off())
        if message:
            self._elsewhere[self._here] = message
        self._here = opened
        self._show()

    def _follow_first_words(self) -> None:
        """Note the id of a new chat, which comes with its first message."""
        self._here = self._chat.conversation_id

    def _take_back(self, chat: int, message: NextMessage) -> None:
        """Make a draft of a message that was not sent."""
        if chat == self._here:
            since = self._files.take_off()
            self._composer.put_back(message.text)
            self._files.put((*message.pending, *since))
        else:
            self._elsewhere[chat] = _before(message, self._elsewhere.get(chat, UnsentMessage()))

    def _show(self) -> None:
        message = self._elsewhere.pop(self._here, UnsentMessage())
        self._composer.restore(message.text)
        self._files.put(message.files)


def _before(waiting: NextMessage, unsent: UnsentMessage) -> UnsentMessage:
    """Return a message that waited with what was written since."""
    whole = waiting.followed_by(NextMessage(unsent.text, pending=unsent.files))
    return UnsentMessage(whole.text, whole.pending)


def _written(files: Iterable[PendingFile]) -> Iterable[dict[str, object]]:
    letters_left, room = _MOST_FILE_LETTERS, _MOST_PICTURE_BYTES
    for file in files:
        fits = len(file.picture) <= room
        if not fits and file.path is None:
            continue
        picture = file.picture if fits else b""
        room -= len(picture)
        has_text = file.text is not None and fits and (len(file.text) <= letters_left or file.path is None)
        letters_left -= len(file.text or "") if has_text else 0
        yield {
            "name": file.name,
            "path": None if file.path is None else str(file.path),
            "size_bytes": file.size_bytes,
            "text": file.text if has_text else None,
            "note": file.note,
            "picture": base64.b64encode(picture).decode(),
            "preview": base64.b64encode(file.preview if picture else b"").decode(),
        }


def _read(entry: dict[str, Any]) -> UnsentMessage:
    text, files = entry.get("text"), entry.get("files")
    read = [_read_file(one) for one in files if isinstance(one, dict)] if isinstance(files, list) else []
    return UnsentMessage(text if isinstance(text, str) else "", tuple(filter(None, read)))


def _read_file(entry: dict[str, Any]) -> PendingFile | None:
    name, path, text = entry.get("name"), entry.get("path"), entry.get("text")
    size, note = entry.get("size_bytes"), entry.get("note")
    where = Path(path) if isinstance(path, str) else None
    if not isinstance(name, str) or (where is None and not isinstance(text, str)):
        return None
    file = PendingFile(shown_name(name), where)
    if isinstance(text, str):
        file.size_bytes = size if isinstance(size, int) else 0
        file.text, file.pieces = text, pieces_of(text)
        file.note = note if isinstance(note, str) else ""
        file.picture, file.preview = _bytes(entry.get("picture")), _bytes(entry.get("preview"))
    return file


def _bytes(written: object) -> bytes:
    try:
        return base64.b64decode(written, validate=True) if isinstance(written, str) else b""
    except (ValueError, binascii.Error):
        return b""


def _chat_id(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None
