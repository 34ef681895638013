"""The language that people are spoken to in: one for the whole process, as a locale is.

The program is written in English; what it says to people passes through here, and stays English where no translation
was chosen: in commands, children, the local API and in tests. The window chooses one before it imports its modules
(:mod:`app.ui.toolkit.language.translation`), so that a name at the top of a module in ``app.ui`` may hold a translated
text. Elsewhere modules are imported earlier: there a text at the top of a module is marked, and translated when it is
shown.

``installers/translations.py`` finds the calls, so their texts are literals.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Protocol


class Translation(Protocol):
    """One language: its texts, and how it writes numbers and dates."""

    def text(self, source: str, meaning: str, count: int) -> str:
        """Return the text for ``source``, in the form that goes with ``count`` (-1: no count); empty if unknown."""

    def number(self, value: float, decimals: int) -> str:
        """Return a number with grouped thousands."""

    def month(self, day: date) -> str:
        """Return the name of a month, as it stands alone."""

    @property
    def from_the_right(self) -> bool:
        """Return whether it is read from right to left."""


class English:
    """The language that the program is written in."""

    from_the_right = False

    def text(self, source: str, meaning: str, count: int) -> str:
        return meaning if count == 1 else source

    def number(self, value: float, decimals: int) -> str:
        return f"{value:,.{decimals}f}"

    def month(self, day: date) -> str:
        return day.strftime("%B")


_chosen: Translation = English()


def use_translation(translation: Translation | None) -> None:
    """Use this language from now on; ``None`` is English."""
    global _chosen  # noqa: PLW0603 - the process has one language, whichever of its threads speaks
    _chosen = translation or English()


def is_translated() -> bool:
    """Return whether another language than English was chosen."""
    return not isinstance(_chosen, English)


def tr(text: str, /, *, meaning: str = "", **values: object) -> str:
    """Return a text in the language of the window.

    Args:
        text: in English, a literal. ``{name}`` in it stands for the value of that name.
        meaning: tells two texts apart that are the same in English, and their translator what is meant.
        values: to be written into the text. Without any, braces stand for themselves.
    """
    return _filled(text, _chosen.text(text, meaning, -1), values)


def tr_count(one: str, many: str, count: int, /, **values: object) -> str:
    """Return a text with a count in it.

    Args:
        one: the English text where the count is 1. As in :func:`tr`, both are literals.
        many: the English text for all other counts; ``%n`` stands for the count.
        count: how many, 0 and more.
        values: as in :func:`tr`.
    """
    # The English singular is the message's comment in the file of translations: translators see both.
    text = _chosen.text(many, one, count) or (one if count == 1 else many)
    return _filled(many, text, values).replace("%n", number(count))


def mark(text: str, /, *, meaning: str = "") -> str:  # noqa: ARG001 - read by who collects the texts
    """Return a literal as it is, to be shown by :func:`tr_marked`."""
    return text


def tr_marked(text: str, /, *, meaning: str = "") -> str:
    """Return the translation of a text that was marked, with the same meaning, where it stands."""
    return (_chosen.text(text, meaning, -1) or text) if text else text


def number(value: float, decimals: int = 0) -> str:
    """Return a number as people write it, thousands grouped."""
    return _chosen.number(value, decimals)


def month(day: date) -> str:
    """Return the name of a month, as it stands alone."""
    return _chosen.month(day)


def any_of(words: Iterable[str]) -> str:
    """Return words that can stand for each other, as in "one or another"; empty where there are none."""
    joined = ""
    for word in words:
        joined = tr("{one} or {other}", one=joined, other=word) if joined else word
    return joined


def isolated(text: str) -> str:
    """Return a text that goes into a line of this language, such as a file's name, kept apart from it.

    A line that is read from right to left would take the ends of an English name for its own, a full stop or a bracket:
    where that is so, the text stands between Unicode's first strong isolate and its end (UAX 9). What begins and ends
    with a letter or figure needs none, and an address or a command is not to have signs that nobody sees.
    """
    if not _chosen.from_the_right or not text or (text[0].isalnum() and text[-1].isalnum()):
        return text
    return f"\u2068{text}\u2069"


def _filled(source: str, replacement: str, values: dict[str, object]) -> str:
    text = replacement or source
    if not values:
        return text
    if _chosen.from_the_right:
        values = {name: isolated(value) if isinstance(value, str) else value for name, value in values.items()}
    return text.format_map(values)
