"""A whole window in a process of its own, whose home is a folder that is deleted afterwards.

Models are played by a script; nothing reaches the network or the desktop. Where the system can, it keeps the process
from writing anywhere else.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import subprocess
import sys
import tempfile
import threading
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QtMsgType, QUrl, Slot, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices

from app.chats.store import ChatStore
from app.engine.commands import Command, Role
from app.engine.port import EventSink
from app.paths import Paths
from app.settings import Settings
from app.ui.application import Program, build, make_application
from tests.benchmarks.confinement import write_only_below
from tests.fakes.scripted_engine import Script, ScriptedEngine

_NOT_OURS = re.compile("This plugin does not support|not accepted by receiving widget")
"""Said of the platform without a screen, and of clicks that are played."""


class ForgetfulEngine(ScriptedEngine):
    """Keeps nothing of what it was told: memory is measured here."""

    def submit(self, command: Command) -> int:
        job = super().submit(command)
        self.commands[job - 1] = None  # type: ignore[call-overload]
        return job

    def remember(self, key: int, text: str, role: Role) -> None:
        return


class Browser(QObject):
    """Opens nothing."""

    @Slot(QUrl)
    def open(self, _: QUrl) -> None:
        return


class Faults(logging.Handler):
    """Collects faults, each with the step just before it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.doing: Callable[[], str] = str
        """Says what was done last."""
        self.counts: Counter[str] = Counter()

    def note(self, words: str) -> None:
        self.counts[words] += 1
        if self.counts[words] == 1:
            print(f"after {self.doing() or 'the start'}: {words}", flush=True)

    def listen(self) -> None:
        """Note what is logged, what nobody catches, and what Qt complains of."""
        logging.getLogger().addHandler(self)
        sys.excepthook = lambda kind, error, at: self.note("".join(traceback.format_exception(kind, error, at)))
        threading.excepthook = lambda args: self.note(f"in a thread: {args.exc_value!r}")
        qInstallMessageHandler(self._note_qt)

    def _note_qt(self, kind: QtMsgType, _: object, words: str) -> None:
        if kind not in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg} and not _NOT_OURS.search(words):
            self.note(f"Qt: {words}")

    def emit(self, record: logging.LogRecord) -> None:
        self.note(f"logged: {record.getMessage()}")


def run_confined(module: str, arguments: Sequence[str]) -> int:
    """Run a module of this package in such a process, with ``--inside`` and the folder; returns its exit status."""
    with tempfile.TemporaryDirectory(prefix="draftlight-window-") as home:
        command = [sys.executable, "-m", module, "--inside", home, *arguments]
        return subprocess.run(command, env=os.environ | environment(Path(home)), cwd=home, check=False).returncode


def environment(home: Path) -> dict[str, str]:
    """Return variables that confine a process to a folder: all that it saves, keeps or asks for is there."""
    return {
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(home),
        "USERPROFILE": str(home),
        "TMPDIR": str(home),
        "XDG_RUNTIME_DIR": str(home),
        **{f"XDG_{name}_HOME": str(home / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")},
        "HF_ENDPOINT": "http://127.0.0.1:9",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        "PYTHONPATH": str(Path(__file__).resolve().parents[2]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def open_window(home: Path, begin: Callable[[Program, Script, Faults], Callable[[], None]]) -> None:
    """Open the window in this process.

    Args:
        home: the process's, where all is that it writes.
        begin: makes what is called once the window is painted, and ends the process some time.
    """
    if not write_only_below([home]):
        print("This system cannot keep a process from writing elsewhere; only the file dialogs are kept.", flush=True)
    faulthandler.enable()
    faults = Faults()
    faults.listen()
    application = make_application(["draftlight"])
    browser = Browser()
    for scheme in ("http", "https", "file"):
        QDesktopServices.setUrlHandler(scheme, browser, "open")
    script = Script()
    paths = Paths.at(home / "data")
    paths.ensure()

    def engine(sink: EventSink) -> ScriptedEngine:
        return ForgetfulEngine(sink, script)

    with ChatStore(paths.chats) as store:
        program = build(
            paths=paths, engine_factory=engine, store=store, settings=Settings(paths.settings), entries=tuple
        )
        program.window.painted.connect(begin(program, script, faults))
        program.window.show()
        application.exec()
