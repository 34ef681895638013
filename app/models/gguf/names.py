"""Names of models for people, and strangers' words as one line."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path, PurePath

from app.models.gguf.header import Header

_QUANT = re.compile(r"[-._ ](?:(?:UD-)?I?Q\d(?:_[A-Z0-9]+)*|TQ\d_\d|B?F16|F32|MXFP4|NVFP4)$", re.IGNORECASE)
_MOST_LETTERS = 100
_SHARD = re.compile(r"-\d{5}-of-\d{5}$")


def name_in_words(header: Header, path: Path) -> str:
    """Such as "SmolLM2 135M Instruct (Q4_1)".

    File names are chosen for people and keep spellings such as "SmolLM2"; names inside files are often left over from
    training. So the file's name is used where it shows that it is the model's.
    """
    stem = stem_in_words(path)
    hints = [hint for hint in (header.size_label, header.basename) if hint]
    known = any(_folded(hint) in _folded(stem) for hint in hints)
    name = stem if known or not header.name else one_line(header.name)
    quant = header.quant or quant_of(path)
    return f"{name} ({quant})" if quant else name


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


def _folded(text: str) -> str:
    return re.sub(r"[^a-z0-9.]", "", text.casefold())
