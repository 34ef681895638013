"""Which of a repository's files are models to chat with, as rows for a person.

A repository holds dozens of files: one model at many precisions, models in parts, and files that help other programs.
Parts become one row, helpers are left out, and precisions are said in words. Heads and assistants, which guess for one
model, are rows of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from app.language import mark, tr, tr_marked
from app.models.gguf.fit import Fit
from app.models.gguf.names import quant_of
from app.models.gguf.projectors import is_projector, projector_among
from app.models.gguf.shards import MOST_SHARDS, SHARD

_NO_CHAT_MODEL = re.compile(
    r"(?:^|[^a-z0-9])(?:mmproj|imatrix|lora|adapter|embed(?:ding)?s?|rerank(?:er)?|tts|whisper|"
    r"asr|vae|unet|diffusion|flux|clip|t5xxl|vocab)(?![a-z0-9])|q4_0_[48]_[48]",
    re.IGNORECASE,
)
_GUESSER = re.compile(
    r"(?:^|[^a-z0-9])(?:eagle-?\d*|dflash\d*|dspark|it-assistant)(?![a-z0-9])|^mtp[-_.]", re.IGNORECASE
)
"""Names of what guesses for another model. A model whose name has "MTP" further on brings its own guessing layers."""
_LEAST_BYTES = 1_000_000
"""Below this it is a pointer or an error page."""
_MOST_BESIDE = 200
"""In a folder, where projectors are looked for: each name is compared with each, and no honest folder has more."""
_SMALL_BYTES = 1_200_000_000
"""A model whose 8-bit file is smaller than this loses much at fewer bits, and costs little at eight."""

# The best trade of size for quality comes first; a row is recommended where no earlier one is offered.
_RECOMMENDED = ("Q4_K_M", "UD-Q4_K_XL", "Q4_K_S", "IQ4_XS", "Q5_K_M", "Q4_0", "Q4_1", "MXFP4", "Q8_0", "Q6_K")


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A file as the Hub lists it."""

    name: str
    size_bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class RepoFile:
    """One model at one precision."""

    parts: tuple[ListedFile, ...]
    """The file, or its parts in their order."""
    quant: str
    """Such as ``Q4_K_M``; empty where the name does not say."""
    words: str
    """Such as "Balanced"."""
    complete: bool
    """All parts are there."""
    recommended: bool = False
    projector: ListedFile | None = None
    """The file beside it with which it sees pictures, where there is one."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(part.name for part in self.parts)

    @property
    def size_bytes(self) -> int:
        return sum(part.size_bytes for part in self.parts)


def fold(files: Sequence[ListedFile]) -> tuple[RepoFile, ...]:
    """Return the chat models of a repository, the smallest first; at most one is recommended."""
    rows = _rows([file for file in files if not _NO_CHAT_MODEL.search(_base(file)) and not is_guesser(file.name)])
    beside = _folders_with_projectors(files)
    return tuple(replace(row, projector=_projector_of(row, beside)) for row in rows)


_Folder = dict[PurePosixPath, ListedFile]


def _folders_with_projectors(files: Sequence[ListedFile]) -> dict[PurePosixPath, _Folder]:
    """Return the models and projectors of each folder that has both: on this computer a projector is looked for beside
    its model.
    """
    folders: dict[PurePosixPath, _Folder] = {}
    for file in files:
        path = PurePosixPath(file.name)
        if is_projector(path) or not (_NO_CHAT_MODEL.search(path.name) or is_guesser(file.name)):
            folders.setdefault(path.parent, {})[path] = file
    return {
        place: folder
        for place, folder in folders.items()
        if len(folder) <= _MOST_BESIDE and any(map(is_projector, folder))
    }


def _projector_of(row: RepoFile, folders: Mapping[PurePosixPath, _Folder]) -> ListedFile | None:
    first = PurePosixPath(row.names[0])
    folder = folders.get(first.parent, {})
    found = projector_among(first, {path: file.size_bytes for path, file in folder.items()})
    return folder[found] if found is not None else None


def fold_guessers(files: Sequence[ListedFile]) -> tuple[RepoFile, ...]:
    """Return what guesses for another model, as far as names tell: heads and assistants."""
    return _rows([file for file in files if not _NO_CHAT_MODEL.search(_base(file)) and is_guesser(file.name)])


def is_guesser(name: str) -> bool:
    """Return whether a file's path says that it guesses for another model."""
    path = PurePosixPath(name)
    own_folder = path.parent.name.casefold() == "mtp" and "mtp" in path.name.casefold()
    return own_folder or _GUESSER.search(path.name) is not None


def _base(file: ListedFile) -> str:
    return PurePosixPath(file.name).name


def _rows(files: Sequence[ListedFile]) -> tuple[RepoFile, ...]:
    groups: dict[tuple[str, int], dict[int, ListedFile]] = {}
    for file in files:
        shard = SHARD.match(file.name)
        if shard is None:
            groups[file.name, 1] = {1: file}
        elif 0 < int(shard["number"]) <= int(shard["count"]) <= MOST_SHARDS:
            groups.setdefault((shard["stem"], int(shard["count"])), {})[int(shard["number"])] = file
    rows = [_row(parts, count) for (_, count), parts in groups.items()]
    kept = sorted((row for row in rows if row.size_bytes >= _LEAST_BYTES), key=lambda row: (row.size_bytes, row.names))
    return recommend(kept, lambda _: Fit.FITS)


def recommend(rows: Sequence[RepoFile], fit_of: Callable[[RepoFile], Fit]) -> tuple[RepoFile, ...]:
    """Recommend one of the rows: the best trade among those that fit best; none where nothing fits."""
    whole = [row for row in rows if row.complete]
    fits = {fit: [row for row in whole if fit_of(row) is fit] for fit in (Fit.FITS, Fit.TIGHT)}
    best = _best(fits[Fit.FITS]) or _best(fits[Fit.TIGHT])
    return tuple(replace(row, recommended=row is best) for row in rows)


def _best(rows: Sequence[RepoFile]) -> RepoFile | None:
    by_quant = {row.quant.upper(): row for row in reversed(rows)}
    eight_bits = by_quant.get("Q8_0")
    if eight_bits is not None and eight_bits.size_bytes < _SMALL_BYTES:
        return eight_bits
    known = next((by_quant[quant] for quant in _RECOMMENDED if quant in by_quant), None)
    # Where none of the usual ones is offered, the largest that fits loses least.
    return known or max(rows, key=lambda row: row.size_bytes, default=None)


def main_rows(rows: Sequence[RepoFile]) -> tuple[RepoFile, ...]:
    """Return one row for each word such as "Balanced", in their order: what a person chooses among at first."""
    chosen: dict[str, RepoFile] = {}
    for row in rows:
        known = chosen.get(row.words)
        if known is None or (not known.recommended and (row.recommended or _rank(row) < _rank(known))):
            chosen[row.words] = row
    return tuple(row for row in rows if chosen[row.words] is row)


def _rank(row: RepoFile) -> int:
    quant = row.quant.upper()
    preferred = (*_RECOMMENDED, "Q5_K_M", "Q3_K_M", "Q2_K", "IQ3_M", "IQ2_M", "BF16", "F16")
    return preferred.index(quant) if quant in preferred else len(preferred)


def in_words(quant: str) -> str:
    """Return a precision in plain words."""
    bits = re.search(r"\d+", quant)
    if not bits:
        return tr("Unknown precision")
    count = int(bits.group())
    if count >= 16:
        return tr("Full precision")
    words = {
        1: mark("Tiny, much is lost"),
        2: mark("Very small, quality suffers"),
        3: mark("Small"),
        4: mark("Balanced"),
        5: mark("Large"),
    }.get(count, mark("Largest, hardly any loss"))
    return tr_marked(words)


def _row(parts: dict[int, ListedFile], count: int) -> RepoFile:
    ordered = [parts[number] for number in sorted(parts)]
    quant = quant_of(PurePosixPath(ordered[0].name))
    return RepoFile(
        parts=tuple(ordered),
        quant=quant,
        words=in_words(quant),
        complete=len(ordered) == count,
    )
