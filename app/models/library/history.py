"""History of the model files: when each was used and how its trial went, in small files of JSON.

A file is tried once for each state of it (path, size, time of change) and build of llama.cpp, on the processor and on a
graphics device, and once more as a draft; a head once with each target. A bad one is remembered until it changes.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib.metadata import version
from pathlib import Path
from typing import Any

from app.errors import AppError
from app.system.files import read_json, write_whole

_log = logging.getLogger(__name__)


class JsonStore:
    """Keeps values by key, the latest ``most`` of them.
    The file need not exist, and may be deleted, or damaged, at any time.
    """

    def __init__(self, file: Path, most: int = 500) -> None:
        self._file = file
        self._most = most

    def get(self, key: str, default: Any = None) -> Any:
        """Return what is known under ``key``."""
        return self._read().get(key, default)

    def all(self) -> dict[str, Any]:
        """Return all that is known, in the order it was kept."""
        return self._read()

    def put(self, key: str, value: Any) -> None:
        """Keep a JSON value; a file that cannot be written is no reason to stop."""
        self.put_all({key: value})

    def put_all(self, values: Mapping[str, Any]) -> None:
        """Keep several at once, the most important last."""
        entries = {key: value for key, value in self._read().items() if key not in values} | dict(values)
        try:
            write_whole(self._file, json.dumps(dict(list(entries.items())[-self._most :])).encode())
        except AppError as error:
            _log.info("not remembered: %s", error)

    def _read(self) -> dict[str, Any]:
        try:
            stored = read_json(self._file)
        except (OSError, ValueError):
            return {}
        return stored if isinstance(stored, dict) else {}


_THOROUGHNESS = 5
"""Rises when a trial does more than before, or blames a file for less: all that was tried is tried again."""


@dataclass(frozen=True, slots=True)
class TrialOutcome:
    """The outcome for one file; ``problem`` is a sentence, or ``None`` when the file can be used."""

    problem: str | None


class Trials:
    """Keeps the outcomes."""

    def __init__(self, file: Path) -> None:
        self._known = JsonStore(file)
        self._build = f"{version('llama-cpp-python')}|{_THOROUGHNESS}"

    def recall(
        self, path: Path, *, on_device: bool = False, head: Path | None = None, guesses: bool = False
    ) -> TrialOutcome | None:
        """Return what is known about the file as it is now, and a head that guesses for it, or as a draft itself.

        A trial as a draft does more: who passed it has passed the other, who failed the other fails it.
        """
        outcome = self._outcome(self._key(path, head, on_device=on_device, guesses=guesses))
        if outcome is not None:
            return outcome
        other = self._outcome(self._key(path, head, on_device=on_device, guesses=not guesses))
        return other if other is not None and (other.problem is None) != guesses else None

    def _outcome(self, key: str) -> TrialOutcome | None:
        problem = self._known.get(key, default=False)
        return TrialOutcome(problem) if problem is None or isinstance(problem, str) else None

    def remember(
        self,
        path: Path,
        problem: str | None,
        *,
        on_device: bool = False,
        head: Path | None = None,
        guesses: bool = False,
    ) -> None:
        """Keep an outcome."""
        self._known.put(self._key(path, head, on_device=on_device, guesses=guesses), problem)

    def _key(self, path: Path, head: Path | None, *, on_device: bool, guesses: bool) -> str:
        where = ("|device" if on_device else "") + ("|draft" if guesses else "")
        files = [_state(file) for file in (path, head) if file is not None]
        return "|".join([*files, f"{self._build}{where}"])


def _state(path: Path) -> str:
    facts = path.stat()
    return f"{path.resolve()}|{facts.st_size}|{facts.st_mtime_ns}"


class UsedAs(Enum):
    """The part of a model in a pair."""

    TARGET = "target"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class FileUse:
    """Time when a file was last loaded in either role, in seconds since 1970; ``None`` for never."""

    as_target_s: float | None = None
    as_draft_s: float | None = None

    @property
    def last_s(self) -> float | None:
        return max((at for at in (self.as_target_s, self.as_draft_s) if at is not None), default=None)

    @property
    def roles(self) -> frozenset[UsedAs]:
        times = {UsedAs.TARGET: self.as_target_s, UsedAs.DRAFT: self.as_draft_s}
        return frozenset(role for role, at in times.items() if at is not None)


class Uses:
    """Keeps when files were used, by file.
    The file may be deleted, or damaged, at any time; ``now`` is the clock, in seconds since 1970.
    """

    def __init__(self, file: Path, now: Callable[[], float] = time.time) -> None:
        self._known = JsonStore(file, most=2000)
        self._now = now

    def note(self, target: Path, draft: Path | None) -> None:
        """Note that a pair was loaded just now."""
        entries, at = self.all(), self._now()
        noted = {_key(target): _to_json(FileUse(at, entries.get(_key(target), FileUse()).as_draft_s))}
        if draft is not None:
            # The starter's copies may be one file in both roles.
            before = _from_json(noted.get(_key(draft))) or entries.get(_key(draft), FileUse())
            noted[_key(draft)] = _to_json(FileUse(before.as_target_s, at))
        self._known.put_all(noted)

    def all(self) -> dict[str, FileUse]:
        """Return every use that is known; look files up with :meth:`of`."""
        uses = {key: _from_json(value) for key, value in self._known.all().items()}
        return {key: use for key, use in uses.items() if use is not None}

    @staticmethod
    def of(path: Path, uses: dict[str, FileUse]) -> FileUse:
        """Return the use of one file in what :meth:`all` gave."""
        return uses.get(_key(path), FileUse())

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
