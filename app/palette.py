"""The colours of the window and of shared pages, light and dark. Data only.

An outcome is a background tint plus an underline, never a text colour: text keeps its contrast, code keeps its
syntax colours over the tint, and an eye that does not tell the colours apart reads the underline.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from app.language import mark, tr_marked
from app.speculation.trace import Outcome

Underline = Literal["none", "dotted", "solid", "dashed", "struck"]


@dataclass(frozen=True, slots=True)
class OutcomeStyle:
    """Look of one outcome, and its name."""

    tint: str | None
    line: str | None
    underline: Underline
    english: str
    """In plain words, before translation."""
    text: str | None = None
    """Text colour, where it differs from the palette's (rejected tokens only)."""

    @property
    def label(self) -> str:
        """The name in plain words, for the legend and for screen readers."""
        return tr_marked(self.english)


@dataclass(frozen=True, slots=True)
class CalmStyle:
    """Share of an outcome's look that is left once its round is no longer new."""

    fill: float = 1.0
    """Opacity of the tint."""
    line: float = 1.0
    """Opacity of the underline."""
    line_pixels: float = 2.0


_FULL = CalmStyle()
_CALM = {
    Outcome.ACCEPTED: CalmStyle(0.45, 0.4, 1.5),
    Outcome.BONUS: CalmStyle(0.0, 1.0, 1.0),
}
"""Most of a reply was guessed right: it steps back, so that the corrections stand out."""


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
    mark: str
    """Behind words that were looked for."""
    chosen: str
    """Behind what is chosen in a list, and a button while it is pressed."""
    outcomes: dict[Outcome, OutcomeStyle]
    sharp: bool = False
    """True if contrast comes before calm: text at 7 : 1 and more, every edge in the colour of text."""

    def settled(self, outcome: Outcome, *, calm: bool) -> CalmStyle:
        """Return how an outcome looks a moment after its round; with high contrast no line becomes fainter."""
        style = _CALM.get(outcome, _FULL) if calm else _FULL
        return replace(style, line=1.0) if self.sharp else style


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
    mark="#FFE27A",
    chosen="#E1E5EA",
    outcomes={
        Outcome.ACCEPTED: OutcomeStyle("#CDEFD5", "#1A7F37", "dotted", mark("Guessed right")),
        Outcome.CORRECTED: OutcomeStyle("#FFD3A3", "#B45309", "solid", mark("Corrected")),
        Outcome.BONUS: OutcomeStyle("#CCE2FF", "#1D5FD0", "dashed", mark("Bonus")),
        Outcome.REJECTED: OutcomeStyle("#F6D5D5", "#B42323", "struck", mark("Guessed wrong"), text="#7A3E3E"),
        Outcome.PLAIN: OutcomeStyle(None, None, "none", mark("Not guessed")),
        Outcome.UNTOLD: OutcomeStyle(None, None, "none", mark("Not told")),
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
    mark="#6A5600",
    chosen="#2A313B",
    outcomes={
        Outcome.ACCEPTED: OutcomeStyle("#1D4A2F", "#4ADE80", "dotted", mark("Guessed right")),
        Outcome.CORRECTED: OutcomeStyle("#6B3D10", "#FBA94C", "solid", mark("Corrected")),
        Outcome.BONUS: OutcomeStyle("#1B437A", "#7FB2FF", "dashed", mark("Bonus")),
        Outcome.REJECTED: OutcomeStyle("#4D262B", "#F28B8B", "struck", mark("Guessed wrong"), text="#E0A8A8"),
        Outcome.PLAIN: OutcomeStyle(None, None, "none", mark("Not guessed")),
        Outcome.UNTOLD: OutcomeStyle(None, None, "none", mark("Not told")),
    },
)

SHARP_LIGHT = replace(
    LIGHT,
    window="#FFFFFF",
    raised="#F0F0F0",
    text="#000000",
    muted="#2E2E2E",
    line="#000000",
    accent="#0A2A9E",
    link="#0A2A9E",
    danger="#8A0000",
    chosen="#CBD6FF",
    outcomes={
        **LIGHT.outcomes,
        Outcome.ACCEPTED: OutcomeStyle("#CDEFD5", "#00501B", "dotted", mark("Guessed right")),
        Outcome.CORRECTED: OutcomeStyle("#FFD3A3", "#6B2E00", "solid", mark("Corrected")),
        Outcome.BONUS: OutcomeStyle("#CCE2FF", "#00348A", "dashed", mark("Bonus")),
        Outcome.REJECTED: OutcomeStyle("#F6D5D5", "#8A0000", "struck", mark("Guessed wrong"), text="#5A0000"),
    },
    sharp=True,
)

SHARP_DARK = replace(
    DARK,
    window="#000000",
    surface="#000000",
    raised="#1A1A1A",
    text="#FFFFFF",
    muted="#DADADA",
    line="#FFFFFF",
    accent="#FFD84D",
    on_accent="#000000",
    link="#A9CCFF",
    danger="#FF9C9C",
    mark="#5A4A00",
    chosen="#3D3500",
    outcomes={
        **DARK.outcomes,
        Outcome.ACCEPTED: OutcomeStyle("#0B3B1C", "#6CFF9C", "dotted", mark("Guessed right")),
        Outcome.CORRECTED: OutcomeStyle("#5A3000", "#FFC27A", "solid", mark("Corrected")),
        Outcome.BONUS: OutcomeStyle("#0F3470", "#A8CBFF", "dashed", mark("Bonus")),
        Outcome.REJECTED: OutcomeStyle("#4D1218", "#FF9C9C", "struck", mark("Guessed wrong"), text="#FFD0D0"),
    },
    sharp=True,
)
