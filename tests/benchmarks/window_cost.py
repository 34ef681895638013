"""Cost of the open, streaming window for the engine: tokens a second with it, as a share of those without.

``python -m tests.benchmarks.window_cost``: the real window over the real engine and the starter pair. The same request
is answered in turn as the window asks it (streamed, coloured, painted, saved) and as a job that the window does not
follow, on the same engine thread; which comes first alternates too. Both write the same tokens, so that nothing but the
window differs. Medians, and the ratio pair by pair: a machine that slows down does so for both halves of a pair. Run it
on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from app.chats.store import ChatStore
from app.engine.commands import Generate
from app.engine.engine import Engine
from app.engine.events import Event, Failed, Finished
from app.engine.port import EnginePort, EventSink
from app.models.library.model_library import Library
from app.paths import Paths
from app.settings import Settings
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from app.ui.application import Program, build, make_application
from tests.benchmarks.engine_runs import DATA, THREADS

QUESTION = "Explain how a bicycle stays upright, step by step."
DRAFT_MAX = 5


class Bench:
    """A window at work, and its engine, which also takes jobs past the window."""

    def __init__(self, app: QApplication, folder: Path, tokens: int) -> None:
        self._app = app
        self._ended: dict[int, Trace | None] = {}
        self._engine: EnginePort | None = None
        self.busy_s: list[float] = []
        """Processor seconds of the window's own thread, for each reply that it streamed."""
        settings = Settings(folder / "settings.json")
        generation_settings = {"max_tokens": tokens, "seed": 7, "mode": SpeculationMode.DRAFT, "draft_max": DRAFT_MAX}
        for name, value in {
            **generation_settings,
            "threads": THREADS,
            "target": "starter:f32",
            "draft": "starter:q4_1",
        }.items():
            settings.set(name, value)
        self.store = ChatStore(folder / "chats.sqlite3")
        self.program: Program = build(
            paths=Paths.at(folder), engine_factory=self._make_engine, store=self.store, settings=settings, entries=tuple
        )
        self.program.window.resize(1280, 800)
        self.program.window.show()
        while self._engine is None:
            app.processEvents()
        self._finished: list[Trace] = []
        self._request: Generate | None = None
        self.program.session.finished.connect(self._finished.append)

    def close(self) -> None:
        self.program.window.close()
        self.store.close()

    def streamed(self) -> Trace:
        """The reply as the window asks for it, in a chat of its own."""
        window = self.program.window
        window.user_actions.new_chat()
        self._settle()
        self._finished.clear()
        loop = QEventLoop()
        self.program.session.finished.connect(lambda _: loop.quit())
        window.parts.view.message_sending.ask(QUESTION)
        worked = time.thread_time()
        loop.exec()
        self.busy_s.append(time.thread_time() - worked)
        self._request = window.parts.chat.race_request()
        self._settle()
        return self._finished[0]

    def idle(self) -> Trace:
        """The same request as a job that the window knows nothing of."""
        assert self._engine is not None
        assert self._request is not None
        self.program.window.user_actions.new_chat()
        self._settle()
        job = self._engine.submit(self._request)
        while job not in self._ended:
            time.sleep(0.05)  # no event loop: nothing but the engine runs
        self._settle()
        trace = self._ended[job]
        assert trace is not None, "the engine failed"
        return trace

    def _make_engine(self, sink: EventSink) -> EnginePort:
        def listen(event: Event) -> None:
            if isinstance(event, Finished | Failed):
                self._ended[event.job] = event.trace if isinstance(event, Finished) else None
            sink(event)

        self._engine = Engine(listen, Library(Paths.at(DATA.absolute())))
        return self._engine

    def _settle(self) -> None:
        """Let the window come to rest."""
        until = time.monotonic() + 0.3
        while time.monotonic() < until:
            self._app.processEvents()
            time.sleep(0.01)


def speed(trace: Trace) -> float:
    assert trace.summary.tokens_per_second is not None
    return trace.summary.tokens_per_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=16, help="replies each way")
    parser.add_argument("--tokens", type=int, default=160, help="tokens a reply")
    options = parser.parse_args()
    app = make_application(sys.argv[:1])
    streamed: list[float] = []
    took_ms: list[float] = []
    idle: list[float] = []
    with tempfile.TemporaryDirectory(prefix="draftlight-bench-") as folder:
        bench = Bench(app, Path(folder), options.tokens)
        bench.streamed()
        bench.idle()  # both warm
        texts = set()
        for number in range(options.pairs):
            for way in ("streamed", "idle") if number % 2 else ("idle", "streamed"):
                trace = bench.streamed() if way == "streamed" else bench.idle()
                (streamed if way == "streamed" else idle).append(speed(trace))
                texts.add(trace.summary.text)
                took_ms.append(trace.summary.decode_ms)
        bench.close()
    print("each:", " ".join(f"{a:.0f}/{b:.0f}" for a, b in zip(streamed, idle, strict=True)))
    ratios = [a / b for a, b in zip(streamed, idle, strict=True)]
    print(f"{options.pairs} pairs of {trace.summary.generated_tokens} tokens, {trace.summary.rounds} rounds each")
    print(f"window streaming: {median(streamed):.1f} tokens/s; window idle: {median(idle):.1f} tokens/s")
    print(f"ratio of medians {median(streamed) / median(idle):.3f}; median of the pairs' ratios {median(ratios):.3f}")
    share = median(bench.busy_s) * 1000 / median(took_ms)
    print(f"the window's thread was busy {median(bench.busy_s) * 1000:.0f} ms of a reply: {share:.1%} of its time")
    if len(texts) > 1:
        print(f"{len(texts)} different texts were written: near-ties; compare with care")


if __name__ == "__main__":
    main()
