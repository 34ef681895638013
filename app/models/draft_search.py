"""Which small models can guess for a given one: candidates from this computer, the catalogue and the Hub, each judged.

A name proves nothing: two models of one family may split text differently, and two of different families alike. So
names only say where to look, and a candidate's header, its first megabytes, decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from app.errors import AccessNeeded, HubUnreachable, ModelFileError, NotOnHub, UnknownModel
from app.models.catalog import Pair
from app.models.compatibility import Verdict, compare
from app.models.downloads import Wanted
from app.models.fit import Fit, FitVerdict, Weight, judge
from app.models.gguf_header import Header
from app.models.hub import FoundRepo, HubBrowser, RepoListing
from app.models.hub_files import FileRow, recommend
from app.models.hub_names import HUB_PREFIX, HubFile
from app.models.library import Library

_MOST_SHARE = 1 / 4
"""Of the target's bytes. An eighth or less is better still, but a larger one can pay, and is measured in the end."""
_MOST_LOOKED_AT = 5
"""Repositories found on the Hub in which a header is read."""
_BYTES_A_PARAMETER = 0.6
"""At the usual four bits and a half."""

_SIZE = re.compile(r"(?<![a-z0-9.])(\d+(?:\.\d+)?)\s*([bm])(?![a-z0-9])", re.IGNORECASE)
_NO_FAMILY = re.compile(
    r"(?<![a-z0-9])(?:gguf|instruct|it|chat|base|hf|meta|q\d\w*|iq\d\w*|ud|f16|bf16|f32|\d{4}|v\d+(?:\.\d+)*|qat|"
    r"preview|thinking|abliterated|uncensored|\d+x\d+b|a\d+b|e\d+b)(?![a-z0-9])",
    re.IGNORECASE,
)


class Place(Enum):
    """Where a draft is; the values are words for people."""

    HERE = "On this computer"
    CATALOGUE = "Tried by others with this family"
    HUB = "Found on the Hub"


@dataclass(frozen=True, slots=True)
class Target:
    """The model that a draft is looked for."""

    name: str
    reference: str
    size_bytes: int
    header: Header


@dataclass(frozen=True, slots=True)
class Candidate:
    """A model that might guess, or that a draft is wanted for."""

    name: str
    reference: str
    place: Place
    size_bytes: int
    wanted: tuple[Wanted, ...] = ()
    """What is to be fetched; empty where it is on this computer."""
    gated: bool = False
    licence: str = ""


@dataclass(frozen=True, slots=True)
class Judged:
    """A candidate and what its header says."""

    candidate: Candidate
    verdict: Verdict
    fit: FitVerdict | None
    """Of both models together; ``None`` where a header does not tell what a cache takes."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something that kept part of the search from being done."""

    error: HubUnreachable | AccessNeeded | NotOnHub


Found = Judged | Trouble


class DraftSearch:
    """Looks for drafts of one target; every step may ask the Hub and blocks for as long.

    Args:
        target: what they are to guess for.
        browser: asks the Hub.
        library: reads what is on this computer.
        here: what is on this computer.
        pairs: the catalogue.
        context_tokens: how much text both caches are to hold.
        free_bytes: memory that is free now.
    """

    def __init__(
        self,
        target: Target,
        browser: HubBrowser,
        library: Library,
        here: Iterable[Candidate],
        pairs: Sequence[Pair],
        *,
        context_tokens: int,
        free_bytes: int,
    ) -> None:
        self._target = target
        self._browser = browser
        self._library = library
        self._models_here = here
        self._pairs = pairs
        self._context_tokens = context_tokens
        self._free_bytes = free_bytes

    def run(self) -> Iterator[Found]:
        """Candidates, judged one by one: those that cost nothing first. Trouble on the way ends only its own part.

        Raises:
            Abandoned: nobody waits any more.
        """
        seen = {self._on_hub}
        for candidate in self._here():
            seen.add(HUB_PREFIX + candidate.reference)
            yield from self._judged(candidate)
        for candidate in self._catalogue():
            if candidate.reference not in seen:
                seen.add(candidate.reference)
                yield from self._judged(candidate)
        yield from self._hub(seen)

    def judge(self, candidate: Candidate) -> Judged:
        """Read a candidate's header and compare it with the target's.

        Raises:
            HubUnreachable, AccessNeeded, NotOnHub, ModelFileError, UnknownModel, Abandoned
        """
        if candidate.place is Place.HERE:
            header = self._library.header(candidate.reference)
        else:
            header = self._browser.header(candidate.wanted[0].file, candidate.wanted[0].revision)
        target = self._target
        weights = [Weight.of(target.size_bytes, target.header), Weight.of(candidate.size_bytes, header)]
        known = [weight for weight in weights if weight is not None]
        fit = judge(known, self._context_tokens, self._free_bytes) if len(known) == len(weights) else None
        return Judged(candidate, compare(target.header, header), fit)

    def _judged(self, candidate: Candidate) -> Iterator[Found]:
        try:
            yield self.judge(candidate)
        except (ModelFileError, NotOnHub, UnknownModel) as error:
            yield Judged(candidate, Verdict(False, error.sentence), None)
        except (HubUnreachable, AccessNeeded) as error:
            yield Trouble(error)

    @property
    def _on_hub(self) -> str:
        """The target as the Hub calls it; what was downloaded lies below its owner's and repository's names."""
        return HUB_PREFIX + self._target.reference.removeprefix(HUB_PREFIX)

    def _here(self) -> Iterator[Candidate]:
        for model in self._models_here:
            if 0 < model.size_bytes <= self._target.size_bytes * _MOST_SHARE:
                yield model

    def _catalogue(self) -> Iterator[Candidate]:
        """First what was tried with this very model, then what guesses for its relatives."""
        with_draft = [(pair.target, pair.draft) for pair in self._pairs if pair.draft is not None]
        partners = {draft.id: draft for target, draft in with_draft if target.hub.reference == self._on_hub}
        families = {_letters(self._target.name), _letters(self._target.header.architecture)} - {""}
        for _, draft in with_draft:
            if _letters(draft.name) in families:
                partners.setdefault(draft.id, draft)
        for draft in sorted(partners.values(), key=lambda file: file.size_bytes):
            if draft.size_bytes <= self._target.size_bytes / 2:
                wanted = Wanted(draft.hub, draft.revision, draft.size_bytes, draft.sha256)
                yield Candidate(
                    draft.name,
                    draft.hub.reference,
                    Place.CATALOGUE,
                    draft.size_bytes,
                    (wanted,),
                    draft.gated,
                    draft.licence_note or draft.licence,
                )

    def _hub(self, seen: set[str]) -> Iterator[Found]:
        try:
            repos = self._smaller_relatives()
        except (HubUnreachable, AccessNeeded) as error:
            yield Trouble(error)
            return
        looked_at = 0
        for repo in repos:
            if looked_at == _MOST_LOOKED_AT:
                return
            try:
                candidate = self._best_file(self._browser.listing(repo.name))
            except (HubUnreachable, AccessNeeded, NotOnHub) as error:
                yield Trouble(error)
                if isinstance(error, HubUnreachable):
                    return
                continue
            if candidate is not None and candidate.reference not in seen:
                seen.add(candidate.reference)
                looked_at += 1
                yield from self._judged(candidate)

    def _smaller_relatives(self) -> list[FoundRepo]:
        """Repositories named alike whose name says a much smaller size; one for each size, the most fetched."""
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
        most = self._target.size_bytes * _MOST_SHARE
        small = [row for row in listing.rows if row.size_bytes <= most]
        row = next((row for row in recommend(small, lambda _: Fit.FITS) if row.recommended), None)
        return None if row is None else candidate_of(listing, row)


def candidate_of(listing: RepoListing, row: FileRow) -> Candidate:
    """A row of a repository as something that might guess."""
    wanted = wanted_of(listing, row)
    name = listing.repo.split("/")[1].removesuffix("-GGUF").replace("-", " ")
    return Candidate(
        f"{name} ({row.quant})" if row.quant else name,
        wanted[0].file.reference,
        Place.HUB,
        row.size_bytes,
        wanted,
        listing.gated,
        listing.licence,
    )


def wanted_of(listing: RepoListing, row: FileRow) -> tuple[Wanted, ...]:
    """What to fetch for a row: its file, or all parts, at the commit that was listed."""
    return tuple(
        Wanted(HubFile(listing.repo, part.name), listing.commit, part.size_bytes, part.sha256) for part in row.parts
    )


def parameters_in(name: str) -> float | None:
    """The number of parameters that a name such as ``Qwen3-0.6B-GGUF`` states."""
    found = _SIZE.search(name.replace("_", "-"))
    return None if found is None else float(found[1]) * (1e9 if found[2] in "bB" else 1e6)


def family_words(name: str) -> tuple[str, ...]:
    """What to search for relatives by, the closest first: the name without size and precision, then its family."""
    plain = re.sub(r"\(.*?\)", " ", name.rsplit("/", 1)[-1])
    plain = _SIZE.sub(" ", re.sub(r"[- ]+", " ", plain))
    close = " ".join(_NO_FAMILY.sub(" ", plain).replace("_", " ").split())
    wide = re.sub(r"(?<=\d)\.\d+", "", close).split(" ")[0] if close else ""
    return tuple(dict.fromkeys(words for words in (close, wide) if words))


def _letters(name: str) -> str:
    """The family in a name: "qwen" of "Qwen2.5 Coder 7B"."""
    found = re.match(r"(?:meta[- ])?([a-z]+)", name.casefold())
    return found[1] if found else ""


def local_target(wish: Candidate, library: Library) -> Target:
    """A model on this computer as a target.

    Raises:
        UnknownModel, ModelFileError
    """
    return Target(wish.name, wish.reference, wish.size_bytes, library.header(wish.reference))


def remote_target(wish: Candidate, browser: HubBrowser) -> Target:
    """A model on the Hub as a target; only its first megabytes are read.

    Raises:
        HubUnreachable, AccessNeeded, NotOnHub, ModelFileError, Abandoned
    """
    header = browser.header(wish.wanted[0].file, wish.wanted[0].revision)
    return Target(wish.name, wish.reference, wish.size_bytes, header)
