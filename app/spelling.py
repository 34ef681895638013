"""Spelling: which words of a message are looked up, and the dictionaries of this computer.

Enchant asks what the system has (Hunspell's dictionaries on most of Linux, its own elsewhere), with the words that a
person added in any program. Where it is missing, or has no dictionary of a language in question, no word is wrong.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

MOST_SUGGESTIONS = 5
_LONGEST_WORD = 40
"""Letters: what is longer is no word, and takes dictionaries long."""
_CODE = re.compile(r"```.*?(?:```|\Z)|`[^`\n]+`", re.DOTALL)
_NO_WORDS = re.compile(r"[\d_/\\@#:=<>{}\[\]|~^*$%&+]|\w\.\w")
"""In what stands between two spaces: addresses, names of files, numbers, markup, formulas, names in code."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_SCRIPTS = {
    **dict.fromkeys(("be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "uk"), "CYRILLIC"),
    **dict.fromkeys(("ar", "ckb", "fa", "ps", "ug", "ur"), "ARABIC"),
    **dict.fromkeys(("he", "yi"), "HEBREW"),
    **dict.fromkeys(("hi", "mr", "ne", "sa"), "DEVANAGARI"),
    "bn": "BENGALI",
    "el": "GREEK",
    "gu": "GUJARATI",
    "hy": "ARMENIAN",
    "ka": "GEORGIAN",
    "km": "KHMER",
    "kn": "KANNADA",
    "ko": "HANGUL",
    "lo": "LAO",
    "ml": "MALAYALAM",
    "pa": "GURMUKHI",
    "si": "SINHALA",
    "ta": "TAMIL",
    "te": "TELUGU",
    "th": "THAI",
}
"""The first word of a letter's Unicode name, by language; all others are written in Latin letters."""


class Word(NamedTuple):
    """A word of a text, from ``start`` up to ``end``, counted in characters."""

    start: int
    end: int
    text: str


def words_of(text: str, begin: int = 0) -> Iterator[Word]:
    """Return the words of a text that are looked up, from ``begin`` on; what stands before tells what is code."""
    plain = _CODE.sub(lambda code: " " * len(code.group()), text)
    for chunk in re.compile(r"\S+").finditer(plain, begin):
        if _NO_WORDS.search(chunk.group().strip(":*_")) is None:
            for word in _WORD.finditer(plain, chunk.start(), chunk.end()):
                letters = word.group()
                if 1 < len(letters) <= _LONGEST_WORD and not letters.isupper() and not _is_mixed(letters):
                    yield Word(word.start(), word.end(), letters)


def _is_mixed(word: str) -> bool:
    """Return whether there are capitals in the middle, as in names of code and of companies."""
    return any(letter.isupper() for letter in word[1:])


class Speller(Protocol):
    """A spelling checker. Its methods take their time, and may be called from any thread."""

    def wrong(self, words: Iterable[str]) -> set[str]:
        """Return those of the words that no dictionary knows."""

    def suggestions(self, word: str) -> Sequence[str]:
        """Return what may be meant, the likeliest first."""

    def add(self, word: str) -> None:
        """Know the word from now on, in every program."""


class SystemSpeller:
    """The dictionaries of this computer for some languages. A word is right if any of them knows it.

    Args:
        languages: their codes, such as ``de_AT`` or ``en``, the most important first.
    """

    def __init__(self, languages: Sequence[str]) -> None:
        self._languages = languages
        self._lock = threading.Lock()
        """Enchant's dictionaries are for one thread at a time."""
        self._dictionaries: list[tuple[str, Any]] | None = None

    def wrong(self, words: Iterable[str]) -> set[str]:
        with self._lock:
            return {word for word in words if not self._is_known(word)}

    def suggestions(self, word: str) -> Sequence[str]:
        with self._lock:
            lists = [dictionary.suggest(_typed(word)) for dictionary in self._for(word)]
        # The best of each language before the second of any.
        ranked = [one for place in range(MOST_SUGGESTIONS) for some in lists for one in some[place : place + 1]]
        return list(dict.fromkeys(ranked))[:MOST_SUGGESTIONS]

    def add(self, word: str) -> None:
        with self._lock:
            for dictionary in self._for(word)[:1]:
                dictionary.add(_typed(word))

    def _is_known(self, word: str) -> bool:
        dictionaries = self._for(word)
        return not dictionaries or any(dictionary.check(_typed(word)) for dictionary in dictionaries)

    def _for(self, word: str) -> list[Any]:
        """Return the dictionaries of languages that are written in a word's letters."""
        if self._dictionaries is None:
            self._dictionaries = _dictionaries(self._languages)
        script = unicodedata.name(word[0], "").partition(" ")[0]
        return [dictionary for written_in, dictionary in self._dictionaries if written_in == script]


def _dictionaries(languages: Sequence[str]) -> list[tuple[str, Any]]:
    """Return the dictionaries of the languages, each with the script that it is written in."""
    try:
        import enchant  # noqa: PLC0415 - loads the system's library, and most messages need none
    except ImportError:  # its library is not on this computer
        return []
    broker = enchant.Broker()
    tags = sorted(broker.list_languages())
    dictionaries: dict[str, Any] = {}
    for language in languages:
        tag = best_tag(language, tags)
        if tag is not None and tag not in dictionaries:
            try:
                dictionaries[tag] = broker.request_dict(tag)
            except enchant.errors.Error:  # a damaged dictionary
                continue
    return [(_SCRIPTS.get(tag.partition("_")[0], "LATIN"), dictionary) for tag, dictionary in dictionaries.items()]


def best_tag(language: str, tags: Sequence[str]) -> str | None:
    """Return the dictionary for a language: of its own country, else where most speak it, else any."""
    wanted_tag = language.replace("-", "_")
    code = wanted_tag.partition("_")[0]
    likely = (wanted_tag, "en_US" if code == "en" else f"{code}_{code.upper()}", code)
    there = [tag for tag in tags if tag.partition("_")[0] == code]
    return next((tag for tag in likely if tag in there), there[0] if there else None)


def _typed(word: str) -> str:
    """Return a word with the apostrophe that dictionaries know."""
    return word.replace("’", "'")
