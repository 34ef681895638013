"""How long the window takes to its first paint, beside an empty window.

Run it as ``python -m tests.benchmarks.window_start [TIMES]``.

Both are measured from the start of their process, in turn, so that a busy machine slows both. The ratio of the medians
has to stay below 2.5.
"""

from __future__ import annotations

import statistics
import subprocess
import sys

_REPORT = "import os, time, psutil; print(time.time() - psutil.Process().create_time(), flush=True); os._exit(0)"

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


def _seconds(code: str) -> float:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return float(done.stdout)


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    for code in (_EMPTY, _OURS):
        _seconds(code)  # the first run of each reads its files from the disk
    empty, ours = zip(*((_seconds(_EMPTY), _seconds(_OURS)) for _ in range(times)), strict=True)
    first, second = statistics.median(empty), statistics.median(ours)
    sys.stdout.write(f"empty window {first * 1000:.0f} ms, ours {second * 1000:.0f} ms: {second / first:.2f} times\n")


if __name__ == "__main__":
    main()
