"""Benchmark of the window while its pair is on another Draftlight behind a line of 50 ms and 1 MB/s.

``uv run python -m tests.benchmarks.remote_window [--times 3] [--tokens 160] [--where]``, on a quiet machine: the real
window asks the same question of a pair here and of the same pair there, in turn. Printed of each: the steps of the main
thread that painted, the longest step of all with what it did before the first word, and how evenly words came: by how
much they were later on the screen's side than the engine's own clock says, between the least and the 95th percentile.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_NO_GLIB"] = "1"  # GLib's loop does not tell when it rests

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from app.chats.store import ChatStore
from app.engine.engine import Engine
from app.engine.port import EventSink
from app.models.library.model_library import Library
from app.paths import Paths
from app.remote.worker import remote_workers
from app.settings import Settings
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Round
from app.ui.application import build, make_application
from tests.benchmarks.engine_runs import DATA, THREADS
from tests.benchmarks.heartbeat import StackSampler
from tests.benchmarks.remote import draftlight_server
from tests.fakes.slow_line import slow_line

QUESTION = "Explain how a bicycle stays upright, step by step."
DELAY_S, BYTES_PER_S = 0.05, 1e6
_TOLD_FROM_MS = 25.0


class StepWatch(QObject):
    """Times each step of the main thread from its waking to its next rest; costs nothing while it rests.

    Args:
        window: whose painting is noted.
        sampler: says what a long step did, if that is wanted.
    """

    def __init__(self, window: QObject, sampler: StackSampler | None) -> None:
        super().__init__()
        self._sampler = sampler
        self._began: float | None = None
        self._worked = 0.0
        self._painted = False
        self.steps: list[tuple[float, float, bool]] = []
        """Milliseconds on the wall and of the processor, and whether the window was painted."""
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._wake)
        dispatcher.aboutToBlock.connect(self._rest)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self._painted = self._painted or event.type() == QEvent.Type.UpdateRequest
        return False

    def _wake(self) -> None:
        if self._began is None:
            self._began, self._worked, self._painted = time.perf_counter(), time.thread_time(), False

    def _rest(self) -> None:
        began, self._began = self._began, None
        if began is None:
            return
        now = time.perf_counter()
        self.steps.append(((now - began) * 1000, (time.thread_time() - self._worked) * 1000, self._painted))
        if self._sampler is not None and self.steps[-1][0] > _TOLD_FROM_MS:
            print(f"  a step of {self.steps[-1][0]:.0f} ms, {self.steps[-1][1]:.0f} of the processor", flush=True)
            self._sampler.tell(began, now)


def share(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] if values else float("nan")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--tokens", type=int, default=160)
    parser.add_argument("--where", action="store_true")
    options = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    app = make_application(sys.argv[:1])
    with (
        tempfile.TemporaryDirectory(prefix="draftlight-bench-") as folder,
        draftlight_server("starter:f32", "starter:q4_1") as url,
        slow_line(int(url.rpartition(":")[2]), delay_s=DELAY_S, bytes_per_s=BYTES_PER_S) as line,
    ):
        _measure(app, Path(folder), line.url, options)
        sys.stdout.flush()
    return 0


def _measure(app: QApplication, folder: Path, url: str, options: argparse.Namespace) -> None:
    settings = Settings(folder / "settings.json")
    generation_settings = {"max_tokens": options.tokens, "seed": 7, "mode": SpeculationMode.DRAFT, "threads": THREADS}
    for name, value in {**generation_settings, "target": "starter:f32", "draft": "starter:q4_1"}.items():
        settings.set(name, value)
    engines: list[Engine] = []

    def engine(sink: EventSink) -> Engine:
        engines.append(Engine(sink, Library(Paths.at(DATA.absolute())), remote_workers()))
        return engines[-1]

    with ChatStore(folder / "chats.sqlite3") as store:
        program = build(
            paths=Paths.at(folder),
            engine_factory=engine,
            store=store,
            settings=settings,
            entries=tuple,
        )
        window, session = program.window, program.session
        window.resize(1280, 800)
        window.show()
        watch = StepWatch(window, StackSampler() if options.where else None)
        _until(lambda: bool(engines))
        late: list[float] = []

        def note(rounds: list[Round], _plain: object) -> None:
            late.append(time.perf_counter() * 1000 - rounds[-1].at_ms)

        session.rounds_done.connect(note)
        for _ in range(options.times):
            pairs = {"here": ("starter:f32", "starter:q4_1"), "there": (f"{url}#starter", None)}
            for name, pair in pairs.items():
                watch.steps.clear()
                window.user_actions.use_pair(*pair)
                _rest(50)
                _until(lambda: session.ready)
                _rest(500)
                _tell(f"{name}, the load", watch.steps)
                window.user_actions.new_chat()
                _rest(1500)
                watch.steps.clear()
                late.clear()
                loop = QEventLoop()
                session.finished.connect(lambda _, loop=loop: loop.quit())
                window.parts.view.message_sending.ask(QUESTION)
                loop.exec()
                _rest(300)
                _tell(f"{name}, a reply", watch.steps)
                spread = [one - min(late) for one in late]
                print(
                    f"  words later than the engine's clock: median {median(spread):.0f} ms, "
                    f"p95 {share(spread, 0.95):.0f}, most {max(spread):.0f} ms, in {len(late)} batches",
                    flush=True,
                )
        window.close()
        app.processEvents()


def _until(done: Callable[[], bool]) -> None:
    while not done():
        _rest(20)


def _rest(ms: int) -> None:
    """Let events come; unlike Qt's own wait for tests, the loop sleeps where there are none."""
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _tell(what: str, steps: Sequence[tuple[float, float, bool]]) -> None:
    frames = [wall for wall, _, painted in steps if painted]
    busy = [worked for _, worked, painted in steps if painted]
    longest, its = max(((wall, worked) for wall, worked, _ in steps), default=(0.0, 0.0))
    print(
        f"{what}: {len(frames)} frames, median {share(frames, 0.5):.1f}, p95 {share(frames, 0.95):.1f} ms "
        f"(of the processor {share(busy, 0.5):.1f}, {share(busy, 0.95):.1f}); longest step {longest:.0f} ms "
        f"({its:.0f} of the processor)",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
