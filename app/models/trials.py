"""Which model files have been tried on this computer, and how that went.

A file is tried once for each state of it (path, size, time of change) and build of llama.cpp; a bad one is remembered
until it changes.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from app.errors import AppError
from app.files import write_whole

_log = logging.getLogger(__name__)

_MOST_REMEMBERED = 500


@dataclass(frozen=True, slots=True)
class Trial:
    """The outcome for one file; ``problem`` is a sentence, or ``None`` when the file can be used."""

    problem: str | None


class Trials:
    """The remembered outcomes, in a small JSON file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._build = version("llama-cpp-python")

    def recall(self, path: Path) -> Trial | None:
        """What is known about the file as it is now."""
        known, key = self._read(), self._key(path)
        return Trial(known[key]) if key in known else None

    def remember(self, path: Path, problem: str | None) -> None:
        """Keep an outcome. That it cannot be written is no reason to stop."""
        known = self._read()
        known.pop(self._key(path), None)
        known[self._key(path)] = problem
        latest = dict(list(known.items())[-_MOST_REMEMBERED:])
        try:
            write_whole(self._file, json.dumps(latest, indent=1).encode())
        except AppError as error:
            _log.info("The trial of %s is not remembered: %s", path.name, error)

    def _key(self, path: Path) -> str:
        facts = path.stat()
        return f"{path.resolve()}|{facts.st_size}|{facts.st_mtime_ns}|{self._build}"

    def _read(self) -> dict[str, str | None]:
        try:
            known = json.loads(self._file.read_bytes())
        except (OSError, ValueError):
            return {}
        if not isinstance(known, dict):
            return {}
        return {str(key): value for key, value in known.items() if value is None or isinstance(value, str)}
