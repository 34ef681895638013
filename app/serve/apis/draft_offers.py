"""Which of the models here can guess for another one, told to a person who chooses from another computer."""

from __future__ import annotations

from typing import Any

from app.errors import WorldError
from app.models.gguf.compatibility import compare
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.guessers import Guesser, GuesserKind, by_reference, guessers
from app.models.library.model_library import Library, LibraryEntry
from app.paths import Paths
from app.references.model_references import NO_DRAFT, STARTER_PREFIX
from app.serve.model_registry import LoadOptions, ModelChoice, listed_name, name_for_clients

_MOST_COMPARED = 24
"""Headers to read for one answer, the smallest files' first: each may hold a vocabulary of 200,000 words."""


def draft_offers(choice: ModelChoice, paths: Paths, options: LoadOptions) -> dict[str, Any]:
    """Return what fits, and what guesses where no draft is named, as JSON. Reads headers, which takes a while.

    A model's draft is no larger than the model, and both files' headers must say that the two fit.

    Args:
        choice: the models that were asked for by name.
        paths: where the library is.
        options: how models are loaded here.
    """
    library = Library(paths)
    entries = _entries(library, choice.target)
    target = by_reference(choice.target, entries)
    read = FactsStore(paths.facts).read_all(entry.path for entry in entries)  # where no window did that before
    facts = {path: about for path, about in read.items() if isinstance(about, FileFacts)}
    found = guessers(target, entries, facts, options.context_tokens)
    own = [one for one in found if one.way is GuesserKind.OWN_LAYERS and options.own_layers]
    fitting = [] if target is None else _fitting(target, [one for one in found if one.file is not None], library)
    by_itself: dict[str, Any] | None = None
    if choice.draft not in {None, NO_DRAFT}:
        by_itself = {"name": name_for_clients(str(choice.draft), paths), "way": "draft", "memory_bytes": None}
    elif own and choice.draft is None:
        by_itself = _offer(own[0], paths)
    return {"drafts": [_offer(one, paths) for one in fitting], "by_itself": by_itself}


def _entries(library: Library, target: str) -> list[LibraryEntry]:
    listed = [*library.entries(), *library.added_entries()]
    if target.startswith(STARTER_PREFIX):  # of no use to other models: no vocabulary is like theirs
        listed += library.starter_entries()
    return [entry for entry in listed if entry.size_bytes]


def _fitting(target: LibraryEntry, found: list[Guesser[LibraryEntry]], library: Library) -> list[Guesser[LibraryEntry]]:
    def order(one: Guesser[LibraryEntry]) -> tuple[GuesserKind, int]:
        return one.way, one.file.size_bytes if one.file is not None else 0

    try:
        header = library.header(target.reference)
    except WorldError:
        return []
    fitting = []
    smaller = [
        one for one in found if one.file is not None and one.file.path != target.path
        and (one.way is not GuesserKind.DRAFT or one.file.size_bytes <= target.size_bytes)
    ]  # fmt: skip
    for one in sorted(smaller, key=order)[:_MOST_COMPARED]:
        assert one.file is not None
        try:
            if compare(header, library.header(one.file.reference)).ok:
                fitting.append(one)
        except WorldError:
            continue
    return fitting


def _offer(one: Guesser[LibraryEntry], paths: Paths) -> dict[str, Any]:
    name = "" if one.file is None else listed_name(one.file, paths)
    return {"name": name, "way": one.way.name.lower().replace("_", "-"), "memory_bytes": one.memory_bytes}
