"""What a setting is: its kind, its default, its limits, and what it does in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar, overload

T = TypeVar("T")


class SettingValues(Protocol):
    """An object that has the values of settings."""

    def value_of(self, name: str) -> Any:
        """Return the value that was set, else the default."""

    def set(self, name: str, value: Any) -> None:
        """Change a value."""


class Section(StrEnum):
    """Where a setting stands in the dialog; ``HIDDEN`` ones are remembered, not asked for."""

    REPLY = "Reply"
    SPECULATION = "Guessing ahead"
    MODEL = "Model"
    WINDOW = "Appearance"
    KEYS = "Keyboard shortcuts"
    TOOLS = "Tools"
    API = "Local API"
    PROGRAM = "Program"
    HIDDEN = ""


class Offered(StrEnum):
    """What the system has to choose from, where no list of ours could know it."""

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
        offered: Offered | None = None,
        also: str = "",
    ) -> None:
        """``none_means`` says in words what the value ``None`` stands for; without it, ``None`` is not allowed.

        ``form`` raises :class:`ValueError`, with a sentence, for a text or mapping that has not the form it must have.
        ``also`` has other words that people look for it by.
        """
        self.kind = kind
        self.default = default
        self.label = label
        self.description = description
        self.section = section
        self.limits = limits
        self.none_means = none_means
        self.form = form
        self.offered = offered
        self.also = also

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
                raise ValueError(f"“{self.label}” needs a value.")
            return None
        converted = self._convert(value)
        if self.limits is not None and not self.limits.least <= converted <= self.limits.most:
            raise ValueError(f"“{self.label}” must be between {self.limits.least:g} and {self.limits.most:g}.")
        return converted

    def check_kept(self, value: Any) -> Any:
        """Likewise for a value from the file, which an older program may have written under wider limits."""
        limits = self.limits
        if limits is not None and limits.once is not None and value is not None:
            converted = self._convert(value)
            if limits.most < converted <= limits.once:
                return self._convert(limits.most)
        return self.check(value)

    def _convert(self, value: Any) -> Any:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if issubclass(self.kind, StrEnum):
            if value in list(self.kind):
                return self.kind(value)
            raise ValueError(f"“{self.label}” must be one of: {', '.join(self.choices)}.")
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
        words = {float: "a number", int: "a whole number", bool: "true or false", str: "text", dict: "an object"}
        raise ValueError(f"“{self.label}” must be {words[self.kind]}.")
