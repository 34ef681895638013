"""Names of models for people, and strangers' words as one line."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path, PurePath

from app.models.gguf.header import Header
from app.models.gguf.heads import ModelFileKind, kind_of

_QUANT = re.compile(r"[-._ ](?:(?:UD-)?I?Q\d(?:_[A-Z0-9]+)*|TQ\d_\d|B?F16|F32|MXFP4|NVFP4)$", re.IGNORECASE)
_SAYS_NOTHING = re.compile(
    r"(?:sha256\W?[0-9a-f]*|[0-9a-f]{12,}|gg(?:ml|uf)|models?|blob|file|download|[\W\d_])+", re.IGNORECASE
)
"""A file's name without ending and precision that is no model's: a hash, or what any file is called."""
_MOST_LETTERS = 100
_SHARD = re.compile(r"-\d{5}-of-\d{5}$")


def name_in_words(header: Header, path: Path) -> str:
    """Return a name for people, such as "SmolLM2 135M Instruct (Q4_1)".

    File names are chosen for people and keep spellings such as "SmolLM2"; names inside files are often left over from
    training. So a model is called by its file's name, before it is opened and after, unless that says nothing; a head
    without a precision in its file's name is called by what it says of itself.
    """
    quant = quant_of(path)
    says_nothing = _SAYS_NOTHING.fullmatch(stem_in_words(path)) or (not quant and kind_of(header) is ModelFileKind.HEAD)
    if not header.name or not says_nothing:
        return name_of(path)
    quant = header.quant or quant
    return f"{one_line(header.name)} ({quant})" if quant else one_line(header.name)


def stem_in_words(path: PurePath) -> str:
    """Return the file's name without ending, part number and precision, in words."""
    stem = _SHARD.sub("", path.stem)
    return " ".join(re.split(r"[-_ ]+", _QUANT.sub("", stem))).strip() or path.stem


def name_of(path: Path) -> str:
    """Name a file that was not opened: its own name in words, with the precision in it."""
    quant = quant_of(path)
    return f"{stem_in_words(path)} ({quant})" if quant else stem_in_words(path)


def quant_of(path: PurePath) -> str:
    """Return the precision in the file's name, or nothing."""
    match = _QUANT.search(_SHARD.sub("", path.stem))
    return match.group()[1:].upper() if match else ""


def one_line(text: object, most: int = _MOST_LETTERS) -> str:
    """Return a stranger's words as they may stand in a line of the window or of a terminal.

    Without line ends, other control characters and marks that turn the direction, and of bounded length.
    """
    head = str(text)[: 4 * most]
    plain = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in head)
    words = " ".join(plain.split())
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"
