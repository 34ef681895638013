"""Ends that come from outside: Ctrl-C in a terminal, a signal, the end of the session.

The window then closes as by its own button.

Python runs a signal's handler between two of its own instructions, and Qt's loop has none while it waits. So the
signal also writes to a socket that the loop watches.
"""

from __future__ import annotations

import signal
import socket
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class EndSignals(QObject):
    """Listens for signals that ask the program to end, from :meth:`listen` until :meth:`close`. Main thread only."""

    end_requested = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.number = 0
        """The signal that came; 0 for none."""
        self._before: dict[signal.Signals, Any] = {}
        self._reading, self._writing = socket.socketpair()
        self._reading.setblocking(False)
        self._writing.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._wakeup_before = -1

    def listen(self) -> None:
        """Handle the signals, except those that are ignored, as under ``nohup``."""
        self._wakeup_before = signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._note)

    def close(self) -> None:
        """Restore the handlers that were there before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}
        signal.set_wakeup_fd(self._wakeup_before)
        self._notifier.setEnabled(False)
        self._reading.close()
        self._writing.close()

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self.number = self.number or number
        # Whoever presses Ctrl-C again does not want to wait; this works also while no Python runs.
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    def _wake(self) -> None:
        try:
            self._reading.recv(64)
        except BlockingIOError:
            return
        if self.number:
            self.end_requested.emit()
