"""Time of the window to its first paint, beside an empty window.

Run it as ``python -m tests.benchmarks.window_start [TIMES]``.

Both are measured in turn, so that a busy machine slows both: from the moment before the process is started, by the
clock that the process itself reads when it has painted. (A process's own time of birth is no use: the system counts it
from its start, which it knows to the second.) Python keeps what it compiled of the program, as it does for people, even
where the environment forbids that: the first run of each is not counted.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

_REPORT = "import os, time; print(time.time(), flush=True); os._exit(0)"

_EMPTY = f"""
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def event(self, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, report)
        return super().event(event)
def report():
    {_REPORT}
application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""

_OURS = f"""
import sys, tempfile
from pathlib import Path
from app.chats.store import ChatStore
from app.paths import Paths
from app.settings import Settings
from app.ui.application import build, make_application
def report(*_):
    {_REPORT}
application = make_application(sys.argv[:1])
with tempfile.TemporaryDirectory() as folder:
    paths = Paths.at(Path(folder))
    with ChatStore(paths.chats) as store:
        program = build(
            paths=paths, engine_factory=report, store=store, settings=Settings(paths.settings), entries=tuple
        )
        program.window.show()
        application.exec()
"""


def _seconds(code: str, environment: dict[str, str]) -> float:
    begun = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60, env=environment
    )
    return float(done.stdout) - begun


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = folder
        for code in (_EMPTY, _OURS):
            _seconds(code, environment)  # reads its files from the disk, and compiles them
        pairs = [(_seconds(_EMPTY, environment), _seconds(_OURS, environment)) for _ in range(times)]
    empty, ours = (statistics.median(taken) for taken in zip(*pairs, strict=True))
    sys.stdout.write(
        f"empty window {empty * 1000:.0f} ms, ours {ours * 1000:.0f} ms: "
        f"{(ours - empty) * 1000:.0f} ms more, {ours / empty:.2f} times\n"
    )


if __name__ == "__main__":
    main()
