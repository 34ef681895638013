"""Keeps what is asked for often from being done more often than an eye can follow.

Every repaint takes time from the engine: its threads wait for each other, so what one of them loses all lose. What is
due is done at once, with whatever else the same round of the reply changes: one repaint instead of several.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal


class RepaintTimer(QObject):
    """Says when to repaint: at once after a pause, else once the interval is over."""

    due = Signal()

    def __init__(self, interval_ms: int, parent: QObject, *, grace_ms: int = 0) -> None:
        """Make the timer; ``grace_ms``: how much longer to wait for the next request before acting without one."""
        super().__init__(parent)
        self._interval_ms, self._grace_ms = interval_ms, grace_ms
        self._since = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._act)

    def ask(self) -> None:
        """Ask for a repaint: something has changed."""
        left_ms = self._interval_ms - self._since.elapsed() if self._since.isValid() else 0
        if left_ms <= 0:
            self._act()
        elif not self._timer.isActive():
            self._timer.start(left_ms + self._grace_ms)

    def stop(self) -> None:
        """Drop what was asked for; the next request is due at once."""
        self._timer.stop()
        self._since.invalidate()

    def _act(self) -> None:
        self._timer.stop()
        self._since.start()
        self.due.emit()
