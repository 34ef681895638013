"""Every model on this computer in one list: the library, what the person added, what other programs keep.

Taking stock looks at disks, so it is done beside the window.

Model files of other programs are used in place. Nothing here is ever written, renamed or deleted. What is found belongs
to other programs and may be of any shape, so every list is bounded and no link leads out of the folder that was asked
about, or round in circles.

Files of the catalogue that are here already need not be fetched again. Ollama and the Hub's cache name their files
after the sha256 of what is in them. Elsewhere a file is taken for the published one if it has its name and its size to
the byte; whether its content is sound shows when it is loaded.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import Any

from app.language import mark, tr_marked
from app.models.gguf.file_names import SHARD, shards_here, stands_for_model
from app.models.gguf.names import name_of
from app.models.gguf.projectors import projector_beside
from app.models.library.catalog import CatalogFile, CatalogPair
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.file_operations import files_of
from app.models.library.history import FileUse, UsedAs, Uses
from app.models.library.model_library import Library, LibraryEntry
from app.paths import Paths
from app.system.files import is_file, read_json, read_whole

_MOST_FILES = 20_000
"""Looked at in one program's folder."""
_MOST_PATH_BYTES = 4096
_MOST_JSON_BYTES = 1_000_000
_OLLAMA_MODEL = "application/vnd.ollama.image.model"


@dataclass(frozen=True, slots=True)
class ModelElsewhere:
    """A model file of another program."""

    program: str
    name: str
    """As that program calls it."""
    path: Path
    size_bytes: int


def find_elsewhere(home: Path | None = None, variables: dict[str, str] | None = None) -> tuple[ModelElsewhere, ...]:
    """Return all that is found; a folder that cannot be read has nothing.
    ``variables`` is the environment, for the places that other programs let people choose.
    """
    home, known = home or Path.home(), dict(os.environ) if variables is None else variables
    folders = [
        *_ollama(Path(known.get("OLLAMA_MODELS") or home / ".ollama" / "models")),
        *_lm_studio(_lm_studio_folder(home)),
        *_hub_cache(_hub_cache_folder(home, known)),
    ]
    unique = {str(model.path.resolve()): model for model in folders}
    return tuple(sorted(unique.values(), key=lambda model: (model.program, model.name.casefold())))


def _ollama(folder: Path) -> Iterator[ModelElsewhere]:
    manifests = folder / "manifests"
    for path in _files(manifests):
        layers = _json(path).get("layers")
        for layer in layers if isinstance(layers, list) else ():
            if not isinstance(layer, dict) or layer.get("mediaType") != _OLLAMA_MODEL:
                continue
            algorithm, _, digest = str(layer.get("digest", "")).partition(":")
            blob = folder / "blobs" / f"sha256-{digest}"
            if algorithm == "sha256" and digest.isalnum() and is_file(blob):
                pieces = path.relative_to(manifests).parts
                name = ":".join(["/".join(pieces[1:-1]).removeprefix("library/"), pieces[-1]])
                yield ModelElsewhere("Ollama", name, blob, blob.stat().st_size)


def _lm_studio_folder(home: Path) -> Path:
    try:
        root = Path(read_whole(home / ".lmstudio-home-pointer", _MOST_PATH_BYTES).decode().strip())
    except (OSError, ValueError):
        older = home / ".cache" / "lm-studio"
        root = older if older.is_dir() else home / ".lmstudio"
    chosen = _json(root / "settings.json").get("downloadsFolder")
    return Path(chosen) if isinstance(chosen, str) and chosen else root / "models"


def _lm_studio(folder: Path) -> Iterator[ModelElsewhere]:
    for path in _files(folder):
        if _is_model(path):
            yield ModelElsewhere("LM Studio", path.relative_to(folder).as_posix(), path, _size(path))


def _hub_cache_folder(home: Path, variables: dict[str, str]) -> Path:
    if variables.get("HF_HUB_CACHE"):
        return Path(variables["HF_HUB_CACHE"])
    root = variables.get("HF_HOME")
    return (Path(root) if root else Path(variables.get("XDG_CACHE_HOME") or home / ".cache") / "huggingface") / "hub"


def _hub_cache(folder: Path) -> Iterator[ModelElsewhere]:
    for path in _files(folder):
        pieces = path.relative_to(folder).parts
        if len(pieces) > 3 and pieces[0].startswith("models--") and pieces[1] == "snapshots" and _is_model(path):
            repo = pieces[0].removeprefix("models--").replace("--", "/")
            yield ModelElsewhere("Hub cache", f"{repo}/{'/'.join(pieces[3:])}", path, _size(path))


def _files(folder: Path) -> Iterator[Path]:
    # os.walk enters no linked folders, so a circle of links cannot hold it; it passes over what it may not read.
    if "\0" in str(folder):  # os.walk raises at such a name
        return iter(())
    walked = (Path(root) / name for root, _, names in os.walk(folder) for name in sorted(names))
    return islice((path for path in walked if is_file(path)), _MOST_FILES)


def _is_model(path: Path) -> bool:
    return path.suffix.lower() == ".gguf" and stands_for_model(path)


def _size(path: Path) -> int:
    return sum(part.stat().st_size for part in shards_here(path) if is_file(part))


def _json(path: Path) -> dict[str, Any]:
    try:
        content = read_json(path, _MOST_JSON_BYTES)
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}


class Origin(Enum):
    """Owner of a file's folder; the values are marked for translation."""

    LIBRARY = "Draftlight"
    ADDED = mark("Added by you")
    OLLAMA = "Ollama"
    LM_STUDIO = "LM Studio"
    HUB_CACHE = mark("Hub cache")

    @property
    def words(self) -> str:
        """The owner in words."""
        return tr_marked(self.value)

    @property
    def ours(self) -> bool:
        """True if Draftlight may rename and delete there."""
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
    """Its part in the pair that is chosen now."""
    pairs: tuple[tuple[CatalogPair, UsedAs], ...] = ()
    """The pairs of the catalogue that name it, and what it does there."""
    whole_pairs: tuple[CatalogPair, ...] = ()
    """Pairs of two files whose other file is here too."""
    missing: bool = False
    """The file is gone, or on a disk that is not there now."""
    parts: tuple[int, int] | None = None
    """Number of parts that are here, and of those there should be; ``None`` for a model in one file."""
    linked_to: Path | None = None
    """Place of the bytes, if the file is only a link to them."""
    facts: FileFacts | None = None
    """The facts of its file, if it was read before."""
    projector: str = ""
    """The name of the file beside it with which it sees pictures; empty where there is none."""
    projector_bytes: int = 0
    projector_goes_along: bool = False
    """True if no other model needs it, so that it goes with this one, and its bytes are free then."""

    @property
    def roles(self) -> frozenset[UsedAs]:
        """Return its purpose: how it was used, or what the catalogue says, or its file."""
        if self.facts is not None and not self.facts.shape.talks:
            return frozenset({UsedAs.DRAFT})
        return self.use.roles or frozenset(role for _, role in self.pairs)

    @property
    def frees_bytes(self) -> int:
        """Return the bytes that deleting it would free; a link frees nothing."""
        if self.linked_to is not None:
            return 0
        return self.size_bytes + (self.projector_bytes if self.projector_goes_along else 0)


def take_inventory(
    paths: Paths,
    pairs: Sequence[CatalogPair],
    chosen: tuple[str | None, str | None] = (None, None),
    is_wanted: Callable[[], bool] = lambda: True,
    *,
    elsewhere: bool = True,
    home: Path | None = None,
) -> tuple[InventoryItem, ...]:
    """Return all models on this computer, the most lately used first, then by name.
    ``chosen``: the target and the draft in use now. ``is_wanted`` is asked between steps: where it says no, what was
    found is all. With ``elsewhere``, what other programs keep in ``home`` is looked for too.
    """
    library = Library(paths)
    uses = library.uses.all()
    chosen_files = {role: library.find(reference) for role, reference in zip(UsedAs, chosen, strict=True) if reference}
    in_use = {role: _resolved(path) for role, path in chosen_files.items() if path is not None}

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
    if elsewhere and is_wanted():
        listed_paths = {_resolved(one.path) for one in items}
        for model in find_elsewhere(home):
            if _resolved(model.path) not in listed_paths:
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
    projector = projector_beside(path)
    if projector is None:
        return "", 0, False
    try:
        facts = projector.stat()
        goes_along = projector in files_of(path)
    except OSError:  # it was removed meanwhile
        return "", 0, False
    has_another_name = facts.st_nlink > 1 or projector.is_symlink()  # which keeps its bytes
    return projector.name, facts.st_size, goes_along and not has_another_name


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


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file of the catalogue that is on this computer."""

    path: Path
    place: str
    """Return whose folder that is, in words."""


def recognise(files: Iterable[CatalogFile], library: Library, *, home: Path | None = None) -> dict[str, FoundFile]:
    """Return, by the catalogue's id, where each file is that other programs keep, or that the person added."""
    candidates = [(model.path, model.size_bytes, model.program) for model in find_elsewhere(home)]
    candidates += [(entry.path, entry.size_bytes, "your own folder") for entry in library.added_entries()]
    places: dict[str, FoundFile] = {}
    for file in files:
        for path, size, place in candidates:
            if size == file.size_bytes and _is_that(path, file):
                places[file.id] = FoundFile(path, place)
                break
    return places


def _is_that(path: Path, file: CatalogFile) -> bool:
    if path.name.casefold() == PurePosixPath(file.hub.name).name.casefold():
        return True
    try:
        content = path.resolve().name.removeprefix("sha256-")
    except (OSError, RuntimeError):  # a circle of links
        return False
    return bool(file.sha256) and content == file.sha256
