"""Which model files have been tried on this computer, and how that went.

A file is tried once for each state of it (path, size, time of change) and build of llama.cpp, on the processor and on a
graphics device, and once more as a draft; a head once with each target. A bad one is remembered until it changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from app.models.library.json_store import JsonStore

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
        known = self._outcome(self._key(path, head, on_device=on_device, guesses=guesses))
        if known is not None:
            return known
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
