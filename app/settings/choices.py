"""Values to choose from."""

from __future__ import annotations

from enum import StrEnum


class ThemeChoice(StrEnum):
    """Colours of the window."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    SHARP_LIGHT = "light, high contrast"
    SHARP_DARK = "dark, high contrast"


class Reach(StrEnum):
    """Who can reach the local API."""

    HERE = "this computer only"
    NETWORK = "other computers too"


class Density(StrEnum):
    """How much room there is around text."""

    COMFORTABLE = "comfortable"
    COMPACT = "compact"
