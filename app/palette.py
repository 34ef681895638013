"""The colours of the window and of shared pages, light and dark. Data only.

An outcome is a background tint plus an underline, never a text colour: text keeps its contrast, code keeps its
syntax colours over the tint, and an eye that does not tell the colours apart reads the underline.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.speculation.trace import Outcome

Underline = Literal["none", "dotted", "solid", "dashed", "struck"]


@dataclass(frozen=True, slots=True)
class OutcomeLook:
    """How one outcome looks, and how it is said."""

    tint: str | None
    line: str | None
    underline: Underline
    label: str
    """In plain words, for the legend and for screen readers."""
    text: str | None = None
    """Text colour, where it differs from the palette's (rejected tokens only)."""


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours as ``#RRGGBB``."""

    name: Literal["light", "dark"]
    window: str
    surface: str
    raised: str
    text: str
    muted: str
    line: str
    accent: str
    on_accent: str
    link: str
    """The accent where it is text in a reply: it stands on any tint."""
    danger: str
    outcomes: dict[Outcome, OutcomeLook]


LIGHT = Palette(
    name="light",
    window="#F5F6F8",
    surface="#FFFFFF",
    raised="#F0F2F5",
    text="#1B1F24",
    muted="#59626E",
    line="#E1E5EA",
    accent="#2F55D4",
    on_accent="#FFFFFF",
    link="#1F44B8",
    danger="#B42323",
    outcomes={
        Outcome.ACCEPTED: OutcomeLook("#CDEFD5", "#1A7F37", "dotted", "Guessed right"),
        Outcome.CORRECTED: OutcomeLook("#FFD3A3", "#B45309", "solid", "Corrected"),
        Outcome.BONUS: OutcomeLook("#CCE2FF", "#1D5FD0", "dashed", "Bonus"),
        Outcome.REJECTED: OutcomeLook("#F6D5D5", "#B42323", "struck", "Guessed wrong", text="#7A3E3E"),
        Outcome.PLAIN: OutcomeLook(None, None, "none", "Not guessed"),
    },
)

DARK = Palette(
    name="dark",
    window="#0F1216",
    surface="#171B21",
    raised="#1E232B",
    text="#E8EBEF",
    muted="#9AA4B0",
    line="#2A313B",
    accent="#8FA8FF",
    on_accent="#10141A",
    link="#B9C8FF",
    danger="#F28B8B",
    outcomes={
        Outcome.ACCEPTED: OutcomeLook("#1D4A2F", "#4ADE80", "dotted", "Guessed right"),
        Outcome.CORRECTED: OutcomeLook("#6B3D10", "#FBA94C", "solid", "Corrected"),
        Outcome.BONUS: OutcomeLook("#1B437A", "#7FB2FF", "dashed", "Bonus"),
        Outcome.REJECTED: OutcomeLook("#4D262B", "#F28B8B", "struck", "Guessed wrong", text="#E0A8A8"),
        Outcome.PLAIN: OutcomeLook(None, None, "none", "Not guessed"),
    },
)
