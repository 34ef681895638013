"""Set-up and checks for tests of the window: no screen, a window over a scripted engine, nothing left open."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before Qt is imported anywhere

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.chats.store import ChatStore
from app.engine.port import EventSink
from app.paths import Paths
from app.references import STARTER_TARGET
from app.settings import Settings
from app.ui.application import Program, build
from app.ui.chat_list.chat_actions import UndoStrip
from app.ui.window.main_window import MainWindow
from app.ui.window.user_actions import UserActions
from app.ui.window.window_parts import WindowParts
from tests.conftest import BUILD
from tests.fakes.scripted_engine import Script, ScriptedEngine
from tests.ui.shared_window import SharedWindow

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


def _restore_looks(application: QApplication, palette: QPalette, sheet: str) -> None:
    if application.styleSheet() != sheet:
        application.setStyleSheet(sheet)
    if application.palette() != palette:
        application.setPalette(palette)


@pytest.fixture(autouse=True)
def looks_as_found(qapp: QApplication, kept_between_tests: None) -> Iterator[None]:
    """The application outlives the test: the next one finds its style sheet and colours as this one did."""
    palette, sheet = qapp.palette(), qapp.styleSheet()
    yield
    _restore_looks(qapp, palette, sheet)


@pytest.fixture(autouse=True)
def nothing_left_open(shared_windows: SharedWindows, kept_between_tests: None) -> Iterator[None]:
    """Fail a test that leaves a visible window behind. What a test opens over the shared window is closed with it."""
    shared = shared_windows.window is not None
    yield
    application = QApplication.instance()
    if isinstance(application, QApplication):
        shown = [widget for widget in application.topLevelWidgets() if widget.isVisible()]
        assert shared or not shown, f"Left open: {shown}"
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Without a screen the clipboard lives longer than Python, and freeing a copied QMimeData would then crash.
        application.clipboard().clear()


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
    def undo_strip(self) -> UndoStrip:
        """Return the strip that offers to undo the last step in the list of chats."""
        return self.parts.sidebar.findChild(UndoStrip)

    @property
    def engine(self) -> ScriptedEngine:
        return self.engines[-1]

    def show(self, width: int = 1280, height: int = 800) -> None:
        """Show the window, if it is not shown, and wait until its engine is there."""
        self.window.resize(width, height)
        if self.window.isVisible():
            QApplication.processEvents()
            return
        with self.bot.waitSignal(self.window.painted):
            self.window.show()

    def apply(self, **values: Any) -> None:
        """Choose settings, as their dialog does."""
        for name, value in values.items():
            self.settings.set(name, value)
        self.actions.apply_settings()

    def zoom_to(self, zoom: float) -> None:
        """Choose a size, and wait until all is laid out in it."""
        self.program.theme.set_zoom(zoom)
        self.see_the_theme()

    def saved_settings(self) -> Settings:
        """The settings as they are on the disk, once what is set is there, which takes no close."""
        self.bot.waitUntil(lambda: Settings.load(self.paths.settings).content() == self.settings.content())
        return Settings.load(self.paths.settings)

    def see_the_theme(self) -> None:
        """Wait until all were told of another theme or size, and are laid out as it wants."""
        self.bot.waitUntil(lambda: not self.program.theme.changing)

    def load_starter(self) -> None:
        """Choose the starter pair and wait until it is loaded, if it is not."""
        wanted_pair = self.program.session.wanted_pair
        if self.program.session.ready and wanted_pair is not None and wanted_pair.target == STARTER_TARGET:
            return
        with self.bot.waitSignal(self.program.session.loaded):
            self.actions.use_starter()

    def use_pair(self, target: str, draft: str | None) -> None:
        """Choose a pair and wait until it is loaded."""
        with self.bot.waitSignal(self.program.session.loaded):
            self.actions.use_pair(target, draft)

    def begin_reply(self, text: str = "Why?", *, rounds: int = 3) -> None:
        """Ask, and have the reply held after its first rounds."""
        self.script.hold_reply_after = rounds
        with self.bot.waitSignal(self.program.session.rounds_done):
            self.parts.view.message_sending.ask(text)

    def end_reply(self) -> None:
        """Let a reply that is held be written to its end."""
        with self.bot.waitSignal(self.program.session.finished):
            self.engine.go_on()

    def ask(self, text: str = "Why is the sky blue?") -> None:
        """Ask and wait for the whole reply."""
        with self.bot.waitSignal(self.program.session.finished):
            self.parts.view.message_sending.ask(text)


@contextmanager
def opened_window(data: Path, bot: QtBot) -> Iterator[WindowHarness]:
    """A window that was built but not shown; it is closed in the end, and leaves nothing running."""
    paths = Paths.at(data)
    paths.ensure()
    settings = Settings(paths.settings)
    settings.set("introduced", True)  # most people have had a reply before
    script = Script()
    engines: list[ScriptedEngine] = []

    def make_engine(sink: EventSink) -> ScriptedEngine:
        engines.append(ScriptedEngine(sink, script))
        return engines[-1]

    with ChatStore(paths.chats) as store:
        program = build(paths=paths, engine_factory=make_engine, store=store, settings=settings, entries=tuple)
        program.window.parts.titles.active = False  # a slow computer is not to have one between two steps of a test
        yield WindowHarness(program, script, store, settings, paths, engines, bot)
        program.window.close()
        program.window.deleteLater()
        program.theme.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    remaining = running_timers_and_threads()
    assert not remaining, f"Left running, of: {[thing.parent() for thing in remaining]}"


@pytest.fixture
def own_harness(qtbot: QtBot, tmp_path: Path) -> Iterator[WindowHarness]:
    """A window of the test's own that was built but not shown; it is closed after the test."""
    with opened_window(tmp_path / "data", qtbot) as harness:
        yield harness


@pytest.fixture
def harness(request: pytest.FixtureRequest) -> WindowHarness:
    """A window of the test's own, or the shared one where the module is marked so (see ``shared_harness``)."""
    name = "shared_harness" if _shares_window(request.node) else "own_harness"
    window: WindowHarness = request.getfixturevalue(name)
    return window


def _shares_window(item: pytest.Item) -> bool:
    names, is_marked = getattr(item, "fixturenames", ()), item.get_closest_marker("shared_window") is not None
    return "shared_harness" in names or (is_marked and "harness" in names)


class SharedWindows:
    """The window that the tests of a module share, while there is one."""

    def __init__(self, factory: pytest.TempPathFactory) -> None:
        self._factory = factory
        self._open = ExitStack()
        self.window: SharedWindow | None = None

    def open(self, bot: QtBot) -> SharedWindow:
        """Return the window, made now where there is none."""
        if self.window is None:
            application = QApplication.instance()
            self._open.callback(_restore_looks, application, application.palette(), application.styleSheet())
            harness = self._open.enter_context(opened_window(self._factory.mktemp("shared") / "data", bot))
            self.window = SharedWindow(harness)
        self.window.harness.bot = bot
        return self.window

    def close(self) -> None:
        self.window = None
        self._open.close()


@pytest.fixture(scope="module")
def shared_windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedWindows]:
    windows = SharedWindows(tmp_path_factory)
    yield windows
    windows.close()


@pytest.fixture
def kept_between_tests(qtbot: QtBot, request: pytest.FixtureRequest, shared_windows: SharedWindows) -> Iterator[None]:
    """Have the shared window there for the tests that use it, as they expect it, and for no other."""
    if not _shares_window(request.node):
        shared_windows.close()
        yield
        return
    window = shared_windows.open(qtbot)
    yield
    try:
        window.bring_back()
        differences = window.differences()
    except BaseException:
        shared_windows.close()
        raise
    if differences:
        shared_windows.close()
        pytest.fail("The shared window is not as it was:\n" + "\n".join(differences), pytrace=False)


@pytest.fixture
def shared_harness(kept_between_tests: None, shared_windows: SharedWindows) -> WindowHarness:
    """A window that tests of a module share: shown, 1280 by 800, the starter pair loaded, no chat, default settings.

    For tests that only look, or do what can be undone: chats, settings, dialogs, replays, pages, the size of the window
    and the engine's script are brought back after each test, and then all that is seen, stored and noted is compared
    with how it was. A test that leaves something else behind fails at its end; it needs ``own_harness``. So does one
    that closes the window, chooses another pair, or looks at a window that was never shown or has no models.

    A module most of whose tests can share one says so once: ``pytestmark = pytest.mark.shared_window``.
    """
    assert shared_windows.window is not None
    return shared_windows.window.harness


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a module that share a window together, in whatever order: it is made once."""
    modules = {path: place for place, path in enumerate(dict.fromkeys(item.path for item in items))}
    items.sort(key=lambda item: (modules[item.path], not _shares_window(item)))


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
