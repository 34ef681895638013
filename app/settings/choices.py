"""Values to choose from."""

from __future__ import annotations

from enum import StrEnum

from app.language import mark, tr_marked


class Choice(StrEnum):
    """A value to choose, kept in the file as it stands here."""

    @property
    def words(self) -> str:
        """What it is called."""
        return tr_marked(str(self))


class ThemeChoice(Choice):
    """Colours of the window."""

    SYSTEM = mark("system")
    LIGHT = mark("light")
    DARK = mark("dark")
    SHARP_LIGHT = mark("light, high contrast")
    SHARP_DARK = mark("dark, high contrast")


class LanguageChoice(Choice):
    """Language of the window, by its code (ISO 639-1)."""

    SYSTEM = mark("system")
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"
    SPANISH = "es"
    CHINESE = "zh"
    ARABIC = "ar"

    @property
    def words(self) -> str:
        """What it is called: each language by its own name, so that everybody finds the way back."""
        return _LANGUAGE_NAMES.get(str(self)) or tr_marked(str(self))


_LANGUAGE_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "zh": "简体中文",
    "ar": "العربية",
}


class Reach(Choice):
    """Who can reach the local API."""

    HERE = mark("this computer only")
    NETWORK = mark("other computers too")


class Density(Choice):
    """How much room there is around text."""

    COMFORTABLE = mark("comfortable")
    COMPACT = mark("compact")
