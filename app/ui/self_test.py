"""The window testing itself: the real window, the real models, one question, and figures of what was seen.

Nothing of the person's is touched: chats and settings of the test live in a temporary folder. Each step is started by
the signal that ends the one before; a deadline ends a test that hangs.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import psutil
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.chats.store import ChatStore
from app.engine.events import Loaded
from app.engine.port import EngineFactory
from app.errors import AppError
from app.paths import Paths
from app.settings import Settings
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Round, Summary, Trace
from app.ui.application import build, make_application
from app.ui.window.main_window import MainWindow

QUESTION = "Who was the first prime minister of Britain?"
MOST_TOKENS = 96
SEED = 7
DRAFT_MAX = 5


def run_self_test(
    argv: Sequence[str],
    engine_factory: EngineFactory,
    *,
    screenshot: Path | None = None,
    deadline_s: float = 300,
) -> dict[str, Any]:
    """Open the window, ask one question of the starter pair, and close it again.

    Returns the keys ``window_ms, load_ms, first_token_ms, tokens, accepted, corrected, tokens_per_second, ok``,
    and ``error``, a sentence, where ``ok`` is false. A figure that was not reached is ``None``.
    """
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else make_application(argv)
    with tempfile.TemporaryDirectory(prefix="draftlight-self-test-") as folder:
        paths = Paths.at(Path(folder))
        settings = Settings(paths.settings)
        settings.set("max_tokens", MOST_TOKENS)
        settings.set("seed", SEED)
        # Automatic pacing may rightly decide not to guess at all, on a machine that is busy just now.
        settings.set("mode", SpeculationMode.DRAFT)
        settings.set("draft_max", DRAFT_MAX)
        with ChatStore(paths.chats) as store:
            program = build(paths=paths, engine_factory=engine_factory, store=store, settings=settings, entries=tuple)
            result = self_test(program.window, screenshot=screenshot, deadline_s=deadline_s)
            program.window.deleteLater()
            application.processEvents()
    return result


def self_test(window: MainWindow, *, screenshot: Path | None = None, deadline_s: float = 300) -> dict[str, Any]:
    """Show ``window`` and take it through one reply; it is closed at the end. Keys as :func:`run_self_test`."""
    run = _SelfTestRun(window, screenshot)
    loop = QEventLoop()
    run.done.connect(loop.quit)
    deadline = QTimer(singleShot=True)
    deadline.timeout.connect(lambda: run.fail(f"The self-test took longer than {deadline_s:g} seconds."))
    deadline.start(round(deadline_s * 1000))
    QTimer.singleShot(0, window.show)
    loop.exec()
    deadline.stop()
    window.close()
    return run.result


class _SelfTestRun(QObject):
    """The steps of the test, each begun by the window's own signal."""

    done = Signal()

    def __init__(self, window: MainWindow, screenshot: Path | None) -> None:
        super().__init__()
        self._window = window
        self._screenshot = screenshot
        self._asked_s = 0.0
        self.result: dict[str, Any] = dict.fromkeys(
            ("window_ms", "load_ms", "first_token_ms", "tokens", "accepted", "corrected", "tokens_per_second")
        )
        self.result["ok"] = False
        window.painted.connect(self._on_painted)
        window.parts.session.loaded.connect(self._on_loaded)
        window.parts.session.rounds_done.connect(self._on_rounds)
        # In the next turn of the event loop: the window shows the finished reply before it is looked at.
        window.parts.session.finished.connect(
            lambda trace: QTimer.singleShot(0, self, partial(self._on_finished, trace))
        )
        window.parts.session.failed.connect(self._on_failed)

    def fail(self, sentence: str) -> None:
        self.result.update(ok=False, error=sentence)
        self._end()

    def _on_painted(self) -> None:
        self.result["window_ms"] = round(_age_s() * 1000, 1)
        self._window.user_actions.use_starter()

    def _on_loaded(self, event: Loaded) -> None:
        self.result["load_ms"] = round(event.load_ms, 1)
        if event.draft is None:
            self.fail(event.draft_problem or "The starter pair was loaded without its draft.")
            return
        self._asked_s = time.monotonic()
        self._window.parts.view.message_sending.ask(QUESTION)

    def _on_rounds(self, _rounds: list[Round], _plain: float | None) -> None:
        if self.result["first_token_ms"] is None:
            self.result["first_token_ms"] = round((time.monotonic() - self._asked_s) * 1000, 1)

    def _on_failed(self, error: AppError) -> None:
        self.fail(error.sentence)

    def _on_finished(self, trace: Trace) -> None:
        if "error" in self.result:  # it has taken too long already
            return
        summary = trace.summary
        self.result.update(
            tokens=summary.generated_tokens,
            accepted=summary.accepted_tokens,
            corrected=summary.corrected_tokens,
            tokens_per_second=summary.tokens_per_second,
        )
        problem = _problem_of(summary)
        if problem is not None:
            self.fail(problem)
            return
        self.result["ok"] = True
        self._end()

    def _end(self) -> None:
        # The cards whose sentence came with the reply's end take its room before they are pictured.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        if self._screenshot is not None and not self._window.grab().save(str(self._screenshot)):
            self.result.update(ok=False, error=f"The screenshot could not be written to {self._screenshot}.")
        self.done.emit()


def _problem_of(summary: Summary) -> str | None:
    if not summary.text.strip():
        return "The reply has no text."
    if not summary.drafted_tokens:
        return "Nothing was guessed ahead."
    return None


def _age_s() -> float:
    begun = psutil.Process().create_time()
    since_boot = getattr(time, "CLOCK_BOOTTIME", None)
    if since_boot is None:
        return time.time() - begun
    # Linux counts from the system's start, which it knows to the second alone.
    return time.clock_gettime(since_boot) - (begun - psutil.boot_time())
