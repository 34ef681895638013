"""Takes and checks the fields of a request; fields that nothing took are refused, never ignored."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from app.serve.api_errors import ApiError, refused
from app.settings import Setting

_HALVES = re.compile("[\ud800-\udfff]")
_LONGEST_NAME_SHOWN = 60


class Fields:
    """Reads the fields of a JSON object; ``null`` counts as left out.

    Args:
        values: the object.
        within: what it is called in a sentence, where it is not the request itself.
    """

    def __init__(self, values: Mapping[str, Any], within: str = "") -> None:
        self._values = values
        self._within = f"{within}." if within else ""
        self._taken: set[str] = set()

    def take(self, name: str) -> Any:
        """Return a value as it is, or ``None``."""
        self._taken.add(name)
        return self._values.get(name)

    def text(self, name: str) -> str | None:
        """Return a text, or ``None``."""
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, str):
            raise self.wrong(name, "must be text")
        return whole_text(value)

    def flag(self, name: str) -> bool | None:
        """Return a truth value, or ``None``."""
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            raise self.wrong(name, "must be true or false")
        return value

    def whole(self, name: str, least: int, most: int) -> int | None:
        """Return a whole number from ``least`` to ``most``, or ``None``."""
        value = self.take(name)
        if value is None:
            return None
        number = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        if isinstance(value, bool) or not number or not least <= value <= most:
            raise self.wrong(name, f"must be a whole number from {least} to {most}")
        return int(value)

    def setting(self, name: str, setting: Setting[Any]) -> Any:
        """Return a value as a declared setting takes it, or ``None``."""
        value = self.take(name)
        if value is None:
            return None
        try:
            return setting.check(value)
        except ValueError as error:
            raise refused(f"“{self._within}{name}” cannot be used. {error}", self._within + name) from None

    def part(self, name: str) -> Fields | None:
        """Return an object within the object."""
        value = self.take(name)
        if value is None:
            return None
        if not isinstance(value, dict):
            raise self.wrong(name, "must be an object")
        return Fields(value, self._within + name)

    def unfolded(self, name: str) -> Fields | None:
        """Return an object within the object, whose members may also stand beside the others, as ``name.member``."""
        flat = {one: self.take(one) for one in self._values if one.startswith(f"{name}.")}
        given = {one.removeprefix(f"{name}."): value for one, value in flat.items() if value is not None}
        if not given:
            return self.part(name)
        if self.take(name) is not None:
            raise self.wrong(f"{name}.{next(iter(given))}", f"cannot stand beside “{name}”")
        return Fields(given, self._within + name)

    def items(self, name: str) -> list[Any] | None:
        """Return a list, or ``None``."""
        value = self.take(name)
        if value is not None and not isinstance(value, list):
            raise self.wrong(name, "must be a list")
        return value

    def texts(self, name: str, most: int) -> tuple[str, ...]:
        """Return a text, or the texts of a list, as a tuple without empty ones."""
        value = self.take(name)
        values = [value] if isinstance(value, str) else (value or [])
        if not isinstance(values, list) or not all(isinstance(one, str) for one in values) or len(values) > most:
            raise self.wrong(name, f"must be text, or a list of at most {most} texts")
        return tuple(whole_text(one) for one in values if one)

    def only(self, name: str, allowed: Iterable[Any], why: str) -> None:
        """Refuse a field unless its value is one that holds here anyway."""
        value = self.take(name)
        if value is not None and value not in [*allowed]:
            raise self.wrong(name, why)

    def nothing_else(self, harmless: Iterable[str] = ()) -> None:
        """Refuse fields that were not taken, except those that change nothing here."""
        for name in self._values.keys() - self._taken - {*harmless}:
            if self._values[name] is not None:
                raise self.wrong(name, "is not known here")

    def wrong(self, name: str, why: str) -> ApiError:
        """Make an error that names a field of this object."""
        shown = (self._within + name)[:_LONGEST_NAME_SHOWN]
        return refused(f"“{whole_text(shown)}” {why}.", whole_text(shown))


def whole_text(text: str) -> str:
    """Return text that every encoding can write: half surrogate pairs, which JSON can spell, become U+FFFD."""
    return text if text.isascii() else _HALVES.sub("\ufffd", text)
