"""One thing that keys do, and the keys that do it: those that came along, or those that the person chose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QKeySequence


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys as Qt writes them (the first is named in tips), what they do in words, and what to call.

    By its ``name`` the settings know it: that stays as it is in every version of the program.
    """

    name: str
    keys: tuple[str, ...]
    words: str
    run: Callable[[], object]

    def keys_in(self, chosen: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
        """Return the keys that hold where a person chose these, by the names of actions.

        Keys that came along give way to the same keys that were chosen for something else.
        """
        if self.name in chosen:
            return tuple(chosen[self.name])
        taken = [one for keys in chosen.values() for one in keys]
        return tuple(one for one in self.keys if not any(same_keys(one, other) for other in taken))


def shown_keys(keys: str) -> str:
    """Return keys as this system writes them; both keys that end a line have one name."""
    return QKeySequence(keys.replace("Return", "Enter")).toString(QKeySequence.SequenceFormat.NativeText)


def same_keys(first: str, second: str) -> bool:
    """Whether both are pressed alike."""
    return QKeySequence(first) == QKeySequence(second)
