"""How replies of this run were asked for, as long as somebody may look at them."""

from __future__ import annotations

from app.ui.metrics.drafting_advice import GuessingSetup

MOST_REPLIES = 500
"""More than anybody goes back to; a window that stays open for weeks must not grow by each reply."""


class GuessingSetups:
    """Remembers the latest."""

    def __init__(self) -> None:
        self._setups: dict[int, GuessingSetup] = {}

    def note(self, message_id: int, setup: GuessingSetup) -> None:
        """A reply was asked for, or asked to go on."""
        self._setups.pop(message_id, None)
        self._setups[message_id] = setup
        if len(self._setups) > MOST_REPLIES:
            del self._setups[next(iter(self._setups))]

    def of(self, message_id: int) -> GuessingSetup | None:
        """Return how a reply was asked for; ``None`` for one of an earlier run, or of long ago."""
        return self._setups.get(message_id)
