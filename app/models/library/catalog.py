"""The pairs Draftlight offers: files known to work together, with what is known about them before anything is fetched.

A model that guesses for itself is a pair of one file.

The list comes with the program (``resources/catalog.json``); sizes and hashes in it are expectations, and the Hub's own
figures count when a file is fetched. A file's revision is pinned, so a pair stays the pair that was tried.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from app.language import tr_marked
from app.models.gguf.file_names import HubFile
from app.models.gguf.fit import FitVerdict, ModelMemory, all_bytes, judge
from app.paths import resources


@dataclass(frozen=True, slots=True)
class CatalogFile:
    """One file of a pair."""

    id: str
    name: str
    """In words."""
    hub: HubFile
    revision: str
    size_bytes: int
    sha256: str
    """Empty where it is not known."""
    kv_bytes_per_token: int
    """The bytes of one token's cached keys and values, at 16 bits; from the published shape of the model."""
    licence: str
    licence_note: str
    """A remark to read before use; empty for the usual open licences."""
    gated: bool
    own_bytes: int = 0
    """The bytes of its own guessing layers in the file: the difference to the same file published without them. 0 where
    none was published."""
    own_kv_bytes_per_token: int = 0
    """The bytes of one token in their cache, at 16 bits."""
    state_bytes: int = 0
    """The bytes of a hybrid's running state; from its published shape."""

    @property
    def memory(self) -> ModelMemory:
        """Return the bytes it takes of the memory, without its own guessing layers."""
        states = all_bytes(self.state_bytes, self.size_bytes)
        return ModelMemory(self.size_bytes - self.own_bytes, self.kv_bytes_per_token, states)


@dataclass(frozen=True, slots=True)
class CatalogPair:
    """A target and what guesses for it."""

    id: str
    name: str
    target: CatalogFile
    draft: CatalogFile | None
    """``None``: the target guesses for itself."""
    why: str
    effect: str
    """Measurements of others; empty where nobody published a figure."""
    effect_source: str
    projector: CatalogFile | None = None
    """The projector with which the target sees pictures; ``None``: there is none, or none that can be checked."""

    @property
    def files(self) -> tuple[CatalogFile, ...]:
        """Return the files that writing takes: the target, then the draft if there is one."""
        return (self.target,) if self.draft is None else (self.target, self.draft)

    @property
    def all_files(self) -> tuple[CatalogFile, ...]:
        """These, then the projector if there is one."""
        return self.files if self.projector is None else (*self.files, self.projector)

    @property
    def memories(self) -> tuple[ModelMemory, ModelMemory]:
        """Return the files that write and guess."""
        own = ModelMemory(self.target.own_bytes, self.target.own_kv_bytes_per_token)
        return self.target.memory, own if self.draft is None else self.draft.memory

    @property
    def size_bytes(self) -> int:
        return sum(file.size_bytes for file in self.files)

    def fit(self, context_tokens: int, free_bytes: int) -> FitVerdict:
        """Return whether what writes, what guesses, and both caches fit."""
        return judge(self.memories, context_tokens, free_bytes)


def load_catalog() -> tuple[CatalogPair, ...]:
    """Return the pairs that came with the program.
    Raises ``ValueError``, ``KeyError`` or ``OSError`` if the file is damaged; it is ours, so this is a mistake of ours.
    """
    content = json.loads((resources() / "catalog.json").read_text(encoding="utf-8"))
    files = {entry["id"]: _file(entry) for entry in content["files"]}
    return tuple(_pair(entry, files) for entry in content["pairs"])


def _file(entry: dict[str, Any]) -> CatalogFile:
    return CatalogFile(
        id=entry["id"],
        name=entry["name"],
        hub=HubFile(entry["repo"], entry["file"]),
        revision=entry["revision"] or "main",
        size_bytes=entry["bytes"],
        sha256=entry["sha256"] or "",
        kv_bytes_per_token=entry["kv_bytes_per_token"],
        licence=entry["licence"],
        licence_note=tr_marked(entry.get("licence_note", "")),
        gated=entry.get("gated", False),
        own_bytes=entry.get("own_bytes", 0),
        own_kv_bytes_per_token=entry.get("own_kv_bytes_per_token", 0),
        state_bytes=entry.get("state_bytes", 0),
    )


def _pair(entry: dict[str, Any], files: dict[str, CatalogFile]) -> CatalogPair:
    return CatalogPair(
        id=entry["id"],
        name=tr_marked(entry["name"]),
        target=files[entry["target"]],
        draft=files[entry["draft"]] if entry["draft"] is not None else None,
        why=tr_marked(entry["why"]),
        effect=tr_marked(entry.get("effect", "")),
        effect_source=tr_marked(entry.get("effect_source", "")),
        projector=files[entry["projector"]] if "projector" in entry else None,
    )
