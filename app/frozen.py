"""The program as a frozen bundle: the one place that knows how it differs from a checkout or an installed package.

PyInstaller puts the program's files into one folder beside an executable that is interpreter and program at once. So
``-m app`` cannot be asked of it, and nothing lies beside ``app/__init__.py``. Its starter also changes the search path
for libraries, which must not reach other people's programs.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import app

_SEARCH_PATH = "LD_LIBRARY_PATH"


def is_frozen() -> bool:
    return bool(getattr(sys, "frozen", False))


def bundled_files() -> Path | None:
    """Return the folder with the bundle's files; ``None`` where the program is not frozen."""
    folder = getattr(sys, "_MEIPASS", None)
    return Path(folder) if is_frozen() and folder else None


def own_command() -> tuple[list[str], dict[str, str]]:
    """Return the command that starts this program once more, and the variables it needs."""
    if is_frozen():
        return [sys.executable], {}
    # Not the working folder: the person may stand in a project of their own with a package named "app".
    python_path = os.pathsep.join(filter(None, (str(Path(app.__file__).parent.parent), os.environ.get("PYTHONPATH"))))
    return [sys.executable, "-P", "-m", "app"], {"PYTHONPATH": python_path}


def settle_in() -> None:
    """Prepare a frozen program, before anything else; do nothing elsewhere.

    A helper process of the ``multiprocessing`` module, which some library may start, does its work in here and ends.
    """
    if not is_frozen():
        return
    # This process has its libraries by now. A browser or file manager started with ours would crash or misbehave.
    before = os.environ.pop(f"{_SEARCH_PATH}_ORIG", None)
    if before is not None:
        os.environ[_SEARCH_PATH] = before
    else:
        os.environ.pop(_SEARCH_PATH, None)
    import multiprocessing  # noqa: PLC0415 - loaded by the bundle's own start already

    multiprocessing.freeze_support()
