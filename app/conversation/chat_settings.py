"""The settings that replies of each chat are asked for with: its assistant, its seed, whether its model thinks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.chats.assistants import PAIR, Assistant
from app.chats.folders import FolderSettings
from app.chats.store import ChatStore
from app.conversation.hooks import Hook
from app.errors import WorldError
from app.references import NO_DRAFT, OWN_LAYERS, STARTER_PREFIX, is_remote
from app.settings import Settings

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry


class ChatSettings:
    """Follows the open chat.

    What the person chooses by hand in a chat (models, mode, seed) holds there in the place of what its assistant sets,
    for as long as the program runs.

    Args:
        store: which chat has what.
        settings: what holds where a chat leaves it open.
        open_chat: the id of the open chat; ``None`` for a new one.
        entries: the model files on this computer.
    """

    def __init__(
        self,
        store: ChatStore,
        settings: Settings,
        open_chat: Callable[[], int | None],
        entries: Callable[[], Sequence[LibraryEntry]] = tuple,
    ) -> None:
        self._store, self._settings, self._open_chat, self._entries = store, settings, open_chat, entries
        self._open_id = open_chat()
        self._aside: dict[int | None, set[str]] = {}
        self._begins_in: int | None = None
        """The folder in which a new chat begins."""
        self._folder = FolderSettings()
        """The settings of the folder of the open chat."""
        self._seed: Mapping[str, int | None] = {}
        """The seed of the open chat's own."""
        self.current: Assistant | None = None
        self.thinking: bool | None = None
        """True if the model of the open chat is to think before it answers; ``None``: as it does by itself."""
        self.own: set[str] = set()
        """Settings that no chat and no assistant changes."""
        self.changed: Hook[[]] = Hook()
        """Another assistant, another chat, or other values."""
        self.problem: Hook[WorldError] = Hook()

    def all_assistants(self) -> tuple[Assistant, ...]:
        """Return those there are; none where the file cannot be read just now."""
        try:
            return self._store.assistants.all()
        except WorldError as error:
            self.problem.emit(error)
            return ()

    def choose(self, assistant: Assistant | None) -> None:
        """Have the open chat answered by this one from now on, or by none."""
        try:
            if self._open_id is not None:
                self._store.assistants.choose(self._open_id, assistant.id if assistant else None)
        except WorldError as error:
            self.problem.emit(error)
            return
        self._aside.pop(self._open_id, None)
        self.current = assistant
        self.changed.emit()

    def choose_thinking(self, thinking: bool) -> None:
        """Have the model of the open chat think before it answers from now on, or not."""
        try:
            if self._open_id is not None:
                self._store.thinking.choose(self._open_id, thinking)
        except WorldError as error:
            self.problem.emit(error)
            return
        self.thinking = thinking

    def set_aside(self, *names: str) -> None:
        """Have these settings hold in the open chat, whatever its assistant or folder sets: the person chose them by
        hand.
        """
        if self.current is not None or self._folder.pair:
            self._aside.setdefault(self._open_id, set()).update(names)

    @property
    def settings_in_use(self) -> Settings:
        """The settings of the open chat; not for saving."""
        return self._overlaid(self._open_id, self.current, self._seed, self.thinking, self._folder)

    def settings_with(self, assistant: Assistant | None) -> Settings:
        """Return the settings that the open chat would have with another assistant; not for saving."""
        return self._overlaid(None, assistant, self._seed, self.thinking, self._folder)

    def begin_in(self, folder_id: int | None) -> FolderSettings:
        """Have the chat that begins be answered as its folder says; return the folder's settings.

        Raises:
            WorldError: the store cannot be read.
        """
        self._begins_in, self._folder = folder_id, self._store.folders.settings_of(folder_id)
        self.current = next((one for one in self.all_assistants() if one.id == self._folder.assistant), None)
        self.changed.emit()
        return self._folder

    def keep_seed(self, seed: int | None) -> None:
        """Have the replies to come in the open chat written with this seed, or each with a new one."""
        chat = self._open_id
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
        """Return the settings of a chat; not for saving.

        Raises:
            WorldError: the store cannot be read.
        """
        if conversation_id is None or conversation_id == self._open_id:
            return self.settings_in_use
        assistants = self._store.assistants
        return self._overlaid(
            conversation_id,
            assistants.of_chat(conversation_id),
            assistants.seed_of(conversation_id),
            self._store.thinking.chosen(conversation_id),
            self._store.folders.settings_of_chat(conversation_id),
        )

    def follow(self) -> None:
        """Follow another chat."""
        before, self._open_id = self._open_id, self._open_chat()
        held, seed, folder = self.current, self._seed, self._folder
        self._seed, self.thinking, self._folder = {}, None, FolderSettings()
        try:
            if self._open_id is None:
                self._folder = self._store.folders.settings_of(self._begins_in)
            else:
                self._folder = self._store.folders.settings_of_chat(self._open_id)
                self._seed = self._store.assistants.seed_of(self._open_id)
                self.current = self._store.assistants.of_chat(self._open_id)
                self.thinking = self._store.thinking.chosen(self._open_id)
        except WorldError as error:
            self.problem.emit(error)
        if self._open_id is None and before is not None:
            self.current = None
            self._aside.pop(None, None)
        elif self._open_id is None:  # chosen before the first word, it may have been changed or deleted since
            self.current = next((one for one in self.all_assistants() if held is not None and one.id == held.id), None)
        is_other = (held, seed, folder) != (self.current, self._seed, self._folder)
        if is_other or self._aside.get(before) or self._aside.get(self._open_id):
            self.changed.emit()

    def follow_changes(self) -> None:
        """Follow what was changed about the assistants, and about the folder of the open chat."""
        thinking = self.thinking
        self.follow()
        self.thinking = thinking

    def keep_new(self, conversation_id: int) -> None:
        """Note for a chat that was just made what was chosen before the first word."""
        self._open_id = conversation_id
        if None in self._aside:
            self._aside[conversation_id] = self._aside.pop(None)
        if self.current is not None:
            self._store.assistants.choose(conversation_id, self.current.id)
        if self.thinking is not None:
            self._store.thinking.choose(conversation_id, self.thinking)

    def missing_model(self, assistant: Assistant) -> str | None:
        """Return the reference of a model that an assistant wants and that is not here."""
        models = [assistant.values.get(name) for name in PAIR]
        return next((one for one in models if one is not None and self._find_model(one) is None), None)

    def _overlaid(
        self,
        conversation_id: int | None,
        assistant: Assistant | None,
        seed: Mapping[str, int | None],
        thinking: bool | None,
        folder: FolderSettings,
    ) -> Settings:
        aside = self._aside.get(conversation_id, set()) | self.own
        values = dict(assistant.values) if assistant is not None else {}
        if "target" not in values:
            values |= folder.pair
        values = {name: value for name, value in values.items() if name not in aside}
        pair = [self._find_model(values.pop(name)) for name in PAIR if name in values]
        if pair and None not in pair:
            values["target"], values["draft"] = (*pair, None)[:2]
        values |= {name: value for name, value in seed.items() if name not in self.own}
        if thinking is not None:
            values["thinking"] = thinking
        return self._settings.overlaid(values) if values else self._settings

    def _find_model(self, reference: str) -> str | None:
        """Return the reference of a model that is here; one from a file of assistants is the name of its file."""
        ours = reference.startswith(STARTER_PREFIX) or reference in {NO_DRAFT, OWN_LAYERS}
        if ours or is_remote(reference) or Path(reference).exists():
            return reference
        entries = self._entries() if "/" not in reference and "\\" not in reference else ()
        return next((entry.reference for entry in entries if entry.path.name == reference), None)
