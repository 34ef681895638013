"""Memory of all running estimates of pacing: the figures that they share."""

from __future__ import annotations

from dataclasses import dataclass

MEMORY = 64
"""Number of the latest values that an estimate follows, as machine, text and context change. What is not measured for
so many rounds is measured on purpose."""
KEPT = 1 - 1 / MEMORY
"""Rest of a value's weight when the next one comes, where weights fade."""
LATEST = 11
"""Number of the latest observations that are kept where their median counts."""
ENOUGH = 4
"""Number of observations that say enough to go by."""


@dataclass(slots=True)
class RunningMean:
    """A mean that begins with a hope and then follows about the last :data:`MEMORY` values.

    Args:
        value: the hope.
        weight: for how many values it counts.
    """

    value: float
    weight: float = ENOUGH

    def add(self, value: float) -> None:
        """Take in a value."""
        self.weight = min(self.weight + 1, MEMORY)
        self.value += (value - self.value) / self.weight
