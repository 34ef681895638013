"""Which of a repository's files are models to chat with, as rows for a person.

A repository holds dozens of files: one model at many precisions, models in parts, and files that help other programs.
Parts become one row, helpers are left out, and precisions are said in words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from app.models.names import quant_of
from app.models.parts import MOST_PARTS, SHARD

_NO_CHAT_MODEL = re.compile(
    r"(?:^|[^a-z0-9])(?:mmproj|imatrix|mtp|eagle\d*|dflash|dspark|lora|adapter|embed(?:ding)?s?|rerank(?:er)?|tts|whisper|"
    r"asr|vae|unet|diffusion|flux|clip|t5xxl|vocab)(?![a-z0-9])|q4_0_[48]_[48]",
    re.IGNORECASE,
)
_LEAST_BYTES = 1_000_000
"""Below this it is a pointer or an error page."""

# The best trade of size for quality comes first; a row is recommended where no earlier one is offered.
_RECOMMENDED = ("Q4_K_M", "UD-Q4_K_XL", "Q4_K_S", "IQ4_XS", "Q5_K_M", "Q4_0", "Q4_1", "MXFP4", "Q8_0", "Q6_K")


@dataclass(frozen=True, slots=True)
class Listed:
    """A file as the Hub lists it."""

    name: str
    size_bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class FileRow:
    """One model at one precision."""

    names: tuple[str, ...]
    """The file, or its parts in their order."""
    size_bytes: int
    quant: str
    """Such as ``Q4_K_M``; empty where the name does not say."""
    words: str
    """Such as "Balanced"."""
    complete: bool
    recommended: bool = False


def fold(files: Sequence[Listed]) -> tuple[FileRow, ...]:
    """The rows of a repository, the smallest first; at most one is recommended."""
    groups: dict[tuple[str, int], dict[int, Listed]] = {}
    for file in files:
        if _NO_CHAT_MODEL.search(PurePosixPath(file.name).name):
            continue
        shard = SHARD.match(file.name)
        if shard is None:
            groups[file.name, 1] = {1: file}
        elif 0 < int(shard["number"]) <= int(shard["count"]) <= MOST_PARTS:
            groups.setdefault((shard["stem"], int(shard["count"])), {})[int(shard["number"])] = file
    rows = [_row(parts, count) for (_, count), parts in groups.items()]
    kept = sorted((row for row in rows if row.size_bytes >= _LEAST_BYTES), key=lambda row: (row.size_bytes, row.names))
    return tuple(_recommend(kept))


def in_words(quant: str) -> str:
    """A precision in plain words."""
    bits = re.search(r"\d+", quant)
    if not bits:
        return "Unknown precision"
    count = int(bits.group())
    if count >= 16:
        return "Full precision"
    return {1: "Tiny, much is lost", 2: "Very small, quality suffers", 3: "Small", 4: "Balanced", 5: "Large"}.get(
        count, "Largest, hardly any loss"
    )


def _row(parts: dict[int, Listed], count: int) -> FileRow:
    ordered = [parts[number] for number in sorted(parts)]
    quant = quant_of(PurePosixPath(ordered[0].name))
    return FileRow(
        names=tuple(file.name for file in ordered),
        size_bytes=sum(file.size_bytes for file in ordered),
        quant=quant,
        words=in_words(quant),
        complete=len(ordered) == count,
    )


def _recommend(rows: list[FileRow]) -> list[FileRow]:
    offered = {row.quant.upper(): at for at, row in reversed(list(enumerate(rows))) if row.complete}
    for quant in _RECOMMENDED:
        if quant in offered:
            rows[offered[quant]] = replace(rows[offered[quant]], recommended=True)
            break
    return rows
