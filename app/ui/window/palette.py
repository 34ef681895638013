"""The list of all commands: chats, models, settings and actions in one list, those chosen last first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from app.chats.store import ChatStore
from app.language import tr
from app.settings import Settings
from app.ui.window.choices import Choice, matching
from app.ui.window.key_bindings import KeyBindings

_MOST_RECENT, _RECENT_SHOWN, _CHATS_AT_FIRST = 30, 5, 5
_MOST_CHATS = 500
"""Of the latest chats, what is looked through; the search of all chats looks through every word of all."""
_MOST_FOUND = 40
_RECENT, _CHATS = tr("Recent"), tr("Chats")
_ACTIONS = tr("Commands")


class PaletteChoices:
    """Offers them as they stand when they are asked for first; chats and settings are opened by their id or name."""

    def __init__(
        self,
        store: ChatStore,
        settings: Settings,
        keys: KeyBindings,
        models: Sequence[Choice],
        *,
        open_chat: Callable[[int], object],
        show_setting: Callable[[str], object],
    ) -> None:
        self._settings = settings
        self._chats = [
            Choice(chat.title, partial(open_chat, chat.id), name=f"chat:{chat.id}", aside=tr("Chat"))
            for chat in store.conversations(_MOST_CHATS)
        ]
        actions = [choice for choice in keys.choices() if choice.name != "action:palette"]
        declared = [
            Choice(
                setting.label,
                partial(show_setting, setting.name),
                name=f"setting:{setting.name}",
                aside=tr("Setting"),
                also=f"{setting.also} {setting.section.words}",
            )
            for setting in Settings.declarations.values()
            if setting.section
        ]
        models = [replace(model, group="", aside=tr("Model"), in_use=False) for model in models]
        self._actions = actions
        by_name = {choice.name: choice for choice in (*self._chats, *actions, *models, *declared)}
        self._recent = [by_name[name] for name in self._recent_names if name in by_name]
        self._all = [*self._recent, *(one for one in by_name.values() if one not in self._recent)]

    def offer(self, text: str) -> list[Choice]:
        """Return what is listed for the text in the field."""
        if text:
            return matching(self._all, text)[:_MOST_FOUND]
        recent = [replace(choice, group=_RECENT) for choice in self._recent[:_RECENT_SHOWN]]
        names = {choice.name for choice in recent}
        chats = [
            replace(chat, group=_CHATS, aside="") for chat in self._chats[:_CHATS_AT_FIRST] if chat.name not in names
        ]
        actions = [replace(action, group=_ACTIONS) for action in self._actions if action.name not in names]
        return [*recent, *chats, *actions]

    def remember(self, choice: Choice) -> None:
        """Have it stand at the top the next time."""
        others = [name for name in self._recent_names if name != choice.name]
        self._settings.set("recent_choices", "\n".join([choice.name, *others][:_MOST_RECENT]))

    @property
    def _recent_names(self) -> list[str]:
        return self._settings.recent_choices.split("\n")
