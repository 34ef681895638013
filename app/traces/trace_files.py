"""Trace files on the disk and the samples that came along. Strangers write such files, so each is checked first.

What a file may hold is bounded before it is read as JSON: a few bytes of brackets become a hundred times as many in
Python's memory. A reply of 40,000 tokens, longer than most contexts, stays below every bound.

The samples were recorded from runs of the starter pair. ``uv run python -m tests.benchmarks.samples`` records them
anew.
"""

from __future__ import annotations

import gc
import json
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from app.errors import WorldError
from app.language import mark, tr
from app.paths import resources
from app.speculation.trace import Trace
from app.system.files import write_whole


@contextmanager
def without_collection() -> Iterator[None]:
    """Look for no garbage within the block, which makes many objects and none of it.

    Python would look through all of them again and again, and stop every thread for it.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


MOST_BYTES = 24 * 2**20
MOST_CONTAINERS = 600_000
"""Lists and objects in a file; a token has about nine."""
MOST_VALUES = 2_000_000
"""Values in a file; a token has about twenty."""


class TraceFileError(WorldError):
    """A file that cannot be shown as a trace; the sentence says why."""


def read_trace(path: Path) -> Trace:
    """Read a saved trace: at most a fixed number of bytes, and nothing but a trace.
    Raises ``TraceFileError`` if it is missing, too large, damaged, from a newer program, or no trace.
    """
    return parse_trace(_bytes_of(path), path.name)


def write_trace(path: Path, trace: Trace) -> None:
    """Save a trace, whole or not at all. Raises ``DiskFull`` or ``FolderNotWritable`` if it was not saved."""
    # ASCII alone: a file that no editor, mail program or terminal can spoil.
    write_whole(path, (json.dumps(trace.to_json(), separators=(",", ":")) + "\n").encode("ascii"))


def parse_trace(content: bytes, name: str) -> Trace:
    """Return the trace that ``content`` holds; ``name`` is what to call it in a sentence.
    Raises ``TraceFileError`` if it is none.
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


PREFIX = "sample:"


@dataclass(frozen=True, slots=True)
class Sample:
    """One recorded reply."""

    name: str
    title: str
    """For a button; marked for translation, as what follows is."""
    about: str
    """A description in one sentence."""
    question: str
    temperature: float
    seed: int
    max_tokens: int
    """Tokens at most: more than the reply needs, which ends by itself."""
    draft_tokens: int
    """Guesses each round. Automatic pacing guesses less where that gains little, and then there is less to see."""

    @property
    def path(self) -> Path:
        return resources() / "samples" / f"{self.name}.json"

    def read(self) -> Trace:
        """Read the recorded reply. Raises ``TraceFileError`` if this installation is not whole."""
        return read_trace(self.path)


SAMPLES = (
    Sample(
        "list",
        mark("A list"),
        mark("Much of a list is easy to guess: most guesses are right, and many words come at once."),
        "List five reasons to walk every day, with one sentence for each.",
        temperature=0.5,
        seed=3,
        max_tokens=300,
        draft_tokens=9,
    ),
    Sample(
        "code",
        mark("Code"),
        mark("Code says the next word well in advance."),
        "Write a Python function that adds two numbers, with a test.",
        temperature=0.3,
        seed=4,
        max_tokens=300,
        draft_tokens=9,
    ),
    Sample(
        "poem",
        mark("A daring poem"),
        mark("At temperature 2 the big model often takes a word that nobody would guess."),
        "Write an unusual poem of eight lines about glass, without rhymes.",
        temperature=2.0,
        seed=11,
        max_tokens=300,
        draft_tokens=8,
    ),
)


def sample_named(reference: str) -> Sample | None:
    """Return the sample that ``reference`` (such as ``sample:poem``) stands for, if it is one."""
    name = reference.removeprefix(PREFIX) if reference.startswith(PREFIX) else ""
    return next((sample for sample in SAMPLES if sample.name == name), None)
