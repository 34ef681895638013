"""Syntax colours of the window and of saved pages: 4.5 : 1 on the raised surface and on every outcome's tint."""

from __future__ import annotations

from app.palette import Palette

# Pygments' short type names; a longer name falls back to its beginning ("s2" to "s").
_LIGHT = {
    "k": "#7A1FA2",
    "kt": "#0B5394",
    "nf": "#0B4FA8",
    "nc": "#0B4FA8",
    "nb": "#0B5394",
    "nd": "#7A4A00",
    "nt": "#0B4FA8",
    "na": "#7A4A00",
    "s": "#14532D",
    "m": "#9A1750",
    "c": "#4B5563",
    "o": "#374151",
    "gi": "#14532D",
    "gd": "#8C1D18",
}
_DARK = {
    "k": "#D9B3FF",
    "kt": "#A9CBFF",
    "nf": "#A9CBFF",
    "nc": "#A9CBFF",
    "nb": "#9FE0F5",
    "nd": "#FFD79A",
    "nt": "#A9CBFF",
    "na": "#FFD79A",
    "s": "#BFF0C5",
    "m": "#FFB9D2",
    "c": "#C3CBD5",
    "o": "#D5DCE4",
    "gi": "#BFF0C5",
    "gd": "#FFC2BD",
}


def syntax_name(name: str) -> str:
    """Return the beginning of Pygments' short type ``name`` that has a colour; empty where none has."""
    return next((name[:length] for length in range(len(name), 0, -1) if name[:length] in _LIGHT), "")


def syntax_colours(palette: Palette) -> dict[str, str]:
    """Return all colours (``#RRGGBB``) by the names of :func:`syntax_name`."""
    return _LIGHT if palette.name == "light" else _DARK


def syntax_colour(name: str, palette: Palette) -> str:
    """Return the colour of Pygments' short type ``name``."""
    return syntax_colours(palette).get(syntax_name(name), palette.text)
