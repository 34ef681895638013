"""Place of the window: as it was left, if that can still be seen; else as large as its screen has room for."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSettings, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from app.system.files import make_way

SMALLEST = QSize(480, 560)
FIRST_SIZE = QSize(1280, 800)
LIKELY_FRAME = QMargins(8, 40, 8, 8)
"""Most that systems draw around a window. The real frame is known once the window is shown."""
_MOST_BYTES = 100_000
"""Of the file, which Qt reads as a whole."""
GRIP = QSize(96, 16)
"""So much of the strip at the window's top has to be on a screen, for a hand to find it."""


class WindowGeometry(QObject):
    """Finds a place for the window, and keeps the one it is left at in a file."""

    def __init__(self, window: QMainWindow, file: str) -> None:
        super().__init__(window)
        self._window, self._file = window, file
        self._chosen: QRect | None = None

    def restore(self) -> None:
        """Before the window is shown."""
        window = self._window
        make_way(Path(self._file), most_bytes=_MOST_BYTES)
        geometry = QSettings(self._file, QSettings.Format.IniFormat).value("geometry")
        restored = geometry is not None and window.restoreGeometry(geometry)
        if restored and (window.isMaximized() or window.isFullScreen()):
            return
        here = screen_of(window.geometry(), _screens()) if restored else None
        if here is None:
            window.resize(fitted(QRect(QPoint(), FIRST_SIZE), _screens()[0].marginsRemoved(LIKELY_FRAME)).size())
        else:
            window.setGeometry(fitted(window.geometry(), here))
        self._chosen = window.geometry()

    def settle(self) -> None:
        """Once it is on the screen, and its frame known: put it where all of it can be seen."""
        window, chosen = self._window, self._chosen
        if chosen is None or window.size() != chosen.size() or window.isMaximized() or window.isFullScreen():
            return  # someone has given it another size by now
        inside, outside = window.geometry(), window.frameGeometry()
        frame = QMargins(
            inside.left() - outside.left(),
            inside.top() - outside.top(),
            outside.right() - inside.right(),
            outside.bottom() - inside.bottom(),
        )
        place = fitted(inside, window.screen().availableGeometry().marginsRemoved(frame))
        if place != inside:
            window.setGeometry(place)

    def keep(self) -> None:
        file = QSettings(self._file, QSettings.Format.IniFormat)
        file.setValue("geometry", self._window.saveGeometry())
        file.sync()
        with contextlib.suppress(OSError):
            Path(self._file).chmod(0o600)


def fitted(rect: QRect, room: QRect) -> QRect:
    """Return ``rect``, no larger than ``room`` (yet never smaller than the smallest window), moved as little as needed.

    Where it cannot all be seen, its upper left corner is.
    """
    size = rect.size().boundedTo(room.size()).expandedTo(SMALLEST)
    left = max(room.x(), min(rect.x(), room.x() + room.width() - size.width()))
    top = max(room.y(), min(rect.y(), room.y() + room.height() - size.height()))
    return QRect(QPoint(left, top), size)


def screen_of(place: QRect, screens: Sequence[QRect]) -> QRect | None:
    """Return the screen that shows most of a window's upper edge; ``None`` if too little of it is on any of them."""
    strip = QRect(place.topLeft() - QPoint(0, LIKELY_FRAME.top()), QSize(place.width(), 2 * LIKELY_FRAME.top()))
    seen = {number: screen.intersected(strip) for number, screen in enumerate(screens)}
    visible = [n for n, part in seen.items() if part.width() >= GRIP.width() and part.height() >= GRIP.height()]
    best = max(visible, key=lambda number: seen[number].width() * seen[number].height(), default=None)
    return None if best is None else screens[best]


def _screens() -> list[QRect]:
    """Return the free area of each screen, first the one that windows open on."""
    first = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not first]
    return [screen.availableGeometry() for screen in (first, *others)]
