"""What holds the window up: 10,000 chats of 50 messages, a slow disk and a silent keyring.

``uv run python -m tests.benchmarks.stalls [--chats FILE] [--times 5]``, on a quiet machine. The chat file is made once,
in some minutes. Wanted: no step of the main thread over 50 ms, a start at most 1.3 times that with an empty folder, and
a search within 100 ms.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import keyring
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from app.chats.schema import open_database
from app.chats.store import ChatStore
from app.engine.port import EventSink
from app.models.download.queue import DownloadRequest
from app.models.gguf.file_names import HubFile
from app.paths import Paths
from app.settings import Settings
from app.ui.application import Program, build, make_application
from tests.fakes.scripted_engine import Script, ScriptedEngine

CHATS, MESSAGES = 10_000, 50
_SLOW_S = 0.5
_START = """
import os, sys, time, psutil
from pathlib import Path
from app.chats.store import ChatStore
from app.paths import Paths
from app.settings import Settings
from app.ui.application import build, make_application
def report(*_):
    print(time.time() - psutil.Process().create_time(), flush=True)
    os._exit(0)
application = make_application(sys.argv[:1])
paths = Paths.at(Path(sys.argv[1]))
with ChatStore(paths.chats) as store:
    program = build(paths=paths, engine_factory=report, store=store, settings=Settings(paths.settings), entries=tuple)
    program.window.show()
    application.exec()
"""


def make_chats(path: Path) -> None:
    """Write so many chats, of made-up words that are used as unevenly as real ones."""
    chance = random.Random(1)
    words = ["".join(chance.choices("abcdefghijklmnoprstuvwxyz", k=chance.randint(2, 9))) for _ in range(6000)]
    weights = [1 / place for place in range(1, len(words) + 1)]
    database, _ = open_database(path)
    database.execute("PRAGMA synchronous = OFF")
    database.execute("BEGIN")
    now = time.time()
    for chat in range(CHATS):
        title, at, parent = " ".join(chance.choices(words, weights, k=5)), now - 3600 * (CHATS - chat), None
        database.execute("INSERT INTO conversations VALUES (?, ?, 0, ?, ?, NULL)", (chat + 1, title, at, at))
        for message in range(MESSAGES):
            role, length = ("assistant", 60) if message % 2 else ("user", 12)
            text = " ".join(chance.choices(words, weights, k=length))
            parent = database.execute(
                "INSERT INTO messages (conversation_id, parent_id, role, text, state, active, created_at) "
                "VALUES (?, ?, ?, ?, 'complete', 1, ?)",
                (chat + 1, parent, role, text, at),
            ).lastrowid
    database.execute("COMMIT")
    database.close()


class Heartbeat:
    """Beats on the main thread; a long pause between two beats is a step that took so long."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._beat)
        self._last = time.perf_counter()
        self.longest_ms = 0.0

    def during(self, what: str, action: Callable[[], object], until: Callable[[], bool]) -> None:
        """Do it, wait until it is done, and say how long the longest step was."""
        QTest.qWait(300)
        self.longest_ms, self._last = 0.0, time.perf_counter()
        self._timer.start()
        begun = time.perf_counter()
        action()
        while not until() and time.perf_counter() - begun < 30:
            QTest.qWait(1)
        took_ms = (time.perf_counter() - begun) * 1000
        QTest.qWait(200)
        self._timer.stop()
        print(f"{what}: {took_ms:.0f} ms, longest step {self.longest_ms:.0f} ms", flush=True)

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest_ms, self._last = max(self.longest_ms, (now - self._last) * 1000), now


def starts(large: Path, times: int) -> None:
    """How long the first paint takes, in turn with chats and without."""
    with tempfile.TemporaryDirectory() as empty:
        folders = {"empty": Path(empty), "10,000 chats": large}
        taken: dict[str, list[float]] = {name: [] for name in folders}
        for turn in range(times + 1):
            for name, folder in folders.items():
                command = [sys.executable, "-c", _START, str(folder)]
                done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
                if turn:  # the first run of each reads its files from the disk
                    taken[name].append(float(done.stdout))
    empty_s, large_s = (statistics.median(taken[name]) for name in folders)
    print(f"start: empty {empty_s * 1000:.0f} ms, 10,000 chats {large_s * 1000:.0f} ms: {large_s / empty_s:.2f} times")


def stalls(program: Program, paths: Paths, store: ChatStore) -> None:
    """Do what might hold the window up."""
    window, heart = program.window, Heartbeat()
    sidebar = window.sidebar
    model = sidebar.list.model()
    heart.during("the first paint and what follows", window.show, lambda: bool(program.session.status))
    window.use_starter()
    heart.during("a load", lambda: None, lambda: program.session.ready)
    conversation = store.latest()[5000]
    heart.during("an old chat opened", lambda: window.open_chat(conversation), lambda: bool(window.chat.messages))
    finished: list[bool] = []
    program.session.finished.connect(lambda *_: finished.append(True))
    heart.during("a question and its reply", lambda: window.view.ask("And then?"), lambda: bool(finished))
    word = max(store.messages(store.latest()[40])[2].text.split(), key=len)
    for words in (word, word[:3], word[:2], "qqq"):
        changed: list[bool] = []
        for signal in (model.modelReset, model.rowsInserted):
            signal.connect(lambda *_, changed=changed: changed.append(True))
        heart.during(
            f"a search for “{words}”",
            lambda words=words: sidebar.search.setText(words),
            lambda changed=changed: bool(changed) or sidebar._empty.isVisible(),
        )
    heart.during("a search that is typed", lambda: QTest.keyClicks(sidebar.search, "wonderful", delay=60), lambda: True)
    sidebar.search.clear()

    real = {name: getattr(os, name) for name in ("fsync", "unlink")}
    for name, function in real.items():
        setattr(os, name, lambda *given, function=function, **more: (time.sleep(_SLOW_S), function(*given, **more))[1])
    wanted = DownloadRequest(HubFile("owner/m", "m.gguf"), "main", 1000, "")
    downloads = window.services.downloads
    heart.during("a download added, slow disk", lambda: downloads.add([wanted]), lambda: True)
    heart.during("a download paused", lambda: downloads.pause(wanted.file), lambda: True)
    heart.during("a download cancelled", lambda: downloads.cancel(wanted.file), lambda: True)
    for name, function in real.items():
        setattr(os, name, function)

    asked = threading.Event()

    def silent(*_: str) -> None:
        time.sleep(2)
        asked.set()

    keyring.set_password = silent  # type: ignore[assignment]
    page = window.open_models()
    heart.during("a token, silent keyring", lambda: page.pairs._keep_token("hf_x"), asked.is_set)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chats", type=Path, default=Path(tempfile.gettempdir()) / "draftlight-10000-chats.sqlite3")
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    os.environ["HF_ENDPOINT"] = "http://127.0.0.1:9"
    if not options.chats.exists():
        part = options.chats.with_suffix(".part")
        part.unlink(missing_ok=True)
        make_chats(part)
        part.replace(options.chats)
    with tempfile.TemporaryDirectory(prefix="draftlight-stalls-") as folder:
        paths = Paths.at(Path(folder))
        paths.ensure()
        shutil.copy(options.chats, paths.chats)
        starts(paths.data, options.times)
        application = make_application(["stalls"])

        def engine(sink: EventSink) -> ScriptedEngine:
            return ScriptedEngine(sink, Script())

        with ChatStore(paths.chats) as store:
            program = build(
                paths=paths, engine_factory=engine, store=store, settings=Settings(paths.settings), entries=tuple
            )
            stalls(program, paths, store)
            program.window.close()
            application.processEvents()
        sys.stdout.flush()
        os._exit(0)


if __name__ == "__main__":
    main()
