"""How replies of this run were asked for, as long as somebody may look at them."""

from __future__ import annotations

from app.ui.metrics.drafting_advice import GuessingManner

MOST_REPLIES = 500
"""More than anybody goes back to; a window that stays open for weeks must not grow by each reply."""


class AskedManners:
    """Remembers the latest."""

    def __init__(self) -> None:
        self._manners: dict[int, GuessingManner] = {}

    def note(self, message_id: int, manner: GuessingManner) -> None:
        """A reply was asked for, or asked to go on."""
        self._manners.pop(message_id, None)
        self._manners[message_id] = manner
        if len(self._manners) > MOST_REPLIES:
            del self._manners[next(iter(self._manners))]

    def of(self, message_id: int) -> GuessingManner | None:
        """Return how a reply was asked for; ``None`` for one of an earlier run, or of long ago."""
        return self._manners.get(message_id)
