"""The child's side of :mod:`app.engine.several_computers.process`: a whole engine whose port is a pair of pipes.

Commands come in on the standard input, as pickled values of this very program; events go out where the standard output
was. The end of the input, which also the parent's end is, ends the child.
"""

from __future__ import annotations

import logging
import os
import pickle
import sys
import threading
from contextlib import suppress
from pathlib import Path

from app.engine.engine import Engine
from app.engine.events import Event
from app.errors import kind_and_place
from app.llama.child_processes.service_child import frame, read_frame
from app.models.library.model_library import Library
from app.paths import Paths
from app.system.logfile import LogFormatter


def run(data: Path) -> int:
    """Do what is asked until nothing more can come; return the exit status."""
    _log_to_parent()
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123 - llama.cpp may print, which must not get between events
        os.dup2(nowhere.fileno(), 1)
    telling = threading.Lock()

    def tell(event: Event) -> None:
        with telling, suppress(OSError, ValueError):  # the parent is gone, which the end of the input tells
            answers.write(frame(pickle.dumps(event)))
            answers.flush()

    engine = Engine(tell, Library(Paths.at(data)))
    while (content := read_frame(requests)) is not None:
        match pickle.loads(content):  # noqa: S301 - from our own parent, through a pipe of its own
            case ("submit", command):
                engine.submit(command)
            case ("cancel", int(number)):
                engine.cancel(number)
            case ("remember", int(key), str(text), role):
                engine.remember(key, text, role)
            case ("forget", key):
                engine.forget(key)
    engine.close()
    os._exit(0)  # what waits for another computer cannot be ended otherwise


def _log_to_parent() -> None:
    """Let warnings, and errors by their kind and place alone, go to the standard error, which the parent logs."""
    handler = logging.StreamHandler()
    handler.setFormatter(LogFormatter("%(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    sys.excepthook = lambda _kind, error, _trace: _say_kind(error)
    threading.excepthook = lambda ended: _say_kind(ended.exc_value)
    sys.unraisablehook = lambda ended: _say_kind(ended.exc_value)


def _say_kind(error: BaseException | None) -> None:
    if error is not None and sys.stderr is not None:
        sys.stderr.write(f"{kind_and_place(error)}\n")
