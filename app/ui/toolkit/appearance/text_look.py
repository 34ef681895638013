"""Typesetting of questions and replies as the person wants it: fonts, size, and the room around text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from PySide6.QtGui import QFont, QFontMetricsF

from app.settings import Density, ReplyColours, Settings

USUAL_PIXELS = 16


@dataclass(frozen=True, slots=True)
class TextLook:
    """Fonts by their family; ``None`` is the system's."""

    family: str | None = None
    pixels: int = USUAL_PIXELS
    """Of the letters of a reply, where the zoom is 1."""
    code_family: str | None = None
    density: Density = Density.COMPACT
    code_wraps: bool = True
    """True if long lines of code go on in the next one."""
    calm: bool = True
    """True if the colours of outcomes step back once their round is no longer new."""
    fades: bool = True
    """True if they do so little by little."""

    @classmethod
    def of(cls, settings: Settings) -> Self:
        return cls(
            settings.reply_font,
            settings.reply_size,
            settings.code_font,
            settings.density,
            settings.wrap_code,
            settings.reply_colours is not ReplyColours.FULL,
            not settings.less_motion,
        )

    @property
    def compact(self) -> bool:
        return self.density is Density.COMPACT


USUAL_LOOK = TextLook()


def tab_width(code_font: QFont) -> float:
    """Return how wide a tab is: four letters of code."""
    return 4 * QFontMetricsF(code_font).horizontalAdvance(" ")
