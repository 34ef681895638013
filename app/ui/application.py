"""Building the window and running it: one function that makes the objects and hands them to each other.

The window is painted first. Only then is the engine made, so that neither llama.cpp nor anything else that is slow to
import stands between a click on the icon and the window.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from app.about import ReleaseFeed
from app.chats.checking import is_sound
from app.chats.schema import DAMAGED
from app.chats.store import ChatStore
from app.crashes import SuddenEnd, marking_crashes
from app.engine.port import EngineFactory
from app.paths import Paths
from app.settings import Settings
from app.ui.engine_link.bridge import EventBridge
from app.ui.engine_link.session import EngineSession
from app.ui.toolkit.icons import application_icon
from app.ui.toolkit.theme import Theme
from app.ui.window.crash_reporter import CrashReporter
from app.ui.window.last_end import last_end_words, work_of
from app.ui.window.main_window import MainWindow
from app.ui.window.open_dialogs import open_crash_report
from app.ui.window.second_start import SecondStart, bring_forward
from app.ui.window.termination import EndSignals

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.references import LibraryEntry

ModelEntries = Callable[[], "Sequence[LibraryEntry]"]


@dataclass(frozen=True, slots=True)
class Program:
    """The window and what keeps it alive."""

    theme: Theme
    bridge: EventBridge
    session: EngineSession
    window: MainWindow


def run_window(
    argv: Sequence[str],
    *,
    paths: Paths,
    engine_factory: EngineFactory,
    store: ChatStore,
    settings: Settings,
    entries: ModelEntries,
    recorded: Path | None = None,
) -> int:
    """Open the window and stay until it is closed; returns the exit status (128 + n if signal n closed it).

    ``entries`` lists the model files on this computer; it is asked when the picker opens. ``recorded`` is a trace
    file to show at once.
    """
    application = make_application(argv)
    with crash_reports() as reporter, marking_crashes(paths.fault, paths.work, paths.log) as (marks, last):
        program = build(
            paths=paths,
            engine_factory=engine_factory,
            store=store,
            settings=settings,
            entries=entries,
            release=ReleaseFeed.of_this_copy(),
        )
        session = program.session
        session.status_changed.connect(lambda _: marks.follow(work_of(session)))
        reporter.crashed.connect(program.window.open_report)
        reporter.stumbled.connect(program.window.show_error)
        program.window.painted.connect(store.purge_deleted)
        if recorded is not None:
            program.window.painted.connect(partial(program.window.recorded.open, recorded))
        receive_visits(paths, program.window)
        application.commitDataRequest.connect(program.window.keep_everything)
        program.window.show()
        if last is not None:
            tell_last_end(program.window, last)
        if store.problem:
            program.window.news.show_notice(store.problem)
        with _ending_by_signals(application, program.window) as signals:
            status = application.exec()
            return 128 + signals.number if signals.number else status


def receive_visits(paths: Paths, window: MainWindow) -> None:
    """The window comes forward when the program is started again, with the file that is wanted then."""

    def receive(recorded: Path | None) -> None:
        bring_forward(window)
        if recorded is not None:
            window.recorded.open(recorded)

    visits = SecondStart(paths.visits, window)
    visits.came.connect(receive)
    window.painted.connect(visits.look)  # who came before anybody watched


def tell_last_end(window: MainWindow, end: SuddenEnd) -> None:
    """Say that the program did not end by itself the last time, and offer the report of a crash."""
    sentence = last_end_words(end)
    if end.report:
        show = partial(open_crash_report, window, end.report)
        window.view.banner.show_sentence("error", sentence, "Show report", show)
    elif sentence:
        window.news.show_notice(sentence)


@contextmanager
def _ending_by_signals(application: QApplication, window: MainWindow) -> Iterator[EndSignals]:
    """A signal closes the window as its own button does, whatever dialogs are open over it."""
    signals = EndSignals()

    def end() -> None:
        window.close()
        application.quit()

    signals.asked.connect(end)
    signals.listen()
    try:
        yield signals
    finally:
        signals.close()


def make_application(argv: Sequence[str]) -> QApplication:
    """The one application object.

    Args:
        argv: the program's name, and what Qt is to be told (:func:`app.desktop.platforms.qt_arguments`): where no
            window can be opened, Qt would end the process.
    """
    application = QApplication(list(argv) or ["draftlight"])
    application.setApplicationName("Draftlight")
    application.setApplicationDisplayName("Draftlight")
    application.setDesktopFileName("draftlight")
    application.setStyle("Fusion")  # the same on every system, and the one style sheets fully reach
    application.setWindowIcon(application_icon())
    return application


def build(
    *,
    paths: Paths,
    engine_factory: EngineFactory,
    store: ChatStore,
    settings: Settings,
    entries: ModelEntries,
    release: ReleaseFeed | None = None,
) -> Program:
    """Make the window, not shown yet; its engine is made after its first paint and ends with it."""
    theme = Theme(settings.theme, settings.zoom)
    bridge = EventBridge()
    session = EngineSession()
    bridge.delivered.connect(session.handle)
    window = MainWindow(
        paths=paths, theme=theme, store=store, settings=settings, session=session, entries=entries, release=release
    )

    def start_engine() -> None:
        session.attach(engine_factory(bridge.send))

    def end_engine() -> None:
        session.close()
        bridge.close()

    def check_chats() -> None:
        def say(sound: bool) -> None:
            if not sound:
                window.news.show_notice(DAMAGED)

        window.services.errands.send(window, "check", partial(is_sound, paths.chats), say)

    window.painted.connect(start_engine)
    window.painted.connect(check_chats)
    window.painted.connect(window.view.furnish)
    window.painted.connect(window.view.introduce)
    window.painted.connect(window.services.resume)
    window.painted.connect(window.updates.look)
    window.closing.connect(end_engine)
    return Program(theme, bridge, session, window)


@contextmanager
def crash_reports() -> Iterator[CrashReporter]:
    """Send exceptions that nobody caught, on any thread, to a reporter for as long as the window runs."""
    reporter = CrashReporter()
    main_hook, thread_hook = sys.excepthook, threading.excepthook
    sys.excepthook = reporter.handle
    threading.excepthook = lambda args: reporter.handle(
        args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
    )
    try:
        yield reporter
    finally:
        sys.excepthook, threading.excepthook = main_hook, thread_hook
