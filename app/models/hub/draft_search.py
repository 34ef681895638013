"""Finds guessers for a model: its own layers, heads and small models from this computer, the catalogue, the Hub.

A name proves nothing: two models of one family may split text differently, and two of different families alike. So
names only say where to look, and a candidate's header, its first megabytes, decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import zip_longest

from app.errors import AccessNeeded, HubUnreachable, ModelFileError, NotOnHub, UnknownModel
from app.language import mark, tr, tr_marked
from app.models.download.queue import DownloadRequest
from app.models.gguf.compatibility import Verdict, compare
from app.models.gguf.file_names import HUB_PREFIX, HubFile, file_in
from app.models.gguf.fit import Fit, FitVerdict, MemoryBreakdown, ModelMemory, judge, memory_parts
from app.models.gguf.header import ASSISTANT, Header
from app.models.gguf.heads import LAYER_INPUTS, ModelFileKind, guesses_for_itself, kind_of, own_layers_bytes
from app.models.gguf.weights import USUAL_ROW_SHARE, expected_gain
from app.models.hub.repositories import FoundRepo, HubBrowser, RepoFile, RepoListing, is_guesser, recommend
from app.models.library.catalog import CatalogPair
from app.models.library.guessers import GuesserKind
from app.models.library.model_library import Library

_SIZE = re.compile(r"(?<![a-z0-9.])(\d+(?:\.\d+)?)\s*([bm])(?![a-z0-9])", re.IGNORECASE)
_NO_FAMILY = re.compile(
    r"(?<![a-z0-9])(?:gguf|instruct|it|chat|base|hf|meta|q\d\w*|iq\d\w*|ud|f16|bf16|f32|\d{4}|v\d+(?:\.\d+)*|qat|"
    r"preview|thinking|abliterated|uncensored|mtp|\d+x\d+b|a\d+b|e\d+b)(?![a-z0-9])",
    re.IGNORECASE,
)

_HAVE_ASSISTANTS = frozenset({ASSISTANT.removesuffix("-assistant"), "muse-glimmer"})
"""Architectures with files that are called an assistant. Of the latter, it is a head that guesses a block at once."""


def parameters_in(name: str) -> float | None:
    """Return the number of parameters that a name such as ``Qwen3-0.6B-GGUF`` states."""
    match = _SIZE.search(name.replace("_", "-"))
    return None if match is None else float(match[1]) * (1e9 if match[2] in "bB" else 1e6)


def family_words(name: str) -> tuple[str, ...]:
    """Return search words for relatives, the closest first: the name without size and precision, then its family."""
    plain = re.sub(r"\(.*?\)", " ", name.rsplit("/", 1)[-1])
    plain = _SIZE.sub(" ", re.sub(r"[- ]+", " ", plain))
    close = " ".join(_NO_FAMILY.sub(" ", plain).replace("_", " ").split())
    wide = re.sub(r"(?<=\d)\.\d+", "", close).split(" ")[0] if close else ""
    return tuple(dict.fromkeys(words for words in (close, wide) if words))


def head_queries(name: str, architecture: str) -> tuple[tuple[str, ...], ...]:
    """Return what to search for heads and assistants by, the closest words first, each with all kinds that fit."""
    size = _SIZE.search(re.sub(r"[-_]", " ", name))
    families = family_words(name)
    tries = [f"{words} {size[0]}" if size is not None else words for words in families[:1]] + list(families)
    kinds = ["eagle3", "dflash", "dspark"] if architecture in LAYER_INPUTS else []
    kinds += ["assistant"] if architecture in _HAVE_ASSISTANTS else []
    return tuple(tuple(f"{words} {kind}" for kind in kinds) for words in dict.fromkeys(tries) if kinds)


def is_head_repo(name: str) -> bool:
    """Return whether a repository's name says that it holds heads or assistants."""
    return is_guesser(name.rsplit("/", 1)[-1].replace("_", "-")) or "assistant" in name.casefold()


def family_letters(name: str) -> str:
    """Return the family in a name: "qwen" of "Qwen2.5 Coder 7B"."""
    match = re.match(r"(?:meta[- ])?([a-z]+)", name.casefold())
    return match[1] if match else ""


_MOST_SHARE = 1 / 4
"""Of the target's bytes. An eighth or less is better still, but a larger one can pay, and is measured in the end."""
_MOST_LOOKED_AT = 5
"""Repositories found on the Hub in which a header is read."""
_MOST_HEADS = 6
"""Likewise, of those that are named like a head for the target."""
_MOST_UNFIT = 4
"""Heads that are not counted, since they do not fit: many of those on the Hub were made for other programs."""
_BYTES_A_PARAMETER = 0.6
"""At the usual four bits and a half."""


class DraftOrigin(Enum):
    """Place of a draft; the values are marked for translation."""

    OWN = mark("In the model's own file")
    HERE = mark("On this computer")
    CATALOGUE = mark("Tried by others with this family")
    HUB = mark("Found on the Hub")

    @property
    def words(self) -> str:
        """The place in words."""
        return tr_marked(self.value)


@dataclass(frozen=True, slots=True)
class Target:
    """The model that a draft is looked for."""

    name: str
    reference: str
    size_bytes: int
    header: Header


@dataclass(frozen=True, slots=True)
class Candidate:
    """A possible guesser, or a model that a guesser is wanted for."""

    name: str
    reference: str
    place: DraftOrigin
    size_bytes: int
    downloads: tuple[DownloadRequest, ...] = ()
    """The files to fetch; empty where it is on this computer."""
    gated: bool = False
    licence: str = ""
    kind: ModelFileKind = ModelFileKind.MODEL
    """The facts in its file, as far as it was read before."""


@dataclass(frozen=True, slots=True)
class JudgedCandidate:
    """A candidate and what its header says."""

    candidate: Candidate
    verdict: Verdict
    fit: FitVerdict | None
    """Of both models together; ``None`` where a header does not tell what a cache takes."""
    way: GuesserKind = GuesserKind.DRAFT
    parts: MemoryBreakdown | None = None
    """The cost of each of the two, where the fit is known."""
    gain: float = 0.0
    """Factor by which the model should write faster with a head; 0 where nobody can tell."""


@dataclass(frozen=True, slots=True)
class SearchProblem:
    """Something that kept part of the search from being done."""

    error: HubUnreachable | AccessNeeded | NotOnHub


Found = JudgedCandidate | SearchProblem

OWN_NAME = mark("Guesses for itself")
_WAYS = {ModelFileKind.HEAD: GuesserKind.HEAD, ModelFileKind.ASSISTANT: GuesserKind.ASSISTANT}


def _best_heads_first(results: Iterable[Found]) -> Iterator[Found]:
    """Yield what was found as it comes, but heads once all of them were judged: first those that fit, by their gain."""
    heads: list[JudgedCandidate] = []
    for result in results:
        if isinstance(result, JudgedCandidate) and result.way is GuesserKind.HEAD:
            heads.append(result)
            continue
        if isinstance(result, JudgedCandidate):
            yield from _ranked(heads)
            heads.clear()
        yield result
    yield from _ranked(heads)


def _ranked(heads: Sequence[JudgedCandidate]) -> list[JudgedCandidate]:
    return sorted(heads, key=lambda one: (one.fit is not None and one.fit.fit is Fit.WONT, -one.gain))


class DraftSearch:
    """Looks for drafts of one target; every step may ask the Hub and blocks for as long.

    Both caches are to hold ``context_tokens``; ``row_share`` is what a further row of the target's pass costs on this
    computer, as a share of the first.
    """

    def __init__(
        self,
        target: Target,
        browser: HubBrowser,
        library: Library,
        here: Iterable[Candidate],
        pairs: Sequence[CatalogPair],
        *,
        context_tokens: int,
        free_bytes: int,
        row_share: float = USUAL_ROW_SHARE,
    ) -> None:
        self._row_share = row_share
        self._target = target
        self._browser = browser
        self._library = library
        self._models_here = here
        self._pairs = pairs
        self._context_tokens = context_tokens
        self._free_bytes = free_bytes

    def run(self) -> Iterator[Found]:
        """Yield candidates, judged one by one: those that cost nothing first, and what was made for the target before
        drafts.

        Trouble on the way ends only its own part.
        Raises ``Abandoned`` if nobody waits any more.
        """
        seen = {self._on_hub}
        if guesses_for_itself(self._target.header):
            yield self._own_layers()
        candidates = list(self._here())
        seen |= {HUB_PREFIX + candidate.reference for candidate in candidates}
        yield from _best_heads_first(found for candidate in candidates for found in self._judged(candidate))
        for candidate in self._catalogue():
            if candidate.reference not in seen:
                seen.add(candidate.reference)
                yield from self._judged(candidate)
        yield from _best_heads_first(self._hub(seen))

    def judge(self, candidate: Candidate) -> JudgedCandidate:
        """Read a candidate's header and compare it with the target's.
        Raises ``HubUnreachable``, ``AccessNeeded``, ``NotOnHub``, ``ModelFileError``, ``UnknownModel`` or
        ``Abandoned``.
        """
        if candidate.place is DraftOrigin.HERE:
            header = self._library.header(candidate.reference)
        else:
            header = self._browser.header(candidate.downloads[0].file, candidate.downloads[0].revision)
        target = self._target
        models = [ModelMemory.of(target.size_bytes, target.header), ModelMemory.of(candidate.size_bytes, header)]
        way = _WAYS.get(kind_of(header), GuesserKind.DRAFT)
        judged = self._weighed(candidate, compare(target.header, header), models, way)
        if way is not GuesserKind.HEAD or not judged.verdict.ok:
            return judged
        sizes = header, candidate.size_bytes, target.header, target.size_bytes
        return replace(judged, gain=expected_gain(*sizes, self._row_share))

    def _weighed(
        self, candidate: Candidate, verdict: Verdict, models: Sequence[ModelMemory | None], way: GuesserKind
    ) -> JudgedCandidate:
        models_read = [model for model in models if model is not None]
        if len(models_read) < len(models):
            return JudgedCandidate(candidate, verdict, None, way)
        fit = judge(models_read, self._context_tokens, self._free_bytes)
        return JudgedCandidate(candidate, verdict, fit, way, memory_parts(models_read, self._context_tokens))

    def _own_layers(self) -> JudgedCandidate:
        """Judge the target as its own guesser: nothing more is needed."""
        target = self._target
        own = own_layers_bytes(target.header, target.size_bytes)
        writer, cache = ModelMemory.of(target.size_bytes, target.header), target.header.kv_bytes(1, nextn=True)
        models = [
            None if writer is None else replace(writer, file_bytes=target.size_bytes - own),
            None if cache is None else ModelMemory(own, cache),
        ]
        candidate = Candidate(tr_marked(OWN_NAME), "", DraftOrigin.OWN, own)
        words = tr("This model brings layers of its own to guess with: no second file is needed.")
        return self._weighed(candidate, Verdict(True, words), models, GuesserKind.OWN_LAYERS)

    def _judged(self, candidate: Candidate) -> Iterator[Found]:
        try:
            yield self.judge(candidate)
        except (ModelFileError, NotOnHub, UnknownModel) as error:
            yield JudgedCandidate(candidate, Verdict(False, error.sentence), None)
        except (HubUnreachable, AccessNeeded) as error:
            yield SearchProblem(error)

    @property
    def _on_hub(self) -> str:
        """Return the target as the Hub calls it; what was downloaded lies below its owner's and repository's names."""
        return HUB_PREFIX + self._target.reference.removeprefix(HUB_PREFIX)

    def _here(self) -> Iterator[Candidate]:
        """Yield heads and assistants first; one may be large beside a small model, and still pay."""
        of_kind = {ModelFileKind.HEAD: 0, ModelFileKind.ASSISTANT: 0, ModelFileKind.MODEL: 1}
        candidates = [model for model in self._models_here if model.kind in of_kind]
        for model in sorted(candidates, key=lambda model: of_kind[model.kind]):
            most = self._target.size_bytes * (_MOST_SHARE if model.kind is ModelFileKind.MODEL else 1)
            if 0 < model.size_bytes <= most:
                yield model

    def _catalogue(self) -> Iterator[Candidate]:
        with_draft = [(pair.target, pair.draft) for pair in self._pairs if pair.draft is not None]
        partners = {draft.id: draft for target, draft in with_draft if target.hub.reference == self._on_hub}
        families = {family_letters(self._target.name), family_letters(self._target.header.architecture)} - {""}
        for _, draft in with_draft:
            if family_letters(draft.name) in families:
                partners.setdefault(draft.id, draft)
        for draft in sorted(partners.values(), key=lambda file: file.size_bytes):
            if draft.size_bytes <= self._target.size_bytes / 2:
                request = DownloadRequest(draft.hub, draft.revision, draft.size_bytes, draft.sha256)
                yield Candidate(
                    draft.name,
                    draft.hub.reference,
                    DraftOrigin.CATALOGUE,
                    draft.size_bytes,
                    (request,),
                    draft.gated,
                    draft.licence_note or draft.licence,
                )

    def _hub(self, seen: set[str]) -> Iterator[Found]:
        for find, choose, most, most_unfit in (
            (self._heads_named, self._best_head, _MOST_HEADS, _MOST_UNFIT),
            (self._smaller_relatives, self._best_file, _MOST_LOOKED_AT, 0),
        ):
            try:
                repos = find()
            except (HubUnreachable, AccessNeeded) as error:
                yield SearchProblem(error)
                return
            looked_at = unfit = 0
            for repo in repos:
                if looked_at - min(unfit, most_unfit) == most:
                    break
                candidate = self._in_repo(repo.name, choose)
                if isinstance(candidate, SearchProblem):
                    yield candidate
                    if isinstance(candidate.error, HubUnreachable):
                        return
                elif candidate is not None and candidate.reference not in seen:
                    seen.add(candidate.reference)
                    looked_at += 1
                    for found in self._judged(candidate):
                        unfit += isinstance(found, JudgedCandidate) and not found.verdict.ok
                        yield found

    def _in_repo(
        self, name: str, choose: Callable[[RepoListing], Candidate | None]
    ) -> Candidate | SearchProblem | None:
        """Return a repository's best file; ``None`` where it has none that may guess."""
        try:
            return choose(self._browser.listing(name))
        except NotOnHub as error:
            # A folder of the person's may look like a repository's name.
            return None if name == self._own_repo() else SearchProblem(error)
        except (HubUnreachable, AccessNeeded) as error:
            return SearchProblem(error)

    def _heads_named(self) -> list[FoundRepo]:
        """Yield repositories named like a head or an assistant for this target, the most fetched first."""
        size, own = parameters_in(self._target.name), self._own_repo()
        beside = [FoundRepo(own, 0, gated=False)] if own else []
        for queries in head_queries(self._target.name, self._target.header.architecture):
            by_kind = [
                [
                    repo
                    for repo in self._browser.search(words)
                    if not repo.gated and is_head_repo(repo.name) and parameters_in(repo.name) in {size, None}
                ]
                for words in queries
            ]
            # The most fetched of each kind first: which kind costs least for what it gains, their files tell.
            turns = (repo for turn in zip_longest(*by_kind) for repo in turn if repo is not None)
            if head_rows := list(dict.fromkeys(turns)):
                return beside + head_rows
        return beside

    def _own_repo(self) -> str:
        """Return the target's repository, if a head or an assistant may lie there; empty where it has none."""
        if self._target.header.architecture not in LAYER_INPUTS:
            return ""
        try:
            return file_in(self._on_hub).repo
        except NotOnHub:
            return ""

    def _best_head(self, listing: RepoListing) -> Candidate | None:
        """Return a repository's best head, even one named after its model alone, where the repository says that it is
        one.
        """
        rows = listing.guessers or (listing.rows if is_head_repo(listing.repo) else ())
        return _best(listing, rows, self._target.size_bytes)

    def _smaller_relatives(self) -> list[FoundRepo]:
        most = self._target.size_bytes * _MOST_SHARE / _BYTES_A_PARAMETER
        chosen: dict[float, FoundRepo] = {}
        for words in family_words(self._target.name):
            for repo in self._browser.search(words):
                parameters = parameters_in(repo.name)
                if parameters is not None and parameters <= most and not repo.gated:
                    chosen.setdefault(parameters, repo)
            if chosen:
                break
        return [chosen[parameters] for parameters in sorted(chosen)]

    def _best_file(self, listing: RepoListing) -> Candidate | None:
        return _best(listing, listing.rows, self._target.size_bytes * _MOST_SHARE)


def _best(listing: RepoListing, rows: Sequence[RepoFile], most_bytes: float) -> Candidate | None:
    small = [row for row in rows if row.size_bytes <= most_bytes]
    row = next((row for row in recommend(small, lambda _: Fit.FITS) if row.recommended), None)
    return None if row is None else candidate_of(listing, row)


def candidate_of(listing: RepoListing, row: RepoFile) -> Candidate:
    """Return a row of a repository as something that might guess."""
    requests = requests_of(listing, row)
    name = listing.repo.split("/")[1].removesuffix("-GGUF").replace("-", " ")
    return Candidate(
        f"{name} ({row.quant})" if row.quant else name,
        requests[0].file.reference,
        DraftOrigin.HUB,
        row.size_bytes,
        requests,
        listing.gated,
        listing.licence,
    )


def requests_of(listing: RepoListing, row: RepoFile) -> tuple[DownloadRequest, ...]:
    """Return what to fetch for a row: its file, or all parts, at the commit that was listed."""
    return tuple(
        DownloadRequest(HubFile(listing.repo, part.name), listing.commit, part.size_bytes, part.sha256)
        for part in row.parts
    )


def wanted_to_see(listing: RepoListing, row: RepoFile) -> tuple[DownloadRequest, ...]:
    """Return what to fetch beside a row's files so that it sees pictures; nothing where it sees none."""
    file = row.projector
    if file is None:
        return ()
    return (DownloadRequest(HubFile(listing.repo, file.name), listing.commit, file.size_bytes, file.sha256),)


def local_target(wish: Candidate, library: Library) -> Target:
    """Return a model on this computer as a target. Raises ``UnknownModel`` or ``ModelFileError``."""
    return Target(wish.name, wish.reference, wish.size_bytes, library.header(wish.reference))


def remote_target(wish: Candidate, browser: HubBrowser) -> Target:
    """Return a model on the Hub as a target; only its first megabytes are read.
    Raises ``HubUnreachable``, ``AccessNeeded``, ``NotOnHub``, ``ModelFileError`` or ``Abandoned``.
    """
    header = browser.header(wish.downloads[0].file, wish.downloads[0].revision)
    return Target(wish.name, wish.reference, wish.size_bytes, header)
