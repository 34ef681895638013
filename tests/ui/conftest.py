"""Set-up and checks for tests of the window: no screen, a window over a scripted engine, nothing left open."""

from __future__ import annotations

import gc
import os
import re
import threading
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before Qt is imported anywhere

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.chats.store import ChatStore
from app.engine.port import EventSink
from app.paths import Paths
from app.settings import Settings
from app.ui.application import Program, build
from app.ui.window.main_window import MainWindow
from app.ui.window.user_actions import UserActions
from app.ui.window.window_parts import WindowParts
from tests.conftest import BUILD
from tests.fakes.scripted_engine import Script, ScriptedEngine

PATIENCE_MS = 60_000
"""For what comes by itself: a bound on a hang, not a speed. The machine may be busy with anything."""


class PatientBot(QtBot):
    """Waits longer than pytest-qt's five seconds before it calls a test failed."""

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE_MS, **options: Any) -> Any:  # noqa: N802 - Qt's name
        return super().waitSignal(signal, timeout=timeout, **options)

    def waitSignals(self, signals: Any, *, timeout: int = PATIENCE_MS, **options: Any) -> Any:  # noqa: N802
        return super().waitSignals(signals, timeout=timeout, **options)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)
        QCoreApplication.sendPostedEvents()  # a list that is there is shown only with what Qt has put off till now


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Keep a picture of each window that is open when a test fails, and name the files in its report."""
    report = yield
    application = QApplication.instance()
    if report.when == "call" and report.failed and isinstance(application, QApplication):
        folder = BUILD / "failed-tests"
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"[^\w.-]+", "_", item.nodeid.removeprefix("tests/"))[:150]
        windows = [window for window in application.topLevelWidgets() if window.isVisible()]
        for number, window in enumerate(windows, 1):
            picture = folder / f"{name}-{number}.png"
            if window.grab().save(str(picture)):
                report.sections.append(("Picture", str(picture)))
    return report


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(autouse=True)
def looks_as_found(qapp: QApplication) -> Iterator[None]:
    """The application outlives the test: the next one finds its style sheet and colours as this one did."""
    palette, sheet = qapp.palette(), qapp.styleSheet()
    yield
    if qapp.styleSheet() != sheet:
        qapp.setStyleSheet(sheet)
    if qapp.palette() != palette:
        qapp.setPalette(palette)


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread or a visible window behind, and say which."""
    threads = set(threading.enumerate())
    yield
    application = QApplication.instance()
    if isinstance(application, QApplication):
        shown = [widget for widget in application.topLevelWidgets() if widget.isVisible()]
        assert not shown, f"Left open: {shown}"
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Without a screen the clipboard lives longer than Python, and freeing a copied QMimeData would then crash.
        application.clipboard().clear()
    left = [thread for thread in threading.enumerate() if thread not in threads]
    for thread in left:  # one that is ending may need a moment on a busy machine
        thread.join(PATIENCE_MS / 1000)
    assert not [thread for thread in left if thread.is_alive()], f"Threads left running: {left}"


def running_timers_and_threads() -> list[QObject]:
    """Every timer that is active and every Qt thread that runs, wherever in the program it lives.

    Looks through all objects that the interpreter has made since the tests were collected.
    """
    here = QThread.currentThread()
    things = gc.get_objects()
    # By its type alone: some libraries' objects stand for others, which they make when they are asked for their class.
    kinds = {kind for kind in set(map(type, things)) if issubclass(kind, (QTimer, QThread))}
    alive = [thing for thing in things if type(thing) in kinds and shiboken6.isValid(thing)]
    timers: list[QObject] = [thing for thing in alive if isinstance(thing, QTimer) and thing.isActive()]
    return timers + [thing for thing in alive if isinstance(thing, QThread) and thing.isRunning() and thing is not here]


@dataclass
class WindowHarness:
    """The window with all that a test drives it by: its engine's script, its chats, settings and paths."""

    program: Program
    script: Script
    store: ChatStore
    settings: Settings
    paths: Paths
    engines: list[ScriptedEngine]
    bot: QtBot

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def parts(self) -> WindowParts:
        return self.window.parts

    @property
    def actions(self) -> UserActions:
        return self.window.user_actions

    @property
    def engine(self) -> ScriptedEngine:
        return self.engines[-1]

    def show(self, width: int = 1280, height: int = 800) -> None:
        """Show the window and wait until its engine is there."""
        self.window.resize(width, height)
        with self.bot.waitSignal(self.window.painted):
            self.window.show()

    def saved_settings(self) -> Settings:
        """The settings as they are on the disk, once what is set is there, which takes no close."""
        self.bot.waitUntil(lambda: Settings.load(self.paths.settings).content() == self.settings.content())
        return Settings.load(self.paths.settings)

    def see_the_theme(self) -> None:
        """Wait until all were told of another theme or size, and are laid out as it wants."""
        self.bot.waitUntil(lambda: not self.program.theme.changing)

    def load_starter(self) -> None:
        with self.bot.waitSignal(self.program.session.loaded):
            self.actions.use_starter()

    def ask(self, text: str = "Why is the sky blue?") -> None:
        """Ask and wait for the whole reply."""
        with self.bot.waitSignal(self.program.session.finished):
            self.parts.view.ask(text)


@pytest.fixture
def harness(qtbot: QtBot, tmp_path: Path) -> Iterator[WindowHarness]:
    """A window that was built but not shown; it is closed after the test."""
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    settings = Settings(paths.settings)
    script = Script()
    engines: list[ScriptedEngine] = []

    def make_engine(sink: EventSink) -> ScriptedEngine:
        engines.append(ScriptedEngine(sink, script))
        return engines[-1]

    with ChatStore(paths.chats) as store:
        program = build(paths=paths, engine_factory=make_engine, store=store, settings=settings, entries=tuple)
        program.window.parts.titles.active = False  # a slow computer is not to have one between two steps of a test
        yield WindowHarness(program, script, store, settings, paths, engines, qtbot)
        program.window.close()
        program.window.deleteLater()
        program.theme.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = running_timers_and_threads()
    assert not left, f"Left running, of: {[thing.parent() for thing in left]}"


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """A file of a few words."""
    path = tmp_path / "notes.md"
    path.write_text("# Rain\n\nIt rains in April.\n")
    return path


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """Some 60,000 words: in the middle of a calm sea, a storm."""
    path = tmp_path / "book.txt"
    calm = "Nothing moved upon the water all day long. " * 3000
    path.write_text(calm + "Then the tempest broke the mainmast of the brig. " * 4 + calm)
    return path
