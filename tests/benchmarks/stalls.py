"""Stall test of the window: 10,000 chats of 50 messages with files and pictures, a slow disk and a silent keyring.

``uv run python -m tests.benchmarks.stalls [--chats FILE] [--times 5] [--only PART …] [--where]``, on a quiet machine.
The chat file is made once, in some minutes. Wanted: no step of the main thread over 50 ms, a start at most 1.3 times
that with an empty folder, and a search within 100 ms. ``--where`` says what the main thread did in its longest steps.
Python must be allowed to keep what it compiles (no PYTHONDONTWRITEBYTECODE), as it is where people start the program.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app.chats.database.database_file import open_database
from app.chats.store import ChatStore
from app.engine.port import EventSink
from app.paths import Paths
from app.settings import Settings
from app.traces.trace_files import write_trace
from app.ui.application import build, make_application
from tests.benchmarks.heartbeat import Heartbeat, StackSampler
from tests.benchmarks.stall_parts import PARTS, Bench, first, make_long_chat, prose, traced
from tests.fakes.scripted_engine import Script, ScriptedEngine

CHATS, MESSAGES = 10_000, 50
TEXTS_EVERY, PICTURES_EVERY = 5, 10
"""So many chats to one whose first question has a file of 2,000 words, or a picture of 100 kB."""
_START = """
import os, sys, time, psutil
from pathlib import Path
from app.chats.store import ChatStore
from app.paths import Paths
from app.settings import Settings
from app.ui.application import build, make_application
def report(*_):
    born = psutil.Process().create_time() - psutil.boot_time()
    print(time.clock_gettime(time.CLOCK_BOOTTIME) - born, flush=True)
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
        database.execute(
            "INSERT INTO conversations (id, title, created_at, updated_at) VALUES (?, ?, ?, ?)",
            (chat + 1, title, at, at),
        )
        for message in range(MESSAGES):
            role, length = ("assistant", 60) if message % 2 else ("user", 12)
            text = " ".join(chance.choices(words, weights, k=length))
            parent = database.execute(
                "INSERT INTO messages (conversation_id, parent_id, role, text, state, active, created_at) "
                "VALUES (?, ?, ?, ?, 'complete', 1, ?)",
                (chat + 1, parent, role, text, at),
            ).lastrowid
            if not message and chat % TEXTS_EVERY == 0:
                _attach(database, chat + 1, parent, "notes.md", " ".join(chance.choices(words, weights, k=2000)))
            if not message and chat % PICTURES_EVERY == 0:
                picture = _attach(database, chat + 1, parent, "picture.jpg", "")
                content = (picture, chance.randbytes(100_000), chance.randbytes(3_000))
                database.execute("INSERT INTO attached_pictures VALUES (?, ?, ?)", content)
    database.execute("COMMIT")
    database.close()


def _attach(database: sqlite3.Connection, chat: int, message: int | None, name: str, text: str) -> int | None:
    """Have a message of a chat come with a file; returns the file's number."""
    values = (chat, message, name, len(text) or 100_000, len(text) // 4)
    file = database.execute(
        "INSERT INTO attached_files (conversation_id, message_id, name, size_bytes, tokens, note) "
        "VALUES (?, ?, ?, ?, ?, '')",
        values,
    ).lastrowid
    database.execute("INSERT INTO attached_texts VALUES (?, ?)", (file, zlib.compress(text.encode())))
    return file


def starts(large: Path, times: int) -> None:
    """Print the time to the first paint, in turn with chats and without."""
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


def _bench(paths: Paths, options: argparse.Namespace) -> None:
    recorded = paths.data / "long.json"
    write_trace(recorded, traced(prose(20_000)))
    application = make_application(["stalls"])
    script = Script()
    engines: list[ScriptedEngine] = []

    def engine(sink: EventSink) -> ScriptedEngine:
        engines.append(ScriptedEngine(sink, script))
        return engines[-1]

    with ChatStore(paths.chats) as store:
        long_chat = make_long_chat(store)
        program = build(
            paths=paths, engine_factory=engine, store=store, settings=Settings(paths.settings), entries=tuple
        )
        heart = Heartbeat(StackSampler() if options.where else None)
        bench = Bench(program, store, script, lambda: engines[-1], heart, long_chat, recorded)
        for part in PARTS:
            if part is first or not options.only or part.__name__ in options.only:
                part(bench)
        program.window.close()
        application.processEvents()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--chats", type=Path, default=Path(tempfile.gettempdir()) / "draftlight-10000-chats.sqlite3")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--only", nargs="*", choices=["start", *(part.__name__ for part in PARTS)])
    parser.add_argument("--where", action="store_true")
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
        if not options.only or "start" in options.only:
            starts(paths.data, options.times)
        _bench(paths, options)
    sys.stdout.flush()
    os._exit(0)  # the sampler goes on


if __name__ == "__main__":
    main()
