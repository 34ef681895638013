"""Makes letters alike that people take for the same when they search: one function for all searches of the program.

Upper and lower case, accents, composed and decomposed letters, full and half width, ligatures, digits, quotation marks,
dashes and spaces of all kinds become one; what is not seen, such as soft hyphens and joiners, is left out. Marks that
are part of a letter stay: vowels of Thai and Devanagari, voiced kana, the Russian й. ASCII changes in case alone.
"""

from __future__ import annotations

import itertools
import re
import unicodedata
from collections.abc import Iterable

_ALIKE = {
    "'": "‘’‚‛′‵´ʼʹʻʽˈ׳", '"': "“”„‟″‶«»〝〞〟״", "-": "‐‑‒–—―−⁃־", "/": "⁄∕",
    "i": "ı", "o": "øØ", "l": "łŁ", "d": "đĐ", "h": "ħĦ", "ae": "æÆ", "oe": "œŒ",
    "ي": "ىی", "ك": "ک", "ه": "ة",
}  # fmt: skip
"""Letters that no form of Unicode's makes the same."""
_ONE_FOR = {letter: one for one, letters in _ALIKE.items() for letter in letters}
_ACCENTS = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
    # Points of Hebrew and Arabic, without which most is written.
    "\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed"
    # What is not seen: tatweel, fillers, and what chooses the form of the letter before.
    "\u0640\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
_SHORT_I = "йЙ"
"""No letter with an accent, though Unicode's forms make one of it."""
_SPACES = re.compile(r"[\t-\r\x1c-\x1f]")


def fold_text(text: str) -> str:
    """Return a text as it is compared: two that people take for the same are equal then."""
    if text.isascii():
        return _SPACES.sub(" ", text.lower())
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).translate(_FOLDED))


class SoughtText:
    """Finds a text in others, whatever their case, accents, spaces and the like.

    Args:
        text: what was typed.
    """

    def __init__(self, text: str) -> None:
        self._folded = fold_text(text)

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to look for."""
        return not self._folded.strip()

    def places(self, text: str) -> list[tuple[int, int]]:
        """Return where a text has it, one after the other: the first letter, and the one after the last."""
        if self.is_empty or self._folded not in fold_text(text):
            return []
        folded, starts, ends = _fold_with_places(text)
        places: list[tuple[int, int]] = []
        at = folded.find(self._folded)
        while at >= 0:
            after = at + len(self._folded)
            if not places or starts[at] >= places[-1][1]:  # two may lie in one letter, such as a ligature
                places.append((starts[at], ends[after - 1]))
            at = folded.find(self._folded, after)
        return places


class SoughtWords(SoughtText):
    """Finds each of some words by itself, in any order.

    Args:
        text: the words, with spaces between them.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._words = tuple(dict.fromkeys(self._folded.split()))

    def are_all_in(self, text: str, *, whole: bool = False) -> bool:
        """Return whether a text has every word, ``whole`` or as parts of others."""
        return self.count_in(text, whole=whole) == len(self._words)

    def count_in(self, text: str, *, whole: bool = False) -> int:
        """Return how many of the words a text has, ``whole`` or as parts of others."""
        folded = fold_text(text)
        there = frozenset(re.findall(r"\w+", folded)) if whole else folded
        return sum(word in there for word in self._words)

    def places(self, text: str) -> list[tuple[int, int]]:
        """Return where a text has any of the words; where two overlap, the one that begins first."""
        places: list[tuple[int, int]] = []
        for start, end in sorted(place for word in self._words for place in SoughtText(word).places(text)):
            if not places or start >= places[-1][1]:
                places.append((start, end))
        return places


_BEFORE_WORD, _LONGEST_LINE = 16, 200


def line_with(text: str, folded_words: Iterable[str]) -> str:
    """Return the part of a text around the first place that has one of some words, in one line that begins near it."""
    folded = fold_text(text)
    at, first = min(((at, word) for word in folded_words if (at := folded.find(word)) >= 0), default=(0, ""))
    if first not in fold_text(text[at : at + _LONGEST_LINE]):  # letters before it were folded to more, or fewer
        at = SoughtText(first).places(text)[0][0]
    start = max(0, at - _BEFORE_WORD)
    part = text[start : at + _LONGEST_LINE]
    if start:
        _, space, rest = part[:_BEFORE_WORD].partition(" ")
        part = f"…{rest if space else part[:_BEFORE_WORD]}{part[_BEFORE_WORD:]}"
    return " ".join(part.split())


def has_all_words(text: str, folded_words: list[str]) -> bool:
    """Return whether a text has all of some words, which are folded already."""
    folded = fold_text(text)
    return all(word in folded for word in folded_words)


def _fold_with_places(text: str) -> tuple[str, list[int], list[int]]:
    """Return a folded text, and for each of its letters where the one it was made of begins and ends."""
    begins = [at for at, letter in enumerate(text) if not at or not _follows(letter)]
    parts: list[str] = []
    starts: list[int] = []
    ends: list[int] = []
    for start, end in itertools.pairwise([*begins, len(text)]):
        parts.append(fold_text(text[start:end]))
        starts += [start] * len(parts[-1])
        ends += [end] * len(parts[-1])
    return "".join(parts), starts, ends


def _follows(letter: str) -> bool:
    """Return whether a sign belongs to the letter before it."""
    if letter.isascii():
        return False
    is_mark = not _FOLDED[ord(letter)] or unicodedata.category(letter) in {"Mn", "Mc", "Me"}
    return is_mark or "\u1160" <= letter <= "\u11ff" or "\ud7b0" <= letter <= "\ud7ff" or letter in "ﾞﾟ"


class _FoldedLetters(dict[int, str]):
    """Each letter in the form in which it is compared, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        letter = chr(code)
        self[code] = folded = _fold_letter(letter)
        return folded


def _fold_letter(letter: str) -> str:
    if letter in _SHORT_I or "\u3131" <= letter <= "\u318e":  # single parts of Hangul, which are words in chats
        return letter.lower()
    if "\uffa1" <= letter <= "\uffdc":  # their narrow forms
        return unicodedata.normalize("NFC", chr(int(unicodedata.decomposition(letter).split()[1], 16)))
    if letter.isspace():
        return " "
    if (digit := unicodedata.decimal(letter, None)) is not None:
        return str(digit)
    parts = unicodedata.normalize("NFKD", _ONE_FOR.get(letter, letter)).casefold()
    alike = "".join(_ONE_FOR.get(part, part) for part in parts)
    seen = "".join(part for part in _ACCENTS.sub("", alike) if unicodedata.category(part) != "Cf")
    return unicodedata.normalize("NFC", seen)


_FOLDED = _FoldedLetters()
