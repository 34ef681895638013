"""``remove`` and ``scan``: what is on this computer, and taking it away."""

from __future__ import annotations

import sys

from app.cli.terminal import one_line
from app.errors import UnknownModel, WorldError
from app.models.library.file_operations import delete_for_good, files_of, to_trash
from app.models.library.model_library import Library, LibraryEntry
from app.models.library.other_programs import find_elsewhere
from app.references.model_references import STARTER_PREFIX

_LISTED_PROBLEM = "It must be a model of the library, as `models` lists it."


def remove(name: str, library: Library, *, yes: bool) -> int:
    """Move a model to the trash, after asking on a terminal; returns the exit status.

    Raises:
        UnknownModel: it is none of the library's; files elsewhere are never touched.
        WorldError: it cannot be moved, or nobody is there to say yes.
    """
    entry = _entry(name, library)
    size = _size(entry)
    if not yes:
        if not sys.stdin.isatty():
            raise WorldError(f"Nothing was removed: add --yes to remove {entry.reference} without being asked.")
        sys.stderr.write(f"Move {entry.name}, {size}, to the trash? [y/N] ")
        sys.stderr.flush()
        if sys.stdin.readline().strip().casefold() not in {"y", "yes"}:
            return 1
    link = entry.path.is_symlink()
    if to_trash(entry.path):
        freed = "it was a link, so this frees nothing" if link else f"emptying it frees {size}"
        sys.stdout.write(f"{entry.reference} is in the trash; {freed}.\n")
    elif yes:
        delete_for_good(entry.path)
        sys.stdout.write(f"{entry.reference} is deleted; {'it was a link' if link else f'{size} are free again'}.\n")
    else:
        raise WorldError("There is no trash for this disk; add --yes to delete the model for good.")
    return 0


def _size(entry: LibraryEntry) -> str:
    """How much goes with a model: its parts, and what it alone sees pictures with."""
    size_bytes = sum(file.stat().st_size for file in files_of(entry.path))
    return f"{size_bytes / 1e6:,.0f} MB"


def scan() -> int:
    """One line for each model of another program: size, program, path."""
    found = find_elsewhere()
    for model in found:
        size, name, path = f"{model.size_bytes / 1e6:,.0f} MB", one_line(model.name), one_line(str(model.path))
        sys.stdout.write(f"{size:>12}  {model.program:<9}  {name}\n  {path}\n")
    if not found:
        sys.stderr.write("Neither Ollama, LM Studio nor the Hub's cache keeps models on this computer.\n")
    return 0


def _entry(name: str, library: Library) -> LibraryEntry:
    if name.startswith(STARTER_PREFIX):
        raise UnknownModel(f"{name} is a starter model and made anew when needed. {_LISTED_PROBLEM}")
    wanted = name.removeprefix("hf:").casefold()
    for entry in library.entries():
        if wanted in {entry.reference.casefold(), entry.path.name.casefold()}:
            return entry
    raise UnknownModel(f"There is no model {name} in the library. {_LISTED_PROBLEM}")
