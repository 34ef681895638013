"""Functions of the commands, which their parsers carry. Each pays for its own imports, and for no other's."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from app.engine.port import EngineFactory
from app.paths import Paths

Perform = Callable[[argparse.Namespace, Paths, EngineFactory], int]
"""Does what was asked and returns the exit status; raises an ``AppError`` where something stands in the way."""


def run(options: argparse.Namespace, _paths: Paths, engine_factory: EngineFactory) -> int:
    from app.cli.run import run  # noqa: PLC0415

    return run(options, engine_factory)


def chat(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory) -> int:
    from app.cli.chat.command import chat  # noqa: PLC0415

    return chat(options, paths, engine_factory)


def bench(options: argparse.Namespace, _paths: Paths, engine_factory: EngineFactory) -> int:
    from app.cli.bench import bench  # noqa: PLC0415

    return bench(options, engine_factory)


def serve(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory) -> int:
    from app.serve.command import serve  # noqa: PLC0415

    return serve(options, paths, engine_factory)


def lend(options: argparse.Namespace, _paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.lend import lend  # noqa: PLC0415

    return lend(options)


def replay(options: argparse.Namespace, _paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.run import replay  # noqa: PLC0415

    return replay(options)


def check(options: argparse.Namespace, paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.check import check  # noqa: PLC0415

    return check(options.target, options.draft, paths, as_json=options.json)


def models(_options: argparse.Namespace, paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.model_files import list_models  # noqa: PLC0415

    return list_models(paths)


def pull(options: argparse.Namespace, paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.pull import pull  # noqa: PLC0415

    return pull(options.files, paths, projectors=not options.no_projector)


def remove(options: argparse.Namespace, paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.model_files import remove  # noqa: PLC0415
    from app.models.library.model_library import Library  # noqa: PLC0415

    return remove(options.model, Library(paths), yes=options.yes)


def scan(_options: argparse.Namespace, _paths: Paths, _engine_factory: EngineFactory) -> int:
    from app.cli.model_files import scan  # noqa: PLC0415

    return scan()


def doctor(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory) -> int:
    from app.cli.doctor import doctor  # noqa: PLC0415

    return doctor(paths, engine_factory, as_json=options.json)
