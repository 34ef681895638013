"""The file of settings, read so that a damaged one costs no more than what it said."""

from __future__ import annotations

import contextlib
import json
import logging
from pathlib import Path
from typing import Any

_log = logging.getLogger("app.settings")


def read_object(path: Path) -> dict[str, Any]:
    """Return the values in the file; none where it is not there or cannot be read, which the log says."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        _log.warning("The settings in %s cannot be read (%s); the defaults are used.", path, error.strerror or error)
        return {}
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        kept = path.with_name(f"{path.stem}-damaged{path.suffix}")
        with contextlib.suppress(OSError):
            path.replace(kept)
        _log.warning("The settings in %s were damaged; the defaults are used. The file is kept as %s.", path, kept.name)
        return {}
    return data
