"""Which assistant the open chat has, and the settings that its replies are asked for with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.chats.assistants import PAIR, Assistant
from app.chats.store import ChatStore
from app.errors import WorldError
from app.language import tr
from app.references import NO_DRAFT, OWN_LAYERS, STARTER_PREFIX, is_remote
from app.settings import Settings
from app.ui.chat.open_chat import OpenChat
from app.ui.toolkit.language.words import model_words

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry


class ChatAssistant(QObject):
    """Follows the open chat.

    What the person chooses by hand in a chat (models, mode, seed) holds there in the place of what its assistant sets,
    for as long as the window is open.

    Args:
        store: which chat has which.
        settings: what holds where an assistant leaves it open.
        chat: the open chat, whose replies follow it from now on.
        entries: the model files on this computer.
    """

    changed = Signal()
    """Another one, another chat, or other values."""
    problem = Signal(object)
    """A :class:`~app.errors.WorldError` to show."""

    def __init__(
        self,
        store: ChatStore,
        settings: Settings,
        chat: OpenChat,
        entries: Callable[[], Sequence[LibraryEntry]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store, self._settings, self._chat, self._entries = store, settings, chat, entries
        self._open_id = chat.conversation_id
        self._aside: dict[int | None, set[str]] = {}
        self._seed: Mapping[str, int | None] = {}
        """What the open chat has of its own."""
        self.current: Assistant | None = None
        chat.settings_of = self.settings_of
        chat.opened.connect(lambda _: self.follow())
        chat.created.connect(self._keep)

    def all(self) -> tuple[Assistant, ...]:
        """Return those there are; none where the file cannot be read just now."""
        try:
            return self._store.assistants.all()
        except WorldError as error:
            self.problem.emit(error)
            return ()

    def choose(self, assistant: Assistant | None) -> None:
        """Have the open chat answered by this one from now on, or by none."""
        try:
            if self._chat.conversation_id is not None:
                self._store.assistants.choose(self._chat.conversation_id, assistant.id if assistant else None)
        except WorldError as error:
            self.problem.emit(error)
            return
        self._aside.pop(self._chat.conversation_id, None)
        self.current = assistant
        self.changed.emit()
        missing = self._missing(assistant)
        if missing:
            self.problem.emit(WorldError(missing))

    def set_aside(self, *names: str) -> None:
        """Have these settings hold in the open chat, whatever its assistant sets: the person chose them by hand."""
        if self.current is not None:
            self._aside.setdefault(self._chat.conversation_id, set()).update(names)

    @property
    def settings_in_use(self) -> Settings:
        """What holds in the open chat; not for saving."""
        return self._overlaid(self.current, self._chat.conversation_id, self._seed)

    def keep_seed(self, seed: int | None) -> None:
        """Have the replies to come in the open chat written with this seed, or each with a new one."""
        chat = self._chat.conversation_id
        if chat is None:
            return
        self._seed = {}
        if seed is not None or self.settings_in_use.seed is not None:
            self._seed = {"seed": seed}
        try:
            self._store.assistants.keep_seed(chat, self._seed)
        except WorldError as error:  # it holds for as long as the chat is open
            self.problem.emit(error)

    def settings_of(self, conversation_id: int | None) -> Settings:
        """Return what holds in a chat; not for saving.

        Raises:
            WorldError: the store cannot be read.
        """
        if conversation_id is None or conversation_id == self._open_id:
            return self.settings_in_use
        assistants = self._store.assistants
        return self._overlaid(assistants.of_chat(conversation_id), conversation_id, assistants.seed_of(conversation_id))

    def follow(self) -> None:
        """Follow another chat, or what was changed about its assistant."""
        before, self._open_id = self._open_id, self._chat.conversation_id
        held, seed = self.current, self._seed
        self._seed = {}
        if self._open_id is not None:
            try:
                self._seed = self._store.assistants.seed_of(self._open_id)
                self.current = self._store.assistants.of_chat(self._open_id)
            except WorldError as error:
                self.problem.emit(error)
        elif before is not None:
            self.current = None
            self._aside.pop(None, None)
        else:  # one that was chosen before the first word, and may have been changed or deleted since
            self.current = next((one for one in self.all() if held is not None and one.id == held.id), None)
        if held != self.current or seed != self._seed or self._aside.get(before) or self._aside.get(self._open_id):
            self.changed.emit()

    def _keep(self, conversation_id: int) -> None:
        """Note what was chosen before the first word."""
        self._open_id = conversation_id
        if None in self._aside:
            self._aside[conversation_id] = self._aside.pop(None)
        if self.current is not None:
            self._store.assistants.choose(conversation_id, self.current.id)

    def _overlaid(
        self, assistant: Assistant | None, conversation_id: int | None, seed: Mapping[str, int | None]
    ) -> Settings:
        if assistant is None:
            return self._settings.overlaid(seed) if seed else self._settings
        aside = self._aside.get(conversation_id, set())
        values = {name: value for name, value in assistant.values.items() if name not in aside}
        pair = [self._found(values[name]) for name in PAIR if name in values]
        for name in PAIR:
            values.pop(name, None)
        if pair and None not in pair:
            values["target"], values["draft"] = (*pair, None)[:2]
        return self._settings.overlaid({**values, **seed})

    def _missing(self, assistant: Assistant | None) -> str:
        """Return in a sentence which model it wants and is not here."""
        for name in PAIR if assistant is not None else ():
            wanted = assistant.values.get(name) if assistant is not None else None
            if assistant is not None and wanted is not None and self._found(wanted) is None:
                return tr(
                    "“{assistant}” is set to use {model}, which is not on this computer. The models you have "
                    "chosen answer instead.",
                    assistant=assistant.name,
                    model=model_words(wanted),
                )
        return ""

    def _found(self, reference: str) -> str | None:
        """Return the reference of a model that is here; one from a file of assistants is the name of its file."""
        ours = reference.startswith(STARTER_PREFIX) or reference in {NO_DRAFT, OWN_LAYERS}
        if ours or is_remote(reference) or Path(reference).exists():
            return reference
        entries = self._entries() if "/" not in reference and "\\" not in reference else ()
        return next((entry.reference for entry in entries if entry.path.name == reference), None)
