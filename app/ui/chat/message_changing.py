"""Changes of messages that a person asks for in the open chat: editing and deleting, with a way back, and copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from app.conversation.chat_session import ChatSession
from app.errors import WorldError
from app.language import tr, tr_count
from app.ui.chat.composing.message_sending import MessageSending
from app.ui.chat_list.undo_strip import UndoStrip

_T = TypeVar("_T")


class MessageChanging(QObject):
    """Does what the menu of a message says.

    Args:
        chat: the open chat.
        sending: takes a question to the composer, to be asked in other words.
        strip: where each change can be undone.
        parent: over which a dialog opens.
    """

    def __init__(self, chat: ChatSession, sending: MessageSending, strip: UndoStrip, parent: QWidget) -> None:
        super().__init__(parent)
        self._chat, self._sending, self._strip, self._parent = chat, sending, strip, parent
        chat.user_said.connect(lambda _: strip.end())  # what follows now would not fit what comes back

    def edit(self, message_id: int) -> None:
        """Ask a question in other words, or give a reply others."""
        message = self._chat.open_messages.of(message_id)
        if message is None or message.role == "user":
            self._sending.edit(message_id)
            return
        from app.ui.dialogs.reply_text_dialog import ReplyTextDialog  # noqa: PLC0415 - after the first paint

        dialog = ReplyTextDialog(message.text, self._parent.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.completed.connect(lambda text: self._rewrite(message_id, text))
        dialog.open()

    def branch(self, message_id: int) -> None:
        """Open a new chat with all up to a message."""
        self._attempt(lambda: self._chat.copy(self._title_of_copy, up_to=message_id))

    def duplicate(self) -> None:
        """Open a copy of the open chat."""
        self._attempt(lambda: self._chat.copy(self._title_of_copy))

    def delete(self, message_id: int) -> None:
        """Delete a message, with all that followed on it."""
        removal = self._attempt(lambda: self._chat.remove(message_id))
        if removal is not None:
            count, undo = removal
            self._offer(tr_count("Deleted %n message", "Deleted %n messages", count), undo)

    def _rewrite(self, message_id: int, text: str) -> None:
        undo = self._attempt(lambda: self._chat.rewrite(message_id, text))
        if undo is not None:
            self._offer(tr("Edited the reply"), undo)

    @property
    def _title_of_copy(self) -> str:
        return tr("{title} (copy)", title=self._chat.title)

    def _offer(self, words: str, undo: Callable[[], None]) -> None:
        self._strip.offer(words, lambda: self._attempt(undo))

    def _attempt(self, change: Callable[[], _T]) -> _T | None:
        try:
            return change()
        except WorldError as error:
            self._chat.problem.emit(error)
            return None
