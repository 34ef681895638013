"""The child's side of :mod:`app.llama.child_processes.service`.

It has a module of its own: a child that imports less starts sooner.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable
from typing import IO

from app.llama.child_processes.bounds import Bounds

_LENGTH = struct.Struct("<Q")
_MOST_BYTES = 400_000_000


def serve(answer: Callable[[bytes], bytes], bounds: Bounds) -> int:
    """Answer one request after another, until no more come; return the child's exit status.

    Args:
        answer: does one piece of work.
        bounds: what one piece of work may take, for the system to enforce.
    """
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    bounds.hold_this_process()
    while (request := read_frame(requests)) is not None:
        bounds.hold_time()
        answers.write(frame(answer(request)))
        answers.flush()
    return 0


def frame(content: bytes) -> bytes:
    """Return a request or an answer as it is sent, with its length before it."""
    return _LENGTH.pack(len(content)) + content


def read_frame(stream: IO[bytes]) -> bytes | None:
    """Read the next request or answer; ``None`` at the end, or where it is cut off or impossibly long."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    body = stream.read(length) if length <= _MOST_BYTES else b""
    return body if len(body) == length else None
