"""Where the keyboard goes when the control that had it is taken away."""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget


class FocusKeeper(QObject):
    """Sends the keyboard home when a control with the focus is hidden, switched off or deleted.

    Qt gives the focus to the next control of the window, round to the first button of the top bar: words typed there
    are lost, and a space presses it.

    Args:
        window: looked after while it lives.
        home: where the keyboard belongs just now.
    """

    def __init__(self, window: QWidget, home: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window, self._home = window, home
        self._last: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Follow the focus, also when the window is come back to: what had the keyboard may be gone since."""
        if now is None or now.window() is not self._window:
            return
        last, self._last = self._last, now
        if last is not None and not _usable(last):
            home = self._home()
            if _usable(home):
                home.setFocus()


def _usable(widget: QWidget) -> bool:
    return shiboken6.isValid(widget) and widget.isVisible() and widget.isEnabled()
