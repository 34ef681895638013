"""Words of strangers as they may stand in a line of the window or of a terminal."""

from __future__ import annotations

import unicodedata

_MOST_LETTERS = 100


def one_line(text: object, most: int = _MOST_LETTERS) -> str:
    """``text`` without line ends, other control characters and marks that turn the direction, and of bounded length."""
    head = str(text)[: 4 * most]
    plain = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in head)
    words = " ".join(plain.split())
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
