"""The underlines of the outcomes, the same in the text and in the legend."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from app.palette import OutcomeStyle, Underline

# Lengths of stroke and gap, in line widths.
_PATTERNS: dict[Underline, list[float]] = {"dotted": [1.0, 1.0], "dashed": [3.2, 2.0]}


@lru_cache(maxsize=64)  # asked for with every paint of a reply that streams
def underline_pen(look: OutcomeStyle, width: float, opacity: float = 1.0) -> QPen:
    """Return a pen for the underline of ``look``; not to be changed."""
    colour = QColor(look.line or "transparent")
    colour.setAlphaF(colour.alphaF() * opacity)
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pattern = _PATTERNS.get(look.underline)
    if pattern:
        pen.setDashPattern(pattern)
    return pen
