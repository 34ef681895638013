"""A sequence of the models' caches, and the conversation that it holds."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.conversations.kept_text import TargetText, TextHolder

NOBODY = -1
"""Owner of a text of which nothing is to be kept: no other reply takes anything over from it."""


class Seat:
    """A place where one reply at a time is written; between replies it holds what was read for the last one.

    Args:
        number: of the sequence.
        target: its part of the target's cache.
        draft: likewise of the draft's, where there is one.
    """

    def __init__(self, number: int, target: TargetText, draft: TextHolder | None = None) -> None:
        self.number = number
        """Of the sequence."""
        self.target = target
        """Its part of the target's cache."""
        self.draft = draft
        """Its part of the draft's cache, where there is a draft."""
        self.chat: int | None = None
        """The number of the window's chat whose text it holds."""
        self.owner = 0
        """Owner of that text: :attr:`app.engine.commands.KeepOptions.owner`."""
        self.taken = False
        """True if a reply is being written there."""
        self.prompt: Sequence[int] = ()
        """The prompt that is being read there."""
        self.used = 0
        """Its last use: a number that counts up."""

    def clear(self) -> None:
        """Hold nothing."""
        self.target.clear()
        if self.draft is not None:
            self.draft.clear()
        self.chat = None
