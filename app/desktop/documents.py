"""Opens a document in the program that the person reads such files with, at a page where that program can."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

_VIEWERS = {
    "evince": ("evince", "--page-index={page}", "{path}"),
    "papers": ("papers", "--page-index={page}", "{path}"),
    "atril": ("atril", "--page-index={page}", "{path}"),
    "xreader": ("xreader", "--page-index={page}", "{path}"),
    "okular": ("okular", "--page", "{page}", "{path}"),
    "firefox": ("firefox", "{address}#page={page}"),
    "chromium": ("chromium", "{address}#page={page}"),
    "google-chrome": ("google-chrome", "{address}#page={page}"),
}
"""Commands of viewers that can be told a page, by a part of the name of their entry in a desktop's menu."""
_PATIENCE_S = 3


def open_document(path: Path, page: int | None, open_file: Callable[[Path], object]) -> None:
    """Open a document; where its viewer cannot be told a page, ``open_file`` opens it as the system does."""
    command = viewer_command(path, page) if page is not None and sys.platform == "linux" else None
    if command is None:
        open_file(path)
        return
    try:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 - a viewer of the table
    except OSError:
        open_file(path)


def viewer_command(path: Path, page: int) -> list[str] | None:
    """Return the command with which the person's viewer shows a page; ``None`` if it cannot be told one."""
    xdg_mime = shutil.which("xdg-mime")
    if xdg_mime is None:
        return None
    try:
        answer = subprocess.run(  # noqa: S603 - the system's own program
            [xdg_mime, "query", "default", "application/pdf"],
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=False,
        ).stdout.casefold()
    except (OSError, subprocess.TimeoutExpired):
        return None
    for name, parts in _VIEWERS.items():
        program = shutil.which(parts[0])
        if name in answer and program is not None:
            values = {"page": page, "path": path, "address": path.as_uri()}
            return [program, *(part.format(**values) for part in parts[1:])]
    return None
