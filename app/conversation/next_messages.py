"""Messages that are sent as soon as the reply before them is there, one in each chat."""

from __future__ import annotations

from dataclasses import dataclass

from app.chats.records import AttachedFile
from app.conversation.hooks import Hook
from app.conversation.message_files import PendingFile


@dataclass(frozen=True, slots=True)
class NextMessage:
    """A message that waits for the end of a reply."""

    text: str
    files: tuple[AttachedFile, ...] = ()
    """As the model is given them."""
    pending: tuple[PendingFile, ...] = ()
    """The same files as they stood in the message field."""

    def followed_by(self, later: NextMessage) -> NextMessage:
        """Return both as one message."""
        text = "\n\n".join(part for part in (self.text, later.text) if part.strip())
        return NextMessage(text, self.files + later.files, self.pending + later.pending)


class NextMessages:
    """Holds the messages; what is written while one waits is added to it."""

    def __init__(self) -> None:
        self._by_chat: dict[int, NextMessage] = {}
        self.changed: Hook[[]] = Hook()
        """Another message waits, or one less."""
        self.given_back: Hook[int, NextMessage] = Hook()
        """A chat's message is not sent, since the reply before it was stopped or failed."""

    def of(self, chat: int | None) -> NextMessage | None:
        """Return the message that waits in a chat."""
        return None if chat is None else self._by_chat.get(chat)

    def add(self, chat: int, message: NextMessage) -> None:
        """Have a message wait in a chat."""
        before = self._by_chat.get(chat)
        self._by_chat[chat] = message if before is None else before.followed_by(message)
        self.changed.emit()

    def take(self, chat: int | None) -> NextMessage | None:
        """Let a chat's message wait no more, and return it."""
        message = None if chat is None else self._by_chat.pop(chat, None)
        if message is not None:
            self.changed.emit()
        return message

    def give_back(self, chat: int | None) -> None:
        """Let a chat's message wait no more: it is to be a draft again."""
        message = self.take(chat)
        if chat is not None and message is not None:
            self.given_back.emit(chat, message)

    def drop_all(self) -> None:
        """Forget all of them: their chats were deleted."""
        self._by_chat.clear()
        self.changed.emit()
