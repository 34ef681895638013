"""The program's entry point: decides between the window and a command, and turns every end into an exit status.

Exit statuses: 0 done, 1 a check said no, 2 wrong usage, 3 something in the world stands in the way, 4 a mistake of
ours, 128 + n ended by signal n. Imports wait until they are needed: the window must not pay for the command line, nor
``--version`` for either.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.port import ENGINE_THREAD, EngineFactory, EnginePort, EventSink
from app.errors import AppError, BugError, WorldError
from app.frozen import settle_in
from app.language import use_translation
from app.paths import Paths
from app.system.process import raise_open_file_limit

if TYPE_CHECKING:
    from app.models.library.model_library import LibraryEntry
    from app.remote.known_servers import ServerKeys

_log = logging.getLogger(__name__)

EXIT_NO, EXIT_WORLD, EXIT_BUG, EXIT_BROKEN_PIPE = 1, 3, 4, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    settle_in()
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments[:2] == ["_child", "engine"]:
        from app.engine import process_child  # noqa: PLC0415

        return process_child.run(Path(arguments[2]))
    if arguments == ["_child", "read"]:
        from app.attachments import extraction  # noqa: PLC0415

        return extraction.run()
    if arguments == ["_child", "draw"]:
        from app.ui.previews import drawing  # noqa: PLC0415

        return drawing.run()
    if arguments == ["_child", "tools"]:
        from app.tool_servers import client_child  # noqa: PLC0415

        return client_child.run()
    if arguments[:1] == ["_child"]:
        from app.llama import child  # noqa: PLC0415

        return child.main(arguments[1:])
    from app.cli.arguments import parse  # noqa: PLC0415

    _write_utf8()
    options = parse(arguments)
    raise_open_file_limit()
    earlier_threads = set(threading.enumerate())
    status = _ended(options)
    _leave_what_hangs(status, earlier_threads)
    return status


def _ended(options: argparse.Namespace) -> int:
    try:
        return _guarded(options)
    except BrokenPipeError:
        # The reader of our output is gone; the interpreter must not complain again when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE
    except KeyboardInterrupt:
        return 130


def _leave_what_hangs(status: int, earlier_threads: set[threading.Thread]) -> None:
    """End here and now if the engine's thread hangs: what it calls may not be taken down under it."""
    if any(thread.name == ENGINE_THREAD for thread in set(threading.enumerate()) - earlier_threads):
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, ValueError, AttributeError):  # closed, or none as on Windows
                stream.flush()
        os._exit(status)


def _guarded(options: argparse.Namespace) -> int:
    from app.system.logfile import writing_log  # noqa: PLC0415

    paths = Paths.at(options.data_dir)
    try:
        paths.ensure()
        with writing_log(paths.log):
            return _logged(options, paths)
    except AppError as error:
        _tell(error, window=options.command is None and not options.self_test)
        return EXIT_BUG if isinstance(error, BugError) else EXIT_WORLD


def _tell(error: AppError, *, window: bool) -> None:
    """Say why the program ends: on standard error, and in a dialog where a window was wanted and no terminal shows."""
    if sys.stderr is not None:  # a program with a window has none on Windows
        sys.stderr.write(f"draftlight: {' '.join(error.sentence.split())}\n")
        if sys.stderr.isatty():
            return
    if window:
        _show_window_failure(error.sentence)


def _show_window_failure(sentence: str) -> None:
    """Show a failure in a dialog of ours, or, if none of our windows can open, by a program of the desktop."""
    from app.desktop.platforms import qt_arguments  # noqa: PLC0415

    try:
        arguments = qt_arguments()
    except WorldError:
        from app.desktop.platforms import tell_without_a_window  # noqa: PLC0415

        tell_without_a_window(sentence)
    else:
        from app.ui.dialogs.start_failure import show_start_failure  # noqa: PLC0415 - Qt may be what is missing

        show_start_failure(sentence, arguments)


def _logged(options: argparse.Namespace, paths: Paths) -> int:
    """Do what was asked; a mistake of ours leaves its place in the log.

    Raises:
        AppError: with the sentence to show.
    """
    try:
        return _perform(options, paths)
    except (WorldError, BrokenPipeError):
        raise
    except Exception as error:
        _log.exception("a mistake of ours")
        if isinstance(error, BugError):
            raise
        raise BugError(
            f"Something went wrong inside Draftlight ({error!r}). The log tells more: {paths.log}"
        ) from error


def _perform(options: argparse.Namespace, paths: Paths) -> int:
    def engine_factory(sink: EventSink) -> EnginePort:
        from app.engine.engine import Engine  # noqa: PLC0415
        from app.engine.several_computers.process import child_starter  # noqa: PLC0415
        from app.models.library.model_library import Library  # noqa: PLC0415
        from app.remote.worker import remote_workers  # noqa: PLC0415

        return Engine(sink, Library(paths), remote_workers(keys), child_starter(paths.data))

    from app.remote.known_servers import ServerKeys  # noqa: PLC0415

    keys = ServerKeys()
    if options.self_test:
        return _self_test(options, engine_factory)
    if options.command is None:
        return _window_or_chat(options, paths, engine_factory, keys)
    return _command(options, paths, engine_factory)


def _command(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory) -> int:
    from app.cli.terminal import CommandLineEnglish, standard_streams  # noqa: PLC0415

    use_translation(CommandLineEnglish())
    try:
        with standard_streams():
            return int(options.perform(options, paths, engine_factory))
    finally:
        use_translation(None)


def _window_or_chat(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory, keys: ServerKeys) -> int:
    """Open the window; if none can be opened, the chat in the person's terminal, after one line on it."""
    from app.desktop.platforms import WINDOWLESS, qt_arguments  # noqa: PLC0415

    try:
        arguments = qt_arguments()  # first: without its libraries, Qt is not even imported
    except WorldError as error:
        from app.cli.arguments import parse  # noqa: PLC0415
        from app.cli.chat.command import is_terminal  # noqa: PLC0415

        if options.open is not None or options.ask or not is_terminal():
            raise
        reason = error.sentence.removesuffix(WINDOWLESS).strip()
        sys.stderr.write(f"draftlight: {' '.join(reason.split())} So this is the chat in the terminal.\n")
        chat = parse(["chat"])
        return _command(chat, paths, engine_factory)
    from app.desktop.single_instance import single_instance  # noqa: PLC0415

    with single_instance(paths.data, paths.open_requests, options.open, asks=options.ask) as ours:
        return _only_window(paths, engine_factory, keys, options, arguments) if ours else 0


def _only_window(
    paths: Paths,
    engine_factory: EngineFactory,
    keys: ServerKeys,
    options: argparse.Namespace,
    arguments: Sequence[str],
) -> int:
    from app.chats.store import ChatStore  # noqa: PLC0415
    from app.paths import resources  # noqa: PLC0415
    from app.settings import Settings  # noqa: PLC0415
    from app.ui.toolkit.language.translation import use_language  # noqa: PLC0415

    settings = Settings.load(paths.settings)
    # Before the window's modules are imported: names at their top hold texts.
    use_language(settings.language, resources() / "translations")
    from app.ui.application import run_window  # noqa: PLC0415

    def entries() -> tuple[LibraryEntry, ...]:
        # The window is there before anyone opens the picker.
        from app.models.library.model_library import Library  # noqa: PLC0415

        return Library(paths).described_entries()

    with ChatStore(paths.chats) as store:
        return run_window(
            [*sys.argv[:1], *arguments],
            paths=paths,
            engine_factory=engine_factory,
            store=store,
            settings=settings,
            entries=entries,
            recorded=options.open,
            server_keys=keys,
            asks=options.ask,
        )


def _self_test(options: argparse.Namespace, engine_factory: EngineFactory) -> int:
    from app.desktop.platforms import qt_arguments  # noqa: PLC0415

    arguments = qt_arguments()
    from app.ui.self_test import run_self_test  # noqa: PLC0415

    result = run_self_test([*sys.argv[:1], *arguments], engine_factory, screenshot=options.screenshot)
    if options.json:
        sys.stdout.write(json.dumps(result) + "\n")
    else:
        sys.stdout.write("".join(f"{name}: {value}\n" for name, value in result.items()))
    return 0 if result["ok"] else EXIT_NO


def _write_utf8() -> None:
    # A reply may hold any character; a console or pipe set to something smaller gets a question mark for it.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
