"""The assistant that answers in a terminal's chat: the one that the chat has in the window too."""

from __future__ import annotations

from collections.abc import Iterable

from app.chats.assistants import PAIR, Assistant
from app.chats.store import ChatStore
from app.cli.chat.kept_chat import KeptChat
from app.cli.terminal import one_line
from app.errors import WorldError
from app.settings import Settings
from app.text_folding import fold_text

_NOBODY = ("none", "off", "-")
_LEFT_ALONE = {*PAIR, "mode"}
"""Models, and how they guess, are chosen here by ``/model``, ``/draft`` and ``/set mode``."""


class AssistantInUse:
    """Says what replies are asked for with.

    Args:
        store: has the assistants, and which chat has which.
        kept: this chat.
        chosen: what holds where the assistant leaves it open.
    """

    def __init__(self, store: ChatStore, kept: KeptChat, chosen: Settings) -> None:
        self._store, self._kept, self._chosen = store, kept, chosen
        self._next: Assistant | None = None
        """What a chat will have in which nothing was said yet."""
        self.own: set[str] = set()
        """Settings that the person made here, in whose place no assistant's stand."""

    @property
    def current(self) -> Assistant | None:
        """Return the chat's assistant, or ``None``."""
        chat = self._kept.conversation_id
        return self._next if chat is None else self._store.assistants.of_chat(chat)

    @property
    def settings(self) -> Settings:
        """Return the settings that hold in this chat; not for saving."""
        assistant, chat = self.current, self._kept.conversation_id
        values = dict(assistant.values) if assistant is not None else {}
        if chat is not None:
            values |= self._store.assistants.seed_of(chat)
        left = self.own | _LEFT_ALONE
        return self._chosen.overlaid({name: value for name, value in values.items() if name not in left})

    def perform(self, word: str) -> list[str]:
        """Do what ``/assistant`` says; return lines to be shown.

        Raises:
            WorldError: there is none of that name, or it cannot be kept.
        """
        if not word:
            return self._listed()
        if word.casefold() in _NOBODY:
            self._choose(None)
            return ["No assistant: what /set and /system say holds."]
        named = self._named(word.strip('"'))
        self._choose(named)
        taken = sorted(self.own & named.values.keys())
        said = [f"“{one_line(named.name)}” answers in this chat from now on."]
        return said + ([f"What you set here stays: {', '.join(taken)}."] if taken else [])

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return the assistants whose names begin so."""
        names = [one_line(one.name) for one in self._store.assistants.all()]
        return [(name, "") for name in names if fold_text(name).startswith(fold_text(typed))]

    def keep(self) -> None:
        """Note what was chosen before the first word, once the chat is there."""
        chat, chosen = self._kept.conversation_id, self._next
        if chat is not None and chosen is not None:
            self._store.assistants.choose(chat, chosen.id)
            self._next = None

    def begin_anew(self) -> None:
        """Forget the assistant: a new chat has none."""
        self._next = None

    def _choose(self, assistant: Assistant | None) -> None:
        chat = self._kept.conversation_id
        if chat is None:
            self._next = assistant
        else:
            self._store.assistants.choose(chat, assistant.id if assistant is not None else None)

    def _named(self, word: str) -> Assistant:
        every = self._store.assistants.all()
        for fits in (str.__eq__, str.startswith):
            found = [one for one in every if fits(fold_text(one.name), fold_text(word))]
            if found:
                return found[0]
        raise WorldError(f"There is no assistant named {one_line(word)}. /assistant lists them; the window makes them.")

    def _listed(self) -> list[str]:
        current = self.current
        lines = []
        for one in self._store.assistants.all():
            mark = "*" if current is not None and one.id == current.id else " "
            lines.append(f"{mark} {one_line(one.name)}")
        lines.append(
            "/assistant NAME takes one, /assistant none takes none." if lines else "There is no assistant yet."
        )
        return lines
