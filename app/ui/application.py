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
from app.chats.database.damage import DAMAGED
from app.chats.store import ChatStore
from app.chats.upkeep import enter_what_is_searched, is_sound
from app.conversation.engine_session import EngineSession
from app.engine.port import EngineFactory
from app.engine.sharing.shared_engine import SharedEngine
from app.language import tr, tr_marked
from app.paths import Paths
from app.settings import Settings
from app.system.crashes import SuddenEnd, marking_crashes
from app.system.process import give_back_free_pages, limit_idle_memory
from app.ui.engine_link.bridge import EventBridge
from app.ui.engine_link.saving import DailyCopies
from app.ui.quick_question.tray import Tray
from app.ui.toolkit.accessibility import set_less_motion
from app.ui.toolkit.appearance.icons import application_icon
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.translation import translate_qt
from app.ui.toolkit.scheduling.garbage_collection import MainThreadCollection
from app.ui.toolkit.scheduling.idle_work import IdleWork
from app.ui.window.lifecycle import (
    CRASH_INTRODUCTION,
    CrashReporter,
    EndSignals,
    SecondStart,
    bring_forward,
    last_end_words,
    work_of,
)
from app.ui.window.main_window import MainWindow

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry
    from app.remote.known_servers import ServerKeys

ModelEntries = Callable[[], "Sequence[LibraryEntry]"]

_SWITCH_INTERVAL_S = 0.0005
"""Time that a thread waits for Python's lock until it asks for it. At Python's own 5 ms, a step of the main thread in
which Qt gave the lock away twenty times took 96 ms beside a thread that reads a trace, of which it worked 45.
"""


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
    server_keys: ServerKeys | None = None,
    asks: bool = False,
) -> int:
    """Open the window and stay until it is closed; returns the exit status (128 + n if signal n closed it).

    ``entries`` lists the model files on this computer; it is asked when the picker opens. ``recorded`` is a trace
    file to show at once. ``server_keys`` are those that the engine shows to servers. ``asks`` opens the window for a
    quick question too.
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
        if server_keys is not None:
            program.window.parts.services.server_keys = server_keys
        session = program.session
        session.status_changed.connect(lambda _: marks.follow(work_of(session)))
        reporter.crashed.connect(program.window.user_actions.open_report)
        reporter.failed.connect(program.window.parts.banner_messages.show_error)
        program.window.painted.connect(program.window.parts.sidebar.chat_actions.remove_expired)
        if recorded is not None:
            program.window.painted.connect(partial(program.window.parts.recorded.open, recorded))
        tray = Tray(program.window, settings, program.theme)
        receive_open_requests(paths, program.window, tray)
        if asks:
            program.window.painted.connect(tray.ask)
        program.window.painted.connect(partial(tell_of_unused_card, program.window, settings))
        application.commitDataRequest.connect(program.window.keep_everything)
        application.aboutToQuit.connect(program.window.user_actions.quit)  # also while the window is closed
        program.window.show()
        if last is not None:
            tell_last_end(program.window, last)
        if store.problem:
            tell_of_new_file(program.window, store.problem)
        with _ending_by_signals(application, program.window) as signals:
            status = application.exec()
            return 128 + signals.number if signals.number else status


def receive_open_requests(paths: Paths, window: MainWindow, tray: Tray | None = None) -> None:
    """Bring the window forward when the program is started again, and open the file that is wanted then; for a quick
    question, its own window.
    """

    def receive(recorded: Path | None) -> None:
        bring_forward(window)
        if recorded is not None:
            window.parts.recorded.open(recorded)

    open_requests = SecondStart(paths.open_requests, window)
    open_requests.came.connect(receive)
    if tray is not None:
        open_requests.question_wanted.connect(tray.ask)
    window.painted.connect(open_requests.look)  # who came before anybody watched


def tell_last_end(window: MainWindow, end: SuddenEnd) -> None:
    """Say that the program did not end by itself the last time, and offer the report of a crash."""
    sentence = last_end_words(end)
    if end.report:
        show = partial(window.user_actions.open_report, end.report, CRASH_INTRODUCTION)
        window.parts.view.banner.show_sentence("error", sentence, "Show report", show)
    elif sentence:
        window.parts.banner_messages.show_notice(sentence)


def tell_of_new_file(window: MainWindow, sentence: str) -> None:
    """Say why the window has no chats, and offer the copies that there are."""
    show = window.user_actions.open_backups
    window.parts.view.banner.show_sentence("error", sentence, tr("Copies of your chats"), show)


def tell_of_unused_card(window: MainWindow, settings: Settings) -> None:
    """Say once for each version of llama.cpp that the graphics card here is not used, and how it would be."""
    from importlib.metadata import version  # noqa: PLC0415 - slow, and not needed to paint the window

    from app.llama.processors.cards import build_command, card_makers  # noqa: PLC0415 - not needed to paint the window

    built, command = version("llama-cpp-python"), build_command()
    if command is None or settings.card_told == built:
        return
    if window.parts.banner_messages.show_unused_card(card_makers(), command):
        settings.set("card_told", built)


@contextmanager
def _ending_by_signals(application: QApplication, window: MainWindow) -> Iterator[EndSignals]:
    """Close the window on a signal as its own button does, whatever dialogs are open over it."""
    signals = EndSignals()

    def end() -> None:
        window.user_actions.quit()
        application.quit()

    signals.end_requested.connect(end)
    signals.listen()
    try:
        yield signals
    finally:
        signals.close()


def make_application(argv: Sequence[str]) -> QApplication:
    """Make the one application object.

    ``argv`` has the program's name, and what Qt is to be told (:func:`app.desktop.platforms.qt_arguments`): where no
    window can be opened, Qt would end the process.
    """
    limit_idle_memory()
    sys.setswitchinterval(_SWITCH_INTERVAL_S)
    application = QApplication(list(argv) or ["draftlight"])
    application.setApplicationName("Draftlight")
    application.setApplicationDisplayName("Draftlight")
    application.setDesktopFileName("draftlight")
    application.setStyle("Fusion")  # the same on every system, and the one style sheets fully reach
    application.setWindowIcon(application_icon())
    translate_qt(application)
    MainThreadCollection(application).collect_before_waiting()
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
    set_less_motion(settings.less_motion)
    theme = Theme(settings.theme, settings.zoom, look=TextLook.of(settings))
    bridge = EventBridge()
    session = EngineSession()
    bridge.delivered.connect(session.handle)
    window = MainWindow(
        paths=paths, theme=theme, store=store, settings=settings, session=session, entries=entries, release=release
    )

    local_api = window.parts.local_api

    def start_engine() -> None:
        shared = SharedEngine(engine_factory)
        session.attach(shared.person(bridge.send))
        local_api.attach(shared.client)

    def end_engine() -> None:
        local_api.stop()
        session.close()  # and with it what runs for other programs
        local_api.join()
        bridge.close()

    def check_chats() -> None:
        background = window.parts.services.background

        def go_on(sound: bool) -> None:
            if sound:
                background.send(window, "what is searched", partial(enter_what_is_searched, store.path), lambda _: None)
            else:
                window.parts.banner_messages.show_notice(tr_marked(DAMAGED))

        background.send(window, "check", partial(is_sound, store.path), go_on)

    copies = DailyCopies(store, settings, window.parts.services.background, window)
    idle = IdleWork(window)

    def give_back_memory() -> None:
        """Once the chat that was shown before, or the look, is gone: soon, and once for several that come at once."""
        idle.stop()
        idle.add([give_back_free_pages])

    window.parts.chat.opened.connect(lambda _: give_back_memory())
    theme.changed.connect(give_back_memory)
    window.closing.connect(idle.stop)
    window.painted.connect(start_engine)
    window.painted.connect(check_chats)
    window.painted.connect(copies.look)
    window.painted.connect(window.parts.view.prepare)
    window.painted.connect(window.parts.view.introduce)
    window.painted.connect(window.parts.services.resume)
    window.painted.connect(window.parts.updates.look)
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
