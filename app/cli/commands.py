"""The commands without a window, by name."""

from __future__ import annotations

import argparse

from app.cli.jobs import EngineFactory
from app.models.library.references import Library
from app.paths import Paths


def perform(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory) -> int:
    """Do what was asked; returns the exit status.

    Raises:
        AppError: something in the world stands in the way.
    """
    match options.command:
        case "run" | "bench" | "replay":
            return _write_replies(options, engine_factory)
        case "check":
            from app.cli.check import check  # noqa: PLC0415 - each command pays for its own imports

            return check(options.target, options.draft, paths, as_json=options.json)
        case "models":
            from app.cli.listing import list_models  # noqa: PLC0415

            return list_models(paths)
        case "pull" | "remove" | "scan":
            return _change_library(options, paths)
        case _:
            from app.cli.doctor import doctor  # noqa: PLC0415

            return doctor(paths, engine_factory, as_json=options.json)


def _write_replies(options: argparse.Namespace, engine_factory: EngineFactory) -> int:
    """New ones, or one that was saved; each command pays for its own imports."""
    if options.command == "run":
        from app.cli.run import run  # noqa: PLC0415

        return run(options, engine_factory)
    if options.command == "bench":
        from app.cli.bench import bench  # noqa: PLC0415

        return bench(options, engine_factory)
    from app.cli.replay import replay  # noqa: PLC0415

    return replay(options)


def _change_library(options: argparse.Namespace, paths: Paths) -> int:
    if options.command == "pull":
        from app.cli.pull import pull  # noqa: PLC0415

        return pull(options.files, paths)
    from app.cli.shelf import remove, scan  # noqa: PLC0415

    return scan() if options.command == "scan" else remove(options.model, Library(paths), yes=options.yes)
