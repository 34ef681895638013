"""A small JSON file of things learned that can be learned again, so a failure to read or write it is no error."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.errors import AppError
from app.system.files import read_json, write_whole

_log = logging.getLogger(__name__)


class JsonStore:
    """Keeps values by key, the latest ``most`` of them.

    Args:
        file: need not exist; may be deleted, or damaged, at any time.
        most: how many keys are kept.
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
        known = {key: value for key, value in self._read().items() if key not in values} | dict(values)
        try:
            write_whole(self._file, json.dumps(dict(list(known.items())[-self._most :])).encode())
        except AppError as error:
            _log.info("not remembered: %s", error)

    def _read(self) -> dict[str, Any]:
        try:
            known = read_json(self._file)
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}
