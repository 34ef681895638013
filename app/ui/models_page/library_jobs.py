"""Jobs of the library on files, run beside the window: nothing here knows Qt or the main thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.models.library import file_operations
from app.models.library.added_files import FoundFiles, find_model_files
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.guessers import GuesserKind, beside, guessers
from app.models.library.inventory import InventoryItem, facts_of
from app.models.library.model_library import Library
from app.ui.toolkit.scheduling.background_work import StillWantedCheck


@dataclass(frozen=True, slots=True)
class AddOutcome:
    """The files that were found, and how many of them were new."""

    files: FoundFiles
    new: int


def add(library: Library, paths: Sequence[Path], is_wanted: StillWantedCheck) -> AddOutcome:
    """Put files, and what is in folders, on the list of added ones.

    Raises:
        WorldError: the list cannot be written.
    """
    model_files = find_model_files(paths, is_wanted)
    ours = {entry.path.resolve() for entry in library.entries()}
    new = library.added.add([path for path in model_files.models if path.resolve() not in ours])
    return AddOutcome(model_files, new)


def rename(library: Library, item: InventoryItem, name: str, _: StillWantedCheck) -> str:
    """Give a model's file another name; returns its new reference.

    Raises:
        WorldError: the name cannot be given.
    """
    new = file_operations.rename(item.path, name)
    library.uses.follow(item.path, new)
    return library.reference_of(new)


def to_trash(item: InventoryItem, _: StillWantedCheck) -> bool:
    """Move a model to the trash; returns whether there was one for it.

    Raises:
        WorldError: the files cannot be moved.
    """
    return file_operations.to_trash(item.path)


def delete(item: InventoryItem, _: StillWantedCheck) -> None:
    """Delete a model's files for good; raise WorldError if they cannot be deleted."""
    file_operations.delete_for_good(item.path)


def forget(library: Library, item: InventoryItem, _: StillWantedCheck) -> None:
    """Take a model off the list; raise WorldError if the list cannot be written."""
    library.added.forget(item.path)


def draft_beside(item: InventoryItem, draft: str | None, items: Sequence[InventoryItem]) -> str | None:
    """Return which draft a model gets when it is chosen to write.

    What was made for it, if that is here, or its own layers; else the one that the catalogue pairs it with; else the
    one in use, unless that cannot be.
    """
    facts = facts_of(items)
    made_for_it = any(one.way is not GuesserKind.DRAFT for one in guessers(item, items, facts, 0))
    if made_for_it or any(pair.draft is None for pair, _ in item.pairs):
        return beside(item, None, items, facts)
    if item.whole_pairs and item.whole_pairs[0].target.hub.name == item.path.name:
        paired = item.whole_pairs[0].draft
        return None if paired is None else paired.hub.reference
    return beside(item, draft, items, facts)


def read_facts(facts_store: FactsStore, items: Sequence[InventoryItem], is_wanted: StillWantedCheck) -> bool:
    """Read what files say that were never looked at; returns whether anything was learned."""
    unread = [item.path for item in items if item.facts is None and not item.missing]
    learned = False
    for path in unread:
        if not is_wanted():
            break
        learned |= any(isinstance(one, FileFacts) for one in facts_store.read_all([path]).values())
    return learned
