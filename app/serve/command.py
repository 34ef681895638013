"""``serve``: runs the local API, through which other programs reach the models, until a signal ends it."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from dataclasses import replace
from types import FrameType

from app.engine.port import EngineFactory
from app.engine.sharing.sole_client import sole_client
from app.errors import PortInUse
from app.models.library.model_library import Library
from app.paths import Paths
from app.references import STARTER_TARGET
from app.reply_settings import own_reply_settings
from app.serve.model_names import name_for_clients
from app.serve.model_registry import STARTER, LoadOptions, ModelChoice, SpeculationOptions
from app.serve.security import AccessRules, allowed
from app.serve.server import ServeOptions, Server, listen
from app.settings import Settings
from app.speculation.settings import SpeculationMode
from app.system.process import handle_signals


def serve(options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory) -> int:
    """Answer requests; returns the exit status of the signal that ended it.
    Raises ``AppError`` if the address is taken, or the models that were named cannot be loaded.
    """
    chosen = serve_options(options, paths)
    try:
        listening = listen(chosen.access.host, chosen.port)
    except PortInUse as error:
        raise PortInUse(f"{error.sentence} Choose another one with --port.") from error

    def tell(sentence: str) -> None:
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()

    server = Server(chosen, paths, sole_client(engine_factory), listening, tell=tell)
    ended_by: list[int] = []

    def end(number: int, _frame: FrameType | None) -> None:
        ended_by.append(number)
        if len(ended_by) > 1:  # a second signal: the job may hang
            with suppress(OSError):
                sys.stderr.flush()
            os._exit(128 + number)
        server.stop()

    def ready() -> None:
        key = ", with the key" if chosen.access.key is not None else ""
        tell(f"Listening at {server.address}{key}. Ctrl-C ends it.")

    with handle_signals(end):
        server.run(ready)
    return 128 + ended_by[0] if ended_by else 0


def serve_options(options: argparse.Namespace, paths: Paths) -> ServeOptions:
    """Make the options of the server from those of the command line.
    Raises ``AppError`` if the models that were named are not here.
    """
    mode = SpeculationMode.AUTOMATIC
    if options.lookup:
        mode = SpeculationMode.LOOKUP
    elif options.no_draft:
        mode = SpeculationMode.OFF
    return ServeOptions(
        access=AccessRules(
            host=options.host,
            key=options.api_key,
            names=allowed(options.allow_host),
            origins=frozenset(options.allow_origin),
        ),
        port=options.port,
        first=_first(options, paths),
        loading=LoadOptions(
            context_tokens=options.ctx_size,
            threads=options.threads,
            gpu_layers=options.gpu_layers,
            draft_gpu_layers=options.gpu_layers_draft,
            own_layers=not options.lookup,
            guesses=not options.no_draft,
            parallel=options.parallel or 0,
            rpc_servers=options.rpc,
            tries_again=options.try_again,
        ),
        usual=SpeculationOptions(mode, options.draft_max, options.draft_min, options.draft_p_min),
        manages_models=options.manage_models,
        memory_share=Settings.load(paths.settings).memory_for_chats / 100,
    )


def _first(options: argparse.Namespace, paths: Paths) -> ModelChoice | None:
    if options.model is None:
        return None
    if not options.pauses:  # the starter pair by its name
        starter = STARTER if options.model_draft == STARTER.draft else _starter_alone(options)
        return replace(starter, chat_template=options.chat_template)
    path = Library(paths).find(options.model)
    return ModelChoice(
        name=name_for_clients(options.model, paths),
        target=options.model,
        draft=options.model_draft,
        own=own_reply_settings(options.model),
        path=path,
        size_bytes=path.stat().st_size if path is not None else 0,
        chat_template=options.chat_template,
    )


def _starter_alone(options: argparse.Namespace) -> ModelChoice:
    return ModelChoice(STARTER.name, STARTER_TARGET, options.model_draft, pauses=False, own=STARTER.own)
