"""When which model file was last loaded, and as what: the big model that writes, or the small one that guesses."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from app.models.library.json_store import JsonStore


class UsedAs(Enum):
    """What a model does in a pair."""

    TARGET = "target"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class FileUse:
    """When a file was last loaded in either role, in seconds since 1970; ``None`` for never."""

    as_target_s: float | None = None
    as_draft_s: float | None = None

    @property
    def last_s(self) -> float | None:
        return max((at for at in (self.as_target_s, self.as_draft_s) if at is not None), default=None)

    @property
    def roles(self) -> frozenset[UsedAs]:
        known = {UsedAs.TARGET: self.as_target_s, UsedAs.DRAFT: self.as_draft_s}
        return frozenset(role for role, at in known.items() if at is not None)


class Uses:
    """Keeps when files were used, by file.

    Args:
        file: where it is kept; may be deleted, or damaged, at any time.
        now: the clock, in seconds since 1970.
    """

    def __init__(self, file: Path, now: Callable[[], float] = time.time) -> None:
        self._known = JsonStore(file, most=2000)
        self._now = now

    def note(self, target: Path, draft: Path | None) -> None:
        """Note that a pair was loaded just now."""
        known, at = self.all(), self._now()
        noted = {_key(target): _to_json(FileUse(at, known.get(_key(target), FileUse()).as_draft_s))}
        if draft is not None:
            # The starter's copies may be one file in both roles.
            before = _from_json(noted.get(_key(draft))) or known.get(_key(draft), FileUse())
            noted[_key(draft)] = _to_json(FileUse(before.as_target_s, at))
        self._known.put_all(noted)

    def all(self) -> dict[str, FileUse]:
        """Return every use that is known; look files up with :meth:`of`."""
        found = {key: _from_json(value) for key, value in self._known.all().items()}
        return {key: use for key, use in found.items() if use is not None}

    @staticmethod
    def of(path: Path, known: dict[str, FileUse]) -> FileUse:
        """Return the use of one file in what :meth:`all` gave."""
        return known.get(_key(path), FileUse())

    def follow(self, old: Path, new: Path) -> None:
        """Follow a file that was renamed."""
        use = self.all().get(_key(old))
        if use is not None:
            self._known.put(_key(new), _to_json(use))


def _key(path: Path) -> str:
    return str(path.absolute())


def _to_json(use: FileUse) -> dict[str, float | None]:
    return {"target": use.as_target_s, "draft": use.as_draft_s}


def _from_json(value: Any) -> FileUse | None:
    if not isinstance(value, dict):
        return None
    times = [value.get(role.value) for role in UsedAs]
    # A year far beyond any clock is damage too, and no date could be made of it.
    right = all(at is None or (type(at) in {int, float} and 0 <= at < 1e11) for at in times)
    return FileUse(*times) if right else None
