"""Every model on this computer in one list: the library, what the person added, what other programs keep.

Taking stock looks at disks, so it is done beside the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from app.language import mark, tr_marked
from app.models.gguf.names import name_of
from app.models.gguf.projectors import projector_beside
from app.models.gguf.shards import SHARD, shards_here
from app.models.library.catalog import CatalogPair
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.file_operations import files_of
from app.models.library.model_library import Library, LibraryEntry
from app.models.library.other_programs import find_elsewhere
from app.models.library.uses import FileUse, UsedAs, Uses
from app.paths import Paths
from app.system.files import is_file


class Origin(Enum):
    """Whose a file is; the values are marked for translation."""

    LIBRARY = "Draftlight"
    ADDED = mark("Added by you")
    OLLAMA = "Ollama"
    LM_STUDIO = "LM Studio"
    HUB_CACHE = mark("Hub cache")

    @property
    def words(self) -> str:
        """Whose that is, as it is said."""
        return tr_marked(self.value)

    @property
    def ours(self) -> bool:
        """Whether Draftlight may rename and delete there."""
        return self is Origin.LIBRARY


@dataclass(frozen=True, slots=True)
class InventoryItem:
    """A model on this computer."""

    name: str
    reference: str
    path: Path
    size_bytes: int
    place: Origin
    use: FileUse
    chosen_as: frozenset[UsedAs] = frozenset()
    """What it does in the pair that is chosen now."""
    pairs: tuple[tuple[CatalogPair, UsedAs], ...] = ()
    """The pairs of the catalogue that name it, and what it does there."""
    whole_pairs: tuple[CatalogPair, ...] = ()
    """Those of them of two files whose other file is here too."""
    missing: bool = False
    """The file is gone, or on a disk that is not there now."""
    parts: tuple[int, int] | None = None
    """How many parts are here, and how many there should be; ``None`` for a model in one file."""
    linked_to: Path | None = None
    """Where the bytes are, if the file is only a link to them."""
    facts: FileFacts | None = None
    """What its file says of itself, if it was read before."""
    projector: str = ""
    """The name of the file beside it with which it sees pictures; empty where there is none."""
    projector_bytes: int = 0
    projector_goes_along: bool = False
    """Whether no other model needs it, so that it goes with this one, and its bytes are free then."""

    @property
    def roles(self) -> frozenset[UsedAs]:
        """What it is for: how it was used, or what the catalogue says, or its file."""
        if self.facts is not None and not self.facts.shape.talks:
            return frozenset({UsedAs.DRAFT})
        return self.use.roles or frozenset(role for _, role in self.pairs)

    @property
    def frees_bytes(self) -> int:
        """What deleting it would free; a link frees nothing."""
        if self.linked_to is not None:
            return 0
        return self.size_bytes + (self.projector_bytes if self.projector_goes_along else 0)


def take_inventory(
    paths: Paths,
    pairs: Sequence[CatalogPair],
    chosen: tuple[str | None, str | None] = (None, None),
    wanted: Callable[[], bool] = lambda: True,
    *,
    elsewhere: bool = True,
    home: Path | None = None,
) -> tuple[InventoryItem, ...]:
    """Return all models on this computer, the most lately used first, then by name.

    Args:
        paths: where our own files are.
        pairs: the catalogue.
        chosen: references of the target and the draft in use now.
        wanted: asked between steps; ends early with what was found when it says no.
        elsewhere: whether to look for what other programs keep.
        home: the person's home folder, for what other programs keep.
    """
    library = Library(paths)
    uses = library.uses.all()
    found = {role: library.find(reference) for role, reference in zip(UsedAs, chosen, strict=True) if reference}
    in_use = {role: _resolved(path) for role, path in found.items() if path is not None}

    def item(entry: LibraryEntry, place: Origin) -> InventoryItem:
        projector, projector_bytes, goes_along = _sight(entry.path)
        return InventoryItem(
            projector=projector,
            projector_bytes=projector_bytes,
            projector_goes_along=goes_along,
            name=entry.name,
            reference=entry.reference,
            path=entry.path,
            size_bytes=entry.size_bytes,
            place=place,
            use=Uses.of(entry.path, uses),
            chosen_as=frozenset(role for role, path in in_use.items() if path == _resolved(entry.path)),
            missing=not is_file(entry.path),
            parts=_parts(entry.path),
            linked_to=_resolved(entry.path) if entry.path.is_symlink() else None,
        )

    items = [_with_pairs(item(entry, Origin.LIBRARY), pairs, paths.models) for entry in library.entries()]
    items += [item(entry, Origin.ADDED) for entry in library.added_entries()]
    if elsewhere and wanted():
        known = {_resolved(one.path) for one in items}
        for model in find_elsewhere(home):
            if _resolved(model.path) not in known:
                # A blob is named after its hash; a file's own name is shorter than its path in that program.
                name = name_of(model.path) if model.path.suffix.lower() == ".gguf" else model.name
                entry = LibraryEntry(name, str(model.path), model.path, model.size_bytes)
                items.append(item(entry, Origin(model.program)))
    facts = FactsStore(paths.facts).known(one.path for one in items)
    items = [replace(one, facts=facts.get(one.path)) for one in items]
    return tuple(sorted(items, key=lambda one: (-(one.use.last_s or 0), one.name.casefold())))


def facts_of(items: Iterable[InventoryItem]) -> dict[Path, FileFacts]:
    """Return what is known of the items."""
    return {item.path: item.facts for item in items if item.facts is not None}


def _with_pairs(item: InventoryItem, pairs: Sequence[CatalogPair], models: Path) -> InventoryItem:
    named = [
        (pair, role)
        for pair in pairs
        for role, file in zip(UsedAs, pair.files, strict=False)  # one that guesses for itself has no draft
        if file.hub.below(models) == item.path
    ]
    whole = tuple(
        pair for pair, _ in named if pair.draft is not None and all(is_file(f.hub.below(models)) for f in pair.files)
    )
    return replace(item, pairs=tuple(named), whole_pairs=whole) if named else item


def _sight(path: Path) -> tuple[str, int, bool]:
    """Return the name and size of a model's projector, and whether it goes where the model goes."""
    found = projector_beside(path)
    if found is None:
        return "", 0, False
    try:
        facts = found.stat()
        goes_along = found in files_of(path)
    except OSError:  # it was removed meanwhile
        return "", 0, False
    has_another_name = facts.st_nlink > 1 or found.is_symlink()  # which keeps its bytes
    return found.name, facts.st_size, goes_along and not has_another_name


def _parts(path: Path) -> tuple[int, int] | None:
    shard = SHARD.match(path.name)
    if shard is None:
        return None
    try:
        return len(shards_here(path)), int(shard["count"])
    except OSError:
        return 0, int(shard["count"])


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError):  # a circle of links
        return path.absolute()
