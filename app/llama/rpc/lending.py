"""Lends this computer to others, in a child process: llama.cpp's RPC server runs until the process ends.

Its protocol knows no key, and what a client sends can end the process. So the process holds nothing of the person's,
and ends with its parent, whose end closes its standard input.
"""

from __future__ import annotations

import os
import threading

from app.errors import WorldError

NOT_BUILT_IN = 3
"""Exit status where this build of llama.cpp has no RPC backend."""


def run(address: str, threads: int) -> int:
    """Serve at ``host:port`` until the parent ends; return the child's exit status if that fails."""
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    from app.llama.rpc.backend import serve  # noqa: PLC0415 - loads llama.cpp

    try:
        serve(address, threads)
    except WorldError:
        return NOT_BUILT_IN
    return 1


def _end_with_parent() -> None:
    while os.read(0, 1):  # not from sys.stdin, whose lock would end the interpreter's own end with an abort
        pass
    os._exit(0)
