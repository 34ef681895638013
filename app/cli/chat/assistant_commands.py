"""Assistants in the terminal: ``/assistant``."""

from __future__ import annotations

from collections.abc import Iterable

from app.chats.assistants import PAIR, Assistant
from app.cli.terminal import one_line
from app.conversation.chat_settings import ChatSettings
from app.errors import WorldError
from app.text_folding import fold_text

_NOBODY = ("none", "off", "-")
ALWAYS_OWN = frozenset({*PAIR, "mode"})
"""Models, and how they guess, are chosen here by ``/model``, ``/draft`` and ``/set mode``, never by an assistant."""


class AssistantCommands:
    """Chooses who answers in the open chat.

    Args:
        settings: those of the chats.
    """

    def __init__(self, settings: ChatSettings) -> None:
        self._settings = settings

    def perform(self, word: str) -> list[str]:
        """Do what ``/assistant`` says; return lines to be shown.

        Raises:
            WorldError: there is none of that name.
        """
        if not word:
            return self._listed()
        if word.casefold() in _NOBODY:
            self._settings.choose(None)
            return ["No assistant: what /set and /system say holds."]
        assistant = self._named(word.strip('"'))
        self._settings.choose(assistant)
        if self._settings.current is not assistant:  # it cannot be kept, which is said
            return []
        overridden = sorted((self._settings.own - ALWAYS_OWN) & assistant.values.keys())
        answers = [f"“{one_line(assistant.name)}” answers in this chat from now on."]
        return answers + ([f"What you set here stays: {', '.join(overridden)}."] if overridden else [])

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return the assistants whose names begin so."""
        names = [one_line(one.name) for one in self._settings.all_assistants()]
        return [(name, "") for name in names if fold_text(name).startswith(fold_text(typed))]

    def _named(self, word: str) -> Assistant:
        for fits in (str.__eq__, str.startswith):
            for one in self._settings.all_assistants():
                if fits(fold_text(one.name), fold_text(word)):
                    return one
        raise WorldError(f"There is no assistant named {one_line(word)}. /assistant lists them; the window makes them.")

    def _listed(self) -> list[str]:
        current = self._settings.current
        lines = []
        for one in self._settings.all_assistants():
            mark = "*" if current is not None and one.id == current.id else " "
            lines.append(f"{mark} {one_line(one.name)}")
        lines.append(
            "/assistant NAME takes one, /assistant none takes none." if lines else "There is no assistant yet."
        )
        return lines
