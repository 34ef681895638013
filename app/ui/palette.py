"""The palette's own room is :mod:`app.palette`; the window's modules know it by this name."""

from app.palette import DARK, LIGHT, OutcomeLook, Palette, Underline

__all__ = ["DARK", "LIGHT", "OutcomeLook", "Palette", "Underline"]
