"""Beginning and end of the program: exceptions that nobody caught, crashes, a second start, ends from outside.

An end from outside (Ctrl-C in a terminal, a signal, the end of the session) closes the window as its own button does.
Python runs a signal's handler between two of its own instructions, and Qt's loop has none while it waits. So the signal
also writes to a socket that the loop watches.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import socket
import sys
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from PySide6.QtCore import QFileSystemWatcher, QObject, QSocketNotifier, Qt, Signal, qVersion
from PySide6.QtWidgets import QWidget

from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase
from app.desktop.single_instance import TOKEN_VARIABLE
from app.errors import AppError, BugError, kind_and_place
from app.language import tr
from app.references import pair_words
from app.system.crashes import EngineActivity, SuddenEnd
from app.system.files import make_way, read_json
from app.ui.toolkit.language import words

_log = logging.getLogger(__name__)


class CrashReporter(QObject):
    """Exceptions that no slot caught arrive here instead of ending the program."""

    crashed = Signal(str)
    """A report of our own mistake."""
    failed = Signal(object)
    """An :class:`AppError` of the outside world, to be said in a sentence."""

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Stands in for ``sys.excepthook``."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
        elif isinstance(error, AppError) and not isinstance(error, BugError):
            self.failed.emit(error)
        else:
            report = report_of(error)
            _log.error("a mistake of ours: %s", kind_and_place(error))
            self.crashed.emit(report)


def report_of(error: BaseException) -> str:
    """Return a report of the error and the system, without a person's texts or paths beyond those of the program."""
    import platform  # noqa: PLC0415 - hopefully never needed
    import traceback  # noqa: PLC0415 - hopefully never needed

    system = f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}"
    return f"{system}\n\n{''.join(traceback.format_exception(error))}"


_MOST_BYTES = 64 * 1024


class SecondStart(QObject):
    """Takes the notes that later starts leave in a folder (:mod:`app.desktop.single_instance`)."""

    came = Signal(object)
    """Somebody started the program again; the :class:`~pathlib.Path` to open, or ``None``."""
    question_wanted = Signal()
    """The program was started again for a quick question."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        make_way(folder, folder=True)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._watcher = QFileSystemWatcher([str(folder)], self)
        self._watcher.directoryChanged.connect(self.look)

    def look(self) -> None:
        """Take what is there. A note is deleted once it is read, which tells its writer that it was."""
        for note in sorted(self._folder.glob("[!.]*.json")):
            with contextlib.suppress(OSError, ValueError):
                note_json = read_json(note, _MOST_BYTES)
                note.unlink()
                if isinstance(note_json, dict):
                    self._take(note_json.get("open"), note_json.get("token"), asks=note_json.get("ask") is True)

    def _take(self, name: object, token: object, *, asks: bool) -> None:
        if isinstance(token, str) and token:
            os.environ[TOKEN_VARIABLE] = token
        if asks:
            self.question_wanted.emit()
        else:
            self.came.emit(Path(name) if isinstance(name, str) and name else None)


def bring_forward(window: QWidget) -> None:
    """Show a window above all others, as far as the system permits that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()


CRASH_INTRODUCTION = tr(
    "Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved "
    "up to half a second before. The report holds no text of your chats; read it, and send it along "
    "if you report the crash."
)


def work_of(session: EngineSession) -> EngineActivity | None:
    """Return the models' present activity; ``None`` while they do nothing."""
    phase = session.status.phase
    loading = phase is Phase.LOADING
    pair = session.wanted_pair if loading else session.in_memory
    if pair is None or not (loading or session.writing):
        return None
    return EngineActivity(loading, pair.target, pair.draft)


def last_end_words(end: SuddenEnd) -> str:
    """Return one or two sentences; empty if there is nothing to say: whoever ended the program knows that."""
    work = end.work
    pair = pair_words(words.model_words(work.target), work.draft and words.model_words(work.draft)) if work else ""
    if end.report:
        if not work:
            return tr("Draftlight crashed the last time. Your chats are saved.")
        if work.loading:
            crash = tr(
                "Draftlight crashed the last time while {models} was being loaded. Your chats are saved.", models=pair
            )
        else:
            crash = tr(
                "Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.",
                models=pair,
            )
        again = tr("The models are not loaded again until you ask something; if it happens again, choose others.")
        return f"{crash} {again}"
    if work is not None and work.loading:
        return tr(
            "The last time, Draftlight was ended from outside while {pair} was being loaded. If the "
            "computer ran short of memory, choose a smaller model.",
            pair=pair,
        )
    return ""


_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class EndSignals(QObject):
    """Listens for signals that ask the program to end, from :meth:`listen` until :meth:`close`. Main thread only."""

    end_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
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
