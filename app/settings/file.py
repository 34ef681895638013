"""The file of settings, read so that one that is damaged or cannot be read is kept beside the one that follows."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Any

from app.system.files import explain_write, read_json

_log = logging.getLogger("app.settings")


def read_object(path: Path) -> dict[str, Any] | None:
    """Return the values in the file, none where it is not there or damaged; ``None``: it is there and cannot be read.

    The log says what is wrong. A damaged file is kept under another name.
    """
    try:
        data = read_json(path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        _log.warning("The settings in %s cannot be read (%s); the defaults are used.", path, error.strerror or error)
        return None
    except ValueError:
        data = None
    if not isinstance(data, dict):
        kept = path.with_name(f"{path.stem}-damaged{path.suffix}")
        with contextlib.suppress(OSError):
            path.replace(kept)
        _log.warning("The settings in %s were damaged; the defaults are used. The file is kept as %s.", path, kept.name)
        return {}
    return data


def keep_unread(path: Path) -> None:
    """Give a file that could not be read another name, so that it can be written anew.

    Raises:
        FolderNotWritable: it stays where it is.
    """
    kept = path.with_name(f"{path.stem}-unread{path.suffix}")
    try:
        path.replace(kept)
    except FileNotFoundError:
        return
    except OSError as error:
        raise explain_write(error, path) from error
    _log.warning("The settings that could not be read are kept as %s.", kept.name)
