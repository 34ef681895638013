"""Which model files have been tried on this computer, and how that went.

A file is tried once for each state of it (path, size, time of change) and build of llama.cpp; a bad one is remembered
until it changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from app.models.remembered import Remembered


@dataclass(frozen=True, slots=True)
class Trial:
    """The outcome for one file; ``problem`` is a sentence, or ``None`` when the file can be used."""

    problem: str | None


class Trials:
    """The remembered outcomes."""

    def __init__(self, file: Path) -> None:
        self._known = Remembered(file)
        self._build = version("llama-cpp-python")

    def recall(self, path: Path) -> Trial | None:
        """What is known about the file as it is now."""
        problem = self._known.get(self._key(path), default=False)
        return Trial(problem) if problem is None or isinstance(problem, str) else None

    def remember(self, path: Path, problem: str | None) -> None:
        """Keep an outcome."""
        self._known.put(self._key(path), problem)

    def _key(self, path: Path) -> str:
        facts = path.stat()
        return f"{path.resolve()}|{facts.st_size}|{facts.st_mtime_ns}|{self._build}"
