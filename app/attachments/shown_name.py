"""The name of a file as people and models see it: one line, in which no character does anything."""

from __future__ import annotations

import unicodedata

_MOST_LETTERS = 120
_SILENT = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode's categories of what has no shape of its own: control, direction and joining marks, halves of characters."""


def shown_name(name: str) -> str:
    """Return a file's name with nothing in it that turns text around, breaks the line or cannot be shown.

    What has no shape becomes "�", so that two names that differ in it alone are no riddle; a long name loses its
    middle and keeps its ending.
    """
    shown = "".join("�" if unicodedata.category(letter) in _SILENT else letter for letter in name)
    shown = " ".join(shown.split()) or "�"
    if len(shown) <= _MOST_LETTERS:
        return shown
    return f"{shown[: _MOST_LETTERS - 25]}…{shown[-24:]}"
