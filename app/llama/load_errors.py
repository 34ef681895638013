"""Explains why llama.cpp did not load a file, by what it logged."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from app.errors import ModelFileError, NotEnoughMemory, WorldError
from app.language import tr

_NO_MEMORY = re.compile(
    r"failed to allocate|unable to allocate|out of memory|cannot allocate memory|bad_alloc|memalign failed",
    re.IGNORECASE,
)
_OF_THE_SYSTEM = re.compile(
    r"(?:failed to open \S+|(?:read|seek|lseek|ftell) error|(?:mmap|CreateFileMappingA|MapViewOfFile) failed): ([^;]*)"
    r"|failed to open [^;(]*\(([^)]*)\)"
)
"""Not the file's fault: another program has it, its disk is gone, or too many files are open."""
_NEWER = re.compile(
    r"unknown pre-tokenizer type|unknown tokenizer|has invalid ggml type|wrong number of tensors|too many tensors"
    r"|unsupported model architecture|missing tensor info mapping"
)
_DAMAGED = re.compile(
    r"not within the file bounds|corrupted|end of file|invalid data|exceeds remaining file size|failed to read"
    r"|has offset \d+, expected|is duplicated|duplicate (?:key|tensor)|exceeds maximum"
)
_ARCHITECTURE = re.compile(r"unknown model architecture: '([^']*)'")
_FUNCTION = re.compile(r"^(?:error loading model(?: \w+)?|[a-z_0-9]+): ")
"""Before what it says llama.cpp puts the functions in which it happened."""
_MOST_LETTERS = 200


def load_error(path: Path, detail: str) -> WorldError:
    """Return the error for a file.

    Args:
        path: the file.
        detail: what llama.cpp logged, its lines with semicolons between them.
    """
    if _NO_MEMORY.search(detail):
        return NotEnoughMemory(
            tr(
                "There is not enough free memory for {name}. Close other programs, or pick a smaller model.",
                name=path.name,
            )
        )
    with contextlib.suppress(OSError):
        if not path.is_file():
            return ModelFileError(tr("There is no file {path}.", path=path))
    if (system := _OF_THE_SYSTEM.search(detail)) is not None:
        return WorldError(tr("{path} cannot be read: {error}.", path=path, error=system[1] or system[2]))
    return ModelFileError(_fault_of_file(path.name, detail))


def _fault_of_file(name: str, detail: str) -> str:
    if (unknown := _ARCHITECTURE.search(detail)) is not None:
        return tr("{name} is of a kind this version cannot run ({architecture}).", name=name, architecture=unknown[1])
    reason = reason_in(detail)
    if _NEWER.search(detail):
        return tr(
            "{name} cannot be loaded: it is newer than this version of Draftlight ({reason}).", name=name, reason=reason
        )
    if _DAMAGED.search(detail) or not reason:
        return tr("{name} cannot be loaded: the file is incomplete or damaged. Download it again.", name=name)
    return tr("{name} cannot be loaded. llama.cpp says: {reason}.", name=name, reason=reason)


def reason_in(detail: str) -> str:
    """Return what llama.cpp said first, without the names of its functions; empty where it said nothing of its own."""
    first = detail.partition("; ")[0].strip()
    while (named := _FUNCTION.match(first)) is not None:
        first = first[named.end() :]
    return "" if first.startswith("failed to load model") else first[:_MOST_LETTERS].rstrip(". ")
