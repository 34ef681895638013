"""Looking around on the Hub: repositories by words, their model files, and what a file says about itself.

Nothing large moves here. A file's header stands in its first megabytes, so a request for those decides whether two
models fit together before either is fetched.

A repository holds dozens of files: one model at many precisions, models in parts, and files that help other programs.
Parts become one row, helpers are left out, and precisions are said in words. Heads and assistants, which guess for one
model, are rows of their own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any

from app.errors import HubUnreachable, ModelFileError, NotOnHub
from app.language import mark, tr, tr_marked
from app.models.download.transfer import PublishedFile, ask_published
from app.models.gguf.file_names import MOST_SHARDS, SHARD, HubFile, is_safe_path, repo_in
from app.models.gguf.fit import Fit
from app.models.gguf.header import Header, HeaderIncomplete, parse_header
from app.models.gguf.names import one_line, quant_of
from app.models.gguf.projectors import is_projector, projector_among
from app.models.network.hub_client import ask, open_answer
from app.models.network.hub_internals import endpoint, model_info

_NO_CHAT_MODEL = re.compile(
    r"(?:^|[^a-z0-9])(?:mmproj|imatrix|lora|adapter|embed(?:ding)?s?|rerank(?:er)?|tts|whisper|"
    r"asr|vae|unet|diffusion|flux|clip|t5xxl|vocab)(?![a-z0-9])|q4_0_[48]_[48]",
    re.IGNORECASE,
)
_GUESSER = re.compile(
    r"(?:^|[^a-z0-9])(?:eagle-?\d*|dflash\d*|dspark|b(?:8|16|32)|block-?\d+|(?:it|qat|glimmer-\d+b)-assistant)(?![a-z0-9])|^mtp[-_.]",
    re.IGNORECASE,
)
"""Names of what guesses for another model, perhaps by the length of its blocks. A model whose name has "MTP" further on
brings its own guessing layers."""
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
    projector = projector_among(first, {path: file.size_bytes for path, file in folder.items()})
    return folder[projector] if projector is not None else None


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
    shown = sorted((row for row in rows if row.size_bytes >= _LEAST_BYTES), key=lambda row: (row.size_bytes, row.names))
    return recommend(shown, lambda _: Fit.FITS)


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
    recommended = next((by_quant[quant] for quant in _RECOMMENDED if quant in by_quant), None)
    # Where none of the usual ones is offered, the largest that fits loses least.
    return recommended or max(rows, key=lambda row: row.size_bytes, default=None)


def main_rows(rows: Sequence[RepoFile]) -> tuple[RepoFile, ...]:
    """Return one row for each word such as "Balanced", in their order: what a person chooses among at first."""
    chosen: dict[str, RepoFile] = {}
    for row in rows:
        row_chosen = chosen.get(row.words)
        if row_chosen is None or (not row_chosen.recommended and (row.recommended or _rank(row) < _rank(row_chosen))):
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
    return RepoFile(parts=tuple(ordered), quant=quant, words=in_words(quant), complete=len(ordered) == count)


HEADER_BYTES = 16 * 1024 * 1024
"""Headers take 1.8 MB (SmolLM2) to 15.8 MB (Gemma 4)."""
_FIRST_LOOK_BYTES = 2 * 1024 * 1024
"""Enough for the smallest; each further look needs twice as much."""
_MOST_FOUND = 30
_MOST_ANSWER_BYTES = 32 * 1024 * 1024
"""Of one answer about repositories; one that names 10,000 files has 3 MB."""
_TIMEOUT_S = 10.0


class Abandoned(Exception):
    """The question was given up: its answer is not wanted any more."""


@dataclass(frozen=True, slots=True)
class FoundRepo:
    """A repository that a search found."""

    name: str
    downloads: int
    gated: bool


@dataclass(frozen=True, slots=True)
class RepoFacts:
    """The facts that the Hub read in a repository's files; ``None`` or empty where it does not say."""

    architecture: str = ""
    parameters: int | None = None
    context_tokens: int | None = None
    chat_template: bool | None = None
    """True if it knows how a conversation is written; a base model does not."""


@dataclass(frozen=True, slots=True)
class RepoListing:
    """The models of a repository."""

    repo: str
    commit: str
    licence: str
    gated: bool
    rows: tuple[RepoFile, ...]
    hidden_files: int
    """Number of model files that are left out, being no chat models."""
    facts: RepoFacts
    guessers: tuple[RepoFile, ...] = ()
    """Heads and assistants, by their names."""


class HubBrowser:
    """Asks the Hub. Every method blocks for as long as the Hub takes.

    The client's own search waits out errors by itself, for half a minute when offline and for as long as a busy Hub
    asks, and closes connections that downloads are using; so its session is asked once, and a person decides.
    The token is sent to the Hub alone. ``abandoned`` is asked while bytes arrive: once it says yes, :class:`Abandoned`
    is raised.
    """

    def __init__(self, token: str | None = None, abandoned: Callable[[], bool] = lambda: False) -> None:
        self._token = token
        self._abandoned = abandoned

    def search(self, words: str, author: str = "") -> tuple[FoundRepo, ...]:
        """Return repositories with GGUF files, the most fetched first.
        Raises ``HubUnreachable``, ``AccessNeeded`` or ``Abandoned``.
        """
        parameters = {"filter": "gguf", "sort": "downloads", "limit": str(_MOST_FOUND)}
        parameters |= {name: value for name, value in (("search", words), ("author", author)) if value}

        def question() -> tuple[FoundRepo, ...]:
            answer = self._json("/api/models", parameters, "that")
            return tuple(FoundRepo(info["id"], int(info.get("downloads") or 0), bool(info.get("gated")))
                         for info in answer[:_MOST_FOUND])  # fmt: skip

        return tuple(repo for repo in ask(question, "that") if _is_repo(repo.name))

    def listing(self, text: str) -> RepoListing:
        """Return the model files of a repository that a person named or pasted the link of.
        Raises ``NotOnHub``, ``HubUnreachable``, ``AccessNeeded`` or ``Abandoned``.
        """
        repo = repo_in(text)

        def question() -> RepoListing:
            info = model_info(self._json(f"/api/models/{repo}", {"blobs": "true"}, repo))
            listed = [_listed(sibling) for sibling in info.siblings or ()]
            models = [file for file in listed if file.name.lower().endswith(".gguf") and is_safe_path(file.name)]
            rows = fold(models)
            card = info.card_data.to_dict() if info.card_data else {}
            seen_with = {row.projector.name for row in rows if row.projector is not None}
            shown = sum(len(row.names) for row in rows) + len(seen_with)
            if not isinstance(info.sha, str):
                raise TypeError("a repository without a commit")
            licence = one_line(card.get("license") or "")
            return RepoListing(repo, info.sha, licence, bool(info.gated), rows, len(models) - shown, _facts(info.gguf),
                               fold_guessers(models))  # fmt: skip

        return ask(question, repo)

    def header(self, file: HubFile, revision: str = "main") -> Header:
        """Return what a file says about itself, from its first megabytes alone.
        Raises ``NotOnHub``, ``HubUnreachable``, ``AccessNeeded`` or ``Abandoned``, ``ModelFileError`` if it is no
        model, damaged, or its header is larger than any known.
        """
        facts = ask_published(file, revision, self._token)
        if self._abandoned():
            raise Abandoned
        return self._header(file, facts)

    def _header(self, file: HubFile, facts: PublishedFile) -> Header:
        """Read on until the header is whole: a small model's is a tenth of the largest."""
        limit = min(HEADER_BYTES, facts.size_bytes)
        start, byte_count = bytearray(), min(_FIRST_LOOK_BYTES, limit)

        def enough(piece: bytes) -> Header | None:
            nonlocal byte_count
            start.extend(piece)
            while len(start) >= byte_count:
                try:
                    return parse_header(bytes(start[:limit]), file.name)
                except HeaderIncomplete:
                    if byte_count >= limit:
                        raise
                    byte_count = min(2 * byte_count, limit)
            return None

        try:
            header = self._read(facts.url, file.reference, enough, headers={"Range": f"bytes=0-{limit - 1}"})
            return header if header is not None else parse_header(bytes(start), file.name)
        except HeaderIncomplete:
            if len(start) < limit:
                raise HubUnreachable(tr("The connection to the Hub broke. Check your connection.")) from None
            raise ModelFileError(
                tr("{name} describes itself in more than 16 MB; no known model does.", name=file.name)
            ) from None

    def _json(self, path: str, parameters: dict[str, str], what: str) -> Any:
        content = bytearray()

        def keep(piece: bytes) -> None:
            content.extend(piece)
            if len(content) > _MOST_ANSWER_BYTES:
                raise ValueError("an answer without end")

        self._read(endpoint() + path, what, keep, parameters=parameters)
        return json.loads(content)

    def _read(
        self,
        url: str,
        what: str,
        take: Callable[[bytes], Header | None],
        *,
        parameters: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
    ) -> Header | None:
        """Hand an answer to ``take`` as it arrives, until that returns something or the answer ends."""
        with open_answer(
            url, what, token=self._token, parameters=parameters, headers=headers, timeout_s=_TIMEOUT_S
        ) as response:
            # A server that ignores the range is left as soon as enough came.
            for piece in response.iter_bytes(64 * 1024):
                if self._abandoned():
                    raise Abandoned
                if (result := take(piece)) is not None:
                    return result
        return None


def _is_repo(name: str) -> bool:
    try:
        return repo_in(name) == name
    except NotOnHub:
        return False


def _facts(gguf: Any) -> RepoFacts:
    fields = gguf if isinstance(gguf, dict) else {}

    def number(key: str) -> int | None:
        return value if type(value := fields.get(key)) is int and value > 0 else None

    return RepoFacts(
        architecture=one_line(fields.get("architecture") or ""),
        parameters=number("total"),
        context_tokens=number("context_length"),
        chat_template=bool(fields.get("chat_template")) if fields else None,
    )


def _listed(sibling: Any) -> ListedFile:
    lfs = sibling.lfs
    return ListedFile(sibling.rfilename, int(sibling.size or 0), str(lfs.sha256) if lfs else "")
