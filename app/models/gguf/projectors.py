"""Finds the projector that belongs to a model: the second file (``mmproj``) of a model that sees or hears."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path, PurePath
from typing import TypeVar

from app.errors import ModelFileError
from app.language import tr
from app.models.gguf.header import read_header
from app.models.gguf.names import quant_of, stem_in_words

MARK = "mmproj"
"""Stands in the name of every projector's file, and in the file as its kind."""
_SAYS_NOTHING = frozenset({MARK, "model", "gguf"})
_LIKED = ("F16", "Q8_0", "BF16", "F32")
"""Precisions, the best first: projectors are small, and more than sixteen bits only take time."""
_USUAL_SENSES = frozenset({"vision"})
_MEMORY_SHARE = 1.5
"""Of its file's size: it computes in memory of its own."""

File = TypeVar("File", bound=PurePath)


def projector_beside(model: Path) -> Path | None:
    """Return the projector in a model's folder that was made for it, as names tell; ``None`` where there is none."""
    try:
        names = [path for path in sorted(model.parent.iterdir()) if path.suffix.lower() == ".gguf"]
        if not any(map(is_projector, names)):
            return None
        files = {path: path.stat().st_size for path in names if path.is_file()}
    except OSError:
        return None
    return projector_among(model, files)


def shares_projector(model: Path, parts: Collection[Path]) -> bool:
    """Return whether another model of the folder sees pictures with the same projector.
    ``parts`` are all files of the model.
    """
    projector = projector_beside(model)
    others = [path for path in model.parent.glob("*.[gG][gG][uU][fF]") if path not in parts and not is_projector(path)]
    return projector is not None and any(projector_beside(other) == projector for other in others)


def projector_among(model: File, files: Mapping[File, int]) -> File | None:
    """Return which of a folder's files is the projector that was made for a model, as names tell.

    A name that tells nothing counts where the folder has no other model. Whether the two fit is for llama.cpp to say.
    ``files`` has sizes in bytes.
    """
    projectors = [path for path in files if is_projector(path)]
    if not projectors:
        return None
    own = _words(model)
    alone = all(_words(path) == own for path in files if path not in projectors)
    named = [path for path in projectors if (words := _words(path)) and (words <= own or own <= words)]
    fitting = named or [path for path in projectors if alone and not _words(path)]
    return min(fitting, key=lambda path: _rank(path, files[path]), default=None)


def is_projector(path: PurePath) -> bool:
    """Return whether a file's name says that it is a projector."""
    return MARK in path.name.lower()


def senses_of(projector: Path) -> frozenset[str]:
    """Return what a model gets by a projector: ``vision``, ``audio``, or both; one that cannot be read says vision."""
    try:
        return read_header(projector).senses or _USUAL_SENSES
    except ModelFileError:
        return _USUAL_SENSES


def memory_of_projector(file_bytes: int) -> int:
    """Return what a projector takes of the memory once a picture is shown: itself, and what it computes in."""
    return round(_MEMORY_SHARE * file_bytes)


def require_projector(path: Path) -> None:
    """Look at a file before it is given to llama.cpp.
    Raises ``ModelFileError`` if it is missing, damaged, or no projector.
    """
    header = read_header(path)
    if header.kind != MARK and header.architecture != "clip":
        raise ModelFileError(tr("{name} is no projector: it is a model of its own.", name=path.name))


def _rank(path: PurePath, size_bytes: int) -> tuple[int, int]:
    quant = quant_of(path)
    return (_LIKED.index(quant) if quant in _LIKED else len(_LIKED), size_bytes)


def _words(path: PurePath) -> frozenset[str]:
    quant = quant_of(path)
    stem = stem_in_words(path).lower().replace(MARK, " ")
    words = frozenset(re.split(r"[^a-z0-9]+", stem)) - _SAYS_NOTHING - {""}
    return words - frozenset(re.split(r"[^a-z0-9]+", quant.lower())) - _PRECISIONS


_PRECISIONS = frozenset({"f16", "bf16", "f32", "q8", "0"})
