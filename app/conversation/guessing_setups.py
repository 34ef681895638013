"""Remembers how the latest replies of this run were asked for."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.commands import LoadPair
from app.speculation.settings import SamplingSettings, SpeculationMode

MOST_REPLIES = 500
"""More than anybody goes back to; a window that stays open for weeks must not grow by each reply."""


@dataclass(frozen=True, slots=True)
class GuessingSetup:
    """The models and the way to guess that a reply was asked for with."""

    pair: LoadPair | None
    mode: SpeculationMode
    example: bool = False
    """It answers a question of ours, which always guesses."""
    sampling: SamplingSettings | None = None
    """Settings by which its tokens were chosen; ``None`` for a reply in parts."""


class GuessingSetups:
    """Remembers the latest."""

    def __init__(self) -> None:
        self._setups: dict[int, GuessingSetup] = {}

    def note(self, message_id: int, setup: GuessingSetup) -> None:
        """Note that a reply was asked for, or asked to go on."""
        self._setups.pop(message_id, None)
        self._setups[message_id] = setup
        if len(self._setups) > MOST_REPLIES:
            del self._setups[next(iter(self._setups))]

    def of(self, message_id: int) -> GuessingSetup | None:
        """Return how a reply was asked for; ``None`` for one of an earlier run, or of long ago."""
        return self._setups.get(message_id)
