"""Accessibility: words for the screen reader, and whether things on the screen may move by themselves."""

from __future__ import annotations

import functools
import os
import shutil
import sys
from typing import TypeVar

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QStyle, QWidget

_Named = TypeVar("_Named", bound=QWidget)


def named(widget: _Named, name: str) -> _Named:
    """Give a widget its name for screen readers, and return it."""
    widget.setAccessibleName(name)
    return widget


def announce(widget: QWidget, words: str) -> None:
    """Have the screen reader say ``words`` when it has finished what it says."""
    if not words:
        return
    event = QAccessibleAnnouncementEvent(widget, words)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


PATIENCE_S = 0.5
_less_motion = False


def set_less_motion(less: bool) -> None:
    """Have nothing move by itself from now on, or what the system allows."""
    global _less_motion  # noqa: PLW0603 - the process has one person
    _less_motion = less


def may_move() -> bool:
    """Return whether things may move: neither the person nor the system wants less motion."""
    return not _less_motion and _system_moves()


@functools.cache
def _system_moves() -> bool:
    return motion_wanted()


def motion_wanted(style: QStyle | None = None) -> bool:
    """Return whether animations are on in the system's settings; ``style`` is the window's unless given."""
    if not (style or QApplication.style()).styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration):
        return False  # where Qt knows of it, as under KDE
    if sys.platform == "win32":
        return _windows_animates()
    if sys.platform == "darwin":
        return not QSettings("apple.com", "universalaccess").value("reduceMotion", defaultValue=False, type=bool)
    return _gnome_animates()


def _windows_animates() -> bool:
    import ctypes  # noqa: PLC0415 - there alone

    on = ctypes.c_int(1)
    get_client_area_animation = 0x1042
    ctypes.WinDLL("user32").SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(on), 0)  # type: ignore[attr-defined,unused-ignore]
    return bool(on.value)


def _gnome_animates() -> bool:
    """Read GNOME's setting, and that of desktops that descend from it, which Qt does not look at."""
    program = shutil.which("gsettings") if os.environ.get("XDG_CURRENT_DESKTOP") else None
    if program is None:
        return True
    import subprocess  # noqa: PLC0415 - on few systems, and after the first paint

    command = [program, "get", "org.gnome.desktop.interface", "enable-animations"]
    try:
        answer = subprocess.run(  # noqa: S603 - the system's own program, with no words of anybody else
            command, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return True
    return answer.stdout.strip() != "false"
