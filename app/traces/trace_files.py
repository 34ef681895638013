"""Trace files on the disk. They come from strangers, so nothing about one is believed before it was looked at.

What a file may hold is bounded before it is read as JSON: a few bytes of brackets become a hundred times as many in
Python's memory. A reply of 40,000 tokens, longer than most contexts, stays below every bound.
"""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any, NoReturn

from app.errors import WorldError
from app.language import tr
from app.speculation.trace import Trace
from app.system.files import write_whole
from app.traces.collection import without_collection

MOST_BYTES = 24 * 2**20
MOST_CONTAINERS = 600_000
"""Lists and objects in a file; a token has about nine."""
MOST_VALUES = 2_000_000
"""Values in a file; a token has about twenty."""


class TraceFileError(WorldError):
    """A file that cannot be shown as a trace; the sentence says why."""


def read_trace(path: Path) -> Trace:
    """Read a saved trace: at most a fixed number of bytes, and nothing but a trace.

    Raises:
        TraceFileError: it is missing, too large, damaged, from a newer program, or no trace.
    """
    return parse_trace(_bytes_of(path), path.name)


def write_trace(path: Path, trace: Trace) -> None:
    """Save a trace, whole or not at all.

    Raises:
        DiskFull, FolderNotWritable: it was not saved.
    """
    # ASCII alone: a file that no editor, mail program or terminal can spoil.
    write_whole(path, (json.dumps(trace.to_json(), separators=(",", ":")) + "\n").encode("ascii"))


def parse_trace(content: bytes, name: str) -> Trace:
    """Return the trace that ``content`` holds; ``name`` is what to call it in a sentence.

    Raises:
        TraceFileError: it is none.
    """
    containers, values = content.count(b"[") + content.count(b"{"), content.count(b",")
    if len(content) > MOST_BYTES or containers > MOST_CONTAINERS or values > MOST_VALUES:
        raise _too_large(name)
    with without_collection():
        return _trace_in(content, name)


def _trace_in(content: bytes, name: str) -> Trace:
    try:
        # The parser alone would let no other thread run until it is done; it calls this for every object.
        data = json.loads(content.decode("utf-8-sig"), parse_constant=_refuse, object_hook=_as_it_is)
    except (ValueError, RecursionError) as error:
        begun = content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b'{"schema"')
        if begun:
            sentence = tr("“{name}” is damaged: it may have been cut off. Save or copy it again.", name=name)
        else:
            sentence = tr("“{name}” is not a recorded reply.", name=name)
        raise TraceFileError(sentence) from error
    if isinstance(data, dict) and "messages" in data and "rounds" not in data:
        raise TraceFileError(tr("“{name}” is a whole chat. What can be opened here is one recorded reply.", name=name))
    try:
        return Trace.from_json(data)
    except ValueError as error:
        raise TraceFileError(tr("“{name}” cannot be shown. {error}", name=name, error=error)) from error


def _bytes_of(path: Path) -> bytes:
    try:
        # A pipe would be waited for, and a device never ends.
        if not stat.S_ISREG(path.stat().st_mode):
            raise TraceFileError(tr("“{path}” is not a file.", path=path.name or path))
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name may hold what no name can hold
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise TraceFileError(tr("“{path}” cannot be read: {reason}.", path=path.name or path, reason=reason)) from error
    if len(content) > MOST_BYTES:
        raise _too_large(path.name)
    return content


def _too_large(name: str) -> TraceFileError:
    return TraceFileError(
        tr(
            "“{name}” is too large for a recorded reply ({value} MB at most), and was not opened.",
            name=name,
            value=MOST_BYTES // 2**20,
        )
    )


def _as_it_is(entry: dict[str, Any]) -> dict[str, Any]:
    return entry


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")
