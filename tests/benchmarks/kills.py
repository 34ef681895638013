"""Kills the window at random moments of streaming and looks what the next start finds of the words that were shown.

``uv run python -m tests.benchmarks.kills [--kills 100] [--seconds 240]``; goes on where it stopped when run again
(``--log`` says where it keeps count). Every fourth kill follows a time in which another program held the chat file,
every fourth, where a small file system can be mounted, one in which the disk was full; both end a second or more before
the kill. What was shown more than a second before the kill has to be there at the next start.

``--during`` kills in the midst of the trouble. Nothing can be written then, so what was written during it is lost, and
the window says meanwhile that it is not saved; what was shown a second before the trouble began has to be there, in a
file that opens.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.chats.store import ChatStore
from app.paths import Paths
from tests.fakes.small_disk import fill

GRACE_S = 1.0
TOKENS_A_SECOND = 60
TROUBLES = ("none", "locked", "none", "full")


def window(data: Path) -> None:
    """Run the program to be killed: the real window over an engine that writes without end. Print what it shows."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.engine.port import EventSink  # noqa: PLC0415
    from app.settings import Settings  # noqa: PLC0415
    from app.ui.application import build, make_application  # noqa: PLC0415
    from tests.fakes.scripted_engine import Script, ScriptedEngine  # noqa: PLC0415

    class Typing(ScriptedEngine):
        """Writes at a steady speed."""

        def __init__(self, sink: EventSink) -> None:
            def slowly(event: object) -> None:
                if type(event).__name__ == "RoundDone":
                    time.sleep(2 / TOKENS_A_SECOND)
                sink(event)  # type: ignore[arg-type]

            super().__init__(
                slowly, Script(reply="The walking lighthouse counts its own steps. " * 400, draft_tokens=1)
            )

    application = make_application(["kills"])
    paths = Paths.at(data)
    paths.ensure()
    settings = Settings(paths.settings)
    with ChatStore(paths.chats) as store:
        program = build(paths=paths, engine_factory=Typing, store=store, settings=settings, entries=tuple)
        chat, shown = program.window.parts.chat, 0

        def tell(*_: object) -> None:
            nonlocal shown
            running = chat.running_here
            if running is not None and len(running.text) > shown:
                shown = len(running.text)
                print(json.dumps([time.monotonic(), running.message_id, shown]), flush=True)

        chat.rounds_written.connect(tell)
        program.session.loaded.connect(
            lambda _: program.window.parts.view.message_sending.ask("Tell me a story without end.")
        )
        program.window.painted.connect(program.window.user_actions.use_starter)
        program.window.show()
        application.exec()


@contextmanager
def trouble(kind: str, data: Path) -> Iterator[None]:
    """For as long as the block runs, nothing can be saved."""
    if kind == "locked":
        other = sqlite3.connect(data / "chats.sqlite3", isolation_level=None, timeout=5)
        try:
            other.execute("BEGIN IMMEDIATE")
            yield
        finally:
            other.close()
    elif kind == "full":
        filler = fill(data)
        try:
            yield
        finally:
            filler.unlink()
    else:
        yield


def kind_of(seed: int, *, during: bool) -> str:
    return TROUBLES[1::2][seed % 2] if during else TROUBLES[seed % len(TROUBLES)]


def kill_once(seed: int, data: Path, *, during: bool) -> dict[str, object]:
    """One kill; what was lost of what was shown."""
    chance, kind = random.Random(seed), kind_of(seed, during=during)
    output_lines: list[tuple[float, int, int]] = []
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.kills", "--window", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert child.stdout is not None
    lines = child.stdout
    begun = threading.Event()

    def listen() -> None:
        for line in lines:
            output_lines.append(tuple(json.loads(line)))
            begun.set()

    listener = threading.Thread(target=listen)
    listener.start()
    try:
        if not begun.wait(60):
            return {"seed": seed, "kind": kind, "error": "nothing was written"}
        time.sleep(chance.uniform(0.0, 2.0))
        with trouble(kind, data):
            began_at = free_at = time.monotonic()
            if kind != "none":
                time.sleep(chance.uniform(0.5, 3.0))
            if during:
                child.kill()
                child.wait()
        if kind != "none" and not during:
            free_at = time.monotonic()
            time.sleep(chance.uniform(GRACE_S, 4.0))
    finally:
        killed_at = time.monotonic()
        child.send_signal(signal.SIGKILL)
        child.wait()
        listener.join()
    due = (began_at if during else killed_at) - GRACE_S
    safe = max((length for at, _, length in output_lines if at <= due), default=0)
    message = output_lines[-1][1]
    with ChatStore(Paths.at(data).chats) as store:
        stored = [item for chat in store.conversations() for item in store.messages(chat.id) if item.id == message]
    stored_length = len(stored[0].text) if stored else 0
    shown_at = max((at for at, _, length in output_lines if length <= stored_length), default=output_lines[0][0])
    return {
        "seed": seed,
        "kind": kind,
        "shown": output_lines[-1][2],
        "safe": safe,
        "found": stored_length,
        "lost": max(0, safe - stored_length),
        "behind_s": round(output_lines[-1][0] - shown_at, 3),
        "after_trouble_s": round(killed_at - free_at, 3) if kind != "none" and not during else None,
        "in_trouble_s": round(output_lines[-1][0] - began_at, 3) if during else None,
    }


@contextmanager
def folder(kind: str) -> Iterator[Path]:
    """For the data of one window: on a disk of its own where that is to be full."""
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary)
        mounted = (
            kind == "full"
            and not subprocess.run(
                ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", temporary], capture_output=True, check=False
            ).returncode
        )
        try:
            yield place
        finally:
            if mounted:
                subprocess.run(["umount", "-l", temporary], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=240, help="stop after so long; run again to go on")
    parser.add_argument("--during", action="store_true", help="kill while nothing can be saved")
    parser.add_argument("--log", type=Path, help="where it keeps count")
    parser.add_argument("--window", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.window is not None:
        window(options.window)
        return
    name = "draftlight-kills-during.jsonl" if options.during else "draftlight-kills.jsonl"
    folder_kept: Path = options.log or Path(tempfile.gettempdir()) / name
    folder_kept.touch()
    done = [json.loads(line) for line in folder_kept.read_text().splitlines()]
    until = time.monotonic() + options.seconds
    while len(done) < options.kills and time.monotonic() < until:
        seed = len(done)
        with folder(kind_of(seed, during=options.during)) as data:
            done.append(kill_once(seed, data, during=options.during))
        with folder_kept.open("a") as log:
            log.write(json.dumps(done[-1]) + "\n")
    failed = [run for run in done if run.get("error") or run["lost"]]
    for run in failed:
        print(run)
    behind = max((run["behind_s"] for run in done if "behind_s" in run), default=0)
    print(f"{len(done)} kills, {len(failed)} lost what had been shown for a second; at most {behind} s were missing")


if __name__ == "__main__":
    main()
