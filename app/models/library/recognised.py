"""Files of the catalogue that are on this computer already, outside our folder: no need to fetch them again.

Ollama and the Hub's cache name their files after the sha256 of what is in them. Elsewhere a file is taken for the
published one if it has its name and its size to the byte; whether its content is sound shows when it is loaded.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from app.models.library.catalog import CatalogFile
from app.models.library.model_library import Library
from app.models.library.other_programs import find_elsewhere


@dataclass(frozen=True, slots=True)
class FoundFile:
    """Where a file of the catalogue is."""

    path: Path
    place: str
    """Whose folder that is, in words."""


def recognise(files: Iterable[CatalogFile], library: Library, *, home: Path | None = None) -> dict[str, FoundFile]:
    """Return, by the catalogue's id, where each file is that other programs keep, or that the person added."""
    candidates = [(model.path, model.size_bytes, model.program) for model in find_elsewhere(home)]
    candidates += [(entry.path, entry.size_bytes, "your own folder") for entry in library.added_entries()]
    found: dict[str, FoundFile] = {}
    for file in files:
        for path, size, place in candidates:
            if size == file.size_bytes and _is_that(path, file):
                found[file.id] = FoundFile(path, place)
                break
    return found


def _is_that(path: Path, file: CatalogFile) -> bool:
    if path.name.casefold() == PurePosixPath(file.hub.name).name.casefold():
        return True
    try:
        content = path.resolve().name.removeprefix("sha256-")
    except (OSError, RuntimeError):  # a circle of links
        return False
    return bool(file.sha256) and content == file.sha256
