"""A setting and its values to choose from: its kind, its default, its limits, and what it does in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar, overload

from app.language import mark, number, tr, tr_marked


class Choice(StrEnum):
    """A value to choose, kept in the file as it stands here."""

    @property
    def words(self) -> str:
        """Return its name."""
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
        """Return its name: each language by its own name, so that everybody finds the way back."""
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
    """The computers that can reach the local API."""

    HERE = mark("this computer only")
    NETWORK = mark("other computers too")


class Density(Choice):
    """Room around text."""

    COMFORTABLE = mark("comfortable")
    COMPACT = mark("compact")


class ReplyColours(Choice):
    """Colours behind the words of a reply."""

    FULL = mark("full")
    CALM = mark("calm")
    OFF = mark("off", meaning="")


T = TypeVar("T")


class SettingValues(Protocol):
    """An object that has the values of settings."""

    def value_of(self, name: str) -> Any:
        """Return the value that was set, else the default."""

    def set(self, name: str, value: Any) -> None:
        """Change a value."""


class Section(StrEnum):
    """Place of a setting in the dialog; ``HIDDEN`` ones are remembered, not asked for."""

    GENERAL = mark("General")
    CHAT = mark("Chat")
    GUESSING = mark("Guessing")
    MODELS = mark("Models")
    KEYS = mark("Keyboard")
    TOOLS = mark("Tools")
    API = mark("Local API")
    ADVANCED = mark("Advanced")
    HIDDEN = ""

    @property
    def words(self) -> str:
        """Return the name of the section."""
        return tr_marked(str(self))


_KIND_PROBLEMS = {
    float: mark("“{setting}” must be a number."),
    int: mark("“{setting}” must be a whole number."),
    bool: mark("“{setting}” must be true or false."),
    str: mark("“{setting}” must be text."),
    dict: mark("“{setting}” must be an object."),
}
_SEPARATOR = re.compile(r"[.,’' \u00a0\u202f]")
_GROUPED = re.compile(rf"\d{{1,3}}({_SEPARATOR.pattern}\d{{3}})+")


class SystemChoices(StrEnum):
    """The system's own choices, where no list of ours could know it."""

    FONTS = "fonts"
    CODE_FONTS = "fonts whose letters are of one width"


@dataclass(frozen=True, slots=True)
class SettingBounds:
    """Smallest and largest value allowed, both included."""

    least: float
    most: float
    once: float | None = None
    """The largest value that older programs took; a file that has more than ``most`` and not more than this is read as
    ``most``, which is what those programs did with it."""


def choice_words(choice: StrEnum) -> str:
    """Return what a value to choose is called."""
    return choice.words if isinstance(choice, Choice) else tr_marked(str(choice))


class Setting(Generic[T]):
    """One declared setting. As a class attribute it is the declaration; on an instance, the value."""

    name: str

    def __init__(
        self,
        kind: type,
        default: T,
        label: str,
        description: str,
        section: Section,
        *,
        limits: SettingBounds | None = None,
        none_means: str | None = None,
        form: Callable[[Any], object] | None = None,
        offered: SystemChoices | None = None,
        formerly: T | None = None,
        also: str = "",
    ) -> None:
        """Declare it; ``none_means`` says in words what ``None`` stands for; without it, ``None`` is not allowed.

        ``form`` raises :class:`ValueError`, with a sentence, for a text or mapping that has not the form it must have.
        ``formerly`` is the default of earlier programs, which is in the file of a person who had chosen nothing.
        ``also`` has other words that people look for it by. ``installers/translations.py`` collects the texts.
        """
        self.kind = kind
        self.default = default
        self._label = label
        self._description = description
        self.section = section
        self.limits = limits
        self._none_means = none_means
        self.form = form
        self.offered = offered
        self.formerly = formerly
        self._also = also

    # In the language of the window, which is chosen after the declarations were read.

    @property
    def label(self) -> str:
        return tr_marked(self._label)

    @property
    def description(self) -> str:
        return tr_marked(self._description)

    @property
    def none_means(self) -> str | None:
        return self._none_means and tr_marked(self._none_means)

    @property
    def also(self) -> str:
        return tr_marked(self._also)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> Setting[T]: ...

    @overload
    def __get__(self, instance: SettingValues, owner: type) -> T: ...

    def __get__(self, instance: SettingValues | None, owner: type) -> Setting[T] | T:
        if instance is None:
            return self
        value: T = instance.value_of(self.name)
        return value

    def __set__(self, instance: SettingValues, value: T) -> None:
        instance.set(self.name, value)

    @property
    def choices(self) -> tuple[StrEnum, ...]:
        """The values to choose from, where the setting is a choice."""
        return tuple(self.kind) if issubclass(self.kind, StrEnum) else ()

    def check(self, value: Any) -> Any:
        """Return the value as this setting's type, or raise :class:`ValueError` with a sentence."""
        if value is None:
            if self.none_means is None:
                raise ValueError(tr("“{setting}” needs a value.", setting=self.label))
            return None
        converted = self._convert(value)
        if self.limits is not None and not self.limits.least <= converted <= self.limits.most:
            raise ValueError(
                tr(
                    "“{setting}” must be between {least} and {most}.",
                    setting=self.label,
                    least=_in_figures(self.limits.least),
                    most=_in_figures(self.limits.most),
                )
            )
        return converted

    def check_kept(self, value: Any) -> Any:
        """Check a value from the file, which an older program may have written under wider limits."""
        limits = self.limits
        if limits is not None and limits.once is not None and value is not None:
            converted = self._convert(value)
            if limits.most < converted <= limits.once:
                return self._convert(limits.most)
        return self.check(value)

    def typed_number(self, text: str) -> float | None:
        """Return the number that stands in a field; ``None`` where it is empty.

        Raises:
            ValueError: it is none of this setting's kind; the sentence says so.
        """
        text = text.strip()
        if not text:
            return None
        if self.kind is int and _GROUPED.fullmatch(text):  # as limits are written, in whatever language
            text = _SEPARATOR.sub("", text)
        try:
            return float(text.replace(",", ".")) if self.kind is float else int(text)
        except ValueError:
            raise ValueError(tr_marked(_KIND_PROBLEMS[self.kind]).format(setting=self.label)) from None

    def _convert(self, value: Any) -> Any:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if issubclass(self.kind, StrEnum):
            if value in list(self.kind):
                return self.kind(value)
            choices = ", ".join(map(choice_words, self.choices))
            raise ValueError(tr("“{setting}” must be one of: {choices}.", setting=self.label, choices=choices))
        if self.kind is float and number:
            # A whole number of 400 digits is valid JSON and no float.
            return float(value) if abs(value) < 1e300 else float("inf")
        if self.kind is int and (type(value) is int or (isinstance(value, float) and value.is_integer())):
            return int(value)
        if self.kind is bool and isinstance(value, bool):
            return value
        if self.kind is dict and isinstance(value, dict):
            if self.form is not None:
                self.form(value)
            return dict(value)
        if self.kind is str and isinstance(value, str):
            if self.form is not None:
                self.form(value)
            return value
        raise ValueError(tr_marked(_KIND_PROBLEMS[self.kind]).format(setting=self.label))


def _in_figures(limit: float) -> str:
    """Write a limit out: the most that a context may have is no “1e+07”."""
    return number(limit) if float(limit).is_integer() else f"{limit:g}"
