"""Finds files on this computer that can guess for a model, the best first: its own layers, its heads, drafts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from app.models.gguf.file_names import HUB_PREFIX
from app.models.gguf.heads import ModelFileKind, belongs
from app.models.library.facts import FileFacts
from app.references import NO_DRAFT, OWN_LAYERS, STARTER_PREFIX, is_remote


class GuesserKind(IntEnum):
    """Kind of a guesser; the lower the better, if all of them can be had."""

    OWN_LAYERS = 0
    HEAD = 1
    ASSISTANT = 2
    DRAFT = 3


class HasFile(Protocol):
    """A model file that is listed somewhere."""

    @property
    def reference(self) -> str: ...
    @property
    def path(self) -> Path: ...
    @property
    def size_bytes(self) -> int: ...


File = TypeVar("File", bound=HasFile)
Facts = Mapping[Path, FileFacts]
"""Known facts about files; none about a file that was never looked at."""


@dataclass(frozen=True, slots=True)
class Guesser(Generic[File]):
    """One way to guess for a model."""

    way: GuesserKind
    file: File | None
    """``None`` for layers of the model's own."""
    memory_bytes: int | None
    """The memory it takes beside the model: weights and cache; ``None`` where that is not known."""


def writers(files: Sequence[File], facts: Facts) -> tuple[File, ...]:
    """Return the files that can write, as far as they were looked at."""
    return tuple(file for file in files if (known := facts.get(file.path)) is None or known.shape.talks)


def guessers(
    target: File | None, files: Sequence[File], facts: Facts, context_tokens: int
) -> tuple[Guesser[File], ...]:
    """Return all that may guess for the target, the best first, otherwise as they came.

    A head or an assistant is among them only if it was made for this target, a draft also where nobody knows whether it
    fits: that is decided when it is loaded.
    """
    target_facts = facts.get(target.path) if target is not None else None
    ways: list[Guesser[File]] = []
    if target_facts is not None and target_facts.shape.own_bytes:
        cache = target_facts.shape.nextn_kv_bytes_per_token * context_tokens
        ways.append(Guesser(GuesserKind.OWN_LAYERS, None, target_facts.shape.own_bytes + cache))
    for file in files:
        about = facts.get(file.path)
        if about is None or about.shape.kind == ModelFileKind.MODEL.value:
            ways.append(Guesser(GuesserKind.DRAFT, file, _memory(file, about, context_tokens)))
        elif target_facts is not None and belongs(target_facts.shape, about.shape):
            way = GuesserKind.HEAD if about.shape.kind == ModelFileKind.HEAD.value else GuesserKind.ASSISTANT
            ways.append(Guesser(way, file, _memory(file, about, context_tokens)))
    return tuple(sorted(ways, key=lambda one: one.way))


def owners(guesser: File, files: Sequence[File], facts: Facts) -> tuple[File, ...]:
    """Return the models among the files that this head or assistant was made for."""
    about = facts.get(guesser.path)
    if about is None:
        return ()
    return tuple(
        file
        for file in files
        if file.path != guesser.path
        and (file_facts := facts.get(file.path)) is not None
        and belongs(file_facts.shape, about.shape)
    )


def beside(target: File, draft: str | None, files: Sequence[File], facts: Facts) -> str | None:
    """Return what guesses for a model that is chosen to write: a reference, or ``None`` for nothing but itself.

    Its own layers, else what was made for it and is here, else the draft in use, unless that is the starter's, on
    another computer, the model itself, or another model's head. Whether a draft fits is found out when both are loaded.
    ``draft`` is the reference of what guesses now.
    """
    made_for_it = [one for one in guessers(target, files, facts, 0) if one.way is not GuesserKind.DRAFT]
    if made_for_it:
        file = made_for_it[0].file
        return None if file is None else file.reference
    if draft in {None, NO_DRAFT, OWN_LAYERS}:
        return None
    if (
        draft is None
        or is_remote(draft)
        or draft.startswith(STARTER_PREFIX)
        or draft.removeprefix(HUB_PREFIX) == target.reference
    ):
        return None
    current = by_reference(draft, files)
    about = facts.get(current.path) if current is not None else None
    return draft if about is None or about.shape.talks else None


def by_reference(reference: str | None, files: Sequence[File]) -> File | None:
    """Return the file of the list that a reference stands for; what was downloaded has two of them."""
    plain = (reference or "").removeprefix(HUB_PREFIX)
    return next((file for file in files if file.reference == plain), None)


def _memory(file: HasFile, about: FileFacts | None, context_tokens: int) -> int | None:
    if about is None or about.shape.kv_bytes_per_token is None:
        return None
    return file.size_bytes + about.shape.kv_bytes_per_token * context_tokens
