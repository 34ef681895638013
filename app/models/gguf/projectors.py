"""Finds the projector that belongs to a model: the second file (``mmproj``) of a model that sees pictures."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from app.errors import ModelFileError
from app.language import tr
from app.models.gguf.header import read_header
from app.models.gguf.names import quant_of, stem_in_words

MARK = "mmproj"
"""Stands in the name of every projector's file, and in the file as its kind."""
_SAYS_NOTHING = frozenset({MARK, "model", "gguf"})
_LIKED = ("F16", "Q8_0", "BF16", "F32")
"""Precisions, the best first: projectors are small, and more than sixteen bits only take time."""


def projector_beside(model: Path) -> Path | None:
    """Return the projector in a model's folder that was made for it, as its name tells; ``None`` where there is none.

    A name that tells nothing counts where the folder has no other model. Whether the two fit is for llama.cpp to say.
    """
    try:
        files = [path for path in sorted(model.parent.iterdir()) if path.suffix.lower() == ".gguf" and path.is_file()]
    except OSError:
        return None
    found = [path for path in files if MARK in path.name.lower()]
    if not found:
        return None
    own = _words(model)
    alone = all(_words(path) == own for path in files if path not in found)
    named = [path for path in found if (words := _words(path)) and (words <= own or own <= words)]
    fitting = named or [path for path in found if alone and not _words(path)]
    return min(fitting, key=_rank, default=None)


def require_projector(path: Path) -> None:
    """Look at a file before it is given to llama.cpp.

    Raises:
        ModelFileError: it is missing, damaged, or no projector.
    """
    header = read_header(path)
    if header.kind != MARK and header.architecture != "clip":
        raise ModelFileError(tr("{name} is no projector: it is a model of its own.", name=path.name))


def _rank(path: Path) -> tuple[int, int]:
    quant = quant_of(path)
    size = 0
    with suppress(OSError):
        size = path.stat().st_size
    return (_LIKED.index(quant) if quant in _LIKED else len(_LIKED), size)


def _words(path: Path) -> frozenset[str]:
    quant = quant_of(path)
    stem = stem_in_words(path).lower().replace(MARK, " ")
    words = frozenset(re.split(r"[^a-z0-9]+", stem)) - _SAYS_NOTHING - {""}
    return words - frozenset(re.split(r"[^a-z0-9]+", quant.lower())) - _PRECISIONS


_PRECISIONS = frozenset({"f16", "bf16", "f32", "q8", "0"})
