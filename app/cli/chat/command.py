"""``chat``: makes a conversation as the command line says."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial

from app.chats.store import ChatStore
from app.cli.chat.actions import ALWAYS_OWN
from app.cli.chat.conversation import TerminalChat
from app.cli.chat.lines import EditedLines, FileLines, Lines, Suggest
from app.cli.chat.pair_in_use import PairInUse, settle_models
from app.cli.chat.parameters import PARAMETERS
from app.cli.chat.screen import Screen, ShownParts
from app.cli.jobs import StoppedByKeys, jobs
from app.cli.terminal import ProgressLine, outcome_styles, use_color
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.desktop.single_instance import no_window_meanwhile
from app.engine.port import EngineFactory, EventSink
from app.engine.sharing.shared_engine import SharedEngine
from app.engine.sharing.shared_ports import PersonPort
from app.knowledge.collections import Collections
from app.models.library.model_library import Library
from app.paths import Paths
from app.settings import Settings
from app.tool_servers.server_settings import ServerList

_MOST_QUESTIONS = 500
"""Questions of earlier days to which the arrow keys go back at most."""

MakeLines = Callable[[Iterable[str], Callable[[], str], Suggest], Lines]
"""Makes lines to edit, given what was asked before, what the line below says, and what completes commands."""


def chat(
    options: argparse.Namespace, paths: Paths, engine_factory: EngineFactory, edited: MakeLines | None = None
) -> int:
    """Hold a conversation until its end; returns the exit status.
    ``edited`` makes the lines that are edited: those of the process's own terminal, where it has one and none are
    given. Raises ``AppError`` if the models that were named cannot be loaded, or the chats not be opened.
    """
    chosen = _chosen(options, paths)
    terminal = edited is not None or is_terminal()
    color = use_color(options.color, sys.stdout)
    view = ShownParts(color, wrong=options.show_rejected)
    screen = Screen(sys.stdout, sys.stderr, terminal=terminal, styles=outcome_styles(os.environ), view=view)

    def own_terminal(history: Iterable[str], status: Callable[[], str], suggest: Suggest) -> Lines:
        return EditedLines(history, status, suggest, color=color)

    with no_window_meanwhile(paths.data) as alone:
        store = ChatStore(paths.chats, beside=not alone)
    try:
        ports: list[PersonPort] = []

        def make_port(sink: EventSink) -> PersonPort:
            ports.append(SharedEngine(engine_factory).person(sink))
            return ports[0]

        with store, jobs(make_port) as work:
            engine, servers = EngineSession(), ServerList(paths.tool_servers)
            engine.attach(ports[0])
            collections, library = Collections(paths.collections, paths.knowledge), Library(paths)
            session = ChatSession(
                store,
                chosen,
                engine,
                background=work,
                servers=servers,
                collections=collections,
                entries=partial(library.described_entries, reads_new=True),
            )
            session.settings.own |= _own(options) | ALWAYS_OWN
            progress = ProgressLine(sys.stderr)
            pair = PairInUse(work, engine, chosen, library=library, progress=progress, options=options)
            held = TerminalChat(work, engine, pair, chosen, chat=session, screen=screen, store=store, progress=progress)
            if terminal:
                lines = (edited or own_terminal)(_questions(store), held.status, held.suggest)
            else:
                lines = FileLines(sys.stdin)
                chosen.set("tools_on", False)  # each call is asked for
            named = options.model is not None or options.model_draft is not None
            with closing(session.tools):
                return held.hold(lines, takes_up_latest=options.go_on, strict=named or not terminal)
    except StoppedByKeys as stopped:
        return 128 + stopped.number


def is_terminal() -> bool:
    """Return whether input and output are a person's terminal, one that can edit lines."""
    ours = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    return ours and os.environ.get("TERM") != "dumb"


def _chosen(options: argparse.Namespace, paths: Paths) -> Settings:
    """Return the window's settings, replaced where the command line says otherwise; they are not saved."""
    chosen = Settings.load(paths.settings)
    settle_models(chosen, options)
    for name in (*PARAMETERS, "rpc_servers"):
        if name in options:
            chosen.set(name, getattr(options, name))
    if options.system is not None:
        chosen.system_prompt = options.system
    chosen.set("remember_chats", False)  # the window hands over what to guess from
    chosen.set("disk_for_chats", 0)  # what lies there is the window's
    return chosen


def _own(options: argparse.Namespace) -> set[str]:
    """Return which settings the command line names: an assistant does not change them."""
    named = {name for name in PARAMETERS if name in options}
    return named | ({"system_prompt"} if options.system is not None else set())


def _questions(store: ChatStore) -> list[str]:
    return list(reversed(store.latest_questions(_MOST_QUESTIONS)))
