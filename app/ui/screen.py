"""Whether there is a screen at all, asked before Qt is: without one Qt ends the process, and nothing can be said."""

from __future__ import annotations

import os
import sys


def has_screen() -> bool:
    """Whether Qt can be expected to find a screen, or was told to do without."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
