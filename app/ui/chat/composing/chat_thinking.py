"""Whether the model of the open chat thinks before it answers, as its person chose."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.chats.store import ChatStore
from app.engine.events import Loaded
from app.errors import WorldError
from app.settings import Settings
from app.ui.chat.composing.thinking_button import ThinkingButton
from app.ui.chat.open_chat import OpenChat


class ChatThinking(QObject):
    """Follows the open chat and the loaded model; keeps what the person chose with the chat.

    Args:
        store: which chat has what.
        chat: the open chat, whose replies follow it from now on.
        button: shows it.
    """

    problem = Signal(object)
    """A :class:`~app.errors.WorldError` to show."""

    def __init__(self, store: ChatStore, chat: OpenChat, button: ThinkingButton, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._chat, self._button = store, chat, button
        self._by_itself: bool | None = None
        self._chosen: bool | None = None
        self._settings_of = chat.settings_of
        chat.settings_of = self.settings_of
        chat.opened.connect(lambda _: self._follow())
        chat.created.connect(self._keep)
        button.chosen.connect(self.choose)

    def settings_of(self, conversation_id: int | None) -> Settings:
        """Return what holds in a chat; not for saving.

        Raises:
            WorldError: the store cannot be read.
        """
        here = conversation_id is None or conversation_id == self._chat.conversation_id
        chosen = self._chosen if here else self._store.thinking.chosen(conversation_id or 0)
        settings = self._settings_of(conversation_id)
        return settings if chosen is None else settings.overlaid({"thinking": chosen})

    def choose(self, thinking: bool) -> None:
        """Have the model of the open chat think before it answers from now on, or not."""
        try:
            if self._chat.conversation_id is not None:
                self._store.thinking.choose(self._chat.conversation_id, thinking)
        except WorldError as error:
            self.problem.emit(error)
            return
        self._chosen = thinking
        self._show()

    def follow_load(self, event: Loaded) -> None:
        """Offer the choice for a model that can be told, and for no other."""
        self._by_itself = event.thinks
        self._show()

    def _follow(self) -> None:
        self._chosen = None
        try:
            if self._chat.conversation_id is not None:
                self._chosen = self._store.thinking.chosen(self._chat.conversation_id)
        except WorldError as error:
            self.problem.emit(error)
        self._show()

    def _keep(self, conversation_id: int) -> None:
        """Note what was chosen before the first word."""
        if self._chosen is not None:
            self._store.thinking.choose(conversation_id, self._chosen)

    def _show(self) -> None:
        on = self._by_itself if self._chosen is None else self._chosen
        self._button.setVisible(self._by_itself is not None)
        self._button.show_thinking(on=bool(on))
